import { expect, it } from 'vitest';
import { offerOf } from '../../../../tests/support/offers.ts';
import { toLinked } from './linkedSelection.ts';

it('a selection of a link has its price, its line, and the state of its market and event', () => {
  const offer = offerOf({ marketName: 'Spread', marketType: 'SPREAD', pointsHundredths: -250, marketStatus: 'CLOSED' });
  expect(toLinked({ ...offer, eventStatus: 'IN_PLAY' })).toEqual({
    id: 's',
    name: 'Bills',
    numeratorLong: 10,
    denominatorLong: 11,
    points: -2.5,
    marketId: 'm',
    marketName: 'Spread',
    marketType: 'SPREAD',
    marketStatus: 'CLOSED',
    marketStartAt: '2026-11-22T21:00:00.000Z',
    eventId: 'e',
    eventName: 'Chiefs @ Bills',
    eventStatus: 'IN_PLAY',
    eventPath: '/e',
  });
  expect(toLinked(offerOf()).points).toBeNull();
});
