import type { BetKind } from '../../../core/contract.ts';
import { MAXIMUM_BET_CENTS, MINIMUM_BET_CENTS } from '../../../core/money.ts';
import { type Odds, odds, payoutCents } from '../../../core/odds.ts';

export interface RequestedLeg {
  readonly selectionId: string;
  /** Price and line that the player was shown. */
  readonly odds: Odds;
  readonly pointsHundredths: number | null;
}

export interface RequestedBet {
  readonly draftBetId: string;
  readonly kind: BetKind;
  readonly stakeCents: number;
  readonly legs: readonly RequestedLeg[];
}

/** Limits of a book or a region. */
export interface BetLimits {
  readonly minimumStakeCents: number;
  readonly maximumStakeCents: number;
  readonly maximumWinCents: number;
  readonly maximumParlayLegs: number;
  readonly maximumBets: number;
}

/** Bet and win take at most 9999999.99 (specification, section 9); the counts are the book's own. */
export const STANDARD_LIMITS: BetLimits = {
  minimumStakeCents: MINIMUM_BET_CENTS.USD,
  maximumStakeCents: MAXIMUM_BET_CENTS,
  maximumWinCents: MAXIMUM_BET_CENTS,
  maximumParlayLegs: 12,
  maximumBets: 50,
};

/** The limits of an operator, whose configuration sets the smallest stake. */
export function betLimits({ minimumStakeCents }: Pick<BetLimits, 'minimumStakeCents'>): BetLimits {
  return { ...STANDARD_LIMITS, minimumStakeCents };
}

export type BetRefusal =
  | { readonly code: 'NO_BETS' }
  | { readonly code: 'TOO_MANY_BETS'; readonly maximumBets: number }
  /** An id in a form that the server never issues. It is not repeated: some such text cannot be stored. */
  | { readonly code: 'ID_INVALID' }
  | { readonly code: 'DUPLICATE_BET'; readonly draftBetId: string }
  | {
      readonly code: 'STAKE_INVALID';
      readonly draftBetId: string;
      /** Missing in placements stored before there was a smallest stake. */
      readonly minimumStakeCents?: number;
      readonly maximumStakeCents: number;
    }
  | { readonly code: 'PAYOUT_TOO_LARGE'; readonly draftBetId: string; readonly maximumWinCents: number }
  | { readonly code: 'TOO_FEW_LEGS'; readonly draftBetId: string }
  | { readonly code: 'TOO_MANY_LEGS'; readonly draftBetId: string; readonly maximumLegs: number }
  | { readonly code: 'DUPLICATE_SELECTION'; readonly draftBetId: string; readonly selectionId: string }
  | { readonly code: 'PRICE_INVALID'; readonly draftBetId: string; readonly selectionId: string };

/** Larger than the numbers of any real price; it also keeps the database's cross-multiplication inside 63 bits. */
const LARGEST_PRICE_PART = 1_000_000_000;
const LARGEST_LINE_HUNDREDTHS = 1_000_000;

/** The rules that need only the request. All violations are reported, not only the first. */
export function checkBets(bets: readonly RequestedBet[], limits: BetLimits): readonly BetRefusal[] {
  if (bets.length === 0) return [{ code: 'NO_BETS' }];
  if (bets.length > limits.maximumBets) return [{ code: 'TOO_MANY_BETS', maximumBets: limits.maximumBets }];
  const ids = bets.flatMap((bet) => [bet.draftBetId, ...bet.legs.map((leg) => leg.selectionId)]);
  if (!ids.every(isPlainId)) return [{ code: 'ID_INVALID' }];
  const refusals: BetRefusal[] = [];
  const seen = new Set<string>();
  for (const bet of bets) {
    // Two straights on one selection are the same bet sent twice, even under different draft ids.
    const keys =
      bet.kind === 'STRAIGHT' ? [`draft:${bet.draftBetId}`, `on:${bet.legs[0]?.selectionId}`] : [`draft:${bet.draftBetId}`];
    if (keys.some((key) => seen.has(key))) refusals.push({ code: 'DUPLICATE_BET', draftBetId: bet.draftBetId });
    for (const key of keys) seen.add(key);
    refusals.push(...checkBet(bet, limits));
  }
  return refusals;
}

function checkBet(bet: RequestedBet, limits: BetLimits): readonly BetRefusal[] {
  const { draftBetId } = bet;
  const refusals: BetRefusal[] = [...checkLegCount(bet, limits), ...checkDuplicates(bet)];
  const unpriced = bet.legs.filter((leg) => !isPrice(leg));
  for (const leg of unpriced) refusals.push({ code: 'PRICE_INVALID', draftBetId, selectionId: leg.selectionId });
  const { minimumStakeCents, maximumStakeCents } = limits;
  const stakeIsValid =
    Number.isSafeInteger(bet.stakeCents) && bet.stakeCents >= minimumStakeCents && bet.stakeCents <= maximumStakeCents;
  if (!stakeIsValid) refusals.push({ code: 'STAKE_INVALID', draftBetId, minimumStakeCents, maximumStakeCents });
  if (refusals.length > 0) return refusals;
  const winCents = potentialPayoutCents(bet) - bet.stakeCents;
  return winCents > limits.maximumWinCents
    ? [{ code: 'PAYOUT_TOO_LARGE', draftBetId, maximumWinCents: limits.maximumWinCents }]
    : [];
}

/** 1 to 200 printable characters. */
export function isPlainId(id: string): boolean {
  return /^[\x20-\x7e]{1,200}$/.test(id);
}

/** What the bet pays when every leg wins, stake included. */
export function potentialPayoutCents(bet: RequestedBet): number {
  return payoutCents(
    bet.stakeCents,
    bet.legs.map((leg) => leg.odds),
  );
}

function checkLegCount(bet: RequestedBet, limits: BetLimits): readonly BetRefusal[] {
  const minimum = bet.kind === 'STRAIGHT' ? 1 : 2;
  const maximum = bet.kind === 'STRAIGHT' ? 1 : limits.maximumParlayLegs;
  if (bet.legs.length < minimum) return [{ code: 'TOO_FEW_LEGS', draftBetId: bet.draftBetId }];
  if (bet.legs.length > maximum) return [{ code: 'TOO_MANY_LEGS', draftBetId: bet.draftBetId, maximumLegs: maximum }];
  return [];
}

function checkDuplicates(bet: RequestedBet): readonly BetRefusal[] {
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const { selectionId } of bet.legs) (seen.has(selectionId) ? twice : seen).add(selectionId);
  return [...twice].map((selectionId) => ({ code: 'DUPLICATE_SELECTION', draftBetId: bet.draftBetId, selectionId }));
}

function isPrice(leg: RequestedLeg): boolean {
  const points = leg.pointsHundredths;
  if (points !== null && (!Number.isSafeInteger(points) || Math.abs(points) > LARGEST_LINE_HUNDREDTHS)) return false;
  return (
    odds(leg.odds.numerator, leg.odds.denominator).ok && Math.max(leg.odds.numerator, leg.odds.denominator) <= LARGEST_PRICE_PART
  );
}
