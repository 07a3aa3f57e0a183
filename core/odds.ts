import { formatCount } from './formatCount.ts';
import { add, divide, multiply, ONE, parseDecimal, type Rational, rational, roundDown, roundHalfUp } from './rational.ts';
import { err, ok, type Result } from './result.ts';

/**
 * A price as the profit on one unit staked: −110 is 10/11, +150 is 3/2. Both parts are positive safe integers; this is also the shape
 * on the wire (`numeratorLong`, `denominatorLong`). Source of every rule here: rules-of-betting.md, "Prices".
 */
export interface Odds {
  readonly numerator: number;
  readonly denominator: number;
}

export type OddsFormat = 'AMERICAN' | 'EURO';

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

/** Parses `+150`, `150`, `-110`, `−110` and `Even`. */
export function parseAmerican(text: string): Result<Odds, OddsFailure> {
  const plain = text.trim().replace(MINUS, '-');
  if (/^even$/i.test(plain)) return odds(1, 1);
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

/** The signed American number of an exact return, as the nearest integer: (d−1)·100 from 2 upwards, below it −100/(d−1). */
export function americanFromReturn(returned: Rational): number {
  const profit = rational(returned.numerator - returned.denominator, returned.denominator);
  if (profit.numerator <= 0n) return 0;
  return profit.numerator >= profit.denominator
    ? Number(roundHalfUp(multiply(profit, rational(100))))
    : -Number(roundHalfUp(divide(rational(100), profit)));
}

/** An exact return as a rounded decimal text. */
export function decimalFromReturn(returned: Rational, places: number): string {
  const scale = 10n ** BigInt(places);
  const digits = roundHalfUp(multiply(returned, rational(scale)))
    .toString()
    .padStart(places + 1, '0');
  return places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

/** `−110` or `+150` (U+2212 for minus), or `1.91` for EURO. */
/** Above zero: `one` pays more than `other`. */
export function compareOdds(one: Odds, other: Odds): number {
  const difference = BigInt(one.numerator) * BigInt(other.denominator) - BigInt(other.numerator) * BigInt(one.denominator);
  return difference > 0n ? 1 : difference < 0n ? -1 : 0;
}

export function formatReturn(returned: Rational, format: OddsFormat): string {
  if (format === 'EURO') return decimalFromReturn(returned, 2);
  const american = americanFromReturn(returned);
  // Long parlays: thousands are separated from five digits on.
  const size = Math.abs(american);
  const shown = size < 10_000 ? size : formatCount(size);
  return `${american < 0 ? MINUS : '+'}${shown}`;
}

export function formatOdds(price: Odds, format: OddsFormat): string {
  return formatReturn(returnPerUnit(price), format);
}
