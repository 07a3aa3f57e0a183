import { describe, expect, it } from 'vitest';
import { bet, leg } from '../testing/fixtures.ts';
import { betAgain, readWanted, wantedAddress } from './betFilters.ts';
import { byDay, isWanted } from './betList.ts';

describe('what is shown of a tab', () => {
  it('stands in the address, and leads back from it', () => {
    const wanted = { type: 'PARLAY', search: 'chiefs & bills' } as const;
    const address = wantedAddress('/my-bets/open', wanted);
    expect(readWanted(address.slice(address.indexOf('?')))).toEqual(wanted);
    expect(wantedAddress('/my-bets/open', { type: null, search: '' })).toBe('/my-bets/open');
    expect(readWanted('?type=OTHER&find=+')).toEqual({});
  });

  it('a filtered bet is of the type, and has every word in the names of one leg, as the server compares', () => {
    const one = bet('1', { type: 'PARLAY', legs: [leg(), leg({ selectionName: 'Atlético', eventName: 'Atlético vs Betis' })] });
    expect([isWanted(one, {}), isWanted(one, { type: 'PARLAY' }), isWanted(one, { type: 'TEASER' })]).toEqual([true, true, false]);
    expect([isWanted(one, { search: 'ATLETICO spread' }), isWanted(one, { search: 'bills betis' })]).toEqual([true, false]);
  });
});

it('bets stand under the day on which they were placed, settled ones of the day they were settled, the last first', () => {
  const early = bet('1', { placedAt: '2026-11-18T10:00:00Z', settledAt: '2026-11-21T10:00:00Z' });
  const days = byDay([bet('3'), bet('2'), early], (at) => new Date(at).toISOString().slice(0, 10));
  expect(days.map(({ day, bets }) => [day, ...bets.map(({ id }) => id)])).toEqual([
    ['2026-11-21', '1'],
    ['2026-11-20', '3', '2'],
  ]);
});

describe('a bet again', () => {
  const over = { outcome: 'WIN', eventStatus: 'FINISHED' } as const;
  it('is of its legs that can still be bet on, at the prices they had', () => {
    expect(betAgain(bet('1'))).toEqual({ text: 'Bet again', selections: ['s-1,25,28'] });
    const two = [leg(over), leg({ marketSelectionId: 's-2' })];
    expect(betAgain(bet('1', { legs: two }))).toEqual({ text: 'Bet the open leg again', selections: ['s-2,25,28'] });
  });

  it('is not offered once its events are over', () => {
    expect(betAgain(bet('1', { legs: [leg(over)] }))).toBeNull();
  });
});
