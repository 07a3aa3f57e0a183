import { expect, it } from 'vitest';
import { offerOf } from '../../../tests/support/offers.ts';
import { withWholeGroups } from './sameGame.ts';

const offer = (selectionId: string, eventId: string) =>
  offerOf({ selectionId, eventId, odds: { numerator: 1, denominator: 1 }, pointsHundredths: null });
const SHOWN = { odds: { numerator: 1, denominator: 1 }, pointsHundredths: null };
const MOVED = { odds: { numerator: 6, denominator: 5 }, pointsHundredths: null };

it('a game that has moved again is accepted as a whole or not at all, and leaves other games and legs alone', () => {
  const offers = new Map(
    [offer('a1', 'a'), offer('a2', 'a'), offer('b1', 'b'), offer('b2', 'b'), offer('c1', 'c')].map((one) => [one.selectionId, one]),
  );
  const prices = (moved: readonly string[]) => new Map([...offers.keys()].map((id) => [id, moved.includes(id) ? MOVED : SHOWN]));
  const together = ['a1', 'a2', 'b1', 'b2'];
  const accepted = (...moved: readonly string[]) => [...withWholeGroups(prices(moved), together, offers).keys()];
  expect(accepted()).toEqual(['a1', 'a2', 'b1', 'b2', 'c1']);
  expect(accepted('a2')).toEqual(['b1', 'b2', 'c1']);
  expect(accepted('a1', 'b1')).toEqual(['c1']);
  // A leg of its own is not of a group, whatever it does.
  expect(accepted('c1')).toEqual(['a1', 'a2', 'b1', 'b2', 'c1']);
});
