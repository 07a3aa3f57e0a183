import { returnPerUnit, roundReturn } from '../../../core/money/odds.ts';
import { parsePoints } from '../../../core/money/points.ts';
import { add, multiply, ONE, type Rational, rational } from '../../../core/money/rational.ts';
import { err, ok, type Result } from '../../../core/result.ts';
import { gradeTicket } from '../betKinds/ticket.ts';
import type { TicketLeg } from '../betKinds/types.ts';
import { isGradedLine, NO_GRADED_LINE } from '../catalogue/gradedLine.ts';
import { gradeLeg } from '../settlement/gradeLeg.ts';
import { readGradedLegs, withStake } from './gradedInput.ts';
import { type Input, isInput, readCount, readFraction, readOnePrice, readPrices } from './input.ts';

/** Points as a number, or as text with any minus. */
function readLine(line: unknown): number | null {
  const text = typeof line === 'string' ? Number(line.trim().replace(/^[−–‒—]/, '-')) : line;
  const hundredths = typeof text === 'number' && Number.isFinite(text) ? parsePoints(text) : undefined;
  return hundredths ?? null;
}

const SIDES = { total: { over: 'OVER', under: 'UNDER' }, handicap: { home: 'HOME', away: 'AWAY' } } as const;

/** A single on a total or a handicap, whose `line` is that of its side: of 2.25 half of the stake is on 2 and half on 2.5. */
function quarterLine(input: Input): Result<number, string> {
  const { type, side } = input;
  const sides: Readonly<Record<string, 'OVER' | 'UNDER' | 'HOME' | 'AWAY'>> =
    type === 'total' || type === 'handicap' ? SIDES[type] : {};
  const named = typeof side === 'string' ? sides[side.toLowerCase()] : undefined;
  if (named === undefined) return err('type must be total, with over or under, or handicap, with home or away');
  const line = readLine(input.line);
  if (line === null) return err('line must be a number of points');
  if (!isGradedLine(line)) return err(`line ${NO_GRADED_LINE}`);
  const [homeScore, awayScore] = [readCount(input, 'homeScore', 0, 1_000_000), readCount(input, 'awayScore', 0, 1_000_000)];
  if (!homeScore.ok) return homeScore;
  if (!awayScore.ok) return awayScore;
  const { grade } = gradeLeg(
    {
      marketType: type === 'total' ? 'TOTAL' : 'SPREAD',
      side: named,
      outcome: null,
      pointsHundredths: line,
      subject: {},
      rules: null,
    },
    { status: 'FINAL', homeScore: homeScore.value, awayScore: awayScore.value, periods: [] },
  );
  return withStake(input, readOnePrice(input), (stake, odds) => gradeTicket(stake, [{ odds, grade }]).payoutCents);
}

/** Returns of both parts, on one unit each. */
type EachWay = (win: Rational, place: Rational) => Rational;

const EACH_WAY: Readonly<Record<string, EachWay>> = {
  won: add,
  placed: (_win, place) => place,
  lost: () => rational(0),
  void: () => add(ONE, ONE),
};
const EACH_WAY_WORDS: Readonly<Record<string, keyof typeof EACH_WAY>> = {
  won: 'won',
  win: 'won',
  w: 'won',
  placed: 'placed',
  place: 'placed',
  p: 'placed',
  lost: 'lost',
  loss: 'lost',
  l: 'lost',
  void: 'void',
  voided: 'void',
  v: 'void',
};

/** `stake` is on each part; the place part pays `fraction` of the price's profit (E1bow-code/betmates#88). */
function eachWay({ fraction, ...input }: Input): Result<number, string> {
  const part = typeof fraction === 'string' ? readFraction(fraction.trim()) : err('NOT_A_PRICE' as const);
  if (!part.ok || part.value.numerator > part.value.denominator)
    return err('fraction must be the part of the profit that a place pays, such as 1/5');
  const { result } = input;
  const word = typeof result === 'string' ? EACH_WAY_WORDS[result.trim().toLowerCase()] : undefined;
  const paid = word === undefined ? undefined : EACH_WAY[word];
  if (paid === undefined) return err('result must be won, placed, lost or void');
  return withStake(input, readOnePrice(input), (stake, price) => {
    const share = rational(part.value.numerator, part.value.denominator);
    const place = add(ONE, multiply(rational(price.numerator, price.denominator), share));
    return roundReturn(stake, multiply(rational(stake), paid(returnPerUnit(price), place)));
  });
}

/** A parlay of which some legs have shared their places: `deadHeats` has `{ tied, places }` or null of each. */
function parlayDeadHeat(input: Input): Result<number, string> {
  const prices = readPrices(input);
  if (!prices.ok) return prices;
  const legs = readGradedLegs(input, prices.value);
  if (!legs.ok) return legs;
  const shares: readonly unknown[] = Array.isArray(input.deadHeats) ? input.deadHeats : [];
  if (shares.length !== legs.value.length) return err('deadHeats must hold { tied, places } or null for each leg');
  const shared: TicketLeg[] = [];
  for (const [index, leg] of legs.value.entries()) {
    const share = shares[index];
    if (share === null) shared.push(leg);
    else if (!isInput(share)) return err('deadHeats must hold { tied, places } or null for each leg');
    else {
      const places = share.places === undefined ? ok(1) : readCount(share, 'places', 1, 1_000);
      if (!places.ok) return places;
      const tied = readCount(share, 'tied', places.value, 1_000);
      if (!tied.ok) return tied;
      shared.push({ ...leg, deadHeat: { tied: tied.value, places: places.value } });
    }
  }
  return withStake(input, ok(shared), (stake, each) => gradeTicket(stake, each).payoutCents);
}

/** Sums that a ticket has paid after each of several gradings, and the last change of the balance: a correction reverses and pays anew. */
function regrade(input: Input): Result<{ before: number; after: number; change: number } | readonly number[], string> {
  const prices = readPrices(input);
  if (!prices.ok) return prices;
  const paid = (results: unknown) =>
    withStake(input, readGradedLegs({ results }, prices.value), (stake, legs) => gradeTicket(stake, legs).payoutCents);
  if (input.from === undefined && input.to === undefined) {
    const all = Array.isArray(input.results) ? input.results.map(paid) : [];
    if (all.length === 0) return err('results must be a list of gradings, or from and to two of them');
    const amounts: number[] = [];
    for (const each of all) {
      if (!each.ok) return each;
      amounts.push(each.value);
    }
    return ok(amounts);
  }
  const [before, after] = [paid(input.from), paid(input.to)];
  if (!before.ok) return before;
  return after.ok ? ok({ before: before.value, after: after.value, change: after.value - before.value }) : after;
}

/** Where a bet wins or loses in part. */
export const PART_CALCULATIONS: readonly (readonly [kind: string, calculation: (input: Input) => Result<unknown, string>])[] = [
  ['quarter-line', quarterLine],
  ['each-way', eachWay],
  ['parlay-deadheat', parlayDeadHeat],
  ['regrade', regrade],
];
