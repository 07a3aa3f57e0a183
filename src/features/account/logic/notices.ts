import { formatMoney } from '../../../../core/money/money.ts';
import { formatShortTime } from '../../../../core/time/formatTime.ts';
import type { DepositModal, Notices, W2gWin } from '../../../player/index.ts';

export type DueNotice =
  | { readonly kind: 'acknowledgement' }
  /** Before the first bet. */
  | { readonly kind: 'firstWager' }
  | { readonly kind: 'limits'; readonly dailyTimeSeconds: number | null }
  | { readonly kind: 'w2gWin'; readonly win: W2gWin }
  | { readonly kind: 'deposits'; readonly modal: DepositModal }
  /** A bet was refused because of a limit. */
  | { readonly kind: 'limitsAlert'; readonly message: string };

/** Specification, errors of payments: the toast of a failed acknowledgement. */
export const DEPOSITS_NOT_ACKNOWLEDGED = 'Error acknowledging deposit amount. Please try again later.';

/** One notice at a time: what keeps the player from betting comes first. */
export function dueNotice(
  { acknowledgement, limits, w2gWin }: Notices,
  refusedByLimit: string | null,
  deposits: DepositModal | null,
): DueNotice | null {
  if (acknowledgement) return { kind: 'acknowledgement' };
  if (refusedByLimit !== null) return { kind: 'limitsAlert', message: refusedByLimit };
  if (deposits !== null) return { kind: 'deposits', modal: deposits };
  if (limits !== null) return { kind: 'limits', dailyTimeSeconds: limits.dailyTimeSeconds };
  return w2gWin === null ? null : { kind: 'w2gWin', win: w2gWin };
}

/** `3 hours`, `1 hour 30 minutes`. */
export function durationText(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  const counted = (count: number, unit: string): string[] => (count === 0 ? [] : [`${count} ${unit}${count === 1 ? '' : 's'}`]);
  const parts = [...counted(Math.floor(minutes / 60), 'hour'), ...counted(minutes % 60, 'minute')];
  return parts.length === 0 ? `${seconds} seconds` : parts.join(' ');
}

export interface W2gText {
  readonly sentence: string;
  readonly rows: readonly (readonly [label: string, value: string])[];
}

/** @param timeZone the reader's own by default. */
export function w2gText({ gameName, wonAt, winCents, withheldCents }: W2gWin, timeZone?: string): W2gText {
  return {
    sentence: `You won ${formatMoney(winCents)} on ${gameName} at ${formatShortTime(Date.parse(wonAt), timeZone)}. Wins of this size get a W-2G.`,
    rows: [
      ['Win', formatMoney(winCents)],
      ['Federal withholding', formatMoney(withheldCents)],
      ['Added to balance', formatMoney(winCents - withheldCents)],
    ],
  };
}
