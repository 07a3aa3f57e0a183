/** The reality check of a session: reminds a player of the time at every interval. Times in epoch milliseconds. */
export interface RealityCheck {
  /** Null: this player has none. */
  readonly intervalSeconds: number | null;
  /** The moment from which the present interval counts. */
  readonly startAt: number;
  readonly isOpen: boolean;
}

export type RealityCheckInput =
  | { readonly type: 'ticked'; readonly now: number }
  | { readonly type: 'understood'; readonly now: number }
  /** Stored by another tab, or told by the server. */
  | { readonly type: 'changed'; readonly intervalSeconds: number | null; readonly startAt: number };

function elapsedSeconds(startAt: number, now: number): number {
  return Math.floor((now - startAt) / 1000);
}

/**
 * Opens when the elapsed seconds divide evenly by the interval; a page that slept over that second opens at its next tick. Stays open until
 * the player understands; the next interval then counts from the last one that was reached.
 */
export function stepRealityCheck(check: RealityCheck, input: RealityCheckInput): RealityCheck {
  switch (input.type) {
    case 'changed': {
      const { intervalSeconds, startAt } = input;
      if (intervalSeconds === check.intervalSeconds && startAt === check.startAt) return check;
      return { intervalSeconds, startAt, isOpen: false };
    }
    case 'ticked': {
      // The clock was set back.
      if (input.now < check.startAt) return { ...check, startAt: input.now };
      const { intervalSeconds } = check;
      const isDue = intervalSeconds !== null && elapsedSeconds(check.startAt, input.now) >= intervalSeconds;
      return isDue && !check.isOpen ? { ...check, isOpen: true } : check;
    }
    case 'understood': {
      const { intervalSeconds, startAt } = check;
      if (intervalSeconds === null || !check.isOpen) return check;
      const reached = Math.floor(elapsedSeconds(startAt, input.now) / intervalSeconds);
      return { intervalSeconds, startAt: startAt + reached * intervalSeconds * 1000, isOpen: false };
    }
  }
}
