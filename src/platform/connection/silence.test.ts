import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEAD_AFTER_MS, type Silence, type SilenceEffect, SUSPECT_AFTER_MS, stepSilence, UNWATCHED } from './silence.ts';

/** Sends messages at these times through the step; timers fire late by `delayOf`. @returns its effects, with their times. */
function run(messageTimes: readonly number[], untilMs: number, delayOf: (dueAt: number) => number = () => 0) {
  let silence: Silence = UNWATCHED;
  const effects: [number, SilenceEffect][] = [];
  const take = (kind: 'promised' | 'message' | 'due', at: number): void => {
    const step = stepSilence(silence, { kind, at });
    silence = step.silence;
    if (step.effect !== 'none') effects.push([at, step.effect]);
  };
  const waiting = [...messageTimes];
  take('promised', waiting.shift() ?? 0);
  for (;;) {
    const now: Silence = silence;
    const fires = now.kind === 'unwatched' ? Number.POSITIVE_INFINITY : now.dueAt + delayOf(now.dueAt);
    const next = waiting[0] ?? Number.POSITIVE_INFINITY;
    if (Math.min(fires, next) > untilMs) return effects;
    if (next <= fires) take('message', waiting.shift() ?? 0);
    else take('due', fires);
  }
}

describe('a silent open websocket', () => {
  it('is suspected after 2.5 s and closed after 4 s', () => {
    expect(run([0], 60_000)).toEqual([
      [2500, 'probe'],
      [4000, 'leave'],
    ]);
  });

  it('is noticed within 5 s at any moment between two pings', () => {
    for (let lastBefore = 0; lastBefore <= 2000; lastBefore += 100) {
      const [, left] = run([0, 2000, 4000 - lastBefore], 60_000);
      expect(left?.[1]).toBe('leave');
      expect((left?.[0] ?? 0) - 4000).toBeLessThanOrEqual(5000);
    }
  });

  it('is no longer suspected after a message, and monitored again', () => {
    expect(run([0, 3000], 60_000)).toEqual([
      [2500, 'probe'],
      [3000, 'alive'],
      [3000 + SUSPECT_AFTER_MS, 'probe'],
      [3000 + DEAD_AFTER_MS, 'leave'],
    ]);
  });

  it('is not monitored without promised pings, nor after a close', () => {
    expect(stepSilence(UNWATCHED, { kind: 'message', at: 5 })).toEqual({ silence: UNWATCHED, effect: 'none' });
    const { silence } = stepSilence(UNWATCHED, { kind: 'promised', at: 0 });
    expect(stepSilence(silence, { kind: 'closed', at: 1 }).silence).toEqual(UNWATCHED);
  });
});

describe('no alarm', () => {
  it('is raised while pings come every two seconds, each delayed by 100 to 500 ms', () => {
    const delays = fc.array(fc.integer({ min: 100, max: 500 }), { minLength: 150, maxLength: 150 });
    fc.assert(
      fc.property(delays, (ms) => {
        const messageTimes = ms.map((delay, index) => index * 2000 + delay);
        expect(run(messageTimes, messageTimes.at(-1) ?? 0)).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });

  it('is raised in a hidden tab, whose timers run once a minute', () => {
    const pings = Array.from({ length: 150 }, (_, index) => index * 2000);
    const untilNextMinute = (dueAt: number): number => 60_000 - (dueAt % 60_000);
    expect(run(pings, 300_000, untilNextMinute)).toEqual([]);
  });

  it('is raised when a machine wakes that slept between a suspicion and its end', () => {
    const slept = (dueAt: number): number => (dueAt === DEAD_AFTER_MS ? 600_000 : 0);
    const effects = run([0, DEAD_AFTER_MS + 600_500, DEAD_AFTER_MS + 602_500], DEAD_AFTER_MS + 604_000, slept);
    expect(effects).toEqual([[SUSPECT_AFTER_MS, 'probe']]);
  });

  it.each([2000, 10_000, 90_000])('is raised when a page goes on that was frozen for %i ms', (frozenMs) => {
    for (const frozenAt of [SUSPECT_AFTER_MS, DEAD_AFTER_MS]) {
      const end = frozenAt + frozenMs;
      const frozen = (dueAt: number): number => (dueAt === frozenAt ? frozenMs : 0);
      // The messages of the meantime are read just after the timer has fired.
      const effects = run([0, end + 10, end + 2010], end + 4000, frozen);
      expect(effects).toEqual(frozenAt === DEAD_AFTER_MS ? [[SUSPECT_AFTER_MS, 'probe']] : []);
    }
  });
});
