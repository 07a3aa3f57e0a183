import { formatMoney, parseMoney } from '../../core/money.ts';

/**
 * Rules of a currency input (specification, section 5): `$`, thousands, two decimals, a leading point gets its zero, on blur what is
 * below the minimum is cleared and decimals are padded to two. Texts here are plain: digits and at most one point.
 */

/** A currency input takes at most a thousand million dollars unless its owner says less. */
export const CURRENCY_MAXIMUM_CENTS = 1e9 * 100;

/** What is typed, with a leading point made `0.`. */
export function completeLeadingPoint(text: string): string {
  return text.startsWith('.') ? `0${text}` : text;
}

/** Cents of a plain text; null when it is empty or no amount. */
export function centsOfText(text: string, maximumCents: number = CURRENCY_MAXIMUM_CENTS): number | null {
  const parsed = parseMoney(completeLeadingPoint(text), maximumCents);
  return parsed.ok ? parsed.value : null;
}

/** Plain text of an amount with its two decimals; empty for none. */
export function textOfCents(cents: number | null): string {
  return cents === null ? '' : formatMoney(cents).replace(/[$,]/g, '');
}

/** What the field holds once it is left. A minimum of null skips that check. */
export function settleText(text: string, minimumCents: number | null = 0, maximumCents: number = CURRENCY_MAXIMUM_CENTS): string {
  const cents = centsOfText(text, maximumCents);
  return cents === null || (minimumCents !== null && cents < minimumCents) ? '' : textOfCents(cents);
}

/** Whether typing may lead to this text: no sign, two decimals at most, not above the maximum. */
export function mayType(text: string, maximumCents: number = CURRENCY_MAXIMUM_CENTS): boolean {
  return text === '' || text === '.' || centsOfText(text, maximumCents) !== null;
}
