import type { Clock, Timers } from '../clock.ts';

/** Time that a test advances by hand. */
export interface FakeTime {
  readonly clock: Clock;
  readonly timers: Timers;
  /** Advances time and runs the timers that fall due, in order. */
  advance(ms: number): void;
  /** Like advance, and lets promises settle between timers. */
  pass(ms: number): Promise<void>;
  pending(): number;
}

/** Lets pending promise callbacks run. */
export async function settle(turns = 20): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
}

export function fakeTime(start = 1_000_000): FakeTime {
  let now = start;
  let nextId = 0;
  const due = new Map<number, { at: number; intervalMs: number | null; run: () => void }>();
  const add = (ms: number, intervalMs: number | null, run: () => void): (() => void) => {
    const id = nextId;
    nextId += 1;
    due.set(id, { at: now + Math.max(ms, 0), intervalMs, run });
    return () => due.delete(id);
  };
  const step = (end: number): boolean => {
    const first = [...due].filter(([, timer]) => timer.at <= end).sort((a, b) => a[1].at - b[1].at || a[0] - b[0])[0];
    if (first === undefined) return false;
    const [id, timer] = first;
    now = Math.max(now, timer.at);
    if (timer.intervalMs === null) due.delete(id);
    else due.set(id, { ...timer, at: timer.at + timer.intervalMs });
    timer.run();
    return true;
  };
  return {
    clock: { now: () => now },
    timers: { after: (ms, run) => add(ms, null, run), every: (ms, run) => add(ms, ms, run) },
    advance: (ms) => {
      const end = now + ms;
      while (step(end));
      now = end;
    },
    pass: async (ms) => {
      const end = now + ms;
      await settle();
      while (step(end)) await settle();
      now = end;
      await settle();
    },
    pending: () => due.size,
  };
}
