import type { Timers } from '../../../platform/clock.ts';

/** When the grades of an event that is over are looked for: at once, and once more for a server that is slow to grade. */
const GRADE_DELAYS_MS = [0, 2_000] as const;

/** Reads the bets anew for each event that is over: a leg's grade comes without an update while the rest of its bet goes on. */
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
