import { combinedReturn, type Odds, payoutCents } from '../../../core/money/odds.ts';
import { compare, rational, roundDown, subtract } from '../../../core/money/rational.ts';
import { bonusBetPayoutCents } from '../pricing/bonusBet.ts';
import { manyWayPrices, threeWayPrices, twoWayPrices } from '../pricing/bookPrices.ts';
import type { ProfitBoost } from '../pricing/profitBoost.ts';
import type { PromotionAward } from '../promotions/promotion.ts';
import { payoutWithBoost } from './payout.ts';

/**
 * What awards are worth for sure (docs/adr/0124): the most that a player is left with, whatever happens, who uses one on one outcome and bets
 * cash on all others, at this book's own prices and at the same time. Computed by the code that prices and pays.
 */

/** Prices of all outcomes of one market, of which one wins. */
type Market = readonly Odds[];

/** The one outcome's price, and what a cent that is paid in every other outcome costs. */
interface Hedge {
  readonly price: Odds;
  readonly othersCost: number;
}

type Parts = Extract<PromotionAward, { kind: 'BONUS_BET' | 'PROFIT_BOOST' }>;

const impliedBy = ({ numerator, denominator }: Odds): number => denominator / (numerator + denominator);

/** Markets of two, three and many outcomes, by chances in small steps. */
function bookMarkets(): readonly Market[] {
  const markets: (Market | null)[] = [];
  for (let first = 40; first <= 960; first += 1) markets.push(twoWayPrices(first / 1000));
  for (let home = 2; home <= 96; home += 2)
    for (let draw = 2; home + draw <= 98; draw += 2)
      markets.push(threeWayPrices([home / 100, draw / 100, 1 - (home + draw) / 100]));
  for (let outcomes = 4; outcomes <= 24; outcomes += 1)
    for (const skew of [1, 0.8, 0.6]) markets.push(manyWayPrices(Array.from({ length: outcomes }, (_, index) => skew ** index)));
  return markets.filter((market) => market !== null);
}

/** Outcomes of each market that an award can be put on, without those that another one is worth more than in any use. */
function hedgesIn(markets: readonly Market[]): readonly Hedge[] {
  const cheapest = new Map<string, Hedge>();
  for (const market of markets) {
    const whole = market.reduce((sum, odds) => sum + impliedBy(odds), 0);
    for (const price of market) {
      const key = `${price.numerator}/${price.denominator}`;
      const othersCost = whole - impliedBy(price);
      if (othersCost < (cheapest.get(key)?.othersCost ?? 1)) cheapest.set(key, { price, othersCost });
    }
  }
  return [...cheapest.values()];
}

let cachedHedges: readonly Hedge[] | null = null;
function bookHedges(): readonly Hedge[] {
  cachedHedges ??= hedgesIn(bookMarkets());
  return cachedHedges;
}

/**
 * The part of a win that is left where it is paid in every outcome: the first leg may lose, or the first wins and the second loses, and so on.
 * Below zero: hedging costs more than it pays.
 */
export function leftOfWin({ price, othersCost }: Hedge, legs: number): number {
  let cost = 0;
  for (let leg = 0; leg < legs; leg += 1) cost += othersCost * impliedBy(price) ** leg;
  return 1 - cost;
}

/** Null: the award may not be used at this price. */
function returnAt({ price }: Hedge, legs: number, minimumOdds: Odds | undefined) {
  const returned = combinedReturn(Array.from({ length: legs }, () => price));
  const least = minimumOdds === undefined ? null : combinedReturn([minimumOdds]);
  return least !== null && compare(returned, least) < 0 ? null : returned;
}

/** Whole cents, at least 0. @param legs of the one bet, each on another event. @param cap what a boost's maximum is of: each brand has one. */
export function sureWorthCents(award: Parts, legs: number, cap: ProfitBoost['cap']): number {
  let best = 0;
  for (const hedge of bookHedges()) {
    const left = leftOfWin(hedge, legs);
    const returned = left > 0 ? returnAt(hedge, legs, award.restrictions?.minimumOdds) : null;
    if (returned === null) continue;
    if (award.kind === 'BONUS_BET') {
      const win = bonusBetPayoutCents(
        award.amountCents,
        payoutCents(
          award.amountCents,
          Array.from({ length: legs }, () => hedge.price),
        ),
      );
      best = Math.max(best, win * left);
      continue;
    }
    const { percent, maximumAmountCents } = award;
    // The largest stake that is boosted whole.
    const profit = subtract(returned, rational(1));
    const stakeCents =
      cap === 'STAKE'
        ? maximumAmountCents
        : Number(roundDown(rational(BigInt(maximumAmountCents) * 100n * profit.denominator, BigInt(percent) * profit.numerator)));
    best = Math.max(best, payoutWithBoost(stakeCents, returned, { percent, maximumAmountCents, cap }) * left - stakeCents);
  }
  return Math.floor(best);
}

/** More legs are never worth more: each one has a margin of its own. */
const MOST_LEGS = 4;
const CAPS = ['STAKE', 'EXTRA_WIN'] as const;

/**
 * What an award is taken to cost: of one that is used on a bet, its sure worth on the kind of bet that it is worth most on; of money its face,
 * of which a casino bonus and spins lose a part.
 */
export function awardWorthCents(award: PromotionAward): number {
  switch (award.kind) {
    case 'BONUS_BET':
    case 'PROFIT_BOOST': {
      const least = Math.max(1, award.minimumLegs ?? 1);
      const kinds = Array.from({ length: Math.max(1, MOST_LEGS - least + 1) }, (_, index) => least + index);
      return Math.max(...kinds.flatMap((legs) => CAPS.map((cap) => sureWorthCents(award, legs, cap))));
    }
    case 'PROMOTIONAL_CREDIT':
      return sureWorthCents({ kind: 'BONUS_BET', amountCents: award.amountCents, expiresInSeconds: 1 }, 1, 'STAKE');
    case 'BONUS_SPINS':
      return award.amountCents * award.spins;
    case 'CASHBACK':
    case 'CASINO_BONUS':
      return award.amountCents;
  }
}
