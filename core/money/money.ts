import { err, ok, type Result } from '../result.ts';
import { formatCount } from '../texts/formatCount.ts';

/** Integer cents. Names end in `Cents`; the alias is for types without such a name. */
export type Cents = number;

/** The specification allows both. The operator configures one (CURRENCY); amounts in two currencies never mix. */
export const CURRENCIES = ['USD', 'CAD'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** The default smallest stake; the operator may configure another (MINIMUM_STAKE_CENTS). */
export const MINIMUM_BET_CENTS: Readonly<Record<Currency, Cents>> = { USD: 10, CAD: 10 };

export type MoneyFailure = 'NOT_AN_AMOUNT' | 'TOO_MANY_DECIMALS' | 'NEGATIVE' | 'TOO_LARGE';

/** The maximum of bet and win inputs, 9999999.99 (specification, section 9). */
export const MAXIMUM_BET_CENTS: Cents = 999_999_999;

/** `$1,234.50`; a negative amount has a real minus sign (U+2212). US and Canadian dollars look the same. */
export function formatMoney(cents: Cents): string {
  const size = Math.abs(cents);
  return `${cents < 0 ? '−' : ''}$${formatCount(Math.floor(size / 100))}.${(size % 100).toString().padStart(2, '0')}`;
}

/** `$2,500`, or `$2,500.50` where there are cents: for round amounts in running text and on small buttons, as the specification writes them. */
export function formatRoundMoney(cents: Cents): string {
  return formatMoney(cents).replace(/\.00$/, '');
}

/** `+$98.15`, `−$12.00`, and `$0.00`: a result. */
export function formatResult(cents: Cents): string {
  return `${cents > 0 ? '+' : ''}${formatMoney(cents)}`;
}

/** Parses `$1,234.50`, `1234.5`, `.5`; strips `$` and commas (specification, section 5). Uses no floating point. */
export function parseMoney(text: string, maximumCents: Cents = MAXIMUM_BET_CENTS): Result<Cents, MoneyFailure> {
  const plain = text.replace(/[$,\s]/g, '');
  if (/^[-−]/.test(plain)) return err('NEGATIVE');
  const match = /^(\d*)(?:\.(\d*))?$/.exec(plain);
  if (!match || plain === '' || plain === '.') return err('NOT_AN_AMOUNT');
  const [, whole = '', fraction = ''] = match;
  if (fraction.length > 2) return err('TOO_MANY_DECIMALS');
  if (whole.replace(/^0+/, '').length > 13) return err('TOO_LARGE');
  const cents = Number(`${whole || '0'}${fraction.padEnd(2, '0')}`);
  return cents > maximumCents ? err('TOO_LARGE') : ok(cents);
}
