import { describe, expect, it } from 'vitest';
import { createRandom } from '../casino/support/createRandom.ts';
import { countedCents, lostForSureCents, type Ticket } from './hedges.ts';
import { isFinding, leastLostOfCounted, offerRule, rewardRules, shippedOffers } from './search.ts';

const award = { kind: 'BONUS_BET', amountCents: 2_500, expiresInSeconds: 1 } as const;
const ticket = (market: number, outcome: number, stakeCents: number, payoutCents: number): Ticket => ({
  legs: new Map([[market, outcome]]),
  stakeCents,
  payoutCents,
});

describe('the search for sure wins', () => {
  it('finds nothing in what is offered, and in rewards on bets', () => {
    const lost = leastLostOfCounted(createRandom(7), 2_000);
    const rules = [...shippedOffers().map((offer) => offerRule(offer, lost)), ...rewardRules()];
    expect(rules.filter(isFinding)).toEqual([]);
    expect(rules.length).toBeGreaterThan(50);
  });

  it('finds the awards of before: for ten cents, for a deposit alone, and for two persons who are one', () => {
    const before = [
      { name: 'n02', condition: { kind: 'FIRST_BET', minimumCents: 10 }, award, receivers: 2 },
      { name: 'n03', condition: null, award, receivers: 1 },
      { name: 'twice', condition: { kind: 'STAKE', totalCents: 2_500 }, award, receivers: 2 },
    ] as const;
    expect(before.map((offer) => isFinding(offerRule(offer, 1)))).toEqual([true, true, true]);
  });

  it('counts nothing of both sides, and all of what is on one', () => {
    const both = [ticket(0, 0, 1_000, 1_909), ticket(0, 1, 1_000, 1_909)];
    expect([countedCents(both, [2]), lostForSureCents(both, [2])]).toEqual([0, 91]);
    expect(countedCents(both.slice(1), [2])).toBe(1_000);
    expect(countedCents(both, [3])).toBe(2_000);
  });
});
