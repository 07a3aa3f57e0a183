import { describe, expect, it } from 'vitest';
import { listOf } from './awardPages.ts';
import { type Award, checkedUse, claimableCents, momentOf, STATUSES } from './awards.ts';

const award: Award = {
  id: 'a',
  kind: 'CASHBACK',
  title: 'Cashback',
  cents: 620,
  effectiveAt: 1,
  expiresAt: 3,
  redeemedAt: null,
  status: 'AVAILABLE',
  pausedReason: null,
  usageTitle: '',
  usageRestrictions: [],
  terms: [],
  use: null,
  spins: null,
};

describe('the award pages', () => {
  it('are lists of sections, some of them under two names; an unknown one is none', () => {
    const pages = [
      'cashback',
      'bonuses',
      'bonus-bets',
      'free-bets',
      'profit-boosts',
      'bonus-spins',
      'free-rounds',
      'history',
      'gold',
    ];
    expect(pages.map((page) => listOf(page, 'sportsbook'))).toEqual([
      'cashback',
      'cashback',
      'bonus-bets',
      'bonus-bets',
      'profit-boosts',
      'bonus-spins',
      'bonus-spins',
      'history',
      null,
    ]);
    expect(pages.map((page) => listOf(page, 'casino'))).toEqual([
      'cashback',
      'cashback',
      null,
      null,
      null,
      'bonus-spins',
      'bonus-spins',
      'history',
      null,
    ]);
  });

  it('say of each state what it is and when', () => {
    const texts = (['AVAILABLE', 'PENDING', 'PAUSED', 'EXPIRED', 'REDEEMED'] as const).map((status) => {
      const [word, at] = momentOf({ ...award, status, redeemedAt: status === 'REDEEMED' ? 2 : null });
      return `${STATUSES[status].label}: ${word} ${at}`;
    });
    expect(texts).toEqual(['Available: Ends 3', 'Pending: Starts 1', 'Paused: Ends 3', 'Expired: Ended 3', 'Redeemed: Used 2']);
  });

  it('lead to pages of the app alone', () => {
    expect(checkedUse({ label: 'Show', path: '/live' })).toEqual({ label: 'Show', path: '/live' });
    for (const path of ['javascript:alert(1)', '//example.com', 'https://example.com'])
      expect(checkedUse({ label: 'Show', path })).toBeNull();
  });

  it('add up what can be claimed now', () => {
    expect(claimableCents([award, { ...award, cents: 280 }, { ...award, status: 'PAUSED' }])).toBe(900);
  });
});
