import { typedText } from '../../core/forms/typedText.ts';
import { formatMoney, parseMoney } from '../../core/money/money.ts';

/**
 * Rules of a currency input (specification, section 5): `$`, thousands, two decimals, a leading point gets a zero; on blur a value below
 * the minimum is cleared and decimals are padded to two. Texts here are plain: digits and at most one point.
 */

/** The default maximum of a currency input: a thousand million dollars. */
export const CURRENCY_MAXIMUM_CENTS = 1e9 * 100;

/** The typed text, with a leading point changed to `0.`. */
export function completeLeadingPoint(text: string): string {
  return text.startsWith('.') ? `0${text}` : text;
}

/** Cents of a plain text; null when it is empty or not an amount. */
export function centsOfText(text: string, maximumCents: number = CURRENCY_MAXIMUM_CENTS): number | null {
  const parsed = parseMoney(completeLeadingPoint(text), maximumCents);
  return parsed.ok ? parsed.value : null;
}

/** Plain text of an amount with two decimals; empty for null. */
export function textOfCents(cents: number | null): string {
  return cents === null ? '' : formatMoney(cents).replace(/[$,]/g, '');
}

/** The field's text after blur. A minimum of null skips that check. */
export function settleText(text: string, minimumCents: number | null = 0, maximumCents: number = CURRENCY_MAXIMUM_CENTS): string {
  const cents = centsOfText(text, maximumCents);
  return cents === null || (minimumCents !== null && cents < minimumCents) ? '' : textOfCents(cents);
}

/** Whether a player may type this text: no sign, at most two decimals, not above the maximum. */
export function mayType(text: string, maximumCents: number = CURRENCY_MAXIMUM_CENTS): boolean {
  return text === '' || text === '.' || centsOfText(text, maximumCents) !== null;
}

/** Whether an amount can contain this character. */
export function isAmountCharacter(character: string): boolean {
  return /^[\d.,$]$/.test(character);
}

/**
 * The plain text of a pasted amount; null if it is none. A comma before one or two last digits is a decimal sign, any other separates
 * thousands, as a space does. The dollar may be named before or after it.
 */
export function plainOfPasted(pasted: string): string | null {
  const named = typedText(pasted).trim();
  const text = named
    .replace(/^(US\s?\$|USD\s?\$?|\$)\s?/i, '')
    .replace(/\s?USD$/i, '')
    .replace(/(?<=\d)\s(?=\d{3}(\D|$))/g, '');
  const plain = /^\d+,\d{1,2}$/.test(text) ? text.replace(',', '.') : text.replace(/,(?=\d{3}(\D|$))/g, '');
  return /^(\d+\.?\d{0,2}|\.\d{1,2})$/.test(plain) ? plain : null;
}

/** A comma typed as a decimal sign separated thousands after all, when a third digit follows: `1,23` and `4`. */
export function withThirdDigit(text: string, digit: string): string | null {
  return /^\d{1,3}\.\d{2}$/.test(text) && /^\d$/.test(digit) ? `${text.replace('.', '')}${digit}` : null;
}
