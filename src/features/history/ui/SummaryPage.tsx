import { Link } from 'react-router';
import { formatMoney, formatResult } from '../../../../core/money/money.ts';
import { formatCount } from '../../../../core/texts/formatCount.ts';
import { formatDate, formatMoment } from '../../../../core/time/formatTime.ts';
import type { BrandKind } from '../../../../core/wire/brandKind.ts';
import { useCode } from '../../../forms/useCode.tsx';
import { useOnline, useServices } from '../../../platform/usePlatform.ts';
import { type PlayerLimit, usePlayer } from '../../../player/index.ts';
import { useLimits } from '../../../player/queries.ts';
import { Button, buttonStyle } from '../../../ui/Button.tsx';
import { Card, cardStyle } from '../../../ui/Card.tsx';
import { join } from '../../../ui/cls.ts';
import { type DataColumn, DataTable } from '../../../ui/DataTable.tsx';
import { Icon } from '../../../ui/icons/Icon.tsx';
import { pageColumn } from '../../../ui/pageColumn.ts';
import { AsyncRegion } from '../../../ui/region/AsyncRegion.tsx';
import { RegionMessage } from '../../../ui/region/RegionMessage.tsx';
import type { RegionWords } from '../../../ui/region/regionWords.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Text } from '../../../ui/Text.tsx';
import { useSummary } from '../data/account.ts';
import { ALL_DATA } from '../data/files.ts';
import { useTransactions } from '../data/history.ts';
import { PERIOD_LABELS, type PeriodSums, type Summary, timeText } from '../logic/summary.ts';
import * as styles from './historyStyles.ts';
import { iconOf } from './TransactionList.tsx';
import { useSave } from './useSave.ts';

const WORDS: RegionWords = {
  error: 'Your summary can’t be shown right now',
  offline: 'Your summary is not saved on this device',
  offlineDetail: 'It is shown as soon as you’re back online.',
};

/** `/account/summary`: who the player is, and what they won, lost, paid and got by period. */
export function SummaryPage() {
  const summary = useSummary();
  const isOnline = useOnline();
  return (
    <div className={pageColumn}>
      <Text as="h1" type="page">
        Summary
      </Text>
      <AsyncRegion
        source={summary}
        isOnline={isOnline}
        skeleton={<Skeleton height={420} />}
        message={(kind) => <RegionMessage kind={kind} size="card" words={WORDS} onRetry={() => void summary.refetch()} />}
      >
        {(value) => (
          <div className={styles.split}>
            <div className={pageColumn}>
              <Person summary={value} />
              <Details summary={value} />
              <Sums periods={value.periods} />
              <Activity timeZone={value.timeZone} />
            </div>
            <div className={pageColumn}>
              <Balances />
              <Limits />
              <AllData isOnline={isOnline} />
            </div>
          </div>
        )}
      </AsyncRegion>
    </div>
  );
}

function Person({ summary: { memberSince, openBetCount, periods, timeZone } }: { readonly summary: Summary }) {
  const { brandKind } = useServices();
  const account = usePlayer((player) => player.account);
  const month = periods.find(({ period }) => period === 'MONTH');
  const since = new Intl.DateTimeFormat('en-US', { timeZone, month: 'short', year: 'numeric' }).format(Date.parse(memberSince));
  const facts: readonly (readonly [string, string])[] = [
    ...(brandKind === 'sportsbook'
      ? ([
          ['Open bets', formatCount(openBetCount)],
          ['Settled this month', formatCount(month?.settledBetCount ?? 0)],
        ] as const)
      : []),
    ['Net this month', formatResult((month?.sportsNetCents ?? 0) + (month?.casinoNetCents ?? 0))],
  ];
  return (
    <Card as="section" aria-label="Account">
      <div className={styles.cardHead}>
        <div className={styles.person}>
          {account === null ? (
            <Skeleton width={48} height={48} radius="50%" />
          ) : (
            <span className={styles.avatar} aria-hidden="true">
              {account.firstName.charAt(0)}
              {account.lastName.charAt(0)}
            </span>
          )}
          <div>
            <h2>{account === null ? 'Your account' : `${account.firstName} ${account.lastName}`}</h2>
            <p className={styles.note}>{account === null ? `Member since ${since}` : `${account.email} · Member since ${since}`}</p>
          </div>
        </div>
      </div>
      <dl className={styles.totals}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** The height of the card, so that nothing below it moves when the player's account is known. */
const DETAILS_HEIGHT = 251;

/** What is stored of the person. A player of the sandbox has no address. */
function Details({ summary: { address, dateOfBirth } }: { readonly summary: Summary }) {
  const account = usePlayer((player) => player.account);
  if (account === null) return <Skeleton height={DETAILS_HEIGHT} radius={12} />;
  // A calendar's day: noon UTC is on it in every zone of the product.
  const born = dateOfBirth && formatDate(Date.parse(`${dateOfBirth}T12:00:00Z`), 'UTC');
  const rows = [
    ['Name', `${account.firstName} ${account.lastName}`, 'Locked after sign-up'],
    ['Email', account.email, 'Used to log in'],
    ['Address', address ?? 'Not on file', 'Proof needed for changes'],
    ['Date of birth', born ?? 'Not on file', 'Locked after sign-up'],
  ] as const;
  return (
    <section className={cardStyle} aria-label="Personal details">
      <div className={styles.cardHead}>
        <h2>Personal details</h2>
        <Link className={join(buttonStyle({ tone: 'text', size: 'sm' }).className, styles.atEnd)} to="/account/update-address">
          Update address
        </Link>
      </div>
      <dl className={styles.details}>
        {rows.map(([label, value, note]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
            <dd>{note}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const SHOWN_LIMITS = 3;

/** The limits that are set, and how much of each is left. */
function Limits() {
  const source = useLimits();
  const isOnline = useOnline();
  return (
    <section className={cardStyle} aria-label="Limits">
      <div className={styles.cardHead}>
        <h2>Limits</h2>
        <Link className={join(buttonStyle({ tone: 'quiet', size: 'sm' }).className, styles.atEnd)} to="/account/responsible-gaming">
          Manage
          <Icon name="chevronRight" size={16} />
        </Link>
      </div>
      <AsyncRegion
        source={source}
        isOnline={isOnline}
        skeleton={<Skeleton height={64} />}
        message={(kind) => <RegionMessage kind={kind} size="line" words={LIMIT_WORDS} onRetry={() => void source.refetch()} />}
      >
        {({ limits }) => {
          const set = limits.filter((limit) => limit.active !== null).slice(0, SHOWN_LIMITS);
          return set.length === 0 ? (
            <p className={styles.more}>No limit is set.</p>
          ) : (
            set.map((limit) => <LimitMeter key={limit.id} limit={limit} />)
          );
        }}
      </AsyncRegion>
    </section>
  );
}

const LIMIT_WORDS: RegionWords = {
  error: 'Your limits can’t be shown right now',
  offline: 'Your limits are not saved on this device',
  offlineDetail: 'They hold all the same.',
};

function LimitMeter({ limit: { title, active, used, type } }: { readonly limit: PlayerLimit }) {
  if (active === null) return null;
  const isTime = type === 'DAILY_TIME';
  const whole = isTime ? `${active.value} h` : formatMoney(active.value);
  const left = used && `${isTime ? timeText(used.left) : formatMoney(used.left)} left of ${whole}`;
  const share = used === null ? null : Math.min(1, Math.max(0, used.used / Math.max(1, used.used + used.left)));
  return (
    <div className={styles.meter}>
      <p>
        <span>{title.replace(/ limit$/, '')}</span>
        <b>{left ?? active.text}</b>
      </p>
      {share !== null && <progress value={share} max={1} aria-label={`${title}: used`} />}
    </div>
  );
}

type Column = DataColumn<PeriodSums>;

/** The account is one in all brands: a casino shows what all of them come to. */
const NETS: Readonly<Record<BrandKind, readonly Column[]>> = {
  sportsbook: [
    { label: 'Sports, net', cell: (sums) => formatResult(sums.sportsNetCents) },
    { label: 'Casino, net', cell: (sums) => formatResult(sums.casinoNetCents) },
  ],
  casino: [{ label: 'Net result', cell: (sums) => formatResult(sums.sportsNetCents + sums.casinoNetCents) }],
};

const columnsOf = (kind: BrandKind): readonly [Column, ...Column[]] => [
  { label: 'Period', cell: ({ period }) => PERIOD_LABELS[period] },
  ...NETS[kind],
  { label: 'Deposits', cell: (sums) => formatMoney(sums.depositedCents) },
  { label: 'Withdrawals', cell: (sums) => formatMoney(sums.withdrawnCents) },
  { label: 'Time', cell: (sums) => timeText(sums.seconds) },
];

function Sums({ periods }: { readonly periods: readonly PeriodSums[] }) {
  const { brandKind } = useServices();
  return (
    <section className={cardStyle} aria-label="By period">
      <div className={styles.cardHead}>
        <h2>By period</h2>
      </div>
      <DataTable label="By period" rows={periods} keyOf={({ period }) => period} columns={columnsOf(brandKind)} />
    </section>
  );
}

const SHOWN = 3;

function Activity({ timeZone }: { readonly timeZone: string }) {
  const source = useTransactions('all', { from: null, to: null });
  const isOnline = useOnline();
  return (
    <section className={cardStyle} aria-label="Recent activity">
      <div className={styles.cardHead}>
        <h2>Recent activity</h2>
        <Link
          className={join(buttonStyle({ tone: 'quiet', size: 'sm' }).className, styles.atEnd)}
          to="/account/history/transactions?filter=all"
        >
          See history
          <Icon name="chevronRight" size={16} />
        </Link>
      </div>
      <AsyncRegion
        source={source}
        isOnline={isOnline}
        skeleton={<Skeleton height={180} />}
        message={(kind) => <RegionMessage kind={kind} size="line" words={WORDS} onRetry={() => void source.refetch()} />}
        isEmpty={({ items }) => items.length === 0}
        empty={<p className={styles.more}>Nothing has happened yet.</p>}
      >
        {({ items }) => (
          <ul className={styles.rows}>
            {items.slice(0, SHOWN).map((row) => (
              <li key={row.id} className={styles.activityRow}>
                <div className={styles.what}>
                  <span className={styles.mark}>
                    <Icon name={iconOf(row.class)} size={18} />
                  </span>
                  <span>
                    <b>{row.title}</b>
                    <small>{formatMoment(Date.parse(row.at), { seconds: false, timeZone })}</small>
                  </span>
                </div>
                <span className={join(styles.amount, row.cents > 0 ? styles.gain : '')}>{formatResult(row.cents)}</span>
              </li>
            ))}
          </ul>
        )}
      </AsyncRegion>
    </section>
  );
}

/** As that of the details. */
const BALANCES_HEIGHT = 295;

function Balances() {
  const balances = usePlayer((player) => player.balances);
  if (balances === null) return <Skeleton height={BALANCES_HEIGHT} radius={12} />;
  const rows: readonly (readonly [string, number])[] = [
    ['Bonus', balances.bonusCents],
    ['Restricted Balance', balances.restrictedCents],
    ['Withdrawable', balances.withdrawableCents],
  ];
  return (
    <Card as="section" aria-label="Balance">
      <p className={styles.bigAmount}>
        <span>Playable Balance</span>
        <b>{formatMoney(balances.playableCents)}</b>
      </p>
      <dl className={styles.facts}>
        {rows.map(([label, cents]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatMoney(cents)}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.actions}>
        <Link className={buttonStyle({ tone: 'secondary' }).className} to="/withdrawal">
          Withdraw
        </Link>
        <Link className={buttonStyle({ tone: 'primary' }).className} to="/deposit">
          Deposit
        </Link>
      </div>
    </Card>
  );
}

/** Where the player's file stands in the line of those that are made. */
function placeText(place: number): string {
  const where = place === 1 ? 'Your file is being made.' : `Your file is number ${place} in line.`;
  return `${where} The download starts by itself when it is ready.`;
}

/** Everything that is stored of the player, to take along. */
function AllData({ isOnline }: { readonly isOnline: boolean }) {
  const { busyPath, place, save } = useSave();
  const { before, refetch, dialog } = useCode('EXPORT');
  const download = async (): Promise<void> => {
    await save(ALL_DATA);
    void refetch();
  };
  return (
    <section className={cardStyle} aria-label="Your data">
      <div className={styles.cardHead}>
        <h2>Your data</h2>
        <Button tone="outline" size="sm" busy={busyPath !== null} disabled={!isOnline} onClick={() => void before(download, false)}>
          {busyPath === null && <Icon name="download" size={16} />}
          Download
        </Button>
      </div>
      <p className={styles.fileLine} role="status">
        {place === null ? 'All that is stored of you, as JSON.' : placeText(place)}
      </p>
      {dialog}
    </section>
  );
}
