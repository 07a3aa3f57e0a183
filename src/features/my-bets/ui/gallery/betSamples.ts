import type { BetOutcome } from '../../../../../core/wire/contract.ts';
import type { StillBoard } from '../../../../platform/gallery/stillPrices.ts';
import type { Bet, BetLeg } from '../../logic/bet.ts';
import { bet, leg } from '../../testing/fixtures.ts';

/** 7:41:52 PM in New York on Nov 22. */
export const SAMPLES_AT = Date.UTC(2026, 10, 23, 0, 41, 52);

export interface BetSample {
  readonly name: string;
  readonly bet: Omit<Bet, 'id'>;
}

const LIVE_EVENT = 'gallery-live';

const total = (change: Partial<BetLeg> = {}): BetLeg =>
  leg({
    id: '1:1',
    selectionName: 'Over',
    marketName: 'Total Points',
    marketType: 'TOTAL',
    side: 'OVER',
    pointsHundredths: 4_750,
    eventId: 'e-2',
    eventName: 'Cowboys @ Eagles',
    odds: { numerator: 10, denominator: 11 },
    ...change,
  });
const winner = (change: Partial<BetLeg> = {}): BetLeg =>
  leg({
    id: '1:2',
    selectionName: 'Celtics',
    marketName: 'Moneyline',
    marketType: 'MONEYLINE',
    side: 'AWAY',
    pointsHundredths: null,
    eventId: 'e-3',
    eventName: 'Celtics @ Knicks',
    odds: { numerator: 59, denominator: 50 },
    ...change,
  });

function sample(name: string, change: Partial<Bet> = {}): BetSample {
  const { id: _, ...facts } = bet('', change);
  return { name, bet: facts };
}

const FINISHED = { eventStatus: 'FINISHED', awayScore: 20, homeScore: 27 } as const;
const over = (outcome: BetOutcome): Partial<BetLeg> => ({ ...FINISHED, outcome });

/** A bet of one leg that was settled with one result. */
function settled(name: string, outcome: BetOutcome, change: Partial<Bet>, ofLeg: Partial<BetLeg> = {}): BetSample {
  const settledAt = '2026-11-22T23:58:00Z';
  return sample(name, {
    status: 'SETTLED',
    outcome,
    settledAt,
    cashOutCents: null,
    legs: [leg({ ...over(outcome), ...ofLeg })],
    ...change,
  });
}

const PARLAY_ODDS = { AMERICAN: '+688', EURO: '7.88' };
const LEGS = [leg(), total(), winner()];
const SAME_GAME = [leg(), total({ eventId: 'e-1', eventName: 'Chiefs @ Bills' })];
const SAME_GAME_PICK = { legIds: ['1:0', '1:1'], odds: { numerator: 214, denominator: 100 } };

/** Bets in each of their states and kinds. */
export const BETS: readonly BetSample[] = [
  sample('Open'),
  sample('Open, without a cash out', { cashOutCents: null }),
  sample('Live', { legs: [leg({ eventId: LIVE_EVENT, eventStatus: 'IN_PLAY' })] }),
  sample('Open, partly cashed out', { runningStakeCents: 18_00, cashedOutCents: 11_40 }),
  settled('Won', 'WIN', {}),
  settled('Lost', 'LOSS', { winCents: 0, payoutCents: 0 }),
  settled('Push', 'PUSH', { winCents: 0, payoutCents: 30_00 }),
  settled('Void', 'VOIDED', { winCents: 0, payoutCents: 30_00 }, { eventStatus: 'CANCELLED', awayScore: null, homeScore: null }),
  settled(
    'Cashed out',
    'CASH_OUT',
    { winCents: 0, payoutCents: 28_50, cashedOutCents: 28_50, runningStakeCents: 0 },
    { outcome: 'PENDING', eventStatus: 'PRE_GAME', awayScore: null, homeScore: null },
  ),
  settled('Corrected', 'WIN', { regraded: true }),
  sample('Bonus bet', { reward: 'Bonus Bet', payoutCents: 26_79 }),
  sample('Profit boost', {
    reward: '30% Profit Boost',
    totalOdds: { AMERICAN: '+116', EURO: '2.16' },
    winCents: 34_82,
    payoutCents: 64_82,
  }),
  sample('Parlay', { type: 'PARLAY', totalOdds: PARLAY_ODDS, winCents: 206_40, payoutCents: 236_40, legs: LEGS }),
  sample('Parlay, half decided', {
    type: 'PARLAY',
    totalOdds: PARLAY_ODDS,
    winCents: 206_40,
    payoutCents: 236_40,
    cashOutCents: 61_10,
    legs: [leg(over('WIN')), total({ eventId: LIVE_EVENT, eventStatus: 'IN_PLAY' }), winner()],
  }),
  settled('Parlay, lost', 'LOSS', {
    type: 'PARLAY',
    totalOdds: PARLAY_ODDS,
    winCents: 0,
    payoutCents: 0,
    possibleWinCents: 206_40,
    legs: [leg(over('WIN')), total(over('LOSS')), winner(over('VOIDED'))],
  }),
  sample('Teaser', {
    type: 'TEASER',
    teaserPointsHundredths: 600,
    totalOdds: { AMERICAN: '−120', EURO: '1.83' },
    legs: [leg({ pointsHundredths: 350 }), total({ pointsHundredths: 4_150 })],
  }),
  sample('Round robin', {
    type: 'ROUND_ROBIN',
    combinations: 3,
    totalOdds: { AMERICAN: '+270', EURO: '3.70' },
    winCents: 81_00,
    payoutCents: 111_00,
    legs: LEGS,
  }),
  sample('Parlay-plus', {
    type: 'PARLAY_PLUS',
    totalOdds: { AMERICAN: '+214', EURO: '3.14' },
    winCents: 64_20,
    payoutCents: 94_20,
    legs: SAME_GAME,
    sameGamePicks: [SAME_GAME_PICK],
  }),
  sample('Parlay-plus, live, with other games', {
    type: 'PARLAY_PLUS',
    totalOdds: { AMERICAN: '+1207', EURO: '13.07' },
    winCents: 362_04,
    payoutCents: 392_04,
    legs: [
      winner(),
      total({ eventId: 'e-4', eventName: 'Jets @ Dolphins', id: '1:3' }),
      ...SAME_GAME.map((one) => ({ ...one, eventId: LIVE_EVENT, eventStatus: 'IN_PLAY' as const })),
    ],
    sameGamePicks: [SAME_GAME_PICK],
  }),
  settled('Round robin, won, with picks of one game', 'WIN', {
    type: 'ROUND_ROBIN',
    combinations: 3,
    totalOdds: { AMERICAN: '+467', EURO: '5.67' },
    winCents: 140_01,
    payoutCents: 170_01,
    legs: [...SAME_GAME, winner(), total({ eventId: 'e-4', eventName: 'Jets @ Dolphins', id: '1:3' })].map((one) => ({
      ...one,
      ...over('WIN'),
    })),
    sameGamePicks: [SAME_GAME_PICK],
  }),
];

/** The one event that is live. */
export const BOARD: StillBoard = {
  prices: {},
  markets: {},
  events: { [LIVE_EVENT]: { status: 'IN_PLAY', awayScore: 13, homeScore: 10, clock: 'Q3 4:12', periods: [] } },
  asOf: new Date(SAMPLES_AT).toISOString(),
};
