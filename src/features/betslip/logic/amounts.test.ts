import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { payoutCents } from '../../../../core/odds.ts';
import {
  type AmountDraft,
  type AmountDrafts,
  amountSummary,
  betCentsOf,
  editedText,
  NO_DRAFTS,
  nextDrafts,
  paddedText,
  winCentsOf,
} from './amounts.ts';
import type { AmountField } from './slip.ts';

const minus112 = { numerator: 25, denominator: 28 };
const bet = { betCents: 0, winCents: 0, ratio: minus112 };

function typed(field: AmountField, text: string, drafts: AmountDrafts = NO_DRAFTS): AmountDrafts {
  return nextDrafts(drafts, { type: 'typed', draftBetId: 'a', field, text });
}

function draft(drafts: AmountDrafts): AmountDraft {
  const found = drafts.a;
  if (!found) throw new Error('no draft');
  return found;
}

describe('typing an amount', () => {
  it('takes no negatives [S5.10]', () => {
    expect(editedText('5', '-5')).toBe('5');
    expect(editedText('', '−5')).toBe('');
  });

  it('takes at most two decimals [S5.11]', () => {
    expect(editedText('1.23', '1.234')).toBe('1.23');
    expect(editedText('1.2', '1.23')).toBe('1.23');
  });

  it('takes at most 9999999.99 [S5.12 S9.12]', () => {
    expect(editedText('999999', '9999999.99')).toBe('9999999.99');
    expect(editedText('9999999', '10000000')).toBe('9999999');
  });

  it('gives a leading point its zero [S5.07]', () => {
    expect(editedText('', '.')).toBe('0.');
    expect(editedText('', '.5')).toBe('0.5');
  });

  it('strips the prefix and separators people paste [S5.39]', () => {
    expect(editedText('', '$1,234.50')).toBe('1234.50');
  });

  it('keeps the text when the edit is no amount', () => {
    for (const text of ['abc', '1e5', '1.2.3', '5x']) expect(editedText('5', text)).toBe('5');
    expect(editedText('5', '')).toBe('');
  });

  it('drops zeros in front', () => {
    expect(editedText('0', '05')).toBe('5');
    expect(editedText('', '0')).toBe('0');
  });

  it('never ends up with a text that is no amount', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: fc.constantFrom(...'0123456789.,$- ae') }), { maxLength: 12 }), (keys) => {
        const text = keys.reduce((before, key) => editedText(before, before + key), '');
        expect(text).toMatch(/^(\d{1,7}(\.\d{0,2})?)?$/);
      }),
    );
  });

  it('is padded to two decimals when the field is left [S5.09 S5.13]', () => {
    expect(paddedText('5.5')).toBe('5.50');
    expect(paddedText('5')).toBe('5.00');
    expect(paddedText('0.')).toBe('');
    expect(paddedText('')).toBe('');
  });
});

describe('the other field', () => {
  it('is recomputed and rounded half-up, padded, from the ratio [S5.15 S5.13]', () => {
    expect(amountSummary(bet, draft(typed('BET', '30')))).toMatchObject({ winText: '26.79', winCents: 2679, betCents: 3000 });
    expect(amountSummary(bet, draft(typed('WIN', '26.79')))).toMatchObject({ betText: '30.00', betCents: 3000 });
  });

  it('rounds an exact half up', () => {
    expect(winCentsOf(1, { numerator: 1, denominator: 2 })).toBe(1);
    expect(winCentsOf(3, { numerator: 1, denominator: 2 })).toBe(2);
  });

  it('agrees with the payout of the house for every price', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 999_999_999 }),
        fc.integer({ min: 1, max: 5000 }),
        fc.integer({ min: 1, max: 5000 }),
        (stake, n, d) => {
          const price = { numerator: n, denominator: d };
          expect(winCentsOf(stake, price)).toBe(payoutCents(stake, [price]) - stake);
        },
      ),
    );
  });

  it('finds a stake of which no neighbour comes closer', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9_999_999 }),
        fc.integer({ min: 1, max: 500 }),
        fc.integer({ min: 1, max: 500 }),
        (win, n, d) => {
          const ratio = { numerator: n, denominator: d };
          const stake = betCentsOf(win, ratio);
          const off = (cents: number): number => Math.abs((cents * n) / d - win);
          expect(off(stake)).toBeLessThanOrEqual(Math.min(off(stake - 1), off(stake + 1)) + 1e-6);
        },
      ),
    );
  });

  it('waits for the server where no ratio is known', () => {
    expect(amountSummary({ ...bet, ratio: null }, draft(typed('BET', '30')))).toMatchObject({
      winText: '',
      winCents: null,
      betCents: 3000,
    });
  });

  it('empties with the field', () => {
    expect(amountSummary({ betCents: 3000, winCents: 2679, ratio: minus112 }, draft(typed('BET', '')))).toMatchObject({
      betText: '',
      winText: '',
      betCents: 0,
    });
  });

  it('past the largest amount is an error of that field, as data', () => {
    const summary = amountSummary({ ...bet, ratio: { numerator: 20, denominator: 1 } }, draft(typed('BET', '9999999.99')));
    expect(summary.errors).toEqual([{ field: 'WIN', code: 'TOO_LARGE' }]);
  });

  it('follows a price that moves while the typed field stays', () => {
    const typing = draft(typed('BET', '10'));
    expect(amountSummary({ ...bet, ratio: { numerator: 59, denominator: 50 } }, typing).winText).toBe('11.80');
    expect(amountSummary({ ...bet, ratio: { numerator: 31, denominator: 25 } }, typing).winText).toBe('12.40');
  });
});

describe('drafts and the server', () => {
  it('show what the server knows when nothing was typed', () => {
    expect(amountSummary({ betCents: 2500, winCents: 2273, ratio: minus112 }, undefined)).toMatchObject({
      betText: '25.00',
      winText: '22.73',
    });
    expect(amountSummary(bet, undefined)).toMatchObject({ betText: '', winText: '' });
  });

  it('are let go once confirmed and left, in either order', () => {
    const left = nextDrafts(typed('BET', '5'), { type: 'left', draftBetId: 'a' });
    expect(draft(left).text).toBe('5.00');
    expect(nextDrafts(left, { type: 'confirmed', draftBetId: 'a', edit: 1 })).toEqual({});
    const confirmed = nextDrafts(typed('BET', '5'), { type: 'confirmed', draftBetId: 'a', edit: 1 });
    expect(draft(confirmed).text).toBe('5');
    expect(nextDrafts(confirmed, { type: 'left', draftBetId: 'a' })).toEqual({});
  });

  it('outlive an answer to an earlier edit', () => {
    const twice = typed('BET', '55', typed('BET', '5'));
    const left = nextDrafts(twice, { type: 'left', draftBetId: 'a' });
    expect(draft(nextDrafts(left, { type: 'confirmed', draftBetId: 'a', edit: 1 })).text).toBe('55.00');
  });

  it('go with their bet', () => {
    expect(nextDrafts(typed('BET', '5'), { type: 'kept', draftBetIds: ['b'] })).toEqual({});
    const both = typed('BET', '5');
    expect(nextDrafts(both, { type: 'kept', draftBetIds: ['a'] })).toBe(both);
  });

  it('start over when the player turns to the other field', () => {
    expect(draft(typed('WIN', '-3', typed('BET', '5')))).toMatchObject({ field: 'WIN', text: '' });
  });
});
