import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { combinedReturn, type Odds, payoutCents } from '../../../core/money/odds.ts';
import { divide, multiply, rational } from '../../../core/money/rational.ts';
import { offerOf } from '../../../tests/support/offers.ts';
import type { Offer } from '../betslip/offer.ts';
import type { Grade } from '../settlement/gradeLeg.ts';
import { type CashOutBet, type CashOutLeg, cashOutOffer, TENTHS } from './cashOutOffer.ts';

const NOW = new Date('2026-11-22T20:00:00Z');

function offer(odds: Odds, change: Partial<Offer> = {}): Offer {
  return offerOf({ odds, ...change });
}

/** The other side's price at the opposite chance, so that the market has no margin. */
function leg(odds: Odds, grade: Grade, now: Odds | null): CashOutLeg {
  const otherOdds = now ? [{ numerator: now.denominator, denominator: now.numerator }] : [];
  return { odds, pointsHundredths: null, grade, offer: now && offer(now), otherOdds, clock: null, isDecided: false };
}

function makeBet(stakeCents: number, legs: readonly CashOutLeg[], change: Partial<CashOutBet> = {}): CashOutBet {
  const prices = legs.map(({ odds }) => odds);
  return {
    id: 1,
    reward: null,
    kind: legs.length === 1 ? 'STRAIGHT' : 'PARLAY',
    terms: null,
    stakeCents,
    outcome: 'PENDING',
    cashOuts: 0,
    cashedTenths: 0,
    runningStakeCents: stakeCents,
    runningPayoutCents: payoutCents(stakeCents, prices),
    legs,
    ...change,
  };
}

const EVEN: Odds = { numerator: 1, denominator: 1 };
const partsOf = (bet: CashOutBet, margin: number) => {
  const offered = cashOutOffer(bet, margin, NOW);
  return offered.status === 'OFFERED' ? offered.parts : [];
};

describe('the offer for a bet', () => {
  it('is the vector C1 without a margin, and less with one', () => {
    const bet = makeBet(8_000, [leg({ numerator: 4, denominator: 1 }, 'PENDING', { numerator: 3, denominator: 2 })]);
    expect(partsOf(bet, 0).at(-1)).toEqual({ tenths: 10, amountCents: 16_000, runningStakeCents: 0, runningPayoutCents: 0 });
    expect(partsOf(bet, 500).at(-1)?.amountCents).toBe(15_200);
    expect(partsOf(bet, 500).at(4)).toEqual({
      tenths: 5,
      amountCents: 7_600,
      runningStakeCents: 4_000,
      runningPayoutCents: 20_000,
    });
  });

  it('is held for the longest delay of a leg that is not decided', () => {
    const held = (placeDelayMs: number): CashOutLeg => ({ ...leg(EVEN, 'PENDING', EVEN), offer: offer(EVEN, { placeDelayMs }) });
    expect(cashOutOffer(makeBet(100, [held(1_000), held(3_000)]), 500, NOW)).toMatchObject({ holdMs: 3_000 });
  });

  it('is none where a leg is lost, all are decided, the bet is settled, its kind is not cashed out, or it has a reward', () => {
    const open = leg(EVEN, 'PENDING', EVEN);
    for (const bet of [
      makeBet(100, [leg(EVEN, 'LOSS', EVEN), open]),
      makeBet(100, [leg(EVEN, 'WIN', EVEN), leg(EVEN, 'PUSH', EVEN)]),
      makeBet(100, [open], { outcome: 'WIN' }),
      makeBet(100, [open, open], { kind: 'ROUND_ROBIN', terms: { sizes: [2] } }),
      makeBet(100, [open], { reward: { kind: 'PROMOTIONAL_CREDIT' } }),
      // A tenth of its stake is worth less than a cent, and so is all of it.
      makeBet(1, [leg(EVEN, 'PENDING', { numerator: 9, denominator: 1 })]),
    ])
      expect(cashOutOffer(bet, 500, NOW)).toEqual({ status: 'UNAVAILABLE' });
  });

  it('is suspended where an open leg has no price of its line now, whatever the price of the others', () => {
    const open = leg(EVEN, 'PENDING', EVEN);
    for (const change of [
      { marketStatus: 'CLOSED' },
      { marketStatus: 'HIDDEN' },
      { eventStartsAt: NOW },
      { pointsHundredths: 250 },
    ] as const)
      expect(cashOutOffer(makeBet(100, [open, { ...open, offer: offer(EVEN, change) }]), 500, NOW)).toEqual({
        status: 'SUSPENDED',
      });
    expect(cashOutOffer(makeBet(100, [open, { ...open, offer: null }]), 500, NOW)).toEqual({ status: 'SUSPENDED' });
  });

  it('pays by the fair chance of both sides: at −110 on both an even chance, less five percent', () => {
    const minus110: Odds = { numerator: 10, denominator: 11 };
    const bet = makeBet(10_000, [{ ...leg(minus110, 'PENDING', minus110), otherOdds: [minus110] }]);
    expect(partsOf(bet, 500).at(-1)?.amountCents).toBe(9_068);
  });

  it.each<readonly [string, Partial<CashOutLeg>, Partial<Offer>]>([
    ['in the last minutes of play', { clock: 'Q4 0:08' }, {}],
    ['in overtime', { clock: 'OT 3:10' }, {}],
    ['on a leg that the score has decided', { clock: 'Q2 3:00', isDecided: true }, {}],
    [
      'where the market is at its limit',
      { otherOdds: [{ numerator: 30, denominator: 1 }] },
      { odds: { numerator: 1, denominator: 30 } },
    ],
    ['where the other side has no price', { otherOdds: [] }, {}],
    // 6 % of a bet at even money.
    ['below a tenth of the stake', { otherOdds: [{ numerator: 1, denominator: 24 }] }, { odds: { numerator: 24, denominator: 1 } }],
  ])('is suspended %s', (_, change, offered) => {
    const open = leg(EVEN, 'PENDING', EVEN);
    const live = { ...open, clock: 'Q4 2:10', offer: offer(EVEN, { eventStatus: 'IN_PLAY' }) };
    expect(cashOutOffer(makeBet(10_000, [live]), 500, NOW)).toMatchObject({ status: 'OFFERED' });
    const bad = { ...live, ...change, offer: { ...live.offer, ...offered } };
    expect(cashOutOffer(makeBet(10_000, [bad]), 500, NOW)).toEqual({ status: 'SUSPENDED' });
    expect(cashOutOffer(makeBet(10_000, [open, bad]), 500, NOW)).toEqual({ status: 'SUSPENDED' });
  });
});

const price: fc.Arbitrary<Odds> = fc.record({
  numerator: fc.integer({ min: 1, max: 5_000 }),
  denominator: fc.integer({ min: 1, max: 500 }),
});
const anyLeg = fc
  .tuple(price, fc.constantFrom<Grade>('PENDING', 'PENDING', 'WIN', 'PUSH', 'VOIDED'), price)
  .map(([placed, grade, now]) => leg(placed, grade, now));
const anyBet = fc
  .tuple(fc.integer({ min: 1, max: 1_000_000 }), fc.array(anyLeg, { maxLength: 5 }), price, price)
  .map(([stakeCents, legs, placed, now]) => makeBet(stakeCents, [leg(placed, 'PENDING', now), ...legs]))
  // No bet is placed that could win more: the limit is far below what a number can hold in whole cents.
  .filter(({ runningPayoutCents }) => runningPayoutCents <= 1_000_000_000);
const anyMargin = fc.integer({ min: 0, max: 5_000 });

describe('every offer', () => {
  it('is the fair value less the margin to within half a cent, never more than the bet can win, and grows with the part', () => {
    fc.assert(
      fc.property(anyBet, anyMargin, (bet, margin) => {
        const parts = partsOf(bet, margin);
        const counted = bet.legs.filter(({ grade }) => grade === 'PENDING' || grade === 'WIN').map(({ odds }) => odds);
        const open = bet.legs.flatMap(({ grade, offer: now }) => (grade === 'PENDING' && now ? [now.odds] : []));
        const fair = divide(combinedReturn(counted), combinedReturn(open));
        let before = 0;
        for (const part of parts) {
          const stake = bet.runningStakeCents - part.runningStakeCents;
          const exact = multiply(multiply(rational(stake), fair), rational(10_000 - margin, 10_000));
          const short = Number(exact.numerator) / Number(exact.denominator) - part.amountCents;
          expect(short).toBeGreaterThanOrEqual(-0.5 - 1e-6);
          expect(part.amountCents).toBeLessThanOrEqual(bet.runningPayoutCents - part.runningPayoutCents);
          expect(part.amountCents).toBeGreaterThanOrEqual(before);
          before = part.amountCents;
        }
        expect(parts.at(-1)?.runningStakeCents ?? 0).toBe(0);
      }),
      { numRuns: 2_000 },
    );
  });

  it('taken in parts pays no more than at once, but for the rounding of each part, and gives up the bet exactly once', () => {
    fc.assert(
      fc.property(anyBet, anyMargin, fc.array(fc.integer({ min: 1, max: TENTHS }), { maxLength: 10 }), (bet, margin, wanted) => {
        const whole = partsOf(bet, margin).at(-1)?.amountCents ?? 0;
        let running = bet;
        let paid = 0;
        for (const tenths of [...wanted, TENTHS]) {
          const parts = partsOf(running, margin);
          const part = parts.find((each) => each.tenths === tenths) ?? parts.at(-1);
          if (!part) break;
          paid += part.amountCents;
          running = {
            ...running,
            cashOuts: running.cashOuts + 1,
            cashedTenths: running.cashedTenths + part.tenths,
            runningStakeCents: part.runningStakeCents,
            runningPayoutCents: part.runningPayoutCents,
          };
          expect(running.cashedTenths).toBeLessThanOrEqual(TENTHS);
        }
        expect(paid).toBeLessThanOrEqual(whole + running.cashOuts);
        expect(running.cashedTenths === TENTHS).toBe(running.runningStakeCents === 0);
      }),
      { numRuns: 2_000 },
    );
  });
});
