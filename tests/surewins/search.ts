import { CASINO_BONUS_TIMES } from '../../core/casino/bonusWagering.ts';
import type { Game } from '../../core/games/game.ts';
import { allGames } from '../../core/games/games.ts';
import { COLOURS_OF_WHEEL, WHEEL_COLOURS } from '../../core/games/wheel.ts';
import { combinedReturn, type Odds, payoutCents } from '../../core/money/odds.ts';
import { threeWayPrices, twoWayPrices } from '../../server/domain/pricing/bookPrices.ts';
import { type Condition, conditionKind } from '../../server/domain/promotions/conditions.ts';
import type { PromotionAward } from '../../server/domain/promotions/promotion.ts';
import { REFERRAL_TERMS } from '../../server/domain/referrals/referral.ts';
import { awardWorthCents, sureWorthCents } from '../../server/domain/rewards/sureWorth.ts';
import { namedSimulationSeed } from '../../server/feed/model/keyedRandom.ts';
import { firstSimulation } from '../../server/feed/simulator/simulation.ts';
import type { FeedMarket } from '../../server/feed/types.ts';
import { SAMPLE_PROMO_CODE, SAMPLE_PROMOTIONS } from '../../server/store/promotions/promotions.ts';
import { countedCents, lostForSureCents, stakedCents, type Ticket } from './hedges.ts';

/** A way to be paid by a rule: what it returns for sure, and what it costs for sure. A finding where it returns more. */
export interface Rule {
  readonly name: string;
  readonly returnsCents: number;
  readonly costsCents: number;
}

export type Random = () => number;

const below = (random: Random, limit: number): number => Math.floor(random() * limit);

/** Two and three outcomes, at prices of the book. */
function randomMarket(random: Random): readonly Odds[] {
  for (;;) {
    const first = 0.05 + random() * 0.9;
    const second = (1 - first) * (0.1 + random() * 0.8);
    const market = random() < 0.6 ? twoWayPrices(first) : threeWayPrices([first, second, 1 - first - second]);
    if (market !== null) return market;
  }
}

/** Tickets that between them cover all outcomes of the markets: a tree of decisions, each leaf one ticket, sized to be paid alike or by chance. */
function covering(random: Random, markets: readonly (readonly Odds[])[]): readonly Ticket[] {
  const paid = 10_000 + below(random, 100_000);
  const leaves: (readonly (readonly [number, number])[])[] = [];
  const grow = (legs: readonly (readonly [number, number])[], market: number): void => {
    if (market === markets.length || (legs.length > 0 && random() < 0.4)) {
      leaves.push(legs);
      return;
    }
    markets[market]?.forEach((_, outcome) => {
      grow([...legs, [market, outcome]], market + 1);
    });
  };
  grow([], 0);
  return leaves.map((legs) => {
    const prices = legs.flatMap(([market, outcome]) => markets[market]?.[outcome] ?? []);
    const { numerator, denominator } = combinedReturn(prices);
    const wanted = random() < 0.8 ? paid : paid * (0.2 + random());
    const stakeCents = Math.max(1, Math.round((wanted * Number(denominator)) / Number(numerator)));
    return { legs: new Map(legs), stakeCents, payoutCents: payoutCents(stakeCents, prices) };
  });
}

/** The least that is lost for sure for each cent that counts, over many ways to bet on all sides. Below 1 stakes would count that are not lost. */
export function leastLostOfCounted(random: Random, tries: number): number {
  let least = 1;
  for (let count = 0; count < tries; count += 1) {
    const markets = Array.from({ length: 1 + below(random, 3) }, () => randomMarket(random));
    const outcomes = markets.map(({ length }) => length);
    const whole = covering(random, markets);
    const tickets = random() < 0.7 ? whole : whole.slice(1);
    const counted = countedCents(tickets, outcomes);
    if (counted > 0) least = Math.min(least, Math.min(lostForSureCents(tickets, outcomes), stakedCents(tickets)) / counted);
  }
  return least;
}

/** What has to count, in cents. A deposit is asked to be bet; one bet has to be as large as it is asked to be. */
function neededCents(condition: Condition | null): number {
  if (condition === null) return 0;
  const kind = conditionKind(condition);
  if (!kind) throw new Error(`There is no condition ${condition.kind}`);
  const bets = kind.unit === 'MONEY' ? 1 : 'minimumCents' in condition ? (condition.minimumCents ?? 1) : 1;
  return kind.needed(condition) * bets;
}

export interface Offer {
  readonly name: string;
  readonly condition: Condition | null;
  readonly award: PromotionAward;
  /** To how many of them, who may be one person, the award is given. */
  readonly receivers: number;
}

/** All that this product gives without an operator's decision. */
export function shippedOffers(): readonly Offer[] {
  const promotions = SAMPLE_PROMOTIONS.flatMap(({ id, condition, award }): Offer[] =>
    award == null
      ? []
      : [
          {
            name: `promotion ${id}`,
            condition: condition == null ? null : JSON.parse(condition),
            award: JSON.parse(award),
            receivers: 1,
          },
        ],
  );
  const { code, bonusBetCents, minimumDepositCents, terms } = SAMPLE_PROMO_CODE;
  return [
    ...promotions,
    {
      name: `promo code ${code}`,
      condition: { kind: 'DEPOSIT', minimumCents: minimumDepositCents, ...terms },
      award: { kind: 'BONUS_BET', amountCents: bonusBetCents, expiresInSeconds: 1 },
      receivers: 1,
    },
    { name: 'a referral', condition: REFERRAL_TERMS.condition, award: REFERRAL_TERMS.award, receivers: 2 },
  ];
}

/** @param lostOfCounted of leastLostOfCounted. */
export function offerRule({ name, condition, award, receivers }: Offer, lostOfCounted: number): Rule {
  return {
    name,
    returnsCents: awardWorthCents(award) * receivers,
    costsCents: Math.round(neededCents(condition) * lostOfCounted),
  };
}

/** Each reward on each kind of bet that takes one: it is worth no more than what it takes of a budget. */
export function rewardRules(): readonly Rule[] {
  const terms = { expiresInSeconds: 1 };
  const awards: readonly Extract<PromotionAward, { kind: 'BONUS_BET' | 'PROFIT_BOOST' }>[] = [
    ...[1_000, 2_500, 10_000].map((amountCents) => ({ kind: 'BONUS_BET' as const, amountCents, ...terms })),
    ...[10, 25, 50, 100].map((percent) => ({ kind: 'PROFIT_BOOST' as const, percent, maximumAmountCents: 2_500, ...terms })),
  ];
  return awards.flatMap((award) =>
    [1, 2, 3, 4].flatMap((legs) =>
      (['STAKE', 'EXTRA_WIN'] as const).map((cap) => ({
        name: `${award.kind === 'BONUS_BET' ? `bonus bet of ${award.amountCents} cents` : `boost of ${award.percent} %, capped by ${cap},`} on ${legs === 1 ? 'a straight' : `a parlay of ${legs}`}`,
        returnsCents: sureWorthCents(award, legs, cap),
        costsCents: awardWorthCents(award),
      })),
    ),
  );
}

const chips = (kind: string, places: readonly number[], cents: number) => places.map((at) => ({ kind, at, cents }));
const range = (from: number, count: number): readonly number[] => Array.from({ length: count }, (_, index) => from + index);

/** Bets that leave as little to chance as their game allows. */
const COVERS: Readonly<Record<string, readonly unknown[]>> = {
  roulette: [
    chips('straight', range(0, 37), 1_000),
    [...chips('red', [0], 1_000), ...chips('black', [0], 1_000)],
    [...chips('red', [0], 1_800), ...chips('black', [0], 1_800), ...chips('straight', [0], 100)],
    [...chips('dozen', [1, 2, 3], 1_200), ...chips('straight', [0], 100)],
    [...chips('column', [1, 2, 3], 1_200), ...chips('straight', [0], 100)],
    [...chips('low', [0], 1_800), ...chips('high', [0], 1_800), ...chips('straight', [0], 100)],
    chips('straight', range(0, 36), 1_000),
  ],
  wheel: [
    COLOURS_OF_WHEEL.map((colour) => ({ colour, cents: Math.max(1, Math.round(480 / WHEEL_COLOURS[colour].times)) * 10 })),
    COLOURS_OF_WHEEL.slice(1).map((colour) => ({ colour, cents: 100 })),
  ],
  pegs: ['low', 'medium', 'high'].map((board) => ({ stakeCents: 1_000, board })),
};

/** So often that each outcome of a wheel has come. */
const DRAWS = 2_000;

/** The least that many draws of a bet have returned; null: its rounds wait for the player. */
function leastDrawn(game: Game, bet: unknown, random: Random): number | null {
  let least = Number.POSITIVE_INFINITY;
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const view = game.play(bet, [], { below: (limit) => below(random, limit) });
    if (!view.isFinished) return null;
    least = Math.min(least, view.winCents);
  }
  return least;
}

/**
 * A casino bonus that is bet on one cover until it is wagered: what of it is cash then, however the draws come. A round loses its stake less the
 * least that was drawn, and counts its stake less what the game says that it returns whatever is drawn.
 */
export function casinoRules(bonusCents: number, random: Random): readonly Rule[] {
  return allGames().flatMap(({ name, game }) => {
    const bets = COVERS[name] ?? [{ stakeCents: game.bounds.minimumCents * 10 }];
    return bets.map((raw, index): Rule => {
      const read = game.readBet(raw);
      if (!read.ok) throw new Error(`${name} does not take bet ${index + 1}: ${read.error}`);
      const { bet, stakeCents } = read.value;
      const counted = stakeCents - game.leastReturnCents(bet);
      const lost = stakeCents - (leastDrawn(game, bet, random) ?? 0);
      const rounds = (bonusCents * CASINO_BONUS_TIMES) / counted;
      return {
        name: `casino bonus in ${name}, bet ${index + 1}`,
        returnsCents: counted > 0 ? Math.max(0, Math.round(bonusCents - rounds * lost)) : 0,
        costsCents: 0,
      };
    });
  });
}

/** A game returns less than it takes, its jackpots included. */
export function gameRules(): readonly Rule[] {
  return allGames().map(({ name, game }) => {
    const { numerator, denominator } = game.jackpotReturn();
    return {
      name: `game ${name}, of a stake of $100`,
      returnsCents: Math.round((game.returnToPlayer().value + Number(numerator) / Number(denominator)) * 10_000),
      costsCents: 10_000,
    };
  });
}

const impliedBy = ({ numerator, denominator }: Odds): number => denominator / (numerator + denominator);
/** Cash for the points of a bet: a credit a dollar, a dollar for a hundred (0002_first_rows.sql). */
const LOYALTY = 0.01;

/** Both sides of what one market, or two lines of the same question, offer: with the points of the stakes. */
function marketRules(markets: readonly FeedMarket[], eventId: string): readonly Rule[] {
  const rules: Rule[] = [];
  const add = (name: string, prices: readonly Odds[]): void => {
    const cost = prices.reduce((sum, price) => sum + impliedBy(price), 0);
    rules.push({
      name: `${eventId}: ${name}`,
      returnsCents: Math.round(10_000 + cost * 10_000 * LOYALTY),
      costsCents: Math.round(cost * 10_000),
    });
  };
  for (const market of markets)
    if (market.selections.length > 1 && market.type !== 'DOUBLE_CHANCE')
      add(
        market.name,
        market.selections.map(({ odds }) => odds),
      );
  const lines = markets.flatMap(({ type, subject, selections }) =>
    selections.flatMap(({ side, pointsHundredths, odds }) =>
      pointsHundredths === null ? [] : [{ key: `${type} ${JSON.stringify(subject ?? {})}`, side, points: pointsHundredths, odds }],
    ),
  );
  for (const one of lines)
    for (const other of lines) {
      if (one.key !== other.key) continue;
      const overs = one.side === 'OVER' && other.side === 'UNDER' && one.points <= other.points;
      const sides = one.side === 'HOME' && other.side === 'AWAY' && one.points + other.points >= 0;
      if (overs || sides) add(`${one.key} ${one.side} ${one.points} with ${other.side} ${other.points}`, [one.odds, other.odds]);
    }
  return rules;
}

/** The rules of a slate of the simulator. */
export function bookRules(seed: number): readonly Rule[] {
  const { changes } = firstSimulation(namedSimulationSeed(seed), new Date('2026-11-18T18:00:00Z'));
  return changes.flatMap((change) => (change.kind === 'event' ? marketRules(change.event.markets, change.event.id) : []));
}

export const isFinding = ({ returnsCents, costsCents }: Rule): boolean => returnsCents > costsCents;
