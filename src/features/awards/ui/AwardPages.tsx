import { Link, useLocation } from 'react-router';
import { formatMoney } from '../../../../core/money/money.ts';
import { takenRewards } from '../../../../core/money/sportsRewards.ts';
import { formatMoment } from '../../../../core/time/formatTime.ts';
import { useMutation } from '../../../platform/data/useMutation.ts';
import { useOnline, useServices } from '../../../platform/usePlatform.ts';
import { Button, buttonStyle } from '../../../ui/Button.tsx';
import { useBrand } from '../../../ui/brandContext.ts';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { Note } from '../../../ui/Note.tsx';
import { NotFoundMessage } from '../../../ui/NotFoundMessage.tsx';
import { Pill } from '../../../ui/Pill.tsx';
import { pageColumn } from '../../../ui/pageColumn.ts';
import { AsyncRegion } from '../../../ui/region/AsyncRegion.tsx';
import { RegionMessage } from '../../../ui/region/RegionMessage.tsx';
import type { RegionWords } from '../../../ui/region/regionWords.ts';
import { segment } from '../../../ui/Segmented.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Text } from '../../../ui/Text.tsx';
import { useToast } from '../../../ui/toast/useToast.ts';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { claimCashback, useAwards, useCredits } from '../data/awards.ts';
import { AWARD_LISTS, type AwardList, listOf, listsOf } from '../logic/awardPages.ts';
import { AWARD_PAGES_PATH } from '../logic/awardPath.ts';
import { type Award, type AwardKind, claimableCents, momentOf, STATUSES } from '../logic/awards.ts';
import * as styles from './awardStyles.ts';

const WORDS: RegionWords = {
  error: 'Your rewards can’t be shown right now',
  offline: 'Your rewards are not saved on this device',
  offlineDetail: 'They are shown as soon as you’re back online.',
};

const KINDS: Readonly<Record<AwardKind, { readonly label: string; readonly icon: 'cash' | 'gift' | 'boost' | 'casino' }>> = {
  CASHBACK: { label: 'Cashback', icon: 'cash' },
  BONUS_BET: { label: 'Bonus bet', icon: 'gift' },
  PROFIT_BOOST: { label: 'Boost', icon: 'boost' },
  BONUS_SPINS: { label: 'Bonus spins', icon: 'casino' },
};

function Head({ current }: { readonly current: AwardList | 'promotional-credits' }) {
  const { headingTitle } = useBrand().accountCredits;
  const links = listsOf(useServices().brandKind).flatMap((list): readonly (readonly [string, string])[] => {
    const link = [list, AWARD_LISTS[list].label] as const;
    return list === 'history' ? [['promotional-credits', headingTitle], link] : [link];
  });
  return (
    <>
      <Text as="h1" type="page">
        Rewards
      </Text>
      <nav className={styles.tabs} aria-label="Kinds of rewards">
        {links.map(([page, label]) => (
          <Link
            key={page}
            className={segment}
            to={`/${AWARD_PAGES_PATH}/${page}`}
            aria-current={page === current ? 'page' : undefined}
          >
            {label}
          </Link>
        ))}
      </nav>
    </>
  );
}

/** `/account/award-details/{page}`: the awards of one kind, or those of the past. */
export function AwardsPage() {
  const { pathname } = useLocation();
  const list = listOf(pathname.split('/').at(-1) ?? '', useServices().brandKind);
  return list === null ? <NotFoundMessage /> : <Awards key={list} list={list} />;
}

function Awards({ list }: { readonly list: AwardList }) {
  const source = useAwards(list);
  const isOnline = useOnline();
  return (
    <div className={pageColumn}>
      <Head current={list} />
      <AsyncRegion
        source={source}
        isOnline={isOnline}
        skeleton={<Skeleton height={200} radius={12} />}
        message={(kind) => <RegionMessage kind={kind} size="card" words={WORDS} onRetry={() => void source.refetch()} />}
        isEmpty={(awards) => awards.length === 0}
        empty={<NoAwards list={list} />}
      >
        {(awards) =>
          list === 'cashback' ? (
            <Cashback awards={awards} />
          ) : list === 'history' ? (
            <History awards={awards} />
          ) : (
            <div className={styles.cards}>
              {awards.map((award) => (
                <AwardCard key={award.id} award={award} />
              ))}
            </div>
          )
        }
      </AsyncRegion>
    </div>
  );
}

function NoAwards({ list }: { readonly list: AwardList }) {
  const { label } = AWARD_LISTS[list];
  return (
    <Card>
      <EmptyState
        title={list === 'history' ? 'No rewards yet' : `No ${label.toLowerCase()} right now`}
        action={
          <Link className={buttonStyle({ tone: 'outline' }).className} to="/promotions">
            See promos
          </Link>
        }
      >
        {list === 'history' ? 'What you use, and what ends, is shown here.' : 'What you are given is shown here.'}
      </EmptyState>
    </Card>
  );
}

function AwardCard({ award }: { readonly award: Award }) {
  const { kind, title, status, pausedReason, usageTitle, usageRestrictions, terms, use, spins, cents } = award;
  const { label, icon } = KINDS[kind];
  const [word, at] = momentOf(award);
  return (
    <Card as="article" className={styles.card} aria-label={title}>
      <div className={styles.line}>
        <Pill tone="reward" icon={icon}>
          {label}
        </Pill>
        {status !== 'AVAILABLE' && <Pill tone={STATUSES[status].tone}>{STATUSES[status].label}</Pill>}
      </div>
      <h2>{title}</h2>
      {spins !== null && (
        <p>
          {spins} spins of {formatMoney(cents ?? 0)}
        </p>
      )}
      <p>{[usageTitle, ...usageRestrictions].join(' · ')}</p>
      <p className={styles.caption}>
        {word} {formatMoment(at, { seconds: false })}
      </p>
      {pausedReason !== null && status === 'PAUSED' && <Note tone="info" title={pausedReason} />}
      <div className={styles.line}>
        {use !== null && (
          <Link className={buttonStyle({ tone: 'secondary', size: 'sm' }).className} to={use.path}>
            {use.label}
            <VisuallyHidden>: {title}</VisuallyHidden>
          </Link>
        )}
      </div>
      <details>
        <summary>Terms</summary>
        <ul>
          {terms.map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ul>
      </details>
    </Card>
  );
}

function Cashback({ awards }: { readonly awards: readonly Award[] }) {
  const { state, send } = useMutation(claimCashback);
  const toast = useToast();
  const isOnline = useOnline();
  const total = claimableCents(awards);
  const open = awards.filter(({ status }) => status === 'AVAILABLE');
  const isBusy = state === 'sending';

  async function claim(wanted: readonly Award[]): Promise<void> {
    if (isBusy) return;
    for (const { id } of wanted) {
      const outcome = await send({ awardId: id });
      if (outcome.ok && outcome.value.problem === null) continue;
      const detail = outcome.ok ? outcome.value.problem : null;
      toast.show({ id: 'cashback', type: 'danger', body: 'The cashback was not claimed', ...(detail ? { detail } : {}) });
      return;
    }
    const cents = claimableCents(wanted);
    toast.show({ id: 'cashback', type: 'success', body: `${formatMoney(cents)} added to your balance` });
  }

  return (
    <Card aria-label="Cashback">
      <ul className={styles.rows}>
        {awards.map((award) => {
          const [word, at] = momentOf(award);
          return (
            <li key={award.id}>
              <Icon name="cash" size={24} />
              <div>
                <b>{formatMoney(award.cents ?? 0)}</b>
                <small>
                  {award.title} · {word} {formatMoment(at, { seconds: false })}
                </small>
              </div>
              {award.status === 'AVAILABLE' ? (
                <Button tone="primary" size="sm" disabled={!isOnline} busy={isBusy} onClick={() => void claim([award])}>
                  Claim
                  <VisuallyHidden>: {award.title}</VisuallyHidden>
                </Button>
              ) : (
                <Pill tone={STATUSES[award.status].tone}>{award.pausedReason ?? STATUSES[award.status].label}</Pill>
              )}
            </li>
          );
        })}
        {open.length > 1 && (
          <li>
            <Button tone="outline" wide disabled={!isOnline} busy={isBusy} onClick={() => void claim(open)}>
              Claim all {formatMoney(total)}
            </Button>
          </li>
        )}
      </ul>
    </Card>
  );
}

function History({ awards }: { readonly awards: readonly Award[] }) {
  const { brandKind } = useServices();
  return (
    <Card aria-label="Rewards history">
      <ul className={styles.rows}>
        {takenRewards(awards, brandKind).map((award) => {
          const [word, at] = momentOf(award);
          return (
            <li key={award.id}>
              <Icon name={KINDS[award.kind].icon} size={24} />
              <div>
                <b>{award.title}</b>
                <small>
                  {word} {formatMoment(at, { seconds: false })}
                </small>
              </div>
              <Pill tone={STATUSES[award.status].tone}>{STATUSES[award.status].label}</Pill>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

/** `/account/award-details/promotional-credits`: a balance, not a list. */
export function CreditsPage() {
  const source = useCredits();
  const isOnline = useOnline();
  const { brandKind } = useServices();
  const { accountCredits } = useBrand();
  return (
    <div className={pageColumn}>
      <Head current="promotional-credits" />
      <AsyncRegion
        source={source}
        isOnline={isOnline}
        skeleton={<Skeleton height={140} radius={12} />}
        message={(kind) => <RegionMessage kind={kind} size="card" words={WORDS} onRetry={() => void source.refetch()} />}
      >
        {({ cents }) => (
          <Card aria-label={accountCredits.headingTitle} className={styles.credits}>
            <span className={styles.caption}>{accountCredits.headingTitle}</span>
            <b>{formatMoney(cents)}</b>
            <p>
              {brandKind === 'sportsbook' && 'For sports bets. Only the winnings are paid. '}It cannot be withdrawn and does not
              expire.
            </p>
            <div className={styles.line}>
              <Link className={buttonStyle({ tone: 'secondary' }).className} to="/account/history/transactions?filter=bonus">
                View credit history
              </Link>
            </div>
          </Card>
        )}
      </AsyncRegion>
    </div>
  );
}
