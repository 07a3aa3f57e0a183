import type { BetKind, OddsTrend } from '../../../core/contract.ts';
import { combinedReturn, type Odds, payoutCents, returnPerUnit, sameOdds, stakeCentsToWin } from '../../../core/odds.ts';
import { add, compare, multiply, type Rational, rational } from '../../../core/rational.ts';
import type { Offer } from './offer.ts';
import { PARLAY_ID, type Price, type SetAmount, type Slip, straightId } from './slip.ts';
import { type SlipError, slipErrors } from './slipError.ts';

const ZERO: Rational = { numerator: 0n, denominator: 1n };

export interface SlipLimits {
  readonly minimumStakeCents: number;
  readonly maximumStakeCents: number;
  readonly maximumWinCents: number;
  readonly maximumParlayLegs: number;
}

export interface LegView {
  readonly offer: Offer;
  readonly accepted: Price;
  readonly trend: OddsTrend;
  readonly requiresAcceptance: boolean;
  readonly errors: readonly SlipError[];
}

export interface DraftBetView {
  readonly id: string;
  readonly stakeCents: number;
  readonly winCents: number;
  readonly setBy: SetAmount['field'];
  readonly legs: readonly LegView[];
  /** Stake included, per unit, at current prices. */
  readonly returned: Rational;
  /** The same at accepted prices. */
  readonly acceptedReturn: Rational;
  readonly trend: OddsTrend;
  readonly errors: readonly SlipError[];
}

export interface SectionView {
  readonly kind: BetKind;
  readonly draftBets: readonly DraftBetView[];
  readonly totalStakeCents: number;
  readonly totalReturnCents: number;
  /** Trend of the possible return, at current prices against the accepted ones. */
  readonly totalReturnTrend: OddsTrend;
  readonly errors: readonly SlipError[];
}

export interface SlipView {
  readonly legs: readonly LegView[];
  readonly straight: SectionView;
  readonly parlay: SectionView;
}

export interface DeriveInput {
  readonly slip: Slip;
  /** By selection id; a selection without an offer is no longer in the catalogue and is not shown. */
  readonly offers: ReadonlyMap<string, Offer>;
  /** A logged-in player's playable balance; null for a visitor. */
  readonly cashCents: number | null;
  readonly limits: SlipLimits;
  readonly now: Date;
}

/** Everything that a slip shows, from the stored slip and the current offers. */
export function deriveSlip({ slip, offers, cashCents, limits, now }: DeriveInput): SlipView {
  const legs = slip.selections.flatMap(({ selectionId, accepted }) => {
    const offer = offers.get(selectionId);
    return offer ? [legView(offer, accepted, now)] : [];
  });
  const straights = legs.map((leg) => {
    const id = straightId(leg.offer.selectionId);
    return draftBet(id, [leg], slip.amounts[id], limits, []);
  });
  const parlays = legs.length > 1 ? [draftBet(PARLAY_ID, legs, slip.amounts[PARLAY_ID], limits, parlayErrors(legs, limits))] : [];
  return { legs, straight: section('STRAIGHT', straights, cashCents), parlay: section('PARLAY', parlays, cashCents) };
}

function trendOf(accepted: Rational, now: Rational): OddsTrend {
  const difference = compare(now, accepted);
  return difference > 0 ? 'UP' : difference < 0 ? 'DOWN' : 'NONE';
}

/** Why no bet on it would be accepted now; null when one would. */
export function unavailability(offer: Offer, now: Date): SlipError | null {
  const hasStarted = offer.eventStatus === 'PRE_GAME' && offer.eventStartsAt <= now;
  if (hasStarted || (offer.eventStatus !== 'PRE_GAME' && offer.eventStatus !== 'IN_PLAY'))
    return slipErrors.eventClosed(offer.selectionId);
  if (offer.marketStatus === 'CLOSED') return slipErrors.marketSuspended(offer.selectionId);
  return offer.marketStatus === 'HIDDEN' ? slipErrors.marketClosed(offer.selectionId) : null;
}

function legView(offer: Offer, accepted: Price, now: Date): LegView {
  const unavailable = unavailability(offer, now);
  const moved = !sameOdds(offer.odds, accepted.odds) || offer.pointsHundredths !== accepted.pointsHundredths;
  const requiresAcceptance = moved && unavailable === null;
  const errors = unavailable ? [unavailable] : moved ? [slipErrors.priceChanged(offer.selectionId)] : [];
  return { offer, accepted, trend: trendOf(returnPerUnit(accepted.odds), returnPerUnit(offer.odds)), requiresAcceptance, errors };
}

function parlayErrors(legs: readonly LegView[], limits: SlipLimits): readonly SlipError[] {
  const errors: SlipError[] = [];
  if (new Set(legs.map(({ offer }) => offer.eventId)).size < legs.length) errors.push(slipErrors.related());
  if (legs.length > limits.maximumParlayLegs) errors.push(slipErrors.tooManyLegs(limits.maximumParlayLegs));
  return errors;
}

/** A parlay of twenty long shots pays more cents than a safe integer holds: such an amount is an error anyway, and shown as the largest. */
function shown(cents: number): number {
  return Math.min(cents, Number.MAX_SAFE_INTEGER);
}

function draftBet(
  id: string,
  legs: readonly LegView[],
  amount: SetAmount | undefined,
  limits: SlipLimits,
  errors: readonly SlipError[],
): DraftBetView {
  const prices: readonly Odds[] = legs.map(({ offer }) => offer.odds);
  const returned = combinedReturn(prices);
  const wanted = amount?.amountCents ?? 0;
  const stakeCents = amount?.field === 'WIN' ? stakeCentsToWin(wanted, returned) : wanted;
  const winCents = shown(stakeCents === 0 ? 0 : payoutCents(stakeCents, prices) - stakeCents);
  const all = [...errors];
  if (stakeCents > limits.maximumStakeCents || (stakeCents < limits.minimumStakeCents && wanted > 0))
    all.push(slipErrors.betAmountInvalid(limits.minimumStakeCents, limits.maximumStakeCents));
  if (winCents > limits.maximumWinCents) all.push(slipErrors.winTooLarge(limits.maximumWinCents));
  const accepted = combinedReturn(legs.map((leg) => leg.accepted.odds));
  return {
    id,
    stakeCents,
    winCents,
    setBy: amount?.field ?? 'BET',
    legs,
    returned,
    acceptedReturn: accepted,
    trend: trendOf(accepted, returned),
    errors: all,
  };
}

function section(kind: SectionView['kind'], draftBets: readonly DraftBetView[], cashCents: number | null): SectionView {
  const totalStakeCents = draftBets.reduce((sum, bet) => sum + bet.stakeCents, 0);
  const totalReturnCents = shown(draftBets.reduce((sum, bet) => sum + bet.stakeCents + bet.winCents, 0));
  const errors = cashCents !== null && totalStakeCents > cashCents ? [slipErrors.balanceLow(cashCents)] : [];
  const atNow = draftBets.map(({ stakeCents, returned }) => multiply(rational(stakeCents), returned)).reduce(add, ZERO);
  const asAccepted = draftBets
    .map(({ stakeCents, acceptedReturn }) => multiply(rational(stakeCents), acceptedReturn))
    .reduce(add, ZERO);
  return { kind, draftBets, totalStakeCents, totalReturnCents, totalReturnTrend: trendOf(asAccepted, atNow), errors };
}
