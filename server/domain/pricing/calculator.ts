import {
  americanFromReturn,
  combinedReturn,
  decimalFromReturn,
  type Odds,
  oddsFromAmerican,
  payoutCents,
  returnPerUnit,
} from '../../../core/odds.ts';
import { parsePoints } from '../../../core/points.ts';
import { divide, multiply, ONE, rational } from '../../../core/rational.ts';
import { err, ok, type Result } from '../../../core/result.ts';
import { combinationsOf, MAXIMUM_ROUND_ROBIN_LEGS } from '../../../core/roundRobin.ts';
import { BET_KINDS } from '../betKinds/betKinds.ts';
import { isTeaserSport, levelOf, MAXIMUM_TEASER_LEGS, teasedLine, teaserTerms } from '../betKinds/teaser.ts';
import { TEASER_LEVELS } from '../betKinds/teaserTable.ts';
import { gradeTicket } from '../betKinds/ticket.ts';
import { cashOutCents } from '../cashout/cashOutOffer.ts';
import type { Grade } from '../settlement/gradeLeg.ts';
import { bonusBetPayoutCents } from './bonusBet.ts';
import { MOST_HALF_POINTS, priceAfterBuying } from './buyPoints.ts';
import { type Input, readCount, readOnePrice, readPrice, readPrices, readRational, readStake } from './input.ts';
import { boostedPayoutCents } from './profitBoost.ts';

export type Calculation = (input: Input) => Result<unknown, string>;

/** A teaser does not pay the prices of its legs. */
const EVEN: Odds = { numerator: 1, denominator: 1 };

const RESULTS: Readonly<Record<string, Grade>> = { W: 'WIN', L: 'LOSS', P: 'PUSH', V: 'VOIDED' };

function straight(input: Input): Result<number, string> {
  return withStake(input, readOnePrice(input), (stake, price) => payoutCents(stake, [price]));
}

function parlay(input: Input): Result<number, string> {
  return withStake(input, readLegs(input), (stake, prices) => payoutCents(stake, prices));
}

/** One letter a leg: W, L, P or V. */
function readGrades(results: unknown, legs: number): Result<readonly Grade[], string> {
  const letters = typeof results === 'string' ? [...results] : [];
  if (letters.length !== legs) return err('results must hold one letter a leg');
  const grades = letters.flatMap((letter) => RESULTS[letter] ?? []);
  return grades.length === legs ? ok(grades) : err('results must be letters W, L, P or V');
}

/** `results` names each leg's grade: W, L, P or V. */
function parlayPush(input: Input): Result<number, string> {
  const prices = readPrices(input);
  if (!prices.ok) return prices;
  const grades = readGrades(input.results, prices.value.length);
  if (!grades.ok) return grades;
  const legs = prices.value.map((odds, index) => ({ odds, grade: grades.value[index] ?? 'PENDING' }));
  return withStake(input, ok(legs), (stake, graded) => gradeTicket(stake, graded).payoutCents);
}

/** Each price is converted by itself: there may be many more of them than legs in a parlay. */
const MOST_CONVERTED = 100_000;

/** The other format of each price: decimal to three places, or American. */
function convert(input: Input): Result<unknown, string> {
  const prices = readPrices(input, MOST_CONVERTED);
  if (!prices.ok) return prices;
  const returns = prices.value.map(returnPerUnit);
  const converted =
    input.american === undefined ? returns.map(americanFromReturn) : returns.map((each) => Number(decimalFromReturn(each, 3)));
  return ok(isList(input) ? converted : converted[0]);
}

function deadHeat(input: Input): Result<number, string> {
  const places = input.places === undefined ? ok(1) : readCount(input, 'places', 1, 1_000);
  if (!places.ok) return places;
  const tied = readCount(input, 'tied', places.value, 1_000);
  if (!tied.ok) return tied;
  const share = { tied: tied.value, places: places.value };
  return withStake(
    input,
    readOnePrice(input),
    (stake, odds) => gradeTicket(stake, [{ odds, grade: 'WIN', deadHeat: share }]).payoutCents,
  );
}

function bonusBet(input: Input): Result<number, string> {
  return withStake(input, readPrices(input), (stake, prices) => bonusBetPayoutCents(stake, payoutCents(stake, prices)));
}

function bonusBetDeadHeat(input: Input): Result<number, string> {
  const shared = deadHeat(input);
  return shared.ok ? withStake(input, shared, bonusBetPayoutCents) : shared;
}

/** Payout of a ticket at the price posted by mistake, and at the right one. */
function errorPrice(input: Input): Result<{ posted: number; corrected: number }, string> {
  const posted = readPrice('american', input.posted);
  const correct = readPrice('american', input.correct);
  if (!posted.ok || !correct.ok) return err('posted and correct must be American prices');
  return withStake(input, ok([posted.value, correct.value] as const), (stake, [wrong, right]) => ({
    posted: payoutCents(stake, [wrong]),
    corrected: payoutCents(stake, [right]),
  }));
}

/** `percent` of the profit is added (or `boost`, the same as a fraction); `maximumAmount` in cents caps `stake` or, with `cap`, `extra-win`. */
function profitBoost(input: Input): Result<number, string> {
  const percent = input.percent === undefined ? null : readRational(input, 'percent');
  const share = percent === null ? readRational(input, 'boost') : percent;
  if (!share.ok) return err('percent, or boost, must be a number that is not negative');
  const maximum = input.maximumAmount === undefined ? ok(null) : readCount(input, 'maximumAmount', 0, 1_000_000_000_000);
  if (!maximum.ok) return maximum;
  if (input.cap !== undefined && input.cap !== 'stake' && input.cap !== 'extra-win') return err('cap must be stake or extra-win');
  return withStake(input, readPrices(input), (stake, prices) =>
    boostedPayoutCents(stake, combinedReturn(prices), {
      share: percent === null ? share.value : multiply(share.value, rational(1, 100)),
      maximumAmountCents: maximum.value,
      cap: input.cap === 'extra-win' ? 'EXTRA_WIN' : 'STAKE',
    }),
  );
}

/** The number of combinations of each size, from two to all legs. */
function roundRobinCount(input: Input): Result<readonly number[], string> {
  const legs = readCount(input, 'legs', 2, MAXIMUM_ROUND_ROBIN_LEGS);
  return legs.ok ? ok(Array.from({ length: legs.value - 1 }, (_, index) => combinationsOf(legs.value, index + 2))) : legs;
}

/** Payout of a round robin with a stake on each combination; `results` as of a parlay, all won without them. */
function roundRobinPayout(input: Input): Result<number, string> {
  const prices = readPrices(input, MAXIMUM_ROUND_ROBIN_LEGS);
  if (!prices.ok) return prices;
  const count = prices.value.length;
  const sizes = Array.isArray(input.sizes)
    ? input.sizes.filter((size): size is number => Number.isInteger(size) && size >= 2 && size <= count)
    : [];
  if (sizes.length === 0 || sizes.length !== new Set(Array.isArray(input.sizes) ? input.sizes : []).size)
    return err('sizes must be different numbers of legs, from two to all');
  const grades = readGrades(input.results ?? 'W'.repeat(count), count);
  if (!grades.ok) return grades;
  const legs = prices.value.map((odds, index) => ({ odds, grade: grades.value[index] ?? 'PENDING' }));
  const terms = { sizes: sizes.sort((a, b) => a - b) };
  return withStake(
    input,
    ok(legs),
    (stake, graded) =>
      BET_KINDS.ROUND_ROBIN.grade(stake * BET_KINDS.ROUND_ROBIN.combinations(count, terms), graded, terms).payoutCents,
  );
}

/** `points` of a leg of `sport`, `legs` of them, graded by `results`. @param special whether it is a teaser in which a push loses. */
function teaserPayout(special: boolean): Calculation {
  return (input) => {
    const legs = readCount(input, 'legs', 2, MAXIMUM_TEASER_LEGS);
    if (!legs.ok) return legs;
    const sport = typeof input.sport === 'string' && isTeaserSport(input.sport) ? input.sport : null;
    if (sport === null) return err('sport must be football or basketball');
    const level = TEASER_LEVELS[levelOf(typeof input.points === 'number' ? Math.round(input.points * 100) : 0, sport)];
    const terms =
      level &&
      teaserTerms(
        level,
        Array.from({ length: legs.value }, () => sport),
      );
    if (!terms || terms.tiesLose !== special) return err('no such teaser has these points and legs');
    const grades = readGrades(input.results ?? 'W'.repeat(legs.value), legs.value);
    if (!grades.ok) return grades;
    const graded = grades.value.map((grade) => ({ odds: EVEN, grade }));
    return withStake(input, ok(graded), (stake, each) => BET_KINDS.TEASER.grade(stake, each, terms).payoutCents);
  };
}

/** The lines of selections that points are added to; with `side` OVER, taken from. */
function teaserLine(input: Input): Result<readonly number[], string> {
  const lines: readonly unknown[] = Array.isArray(input.line) ? input.line : [input.line];
  const points = parsePoints(typeof input.points === 'number' ? input.points : Number.NaN);
  const read = lines.map((line) => (typeof line === 'number' ? parsePoints(line) : undefined));
  const side = input.side === 'OVER' ? 'OVER' : 'HOME';
  const teased = read.flatMap((line) =>
    typeof line === 'number' && typeof points === 'number' ? teasedLine(side, line, points) / 100 : [],
  );
  return teased.length === lines.length ? ok(teased) : err('line and points must be numbers of hundredths');
}

/** What an open bet is worth without a margin: its possible return at the price of now (help.draftkings.com 4405230613011). */
function cashOutFair(input: Input): Result<number, string> {
  const placed = readPrices({ decimal: input.decimal });
  const now = readPrices({ decimal: input.current });
  if (!placed.ok || !now.ok) return err('decimal and current must be decimal prices');
  return withStake(input, ok({ placed: placed.value, now: now.value }), (stake, prices) =>
    cashOutCents(stake, prices.placed, divide(ONE, combinedReturn(prices.now))),
  );
}

/** The American price after `halfPoints` better, one or a list; with `to`, after the half points between the two lines. */
function buyPoints(input: Input): Result<unknown, string> {
  const { base, from, sport } = input;
  const start = typeof from === 'number' ? from * 2 : Number.NaN;
  if (!Number.isSafeInteger(start) || typeof base !== 'number' || !oddsFromAmerican(base).ok)
    return err('from must be a line of half points, base an American price');
  const halves = (count: unknown): number | null =>
    typeof count === 'number' && Number.isInteger(count) && Math.abs(count) >= 1 && Math.abs(count) <= MOST_HALF_POINTS
      ? priceAfterBuying(base, String(sport), start, start + count)
      : null;
  const wanted: readonly unknown[] =
    typeof input.to === 'number' ? [input.to * 2 - start] : Array.isArray(input.halfPoints) ? input.halfPoints : [input.halfPoints];
  const bought = wanted.flatMap((count) => halves(count) ?? []);
  if (bought.length < wanted.length || bought.length === 0) return err(`at most ${MOST_HALF_POINTS} half points can be bought`);
  return ok(Array.isArray(input.halfPoints) ? bought : bought[0]);
}

/** By the kinds of the betting vectors. */
export const CALCULATIONS: ReadonlyMap<string, Calculation> = new Map<string, Calculation>([
  ['straight', straight],
  ['parlay', parlay],
  ['parlay-push', parlayPush],
  ['convert', convert],
  ['dead-heat', deadHeat],
  ['bonus-bet', bonusBet],
  ['bonus-bet-deadheat', bonusBetDeadHeat],
  ['error-price', errorPrice],
  ['profit-boost', profitBoost],
  ['round-robin', roundRobinPayout],
  ['round-robin-count', roundRobinCount],
  ['teaser', teaserPayout(false)],
  ['teaser-special', teaserPayout(true)],
  ['teaser-line', teaserLine],
  ['cash-out-fair', cashOutFair],
  ['buy-points', buyPoints],
  ['buy-points-key', buyPoints],
]);

function readLegs(input: Input): Result<readonly Odds[], string> {
  const prices = readPrices(input);
  return prices.ok && prices.value.length < 2 ? err('a parlay has at least two legs') : prices;
}

function isList(input: Input): boolean {
  return [input.american, input.decimal, input.fraction].some(Array.isArray);
}

/** Calculates once both the stake and the other fields are valid. Amounts beyond safe integers are refused, not rounded. */
function withStake<Read, Value>(
  input: Input,
  read: Result<Read, string>,
  calculate: (stakeCents: number, value: Read) => Value,
): Result<Value, string> {
  const stake = readStake(input);
  if (!stake.ok) return stake;
  if (!read.ok) return read;
  const value = calculate(stake.value, read.value);
  const amounts: readonly unknown[] = typeof value === 'object' && value !== null ? Object.values(value) : [value];
  return amounts.every(Number.isSafeInteger) ? ok(value) : err('the payout is too large to be exact');
}
