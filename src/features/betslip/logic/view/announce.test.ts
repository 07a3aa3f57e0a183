import { describe, expect, it } from 'vitest';
import { bills, oilers, slipOf, withLeg } from '../../testing/fixtures.ts';
import type { SlipLeg } from '../slip.ts';
import { announce, slipSentences } from './announce.ts';

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
    expect(slipSentences(slip.legs, legsWith({ marketStatus: 'HIDDEN' }), 'AMERICAN')).toEqual(['Bills −2.5 is closed']);
    expect(slipSentences(suspended, slip.legs, 'AMERICAN')).toEqual(['Bills −2.5 is open again']);
  });

  it('is empty when nothing changed', () => {
    expect(slipSentences(slip.legs, slip.legs, 'AMERICAN')).toEqual([]);
    expect(slipSentences([], slip.legs, 'AMERICAN')).toEqual([]);
  });
});

describe('the announcer', () => {
  const at = (denominator: number): readonly SlipLeg[] =>
    legsWith({ current: { odds: { numerator: 50, denominator }, pointsHundredths: -250 } });
  const first = announce({ lastAt: null, announced: slip.legs }, at(59), 'AMERICAN', 1_000);

  it('announces a change at once, and what came in the two seconds after it together and once', () => {
    expect(first.say).toBe('Bills −2.5 moved from −112 to −118.');
    const held = announce(first.announcer, at(60), 'AMERICAN', 1_500);
    expect(held).toMatchObject({ say: null, wakeAt: 3_000 });
    const more = announce(held.announcer, at(61), 'AMERICAN', 2_000);
    expect(more.say).toBeNull();
    const later = announce(more.announcer, at(61), 'AMERICAN', 3_000);
    expect(later.say).toBe('Bills −2.5 moved from −118 to −122.');
    expect(announce(later.announcer, at(61), 'AMERICAN', 9_000).say).toBeNull();
  });

  it('is silent about a price that is back before it could be announced', () => {
    const held = announce(first.announcer, at(60), 'AMERICAN', 1_500);
    expect(announce(held.announcer, at(59), 'AMERICAN', 3_000)).toMatchObject({ say: null, wakeAt: null });
  });

  it('announces the changes of a pick from when it was added', () => {
    const added = announce({ lastAt: null, announced: [] }, slip.legs, 'AMERICAN', 1_000);
    expect(added.say).toBeNull();
    expect(announce(added.announcer, at(59), 'AMERICAN', 1_100).say).toBe('Bills −2.5 moved from −112 to −118.');
  });
});
