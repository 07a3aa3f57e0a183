import { type Odds, returnPerUnit, sameOdds, stakeCentsToWin } from '../../../core/money/odds.ts';
import { add, compare, multiply, type Rational, rational } from '../../../core/money/rational.ts';
import type { AmountSourceType, OddsTrend, SectionKind } from '../../../core/wire/contract.ts';
import { rulesOf, SECTIONS } from '../betKinds/betKinds.ts';
import { joinedTerms } from '../betKinds/parlayPlus.ts';
import type { BetLimits, Draft } from '../betKinds/types.ts';
import { boostedFigures, type DraftRewards, draftRewards, type RewardWallet } from './draftRewards.ts';
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
  /** Without a boost. */
  readonly winCents: number;
  /** What is paid if it wins: with the stake, unless a bonus bet or credits are staked. */
  readonly payoutCents: number;
  readonly rewards: DraftRewards;
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
  readonly kind: SectionKind;
  readonly draftBets: readonly DraftBetView[];
  readonly totalStakeCents: number;
  readonly totalReturnCents: number;
  /** With the boosts chosen; null where none is. */
  readonly boostedReturnCents: number | null;
  /** Trend of the possible return, at current prices against the accepted ones. */
  readonly totalReturnTrend: OddsTrend;
  readonly errors: readonly SlipError[];
}

export interface SlipView {
  readonly legs: readonly LegView[];
  readonly sections: Readonly<Record<SectionKind, SectionView>>;
}

export interface DeriveInput {
  readonly slip: Slip;
  /** Offers by selection id; a selection without an offer is no longer in the catalogue and is not shown. */
  readonly offers: ReadonlyMap<string, Offer>;
  /** A logged-in player's playable balance; null for a visitor. */
  readonly cashCents: number | null;
  readonly wallet: RewardWallet;
  readonly limits: SlipLimits;
  readonly now: Date;
}

/** Everything that a slip shows, from the stored slip and the current offers. */
export function deriveSlip({ slip, offers, cashCents, wallet, limits, now }: DeriveInput): SlipView {
  const legs = slip.selections.flatMap(({ selectionId, accepted }) => {
    const offer = offers.get(selectionId);
    return offer ? [legView(offer, accepted, now)] : [];
  });
  const kinds = Object.keys(SECTIONS) as SectionKind[];
  const sections = kinds.map((kind) => [kind, section(kind, legs, slip, { cashCents, wallet }, limits)] as const);
  return { legs, sections: Object.fromEntries(sections) as Record<SectionKind, SectionView> };
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

/** Why the legs cannot be such a bet. @param isJoined legs of one event are priced together. */
function legErrors(kind: SectionKind, isJoined: boolean, legs: readonly LegView[], limits: SlipLimits): readonly SlipError[] {
  const errors: SlipError[] = [];
  const { joinsEvents = false, legs: bounds } = SECTIONS[kind];
  if (!isJoined && new Set(legs.map(({ offer }) => offer.eventId)).size < legs.length)
    errors.push(joinsEvents && limits.parlayPlus !== 'OFF' ? slipErrors.unjoined() : slipErrors.related());
  const { maximum } = bounds(limits);
  if (legs.length > maximum) errors.push(slipErrors.tooManyLegs(kind, maximum));
  return errors;
}

/** A parlay of twenty long shots pays more cents than a safe integer holds: such an amount is an error anyway, and shown as the largest. */
function shown(cents: number): number {
  return Math.min(cents, Number.MAX_SAFE_INTEGER);
}

function draftBet(
  kind: SectionKind,
  draft: Draft,
  legs: readonly LegView[],
  { amounts, rewards: choices }: Slip,
  wallet: RewardWallet,
  limits: SlipLimits,
): DraftBetView {
  const rules = rulesOf(draft);
  const prices: readonly Odds[] = legs.map(({ offer }) => offer.odds);
  const returned = rules.returned(prices, draft.terms);
  const combinations = rules.combinations(legs.length, draft.terms);
  const bet = { offers: legs.map(({ offer }) => offer), returned, combinations };
  const rewards = draftRewards(choices?.[draft.id] ?? null, bet, wallet);
  const amount = rewards.bonusCents === null ? amounts[draft.id] : undefined;
  const wanted = amount?.amountCents ?? rewards.bonusCents ?? 0;
  const stakeCents = amount?.field === 'WIN' ? Math.round(stakeCentsToWin(wanted, returned) / combinations) : wanted;
  const totalStakeCents = shown(stakeCents * combinations);
  const winCents = shown(stakeCents === 0 ? 0 : rules.payoutCents(totalStakeCents, prices, draft.terms) - totalStakeCents);
  const boosted = boostedFigures(rewards.boost, totalStakeCents, returned, limits.boostCap);
  const errors = [...legErrors(kind, joinedTerms(draft.terms) !== null, legs, limits)];
  if (totalStakeCents > limits.maximumStakeCents || (stakeCents < limits.minimumStakeCents && wanted > 0))
    errors.push(slipErrors.betAmountInvalid(limits.minimumStakeCents, limits.maximumStakeCents));
  if (rewards.error !== null) errors.push(rewards.error);
  if (Math.max(winCents, boosted?.winCents ?? 0) > limits.maximumWinCents)
    errors.push(slipErrors.winTooLarge(limits.maximumWinCents));
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
    payoutCents: shown(rewards.source === 'CASH' ? totalStakeCents + winCents : winCents),
    rewards: { ...rewards, boosted },
    setBy: amount?.field ?? 'BET',
    legs,
    returned,
    acceptedReturn,
    trend: trendOf(acceptedReturn, returned),
    errors,
  };
}

/** The credits are too few for all bets that are staked in them. */
function lowCredits(bet: DraftBetView, creditCents: number): DraftBetView {
  if (bet.rewards.source !== 'PROMOTIONAL_CREDIT' || bet.totalStakeCents === 0) return bet;
  return { ...bet, errors: [...bet.errors, slipErrors.creditsLow(creditCents)] };
}

function section(
  kind: SectionKind,
  all: readonly LegView[],
  slip: Slip,
  { cashCents, wallet }: Pick<DeriveInput, 'cashCents' | 'wallet'>,
  limits: SlipLimits,
): SectionView {
  const rules = SECTIONS[kind];
  const legs = rules.takes ? all.filter(({ offer }) => rules.takes?.(offer)) : all;
  const drafts = rules.drafts(
    legs.map(({ offer }) => offer),
    limits,
    slip,
  );
  const draftBets = drafts.map((draft) => {
    const own = legs.filter(({ offer }) => draft.selectionIds.includes(offer.selectionId));
    return draftBet(kind, draft, own, slip, wallet, limits);
  });
  const totalStakeCents = draftBets.reduce((sum, bet) => sum + bet.totalStakeCents, 0);
  const totalReturnCents = shown(draftBets.reduce((sum, bet) => sum + bet.payoutCents, 0));
  const extras = draftBets.flatMap(({ rewards, winCents }) => (rewards.boosted ? [rewards.boosted.winCents - winCents] : []));
  const boostedReturnCents = extras.length === 0 ? null : shown(extras.reduce((sum, extra) => sum + extra, totalReturnCents));
  const stakedFrom = (source: AmountSourceType): number =>
    draftBets.reduce((sum, bet) => sum + (bet.rewards.source === source ? bet.totalStakeCents : 0), 0);
  const errors = cashCents !== null && stakedFrom('CASH') > cashCents ? [slipErrors.balanceLow(cashCents)] : [];
  const creditCents = wallet.creditCents ?? 0;
  const withCredits =
    stakedFrom('PROMOTIONAL_CREDIT') <= creditCents ? draftBets : draftBets.map((bet) => lowCredits(bet, creditCents));
  if (drafts.length === 0) errors.push(...legErrors(kind, true, legs, limits));
  const atNow = draftBets.map((bet) => multiply(rational(bet.totalStakeCents), bet.returned)).reduce(add, ZERO);
  const asAccepted = draftBets.map((bet) => multiply(rational(bet.totalStakeCents), bet.acceptedReturn)).reduce(add, ZERO);
  const totalReturnTrend = trendOf(asAccepted, atNow);
  return { kind, draftBets: withCredits, totalStakeCents, totalReturnCents, boostedReturnCents, totalReturnTrend, errors };
}
