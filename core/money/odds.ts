import { err, ok, type Result } from '../result.ts';
import { formatCount } from '../texts/formatCount.ts';
import { add, compare, divide, multiply, ONE, parseDecimal, type Rational, rational, roundDown, roundHalfUp } from './rational.ts';

/**
 * A price as the profit on one unit staked: −110 is 10/11, +150 is 3/2. Both parts are positive safe integers; this is also the shape
 * on the wire (`numeratorLong`, `denominatorLong`). Source of every rule here: rules-of-betting.md, "Prices".
 */
export interface Odds {
  readonly numerator: number;
  readonly denominator: number;
}

/** How the contract, and so the account of a player, writes prices. */
export type ContractOddsFormat = 'AMERICAN' | 'EURO';

/** How a device shows them: also as a fraction, or as the probability that a price implies. */
export const ODDS_FORMATS = ['AMERICAN', 'EURO', 'FRACTIONAL', 'PROBABILITY'] as const;
export type OddsFormat = (typeof ODDS_FORMATS)[number];

/** The format in which a server is asked for what is shown in this one. */
export const contractFormat = (format: OddsFormat): ContractOddsFormat => (format === 'EURO' ? 'EURO' : 'AMERICAN');

/** Which changes of odds in the slip a player accepts without being asked. */
export type OddsAcceptance = 'ASK' | 'BETTER' | 'ANY';

export type OddsFailure = 'NOT_A_PRICE';

const MINUS = '−';

/** Reduces and checks a price; its profit is positive and less than a million to one. */
export function odds(numerator: number, denominator: number): Result<Odds, OddsFailure> {
  if (!Number.isSafeInteger(numerator) || !Number.isSafeInteger(denominator)) return err('NOT_A_PRICE');
  if (numerator <= 0 || denominator <= 0 || numerator / denominator > 1_000_000) return err('NOT_A_PRICE');
  const reduced = rational(numerator, denominator);
  return ok({ numerator: Number(reduced.numerator), denominator: Number(reduced.denominator) });
}

export function sameOdds(a: Odds, b: Odds): boolean {
  return BigInt(a.numerator) * BigInt(b.denominator) === BigInt(b.numerator) * BigInt(a.denominator);
}

/** +A is A/100, −A is 100/A. American prices are whole numbers of at least 100 on either side; others are rejected. */
export function oddsFromAmerican(american: number): Result<Odds, OddsFailure> {
  if (!Number.isSafeInteger(american) || Math.abs(american) < 100) return err('NOT_A_PRICE');
  return american > 0 ? odds(american, 100) : odds(100, -american);
}

/** Every sign that boards and pages print for minus. */
const MINUSES = /^[−–‒—]/;
const THOUSANDS = /^[+-]?\d{1,3}(,\d{3})+$/;

/** Parses `+150`, `150`, `-110`, `−110`, `+1,200`, `Even` and `EV`. */
export function parseAmerican(text: string): Result<Odds, OddsFailure> {
  const signed = text.trim().replace(MINUSES, '-');
  const plain = THOUSANDS.test(signed) ? signed.replaceAll(',', '') : signed;
  if (/^ev(en)?$/i.test(plain)) return odds(1, 1);
  return /^[+-]?\d{3,9}$/.test(plain) ? oddsFromAmerican(Number(plain)) : err('NOT_A_PRICE');
}

/** Parses a decimal price such as `1.91` exactly. */
export function oddsFromDecimal(text: string): Result<Odds, OddsFailure> {
  const value = parseDecimal(text);
  if (value === null) return err('NOT_A_PRICE');
  return odds(Number(value.numerator - value.denominator), Number(value.denominator));
}

/** The return of one unit staked, including the stake: the exact decimal price. */
export function returnPerUnit(price: Odds): Rational {
  return add(ONE, rational(price.numerator, price.denominator));
}

/** The price that returns so much per unit; null where it does not fit 53 bits. */
export function oddsOfReturn({ numerator, denominator }: Rational): Odds | null {
  const price = { numerator: Number(numerator - denominator), denominator: Number(denominator) };
  return Number.isSafeInteger(price.numerator) && Number.isSafeInteger(price.denominator) ? price : null;
}

/** The exact return per unit of a parlay: the product of its legs, so the order of legs does not matter. */
export function combinedReturn(prices: readonly Odds[]): Rational {
  return prices.reduce((product, price) => multiply(product, returnPerUnit(price)), ONE);
}

/** From this stake on, half a cent is at most 0.5 % of the stake. */
export const ROUNDED_HALF_UP_FROM_CENTS = 100;

/**
 * The only rounding of a ticket's return or win, in cents: half-up where half a cent is at most 0.5 % of the stake, else down, so
 * that rounding never makes a small ticket worth more than its price. Source: rules-of-betting.md, "Payout".
 */
export function roundReturn(stakeCents: number, exactCents: Rational): number {
  return Number(stakeCents < ROUNDED_HALF_UP_FROM_CENTS ? roundDown(exactCents) : roundHalfUp(exactCents));
}

/** Stake plus profit in cents, rounded once per ticket. */
export function payoutCents(stakeCents: number, prices: readonly Odds[]): number {
  return roundReturn(stakeCents, multiply(rational(stakeCents), combinedReturn(prices)));
}

/** The stake in cents that wins `winCents` at this return per unit, half-up; zero when nothing can be won. */
export function stakeCentsToWin(winCents: number, returned: Rational): number {
  const profit = rational(returned.numerator - returned.denominator, returned.denominator);
  return profit.numerator <= 0n ? 0 : Number(roundHalfUp(divide(rational(winCents), profit)));
}

/**
 * The signed American number of an exact return, as the nearest integer: (d−1)·100 from 2 upwards, below it −100/(d−1). What would be −100 is
 * Even, +100, as on every board.
 */
export function americanFromReturn(returned: Rational): number {
  const profit = rational(returned.numerator - returned.denominator, returned.denominator);
  if (profit.numerator <= 0n) return 0;
  if (profit.numerator >= profit.denominator) return Number(roundHalfUp(multiply(profit, rational(100))));
  const short = Number(roundHalfUp(divide(rational(100), profit)));
  return short === 100 ? 100 : -short;
}

/** An exact return as a rounded decimal text. */
export function decimalFromReturn(returned: Rational, places: number): string {
  const scale = 10n ** BigInt(places);
  const digits = roundHalfUp(multiply(returned, rational(scale)))
    .toString()
    .padStart(places + 1, '0');
  return places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** At least `places` decimals, and more where without them a price that wins something would read as one that wins nothing. */
export function decimalPrice(returned: Rational, places: number): string {
  const text = decimalFromReturn(returned, places);
  const winsNothing = compare(returned, ONE) > 0 && Number(text) <= 1;
  return winsNothing && places < MOST_PLACES ? decimalPrice(returned, places + 1) : text;
}

/** The shortest price there is, 1 to a billion, has one more than its zeros. */
const MOST_PLACES = 10;

/** Above zero: `one` pays more than `other`. */
export function compareOdds(one: Odds, other: Odds): number {
  const difference = BigInt(one.numerator) * BigInt(other.denominator) - BigInt(other.numerator) * BigInt(one.denominator);
  return difference > 0n ? 1 : difference < 0n ? -1 : 0;
}

/**
 * The profit as a fraction, exact up to a denominator of a hundred, else as the nearest hundredth, or from 100 on the nearest whole; below a
 * hundredth as one of so many.
 */
function fractionFromReturn(returned: Rational): string {
  const profit = rational(returned.numerator - returned.denominator, returned.denominator);
  if (profit.numerator > 0n && profit.numerator * 100n < profit.denominator) return `1/${roundHalfUp(divide(ONE, profit))}`;
  const scale = profit.numerator >= 100n * profit.denominator ? 1n : 100n;
  const nearest = rational(roundHalfUp(multiply(profit, rational(scale))) || 1n, scale);
  const { numerator, denominator } = profit.denominator <= 100n ? profit : nearest;
  return `${numerator}/${denominator}`;
}

/** `52.4%`: the price is fair if this is how likely it is. */
function probabilityFromReturn(returned: Rational): string {
  const tenths = roundHalfUp(divide(rational(1000), returned));
  if (tenths < 1n) return '<0.1%';
  if (tenths >= 1000n && compare(returned, ONE) > 0) return '>99.9%';
  return `${decimalFromReturn(rational(tenths, 10), 1)}%`;
}

/** `−110` or `+150` (U+2212 for minus), `1.91` for EURO, `10/11` or `52.4%`. */
export function formatReturn(returned: Rational, format: OddsFormat): string {
  if (format === 'EURO') return decimalPrice(returned, 2);
  if (format === 'FRACTIONAL') return fractionFromReturn(returned);
  if (format === 'PROBABILITY') return probabilityFromReturn(returned);
  const american = americanFromReturn(returned);
  // Long parlays: thousands are separated from five digits on.
  const size = Math.abs(american);
  const shown = size < 10_000 ? size : formatCount(size);
  return `${american < 0 ? MINUS : '+'}${shown}`;
}

/** A price that a server has written in `contractFormat(format)`, as this device shows it. What is no price stays as it is. */
export function shownOdds<Text extends string | null>(written: Text, format: OddsFormat): Text | string {
  if (written === null || format === 'AMERICAN' || format === 'EURO') return written;
  const price = parseAmerican(written.replaceAll(',', ''));
  return price.ok ? formatOdds(price.value, format) : written;
}

export function formatOdds(price: Odds, format: OddsFormat): string {
  return formatReturn(returnPerUnit(price), format);
}
