import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatMoney } from '../../../../core/money/money.ts';
import { formatDate } from '../../../../core/time/formatTime.ts';
import { useFlag } from '../../../platform/flags/useFlag.ts';
import { useOnline } from '../../../platform/usePlatform.ts';
import { Button, buttonStyle } from '../../../ui/Button.tsx';
import { useBrand } from '../../../ui/brandContext.ts';
import { Card } from '../../../ui/Card.tsx';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { Pill } from '../../../ui/Pill.tsx';
import { AsyncRegion } from '../../../ui/region/AsyncRegion.tsx';
import { RegionMessage } from '../../../ui/region/RegionMessage.tsx';
import type { RegionWords } from '../../../ui/region/regionWords.ts';
import { segment, segmentTrack } from '../../../ui/Segmented.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Text } from '../../../ui/Text.tsx';
import { useReferrals } from '../data/referrals.ts';
import { type Friend, initialsOf, type Referrals } from '../logic/referrals.ts';
import * as styles from './referralStyles.ts';

const WORDS: RegionWords = {
  error: 'Your referrals can’t be shown right now',
  offline: 'Your referrals are not saved on this device',
  offlineDetail: 'They are shown as soon as you’re back online.',
};

const TABS = [
  ['invite-friends', 'Invite friends'],
  ['in-progress', 'In progress'],
  ['completed', 'Completed'],
] as const;

function Page({
  tab,
  children,
}: {
  readonly tab: (typeof TABS)[number][0];
  readonly children: (referrals: Referrals) => ReactNode;
}) {
  const source = useReferrals();
  const isOnline = useOnline();
  return (
    <div className={styles.page}>
      <Text as="h1" type="page">
        Refer a friend
      </Text>
      <nav className={segmentTrack} aria-label="Referrals">
        {TABS.map(([path, label]) => (
          <Link key={path} className={segment} to={`/account/referrals/${path}`} aria-current={path === tab ? 'page' : undefined}>
            {label}
          </Link>
        ))}
      </nav>
      <AsyncRegion
        source={source}
        isOnline={isOnline}
        skeleton={<Skeleton height={320} radius={12} />}
        message={(kind) => <RegionMessage kind={kind} size="card" words={WORDS} onRetry={() => void source.refetch()} />}
      >
        {({ found }) =>
          found === null ? (
            <Card>
              <EmptyState title="Referrals are not available to you at the moment" />
            </Card>
          ) : (
            children(found)
          )
        }
      </AsyncRegion>
    </div>
  );
}

/** `/account/referrals`, `/account/referrals/invite-friends` and, with its flag, `/account/referafriend`. */
export function InvitePage() {
  return <Page tab="invite-friends">{(referrals) => <Invite referrals={referrals} />}</Page>;
}

function Invite({ referrals: { link, awardCents, terms } }: { readonly referrals: Referrals }) {
  const { name } = useBrand();
  const hasLink = useFlag('referral-program');
  const text = `Join me at ${name}: ${link}`;
  const canShare = 'share' in navigator;
  return (
    <Card className={styles.invite} aria-label="Invite friends">
      <Icon name="people" size={40} />
      <Text as="h2" type="section">
        {formatMoney(awardCents)} bonus bet for each of you
      </Text>
      <p>After your friend has deposited, and bet the deposit once.</p>
      {hasLink && (
        <>
          <div className={styles.link}>
            <span>{link}</span>
            <CopyButton text={link} label="Copy link" />
          </div>
          <div className={styles.actions}>
            {canShare && (
              <Button tone="primary" onClick={() => void navigator.share({ title: name, url: link }).catch(() => undefined)}>
                <Icon name="share" size={16} />
                Share
              </Button>
            )}
            <a
              className={buttonStyle({ tone: 'outline' }).className}
              href={`mailto:?subject=${encodeURIComponent(name)}&body=${encodeURIComponent(text)}`}
            >
              Email
            </a>
          </div>
        </>
      )}
      <ul className={styles.terms}>
        {terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
    </Card>
  );
}

function FriendRow({ friend, end }: { readonly friend: Friend; readonly end: ReactNode }) {
  const { name, stepText, signedUpAt, completedAt } = friend;
  return (
    <li>
      <span className={styles.initials} aria-hidden="true">
        {initialsOf(name)}
      </span>
      <div>
        <b>{name}</b>
        <small>{completedAt === null ? `${stepText} Since ${formatDate(signedUpAt)}.` : formatDate(completedAt)}</small>
      </div>
      {end}
    </li>
  );
}

/** `/account/referrals/in-progress` */
export function InProgressPage() {
  return (
    <Page tab="in-progress">
      {({ inProgress }) => (
        <Card aria-label="In progress">
          {inProgress.length === 0 ? (
            <EmptyState title="Nobody is on the way">Friends who open an account with your link are shown here.</EmptyState>
          ) : (
            <ul className={styles.rows}>
              {inProgress.map((friend) => (
                <FriendRow
                  key={`${friend.name}${friend.signedUpAt}`}
                  friend={friend}
                  end={
                    <Pill tone="info">
                      {friend.stepsDone} of {friend.steps}
                    </Pill>
                  }
                />
              ))}
            </ul>
          )}
        </Card>
      )}
    </Page>
  );
}

/** `/account/referrals/completed` */
export function CompletedPage() {
  return (
    <Page tab="completed">
      {({ completed, earnedCents }) => (
        <>
          <Card aria-label="In all">
            <dl className={styles.totals}>
              <div>
                <dt>Friends</dt>
                <dd>{completed.length}</dd>
              </div>
              <div>
                <dt>Bonus bets</dt>
                <dd>{formatMoney(earnedCents)}</dd>
              </div>
            </dl>
          </Card>
          {completed.length > 0 && (
            <Card aria-label="Completed">
              <ul className={styles.rows}>
                {completed.map((friend) => (
                  <FriendRow
                    key={`${friend.name}${friend.signedUpAt}`}
                    friend={friend}
                    end={<Pill tone="success">+{formatMoney(friend.awardCents ?? 0)}</Pill>}
                  />
                ))}
              </ul>
            </Card>
          )}
        </>
      )}
    </Page>
  );
}
