import { describe, expect, it } from 'vitest';
import { offerOf } from '../../../tests/support/offers.ts';
import type { ChosenReward, RewardRestrictions } from '../rewards/reward.ts';
import { betLimits, STANDARD_LIMITS } from './limits.ts';
import { priceBets, selectionsToRead } from './priceBets.ts';
import type { RequestedBet, RequestedLeg } from './types.ts';

const leg = (selectionId: string, change: Partial<RequestedLeg> = {}): RequestedLeg => ({
  selectionId,
  odds: { numerator: 10, denominator: 11 },
  pointsHundredths: null,
  ...change,
});

const bet = (legs: readonly RequestedLeg[], change: Partial<RequestedBet> = {}): RequestedBet => ({
  draftBetId: legs.length === 1 ? `straight:${legs[0]?.selectionId}` : 'parlay',
  kind: legs.length === 1 ? 'STRAIGHT' : 'PARLAY',
  stakeCents: 1_000,
  legs,
  ...change,
});

const codes = (...bets: RequestedBet[]) => {
  const priced = priceBets(bets, STANDARD_LIMITS);
  return priced.ok ? [] : priced.error.map((refusal) => refusal.code);
};

describe('rules of a request', () => {
  it('accept a straight and a parlay', () => {
    expect(codes(bet([leg('a')]), bet([leg('a'), leg('b')]))).toEqual([]);
    expect(priceBets([bet([leg('a'), leg('b')])], STANDARD_LIMITS)).toMatchObject({
      value: [{ payoutCents: 3_645, combinations: 1 }],
    });
  });

  it('take stakes of 10 cents to 9999999.99', () => {
    for (const stakeCents of [10, 999_999_999]) expect(codes(bet([leg('a')], { stakeCents }))).toEqual([]);
    for (const stakeCents of [9, 0, -1, 10.5, 1_000_000_000, Number.NaN])
      expect(codes(bet([leg('a')], { stakeCents }))).toEqual(['STAKE_INVALID']);
  });

  it('cap what can be won at the same amount', () => {
    const evens = leg('a', { odds: { numerator: 1, denominator: 1 } });
    expect(codes(bet([evens], { stakeCents: 999_999_999 }))).toEqual([]);
    const longer = leg('a', { odds: { numerator: 101, denominator: 100 } });
    expect(codes(bet([longer], { stakeCents: 999_999_999 }))).toEqual(['PAYOUT_TOO_LARGE']);
    const long = Array.from({ length: 12 }, (_, index) => leg(`s${index}`, { odds: { numerator: 1_000, denominator: 1 } }));
    expect(codes(bet(long))).toEqual(['PAYOUT_TOO_LARGE']);
  });

  it('count legs: one for a straight, 2 to 12 for a parlay, or what the operator configures', () => {
    const many = (count: number) => Array.from({ length: count }, (_, index) => leg(`s${index}`));
    expect(codes(bet(many(12)))).toEqual([]);
    expect(codes(bet(many(13)))).toEqual(['TOO_MANY_LEGS']);
    expect(codes(bet([leg('a')], { kind: 'PARLAY' }))).toEqual(['TOO_FEW_LEGS']);
    expect(codes(bet([], { kind: 'STRAIGHT' }))).toEqual(['TOO_FEW_LEGS']);
    expect(codes(bet(many(2), { kind: 'STRAIGHT' }))).toEqual(['TOO_MANY_LEGS']);
    const configured = betLimits({ ...STANDARD_LIMITS, maximumParlayLegs: 3 });
    expect(priceBets([bet(many(3))], configured).ok).toBe(true);
    expect(priceBets([bet(many(4))], configured)).toMatchObject({ error: [{ code: 'TOO_MANY_LEGS', maximumLegs: 3 }] });
  });

  it('refuse duplicates: a selection twice in a parlay, a bet twice in a request', () => {
    expect(codes(bet([leg('a'), leg('a'), leg('a')]))).toEqual(['DUPLICATE_SELECTION']);
    expect(codes(bet([leg('a')]), bet([leg('a')], { draftBetId: 'other' }))).toEqual(['DUPLICATE_BET']);
    expect(codes(bet([leg('a'), leg('b')]), bet([leg('c'), leg('d')]))).toEqual(['DUPLICATE_BET']);
  });

  it('refuse a bet that its reward is not for', () => {
    const terms = { id: 'b', title: '25% Profit Boost', percent: 25, maximumAmountCents: 5_000, minimumLegs: null };
    const codesFor = (restrictions: RewardRestrictions | null) => {
      const boost = { ...terms, kind: 'PROFIT_BOOST', restrictions, expiresAt: new Date(0) } as const;
      const boosted = bet([leg('a')], { reward: { kind: 'PROFIT_BOOST', id: 'b' } });
      const priced = priceBets([boosted], STANDARD_LIMITS, new Map([['a', offerOf({ selectionId: 'a' })]]), [boost]);
      return priced.ok ? [] : priced.error;
    };
    expect(codesFor(null)).toEqual([]);
    expect(codesFor({ sports: ['football'], marketTypes: ['MONEYLINE'], minimumOdds: { numerator: 1, denominator: 2 } })).toEqual(
      [],
    );
    const refused = (label: string) => [{ code: 'REWARD_RESTRICTED', draftBetId: 'straight:a', label }];
    expect(codesFor({ sports: ['hockey'] })).toEqual(refused('Hockey only'));
    expect(codesFor({ marketTypes: ['SPREAD'] })).toEqual(refused('Spreads only'));
    expect(codesFor({ minimumOdds: { numerator: 1, denominator: 1 } })).toEqual(refused('Odds +100 or longer'));
    expect(codesFor({ inPlayOnly: true })).toEqual(refused('Live only'));
  });

  it('take a reward that is the player’s own, of its kind and by its id, with the terms it has', () => {
    const common = { minimumLegs: null, restrictions: null, expiresAt: new Date(0) };
    const boost = { ...common, kind: 'PROFIT_BOOST', id: 'b', title: 'Boost', percent: 25, maximumAmountCents: 5_000 } as const;
    const bonus = { ...common, kind: 'BONUS_BET', id: 'f', title: 'Bonus', amountCents: 1_000 } as const;
    const offers = new Map([['a', offerOf({ selectionId: 'a' })]]);
    const rewardOf = (reward: ChosenReward, change: Partial<RequestedBet> = {}, limits = STANDARD_LIMITS) => {
      const priced = priceBets([bet([leg('a')], { reward, ...change })], limits, offers, [bonus, boost]);
      return priced.ok ? priced.value[0]?.reward : priced.error;
    };
    const unavailable = [{ code: 'REWARD_UNAVAILABLE', draftBetId: 'straight:a' }];
    expect(rewardOf({ kind: 'BONUS_BET', id: 'f' })).toEqual({ kind: 'BONUS_BET', id: 'f', title: 'Bonus' });
    expect(rewardOf({ kind: 'BONUS_BET', id: 'b' })).toEqual(unavailable);
    expect(rewardOf({ kind: 'PROFIT_BOOST', id: 'f' })).toEqual(unavailable);
    expect(rewardOf({ kind: 'PROFIT_BOOST', id: 'none' })).toEqual(unavailable);
    for (const stakeCents of [999, 1_001])
      expect(rewardOf({ kind: 'BONUS_BET', id: 'f' }, { stakeCents })).toEqual([
        { code: 'REWARD_STAKE', draftBetId: 'straight:a', amountCents: 1_000 },
      ]);
    expect(rewardOf({ kind: 'PROMOTIONAL_CREDIT' })).toEqual({ kind: 'PROMOTIONAL_CREDIT' });
    for (const boostCap of ['STAKE', 'EXTRA_WIN'] as const)
      expect(rewardOf({ kind: 'PROFIT_BOOST', id: 'b' }, {}, { ...STANDARD_LIMITS, boostCap })).toEqual({
        kind: 'PROFIT_BOOST',
        id: 'b',
        title: 'Boost',
        percent: 25,
        maximumAmountCents: 5_000,
        cap: boostCap,
      });
    const payouts = (reward?: ChosenReward) => {
      const priced = priceBets([bet([leg('a')], { ...(reward && { reward }) })], STANDARD_LIMITS, offers, [bonus, boost]);
      return priced.ok && priced.value[0]?.payoutCents;
    };
    // 10/11 of 1000 is 909, and a quarter more of it 227.
    expect([payouts(), payouts({ kind: 'PROFIT_BOOST', id: 'b' })]).toEqual([1_909, 2_136]);
  });

  it('need the offers of bets with a reward, and of kinds that are priced by them', () => {
    const reward = { kind: 'PROMOTIONAL_CREDIT' } as const;
    const teased = bet([leg('t'), leg('u')], { kind: 'TEASER' });
    expect(selectionsToRead([bet([leg('a')]), bet([leg('b')], { reward }), teased])).toEqual(['b', 't', 'u']);
    expect(selectionsToRead([bet([leg('a')])])).toEqual([]);
  });

  it('count the stake of all combinations', () => {
    const three = ['a', 'b', 'c'].map((id) => offerOf({ selectionId: id, eventId: id }));
    const robin = (stakeCents: number) => {
      const requested = bet(
        three.map(({ selectionId }) => leg(selectionId)),
        {
          draftBetId: 'roundRobin:2',
          kind: 'ROUND_ROBIN',
          combinationSizes: [2],
          stakeCents,
        },
      );
      const priced = priceBets([requested], STANDARD_LIMITS, new Map(three.map((one) => [one.selectionId, one])));
      return priced.ok ? [] : priced.error.map(({ code }) => code);
    };
    // Three combinations: each alone is within the limit.
    expect([robin(100), robin(333_333_334)]).toEqual([[], ['STAKE_INVALID']]);
  });

  it('refuse an invalid price, line or id', () => {
    for (const pointsHundredths of [1_000_000, -1_000_000]) expect(codes(bet([leg('a', { pointsHundredths })]))).toEqual([]);
    for (const pointsHundredths of [1_000_001, -1_000_001])
      expect(codes(bet([leg('a', { pointsHundredths })]))).toEqual(['PRICE_INVALID']);
    const price = (numerator: number, denominator: number) => codes(bet([leg('a', { odds: { numerator, denominator } })]));
    expect(price(1, 1_000_000_000)).toEqual([]);
    expect([price(1, 1_000_000_001), price(1_000_000_001, 1_000_000_000)]).toEqual([['PRICE_INVALID'], ['PRICE_INVALID']]);
    expect(codes(bet([leg('a', { odds: { numerator: 0, denominator: 1 } })]))).toEqual(['PRICE_INVALID']);
    expect(codes(bet([leg('a', { odds: { numerator: 1.5, denominator: 1 } })]))).toEqual(['PRICE_INVALID']);
    expect(codes(bet([leg('a', { pointsHundredths: 0.5 })]))).toEqual(['PRICE_INVALID']);
    expect(codes(bet([leg('')]))).toEqual(['ID_INVALID']);
    expect(codes(bet([leg('a')], { draftBetId: '\u0000' }))).toEqual(['ID_INVALID']);
  });

  it('report every violation of every bet', () => {
    expect(codes(bet([leg('a'), leg('a')], { stakeCents: 0 }), bet([leg('b')], { stakeCents: -1 }))).toEqual([
      'DUPLICATE_SELECTION',
      'STAKE_INVALID',
      'STAKE_INVALID',
    ]);
    expect(codes()).toEqual(['NO_BETS']);
    expect(codes(...Array.from({ length: 50 }, (_, index) => bet([leg(`s${index}`)])))).toEqual([]);
    expect(codes(...Array.from({ length: 51 }, (_, index) => bet([leg(`s${index}`)])))).toEqual(['TOO_MANY_BETS']);
  });
});
