import { describe, expect, it } from 'vitest';
import { offerOf } from '../../../tests/support/offers.ts';
import type { LegView } from './derive.ts';
import { groupByEvent } from './eventGroups.ts';

function leg(selectionId: string, eventId: string, change: Partial<LegView> = {}): LegView {
  return {
    offer: offerOf({ selectionId, eventId }),
    accepted: { odds: { numerator: 10, denominator: 11 }, pointsHundredths: null },
    trend: 'NONE',
    requiresAcceptance: false,
    errors: [],
    ...change,
  };
}

const shape = (legs: readonly LegView[]) => groupByEvent(legs).map((group) => group.legs.map(({ offer }) => offer.selectionId));

describe('legs by event', () => {
  it('are in the order of the slip, groups in that of their first leg', () => {
    expect(shape([])).toEqual([]);
    expect(shape([leg('a', 'one'), leg('b', 'two'), leg('c', 'one'), leg('d', 'three')])).toEqual([['a', 'c'], ['b'], ['d']]);
  });

  it('have the price and the trend of a single leg', () => {
    const only = leg('a', 'one', { trend: 'UP', requiresAcceptance: true });
    expect(groupByEvent([only])).toMatchObject([
      { legs: [only], odds: { numerator: 10, denominator: 11 }, trend: 'UP', requiresAcceptance: true, isOneBet: false },
    ]);
  });

  it('have no common price, and wait for acceptance when one of them does', () => {
    const moved = leg('b', 'one', { trend: 'DOWN', requiresAcceptance: true });
    expect(groupByEvent([leg('a', 'one'), moved])).toMatchObject([
      { odds: null, trend: 'NONE', requiresAcceptance: true, isOneBet: false },
    ]);
    expect(groupByEvent([leg('a', 'one'), leg('b', 'one')])).toMatchObject([{ requiresAcceptance: false }]);
  });

  it('the events of a parlay-plus have the price of their legs as one bet, and its trend', () => {
    const moneyline = leg('a', 'one');
    const total = { ...moneyline.offer, selectionId: 'b', marketType: 'TOTAL', side: 'OVER', pointsHundredths: 4450 } as const;
    const evens = { odds: { numerator: 1, denominator: 1 }, pointsHundredths: 4450 };
    const over = leg('b', 'one', { offer: { ...total, odds: { numerator: 2, denominator: 1 } }, accepted: evens });
    // Lead and total are independent: 21/11 · 3 − 1.
    expect(groupByEvent([moneyline, over], true)).toMatchObject([
      { odds: { numerator: 52, denominator: 11 }, trend: 'UP', isOneBet: true },
    ]);
    const away = leg('c', 'one', { offer: { ...moneyline.offer, selectionId: 'c', side: 'AWAY' } });
    expect(groupByEvent([moneyline, away], true)).toMatchObject([{ odds: null, trend: 'NONE', isOneBet: false }]);
  });

  it('name only the legs that keep the others from being one bet, and the price without them', () => {
    const home = leg('home', 'one');
    const pick = (selectionId: string, change: Partial<LegView['offer']>): LegView =>
      leg(selectionId, 'one', { offer: { ...home.offer, selectionId, ...change } });
    const over = pick('over', { marketType: 'TOTAL', side: 'OVER', pointsHundredths: 4450 });
    const [touchdown, half] = [pick('td', { isWholeGame: false, isOnPlayer: true }), pick('half', { isWholeGame: false })];
    const far = pick('far', { marketType: 'TOTAL', side: 'OVER', pointsHundredths: 3050, isMain: false });
    const refusal = (...legs: LegView[]) =>
      groupByEvent(legs, true).map(({ refused, oddsOfOthers }) => [
        ...refused.map((one) => `${one.leg.offer.selectionId} ${one.reason}`),
        oddsOfOthers,
      ]);
    expect(refusal(home, touchdown, over, half)).toEqual([
      ['td PLAYER_MARKET', 'half MARKET', { numerator: 320, denominator: 121 }],
    ]);
    expect(refusal(far, home)).toEqual([['far ALTERNATE_LINE', home.offer.odds]]);
    expect(refusal(home, pick('away', { side: 'AWAY' }))).toEqual([['away EXCLUDED', home.offer.odds]]);
    expect(refusal(home, pick('live', { eventStatus: 'IN_PLAY' }))).toEqual([['live IN_PLAY', home.offer.odds]]);
    expect(refusal(home, over)).toEqual([[null]]);
    expect(refusal(touchdown, { ...touchdown })).toMatchObject([['td PLAYER_MARKET', 'td PLAYER_MARKET', null]]);
  });
});
