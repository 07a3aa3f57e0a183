import { formatMoney } from '../../../../core/money/money.ts';
import { type LimitNames, limitLabel, limitName } from '../../../../core/texts/limitNames.ts';
import { formatInstant } from '../../../../core/time/formatTime.ts';
import type { LimitBadge, LimitPeriod, LimitType, LimitUse, PlayerLimit } from '../../../player/index.ts';
import { STATE_WORDS } from '../../../words/glossary.ts';

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** `1 h 12 min`, `45 min`. */
export function durationText(seconds: number): string {
  const minutes = Math.floor(Math.max(0, seconds) / 60);
  const hours = Math.floor(minutes / 60);
  return [...(hours > 0 ? [`${hours} h`] : []), ...(minutes % 60 > 0 || hours === 0 ? [`${minutes % 60} min`] : [])].join(' ');
}

/** `$100.00`, `3 hours`, `No Limit`. @param value cents, or hours of DAILY_TIME; null: none. */
export function valueText(type: LimitType, value: number | null): string {
  if (value === null) return type === 'DAILY_TIME' ? 'No Limit' : 'No limit';
  return type === 'DAILY_TIME' ? counted(value, 'hour') : formatMoney(value);
}

/** What counts against a limit. @param amount cents, or seconds of DAILY_TIME. */
export function amountText(type: LimitType, amount: number): string {
  return type === 'DAILY_TIME' ? durationText(amount) : formatMoney(amount);
}

/** A loss below 0 is a win: nothing of the limit is used. */
export const usedText = (type: LimitType, { used }: LimitUse): string => `${amountText(type, Math.max(0, used))} used`;
export const leftText = (type: LimitType, { left }: LimitUse): string => `${amountText(type, left)} left`;

/** @returns 0 to 100. */
export function usedPercent({ used, left }: LimitUse): number {
  if (used <= 0) return 0;
  return left <= 0 ? 100 : Math.min(99, Math.floor((used * 100) / (used + left)));
}

const ROLLING: Readonly<Record<LimitPeriod, string>> = { DAILY: '24 hours', WEEKLY: '7 days', MONTHLY: 'month' };

/** When a limit begins anew: the server's instant, in the reader's zone, with its weekday. Null: nothing is counted. */
export function resetText({ period, used }: Pick<PlayerLimit, 'period' | 'used'>, timeZone?: string): string | null {
  if (used === null || period === null) return null;
  if (used.resetsAt === null) return `Counts the last ${ROLLING[period]}; what is older no longer counts.`;
  return `${STATE_WORDS.resets} ${formatInstant(Date.parse(used.resetsAt), timeZone)}.`;
}

export const isReached = ({ used }: Pick<PlayerLimit, 'used'>): boolean => used !== null && used.left <= 0;

export const BADGES: Readonly<
  Record<LimitBadge, { readonly text: string; readonly tone: 'warning' | 'danger'; readonly icon: 'clock' | 'warning' }>
> = {
  INCREASE_PENDING: { text: 'Increase pending', tone: 'warning', icon: 'clock' },
  REMOVAL_PENDING: { text: 'Removal pending', tone: 'warning', icon: 'clock' },
  ACTION_REQUIRED: { text: 'Action required', tone: 'danger', icon: 'warning' },
};

type Named = Pick<PlayerLimit, 'type' | 'period'>;

/** The toasts of the specification. saved: a first limit, or a change that waits · updated: a limit that there was is another one now. */
export const LIMIT_TOASTS = {
  saved: (limit: Named, names: LimitNames) => `${limitLabel(limit, names)} limit saved successfully!`,
  updated: (limit: Named, names: LimitNames) => updatedToast(limitName(limit, names)),
  notSet: (limit: Named, names: LimitNames) =>
    `Error setting ${limitLabel(limit, names).toLowerCase()} limit. Please try again later.`,
  cancelled: 'Limit change canceled successfully!',
  notCancelled: 'Error canceling limit change. Please try again later.',
} as const;

export function updatedToast(name: string): string {
  return `You've successfully updated your ${name}.`;
}

export const OFFLINE_TEXTS = {
  title: 'You’re offline',
  body: 'What you have set holds as before. It can be changed as soon as you’re back online.',
} as const;
