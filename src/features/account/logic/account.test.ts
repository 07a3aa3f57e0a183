import { describe, expect, it } from 'vitest';
import { initialsOf, walletRows } from './account.ts';

const balances = {
  playableCents: 24_850,
  totalPlayableCents: 28_850,
  withdrawableCents: 22_350,
  restrictedCents: 4000,
  bonusCents: 0,
};

describe('an account', () => {
  it('shows the initials of first and last name', () => {
    expect(initialsOf({ firstName: 'Maya', lastName: 'Rivera' })).toBe('MR');
    expect(initialsOf({ firstName: ' élodie', lastName: 'ü' })).toBe('ÉÜ');
    expect(initialsOf({ firstName: '', lastName: 'Solo' })).toBe('S');
  });

  it('breaks its balance down: cash under the configured name, credits, restricted', () => {
    const names = { headingTitle: 'Credits', isPennCash: false };
    expect(walletRows(balances, 2500, names)).toEqual([
      { kind: 'cash', label: 'Playable Cash', cents: 22_350 },
      { kind: 'credits', label: 'Credits', cents: 2500 },
      { kind: 'restricted', label: 'Restricted Balance', cents: 4000 },
    ]);
    expect(walletRows(balances, null, { ...names, isPennCash: true })[0]).toEqual({ kind: 'cash', label: 'Cash', cents: 22_350 });
    expect(walletRows({ ...balances, bonusCents: 100 }, 0, names).map((row) => row.label)).toContain('Bonus Balance');
  });

  it("uses the brand's name for credits", () => {
    expect(walletRows(balances, 2500, { headingTitle: 'House chips', isPennCash: false })[1]).toEqual({
      kind: 'credits',
      label: 'House chips',
      cents: 2500,
    });
  });
});
