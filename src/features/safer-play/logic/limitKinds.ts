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
  readonly hasPeriods: boolean;
}

export const LIMIT_KINDS: readonly LimitKind[] = [
  { type: 'DEPOSIT', slug: 'deposit', hasPeriods: true },
  { type: 'LOSS', slug: 'loss', hasPeriods: true },
  { type: 'SPEND', slug: 'spend', hasPeriods: true },
  { type: 'MAX_SINGLE_WAGER', slug: 'max-single-wager', hasPeriods: false },
  { type: 'DAILY_TIME', slug: 'time', hasPeriods: false },
];

const SINGLE: LimitKind = { type: 'MAX_SINGLE_WAGER', slug: '', hasPeriods: false };

export const kindOf = (type: LimitType): LimitKind => LIMIT_KINDS.find((kind) => kind.type === type) ?? SINGLE;

export const PERIODS: readonly LimitPeriod[] = ['DAILY', 'WEEKLY', 'MONTHLY'];

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
