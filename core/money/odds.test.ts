import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  americanFromReturn,
  combinedReturn,
  contractFormat,
  formatOdds,
  formatReturn,
  type Odds,
  oddsFromAmerican,
  oddsFromDecimal,
  parseAmerican,
  payoutCents,
  returnPerUnit,
  shownOdds,
  stakeCentsToWin,
} from './odds.ts';

function american(price: number): Odds {
  const result = oddsFromAmerican(price);
  if (!result.ok) throw new Error(`not a price: ${price}`);
  return result.value;
}

const anyAmerican = fc.oneof(fc.integer({ min: 100, max: 20_000 }), fc.integer({ min: -20_000, max: -100 }));

describe('American prices', () => {
  it('are exact fractions', () => {
    expect(american(-110)).toEqual({ numerator: 10, denominator: 11 });
    expect(american(150)).toEqual({ numerator: 3, denominator: 2 });
  });

  it('are parsed from text as people write it', () => {
    for (const text of ['+150', '150', ' +150 '])
      expect(parseAmerican(text)).toEqual({ ok: true, value: { numerator: 3, denominator: 2 } });
    for (const text of ['-110', '−110'])
      expect(parseAmerican(text)).toEqual({ ok: true, value: { numerator: 10, denominator: 11 } });
    expect(parseAmerican('Even')).toEqual({ ok: true, value: { numerator: 1, denominator: 1 } });
  });

  it('reject invalid prices', () => {
    for (const text of ['', '+99', '-50', '1.91', 'abc', '+1e3', '0', '12345678901']) expect(parseAmerican(text).ok).toBe(false);
  });

  it('are recovered from their exact return', () => {
    fc.assert(
      fc.property(anyAmerican, (price) => americanFromReturn(returnPerUnit(american(price))) === (price === -100 ? 100 : price)),
    );
  });
});

describe('formats', () => {
  it('use a real minus and two decimals', () => {
    expect(formatOdds(american(-110), 'AMERICAN')).toBe('−110');
    expect(formatOdds(american(150), 'AMERICAN')).toBe('+150');
    expect(formatOdds(american(-110), 'EURO')).toBe('1.91');
    expect(formatOdds(american(100), 'EURO')).toBe('2.00');
  });

  it('separate thousands from five digits on', () => {
    expect(formatOdds({ numerator: 448_711, denominator: 10 }, 'AMERICAN')).toBe('+4,487,110');
    expect(formatOdds({ numerator: 100, denominator: 1 }, 'AMERICAN')).toBe('+10,000');
    expect(formatOdds({ numerator: 99, denominator: 1 }, 'AMERICAN')).toBe('+9900');
  });

  it('show Even as 2.00', () => {
    const even = parseAmerican('Even');
    expect(even.ok && formatOdds(even.value, 'EURO')).toBe('2.00');
  });

  it('parse decimals exactly', () => {
    expect(oddsFromDecimal('1.5')).toEqual({ ok: true, value: { numerator: 1, denominator: 2 } });
    expect(oddsFromDecimal('1').ok).toBe(false);
  });
});

describe('payouts', () => {
  it('the payout of a parlay does not depend on the order of its legs', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 99_999_999 }),
        fc.array(anyAmerican, { minLength: 2, maxLength: 10 }),
        (stake, prices) => {
          const legs = prices.map(american);
          return payoutCents(stake, legs) === payoutCents(stake, [...legs].reverse());
        },
      ),
    );
  });

  it('are never less than the stake', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 99_999_999 }),
        fc.array(anyAmerican, { minLength: 1, maxLength: 10 }),
        (stake, prices) => payoutCents(stake, prices.map(american)) >= stake,
      ),
    );
  });

  it('give the stake that wins an amount, to the cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 9_999_999 }), anyAmerican, (win, price) => {
        const legs = [american(price)];
        const stake = stakeCentsToWin(win, combinedReturn(legs));
        // One cent of stake wins price.numerator/price.denominator cents, so a whole cent of stake can only come this close.
        const reach = Math.max(1, Math.ceil((legs[0]?.numerator ?? 0) / (legs[0]?.denominator ?? 1)));
        return Math.abs(payoutCents(stake, legs) - stake - win) <= reach;
      }),
    );
  });
});

describe('odds of a device’s own formats', () => {
  it.each([
    [-110, '10/11', '52.4%'],
    [150, '3/2', '40.0%'],
    [100, '1/1', '50.0%'],
    [-10_000, '1/100', '99.0%'],
    [25_000, '250/1', '0.4%'],
  ])('%i is shown as the fraction %s, and as the probability %s', (price, fraction, probability) => {
    expect([formatOdds(american(price), 'FRACTIONAL'), formatOdds(american(price), 'PROBABILITY')]).toEqual([
      fraction,
      probability,
    ]);
  });

  it('a price that wins something never reads as one that wins nothing, and just below even is even', () => {
    for (const [price, text] of [
      [-100_000, '1.001'],
      [-20_100, '1.005'],
      [-1_000_000, '1.0001'],
      [-20_000, '1.01'],
      [-110, '1.91'],
    ] as const)
      expect(formatOdds(american(price), 'EURO')).toBe(text);
    expect(formatOdds({ numerator: 998, denominator: 1_000 }, 'AMERICAN')).toBe('+100');
    expect(formatOdds(american(-1_000_000), 'PROBABILITY')).toBe('>99.9%');
    for (const text of ['–110', '−110', '‒110', '—110', '-110'])
      expect(parseAmerican(text)).toEqual({ ok: true, value: american(-110) });
    expect([parseAmerican('EV'), parseAmerican('+1,200')]).toEqual([
      { ok: true, value: american(100) },
      { ok: true, value: american(1_200) },
    ]);
    for (const text of ['+1,20', '1,2000', '--110', 'E', '']) expect(parseAmerican(text).ok).toBe(false);
  });

  it('a fraction of many legs is rounded to hundredths, and never to nothing', () => {
    expect(formatReturn(combinedReturn([american(-110), american(-112), american(137)]), 'FRACTIONAL')).toMatch(
      /^\d+\/(100|50|25|20|10|5|4|2|1)$/,
    );
    expect(formatOdds({ numerator: 1, denominator: 5000 }, 'FRACTIONAL')).toBe('1/5000');
    expect(formatOdds({ numerator: 999_999, denominator: 1 }, 'PROBABILITY')).toBe('<0.1%');
  });

  it('a price that a server has written is shown in them, and what is no price stays as it is', () => {
    expect(shownOdds('+1,150', 'FRACTIONAL')).toBe('23/2');
    expect(shownOdds('−110', 'PROBABILITY')).toBe('52.4%');
    expect(shownOdds('1.91', 'EURO')).toBe('1.91');
    expect([shownOdds(null, 'FRACTIONAL'), shownOdds('Closed', 'FRACTIONAL')]).toEqual([null, 'Closed']);
    expect((['AMERICAN', 'EURO', 'FRACTIONAL', 'PROBABILITY'] as const).map(contractFormat)).toEqual([
      'AMERICAN',
      'EURO',
      'AMERICAN',
      'AMERICAN',
    ]);
  });
});
