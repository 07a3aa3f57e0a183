import { type Odds, type OddsFailure, odds, oddsFromAmerican, oddsFromDecimal, parseAmerican } from '../../../core/money/odds.ts';
import { parseDecimal, type Rational } from '../../../core/money/rational.ts';
import { err, ok, type Result } from '../../../core/result.ts';

/** Reads fields of an unknown input; failures are sentences that name the field. */
export type Input = Readonly<Record<string, unknown>>;

export function isInput(value: unknown): value is Input {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A whole number within bounds. */
export function readCount(input: Input, field: string, minimum: number, maximum: number): Result<number, string> {
  const value = input[field];
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= minimum && value <= maximum
    ? ok(value)
    : err(`${field} must be a whole number from ${minimum} to ${maximum}`);
}

/** Stakes of the calculator in cents: above the largest stake of a bet, within exact integers. */
export function readStake(input: Input): Result<number, string> {
  return readCount(input, 'stake', 1, 1_000_000_000_000);
}

/** More legs than any book accepts, few enough for fast exact arithmetic. */
const MOST_LEGS = 100;

export const FORMATS = ['american', 'decimal', 'fraction'] as const;

/** The prices of the one format that is given: one value, or a list of at most `most` of them. */
export function readPrices(input: Input, most = MOST_LEGS): Result<readonly Odds[], string> {
  const given = FORMATS.filter((format) => input[format] !== undefined);
  const [format] = given;
  if (format === undefined || given.length > 1) return err(`exactly one of ${FORMATS.join(', ')} must be given`);
  const value = input[format];
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (values.length === 0 || values.length > most) return err(`${format} must hold 1 to ${most} prices`);
  const prices: Odds[] = [];
  for (const each of values) {
    const price = readPrice(format, each);
    if (!price.ok) return err(`${format} must be a price, not ${quote(each)}`);
    prices.push(price.value);
  }
  return ok(prices);
}

/** A short description of an invalid price for the message: lists and objects may be nested without limit. */
function quote(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value);
  return typeof value === 'object' && value !== null ? 'a list or an object' : String(value);
}

export function readOnePrice(input: Input): Result<Odds, string> {
  const prices = readPrices(input);
  if (!prices.ok) return prices;
  const [price] = prices.value;
  return price !== undefined && prices.value.length === 1 ? ok(price) : err('one price must be given, not several');
}

export function readPrice(format: (typeof FORMATS)[number], value: unknown): Result<Odds, OddsFailure> {
  if (typeof value !== 'number' && typeof value !== 'string') return err('NOT_A_PRICE');
  const text = String(value).trim();
  const fraction = readFraction(text);
  if (format === 'fraction' || fraction.ok || EVENS.test(text)) return EVENS.test(text) ? odds(1, 1) : fraction;
  if (format === 'american') return typeof value === 'string' ? parseAmerican(value) : oddsFromAmerican(value);
  // A JSON number is read from its shortest text, so that 1.909 is 1909/1000 and not the nearest binary fraction.
  return oddsFromDecimal(THOUSANDS.test(text) ? text.replaceAll(',', '') : text);
}

const EVENS = /^ev(s|en|ens)?$/i;
const THOUSANDS = /^\d{1,3}(,\d{3})+(\.\d+)?$/;

/** `10/11`, also among prices of another format. */
export function readFraction(text: string): Result<Odds, OddsFailure> {
  const match = /^(\d{1,12})\/(\d{1,12})$/.exec(text);
  return match ? odds(Number(match[1]), Number(match[2])) : err('NOT_A_PRICE');
}

/** A whole American number, also as text; null: it is none. */
export function readAmericanNumber(value: unknown): number | null {
  const text =
    typeof value === 'string'
      ? value
          .trim()
          .replace(/^[−–‒—]/, '-')
          .replaceAll(',', '')
      : value;
  const number = typeof text === 'string' ? Number(EVENS.test(text) ? 100 : text) : text;
  return typeof number === 'number' && oddsFromAmerican(number).ok ? number : null;
}

/** A decimal number as an exact fraction. */
export function readRational(input: Input, field: string): Result<Rational, string> {
  const value = input[field];
  const read = typeof value === 'number' || typeof value === 'string' ? parseDecimal(String(value)) : null;
  return read !== null && read.numerator >= 0n ? ok(read) : err(`${field} must be a number that is not negative`);
}
