import { describe, expect, it } from 'vitest';
import { type Hearing, type HearingEvent, NOT_PINGED, stepHearing } from './hearing.ts';

function run(events: readonly (readonly [HearingEvent['kind'], number])[], from: Hearing = NOT_PINGED) {
  let hearing = from;
  const effects = events.map(([kind, at]) => {
    const step = stepHearing(hearing, { kind, at });
    hearing = step.hearing;
    return step.effect;
  });
  return { hearing, effects };
}

describe('a client of a socket', () => {
  it('is pinged again only after its answer, whose round trip counts', () => {
    const { hearing, effects } = run([
      ['ping', 0],
      ['ping', 100],
      ['pong', 250],
      ['ping', 2000],
    ]);
    expect(effects.map(({ kind }) => kind)).toEqual(['ping', 'none', 'none', 'ping']);
    expect(hearing).toEqual({ pingedAt: 2000, roundTripMs: 250, isReported: false });
  });

  it('is told once, a second after a ping that it does not answer, and again after it was heard', () => {
    const near: Hearing = { pingedAt: null, roundTripMs: 40, isReported: false };
    const { effects } = run(
      [
        ['ping', 0],
        ['sweep', 800],
        ['sweep', 1000],
        ['sweep', 2000],
        ['pong', 2500],
        ['pong', 2501],
      ],
      near,
    );
    expect(effects.map(({ kind }) => kind)).toEqual(['ping', 'none', 'unheard', 'none', 'none', 'none']);
    expect(effects[2]).toEqual({ kind: 'unheard', withinMs: 1500 });
  });

  it('has more time where answers take more than two seconds', () => {
    const far: Hearing = { pingedAt: 0, roundTripMs: 2200, isReported: false };
    expect(stepHearing(far, { kind: 'sweep', at: 4800 }).effect.kind).toBe('none');
    expect(stepHearing(far, { kind: 'sweep', at: 5000 }).effect).toEqual({ kind: 'unheard', withinMs: 4900 });
  });
});
