import { EASTERN } from '../../../core/time/eastern.ts';

/** Why nobody may play with this account for a while: what the player asked for, at every brand. */
export type StopKind = 'cool_off' | 'self_exclusion';

export interface StopOption {
  /** As the paths and forms name it. */
  readonly id: string;
  readonly label: string;
  /** Null: for good. */
  readonly length: { readonly hours: number } | { readonly months: number } | null;
  /** False: it stands after its end, too, until the player has asked an operator. */
  readonly endsByItself: boolean;
}

/** Lengths in hours, so that the change of a clock does not shorten them. */
export const COOL_OFF_OPTIONS: readonly StopOption[] = [
  { id: '24_hours', label: '24 hours', length: { hours: 24 }, endsByItself: true },
  { id: '72_hours', label: '72 hours', length: { hours: 72 }, endsByItself: true },
  { id: '1_week', label: '1 week', length: { hours: 168 }, endsByItself: true },
  { id: '1_month', label: '30 days', length: { hours: 720 }, endsByItself: true },
  { id: '2_months', label: '60 days', length: { hours: 1_440 }, endsByItself: true },
];

/** An exclusion is lifted at a request, never by itself (functions/lift_stop.sql). */
export const SELF_EXCLUSION_OPTIONS: readonly StopOption[] = [
  { id: '6_months', label: '6 months', length: { months: 6 }, endsByItself: false },
  { id: '1_year', label: '1 year', length: { months: 12 }, endsByItself: false },
  { id: '3_years', label: '3 years', length: { months: 36 }, endsByItself: false },
  { id: '5_years', label: '5 years', length: { months: 60 }, endsByItself: false },
  { id: 'lifetime', label: 'Lifetime', length: null, endsByItself: false },
];

export function stopOptions(kind: StopKind): readonly StopOption[] {
  return kind === 'cool_off' ? COOL_OFF_OPTIONS : SELF_EXCLUSION_OPTIONS;
}

/** When a stop that begins now ends; null: never. Months are the calendar's, and end with a shorter month's last day. */
export function stopEnd({ length }: StopOption, now: Date): Date | null {
  if (length === null) return null;
  if ('hours' in length) return new Date(now.getTime() + length.hours * 3_600_000);
  const end = new Date(now);
  end.setUTCDate(1);
  end.setUTCMonth(end.getUTCMonth() + length.months);
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(now.getUTCDate(), lastDay));
  return end;
}

const WHEN = new Intl.DateTimeFormat('en-US', {
  timeZone: EASTERN,
  timeZoneName: 'short',
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** For somebody who tries to log in on a day whose time is used up. */
export const DAY_USED_TEXT = 'You’ve reached your set daily time limit. Come back tomorrow!';

/** For somebody who tries to log in. @param until null: for good. */
export function stopText({ kind, until }: { readonly kind: StopKind; readonly until: Date | null }): string {
  const help = 'Help is free and confidential: 1-800-GAMBLER.';
  if (until === null) return `You have excluded yourself for life. ${help}`;
  if (kind === 'cool_off') return `You are taking a cool-off until ${WHEN.format(until)}. ${help}`;
  return `You have excluded yourself until ${WHEN.format(until)}. After that, Support opens your account at your request. ${help}`;
}
