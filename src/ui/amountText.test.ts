import { describe, expect, it } from 'vitest';
import {
  CURRENCY_MAXIMUM_CENTS,
  centsOfText,
  completeLeadingPoint,
  mayType,
  plainOfPasted,
  settleText,
  textOfCents,
  withThirdDigit,
} from './amountText.ts';

describe('a currency input', () => {
  it('puts a zero before a leading point', () => {
    expect(completeLeadingPoint('.')).toBe('0.');
    expect(completeLeadingPoint('.5')).toBe('0.5');
    expect(completeLeadingPoint('5.')).toBe('5.');
  });

  it('accepts at most a thousand million dollars by default', () => {
    expect(mayType('1000000000.00')).toBe(true);
    expect(mayType('1000000000.01')).toBe(false);
    expect(CURRENCY_MAXIMUM_CENTS).toBe(100_000_000_000);
  });

  it('accepts an empty value and zero, but nothing negative, by default', () => {
    expect(settleText('0')).toBe('0.00');
    expect(mayType('-1')).toBe(false);
  });

  it('is cleared on blur below its minimum unless that check is skipped', () => {
    expect(settleText('4.99', 500)).toBe('');
    expect(settleText('5', 500)).toBe('5.00');
    expect(settleText('4.99', null)).toBe('4.99');
  });

  it('pads one decimal digit to two on blur', () => {
    expect(settleText('12.5')).toBe('12.50');
    expect(settleText('12')).toBe('12.00');
    expect(settleText('')).toBe('');
  });

  it('accepts at most two decimals, and at most another maximum where it has one', () => {
    expect(mayType('1.234')).toBe(false);
    expect(mayType('20', 2_000)).toBe(true);
    expect(mayType('20.01', 2_000)).toBe(false);
  });

  it.each([
    ['12,5', '12.5'],
    ['12,50', '12.50'],
    ['$1,234', '1234'],
    ['1,234.5', '1234.5'],
    [' 7 ', '7'],
    ['.5', '.5'],
    ['1 000', '1000'],
    ['1\u202f234\u202f567,50', '1234567.50'],
    ['50 USD', '50'],
    ['USD 50', '50'],
    ['US$50', '50'],
    ['\u202a50.00\u202c', '50.00'],
    ['1 00', null],
    ['50 CAD', null],
    ['USD', null],
    ['1e5', null],
    ['-5', null],
    ['1.2.3', null],
    ['12,5,1', null],
    ['ten', null],
    ['', null],
  ])('pasted as “%s” is %s: a comma before the last one or two digits is a decimal sign', (pasted, plain) => {
    expect(plainOfPasted(pasted)).toBe(plain);
  });

  it('typed with a comma is thousands once a third digit follows it', () => {
    expect(withThirdDigit('1.23', '4')).toBe('1234');
    expect(withThirdDigit('1.2', '3')).toBeNull();
    expect(withThirdDigit('1234.50', '1')).toBeNull();
  });

  it('reads and writes cents without a float', () => {
    expect(centsOfText('1234.5')).toBe(123_450);
    expect(textOfCents(123_450)).toBe('1234.50');
    expect(textOfCents(null)).toBe('');
  });
});
