/**
 * The expected answers of the operator's calculator, computed in another way: prices are digits, amounts are products of whole numbers
 * that are never reduced, and the one rounding works on the decimal digits. It shares no line with the product.
 */
export type Quote =
  | { readonly american: number }
  /** Digits of a decimal price in thousandths: 1909 is 1.909. */
  | { readonly thousandths: number }
  | { readonly numerator: number; readonly denominator: number };

interface Product {
  readonly top: bigint;
  readonly bottom: bigint;
}

/** The return of one unit, stake included. */
function returnOf(quote: Quote): Product {
  if ('thousandths' in quote) return { top: BigInt(quote.thousandths), bottom: 1000n };
  if ('numerator' in quote) return { top: BigInt(quote.numerator + quote.denominator), bottom: BigInt(quote.denominator) };
  const size = BigInt(Math.abs(quote.american));
  return quote.american > 0 ? { top: 100n + size, bottom: 100n } : { top: size + 100n, bottom: size };
}

/** Whole cents of top ÷ bottom by long division: the first digit after the point decides. */
function wholeHalfUp(top: bigint, bottom: bigint): number {
  const tenths = ((top * 10n) / bottom).toString().padStart(2, '0');
  return Number(tenths.slice(0, -1)) + (Number(tenths.at(-1)) >= 5 ? 1 : 0);
}

/** The return of a ticket with this stake: rounded half-up from one dollar on, down below it. */
function wholeReturn(stake: number, top: bigint, bottom: bigint): number {
  return stake < 100 ? Number(top / bottom) : wholeHalfUp(top, bottom);
}

function together(quotes: readonly Quote[]): Product {
  let [top, bottom] = [1n, 1n];
  for (const one of quotes.map(returnOf)) {
    top *= one.top;
    bottom *= one.bottom;
  }
  return { top, bottom };
}

export function payout(stake: number, quotes: readonly Quote[]): number {
  const { top, bottom } = together(quotes);
  return wholeReturn(stake, BigInt(stake) * top, bottom);
}

/** `results`: a letter a leg, W, L, P or V. */
export function gradedPayout(stake: number, quotes: readonly Quote[], results: string): number {
  if (results.includes('L')) return 0;
  return payout(
    stake,
    quotes.filter((_, index) => results[index] === 'W'),
  );
}

export function deadHeatPayout(stake: number, quote: Quote, tied: number, places: number): number {
  const { top, bottom } = returnOf(quote);
  return wholeReturn(stake, BigInt(stake) * BigInt(places) * top, BigInt(tied) * bottom);
}

export function bonusPayout(stake: number, returned: number): number {
  return returned > stake ? returned - stake : 0;
}

/** stake × ((d − 1)(1 + b) + 1), `hundredths` being b; the cap in cents counts for the stake, or for what the boost adds. */
export function boostedPayout(
  stake: number,
  quotes: readonly Quote[],
  hundredths: number,
  cap: { readonly of: 'stake' | 'extra-win'; readonly cents: number } | null,
): number {
  const { top, bottom } = together(quotes);
  const profit = top - bottom;
  const boostedStake = cap?.of === 'stake' && cap.cents < stake ? cap.cents : stake;
  // Both in hundredths of `bottom`.
  const plain = BigInt(stake) * top * 100n;
  const extra = BigInt(boostedStake) * profit * BigInt(hundredths);
  const most = cap?.of === 'extra-win' ? BigInt(cap.cents) * bottom * 100n : extra;
  return wholeReturn(stake, plain + (extra < most ? extra : most), bottom * 100n);
}

/** At least 2.00 is (d − 1) × 100, below it −100 ÷ (d − 1). What is nearest to −100 is even, which is written as +100. */
export function americanOf(quote: Quote): number {
  const { top, bottom } = returnOf(quote);
  const profit = top - bottom;
  const short = -wholeHalfUp(100n * bottom, profit);
  if (top >= 2n * bottom) return wholeHalfUp(profit * 100n, bottom);
  return short === -100 ? 100 : short;
}

/** To three places. */
export function decimalOf(quote: Quote): number {
  const { top, bottom } = returnOf(quote);
  return wholeHalfUp(top * 1000n, bottom) / 1000;
}
