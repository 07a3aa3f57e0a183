import { type Odds, odds } from '../../../core/money/odds.ts';
import { err, ok, type Result } from '../../../core/result.ts';
import type { Offer } from '../betslip/offer.ts';
import { isPlainId } from '../money/moneyRequest.ts';
import { payoutWithBoost } from '../rewards/payout.ts';
import { type BetReward, type BetslipReward, misfit, type RewardedBet } from '../rewards/reward.ts';
import { rulesOf, SECTIONS } from './betKinds.ts';
import type { BetLimits, BetRefusal, BetShape, RequestedBet, RequestedLeg } from './types.ts';

/** A bet as it is placed if nothing has changed. */
export interface PricedBet extends BetShape {
  readonly draftBetId: string;
  /** On all its combinations. */
  readonly stakeCents: number;
  /** Stake included, if every leg wins. */
  readonly payoutCents: number;
  readonly combinations: number;
  readonly reward: BetReward | null;
  readonly legs: readonly RequestedLeg[];
  readonly shown: ShownBet;
}

/** What a move of its prices is measured by, at the prices that the player was shown (smallMoves.ts). Kept while the bet is held. */
export interface ShownBet {
  readonly payoutCents: number;
  /** The least price at which its reward may be used. */
  readonly minimumOdds: Odds | null;
}

/** Larger than the numbers of any real price; it also keeps the database's cross-multiplication inside 63 bits. */
const LARGEST_PRICE_PART = 1_000_000_000;
const LARGEST_LINE_HUNDREDTHS = 1_000_000;

/** The selections whose offers `priceBets` needs. */
export function selectionsToRead(bets: readonly RequestedBet[]): readonly string[] {
  const needsOffers = ({ kind, reward }: RequestedBet): boolean => SECTIONS[kind].needsOffers === true || reward !== undefined;
  return bets.filter(needsOffers).flatMap(({ legs }) => legs.map(({ selectionId }) => selectionId));
}

/**
 * The bets with their payouts, or all violations of the rules that need only the request, not only the first.
 * @param rewards those of the player that can be used now; the database checks that again, under lock.
 */
export function priceBets(
  bets: readonly RequestedBet[],
  limits: BetLimits,
  offers: ReadonlyMap<string, Offer> = new Map(),
  rewards: readonly BetslipReward[] = [],
): Result<readonly PricedBet[], readonly BetRefusal[]> {
  if (bets.length === 0) return err([{ code: 'NO_BETS' }]);
  if (bets.length > limits.maximumBets) return err([{ code: 'TOO_MANY_BETS', maximumBets: limits.maximumBets }]);
  const ids = bets.flatMap((bet) => [bet.draftBetId, ...bet.legs.map((leg) => leg.selectionId)]);
  if (!ids.every(isPlainId)) return err([{ code: 'ID_INVALID' }]);
  const refusals: BetRefusal[] = [];
  const priced: PricedBet[] = [];
  const seen = new Set<string>();
  for (const bet of bets) {
    const keys = keysOf(bet);
    if (keys.some((key) => seen.has(key))) refusals.push({ code: 'DUPLICATE_BET', draftBetId: bet.draftBetId });
    for (const key of keys) seen.add(key);
    const result = priceBet(bet, limits, offers, rewards);
    if (result.ok) priced.push(result.value);
    else refusals.push(...result.error);
  }
  return refusals.length > 0 ? err(refusals) : ok(priced);
}

/** Two bets of one leg on one selection are the same bet sent twice, even under different draft ids. */
function keysOf({ draftBetId, legs }: RequestedBet): readonly string[] {
  return legs.length === 1 ? [`draft:${draftBetId}`, `on:${legs[0]?.selectionId}`] : [`draft:${draftBetId}`];
}

function priceBet(
  bet: RequestedBet,
  limits: BetLimits,
  offers: ReadonlyMap<string, Offer>,
  rewards: readonly BetslipReward[],
): Result<PricedBet, readonly BetRefusal[]> {
  const { draftBetId, legs } = bet;
  const section = SECTIONS[bet.kind];
  const refusals: BetRefusal[] = [...checkLegCount(bet, limits), ...checkDuplicates(bet)];
  const unpriced = legs.filter((leg) => !isPrice(leg));
  for (const leg of unpriced) refusals.push({ code: 'PRICE_INVALID', draftBetId, selectionId: leg.selectionId });
  const { minimumStakeCents, maximumStakeCents } = limits;
  const stakeInvalid: BetRefusal = { code: 'STAKE_INVALID', draftBetId, minimumStakeCents, maximumStakeCents };
  const stakeIsValid =
    Number.isSafeInteger(bet.stakeCents) && bet.stakeCents >= minimumStakeCents && bet.stakeCents <= maximumStakeCents;
  if (!stakeIsValid) refusals.push(stakeInvalid);
  if (refusals.length > 0) return err(refusals);
  // At the lines and prices of the bet, which are those of now, or it is refused.
  const own = legs.flatMap(({ selectionId, odds: price, pointsHundredths }) => {
    const offer = offers.get(selectionId);
    return offer ? [{ ...offer, odds: price, pointsHundredths }] : [];
  });
  const shape = section.shape(bet, section.needsOffers ? own : [], limits);
  if (!shape.ok) return err([shape.error]);
  const { kind, terms } = shape.value;
  const rules = rulesOf(shape.value);
  const combinations = rules.combinations(legs.length, terms);
  const stakeCents = bet.stakeCents * combinations;
  if (stakeCents > maximumStakeCents) return err([stakeInvalid]);
  const prices = legs.map((leg) => leg.odds);
  const returned = rules.returned(prices, terms);
  const rewarded = rewardOf(bet, { offers: own, returned, combinations }, rewards, limits);
  if (!rewarded.ok) return err([rewarded.error]);
  const reward = rewarded.value;
  const payoutCents = payoutOf({ kind, terms, stakeCents, reward }, prices);
  const restrictions = rewards.find(({ id }) => reward !== null && 'id' in reward && reward.id === id)?.restrictions;
  const shown: ShownBet = { payoutCents, minimumOdds: restrictions?.minimumOdds ?? null };
  return payoutCents - stakeCents > limits.maximumWinCents
    ? err([{ code: 'PAYOUT_TOO_LARGE', draftBetId, maximumWinCents: limits.maximumWinCents }])
    : ok({ draftBetId, kind, terms, stakeCents, payoutCents, combinations, reward, legs, shown });
}

/** The payout of a bet with its reward, where every leg wins at these prices. */
export function payoutOf(bet: BetShape & Pick<PricedBet, 'stakeCents' | 'reward'>, prices: readonly Odds[]): number {
  const { terms, stakeCents, reward } = bet;
  const rules = rulesOf(bet);
  if (reward?.kind === 'PROFIT_BOOST') return payoutWithBoost(stakeCents, rules.returned(prices, terms), reward);
  return rules.payoutCents(stakeCents, prices, terms);
}

/** The reward as the bet is placed with it. An unknown selection is refused when the bet is placed, whatever its reward. */
function rewardOf(
  { draftBetId, reward, stakeCents }: RequestedBet,
  bet: RewardedBet,
  rewards: readonly BetslipReward[],
  { boostCap }: BetLimits,
): Result<BetReward | null, BetRefusal> {
  if (reward === undefined) return ok(null);
  const available =
    reward.kind === 'PROMOTIONAL_CREDIT' ? reward : rewards.find((one) => one.kind === reward.kind && one.id === reward.id);
  if (available === undefined) return err({ code: 'REWARD_UNAVAILABLE', draftBetId });
  const label = misfit(available, bet);
  if (label !== null) return err({ code: 'REWARD_RESTRICTED', draftBetId, label });
  switch (available.kind) {
    case 'PROMOTIONAL_CREDIT':
      return ok({ kind: available.kind });
    case 'BONUS_BET':
      return available.amountCents === stakeCents
        ? ok({ kind: available.kind, id: available.id, title: available.title })
        : err({ code: 'REWARD_STAKE', draftBetId, amountCents: available.amountCents });
    case 'PROFIT_BOOST': {
      const { kind, id, title, percent, maximumAmountCents } = available;
      return ok({ kind, id, title, percent, maximumAmountCents, cap: boostCap });
    }
  }
}

function checkLegCount(bet: RequestedBet, limits: BetLimits): readonly BetRefusal[] {
  const { draftBetId } = bet;
  const { minimum, maximum } = SECTIONS[bet.kind].legs(limits);
  if (bet.legs.length < minimum) return [{ code: 'TOO_FEW_LEGS', draftBetId, minimumLegs: minimum, kind: bet.kind }];
  return bet.legs.length > maximum ? [{ code: 'TOO_MANY_LEGS', draftBetId, maximumLegs: maximum, kind: bet.kind }] : [];
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
