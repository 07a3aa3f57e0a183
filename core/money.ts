import { err, ok, type Result } from './result.ts';

/** Money is an integer of cents. Names end in `Cents`; this alias says it where a name cannot. */
export type Cents = number;

/** Both readings of the specification. The operator chooses one for everything (CURRENCY); amounts of two are never met together. */
export const CURRENCIES = ['USD', 'CAD'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** The smallest stake where the operator's configuration (MINIMUM_STAKE_CENTS) says nothing else. */
export const MINIMUM_BET_CENTS: Readonly<Record<Currency, Cents>> = { USD: 10, CAD: 10 };

export type MoneyFailure = 'NOT_AN_AMOUNT' | 'TOO_MANY_DECIMALS' | 'NEGATIVE' | 'TOO_LARGE';

/** Bet and win inputs take at most 9999999.99 (specification, section 9). */
export const MAXIMUM_BET_CENTS: Cents = 999_999_999;

/** `$1,234.50`, a real minus sign (U+2212) in front of what is owed. US and Canadian dollars are written alike. */
export function formatMoney(cents: Cents): string {
  const size = Math.abs(cents);
  const whole = Math.floor(size / 100)
    .toString()
    .replace(/\B(?=(\d{3})+(?!\d))/g, ',');
  return `${cents < 0 ? '−' : ''}$${whole}.${(size % 100).toString().padStart(2, '0')}`;
}

/** Reads `$1,234.50`, `1234.5`, `.5`; `$` and commas are stripped (specification, section 5). Never through a float. */
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
