import { useId, useState } from 'react';
import { formatDate } from '../../../../core/time/formatTime.ts';
import { useOnline, useServices } from '../../../platform/usePlatform.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { OutageIllustration } from '../../../ui/illustrations/OutageIllustration.tsx';
import { NamedIcon } from '../../../ui/NamedIcon.tsx';
import { pageColumn } from '../../../ui/pageColumn.ts';
import { AsyncRegion } from '../../../ui/region/AsyncRegion.tsx';
import { RegionMessage } from '../../../ui/region/RegionMessage.tsx';
import type { RegionWords } from '../../../ui/region/regionWords.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Text } from '../../../ui/Text.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { useProgramme } from '../data/loyalty.ts';
import { type NamedBalance, type Programme, progressPercent, type TierStep } from '../logic/loyalty.ts';
import * as styles from './loyaltyStyles.ts';
import { RedemptionPanel } from './RedemptionPanel.tsx';

const count = new Intl.NumberFormat('en-US');

const WORDS: RegionWords = {
  error: 'An unexpected error occurred. Check back later.',
  offline: 'Your loyalty account is not saved on this device',
  offlineDetail: 'It is shown as soon as you’re back online.',
};

/** `/account/penn-play`: the player's place in the loyalty programme, and what their credits are redeemed for. */
export function LoyaltyPage() {
  const programme = useProgramme();
  const isOnline = useOnline();
  return (
    <div className={pageColumn}>
      <Text as="h1" type="page">
        Loyalty
      </Text>
      <AsyncRegion
        source={programme}
        isOnline={isOnline}
        skeleton={<Skeleton height={420} radius={12} />}
        message={(kind) =>
          kind === 'error' ? (
            <LoyaltyFailed />
          ) : (
            <RegionMessage kind={kind} size="card" words={WORDS} onRetry={() => void programme.refetch()} />
          )
        }
      >
        {({ value, error }) => (error === null ? <Overview programme={value} /> : <LoyaltyFailed detail={error} />)}
      </AsyncRegion>
    </div>
  );
}

/** The message where the service reports an error or does not answer. */
function LoyaltyFailed({ detail }: { readonly detail?: string }) {
  const { openSupport } = useServices();
  return (
    <Card>
      <EmptyState
        illustration={<OutageIllustration />}
        title="An unexpected error occurred. Check back later."
        action={
          <Button tone="outline" onClick={openSupport}>
            Contact Support
          </Button>
        }
      >
        {detail}
      </EmptyState>
    </Card>
  );
}

function Overview({ programme }: { readonly programme: Programme }) {
  return (
    <>
      <TierCard programme={programme} />
      <div className={styles.split}>
        <div className={pageColumn}>
          <Balances balances={programme.balances} />
          <Earning methods={programme.earning} />
        </div>
        <div className={pageColumn}>
          <RedemptionPanel />
          <p className={styles.caption}>Membership number {programme.cardNumber}</p>
        </div>
      </div>
    </>
  );
}

function TierCard({ programme }: { readonly programme: Programme }) {
  const { tier, points, next, through, tiers } = programme;
  const percent = progressPercent(programme);
  // A calendar's day: noon UTC is on it in every zone of the product.
  const until = through === null ? null : formatDate(Date.parse(`${through}T12:00:00Z`), 'UTC');
  return (
    <Card aria-label="Your tier" className={styles.head}>
      <svg className={styles.medal} viewBox="0 0 44 44" aria-hidden="true">
        <path d="M22 2l17.3 10v20L22 42 4.7 32V12z" />
        <path d="m22 13 2.7 5.6 6.1.8-4.5 4.3 1.1 6.1L22 26.8l-5.4 3 1.1-6.1-4.5-4.3 6.1-.8z" />
      </svg>
      <div>
        <p className={styles.caption}>Your tier</p>
        <h2 className={styles.tierName}>{tier}</h2>
        <p className={styles.caption}>
          {count.format(points)} tier points{until === null ? ' this year' : ` · through ${until}`}
        </p>
      </div>
      {next !== null && (
        <p className={styles.missing}>
          <b>{count.format(next.missingPoints)}</b>
          <span className={styles.caption}>points to {next.tier}</span>
        </p>
      )}
      <div
        className={styles.bar}
        role="progressbar"
        aria-label={next === null ? 'The highest tier' : `Progress to ${next.tier}`}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <span style={{ transform: `scaleX(${percent / 100})` }} />
      </div>
      <ol className={styles.steps} aria-label="Tiers">
        {tiers.map((step) => (
          <Step key={step.label} step={step} />
        ))}
      </ol>
    </Card>
  );
}

function Step({ step: { label, fromPoints, state } }: { readonly step: TierStep }) {
  return (
    <li data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
      <span className={styles.mark}>
        <Icon name={state === 'ahead' ? 'lock' : 'star'} size={16} />
      </span>
      <b>{label}</b>
      <span>
        {count.format(fromPoints)}
        <VisuallyHidden> points</VisuallyHidden>
      </span>
    </li>
  );
}

function Balances({ balances }: { readonly balances: readonly NamedBalance[] }) {
  return (
    <Card aria-label="Balances">
      <dl className={styles.balances}>
        {balances.map((balance) => (
          <Balance key={balance.label} balance={balance} />
        ))}
      </dl>
    </Card>
  );
}

function Balance({ balance: { label, text, tooltip } }: { readonly balance: NamedBalance }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <dt>
        {label}
        <button
          type="button"
          className={styles.info}
          aria-label={`About ${label}`}
          aria-expanded={isOpen}
          aria-controls={id}
          title={tooltip}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="info" size={16} />
        </button>
      </dt>
      <dd>
        <b>{text}</b>
        <p id={id} hidden={!isOpen}>
          {tooltip}
        </p>
      </dd>
    </div>
  );
}

function Earning({ methods }: { readonly methods: Programme['earning'] }) {
  return (
    <Card aria-label="How points are earned">
      <div className={styles.cardHead}>
        <h2>How points are earned</h2>
      </div>
      <ul className={styles.earning}>
        {methods.map(({ title, description, icon }) => (
          <li key={title}>
            <NamedIcon name={icon} size={20} folder={undefined} />
            <div>
              <b>{title}</b>
              <p>{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
