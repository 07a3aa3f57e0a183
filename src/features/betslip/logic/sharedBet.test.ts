import { describe, expect, it } from 'vitest';
import { bills, oilers } from '../testing/fixtures.ts';
import { picksOf, type SharedBet, type SharedLeg, sharedNotes, sharedPicks, tabOf } from './sharedBet.ts';

const legOf = (pick: typeof bills, more: Partial<SharedLeg> = {}): SharedLeg => ({
  pick,
  isOpen: true,
  marketStatus: 'OPEN',
  sharedOdds: pick.odds,
  sharedPointsHundredths: pick.pointsHundredths,
  hasMoved: false,
  ...more,
});
const bet: SharedBet = {
  status: 'OPEN',
  type: 'PARLAY',
  stakeCents: null,
  sharedTotalOdds: '+312',
  totalOdds: '+312',
  legs: [legOf(bills), legOf(oilers)],
  sameGamePicks: [],
};
const titles = (shared: SharedBet) => sharedNotes(shared).map(({ title }) => title);

describe('a shared bet', () => {
  it('has its same-game legs as one pick where the first of them stands', () => {
    const total = legOf({ ...bills, selectionId: 's-over' });
    const legs = [legOf(bills), legOf(oilers), total];
    const sameGame = { selectionIds: ['s-bills', 's-over'], odds: { numerator: 214, denominator: 100 } };
    expect(picksOf({ legs, sameGamePicks: [sameGame] })).toEqual([
      { legs: [legs[0], legs[2]], sameGame },
      { legs: [legs[1]], sameGame: null },
    ]);
    expect(picksOf({ legs, sameGamePicks: [] })).toEqual(legs.map((leg) => ({ legs: [leg], sameGame: null })));
  });

  it('says what has changed since', () => {
    expect(titles(bet)).toEqual([]);
    expect(titles({ ...bet, legs: [legOf(bills, { hasMoved: true }), legOf(oilers)] })).toEqual(['1 price has changed']);
    expect(
      titles({ ...bet, status: 'PARTLY_CLOSED', legs: [legOf(bills, { hasMoved: true, isOpen: false }), legOf(oilers)] }),
    ).toEqual(['1 of 2 picks can still be bet on']);
    const closed = bet.legs.map((leg) => ({ ...leg, isOpen: false }));
    expect(titles({ ...bet, status: 'CLOSED', legs: closed })).toEqual(['None of it takes bets now']);
  });

  it('is added without what takes no bets, at the prices of now, with where it came from', () => {
    const legs = [legOf(bills, { sharedOdds: { numerator: 1, denominator: 1 }, hasMoved: true }), legOf(oilers, { isOpen: false })];
    const link = { selectionOrigin: 'shared_bet', shareId: 's1', branchChannel: 'mail' };
    expect(sharedPicks({ legs }, 's1', 'mail')).toEqual([{ ...bills, link }]);
  });

  it('is placed in the tab of its kind', () => {
    expect((['STRAIGHT', 'PARLAY', 'PARLAY_PLUS', 'TEASER', 'ROUND_ROBIN'] as const).map(tabOf)).toEqual([
      'STRAIGHT',
      'PARLAY',
      'PARLAY',
      'TEASER',
      'PARLAY',
    ]);
  });
});
