import { describe, expect, it } from 'vitest';
import type { SlipFieldsFragment } from './betslip.generated.ts';
import { mapPlacement, mapRefusal } from './mapPlacement.ts';
import { mapSlip } from './mapSlip.ts';

const quote = { id: 's-bills', name: 'Bills', numeratorLong: 25, denominatorLong: 28, points: -2.5 };
const error = { code: 'edgebook.x', message: 'No', priority: 2, displayType: 'GENERIC', field: null } as const;
const none = { errors: [], draftBets: [], draftBetEventGroupings: [] };
const plain = {
  label: null,
  teaser: null,
  isParlayPlusEligible: false,
  voidLegRule: null,
  draftLegEventGroupings: [],
  numberOfCombinations: 1,
  combinationSizes: [],
};
const teaser = {
  ...plain,
  id: 'teaser',
  label: '2-team football teaser',
  teaser: {
    teaserPoints: { decimalPoints: 6.5 },
    teaserPreviews: [
      { points: 6.5, enabled: true, totalOdds: '−125', requirement: null },
      { points: 10, enabled: false, totalOdds: null, requirement: '3 legs' },
    ],
  },
  betAmount: { amount: 0 },
  winAmount: { amount: 0 },
  betToWinRatio: { numeratorLong: 4, denominatorLong: 5 },
  draftLegs: [{ marketSelection: { id: 's-bills' }, teasedPoints: 4, buyPointOptions: [{ points: 4 }] }],
  patronSetAmountType: 'BET' as const,
  errors: [],
};

const rewardFields = {
  amountSourceType: 'CASH',
  selectedFreeBetId: null,
  selectedProfitBoostId: 'b',
  boostedTotalOdds: '+106',
  boostedWinAmount: { amount: 3177 },
  availableFreeBets: [
    { rawId: 'f', title: '$10 Bonus Bet', expiresTime: null, restrictionLabel: 'Football only', isRestricted: false },
  ],
  availableProfitBoosts: [
    {
      rawId: 'b',
      title: '25% Profit Boost',
      expiresTime: '2026-11-23T00:00:00Z',
      maximumAmountLabel: 'Max bet $50.00',
      numberOfLegsRestrictionLabel: '2+ legs',
      eventRestrictionLabel: null,
      isRestricted: true,
    },
  ],
  availablePromotionalCreditBalance: { amount: 2500 },
} as const;

const answer: SlipFieldsFragment = {
  id: 'player:p',
  revision: 7,
  errors: [error],
  marketSelections: [
    {
      acceptedSelection: quote,
      marketSelection: { ...quote, numeratorLong: 50, denominatorLong: 59, points: -3 },
      marketId: 'm',
      marketName: 'Spread',
      marketType: 'SPREAD',
      rule: null,
      marketStatus: 'OPEN',
      placeDelayMs: 0,
      marketStartAt: '2026-11-22T21:25:00Z',
      eventId: 'e',
      eventName: 'Chiefs @ Bills',
      eventStatus: 'PRE_GAME',
      eventPath: '/e',
      marketSelectionOddsTrend: 'DOWN',
      marketSelectionRequiresAcceptance: true,
      errors: [],
    },
  ],
  straight: {
    kind: 'STRAIGHT',
    draftBetEventGroupings: [{ eventId: 'e-1', eventName: 'Chiefs @ Bills', draftBetIds: ['straight:s-bills'] }],
    errors: [],
    draftBets: [
      {
        id: 'straight:s-bills',
        betAmount: { amount: 3000 },
        winAmount: { amount: 2542 },
        betToWinRatio: { numeratorLong: 50, denominatorLong: 59 },
        draftLegs: [
          { marketSelection: { id: 's-bills' }, teasedPoints: null, buyPointOptions: [] },
          { marketSelection: { id: 'unknown' }, teasedPoints: null, buyPointOptions: [] },
        ],
        ...plain,
        patronSetAmountType: 'BET',
        errors: [],
        ...rewardFields,
      },
    ],
  },
  parlay: { kind: 'PARLAY', ...none },
  teaser: { kind: 'TEASER', errors: [], draftBetEventGroupings: [], draftBets: [{ ...teaser, ...rewardFields }] },
  roundRobin: { kind: 'ROUND_ROBIN', ...none },
};

describe('the mapping of the contract', () => {
  it('keeps cents, exact prices and hundredths of a point', () => {
    const slip = mapSlip(answer);
    expect(slip.legs[0]).toMatchObject({
      accepted: { odds: { numerator: 25, denominator: 28 }, pointsHundredths: -250 },
      current: { odds: { numerator: 50, denominator: 59 }, pointsHundredths: -300 },
      requiresAcceptance: true,
    });
    expect(slip.sections.STRAIGHT.draftBets[0]).toMatchObject({
      stakeCents: 3000,
      winCents: 2542,
      ratio: { numerator: 50, denominator: 59 },
    });
    expect(slip.sections.STRAIGHT.draftBets[0]?.legs).toHaveLength(1);
    expect(slip.errors).toEqual([error]);
  });

  it('reads the rewards of a bet with their terms, boosts in front', () => {
    const [bet] = mapSlip(answer).sections.STRAIGHT.draftBets;
    expect(bet?.rewards).toEqual({
      source: 'CASH',
      chosen: { kind: 'PROFIT_BOOST', id: 'b' },
      offers: [
        {
          kind: 'PROFIT_BOOST',
          id: 'b',
          title: '25% Profit Boost',
          detail: 'Max bet $50.00 · 2+ legs',
          expiresAt: Date.parse('2026-11-23T00:00:00Z'),
          isRestricted: true,
        },
        { kind: 'BONUS_BET', id: 'f', title: '$10 Bonus Bet', detail: 'Football only', expiresAt: null, isRestricted: false },
      ],
      creditCents: 2500,
      boostedWinCents: 3177,
      boostedOdds: '+106',
      isHidden: false,
    });
  });

  it('hides rewards where an error of the bet says so, and nowhere else', () => {
    const isHidden = (disableAwardsDisplay: boolean) => {
      const [bet, ...more] = answer.straight.draftBets;
      if (!bet) throw new Error('The answer has no bet');
      const draftBets = [{ ...bet, errors: [{ ...error, disableAwardsDisplay }] }, ...more];
      return mapSlip({ ...answer, straight: { ...answer.straight, draftBets } }).sections.STRAIGHT.draftBets[0]?.rewards?.isHidden;
    };
    expect([isHidden(false), isHidden(true)]).toEqual([false, true]);
  });

  it('keeps how long a bet on a selection is held, in milliseconds', () => {
    const marketSelections = answer.marketSelections.map((leg) => ({ ...leg, placeDelayMs: 5_000 }));
    expect(mapSlip({ ...answer, marketSelections }).legs[0]?.placeDelayMs).toBe(5_000);
  });

  it('keeps the price of legs that are one pick', () => {
    const [bet] = answer.straight.draftBets;
    if (!bet) throw new Error('The answer has no bet');
    const group = {
      eventId: 'e',
      eventStatus: 'PRE_GAME',
      draftLegIds: ['s-bills', 's-over'],
      odds: { numeratorLong: 5, denominatorLong: 2 },
      oddsTrend: 'UP',
      legGroupRequiresAcceptance: true,
      isParlayPlusEligible: true,
      refusedLegs: [],
      oddsOfOthers: null,
    } as const;
    const refused = {
      ...group,
      odds: null,
      refusedLegs: [{ draftLegId: 's-over', reason: 'PLAYER_MARKET' as const }],
      oddsOfOthers: { numeratorLong: 223, denominatorLong: 100 },
    };
    const draftBets = [{ ...bet, draftLegEventGroupings: [group, refused] }];
    const groups = mapSlip({ ...answer, parlay: { kind: 'PARLAY', ...none, draftBets } }).sections.PARLAY.draftBets[0]?.groups;
    const mapped = {
      eventId: 'e',
      eventStatus: 'PRE_GAME',
      selectionIds: ['s-bills', 's-over'],
      trend: 'UP',
      odds: { numerator: 5, denominator: 2 },
      requiresAcceptance: true,
      isOneBet: true,
    };
    const refusal = { reasons: new Map([['s-over', 'PLAYER_MARKET']]), oddsOfOthers: { numerator: 223, denominator: 100 } };
    expect(groups).toEqual([mapped, { ...mapped, odds: null, refusal }]);
  });

  it('gives each points of a teaser that can be chosen its own lines, past those that cannot', () => {
    const previews = [6, 6.5, 7].map((points) => ({ points, enabled: points !== 6.5, totalOdds: '−110', requirement: null }));
    const [bet] = answer.teaser.draftBets;
    if (!bet) throw new Error('The answer has no teaser');
    const draftLegs = [
      { marketSelection: { id: 's-bills' }, teasedPoints: 3.5, buyPointOptions: [{ points: 3.5 }, { points: 4.5 }] },
    ];
    const chosen = { ...bet, teaser: { teaserPoints: { decimalPoints: 6 }, teaserPreviews: previews }, draftLegs };
    const [mapped] = mapSlip({ ...answer, teaser: { ...answer.teaser, draftBets: [chosen] } }).sections.TEASER.draftBets;
    expect(mapped?.teaser?.previews.map(({ lines }) => lines)).toEqual([{ 's-bills': 350 }, {}, { 's-bills': 450 }]);
  });

  it('keeps the points, the previews and the lines of a teaser', () => {
    expect(mapSlip(answer).sections.TEASER.draftBets[0]).toMatchObject({
      label: '2-team football teaser',
      teaser: {
        pointsHundredths: 650,
        previews: [
          { pointsHundredths: 650, totalOdds: '−125', requirement: null, lines: { 's-bills': 400 } },
          { pointsHundredths: 1000, totalOdds: null, requirement: '3 legs', lines: {} },
        ],
        lines: { 's-bills': 400 },
      },
    });
  });

  it('reads placements as receipts', () => {
    const inCash = { boostedTotalOdds: null, amountSourceType: 'CASH', profitBoost: null } as const;
    const leg = { id: 'l', selectionName: 'Bills', marketType: 'SPREAD', points: -2.5, eventName: 'Chiefs @ Bills' } as const;
    const bet = {
      id: '7',
      placementId: '8f21c0de',
      type: 'STRAIGHT',
      numLegs: 1,
      numberOfCombinations: 1,
      betAmount: { amount: 3000 },
      payoutAmount: { amount: 5679 },
      totalOdds: '−112',
      legs: [leg],
      ...inCash,
    } as const;
    const placement = { placementId: 'p', status: 'PLACED', placedBets: [bet], userErrors: [], bookLimits: [] } as const;
    expect(mapPlacement(placement, 500)).toEqual({
      kind: 'PLACED',
      balanceCents: 500,
      bets: [
        {
          betId: '7',
          reference: '8F21·00007',
          title: 'Bills −2.5',
          subtitle: 'Chiefs @ Bills',
          stakeCents: 3000,
          payoutCents: 5679,
          isCash: true,
          odds: '−112',
        },
      ],
    });
    const parlay = {
      ...bet,
      type: 'PARLAY',
      numLegs: 2,
      legs: [leg, { ...leg, id: 'm', selectionName: 'Oilers', points: null }],
    } as const;
    expect(mapPlacement({ ...placement, placedBets: [parlay] }, null)).toMatchObject({
      bets: [{ title: '2-leg parlay', subtitle: 'Bills −2.5, Oilers' }],
    });
    const robin = { ...parlay, type: 'ROUND_ROBIN', numLegs: 10, numberOfCombinations: 1013 } as const;
    expect(mapPlacement({ ...placement, placedBets: [robin] }, null)).toMatchObject({
      bets: [{ title: 'Round robin of 10, 1,013 combinations' }],
    });
    const boosted = { ...bet, boostedTotalOdds: '+112', profitBoost: { title: '25% Profit Boost' } };
    const free = { ...bet, amountSourceType: 'FREE_BET' } as const;
    const credits = { ...bet, amountSourceType: 'PROMOTIONAL_CREDIT' } as const;
    expect(mapPlacement({ ...placement, placedBets: [boosted, free, credits] }, null)).toMatchObject({
      bets: [
        { odds: '+112', reward: '25% Profit Boost' },
        { odds: '−112', reward: 'Bonus bet' },
        { odds: '−112', reward: 'Site credit' },
      ],
    });
    expect(mapPlacement({ ...placement, status: 'REJECTED', placedBets: [], userErrors: [error] }, null)).toEqual({
      kind: 'REJECTED',
      errors: [error],
    });
    const over = { ...error, code: 'edgebook.book_limit.exceeded' };
    const bookLimits = [
      { draftBetId: 'straight:s-1', maximumBetAmount: 1_099 },
      { draftBetId: 'straight:s-2', maximumBetAmount: 0 },
    ];
    const userErrors = [over, error, over];
    expect(mapPlacement({ ...placement, status: 'REJECTED', placedBets: [], userErrors, bookLimits }, null)).toEqual({
      kind: 'REJECTED',
      errors: [
        { ...over, bookLimit: { draftBetId: 'straight:s-1', maximumStakeCents: 1_099 } },
        error,
        { ...over, bookLimit: { draftBetId: 'straight:s-2', maximumStakeCents: 0 } },
      ],
    });
  });

  it('distinguishes a reused id from other refusals', () => {
    expect(mapRefusal([{ ...error, code: 'edgebook.placement.reused' }])).toEqual({ kind: 'ID_REUSED' });
    expect(mapRefusal([error])).toEqual({ kind: 'REJECTED', errors: [error] });
  });
});
