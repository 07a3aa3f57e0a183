import { expect, it } from 'vitest';
import type { BonusBetReward, BoostReward } from '../../../domain/rewards/reward.ts';
import { bonusBetOf, profitBoostOf } from './rewards.ts';

const terms = { id: 'r', minimumLegs: null, restrictions: null, expiresAt: new Date('2026-12-01T08:00:00Z') };
const boost: BoostReward = { ...terms, kind: 'PROFIT_BOOST', title: '25% Profit Boost', percent: 25, maximumAmountCents: 5_000 };
const bonusBet: BonusBetReward = { ...terms, kind: 'BONUS_BET', title: '$10 Bonus Bet', amountCents: 1_000 };
const restricted = { minimumLegs: 3, restrictions: { sports: ['hockey'], inPlayOnly: true } } as const;

it('a boost says what its maximum limits, the stake or what it adds, and which bets it is for', () => {
  const label = (boostCap: 'STAKE' | 'EXTRA_WIN') => profitBoostOf(boost, { currency: 'USD', boostCap }).maximumAmountLabel;
  expect(label('STAKE')).toBe('Max bet $50.00');
  expect(label('EXTRA_WIN')).toBe('Adds up to $50.00');
  const money = { currency: 'USD', boostCap: 'STAKE' } as const;
  expect(profitBoostOf({ ...boost, ...restricted }, money, true)).toMatchObject({
    rawId: 'r',
    title: '25% Profit Boost',
    maximumAmount: { amount: 5_000 },
    expiresTime: '2026-12-01T08:00:00.000Z',
    numberOfLegsRestrictionLabel: '3+ legs',
    eventRestrictionLabel: 'Hockey only · Live only',
    isRestricted: true,
  });
  expect(profitBoostOf(boost, money)).toMatchObject({
    numberOfLegsRestrictionLabel: null,
    eventRestrictionLabel: null,
    isRestricted: false,
  });
});

it('a bonus bet says which bets it is for', () => {
  const plain = { rawId: 'r', title: '$10 Bonus Bet', expiresTime: '2026-12-01T08:00:00.000Z', isRestricted: false };
  expect(bonusBetOf(bonusBet)).toEqual({ ...plain, restrictionLabel: null });
  const restrictionLabel = '3+ legs · Hockey only · Live only';
  expect(bonusBetOf({ ...bonusBet, ...restricted }, true)).toEqual({ ...plain, restrictionLabel, isRestricted: true });
});
