import { americanFromReturn, decimalFromReturn, type Odds, payoutCents, returnPerUnit } from '../../../core/odds.ts';
import { multiply, rational } from '../../../core/rational.ts';
import { err, ok, type Result } from '../../../core/result.ts';
import type { Grade } from '../settlement/gradeLeg.ts';
import { gradeTicket } from '../settlement/gradeTicket.ts';
import { bonusBetPayoutCents } from './bonusBet.ts';
import { deadHeatPayoutCents } from './deadHeat.ts';
import { type Input, readCount, readOnePrice, readPrice, readPrices, readRational, readStake } from './input.ts';
import { boostedPayoutCents } from './profitBoost.ts';

export type Calculation = (input: Input) => Result<unknown, string>;

const RESULTS: Readonly<Record<string, Grade>> = { W: 'WIN', L: 'LOSS', P: 'PUSH', V: 'VOIDED' };

function straight(input: Input): Result<number, string> {
  return withStake(input, readOnePrice(input), (stake, price) => payoutCents(stake, [price]));
}

function parlay(input: Input): Result<number, string> {
  return withStake(input, readLegs(input), (stake, prices) => payoutCents(stake, prices));
}

/** `results` names each leg's grade: W, L, P or V. */
function parlayPush(input: Input): Result<number, string> {
  const prices = readPrices(input);
  if (!prices.ok) return prices;
  const text = typeof input.results === 'string' ? input.results : '';
  const grades = [...text].map((letter) => RESULTS[letter]);
  if (grades.length !== prices.value.length) return err('results must hold one letter a leg');
  const legs: { odds: Odds; grade: Grade }[] = [];
  for (const [index, odds] of prices.value.entries()) {
    const grade = grades[index];
    if (grade === undefined) return err('results must be letters W, L, P or V');
    legs.push({ odds, grade });
  }
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
  return withStake(input, readOnePrice(input), (stake, price) =>
    deadHeatPayoutCents(stake, price, { tied: tied.value, places: places.value }),
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
    boostedPayoutCents(stake, prices, {
      share: percent === null ? share.value : multiply(share.value, rational(1, 100)),
      maximumAmountCents: maximum.value,
      cap: input.cap === 'extra-win' ? 'EXTRA_WIN' : 'STAKE',
    }),
  );
}

/** By the kinds of the betting vectors. Not implemented yet: round robins, teasers, cash-out, buying points. */
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
