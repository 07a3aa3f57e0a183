import { describe, expect, it } from 'vitest';
import type { MarketType, SelectionSide } from '../../../core/wire/contract.ts';
import type { Offer } from '../betslip/offer.ts';
import { STANDARD_LIMITS } from './limits.ts';
import { priceBets } from './priceBets.ts';
import { roundRobin } from './roundRobin.ts';
import type { ParlayPlusTerms, RequestedBet, TicketLeg } from './types.ts';

const evens = { numerator: 1, denominator: 1 };

const OFFER: Offer = {
  selectionId: 's',
  selectionName: 's',
  side: 'HOME',
  pointsHundredths: 4_750,
  odds: evens,
  marketId: 'm',
  marketName: 'm',
  marketType: 'MONEYLINE',
  marketStatus: 'OPEN',
  isWholeGame: true,
  isMain: true,
  placeDelayMs: 0,
  eventId: 'e',
  eventName: 'e',
  eventStatus: 'PRE_GAME',
  eventStartsAt: new Date('2026-11-22T20:00:00Z'),
  eventPath: '/',
  sport: 'football',
  competition: 'nfl',
};

const legs = (grades: string): readonly TicketLeg[] =>
  [...grades].map((letter) => ({
    odds: evens,
    grade: ({ W: 'WIN', L: 'LOSS', P: 'PUSH', V: 'VOIDED' } as const)[letter] ?? 'PENDING',
  }));

describe('a round robin', () => {
  it('has the combinations of the published chart', () => {
    const count = (sizes: readonly number[]) => roundRobin.combinations(10, { sizes });
    expect([2, 3, 4, 5, 6, 7, 8, 9].map((size) => count([size]))).toEqual([45, 120, 210, 252, 210, 120, 45, 10]);
    expect(count([2, 3, 4, 5, 6, 7, 8, 9, 10])).toBe(1_013);
  });

  it('each combination, computed by hand, is a ticket', () => {
    const grade = (grades: string, sizes: readonly number[], stakeCents: number) =>
      roundRobin.grade(stakeCents, legs(grades), { sizes });
    expect(grade('WWW', [2], 300)).toEqual({ outcome: 'WIN', payoutCents: 1_200 });
    expect(grade('WWL', [2], 300)).toEqual({ outcome: 'WIN', payoutCents: 400 });
    expect(grade('WPL', [2], 300)).toEqual({ outcome: 'WIN', payoutCents: 200 });
    expect(grade('PPL', [2], 300)).toEqual({ outcome: 'REFUND', payoutCents: 100 });
    expect(grade('PVP', [2], 300)).toEqual({ outcome: 'REFUND', payoutCents: 300 });
    expect(grade('WLL', [2], 300)).toEqual({ outcome: 'LOSS', payoutCents: 0 });
    expect(grade('?LL', [2], 300)).toEqual({ outcome: 'LOSS', payoutCents: 0 });
    expect(grade('W?L', [2], 300)).toEqual({ outcome: 'PENDING', payoutCents: 0 });
    expect(grade('WWWL', [3, 4], 500)).toEqual({ outcome: 'WIN', payoutCents: 800 });
  });

  it('shares a dead heat among its combinations', () => {
    const [first, second, third] = legs('WWW');
    if (!first || !second || !third) throw new Error('three legs');
    const tied = { ...first, deadHeat: { tied: 2, places: 1 } };
    // Two tickets with half of the tied leg, 100 · 2 · 1, and one without it.
    expect(roundRobin.grade(300, [tied, second, third], { sizes: [2] })).toEqual({ outcome: 'WIN', payoutCents: 800 });
  });

  it('cannot win more than a bet can, all combinations together', () => {
    const long = Array.from({ length: 4 }, (_, index) => ({
      selectionId: `s${index}`,
      odds: { numerator: 999, denominator: 1 },
      pointsHundredths: null,
    }));
    const bet = { draftBetId: 'roundRobin:3', kind: 'ROUND_ROBIN', legs: long, combinationSizes: [3] } as const;
    const codes = (stakeCents: number) => {
      const priced = priceBets([{ ...bet, stakeCents }], { ...STANDARD_LIMITS, minimumStakeCents: 1 });
      return priced.ok ? priced.value[0]?.payoutCents : priced.error.map(({ code }) => code);
    };
    // A ticket of 1 pays a billion cents.
    expect(codes(1)).toEqual(['PAYOUT_TOO_LARGE']);
  });
});

describe('a parlay-plus in a round robin', () => {
  /** Two numbers of the first game, then two other games: four legs, three picks. */
  const picksOf = (onPush: 'REDUCE' | 'REFUND'): ParlayPlusTerms => ({
    events: [
      [
        { above: [0], below: [] },
        { above: [2], below: [] },
      ],
      [{ above: [1], below: [] }],
      [{ above: [3], below: [] }],
    ],
    onPush,
  });
  const grade = (grades: string, sizes: readonly number[], onPush: 'REDUCE' | 'REFUND' = 'REDUCE') =>
    roundRobin.grade(300, legs(grades), { sizes, ...picksOf(onPush) });

  it('a pick, computed by hand, is lost or open with any of its legs, and a push is removed or returns the pick', () => {
    // Each ticket is 100: the game returns 4 on one, the others 2 each.
    expect(grade('WWWW', [2])).toEqual({ outcome: 'WIN', payoutCents: 2_000 });
    expect(grade('LWWW', [2])).toEqual({ outcome: 'WIN', payoutCents: 400 });
    expect(grade('LWL?', [2])).toEqual({ outcome: 'PENDING', payoutCents: 0 });
    expect(grade('WL?L', [2])).toEqual({ outcome: 'LOSS', payoutCents: 0 });
    expect(grade('LW?L', [2])).toEqual({ outcome: 'LOSS', payoutCents: 0 });
    expect(grade('LWLL', [2])).toEqual({ outcome: 'LOSS', payoutCents: 0 });
    expect(grade('PWWW', [2])).toEqual({ outcome: 'WIN', payoutCents: 1_200 });
    expect(grade('PWWW', [2], 'REFUND')).toEqual({ outcome: 'WIN', payoutCents: 800 });
    expect(grade('WWVW', [2], 'REFUND')).toEqual({ outcome: 'WIN', payoutCents: 800 });
    // Only the game is returned, not the tickets that it is in: a push of another pick is removed by either rule.
    expect(grade('WPWW', [2], 'REFUND')).toEqual({ outcome: 'WIN', payoutCents: 400 + 800 + 200 });
    expect(grade('VWVW', [2], 'REFUND')).toEqual({ outcome: 'WIN', payoutCents: 800 });
    expect(grade('PPWP', [2], 'REFUND')).toEqual({ outcome: 'REFUND', payoutCents: 300 });
    expect(grade('PPPP', [2], 'REFUND')).toEqual({ outcome: 'PUSH', payoutCents: 300 });
    expect(grade('VVVV', [2])).toEqual({ outcome: 'VOIDED', payoutCents: 300 });
    expect(grade('PPPL', [2])).toEqual({ outcome: 'REFUND', payoutCents: 100 });
  });

  it('shares a dead heat of one of its legs', () => {
    const [first, ...others] = legs('WWWW');
    if (!first) throw new Error('four legs');
    const tied = [{ ...first, deadHeat: { tied: 2, places: 1 } }, ...others];
    // The game returns 2: every ticket 400.
    expect(roundRobin.grade(300, tied, { sizes: [2], ...picksOf('REDUCE') })).toEqual({ outcome: 'WIN', payoutCents: 1_200 });
  });

  it('has the combinations of its picks, at the sum of their prices', () => {
    const terms = { sizes: [2, 3], ...picksOf('REDUCE') };
    const prices = [evens, evens, evens, evens];
    expect(roundRobin.combinations(4, terms)).toBe(4);
    expect(roundRobin.payoutCents(400, prices, terms)).toBe(800 + 800 + 400 + 1_600);
    expect(roundRobin.returned(prices, terms)).toEqual({ numerator: 9n, denominator: 1n });
  });

  it('is formed where the setting is on and the legs of each event can be one bet, counted by picks', () => {
    const offer = (eventId: string, marketType: MarketType, side: SelectionSide, sport = 'football'): Offer => ({
      ...OFFER,
      selectionId: `${eventId} ${marketType} ${side}`,
      eventId,
      marketType,
      side,
      sport,
    });
    const [over, two, three] = [
      offer('one', 'TOTAL', 'OVER'),
      offer('two', 'MONEYLINE', 'HOME'),
      offer('three', 'MONEYLINE', 'DRAW'),
    ];
    const game = [offer('one', 'MONEYLINE', 'HOME'), over];
    const shapes = (offers: readonly Offer[], parlayPlus: 'OFF' | 'REDUCE' | 'REFUND' = 'REFUND') =>
      roundRobin.drafts(offers, { ...STANDARD_LIMITS, parlayPlus }, {}).map(({ label, terms }) => [label, terms]);
    const joined = {
      ...picksOf('REFUND'),
      events: [
        [
          { above: [0], below: [] },
          { above: [1], below: [] },
        ],
        [{ above: [2], below: [] }],
        [{ above: [3], below: [] }],
      ],
    };
    expect(shapes([...game, two, three])).toEqual([
      ['By 2s, 3 combinations', { sizes: [2], ...joined }],
      ['All sizes, 4 combinations', { sizes: [2, 3], ...joined }],
    ]);
    expect(shapes([...game, two])).toEqual([]);
    expect(shapes([two, three, over])).toEqual([
      ['By 2s, 3 combinations', { sizes: [2] }],
      ['All sizes, 4 combinations', { sizes: [2, 3] }],
    ]);
    // They are refused, each leg counted: the setting is off, the legs clash, or nothing is known of such a game.
    const byLegs = [{ sizes: [2] }, { sizes: [3] }, { sizes: [2, 3, 4] }];
    for (const refused of [
      shapes([...game, two, three], 'OFF'),
      shapes([over, { ...over, selectionId: 'under', side: 'UNDER' }, two, three]),
      shapes([...game.map((each) => ({ ...each, competition: 'nba' })), two, three]),
    ])
      expect(refused.map(([, terms]) => terms)).toEqual(byLegs);
  });

  it('is placed by the sizes of its picks, with at most ten legs', () => {
    const offers = Array.from({ length: 11 }, (_, index): Offer => {
      const isTotal = index === 10;
      const [marketType, side] = isTotal ? (['TOTAL', 'OVER'] as const) : (['MONEYLINE', 'HOME'] as const);
      return { ...OFFER, selectionId: `s${index}`, eventId: isTotal ? 'e0' : `e${index}`, marketType, side };
    });
    const place = (own: readonly Offer[], combinationSizes: readonly number[], found = own) => {
      const bet: RequestedBet = {
        draftBetId: 'roundRobin',
        kind: 'ROUND_ROBIN',
        stakeCents: 100,
        combinationSizes,
        legs: own.map(({ selectionId, odds, pointsHundredths }) => ({ selectionId, odds, pointsHundredths })),
      };
      const offersById = new Map(found.map((each) => [each.selectionId, each]));
      const priced = priceBets([bet], { ...STANDARD_LIMITS, parlayPlus: 'REDUCE' }, offersById);
      return priced.ok ? priced.value.map(({ combinations, payoutCents }) => [combinations, payoutCents]) : priced.error[0]?.code;
    };
    const four = [...offers.slice(0, 3), ...offers.slice(10)];
    expect(place(four, [2])).toEqual([[3, 2_000]]);
    expect(place(four, [2, 3])).toEqual([[4, 3_600]]);
    for (const sizes of [[], [1], [2, 2], [2.5], [3], [4], [2, 4]]) expect(place(four, sizes)).toBe('COMBINATIONS_INVALID');
    expect(place([...offers.slice(0, 2), ...offers.slice(10)], [2])).toBe('COMBINATIONS_INVALID');
    expect(place(offers, [2])).toBe('TOO_MANY_LEGS');
    // With an unknown selection, which the database refuses, each leg is a pick.
    expect(place(four, [3], [...offers.slice(0, 2), ...offers.slice(10)])).toEqual([[4, 3_200]]);
  });
});
