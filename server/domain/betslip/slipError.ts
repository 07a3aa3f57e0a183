import { formatMoney } from '../../../core/money/money.ts';
import { betNoun } from '../../../core/texts/betNames.ts';
import type { BetslipErrorType, SectionKind } from '../../../core/wire/contract.ts';

export interface SlipError {
  /** Dotted, lower case; `unknown` for the location. */
  readonly code: string;
  readonly message: string;
  /** The lowest is shown first. */
  readonly priority: number;
  readonly displayType: BetslipErrorType;
  /** `bet`, `win`, or the id of a leg. */
  readonly field: string | null;
}

function error(
  displayType: BetslipErrorType,
  priority: number,
  code: string,
  message: string,
  field: string | null = null,
): SlipError {
  return { code: `edgebook.${code}`, message, priority, displayType, field };
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** Every error of a slip. The specification sets the priority of the location's error; the others are placed around it. */
export const slipErrors = {
  unknownSelection: (leg: string) =>
    error('SELECTION_DISABLED', 1, 'selection.unknown', 'This selection is not offered any more.', leg),
  marketSuspended: (leg: string) => error('SELECTION_DISABLED', 1, 'market.suspended', 'This market is suspended.', leg),
  marketClosed: (leg: string) => error('SELECTION_DISABLED', 1, 'market.closed', 'This market is closed.', leg),
  eventClosed: (leg: string) => error('SELECTION_DISABLED', 1, 'event.closed', 'Betting on this event is closed.', leg),
  priceChanged: (leg: string) => error('ODDS_CHANGED', 2, 'price.changed', 'The odds have changed.', leg),
  betAmountInvalid: (minimumCents: number, maximumCents: number) =>
    error(
      'BET_AMOUNT',
      4,
      'bet_amount.invalid',
      `Bet between ${formatMoney(minimumCents)} and ${formatMoney(maximumCents)}.`,
      'bet',
    ),
  winAmountInvalid: (maximumCents: number) =>
    error('WIN_AMOUNT', 4, 'win_amount.invalid', `The most a bet can win is ${formatMoney(maximumCents)}.`, 'win'),
  winTooLarge: (maximumCents: number) =>
    error('BET_WIN_AMOUNT', 4, 'win_amount.high', `The most a bet can win is ${formatMoney(maximumCents)}.`, 'win'),
  /** The book's own limit of risk, which is none of the player's limits (RG_LIMIT). maximumCents: on each combination; 0: it takes none. */
  bookLimit: (maximumCents: number) =>
    error(
      'BET_AMOUNT',
      4,
      'book_limit.exceeded',
      maximumCents > 0
        ? `This bet is over the book’s limit for this market; the most is ${formatMoney(maximumCents)}.`
        : 'We take no more bets on this selection at the moment.',
      'bet',
    ),
  lossLimit: () => error('RG_LIMIT', 4, 'limit.loss', 'This bet could take you past your loss limit. Nothing was bet.', 'bet'),
  spendLimit: () => error('RG_LIMIT', 4, 'limit.spend', 'This bet would take you past your spend limit. Nothing was bet.', 'bet'),
  singleWagerLimit: () =>
    error('RG_LIMIT', 4, 'limit.single_wager', 'This bet is over your limit for a single wager. Nothing was bet.', 'bet'),
  timeLimit: () => error('RG_LIMIT', 4, 'limit.time', 'Your time limit for today is reached. Nothing was bet.'),
  /** Code, text and priority are the specification's default for every location problem. */
  locationUnverified: (): SlipError => ({
    code: 'unknown',
    message: 'We need to verify your location before you proceed. Please Check Location.',
    priority: 3,
    displayType: 'GEO',
    field: null,
  }),
  /** Shown in a visitor's slip. */
  visitorOutside: () =>
    error('ANONYMOUS_REGION_ERROR', 3, 'region.not_operating', 'Bets are not taken where you are. Your picks stay here meanwhile.'),
  /** A stop of the same person elsewhere, until an operator decides (docs/adr/0125): why is told to nobody. */
  accountHeld: () =>
    error('GENERIC', 3, 'account.held', 'This account can’t bet right now. Nothing was bet. Please contact Support.'),
  acknowledgementRequired: () =>
    error('RG_ACK_REQUIRED', 3, 'acknowledgement.required', 'Read about playing within your means first, then place your bet.'),
  balanceLow: (availableCents: number) =>
    error('DEPOSIT', 5, 'balance.low', `Your balance is ${formatMoney(availableCents)}. Deposit to place this bet.`, 'bet'),
  stale: () => error('RETRYABLE', 7, 'betslip.stale', 'Your betslip has changed since. Please try again.'),
  related: () => error('GENERIC', 6, 'parlay.related', 'Selections of the same event can’t be combined in this bet.'),
  /** Where others of one event can be. */
  unjoined: () => error('GENERIC', 6, 'parlay.related', 'These picks can’t be combined in one same-game parlay.'),
  tooManyLegs: (kind: SectionKind, maximum: number) =>
    error(
      'GENERIC',
      6,
      `${kind.toLowerCase()}.too_many_legs`,
      `A ${betNoun(kind)} takes at most ${counted(maximum, 'selection')}.`,
    ),
  tooFewLegs: (kind: SectionKind, minimum: number) =>
    error(
      'GENERIC',
      6,
      `${kind.toLowerCase()}.too_few_legs`,
      `A ${betNoun(kind)} takes at least ${counted(minimum, 'selection')}.`,
    ),
  combinationsInvalid: () =>
    error('GENERIC', 6, 'round_robin.combinations_invalid', 'These selections don’t form such combinations.'),
  notTeasable: (leg: string | null) =>
    error(
      'GENERIC',
      6,
      'teaser.not_teasable',
      'Only main spreads and totals of football or basketball can be teased, before the start and near −110.',
      leg,
    ),
  teaserPointsInvalid: () => error('GENERIC', 6, 'teaser.points_invalid', 'This teaser can’t have these points.'),
  duplicate: () => error('GENERIC', 6, 'bet.duplicate', 'The same bet is there twice.'),
  noBets: () => error('GENERIC', 6, 'bet.none', 'There is no bet to place.'),
  tooManyBets: (maximum: number) => error('GENERIC', 6, 'bet.too_many', `At most ${maximum} bets can be placed at once.`),
  slipFull: (maximum: number) => error('GENERIC', 6, 'slip.full', `A betslip holds at most ${maximum} selections.`),
  unknownDraftBet: () => error('GENERIC', 6, 'draft_bet.unknown', 'This bet is not in your betslip any more.'),
  invalidInput: (field: string) => error('GENERIC', 6, 'input.invalid', 'Something about this request is not right.', field),
  tokenInvalid: () => error('GENERIC', 6, 'slip.token_invalid', 'The betslip to take over was not found.'),
  rewardUnavailable: () =>
    error('GENERIC', 6, 'reward.unavailable', 'This reward has expired or was used. Remove it to place the bet without it.'),
  rewardRestricted: (label: string) =>
    error('GENERIC', 6, 'reward.restricted', `This reward is not for this bet: ${label}. Remove it to place the bet without it.`),
  rewardAmount: (amountCents: number) =>
    error('BET_AMOUNT', 4, 'reward.amount_fixed', `A bonus bet is used as a whole: ${formatMoney(amountCents)}.`, 'bet'),
  amountFixed: () => error('BET_AMOUNT', 4, 'reward.amount_fixed', 'A bonus bet is used as a whole.', 'bet'),
  creditsLow: (availableCents: number) =>
    error('BET_AMOUNT', 4, 'promotional_credits.low', `You have ${formatMoney(availableCents)} in site credit.`, 'bet'),
  placementReused: () => error('BET_ALREADY_PLACED', 6, 'placement.reused', 'Another bet was placed under this id.'),
  tooManyPlacements: () =>
    error(
      'RETRYABLE',
      6,
      'placement.too_many',
      'That was too many bets in a short time. Nothing was placed: try again in a moment.',
    ),
  holdLapsed: () =>
    error('RETRYABLE', 6, 'placement.lapsed', 'We couldn’t decide this bet in time. Nothing was placed: try again.'),
  placementIdInvalid: () => error('GENERIC', 6, 'placement.id_invalid', 'This placement id can’t be used.'),
} as const;
