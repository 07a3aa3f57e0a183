import type { PickedSelection } from '../../../../core/money/pickedSelection.ts';
import type { BetslipErrorType } from '../../../../core/wire/contract.ts';
import { winCentsOf } from '../logic/amounts.ts';
import { FIRST_STATE, type SlipState } from '../logic/machine/slipState.ts';
import type { LoginState } from '../logic/placement/betButton.ts';
import { NO_PLACEMENT, type PlacementState, type Receipt } from '../logic/placement/placement.ts';
import { type BetRewards, NO_REWARDS, type RewardOffer } from '../logic/rewards/betRewards.ts';
import { bySection, ratioOf } from '../logic/sections.ts';
import type { DraftBet, LegGroup, Slip, SlipError } from '../logic/slip.ts';
import type { PanelView } from '../logic/view/panelMode.ts';
import { bills, slipOf as builtSlip, lions, oilers, withLeg, withTeaser } from './fixtures.ts';

/** A state of the open slip, for the gallery: what the machine and the page would have in it. */
export interface SlipSample {
  readonly name: string;
  readonly state: SlipState;
  readonly login?: LoginState;
  readonly online?: boolean;
  readonly balanceCents?: number;
  readonly view?: PanelView;
}

/** Friday, 20 November 2026, 14:00 in New York. */
export const SAMPLES_AT = Date.UTC(2026, 10, 20, 19);

const celtics: PickedSelection = {
  ...bills,
  selectionId: 's-celtics',
  name: 'Celtics',
  odds: { numerator: 10, denominator: 11 },
  pointsHundredths: -450,
  marketId: 'm-celtics',
  eventId: 'e-4',
  eventName: 'Celtics @ Knicks',
  eventStatus: 'IN_PLAY',
  startsAt: '2026-11-20T18:30:00Z',
};
const total: PickedSelection = {
  ...celtics,
  selectionId: 's-over',
  name: 'Over',
  odds: { numerator: 21, denominator: 20 },
  pointsHundredths: 21_850,
  marketId: 'm-over',
  marketName: 'Total',
  marketType: 'TOTAL',
};
const thunder: PickedSelection = {
  ...celtics,
  selectionId: 's-thunder',
  name: 'Thunder',
  eventId: 'e-5',
  eventName: 'Timberwolves @ Thunder',
};

const straight = (pick: PickedSelection): string => `straight:${pick.selectionId}`;

function stateOf(slip: Slip, tab: SlipState['tab']['tab'] = 'STRAIGHT', more: Partial<SlipState> = {}): SlipState {
  const defaults = { server: slip, loading: false, started: true, ready: true, login: 'loggedIn', owner: 'loggedIn' } as const;
  return { ...FIRST_STATE, ...defaults, tab: { tab, isNew: false }, ...more };
}

/** The slip with every draft bet changed. */
function withBets(slip: Slip, change: (bet: DraftBet) => DraftBet): Slip {
  const sections = bySection((kind) => ({ ...slip.sections[kind], draftBets: slip.sections[kind].draftBets.map(change) }));
  return { ...slip, sections };
}

const placing = (placement: Partial<Extract<PlacementState, { kind: 'idle' }>>): Partial<SlipState> => ({
  placement: { ...NO_PLACEMENT, ...placement },
});

const one = builtSlip([bills], { [straight(bills)]: 3_000 });
const two = builtSlip([bills, oilers], { [straight(bills)]: 3_000, [straight(oilers)]: 1_000, parlay: 1_000 });
const three = builtSlip([celtics, bills, oilers], { [straight(celtics)]: 2_500, [straight(bills)]: 3_000 });
const four = builtSlip([bills, lions, oilers, thunder], { parlay: 1_000, 'roundRobin:2': 200 });
const teased = withTeaser(builtSlip([bills, lions, oilers]), ['s-bills', 's-lions'], { stakeCents: 2_400, winCents: 2_087 });

const group = (picks: readonly PickedSelection[], { eventId, eventStatus, odds }: PickedSelection): LegGroup => ({
  eventId,
  eventStatus,
  odds,
  selectionIds: picks.map(({ selectionId }) => selectionId),
  trend: 'NONE',
  requiresAcceptance: false,
  isOneBet: picks.length > 1,
});
/** The Celtics and the over as one bet. */
const GAME_ODDS = { numerator: 291, denominator: 100 };
const gameGroup = group([celtics, total], { ...celtics, odds: GAME_ODDS });

const sameGame = withBets(builtSlip([celtics, total], { parlay: 2_000 }), (bet) =>
  bet.id === 'parlay'
    ? { ...bet, ratio: GAME_ODDS, groups: [gameGroup], isParlayPlus: true, stakeCents: 2_000, winCents: 5_820 }
    : bet,
);
/** Three picks of four legs. */
const sameGameRobins = withBets(
  builtSlip([celtics, total, bills, lions], { parlay: 1_000, 'roundRobin:2': 200 }),
  (bet): DraftBet => {
    if (bet.legs.length === 1) return bet;
    const joined = { ...bet, groups: [gameGroup, group([bills], bills), group([lions], lions)] };
    if (bet.id === 'parlay')
      return { ...joined, isParlayPlus: true, ratio: { numerator: 13_009, denominator: 1_000 }, winCents: 13_009 };
    return bet.id === 'roundRobin:2' ? { ...joined, winCents: 3_077 } : joined;
  },
);

const boost: RewardOffer = {
  kind: 'PROFIT_BOOST',
  id: 'boost',
  title: '25% Profit Boost',
  detail: 'Max bet $50.00 · 1+ legs',
  expiresAt: SAMPLES_AT + 42 * 60_000 + 18_000,
  isRestricted: false,
};
const live: RewardOffer = { ...boost, id: 'live', title: '10% Live Boost', detail: 'Max bet $25.00 · Live only', expiresAt: null };
const bonus: RewardOffer = { ...boost, kind: 'BONUS_BET', id: 'bonus', title: '$10.00 Bonus Bet', detail: null, expiresAt: null };
const nba: RewardOffer = { ...bonus, id: 'nba', title: '$5.00 Bonus Bet', detail: 'NBA only', isRestricted: true };

const rewarded = (rewards: Partial<BetRewards>, bet: Partial<DraftBet> = {}): Slip =>
  withBets(builtSlip([bills], { [straight(bills)]: 2_500 }), (before) => ({
    ...before,
    ...bet,
    rewards: { ...NO_REWARDS, ...rewards },
  }));

/** The slip with what its bets win at the prices of now, as the server would answer it. */
const atNow = (slip: Slip): Slip =>
  withBets(slip, (bet) => {
    const ratio = ratioOf(bet.legs);
    return ratio === null ? bet : { ...bet, ratio, winCents: winCentsOf(bet.stakeCents, ratio) };
  });

const oneGame = builtSlip([celtics, bills, total], { [straight(celtics)]: 2_500, [straight(total)]: 1_000 });
const RELATED: SlipError = {
  code: 'edgebook.parlay.related',
  message: 'These picks can’t be combined in one same-game parlay.',
  priority: 6,
  displayType: 'GENERIC',
  field: null,
};
const unjoined = withBets(builtSlip([celtics, total], { parlay: 2_000 }), (bet) => ({ ...bet, errors: [RELATED] }));
const prop: PickedSelection = {
  ...celtics,
  selectionId: 's-prop',
  name: 'J. Tatum Over',
  marketId: 'm-prop',
  marketName: 'Points',
  marketType: 'TOTAL',
  pointsHundredths: 2_750,
};
const withProp = withBets(builtSlip([celtics, total, prop], { parlay: 2_000 }), (bet) => {
  const refusal = { reasons: new Map([[prop.selectionId, 'PLAYER_MARKET' as const]]), oddsOfOthers: GAME_ODDS };
  return bet.id === 'parlay'
    ? { ...bet, errors: [RELATED], groups: [{ ...group([celtics, total, prop], celtics), odds: null, isOneBet: false, refusal }] }
    : bet;
});

const moved = { odds: { numerator: 100, denominator: 122 }, pointsHundredths: -250 };
const better = { odds: { numerator: 31, denominator: 25 }, pointsHundredths: null };
const changedPrice = atNow(
  withLeg(withLeg(two, 's-bills', { current: moved, requiresAcceptance: true }), 's-oilers', {
    current: better,
    requiresAcceptance: true,
    trend: 'UP',
  }),
);
const changedLine = atNow(withLeg(one, 's-bills', { current: { ...moved, pointsHundredths: -300 }, requiresAcceptance: true }));

const bets = [
  {
    betId: '1',
    reference: '8F21·00001',
    title: 'Bills −2.5',
    subtitle: 'Chiefs @ Bills',
    stakeCents: 3_000,
    payoutCents: 5_679,
    isCash: true,
    odds: '−112',
  },
  {
    betId: '2',
    reference: '8F21·00002',
    title: 'Oilers',
    subtitle: 'Oilers @ Avalanche',
    stakeCents: 1_000,
    payoutCents: 2_180,
    isCash: true,
    odds: '+118',
    reward: '25% Profit Boost',
  },
];
const receipt: Receipt = { placementId: 'p', bets, balanceCents: 20_850 };
const sentBets = [{ draftBetId: straight(bills), section: 'STRAIGHT', stakeCents: 3_000, legs: [] }] as const;
const sendingFor = (heldMs: number): PlacementState => ({
  kind: 'sending',
  requestId: 'p',
  bets: sentBets.map((bet) => ({ ...bet, heldMs })),
});

/** A message of the server for every type of error, as it says it. */
const ERROR_MESSAGES: Readonly<Record<BetslipErrorType, string>> = {
  ANONYMOUS_REGION_ERROR: 'Bets are not taken where you are. Your picks stay here meanwhile.',
  BET_ALREADY_PLACED: 'Another bet was placed under this id.',
  BET_AMOUNT: 'Bet between $0.10 and $10,000.00.',
  BET_WIN_AMOUNT: 'The most a bet can win is $100,000.00.',
  DEPOSIT: 'Your balance is $12.00. Deposit to place this bet.',
  GENERIC: 'Selections of the same event can’t be combined in this bet.',
  GEO: 'We need to verify your location before you proceed. Please Check Location.',
  ODDS_CHANGED: 'The odds have changed.',
  RETRYABLE: 'That was too many bets in a short time. Nothing was placed: try again in a moment.',
  RG_ACK_REQUIRED: 'Read about playing within your means first, then place your bet.',
  RG_LIMIT: 'This bet would take you past your spend limit. Nothing was bet.',
  SELECTION_DISABLED: 'Betting on this event is closed.',
  WIN_AMOUNT: 'The most a bet can win is $100,000.00.',
};
/** As the server says it: of a bet or a leg as long as it is so, else as the refusal of a placement. */
function errorSample(displayType: BetslipErrorType): SlipSample {
  const error: SlipError = { code: 'sample', message: ERROR_MESSAGES[displayType], priority: 4, displayType, field: null };
  const name = `Error ${displayType}`;
  switch (displayType) {
    case 'BET_AMOUNT':
    case 'BET_WIN_AMOUNT':
    case 'WIN_AMOUNT':
      return { name, state: stateOf(withBets(one, (bet) => ({ ...bet, errors: [error] }))) };
    case 'ODDS_CHANGED':
      return { name, state: stateOf(withLeg(one, 's-bills', { current: moved, requiresAcceptance: true, errors: [error] })) };
    case 'SELECTION_DISABLED':
      return { name, state: stateOf(withLeg(one, 's-bills', { eventStatus: 'FINISHED', errors: [error] })) };
    default:
      return { name, state: stateOf(one, 'STRAIGHT', placing({ errors: [error] })) };
  }
}

/** A book limit of the bet on the Bills. @param maximumStakeCents the most that the book takes; 0: nothing. */
function bookLimit(maximumStakeCents: number, message: string): Partial<SlipState> {
  const limit = { draftBetId: straight(bills), maximumStakeCents };
  const error = { code: 'edgebook.book_limit.exceeded', message, priority: 4, displayType: 'BET_AMOUNT', field: 'bet' } as const;
  return placing({ errors: [{ ...error, bookLimit: limit }] });
}

/** In the order of the reference screens b1 and b2; then every type of error. */
export const SLIP_SAMPLES: readonly SlipSample[] = [
  { name: 'Straight, empty', state: stateOf(builtSlip([])) },
  { name: 'Parlay, empty', state: stateOf(builtSlip([]), 'PARLAY') },
  { name: 'Teaser, empty', state: stateOf(builtSlip([]), 'TEASER') },
  { name: 'Logged out', state: stateOf(builtSlip([bills])), login: 'loggedOut' },
  { name: 'Log-in unknown', state: stateOf(builtSlip([bills])), login: 'unknown' },
  { name: 'No amount', state: stateOf(builtSlip([bills])) },
  { name: 'Straight', state: stateOf(three) },
  { name: 'Straight, several of one game', state: stateOf(oneGame) },
  { name: 'Parlay and round robins', state: stateOf(four, 'PARLAY') },
  { name: 'Parlay+', state: stateOf(sameGame, 'PARLAY') },
  { name: 'Parlay+ and round robins', state: stateOf(sameGameRobins, 'PARLAY') },
  { name: 'Parlay of picks that can’t be combined', state: stateOf(unjoined, 'PARLAY') },
  { name: 'Parlay+ with a player prop', state: stateOf(withProp, 'PARLAY') },
  { name: 'Teaser', state: stateOf(teased, 'TEASER') },
  { name: 'One reward', state: stateOf(rewarded({ offers: [boost] })) },
  { name: 'Several rewards', state: stateOf(rewarded({ offers: [boost, live, bonus, nba], creditCents: 1_500 })) },
  { name: 'Rewards for other bets', state: stateOf(rewarded({ offers: [nba] })) },
  {
    name: 'Boost applied',
    state: stateOf(
      rewarded({ offers: [boost], chosen: { kind: 'PROFIT_BOOST', id: 'boost' }, boostedWinCents: 2_790, boostedOdds: '+112' }),
    ),
  },
  {
    name: 'Bonus bet applied',
    state: stateOf(
      rewarded(
        { offers: [bonus], chosen: { kind: 'BONUS_BET', id: 'bonus' }, source: 'FREE_BET' },
        { stakeCents: 1_000, winCents: 893 },
      ),
    ),
  },
  { name: 'Odds changed', state: stateOf(changedPrice) },
  { name: 'Line changed', state: stateOf(changedLine) },
  { name: 'Odds changed, over the balance', state: stateOf(changedPrice), balanceCents: 1_200 },
  { name: 'Suspended', state: stateOf(withLeg(two, 's-bills', { marketStatus: 'CLOSED' })) },
  { name: 'Closed', state: stateOf(withLeg(two, 's-bills', { marketStatus: 'HIDDEN', eventStatus: 'FINISHED' })) },
  {
    name: 'Amount invalid',
    state: stateOf(one, 'STRAIGHT', { drafts: { [straight(bills)]: { field: 'BET', cents: 1e9, edit: 1 } } }),
  },
  { name: 'Deposit required', state: stateOf(one), balanceCents: 1_200 },
  {
    name: 'Over the book’s limit',
    state: stateOf(two, 'STRAIGHT', bookLimit(1_099, 'This bet is over the book’s limit for this market; the most is $10.99.')),
  },
  {
    name: 'Over the book’s limit, which takes none',
    state: stateOf(two, 'STRAIGHT', bookLimit(0, 'We take no more bets on this selection at the moment.')),
  },
  { name: 'Updating', state: stateOf(one, 'STRAIGHT', { loading: true }) },
  { name: 'Offline', state: stateOf(two, 'STRAIGHT', { online: false }), online: false },
  { name: 'Placing', state: stateOf(two, 'STRAIGHT', { placement: sendingFor(0) }) },
  {
    name: 'Placing on a live event',
    state: stateOf(builtSlip([celtics], { [straight(celtics)]: 2_500 }), 'STRAIGHT', { placement: sendingFor(5_000) }),
  },
  {
    name: 'Checking',
    state: stateOf(two, 'STRAIGHT', { placement: { kind: 'checking', requestId: 'p', attempt: 1, afterReload: false } }),
  },
  {
    name: 'Checking offline',
    state: stateOf(two, 'STRAIGHT', { placement: { kind: 'checking', requestId: 'p', attempt: 1, afterReload: false } }),
    online: false,
  },
  { name: 'Not received', state: stateOf(two, 'STRAIGHT', placing({ notReceived: true })) },
  { name: 'Bet Placed', state: stateOf(builtSlip([]), 'STRAIGHT', { placement: { kind: 'placed', requestId: 'p', receipt } }) },
  { name: 'After Bet Placed', state: stateOf(builtSlip([]), 'STRAIGHT', placing({ receipt })) },
  { name: 'Quick deposit', state: stateOf(one), balanceCents: 1_200, view: 'quickDepositForm' },
  ...(Object.keys(ERROR_MESSAGES) as BetslipErrorType[]).map(errorSample),
];
