import { gradeBet } from '../../server/domain/betKinds/betKinds.ts';
import type { BetShape, TicketLeg } from '../../server/domain/betKinds/types.ts';
import type { BetReward } from '../../server/domain/rewards/reward.ts';
import { gradeLeg } from '../../server/domain/settlement/gradeLeg.ts';
import { type Random, seededRandom } from '../support/random.ts';
import { bruteReturn, type Fraction, rewardedCents, robinCents } from './bruteGrader.ts';
import { type GradedByHand, otherBet } from './otherSports.ts';
import { legOf, randomGame, randomPick, randomPrice, resultOf } from './randomBets.ts';

export interface Tally {
  readonly differences: readonly string[];
  /** How often each was seen: `TOTAL`, `HALF_WIN`, `ROUND_ROBIN`. */
  readonly seen: Readonly<Record<string, number>>;
}

const REWARD: BetReward = {
  kind: 'PROFIT_BOOST',
  id: 'r',
  title: 'x',
  percent: 50,
  maximumAmountCents: 100_000_000,
  cap: 'STAKE',
} as BetReward;

function rewardOf(kind: 'BOOST' | 'BONUS' | 'CREDIT' | null): BetReward | null {
  if (kind === 'BOOST') return REWARD;
  if (kind === 'BONUS') return { kind: 'BONUS_BET', id: 'r', title: 'x' } as BetReward;
  return kind === 'CREDIT' ? ({ kind: 'PROMOTIONAL_CREDIT' } as BetReward) : null;
}

/** Grades and pays so many random bets by the product and by the rules, to the cent. */
export function compareBets(count: number, seed: number): Tally {
  const random = seededRandom(seed);
  const differences: string[] = [];
  const seen: Record<string, number> = {};
  for (let bet = 0; bet < count && differences.length < 10; bet += 1) {
    const legs = Array.from({ length: random.pick([1, 1, 2, 3, 4]) }, () => {
      const { odds, full } = randomPrice(random);
      return { odds, full, ...(random.next() < 0.3 ? otherBet(random, full) : gameBet(random, full)) };
    });
    const stake = random.pick([10, 99, 100, 101, 1_000, 12_345]);
    const isRobin = legs.length > 2 && random.next() < 0.4;
    const size = random.between(2, Math.max(2, legs.length - 1));
    const kind = isRobin ? null : random.pick(['BOOST', 'BONUS', 'CREDIT', null, null, null] as const);
    const graded: readonly TicketLeg[] = legs.map(({ leg, odds, result }) => ({ odds, ...gradeLeg(leg, result) }));
    const returns: readonly Fraction[] = legs.map(({ returned }) => returned);
    const shape: BetShape = isRobin
      ? { kind: 'ROUND_ROBIN', terms: { sizes: [size] } }
      : { kind: legs.length === 1 ? 'STRAIGHT' : 'PARLAY', terms: null };
    const tickets = isRobin ? combinations(legs.length, size) : 1;
    const paid = gradeBet({ ...shape, stakeCents: stake * tickets, reward: rewardOf(kind) }, graded);
    const expected = isRobin ? robinCents(stake, returns, size) : rewardedCents(stake, returns, kind, 50);
    const isOutcomeRight = isRobin || kind !== null || (paid.outcome === 'LOSS') === expected < stake;
    if (paid.payoutCents !== expected || !isOutcomeRight)
      differences.push(
        `seed ${seed}, bet ${bet}: ${paid.outcome} of ${paid.payoutCents}, by the rules ${expected}: ${JSON.stringify({ stake, kind, size, legs: legs.map(({ leg, result }, index) => ({ graded: graded[index]?.grade, returned: String(returns[index]), leg, result })) })}`,
      );
    for (const name of [
      shape.kind,
      ...legs.map(({ leg }) => leg.marketType),
      ...graded.map(({ grade }) => grade),
      ...legs.map(({ result }) => result.status),
    ])
      seen[name] = (seen[name] ?? 0) + 1;
  }
  return { differences, seen };
}

function gameBet(random: Random, price: Fraction): GradedByHand {
  const game = randomGame(random);
  const pick = randomPick(random, game);
  return { leg: legOf(pick, game), result: resultOf(game, random), returned: bruteReturn(game, pick, price) };
}

function combinations(count: number, size: number): number {
  return size === 0 ? 1 : (combinations(count - 1, size - 1) * count) / size;
}
