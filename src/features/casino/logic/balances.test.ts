import { describe, expect, it } from 'vitest';
import { bonusText, orderText, payOptions } from './balances.ts';

const balances = { cashCents: 24_850, bonusCents: 500, toWagerCents: 4_000, first: 'CASH' } as const;

describe('what games are played with', () => {
  it('is chosen between bonus and cash, each with its amount and its terms', () => {
    expect(payOptions(balances)).toEqual([
      { balance: 'BONUS', title: '$5.00 casino bonus', detail: 'Any game · no end date · $40.00 left to wager' },
      { balance: 'CASH', title: '$248.50 cash', detail: 'Any game' },
    ]);
  });

  it('is no choice without a bonus', () => expect(payOptions({ ...balances, bonusCents: 0 })).toEqual([]));

  it('says what is left to wager of the bonus, and nothing of one that has nothing to be wagered', () => {
    expect(bonusText(balances)).toContain('cash once $40.00 more of it was bet');
    expect(bonusText({ toWagerCents: 0 })).toBe('Wins from the bonus are paid as cash.');
  });

  it('is said in the order of the choice', () => {
    expect(orderText(balances)).toBe('Your cash plays before your bonus');
    expect(orderText({ first: 'BONUS' })).toBe('Your bonus plays before your cash');
  });
});
