import type { LimitPeriod, LimitType, PlayerLimit } from '../../../player/index.ts';

export const GAMING_PATH = '/account/responsible-gaming';
export const LIMITS_PATH = `${GAMING_PATH}/limits`;
export const COOL_OFF_PATH = `${GAMING_PATH}/cool-off`;
export const SELF_EXCLUSION_PATH = `${GAMING_PATH}/self-exclusion`;
export const CHECK_IN_PATH = `${LIMITS_PATH}/reality-check-in`;
export const HISTORY_PATH = `${LIMITS_PATH}/history`;

/** A type of limits. A type without periods has one limit. */
export interface LimitKind {
  readonly type: LimitType;
  /** Below LIMITS_PATH. */
  readonly slug: string;
  /** Of its tab and card. */
  readonly label: string;
  /** `Error setting {name} limit`, and with a capital `{Name} limit saved`. */
  readonly name: string;
  readonly hasPeriods: boolean;
}

export const LIMIT_KINDS: readonly LimitKind[] = [
  { type: 'DEPOSIT', slug: 'deposit', label: 'Deposit', name: 'deposit', hasPeriods: true },
  { type: 'LOSS', slug: 'loss', label: 'Loss', name: 'loss', hasPeriods: true },
  { type: 'SPEND', slug: 'spend', label: 'Spend', name: 'spend', hasPeriods: true },
  { type: 'MAX_SINGLE_WAGER', slug: 'max-single-wager', label: 'Max single wager', name: 'max single wager', hasPeriods: false },
  { type: 'DAILY_TIME', slug: 'time', label: 'Time', name: 'time', hasPeriods: false },
];

const SINGLE: LimitKind = { type: 'MAX_SINGLE_WAGER', slug: '', label: '', name: '', hasPeriods: false };

export const kindOf = (type: LimitType): LimitKind => LIMIT_KINDS.find((kind) => kind.type === type) ?? SINGLE;

export const PERIODS: readonly LimitPeriod[] = ['DAILY', 'WEEKLY', 'MONTHLY'];
export const PERIOD_LABELS: Readonly<Record<LimitPeriod, string>> = { DAILY: 'Daily', WEEKLY: 'Weekly', MONTHLY: 'Monthly' };

type Named = Pick<PlayerLimit, 'type' | 'period'>;

/** The page of a limit. */
export function limitPath({ type, period }: Named): string {
  const { slug, hasPeriods } = kindOf(type);
  return `${LIMITS_PATH}/${slug}${hasPeriods && period !== null ? `/${period.toLowerCase()}` : ''}`;
}

/** The type, and the period if it names one, of an address of a limit's page; null: of another page. */
export function limitOfPath(pathname: string): { readonly kind: LimitKind; readonly period: LimitPeriod | null } | null {
  const [slug = '', word = ''] = pathname.slice(LIMITS_PATH.length + 1).split('/');
  const kind = pathname.startsWith(`${LIMITS_PATH}/`) ? LIMIT_KINDS.find((one) => one.slug === slug) : undefined;
  return kind ? { kind, period: PERIODS.find((period) => period === word.toUpperCase()) ?? null } : null;
}

/** `Weekly deposit limit`, `Max single wager`, `Time limit`. */
export function limitTitle({ type, period }: Named): string {
  if (type === 'MAX_SINGLE_WAGER') return 'Max single wager';
  if (type === 'DAILY_TIME') return 'Time limit';
  return `${period === null ? '' : `${PERIOD_LABELS[period]} `}${kindOf(type).name} limit`;
}

/** Inside of a sentence: `weekly deposit limit`, `daily time limit`. */
export function limitName(named: Named): string {
  return named.type === 'DAILY_TIME' ? 'daily time limit' : limitTitle(named).toLowerCase();
}
