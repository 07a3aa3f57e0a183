import { describe, expect, it } from 'vitest';
import { leg } from '../testing/fixtures.ts';
import { leadingLeg, picksOf } from './picks.ts';

const [bills, celtics, over, under] = [
  leg({ id: '1:1' }),
  leg({ id: '1:2', eventId: 'e-2' }),
  leg({ id: '1:3', selectionName: 'Over' }),
  leg({ id: '1:4', selectionName: 'Under' }),
];
const odds = { numerator: 214, denominator: 100 };
const shape = (...of: Parameters<typeof picksOf>) =>
  picksOf(...of).map(({ legs, ...pick }) => ({ ...pick, ids: legs.map(({ id }) => id) }));

describe('the picks of a bet', () => {
  it('are its legs, those of a same-game pick together at the place of the first, with their price', () => {
    const legs = [bills, celtics, over];
    const sameGamePicks = [{ legIds: ['1:1', '1:3'], odds }];
    expect(shape({ legs, sameGamePicks }, 'AMERICAN')).toEqual([
      { isSameGame: true, odds: '+214', ids: ['1:1', '1:3'] },
      { isSameGame: false, odds: null, ids: ['1:2'] },
    ]);
    expect(shape({ legs, sameGamePicks }, 'EURO')[0]?.odds).toBe('3.14');
    expect(shape({ legs, sameGamePicks: [{ legIds: ['1:1', '1:3'], odds: null }] }, 'EURO')[0]).toMatchObject({
      isSameGame: true,
      odds: null,
    });
  });

  it('picks of one game alone have no price beside that of the bet', () => {
    expect(shape({ legs: [bills, over], sameGamePicks: [{ legIds: ['1:1', '1:3'], odds }] }, 'AMERICAN')).toEqual([
      { isSameGame: true, odds: null, ids: ['1:1', '1:3'] },
    ]);
  });

  it('are single legs where those of one event are no pick together, as in a teaser', () => {
    expect(shape({ legs: [bills, celtics, over], sameGamePicks: [] }, 'AMERICAN').map(({ ids }) => ids)).toEqual([
      ['1:1'],
      ['1:2'],
      ['1:3'],
    ]);
  });

  it('say how their event stands by a leg that is still open', () => {
    const lost = { ...bills, outcome: 'LOSS' } as const;
    const pick = (...legs: readonly [typeof bills, ...(typeof bills)[]]) => ({ legs, isSameGame: true, odds: null });
    expect(leadingLeg(pick(lost, over))).toBe(over);
    expect(leadingLeg(pick(lost, { ...under, outcome: 'WIN' }))).toBe(lost);
  });
});
