export { fakeServer } from '../../../platform/data/testing/fakeServer.ts';

/** As it is sent. */
export const AWARD = {
  id: 'a',
  kind: 'BONUS_BET',
  title: '$10 Bonus Bet',
  amount: { amount: 1_000 },
  status: 'AVAILABLE',
  pausedReason: null,
  effectiveTime: '2026-11-20T12:00:00Z',
  expiresTime: '2026-12-04T12:00:00Z',
  redeemTime: null as string | null,
  spins: null,
  usageTitle: 'One sports bet',
  usageRestrictions: ['3+ legs', 'Football only'],
  terms: ['Only the winnings are paid.'],
  use: { label: 'Show the lines', path: '/sport/football' } as { label: string; path: string } | null,
};
export const CASHBACK = { ...AWARD, kind: 'CASHBACK', title: 'Live NBA', usageTitle: '', usageRestrictions: [], use: null };
