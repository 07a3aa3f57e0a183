import { describe, expect, it } from 'vitest';
import { announce, QUIET, slipSentences } from './announce.ts';
import { bills, oilers, slipOf, withLeg } from './fixtures.ts';
import type { SlipLeg } from './slip.ts';

const slip = slipOf([bills, oilers]);
const legsWith = (change: Partial<SlipLeg>): readonly SlipLeg[] => withLeg(slip, 's-bills', change).legs;
const at118 = { odds: { numerator: 50, denominator: 59 }, pointsHundredths: -250 };

describe('the announcement of a slip change', () => {
  it('names the pick and both prices', () => {
    expect(slipSentences(slip.legs, legsWith({ current: at118 }), 'AMERICAN')).toEqual(['Bills −2.5 moved from −112 to −118']);
  });

  it('names a new line', () => {
    expect(slipSentences(slip.legs, legsWith({ current: { ...at118, pointsHundredths: -300 } }), 'AMERICAN')).toEqual([
      'Bills −2.5 is now −3 at −118',
    ]);
  });

  it('names suspensions and their end', () => {
    const suspended = legsWith({ marketStatus: 'CLOSED' });
    expect(slipSentences(slip.legs, suspended, 'AMERICAN')).toEqual(['Bills −2.5 is suspended']);
    expect(slipSentences(suspended, slip.legs, 'AMERICAN')).toEqual(['Bills −2.5 is open again']);
  });

  it('is empty when nothing changed', () => {
    expect(slipSentences(slip.legs, slip.legs, 'AMERICAN')).toEqual([]);
    expect(slipSentences([], slip.legs, 'AMERICAN')).toEqual([]);
  });
});

describe('the announcer', () => {
  it('announces at once, then once in two seconds with the latest sentence of each pick', () => {
    const first = announce(QUIET, ['Bills moved from −112 to −118'], 1_000);
    expect(first.say).toBe('Bills moved from −112 to −118.');
    const held = announce(first.announcer, ['Bills moved from −118 to −120'], 1_500);
    expect(held).toMatchObject({ say: null, wakeAt: 3_000 });
    const more = announce(held.announcer, ['Bills moved from −120 to −122', 'Oilers is suspended'], 2_000);
    expect(more.say).toBeNull();
    const said = announce(more.announcer, [], 3_000);
    expect(said.say).toBe('Bills moved from −120 to −122. Oilers is suspended.');
    expect(announce(said.announcer, [], 9_000).say).toBeNull();
  });
});
