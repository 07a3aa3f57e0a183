import { describe, expect, it } from 'vitest';
import type { SlipFieldsFragment, SlipSectionFieldsFragment } from './betslip.generated.ts';
import { mapPlacement } from './mapPlacement.ts';
import { mapRewards } from './mapRewards.ts';
import { mapSlip } from './mapSlip.ts';
import type { SlipPlacedBetFieldsFragment } from './placement.generated.ts';
import { sharedBetQuery } from './sharedBets.ts';
import type { SharedBetQuery } from './sharing.generated.ts';

/** Every field of an answer is another one, so that none is lost and none is taken for another. */

const errorOf = (code: string, displayType: SlipFieldsFragment['errors'][number]['displayType'], priority: number) => ({
  code,
  message: `Because of ${code}`,
  priority,
  displayType,
  field: code === 'bet' ? 'bet' : null,
  disableAwardsDisplay: false,
});
const withoutDisplay = ({ disableAwardsDisplay: _hides, ...error }: ReturnType<typeof errorOf>) => error;

const [ofSlip, ofSection, ofBet, ofLeg] = [
  errorOf('slip', 'GEO', 3),
  errorOf('section', 'DEPOSIT', 5),
  errorOf('bet', 'BET_AMOUNT', 4),
  errorOf('leg', 'SELECTION_DISABLED', 2),
];

const leg: SlipFieldsFragment['marketSelections'][number] = {
  acceptedSelection: { numeratorLong: 25, denominatorLong: 28, points: -2.5 },
  marketSelection: { id: 's-1', name: 'Bills', numeratorLong: 50, denominatorLong: 59, points: -3 },
  marketId: 'm-1',
  marketName: 'Live spread',
  marketType: 'SPREAD',
  rule: null,
  marketStatus: 'CLOSED',
  placeDelayMs: 5_000,
  marketStartAt: '2026-11-22T21:25:00Z',
  eventId: 'e-1',
  eventName: 'Chiefs @ Bills',
  eventStatus: 'IN_PLAY',
  eventPath: '/e-1',
  marketSelectionOddsTrend: 'DOWN',
  marketSelectionRequiresAcceptance: true,
  errors: [ofLeg],
};
const mappedLeg = {
  selectionId: 's-1',
  name: 'Bills',
  marketId: 'm-1',
  marketName: 'Live spread',
  marketType: 'SPREAD',
  rule: null,
  marketStatus: 'CLOSED',
  placeDelayMs: 5_000,
  startsAt: '2026-11-22T21:25:00Z',
  eventId: 'e-1',
  eventName: 'Chiefs @ Bills',
  eventStatus: 'IN_PLAY',
  eventPath: '/e-1',
  trend: 'DOWN',
  requiresAcceptance: true,
  errors: [withoutDisplay(ofLeg)],
  accepted: { odds: { numerator: 25, denominator: 28 }, pointsHundredths: -250 },
  current: { odds: { numerator: 50, denominator: 59 }, pointsHundredths: -300 },
};

const rewards = {
  ...({ amountSourceType: 'FREE_BET', selectedFreeBetId: 'f', selectedProfitBoostId: null, boostedTotalOdds: '+106' } as const),
  boostedWinAmount: { amount: 3_177 },
  availableFreeBets: [
    {
      rawId: 'f',
      title: '$10 Bonus Bet',
      expiresTime: '2026-11-24T00:00:00Z',
      restrictionLabel: 'Football only',
      isRestricted: true,
    },
  ],
  availableProfitBoosts: [
    {
      rawId: 'b',
      title: '25% Profit Boost',
      expiresTime: null,
      isRestricted: false,
      maximumAmountLabel: 'Max bet $50.00',
      numberOfLegsRestrictionLabel: '2+ legs',
      eventRestrictionLabel: 'Live only',
    },
  ],
  availablePromotionalCreditBalance: { amount: 2_500 },
} as const;
const mappedRewards = {
  source: 'FREE_BET',
  chosen: { kind: 'BONUS_BET', id: 'f' },
  creditCents: 2_500,
  boostedWinCents: 3_177,
  boostedOdds: '+106',
  isHidden: false,
  offers: [
    {
      kind: 'PROFIT_BOOST',
      id: 'b',
      title: '25% Profit Boost',
      expiresAt: null,
      isRestricted: false,
      detail: 'Max bet $50.00 · 2+ legs · Live only',
    },
    {
      kind: 'BONUS_BET',
      id: 'f',
      title: '$10 Bonus Bet',
      detail: 'Football only',
      isRestricted: true,
      expiresAt: Date.parse('2026-11-24T00:00:00Z'),
    },
  ],
};

const draftBet: SlipSectionFieldsFragment['draftBets'][number] = {
  id: 'roundRobin:2',
  label: 'By 2s, 3 combinations',
  teaser: null,
  isParlayPlusEligible: true,
  voidLegRule: null,
  draftLegEventGroupings: [
    {
      eventId: 'e-1',
      eventStatus: 'IN_PLAY',
      draftLegIds: ['s-1'],
      odds: { numeratorLong: 5, denominatorLong: 2 },
      oddsTrend: 'UP',
      legGroupRequiresAcceptance: true,
      isParlayPlusEligible: false,
      refusedLegs: [],
      oddsOfOthers: null,
    },
  ],
  numberOfCombinations: 3,
  combinationSizes: [2],
  betAmount: { amount: 3_000 },
  winAmount: { amount: 2_542 },
  betToWinRatio: { numeratorLong: 50, denominatorLong: 59 },
  patronSetAmountType: 'WIN',
  errors: [ofBet],
  draftLegs: [{ marketSelection: { id: 's-1' }, teasedPoints: null, buyPointOptions: [] }],
  ...rewards,
};
const mappedBet = {
  id: 'roundRobin:2',
  label: 'By 2s, 3 combinations',
  teaser: null,
  isParlayPlus: true,
  combinations: 3,
  sizes: [2],
  groups: [
    {
      eventId: 'e-1',
      eventStatus: 'IN_PLAY',
      selectionIds: ['s-1'],
      odds: { numerator: 5, denominator: 2 },
      trend: 'UP',
      requiresAcceptance: true,
      isOneBet: false,
    },
  ],
  stakeCents: 3_000,
  winCents: 2_542,
  ratio: { numerator: 50, denominator: 59 },
  patronSet: 'WIN',
  legs: [mappedLeg],
  errors: [withoutDisplay(ofBet)],
  rewards: mappedRewards,
};

const grouping = { eventId: 'e-1', eventName: 'Chiefs @ Bills', draftBetIds: ['straight:s-1'] };
const section = <Kind extends SlipSectionFieldsFragment['kind']>(
  kind: Kind,
  draftBets: SlipSectionFieldsFragment['draftBets'] = [],
) => ({
  kind,
  draftBets,
  draftBetEventGroupings: [grouping],
  errors: [ofSection],
});

describe('the mapping of a whole answer', () => {
  it('keeps every field of a betslip, its sections, bets, legs, groups, errors and rewards', () => {
    const answer: SlipFieldsFragment = {
      id: 'player:p',
      revision: 7,
      errors: [ofSlip],
      marketSelections: [leg],
      straight: section('STRAIGHT'),
      parlay: section('PARLAY'),
      teaser: section('TEASER'),
      roundRobin: section('ROUND_ROBIN', [draftBet]),
    };
    const mapped = (kind: string, draftBets: readonly unknown[] = []) => ({
      kind,
      draftBets,
      groupings: [grouping],
      errors: [withoutDisplay(ofSection)],
    });
    expect(mapSlip(answer)).toEqual({
      id: 'player:p',
      revision: 7,
      errors: [withoutDisplay(ofSlip)],
      legs: [mappedLeg],
      sections: {
        STRAIGHT: mapped('STRAIGHT'),
        PARLAY: mapped('PARLAY'),
        TEASER: mapped('TEASER'),
        ROUND_ROBIN: mapped('ROUND_ROBIN', [mappedBet]),
      },
    });
  });

  it('knows which reward a bet has: a bonus bet, a boost, credits or none', () => {
    const none = { ...draftBet, amountSourceType: 'CASH', selectedFreeBetId: null, selectedProfitBoostId: null } as const;
    const chosenOf = (change: Partial<typeof draftBet>) => mapRewards({ ...none, ...change }).chosen;
    expect(chosenOf({ amountSourceType: 'FREE_BET', selectedFreeBetId: 'f' })).toEqual({ kind: 'BONUS_BET', id: 'f' });
    expect(chosenOf({ selectedProfitBoostId: 'b' })).toEqual({ kind: 'PROFIT_BOOST', id: 'b' });
    expect(chosenOf({ amountSourceType: 'PROMOTIONAL_CREDIT' })).toEqual({ kind: 'PROMOTIONAL_CREDIT' });
    expect(chosenOf({})).toBeNull();
  });

  it('keeps every field of a placed bet, the price with its boost and the line of its leg', () => {
    const bet: SlipPlacedBetFieldsFragment = {
      id: 'b-1',
      placementId: '8f21c0de',
      type: 'STRAIGHT',
      numLegs: 1,
      numberOfCombinations: 1,
      betAmount: { amount: 3_000 },
      payoutAmount: { amount: 6_180 },
      totalOdds: '−112',
      boostedTotalOdds: '+106',
      amountSourceType: 'CASH',
      profitBoost: { title: '25% Profit Boost' },
      legs: [{ id: 'l', selectionName: 'Bills', marketType: 'SPREAD', points: -2.5, eventName: 'Chiefs @ Bills' }],
    };
    expect(mapPlacement({ placementId: 'p', status: 'PLACED', placedBets: [bet], userErrors: [], bookLimits: [] }, 98_900)).toEqual(
      {
        kind: 'PLACED',
        balanceCents: 98_900,
        bets: [
          {
            betId: 'b-1',
            reference: '8F21·00b-1',
            title: 'Bills −2.5',
            subtitle: 'Chiefs @ Bills',
            stakeCents: 3_000,
            payoutCents: 6_180,
            isCash: true,
            odds: '+106',
            reward: '25% Profit Boost',
          },
        ],
      },
    );
  });

  it('keeps every field of a shared bet, the prices and lines of then and of now', () => {
    const {
      marketStatus,
      acceptedSelection: _then,
      marketSelection: quote,
      placeDelayMs: _delay,
      marketSelectionOddsTrend: _trend,
      ...facts
    } = leg;
    const { marketSelectionRequiresAcceptance: _asks, errors: _errors, ...selection } = { ...facts, ...quote, marketStatus };
    const answer: SharedBetQuery = {
      sharedBet: {
        status: 'OPEN',
        type: 'PARLAY_PLUS',
        betAmount: { amount: 1_000 },
        sharedTotalOdds: '+210',
        totalOdds: '+214',
        legs: [
          { selection, isOpen: false, sharedOdds: { numeratorLong: 25, denominatorLong: 28 }, sharedPoints: -2.5, hasMoved: true },
        ],
        sameGamePicks: [{ selectionIds: ['s-1', 's-2'], odds: { numeratorLong: 9, denominatorLong: 4 } }],
      },
    };
    const {
      accepted,
      current,
      marketStatus: _status,
      placeDelayMs: _held,
      trend: _to,
      requiresAcceptance: _waits,
      rule: _rule,
      ...pick
    } = mappedLeg;
    const { errors: _none, ...picked } = { ...pick, ...current };
    expect(sharedBetQuery.map(answer)).toEqual({
      isExpired: false,
      bet: {
        status: 'OPEN',
        type: 'PARLAY_PLUS',
        stakeCents: 1_000,
        sharedTotalOdds: '+210',
        totalOdds: '+214',
        legs: [
          { pick: picked, isOpen: false, marketStatus, sharedOdds: accepted.odds, sharedPointsHundredths: -250, hasMoved: true },
        ],
        sameGamePicks: [{ selectionIds: ['s-1', 's-2'], odds: { numerator: 9, denominator: 4 } }],
      },
    });
  });
});
