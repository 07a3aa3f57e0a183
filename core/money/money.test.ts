import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney, parseMoney } from './money.ts';

describe('money', () => {
  it('is formatted with two decimals, thousands separators and a real minus', () => {
    expect(formatMoney(123_450)).toBe('$1,234.50');
    expect(formatMoney(-5)).toBe('−$0.05');
    expect(formatMoney(100_000_000_00)).toBe('$100,000,000.00');
  });

  it('is parsed to the cent, without $ and commas', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), (cents) => {
        expect(parseMoney(formatMoney(cents))).toEqual({ ok: true, value: cents });
      }),
    );
  });

  it('accepts a leading point and rejects text that is no amount', () => {
    expect(parseMoney('.5')).toEqual({ ok: true, value: 50 });
    expect(parseMoney('1.234')).toEqual({ ok: false, error: 'TOO_MANY_DECIMALS' });
    expect(parseMoney('-1')).toEqual({ ok: false, error: 'NEGATIVE' });
    expect(parseMoney('9999999.99')).toEqual({ ok: true, value: 999_999_999 });
    expect(parseMoney('10000000')).toEqual({ ok: false, error: 'TOO_LARGE' });
    for (const text of ['', '.', '1e5', 'abc', '1.2.3']) expect(parseMoney(text)).toEqual({ ok: false, error: 'NOT_AN_AMOUNT' });
  });
});
