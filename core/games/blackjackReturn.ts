import { EMPTY_HAND, type HandValue, plus } from './cards.ts';

/**
 * Best play of blackjack.ts and what it returns, by dynamic programming: every card comes from a full deck, so that the value of a hand
 * depends on its total and on the dealer's first card alone, and the values are exact up to the precision of a double.
 */
export type BestAction = 'hit' | 'stand' | 'double' | 'split';

/** Chances of the points 1 to 10 of a card. */
const POINTS: readonly (readonly [points: number, chance: number])[] = Array.from({ length: 10 }, (_, index) => [
  index + 1,
  (index === 9 ? 4 : 1) / 13,
]);

function expected(valueAfter: (points: number) => number): number {
  return POINTS.reduce((sum, [points, chance]) => sum + chance * valueAfter(points), 0);
}

function memoized<Key extends readonly (number | boolean)[]>(compute: (...key: Key) => number): (...key: Key) => number {
  const results = new Map<string, number>();
  return (...key) => {
    const name = key.join();
    const value = results.get(name) ?? compute(...key);
    results.set(name, value);
    return value;
  };
}

const BUST = 22;

/** How likely a dealer with this hand ends with `end` (17 to 21, or BUST). */
const dealerEnds: (total: number, isSoft: boolean, end: number) => number = memoized(
  (total: number, isSoft: boolean, end: number) => {
    if (total >= 17) return Math.min(total, BUST) === end ? 1 : 0;
    return expected((points) => {
      const next = plus({ total, isSoft }, points);
      return dealerEnds(next.total, next.isSoft, end);
    });
  },
);

/** The same from the first card on, where the second does not make a natural. */
const dealerEndsFrom: (up: number, end: number) => number = memoized((up: number, end: number) => {
  const first = plus(EMPTY_HAND, up);
  let sum = 0;
  let without = 0;
  for (const [points, chance] of POINTS) {
    const hand = plus(first, points);
    if (hand.total === 21) continue;
    without += chance;
    sum += chance * dealerEnds(hand.total, hand.isSoft, end);
  }
  return sum / without;
});

/** Profit of one unit. */
const standing: (total: number, up: number) => number = memoized((total: number, up: number) => {
  if (total > 21) return -1;
  let profit = dealerEndsFrom(up, BUST);
  for (let end = 17; end <= 21; end += 1) profit += Math.sign(total - end) * dealerEndsFrom(up, end);
  return profit;
});

const hitting: (total: number, isSoft: boolean, up: number) => number = memoized((total: number, isSoft: boolean, up: number) =>
  expected((points) => {
    const next = plus({ total, isSoft }, points);
    if (next.total > 21) return -1;
    return next.total === 21 ? standing(21, up) : Math.max(standing(next.total, up), hitting(next.total, next.isSoft, up));
  }),
);

function doubling({ total, isSoft }: HandValue, up: number): number {
  return 2 * expected((points) => standing(plus({ total, isSoft }, points).total, up));
}

/** The better of what a hand of two cards can do without a split. */
function playing(hand: HandValue, up: number): number {
  if (hand.total === 21) return standing(21, up);
  return Math.max(standing(hand.total, up), hitting(hand.total, hand.isSoft, up), doubling(hand, up));
}

/** Two hands of the same value, each on its own. */
function splitting(points: number, up: number): number {
  const first = plus(EMPTY_HAND, points);
  return (
    2 *
    expected((second) => {
      const hand = plus(first, second);
      return points === 1 ? standing(hand.total, up) : playing(hand, up);
    })
  );
}

/** What pays best. @param pair the points of both cards, where they can be split. */
export function bestAction(
  hand: HandValue,
  up: number,
  may: { readonly double: boolean; readonly pair: number | null },
): BestAction {
  const choices: (readonly [BestAction, number])[] = [
    ['stand', standing(hand.total, up)],
    ['hit', hitting(hand.total, hand.isSoft, up)],
    ...(may.double ? [['double', doubling(hand, up)] as const] : []),
    ...(may.pair === null ? [] : [['split', splitting(may.pair, up)] as const]),
  ];
  return choices.reduce((best, choice) => (choice[1] > best[1] ? choice : best))[0];
}

function naturalChance(up: number): number {
  if (up === 1) return 4 / 13;
  return up === 10 ? 1 / 13 : 0;
}

/** Profit of the whole round by the first two cards. A dealer's natural is known before the player acts. */
function dealt(first: number, second: number, up: number): number {
  const hand = plus(plus(EMPTY_HAND, first), second);
  const natural = naturalChance(up);
  if (hand.total === 21) return (1 - natural) * 1.5;
  const best = first === second ? Math.max(playing(hand, up), splitting(first, up)) : playing(hand, up);
  return -natural + (1 - natural) * best;
}

let cachedReturn: number | null = null;

/** Expected return of one unit of the first stake, with the best play. */
export function blackjackReturn(): number {
  cachedReturn ??= 1 + expected((up) => expected((first) => expected((second) => dealt(first, second, up))));
  return cachedReturn;
}
