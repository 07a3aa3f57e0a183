import type { PickedSelection } from '../../core/money/pickedSelection.ts';
import { FIRST_STATE, type SlipState } from '../../src/features/betslip/logic/machine/slipState.ts';
import { NO_PLACEMENT, type PlacementState } from '../../src/features/betslip/logic/placement/placement.ts';
import { NO_REWARDS, type RewardOffer } from '../../src/features/betslip/logic/rewards/betRewards.ts';
import { bySection } from '../../src/features/betslip/logic/sections.ts';
import type { DraftBet, LegGroup, Slip, SlipError } from '../../src/features/betslip/logic/slip.ts';
import { bills, lions, oilers, slipOf, withLeg, withTeaser } from '../../src/features/betslip/testing/fixtures.ts';
import type { SlipSample } from '../../src/features/betslip/testing/slipSamples.ts';

/** States of the slip beyond those of its gallery, each of them something that one card shows. */

function stateOf(slip: Slip, tab: SlipState['tab']['tab'], more: Partial<SlipState> = {}): SlipState {
  const defaults = { server: slip, loading: false, started: true, ready: true, login: 'loggedIn', owner: 'loggedIn' } as const;
  return { ...FIRST_STATE, ...defaults, tab: { tab, isNew: false }, ...more };
}

function withBets(slip: Slip, change: Partial<DraftBet> | ((bet: DraftBet) => Partial<DraftBet>)): Slip {
  const changed = (bet: DraftBet): DraftBet => ({ ...bet, ...(typeof change === 'function' ? change(bet) : change) });
  return {
    ...slip,
    sections: bySection((kind) => ({ ...slip.sections[kind], draftBets: slip.sections[kind].draftBets.map(changed) })),
  };
}

const errorOf = (message: string, more: Partial<SlipError> = {}): SlipError => ({
  code: 'edgebook.sample',
  message,
  priority: 4,
  displayType: 'GENERIC',
  field: null,
  ...more,
});

const spread: PickedSelection = { ...bills, eventStatus: 'IN_PLAY', eventId: 'e-4', eventName: 'Celtics @ Knicks' };
const over: PickedSelection = {
  ...spread,
  selectionId: 's-over',
  name: 'Over',
  pointsHundredths: 21_850,
  marketId: 'm-over',
  marketName: 'Total',
  marketType: 'TOTAL',
};
const dolphins: PickedSelection = {
  ...oilers,
  selectionId: 's-dolphins',
  name: 'Dolphins',
  marketId: 'm-dolphins',
  eventId: 'e-6',
  eventName: 'Jets @ Dolphins',
};

const pair = slipOf([bills, oilers], { 'straight:s-bills': 3000, parlay: 1000 });
const four = slipOf([bills, lions, oilers, dolphins], { parlay: 1_000, 'roundRobin:2': 200 });
const teased = withTeaser(slipOf([bills, lions, oilers, dolphins]), ['s-bills', 's-lions'], { stakeCents: 2_400, winCents: 2_087 });
const moved = {
  current: { odds: { numerator: 100, denominator: 122 }, pointsHundredths: -300 },
  requiresAcceptance: true,
  trend: 'DOWN',
} as const;

/** Three picks: the two of the game are one, which has moved and waits for acceptance. */
const game: LegGroup = {
  eventId: 'e-4',
  eventStatus: 'IN_PLAY',
  selectionIds: ['s-bills', 's-over'],
  odds: { numerator: 3, denominator: 1 },
  trend: 'UP',
  requiresAcceptance: true,
  isOneBet: true,
};
const gameAnd = (...others: readonly PickedSelection[]): Slip =>
  withLeg(
    withBets(slipOf([spread, over, ...others], { parlay: 1_000 }), (bet) =>
      bet.id === 'parlay' ? { groups: [game], isParlayPlus: true, ratio: { numerator: 872, denominator: 100 } } : {},
    ),
    's-over',
    { requiresAcceptance: true, current: { odds: { numerator: 6, denominator: 5 }, pointsHundredths: 21_950 }, trend: 'UP' },
  );

const boost: RewardOffer = {
  kind: 'PROFIT_BOOST',
  id: 'boost',
  title: '25% Profit Boost',
  detail: 'Max bet $50.00',
  expiresAt: null,
  isRestricted: false,
};
const boosted = {
  ...NO_REWARDS,
  offers: [boost],
  chosen: { kind: 'PROFIT_BOOST', id: 'boost' },
  boostedWinCents: 2_790,
  boostedOdds: '+112',
} as const;
const offered = { ...NO_REWARDS, offers: [boost] };
const credits = {
  ...NO_REWARDS,
  source: 'PROMOTIONAL_CREDIT',
  chosen: { kind: 'PROMOTIONAL_CREDIT' },
  creditCents: 1_500,
} as const;
const sending: PlacementState = {
  kind: 'sending',
  requestId: 'p',
  bets: [{ draftBetId: 'parlay', section: 'PARLAY', stakeCents: 1_000, legs: [], heldMs: 0 }],
};
const refused = (error: SlipError): Partial<SlipState> => ({ placement: { ...NO_PLACEMENT, errors: [error] } });

export const MORE_SLIP_SAMPLES: readonly SlipSample[] = [
  {
    name: 'Straight: messages of its bet and its leg',
    state: stateOf(
      withLeg(withBets(pair, { errors: [errorOf('Of the bet.')] }), 's-bills', { errors: [errorOf('Of the leg.')] }),
      'STRAIGHT',
    ),
  },
  {
    name: 'Straight with a boost that cannot be used any more',
    state: stateOf(withBets(slipOf([bills], { 'straight:s-bills': 2_500 }), { rewards: { ...boosted, offers: [] } }), 'STRAIGHT'),
  },
  {
    name: 'Straight in credits that are too few',
    state: stateOf(
      withBets(slipOf([bills], { 'straight:s-bills': 2_500 }), {
        rewards: credits,
        errors: [
          errorOf('You have $15.00 in site credit.', {
            code: 'edgebook.promotional_credits.low',
            field: 'bet',
            displayType: 'BET_AMOUNT',
          }),
        ],
      }),
      'STRAIGHT',
    ),
  },
  { name: 'Straight while placing', state: stateOf(withBets(pair, { rewards: offered }), 'STRAIGHT', { placement: sending }) },
  {
    name: 'Parlay: messages of its bet and of a leg',
    state: stateOf(
      withLeg(withBets(pair, { errors: [errorOf('Of the bet.')] }), 's-bills', { errors: [errorOf('Of the leg.')] }),
      'PARLAY',
    ),
  },
  {
    name: 'Parlay with a closed leg',
    state: stateOf(withLeg(pair, 's-bills', { marketStatus: 'HIDDEN', eventStatus: 'FINISHED' }), 'PARLAY'),
  },
  { name: 'Parlay with a boost', state: stateOf(withBets(pair, { rewards: boosted }), 'PARLAY') },
  { name: 'Parlay while placing', state: stateOf(withBets(four, { rewards: offered }), 'PARLAY', { placement: sending }) },
  { name: 'Parlay+ of one game that has moved', state: stateOf(gameAnd(), 'PARLAY') },
  { name: 'Parlay+ of a game that has moved and another', state: stateOf(gameAnd(oilers), 'PARLAY') },
  {
    name: 'Round robins: an error of a field and of the bet',
    state: stateOf(
      withBets(four, (bet) =>
        bet.id === 'roundRobin:2' ? { errors: [errorOf('Too little.', { displayType: 'BET_AMOUNT' }), errorOf('Not so.')] } : {},
      ),
      'PARLAY',
    ),
  },
  { name: 'Teaser with a moved leg', state: stateOf(withLeg(teased, 's-bills', moved), 'TEASER') },
  {
    name: 'Teaser: messages of its bet and of a leg',
    state: stateOf(
      withLeg(withBets(teased, { errors: [errorOf('Of the bet.')] }), 's-lions', { errors: [errorOf('Of the leg.')] }),
      'TEASER',
    ),
  },
  { name: 'Teaser while placing', state: stateOf(withBets(teased, { rewards: offered }), 'TEASER', { placement: sending }) },
  { name: 'Teaser offline', state: stateOf(teased, 'TEASER', { online: false }), online: false },
  {
    name: 'Refused with a message of no field',
    state: stateOf(
      pair,
      'PARLAY',
      refused(errorOf('This bet would take you past your spend limit. Nothing was bet.', { displayType: 'RG_LIMIT' })),
    ),
  },
  {
    name: 'Odds changed, and any are accepted',
    state: stateOf(withLeg(pair, 's-bills', moved), 'STRAIGHT', { oddsAcceptance: 'ANY' }),
  },
  {
    name: 'Teaser whose points were chosen just now',
    state: stateOf(teased, 'TEASER', { requests: [{ changeId: 1, kind: 'points', pointsHundredths: 650 }] }),
  },
  { name: 'Teaser tab with picks that cannot be teased', state: stateOf(slipOf([oilers, dolphins]), 'TEASER') },
  {
    name: 'Both picks suspended',
    state: stateOf(
      withLeg(withLeg(pair, 's-bills', { marketStatus: 'CLOSED' }), 's-oilers', { marketStatus: 'CLOSED' }),
      'STRAIGHT',
    ),
  },
  {
    name: 'Four prices changed',
    state: stateOf(
      ['s-bills', 's-lions', 's-oilers', 's-dolphins'].reduce(
        (slip, id) => withLeg(slip, id, moved),
        slipOf([bills, lions, oilers, dolphins], { 'straight:s-bills': 3000 }),
      ),
      'STRAIGHT',
    ),
  },
];
