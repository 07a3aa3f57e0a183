import {
  americanFromReturn,
  combinedReturn,
  decimalPrice,
  type Odds,
  payoutCents,
  returnPerUnit,
} from '../../../core/money/odds.ts';
import { parsePoints } from '../../../core/money/points.ts';
import { divide, multiply, ONE, rational } from '../../../core/money/rational.ts';
import { combinationsOf, MAXIMUM_ROUND_ROBIN_LEGS } from '../../../core/money/roundRobin.ts';
import { err, ok, type Result } from '../../../core/result.ts';
import { BET_KINDS } from '../betKinds/betKinds.ts';
import { isTeaserSport, levelOf, MAXIMUM_TEASER_LEGS, teasedLine, teaserTerms } from '../betKinds/teaser.ts';
import { TEASER_LEVELS } from '../betKinds/teaserTable.ts';
import { gradeTicket, legReturn } from '../betKinds/ticket.ts';
import { cashOutCents } from '../cashout/cashOutOffer.ts';
import { bonusBetPayoutCents } from './bonusBet.ts';
import { MOST_HALF_POINTS, priceAfterBuying } from './buyPoints.ts';
import { readGradedLegs, readGrades, resultsOf, withStake } from './gradedInput.ts';
import { FORMATS, type Input, readAmericanNumber, readCount, readOnePrice, readPrice, readPrices, readRational } from './input.ts';
import { PART_CALCULATIONS } from './partCalculations.ts';
import { boostedPayoutCents } from './profitBoost.ts';

export type Calculation = (input: Input) => Result<unknown, string>;

/** A teaser does not pay the prices of its legs. */
const EVEN: Odds = { numerator: 1, denominator: 1 };

function straight(input: Input): Result<number, string> {
  const price = readOnePrice(input);
  return price.ok ? ticket(input, [price.value]) : price;
}

function parlay(input: Input): Result<number, string> {
  const prices = readLegs(input);
  return prices.ok ? ticket(input, prices.value) : prices;
}

/** `results` names each leg's grade. */
function parlayPush(input: Input): Result<number, string> {
  const prices = readPrices(input);
  return prices.ok ? ticket({ ...input, results: resultsOf(input) ?? '' }, prices.value) : prices;
}

/** One ticket by its results; won without them. */
function ticket(input: Input, prices: readonly Odds[]): Result<number, string> {
  return withStake(input, readGradedLegs(input, prices), (stake, legs) => gradeTicket(stake, legs).payoutCents);
}

/** Each price is converted by itself: there may be many more of them than legs in a parlay. */
const MOST_CONVERTED = 100_000;

/** The other format of each price: decimal to three places, or American. */
function convert(input: Input): Result<unknown, string> {
  const prices = readPrices(input, MOST_CONVERTED);
  if (!prices.ok) return prices;
  const returns = prices.value.map(returnPerUnit);
  const converted =
    input.american === undefined ? returns.map(americanFromReturn) : returns.map((each) => Number(decimalPrice(each, 3)));
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

/** `result`, or `results`, as of a ticket in cash; won without them. */
function bonusBet(input: Input): Result<number, string> {
  const prices = readPrices(input);
  if (!prices.ok) return prices;
  const paid = ticket(input, prices.value);
  return paid.ok ? withStake(input, paid, bonusBetPayoutCents) : paid;
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
  const prices = readPrices(input);
  if (!prices.ok) return prices;
  return withStake(input, readGradedLegs(input, prices.value), (stake, legs) => {
    const graded = gradeTicket(stake, legs);
    if (graded.outcome !== 'WIN') return graded.payoutCents;
    return boostedPayoutCents(stake, legs.map(legReturn).reduce(multiply, ONE), {
      share: percent === null ? share.value : multiply(share.value, rational(1, 100)),
      maximumAmountCents: maximum.value,
      cap: input.cap === 'extra-win' ? 'EXTRA_WIN' : 'STAKE',
    });
  });
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
  const legs = readGradedLegs(input, prices.value);
  if (!legs.ok) return legs;
  const terms = { sizes: sizes.sort((a, b) => a - b) };
  return withStake(
    input,
    legs,
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
    const grades = readGrades(resultsOf(input) ?? 'W'.repeat(legs.value), legs.value);
    if (!grades.ok) return grades;
    if (grades.value.some((grade) => grade === 'HALF_WIN' || grade === 'HALF_LOSS')) return err('a teaser has no quarter lines');
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
  const placed = readPrices(input);
  const format = FORMATS.find((each) => input[each] !== undefined) ?? 'decimal';
  const now = readPrices({ [format]: input.current });
  if (!placed.ok || !now.ok) return err('the price and current must be prices of one format');
  return withStake(input, ok({ placed: placed.value, now: now.value }), (stake, prices) =>
    cashOutCents(stake, prices.placed, divide(ONE, combinedReturn(prices.now))),
  );
}

/** The American price after `halfPoints` better, one or a list; with `to`, after the half points between the two lines. */
function buyPoints(input: Input): Result<unknown, string> {
  const { from, sport } = input;
  const base = readAmericanNumber(input.base);
  const start = typeof from === 'number' ? from * 2 : Number.NaN;
  if (!Number.isSafeInteger(start) || base === null) return err('from must be a line of half points, base an American price');
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

/** Calculations by the kinds of the betting vectors. */
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
  ...PART_CALCULATIONS,
]);

function readLegs(input: Input): Result<readonly Odds[], string> {
  const prices = readPrices(input);
  return prices.ok && prices.value.length < 2 ? err('a parlay has at least two legs') : prices;
}

function isList(input: Input): boolean {
  return [input.american, input.decimal, input.fraction].some(Array.isArray);
}
