import { highlightHoldMs } from '../../../core/money/highlight.ts';
import type { Odds } from '../../../core/money/odds.ts';
import type { OddsTrend } from '../../../core/wire/contract.ts';
import type { PriceChange } from './liveEvent.ts';

export interface Highlight {
  /** The direction since the highlight began. */
  readonly trend: OddsTrend;
  /** Its beginning, in epoch milliseconds. */
  readonly at: number;
  readonly fading: boolean;
  /** A new line, or a price that moved by ten cents or more. */
  readonly isLarge: boolean;
  readonly from: Pick<PriceChange, 'before' | 'pointsBefore'>;
}

const LARGE_CENTS = 10;

/** Which prices are highlighted after a change, and for how long. */
export class Highlights {
  /** In the order of their beginning. */
  readonly #running = new Map<string, Highlight>();

  of(selectionId: string): Highlight | undefined {
    return this.#running.get(selectionId);
  }

  /** A further change during a highlight alters its direction and not its end. */
  changed(change: PriceChange, now: number): void {
    const { selectionId, before, pointsBefore } = change;
    if (before === null) return;
    const running = this.#running.get(selectionId);
    if (running !== undefined) {
      this.#running.set(selectionId, { ...running, ...directionOf(running.from, change) });
      return;
    }
    const from = { before, pointsBefore };
    this.#running.set(selectionId, { ...directionOf(from, change), at: now, fading: false, from });
  }

  /** Starts fading and ends what is over. @returns the time of the next such step, or null, and the prices that it altered. */
  advance(now: number, highlightMs: number): { readonly nextAt: number | null; readonly altered: readonly string[] } {
    const holdMs = highlightHoldMs(highlightMs);
    const altered: string[] = [];
    let nextAt: number | null = null;
    // First those that are over, then those that fade, then those with full colour.
    for (const [selectionId, highlight] of this.#running) {
      if (highlight.at + holdMs > now)
        return { nextAt: Math.min(nextAt ?? Number.POSITIVE_INFINITY, highlight.at + holdMs), altered };
      if (highlight.at + highlightMs <= now) {
        this.#running.delete(selectionId);
        altered.push(selectionId);
        continue;
      }
      nextAt ??= highlight.at + highlightMs;
      if (highlight.fading) continue;
      this.#running.set(selectionId, { ...highlight, fading: true });
      altered.push(selectionId);
    }
    return { nextAt, altered };
  }
}

function directionOf(from: Highlight['from'], { after, pointsAfter }: PriceChange): Pick<Highlight, 'trend' | 'isLarge'> {
  const before = from.before ?? after;
  const difference = after.numerator / after.denominator - before.numerator / before.denominator;
  const isLarge = pointsAfter !== from.pointsBefore || Math.abs(cents(after) - cents(before)) >= LARGE_CENTS;
  return { trend: difference > 0 ? 'UP' : difference < 0 ? 'DOWN' : 'NONE', isLarge };
}

/** American odds on one scale without the hole between −100 and +100: even is 0, +110 is 10, −110 is −10. Rounded, as they are shown. */
function cents({ numerator, denominator }: Odds): number {
  const isPlus = numerator >= denominator;
  return isPlus ? Math.round((100 * numerator) / denominator) - 100 : 100 - Math.round((100 * denominator) / numerator);
}
