import type { Timers } from '../../../platform/clock.ts';

/** Delays of the reads after an event is over: one at once, one later in case the server has not graded yet. */
const GRADE_DELAYS_MS = [0, 2_000] as const;

/** Refetches the bets for each event that is over: the server sends no update for a graded leg while its bet is still open. */
export function createGradeReads(timers: Timers, read: () => void) {
  const seen = new Set(['']);
  const cancels: (() => void)[] = [];
  return {
    eventsOver: (eventIds: readonly string[]): void => {
      const fresh = eventIds.filter((id) => !seen.has(id));
      for (const id of fresh) seen.add(id);
      if (fresh.length > 0) cancels.push(...GRADE_DELAYS_MS.map((delayMs) => timers.after(delayMs, read)));
    },
    stop: (): void => {
      for (const cancel of cancels) cancel();
    },
  };
}
