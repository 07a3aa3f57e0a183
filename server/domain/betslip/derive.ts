import type { BetKind, OddsTrend } from '../../../core/contract.ts';
import { type Odds, returnPerUnit, sameOdds, stakeCentsToWin } from '../../../core/odds.ts';
import { add, compare, multiply, type Rational, rational } from '../../../core/rational.ts';
import { rulesOf, SECTIONS } from '../betKinds/betKinds.ts';
import type { BetLimits, Draft } from '../betKinds/types.ts';
import type { Offer } from './offer.ts';
import type { Price, SetAmount, Slip } from './slip.ts';
import { type SlipError, slipErrors } from './slipError.ts';

const ZERO: Rational = { numerator: 0n, denominator: 1n };

export type SlipLimits = Omit<BetLimits, 'maximumBets'>;

export interface LegView {
  readonly offer: Offer;
  readonly accepted: Price;
  readonly trend: OddsTrend;
  readonly requiresAcceptance: boolean;
  readonly errors: readonly SlipError[];
}

export interface DraftBetView {
  readonly draft: Draft;
  /** Tickets that the stake is on. */
  readonly combinations: number;
  /** On each combination. */
  readonly stakeCents: number;
  readonly totalStakeCents: number;
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
  readonly sections: Readonly<Record<BetKind, SectionView>>;
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
  const kinds = Object.keys(SECTIONS) as BetKind[];
  const sections = kinds.map((kind) => [kind, section(kind, legs, slip, cashCents, limits)] as const);
  return { legs, sections: Object.fromEntries(sections) as Record<BetKind, SectionView> };
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

/** Why the legs cannot be such a bet. */
function legErrors(kind: BetKind, sharesEvents: boolean, legs: readonly LegView[], limits: SlipLimits): readonly SlipError[] {
  const errors: SlipError[] = [];
  if (!sharesEvents && new Set(legs.map(({ offer }) => offer.eventId)).size < legs.length) errors.push(slipErrors.related());
  const { maximum } = SECTIONS[kind].legs(limits);
  if (legs.length > maximum) errors.push(slipErrors.tooManyLegs(kind, maximum));
  return errors;
}

/** A parlay of twenty long shots pays more cents than a safe integer holds: such an amount is an error anyway, and shown as the largest. */
function shown(cents: number): number {
  return Math.min(cents, Number.MAX_SAFE_INTEGER);
}

function draftBet(
  kind: BetKind,
  draft: Draft,
  legs: readonly LegView[],
  amount: SetAmount | undefined,
  limits: SlipLimits,
): DraftBetView {
  const rules = rulesOf(draft);
  const prices: readonly Odds[] = legs.map(({ offer }) => offer.odds);
  const returned = rules.returned(prices, draft.terms);
  const combinations = rules.combinations(legs.length, draft.terms);
  const wanted = amount?.amountCents ?? 0;
  const stakeCents = amount?.field === 'WIN' ? Math.round(stakeCentsToWin(wanted, returned) / combinations) : wanted;
  const totalStakeCents = shown(stakeCents * combinations);
  const winCents = shown(stakeCents === 0 ? 0 : rules.payoutCents(totalStakeCents, prices, draft.terms) - totalStakeCents);
  const errors = [...legErrors(kind, rules.sharesEvents === true, legs, limits)];
  if (totalStakeCents > limits.maximumStakeCents || (stakeCents < limits.minimumStakeCents && wanted > 0))
    errors.push(slipErrors.betAmountInvalid(limits.minimumStakeCents, limits.maximumStakeCents));
  if (winCents > limits.maximumWinCents) errors.push(slipErrors.winTooLarge(limits.maximumWinCents));
  const acceptedReturn = rules.returned(
    legs.map((leg) => leg.accepted.odds),
    draft.terms,
  );
  return {
    draft,
    combinations,
    stakeCents,
    totalStakeCents,
    winCents,
    setBy: amount?.field ?? 'BET',
    legs,
    returned,
    acceptedReturn,
    trend: trendOf(acceptedReturn, returned),
    errors,
  };
}

function section(kind: BetKind, all: readonly LegView[], slip: Slip, cashCents: number | null, limits: SlipLimits): SectionView {
  const rules = SECTIONS[kind];
  const legs = rules.takes ? all.filter(({ offer }) => rules.takes?.(offer)) : all;
  const drafts = rules.drafts(
    legs.map(({ offer }) => offer),
    limits,
    slip,
  );
  const draftBets = drafts.map((draft) => {
    const own = legs.filter(({ offer }) => draft.selectionIds.includes(offer.selectionId));
    return draftBet(kind, draft, own, slip.amounts[draft.id], limits);
  });
  const totalStakeCents = draftBets.reduce((sum, bet) => sum + bet.totalStakeCents, 0);
  const totalReturnCents = shown(draftBets.reduce((sum, bet) => sum + bet.totalStakeCents + bet.winCents, 0));
  const errors = cashCents !== null && totalStakeCents > cashCents ? [slipErrors.balanceLow(cashCents)] : [];
  if (drafts.length === 0) errors.push(...legErrors(kind, true, legs, limits));
  const atNow = draftBets.map((bet) => multiply(rational(bet.totalStakeCents), bet.returned)).reduce(add, ZERO);
  const asAccepted = draftBets.map((bet) => multiply(rational(bet.totalStakeCents), bet.acceptedReturn)).reduce(add, ZERO);
  return { kind, draftBets, totalStakeCents, totalReturnCents, totalReturnTrend: trendOf(asAccepted, atNow), errors };
}
