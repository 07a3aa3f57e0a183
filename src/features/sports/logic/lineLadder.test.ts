import { describe, expect, it } from 'vitest';
import { lineLadder } from './lineLadder.ts';
import { market, slateEvent, spread, threeWay, total } from './testSlate.ts';

const odds = { numerator: 10, denominator: 11 };

function at(id: string, pointsHundredths: number) {
  return market({
    ...{ id, name: 'Alternate Spread', type: 'SPREAD', main: false },
    selections: [
      { id: `${id}.away`, name: 'Celtics', side: 'AWAY', pointsHundredths, odds },
      { id: `${id}.home`, name: 'Knicks', side: 'HOME', pointsHundredths: -pointsHundredths, odds },
    ],
  });
}

describe('the ladder of a market', () => {
  it('has its lines and the main one, from the lowest to the highest', () => {
    const alternates = [at('a', -150), at('b', -750)];
    const event = slateEvent({ markets: [spread, total, ...alternates] });
    expect(lineLadder(event, alternates).map(({ label, market: { id } }) => [label, id])).toEqual([
      ['−7.5 / +7.5', 'b'],
      ['−4.5 / +4.5', 'spread'],
      ['−1.5 / +1.5', 'a'],
    ]);
  });

  it('has the main line once, and none where a market has no line or only one', () => {
    expect(lineLadder(slateEvent(), [spread, at('a', -150)])).toHaveLength(2);
    expect(lineLadder(slateEvent(), [total])).toEqual([]);
    expect(lineLadder(slateEvent(), [threeWay, threeWay])).toEqual([]);
    expect(lineLadder(slateEvent(), [])).toEqual([]);
  });
});
