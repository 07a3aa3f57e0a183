import { type SlipError, slipErrors } from '../../../domain/betslip/slipError.ts';
import type { Config } from '../../../platform/config.ts';
import type { PlacementDecision, PlacementError, PlacementOutcome } from '../../../store/bets/index.ts';
import { toError } from '../betslip/errorShape.ts';
import { apiError } from '../errors.ts';
import type { BetslipError, Placement } from '../generated/resolvers.ts';
import { NOT_LOGGED_IN } from '../viewer.ts';
import { toPlacedBet } from './placedBets.ts';

/** The part of the configuration that an answer needs. */
type Money = Pick<Config, 'currency' | 'minimumStakeCents'>;

export interface PlacementAnswer {
  /** Null where the request could not be decided under this id; then userErrors say why. */
  readonly placement: Placement | null;
  readonly userErrors: readonly BetslipError[];
}

/**
 * The decision of placeBets, as betslipPlaceBets answers it.
 * @throws GraphQLError UNAUTHENTICATED where the log-in has ended, SERVER_STOPPING where the server stopped during the hold.
 */
export function toPlacementAnswer(outcome: PlacementOutcome, money: Money): PlacementAnswer {
  if (outcome.kind === 'REUSED') return { placement: null, userErrors: [toError(slipErrors.placementReused())] };
  if (outcome.kind === 'RATE_LIMITED') return { placement: null, userErrors: [toError(slipErrors.tooManyPlacements())] };
  if (outcome.kind === 'NOT_DECIDED') throw apiError('SERVER_STOPPING', 'The server is stopping; the bets are decided without it');
  const placement = toPlacement(outcome, money);
  const isTaken = outcome.kind === 'PLACED' || outcome.errors.every(({ code }) => code !== 'PLACEMENT_ID_INVALID');
  return { placement: isTaken ? placement : null, userErrors: placement.userErrors };
}

/** A placement in the contract's shape; its errors in display order. */
export function toPlacement(decision: PlacementDecision, money: Money): Placement {
  const { placementId } = decision;
  if (decision.kind === 'PLACED') {
    const placedBets = decision.bets.map((bet) => toPlacedBet(bet, money.currency));
    return { placementId, status: 'PLACED', placedBets, userErrors: [], bookLimits: [] };
  }
  const userErrors = decision.errors.map((error) => toError(toSlipError(error, money))).sort((a, b) => a.priority - b.priority);
  const bookLimits = decision.errors.flatMap((error) =>
    error.code === 'LIABILITY_LIMIT'
      ? [{ draftBetId: error.draftBetId, maximumBetAmount: mostTaken(error.maximumStakeCents, money.minimumStakeCents) }]
      : [],
  );
  return { placementId, status: 'REJECTED', placedBets: [], userErrors, bookLimits };
}

/** Less than the smallest stake is none. */
function mostTaken(maximumStakeCents: number, minimumStakeCents: number): number {
  return maximumStakeCents < minimumStakeCents ? 0 : maximumStakeCents;
}

/** Legs of a slip are identified by their selection. */
function toSlipError(error: PlacementError, { minimumStakeCents }: Money): SlipError {
  switch (error.code) {
    case 'SESSION_ENDED':
      throw apiError('UNAUTHENTICATED', NOT_LOGGED_IN);
    // Who has stopped has no session any more, and its refresh tells why: this is an account that is held.
    case 'PLAYER_RESTRICTED':
      return slipErrors.accountHeld();
    case 'OUTSIDE_OPERATING_AREA':
    case 'EXCLUSION_BOUNDARY':
    case 'LOCATION_UNVERIFIED':
      return slipErrors.locationUnverified();
    case 'ACKNOWLEDGEMENT_REQUIRED':
      return slipErrors.acknowledgementRequired();
    case 'TIME_LIMIT_REACHED':
      return slipErrors.timeLimit();
    case 'LOSS_LIMIT_REACHED':
      return slipErrors.lossLimit();
    case 'SPEND_LIMIT_REACHED':
      return slipErrors.spendLimit();
    case 'MAX_SINGLE_WAGER_LIMIT_REACHED':
      return slipErrors.singleWagerLimit();
    case 'HOLD_LAPSED':
      return slipErrors.holdLapsed();
    case 'UNKNOWN_SELECTION':
      return slipErrors.unknownSelection(error.selectionId);
    case 'EVENT_NOT_OPEN':
      return slipErrors.eventClosed(error.selectionId);
    case 'MARKET_NOT_OPEN':
      return error.marketStatus === 'CLOSED'
        ? slipErrors.marketSuspended(error.selectionId)
        : slipErrors.marketClosed(error.selectionId);
    case 'ODDS_CHANGED':
      return slipErrors.priceChanged(error.selectionId);
    case 'STAKE_INVALID':
      return slipErrors.betAmountInvalid(error.minimumStakeCents ?? 1, error.maximumStakeCents);
    case 'PAYOUT_TOO_LARGE':
      return slipErrors.winTooLarge(error.maximumWinCents);
    case 'LIABILITY_LIMIT':
      return slipErrors.bookLimit(mostTaken(error.maximumStakeCents, minimumStakeCents));
    case 'INSUFFICIENT_FUNDS':
      return slipErrors.balanceLow(error.availableCents);
    case 'INSUFFICIENT_CREDITS':
      return slipErrors.creditsLow(error.availableCents);
    case 'REWARD_UNAVAILABLE':
      return slipErrors.rewardUnavailable();
    case 'REWARD_RESTRICTED':
      return slipErrors.rewardRestricted(error.label);
    case 'REWARD_STAKE':
      return slipErrors.rewardAmount(error.amountCents);
    case 'RELATED_OUTCOMES':
      return slipErrors.related();
    case 'TOO_MANY_LEGS':
      return slipErrors.tooManyLegs(error.kind ?? 'PARLAY', error.maximumLegs);
    case 'TOO_FEW_LEGS':
      return slipErrors.tooFewLegs(error.kind ?? 'PARLAY', error.minimumLegs ?? 2);
    case 'COMBINATIONS_INVALID':
      return slipErrors.combinationsInvalid();
    case 'NOT_TEASABLE':
      return slipErrors.notTeasable(error.selectionId);
    case 'TEASER_POINTS_INVALID':
      return slipErrors.teaserPointsInvalid();
    case 'DUPLICATE_BET':
    case 'DUPLICATE_SELECTION':
      return slipErrors.duplicate();
    case 'NO_BETS':
      return slipErrors.noBets();
    case 'TOO_MANY_BETS':
      return slipErrors.tooManyBets(error.maximumBets);
    case 'PRICE_INVALID':
      return slipErrors.invalidInput(error.selectionId);
    case 'ID_INVALID':
      return slipErrors.invalidInput('bets');
    case 'PLACEMENT_ID_INVALID':
      return slipErrors.placementIdInvalid();
  }
}
