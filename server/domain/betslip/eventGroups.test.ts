import { describe, expect, it } from 'vitest';
import type { LegView } from './derive.ts';
import { groupByEvent } from './eventGroups.ts';

function leg(selectionId: string, eventId: string, change: Partial<LegView> = {}): LegView {
  return {
    offer: {
      selectionId,
      selectionName: selectionId,
      pointsHundredths: null,
      odds: { numerator: 10, denominator: 11 },
      marketId: 'market',
      marketName: 'Moneyline',
      marketType: 'MONEYLINE',
      side: 'HOME',
      isWholeGame: true,
      sport: 'football',
      placeDelayMs: 0,
      marketStatus: 'OPEN',
      eventId,
      eventName: 'Away @ Home',
      eventStatus: 'PRE_GAME',
      eventStartsAt: new Date(0),
      eventPath: '/sport',
    },
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
    expect(groupByEvent([only])).toEqual([{ legs: [only], priced: only, trend: 'UP', requiresAcceptance: true }]);
  });

  it('have no common price, and wait for acceptance when one of them does', () => {
    const moved = leg('b', 'one', { trend: 'DOWN', requiresAcceptance: true });
    expect(groupByEvent([leg('a', 'one'), moved])).toMatchObject([{ priced: null, trend: 'NONE', requiresAcceptance: true }]);
    expect(groupByEvent([leg('a', 'one'), leg('b', 'one')])).toMatchObject([{ requiresAcceptance: false }]);
  });
});
