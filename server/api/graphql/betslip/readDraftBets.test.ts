import { expect, it } from 'vitest';
import { readDraftBets } from './readDraftBets.ts';

const leg = { selectionId: 's', numeratorLong: 10, denominatorLong: 11, points: -2.5 };
const bet = { id: 'straight:s', draftLegs: [leg] };

it('draft bets have the amount to stake or to win, whichever was typed, and the prices that were accepted', () => {
  const accepted = { odds: { numerator: 10, denominator: 11 }, pointsHundredths: -250 };
  const read = (amounts: { readonly betAmount?: number; readonly winAmount?: number }) => readDraftBets([{ ...bet, ...amounts }]);
  const bets = (amount: object | null) => ({ ok: true, value: [{ id: bet.id, amount, legs: [{ selectionId: 's', accepted }] }] });
  expect(read({})).toEqual(bets(null));
  expect(read({ betAmount: 700 })).toEqual(bets({ field: 'BET', amountCents: 700 }));
  expect(read({ winAmount: 900 })).toEqual(bets({ field: 'WIN', amountCents: 900 }));
  expect(read({ betAmount: 700, winAmount: 900 })).toEqual({ ok: false, error: 'winAmount' });
});

it('a price that is none is named by its selection', () => {
  expect(readDraftBets([{ ...bet, draftLegs: [leg, { ...leg, selectionId: 'bad', denominatorLong: 0 }] }])).toEqual({
    ok: false,
    error: 'bad',
  });
});
