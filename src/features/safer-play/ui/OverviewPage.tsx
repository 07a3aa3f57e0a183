import { Link } from 'react-router';
import { formatEastern, formatSpent } from '../../../../core/money/sessionSpend.ts';
import { limitLabel, limitName, PERIOD_LABELS } from '../../../../core/texts/limitNames.ts';
import { formatInstant } from '../../../../core/time/formatTime.ts';
import { type PlayerLimit, type PlayerLimits, type SessionSpend, usePlayer, useSessionTimes } from '../../../player/index.ts';
import { Card } from '../../../ui/Card.tsx';
import { cls } from '../../../ui/cls.ts';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { Note } from '../../../ui/Note.tsx';
import { pageColumn } from '../../../ui/pageColumn.ts';
import { useLimitNames } from '../../../ui/useLimitNames.ts';
import { CHECK_IN_PATH, LIMIT_KINDS, LIMITS_PATH, type LimitKind, limitPath } from '../logic/limitKinds.ts';
import { amountText, durationText, leftText, resetText, valueText } from '../logic/limitTexts.ts';
import { HelpStrip, ReachedNotes } from './Help.tsx';
import { BadgePill } from './LimitStatus.tsx';
import { LimitsRegion } from './LimitsRegion.tsx';
import { Meter } from './Meter.tsx';
import { SaferPlayHead } from './SaferPlayHead.tsx';
import * as styles from './saferPlayStyles.ts';

const stats = cls({
  display: 'flex',
  flexWrap: 'wrap',
  rowGap: 12,
  padding: '16px 0',
  margin: 0,
  '& > div': { flex: '1 1 160px', padding: '0 20px', display: 'grid', alignContent: 'start' },
  '& > div + div': { borderLeft: '1px solid $line' },
  '& dt': { type: 'caption', color: '$text2' },
  '& dd': { margin: 0, type: 'heading', fontVariantNumeric: 'tabular-nums lining-nums' },
  '& small': { display: 'block', type: 'caption', letterSpacing: 'normal', color: '$text3' },
});
const slot = cls({ display: 'grid', gap: 4 });
const slotLine = cls({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 12px',
  minHeight: 24,
  type: 'body',
  color: '$text2',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& b': { color: '$text', fontWeight: 600 },
  '& a': {
    minHeight: 24,
    lineHeight: '24px',
    color: '$text',
    fontWeight: 600,
    textDecoration: 'underline',
    textUnderlineOffset: 3,
  },
});

/** `/account/responsible-gaming`: all limits of the player, what counts against them, and the way to breaks and help. */
export function OverviewPage() {
  return (
    <div className={pageColumn}>
      <SaferPlayHead title="Responsible gaming" lead="All your limits in one place. Lowering a limit works right away." />
      <LimitsRegion>{(found) => <Overview {...found} />}</LimitsRegion>
    </div>
  );
}

function Overview({ limits, session }: PlayerLimits) {
  const ofType = (kind: LimitKind): readonly PlayerLimit[] => limits.filter(({ type }) => type === kind.type);
  return (
    <>
      <ReachedNotes limits={limits} />
      <CasinoPause />
      <Stats limits={limits} session={session} />
      {limits.map((limit) => limit.pending?.badge === 'ACTION_REQUIRED' && <Waiting key={limit.id} limit={limit} />)}
      <div className={styles.thirds}>
        {LIMIT_KINDS.map((kind) =>
          kind.hasPeriods ? (
            <PeriodsCard key={kind.type} kind={kind} limits={ofType(kind)} />
          ) : (
            ofType(kind).map((limit) => <SingleCard key={kind.type} kind={kind} limit={limit} />)
          ),
        )}
        <CheckInCard />
      </div>
      <HelpStrip />
    </>
  );
}

const STAT_LABELS: Readonly<Record<string, string>> = {
  'deposit-weekly': 'Deposited this week',
  'loss-monthly': 'Net loss this month',
  'daily-time': 'Time today',
};

/** This session, and what the server counts for the limits that there are. */
function Stats({ limits, session }: PlayerLimits) {
  const counted = limits.flatMap(({ id, type, used }) => {
    const label = STAT_LABELS[id];
    return used === null || label === undefined ? [] : [{ label, text: amountText(type, used.used) }];
  });
  return (
    <Card as="div">
      <dl className={stats}>
        <SpentInSession session={session} />
        <div>
          <dt>Time this session</dt>
          <dd>
            <SessionLength />
          </dd>
        </div>
        {counted.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function SpentInSession({ session }: { readonly session: SessionSpend }) {
  return (
    <div>
      <dt>Spent this session</dt>
      <dd>
        {formatSpent(session.spentAmount)}
        <small>since {formatEastern(Date.parse(session.since))}</small>
      </dd>
    </div>
  );
}

/** Without a connection after a reload: the session is not known. */
const NOT_KNOWN = '—';

function SessionLength() {
  // Once a minute, not at every tick of the session's clock.
  const minutes = useSessionTimes(({ sessionDuration }) =>
    sessionDuration === null ? null : Math.floor(sessionDuration / 60_000),
  );
  return minutes === null ? NOT_KNOWN : durationText(minutes * 60);
}

/** Pages of the casino that are closed for a player lead here. */
function CasinoPause() {
  const restriction = usePlayer(({ account }) => account?.casinoRestriction ?? null);
  if (restriction === null) return null;
  const { expiresAt } = restriction;
  return (
    <Note tone="info" icon="lock" title="Casino is paused for you">
      {expiresAt === null ? 'Until it is lifted.' : `Until ${formatInstant(Date.parse(expiresAt))}.`} Your balance and your bets are
      not affected.
    </Note>
  );
}

/** The wait of a change is over: what there is stays until the player says otherwise. */
function Waiting({ limit }: { readonly limit: PlayerLimit }) {
  const { type, active, pending } = limit;
  const change = pending?.value === null ? 'remove it' : `confirm ${valueText(type, pending?.value ?? null)}`;
  return (
    <Note tone="warning" title={`Your ${limitName(limit, useLimitNames())} is waiting for you`}>
      The wait is over. <Link to={limitPath(limit)}>{`Keep ${valueText(type, active?.value ?? null)} or ${change}`}</Link>.
    </Note>
  );
}

function CardHead({ label, path }: { readonly label: string; readonly path: string }) {
  return (
    <div className={styles.cardHead}>
      <h2>{label}</h2>
      <Link className={styles.more} to={path} aria-label={`Manage ${label.toLowerCase()}`}>
        Manage
        <Icon name="chevronRight" size={16} />
      </Link>
    </div>
  );
}

interface KindProps {
  readonly kind: LimitKind;
}

function PeriodsCard({ kind, limits }: KindProps & { readonly limits: readonly PlayerLimit[] }) {
  const label = limitLabel(kind, useLimitNames());
  return (
    <Card as="section" className={styles.card} aria-label={label}>
      <CardHead label={label} path={`${LIMITS_PATH}/${kind.slug}`} />
      {limits.map((limit) => (
        <Slot key={limit.id} limit={limit} />
      ))}
    </Card>
  );
}

function Slot({ limit }: { readonly limit: PlayerLimit }) {
  const { type, period, active, used, pending } = limit;
  const label = period === null ? '' : PERIOD_LABELS[period];
  const name = limitName(limit, useLimitNames());
  if (active === null)
    return (
      <p className={slotLine}>
        <span>{label}</span>
        <Link to={limitPath(limit)} aria-label={`Set ${name}`}>
          Set limit
        </Link>
      </p>
    );
  const left = used === null ? '' : leftText(type, used);
  return (
    <div className={slot}>
      <p className={slotLine}>
        <span>{label}</span>
        <b>{valueText(type, active.value)}</b>
      </p>
      {used !== null && <Meter name={name} use={used} />}
      <p className={`${slotLine} ${styles.small}`}>
        <span>{left}</span>
        {pending !== null && <BadgePill badge={pending.badge} />}
      </p>
    </div>
  );
}

function SingleCard({ kind, limit }: KindProps & { readonly limit: PlayerLimit }) {
  const { type, active, used, pending } = limit;
  const detail = type === 'DAILY_TIME' ? `a day${used === null ? '' : ` · ${leftText(type, used)}`}` : 'a wager, in any product';
  const reset = resetText(limit);
  const names = useLimitNames();
  const label = limitLabel(kind, names);
  return (
    <Card as="section" className={styles.card} aria-label={label}>
      <CardHead label={label} path={limitPath(limit)} />
      <div className={slot}>
        <p>
          <span className={styles.figure}>{valueText(type, active?.value ?? null)}</span>
        </p>
        {active !== null && <p className={styles.small}>{detail}</p>}
      </div>
      {active !== null && used !== null && <Meter name={limitName(limit, names)} use={used} />}
      {reset !== null && <p className={styles.small}>{reset}</p>}
      {pending !== null && (
        <p>
          <BadgePill badge={pending.badge} />
        </p>
      )}
    </Card>
  );
}

function CheckInCard() {
  const { checkIn } = useLimitNames();
  const interval = useSessionTimes(({ realityCheckinInterval }) => realityCheckinInterval);
  const off = useSessionTimes(({ sessionStart }) => (sessionStart === null ? NOT_KNOWN : 'Off'));
  const minutesLeft = useSessionTimes(({ currentTime, realityCheckinInterval: seconds, realityCheckinStartAt: startAt }) =>
    seconds === null || startAt === null ? null : Math.max(0, Math.ceil((startAt + seconds * 1_000 - currentTime) / 60_000)),
  );
  return (
    <Card as="section" className={styles.card} aria-label={checkIn}>
      <CardHead label={checkIn} path={CHECK_IN_PATH} />
      <div className={slot}>
        <p>
          <span className={styles.figure}>{interval === null ? off : durationText(interval)}</span>
        </p>
        {minutesLeft !== null && (
          <p className={styles.small}>{minutesLeft === 0 ? 'Due now' : `Next in ${durationText(minutesLeft * 60)}`}</p>
        )}
      </div>
    </Card>
  );
}
