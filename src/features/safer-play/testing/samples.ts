import type { LimitPeriod, LimitType, PendingLimit, PlayerLimit, PlayerLimits } from '../../../player/index.ts';
import type { LimitHistory } from '../data/limitHistory.ts';
import { PERIODS } from '../logic/limitKinds.ts';

const MONDAY = '2026-11-30T05:00:00Z';
const TOMORROW = '2026-11-28T05:00:00Z';
const DECEMBER = '2026-12-01T05:00:00Z';
const RESETS: Readonly<Record<LimitPeriod, string>> = { DAILY: TOMORROW, WEEKLY: MONDAY, MONTHLY: DECEMBER };
const UNITS: Readonly<Record<LimitPeriod, string>> = { DAILY: 'a day', WEEKLY: 'a week', MONTHLY: 'a month' };

const money = (cents: number): string => `$${(cents / 100).toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',')}`;

export function makePending(change: Partial<PendingLimit> = {}): PendingLimit {
  return {
    id: 'c1',
    value: 75_000,
    text: '$750.00 a week',
    badge: 'INCREASE_PENDING',
    confirmableAt: '2026-11-30T05:00:00Z',
    ...change,
  };
}

/** A limit of $500.00 a week with $250.00 used; without a value there is none. */
export function makeLimit(
  { type = 'DEPOSIT', period = 'WEEKLY' }: { readonly type?: LimitType; readonly period?: LimitPeriod | null } = {},
  value: number | null = 50_000,
  used: number | null = 25_000,
  change: Partial<PlayerLimit> = {},
): PlayerLimit {
  const isTime = type === 'DAILY_TIME';
  const id = [type.toLowerCase().replaceAll('_', '-'), ...(period === null || isTime ? [] : [period.toLowerCase()])].join('-');
  const unit = period === null ? 'a wager' : UNITS[period];
  const size = isTime ? (value ?? 0) * 3_600 : (value ?? 0);
  return {
    id,
    type,
    period,
    title: id.replaceAll('-', ' '),
    pending: null,
    active: value === null ? null : { value, text: isTime ? `${value} hours a day` : `${money(value)} ${unit}` },
    used:
      value === null || used === null || period === null
        ? null
        : { used, left: Math.max(0, size - used), resetsAt: RESETS[period] },
    history: value === null ? [] : [{ start: '2026-08-02T14:00:00Z', end: null, isActive: true, value }],
    ...change,
  };
}

const ACTION = makePending({ id: 'c2', value: 150_000, text: '$1,500.00 a month', badge: 'ACTION_REQUIRED' });
const REMOVAL = makePending({ id: 'c3', value: null, text: 'No limit', badge: 'REMOVAL_PENDING' });

/** As the reference screens have it. */
export const LIMITS: PlayerLimits = {
  limits: [
    makeLimit({ period: 'DAILY' }, 15_000, 5_000),
    makeLimit({ period: 'WEEKLY' }, 50_000, 25_000, { pending: makePending() }),
    makeLimit({ period: 'MONTHLY' }, 120_000, 49_000, { pending: ACTION }),
    makeLimit({ type: 'LOSS', period: 'DAILY' }, 10_000, -2_500),
    makeLimit({ type: 'LOSS', period: 'WEEKLY' }, 30_000, 8_400, { pending: REMOVAL }),
    makeLimit({ type: 'LOSS', period: 'MONTHLY' }, null),
    makeLimit({ type: 'SPEND', period: 'DAILY' }, 8_000, 2_000),
    makeLimit({ type: 'SPEND', period: 'WEEKLY' }, null),
    makeLimit({ type: 'SPEND', period: 'MONTHLY' }, null),
    makeLimit({ type: 'MAX_SINGLE_WAGER', period: null }, 20_000),
    makeLimit({ type: 'DAILY_TIME', period: 'DAILY' }, 3, 4_320),
  ],
  session: { spentAmount: 2_000, since: '2026-11-27T18:08:00Z' },
};

/** The same with these limits in place of those of their slots. */
export const limitsWith = (...changed: readonly PlayerLimit[]): PlayerLimits => ({
  ...LIMITS,
  limits: LIMITS.limits.map((limit) => changed.find(({ id }) => id === limit.id) ?? limit),
});

/** A player without any limit. */
export const NO_LIMITS: PlayerLimits = {
  limits: [
    ...(['DEPOSIT', 'LOSS', 'SPEND'] as const).flatMap((type) => PERIODS.map((period) => makeLimit({ type, period }, null))),
    makeLimit({ type: 'MAX_SINGLE_WAGER', period: null }, null),
    makeLimit({ type: 'DAILY_TIME', period: 'DAILY' }, null),
  ],
  session: { spentAmount: 0, since: '2026-11-27T18:08:00Z' },
};

export const HISTORY: LimitHistory = {
  entries: [
    { start: '2026-09-14T14:00:00Z', end: null, isActive: true, value: 50_000 },
    { start: '2026-01-08T15:00:00Z', end: '2026-09-14T14:00:00Z', isActive: false, value: 80_000 },
  ],
  after: '7',
};

export const COOL_OFFS = [
  { id: '24_hours', label: '24 hours' },
  { id: '72_hours', label: '72 hours' },
  { id: '1_week', label: '1 week' },
  { id: '1_month', label: '30 days' },
  { id: '2_months', label: '60 days' },
];

export const EXCLUSIONS = [
  { id: '6_months', label: '6 months' },
  { id: '1_year', label: '1 year' },
  { id: '3_years', label: '3 years' },
  { id: '5_years', label: '5 years' },
  { id: 'lifetime', label: 'Lifetime' },
];
