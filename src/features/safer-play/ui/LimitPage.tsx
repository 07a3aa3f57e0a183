import { Link, useLocation } from 'react-router';
import { limitLabel, limitTitle, PERIOD_LABELS } from '../../../../core/texts/limitNames.ts';
import type { LimitPeriod, PlayerLimit, PlayerLimits } from '../../../player/index.ts';
import { buttonStyle } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { pageColumn } from '../../../ui/pageColumn.ts';
import { useLimitNames } from '../../../ui/useLimitNames.ts';
import { type LimitKind, limitOfPath, limitPath } from '../logic/limitKinds.ts';
import { HelpStrip, ReachedNotes } from './Help.tsx';
import { HistoryRows, LimitHistory, newestRows } from './HistoryTable.tsx';
import { LimitForm } from './LimitForm.tsx';
import { BadgePill, LimitStatus } from './LimitStatus.tsx';
import { LimitsRegion } from './LimitsRegion.tsx';
import { PeriodTabs, SaferPlayHead } from './SaferPlayHead.tsx';
import * as styles from './saferPlayStyles.ts';

const LEADS: Readonly<Record<LimitKind['type'], string>> = {
  DEPOSIT: 'Lowering a limit works right away. Raising or removing one waits, then asks you again.',
  LOSS: 'What you may lose, wins taken off. Raising or removing a limit waits, then asks you again.',
  SPEND: 'What you may stake of your own money. Raising or removing a limit waits, then asks you again.',
  MAX_SINGLE_WAGER: 'The most you can stake on one bet or round.',
  DAILY_TIME: 'We log you out when you reach it, and you can come back tomorrow. It counts all your devices and our other brands.',
};

/** `/account/responsible-gaming/limits/{type}` and `…/{period}`: the limits of one type, or one of them with the form that changes it. */
export function LimitPage() {
  const found = limitOfPath(useLocation().pathname);
  return found && <LimitView {...found} />;
}

/** @param period null: all of a type with periods, or the one of a type without. */
export function LimitView({ kind, period }: { readonly kind: LimitKind; readonly period: LimitPeriod | null }) {
  const names = useLimitNames();
  const isOne = period !== null || !kind.hasPeriods;
  const title = isOne ? limitTitle({ type: kind.type, period }, names) : `${limitLabel(kind, names)} limits`;
  return (
    <div className={pageColumn}>
      <SaferPlayHead title={title} lead={LEADS[kind.type]} current={kind.type} />
      {isOne && period !== null && <PeriodTabs type={kind.type} current={period} />}
      <LimitsRegion key={`${kind.type} ${period}`}>
        {({ limits }, onChanged) => {
          const ofType = limits.filter(({ type }) => type === kind.type);
          const one = ofType.find((limit) => !kind.hasPeriods || limit.period === period);
          return isOne && one ? (
            <OneLimit limit={one} onChanged={onChanged} />
          ) : (
            <LimitsOfType kind={kind} limits={ofType} onChanged={onChanged} />
          );
        }}
      </LimitsRegion>
    </div>
  );
}

interface Changing {
  readonly onChanged: () => Promise<void>;
}

function OneLimit({ limit, onChanged }: Changing & { readonly limit: PlayerLimit }) {
  return (
    <>
      <ReachedNotes limits={[limit]} />
      <div className={styles.halves}>
        <LimitCard limit={limit} title="Your limit" onChanged={onChanged} />
        <LimitForm limit={limit} onChanged={onChanged} />
      </div>
      <HelpStrip />
      <LimitHistory limit={limit} />
    </>
  );
}

interface LimitCardProps extends Changing {
  readonly limit: PlayerLimit;
  readonly title: string;
  /** A link to the page of this limit. */
  readonly hasLink?: boolean;
}

function LimitCard({ limit, title, onChanged, hasLink = false }: LimitCardProps) {
  const name = limitTitle(limit, useLimitNames()).toLowerCase();
  const isWaiting = limit.pending !== null;
  return (
    <Card as="section" className={styles.card} aria-label={title}>
      <div className={styles.cardHead}>
        <h2>{title}</h2>
        {limit.pending !== null && <BadgePill badge={limit.pending.badge} />}
      </div>
      <LimitStatus limit={limit} onChanged={onChanged} />
      {hasLink && (
        <Link
          className={buttonStyle({ tone: isWaiting ? 'quiet' : 'secondary' }).className}
          to={limitPath(limit)}
          aria-label={`${limit.active === null ? 'Set' : 'Change'} ${name}`}
        >
          {limit.active === null ? 'Set limit' : 'Change'}
        </Link>
      )}
    </Card>
  );
}

interface LimitsOfTypeProps extends Changing {
  readonly kind: LimitKind;
  readonly limits: PlayerLimits['limits'];
}

/** The three periods side by side, and what they were. */
function LimitsOfType({ kind, limits, onChanged }: LimitsOfTypeProps) {
  const label = limitLabel(kind, useLimitNames());
  const nameOf = ({ period }: PlayerLimit): string => (period === null ? label : PERIOD_LABELS[period]);
  const rows = newestRows(limits, nameOf);
  return (
    <>
      <ReachedNotes limits={limits} />
      <div className={styles.thirds}>
        {limits.map((limit) => (
          <LimitCard key={limit.id} limit={limit} title={nameOf(limit)} onChanged={onChanged} hasLink />
        ))}
      </div>
      <HelpStrip />
      {rows.length > 0 && (
        <Card as="section" aria-label="History">
          <HistoryRows rows={rows} label={`Newest ${label.toLowerCase()} limits`} nameHead="Period" />
        </Card>
      )}
    </>
  );
}
