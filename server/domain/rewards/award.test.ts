import { describe, expect, it } from 'vitest';
import { type AwardFacts, type AwardGame, type AwardTimes, awardStatus, awardUse, usageRestrictions, usageTitle } from './award.ts';

const now = new Date('2026-11-27T12:00:00Z');
const at = (hours: number): Date => new Date(now.getTime() + hours * 3_600_000);
const times: AwardTimes = { startsAt: at(-1), expiresAt: at(1), redeemedAt: null, pausedReason: null };

describe('an award', () => {
  it.each<[string, Partial<AwardTimes>]>([
    ['AVAILABLE', {}],
    ['PENDING', { startsAt: at(1), expiresAt: at(2) }],
    ['PAUSED', { pausedReason: 'On hold' }],
    ['EXPIRED', { expiresAt: now }],
    ['EXPIRED', { expiresAt: now, pausedReason: 'On hold' }],
    ['REDEEMED', { redeemedAt: at(-2), expiresAt: at(-1) }],
  ])('is %s', (status, more) => {
    expect(awardStatus({ ...times, ...more }, now)).toBe(status);
  });

  const bet: AwardFacts = {
    kind: 'BONUS_BET',
    maximumAmountCents: null,
    minimumLegs: null,
    restrictions: null,
    spins: null,
    games: [],
  };
  it('says what it is for, and leads to what qualifies', () => {
    const football = { ...bet, minimumLegs: 3, restrictions: { sports: ['football'] } };
    expect([usageTitle(football), ...usageRestrictions(football, 'STAKE')]).toEqual(['One sports bet', '3+ legs', 'Football only']);
    const boost = { ...bet, kind: 'PROFIT_BOOST' as const, maximumAmountCents: 5_000 };
    expect(usageRestrictions(boost, 'EXTRA_WIN')).toEqual(['Adds up to $50.00', 'Any sport']);
    const spins = {
      ...bet,
      kind: 'BONUS_SPINS' as const,
      games: [{ id: 'velvet-sevens', title: 'Velvet Sevens', category: 'slots' }],
    };
    const pages = {
      ofSport: (slug: string) => `/sport/${slug}`,
      ofGame: ({ category, id }: AwardGame) => `/category/${category}/${id}`,
    };
    expect([usageTitle(spins), ...usageRestrictions(spins, 'STAKE')]).toEqual(['Velvet Sevens', 'Cannot be used yet']);
    expect(awardUse(spins, pages)).toEqual({ label: 'See Velvet Sevens', path: '/category/slots/velvet-sevens' });
    const paths = [football, { ...bet, restrictions: { inPlayOnly: true as const } }, bet, { ...bet, kind: 'CASHBACK' as const }];
    expect(paths.map((award) => awardUse(award, pages)?.path ?? null)).toEqual(['/sport/football', '/live', '/', null]);
  });
});
