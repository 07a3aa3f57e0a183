import { describe, expect, it } from 'vitest';
import { oddsFromAmerican } from '../../../core/money/odds.ts';
import type { MarketType, SelectionSide } from '../../../core/wire/contract.ts';
import { offerOf } from '../../../tests/support/offers.ts';
import type { Offer } from '../betslip/offer.ts';
import { parlayPlus, parlayPlusTerms, sameGamePicks } from './parlayPlus.ts';

function offer(
  marketType: MarketType,
  side: SelectionSide,
  points: number | null,
  american: number,
  change: Partial<Offer> = {},
): Offer {
  const odds = oddsFromAmerican(american);
  if (!odds.ok) throw new Error(`${american} is no price`);
  const ids = { selectionId: `${marketType} ${side} ${points}`, marketId: marketType };
  return offerOf({
    ...ids,
    marketType,
    side,
    pointsHundredths: points === null ? null : points * 100,
    odds: odds.value,
    ...change,
  });
}

const win = offer('MONEYLINE', 'HOME', null, -150);
const cover = offer('SPREAD', 'HOME', -2.5, -110);
const over = offer('TOTAL', 'OVER', 47.5, -110);
const other = offer('MONEYLINE', 'HOME', null, 150, { eventId: 'other' });

/** What 10,000 cents pay; null: not one bet. */
function pays(...offers: readonly Offer[]): number | null {
  const terms = parlayPlusTerms(offers, 'REDUCE');
  return (
    terms &&
    parlayPlus.payoutCents(
      10_000,
      offers.map(({ odds }) => odds),
      terms,
    )
  );
}

describe('the same-game picks of a bet', () => {
  const picksOf = (...offers: readonly Offer[]) =>
    sameGamePicks(
      offers.map(({ odds }) => odds),
      parlayPlusTerms(offers, 'REDUCE'),
    );

  it('are its games of several legs, each with the legs by index and their price together', () => {
    // A game's legs pay as the product of its harder line on the lead, 21/11, and of the total, 21/11.
    const odds = { numerator: 320, denominator: 121 };
    expect(picksOf(over, other, win, cover)).toEqual([{ legs: [0, 2, 3], odds }]);
    const elsewhere = [offer('SPREAD', 'HOME', -7, -110, { eventId: 'other' })];
    expect(picksOf(other, win, cover, ...elsewhere)).toEqual([
      { legs: [0, 3], odds: { numerator: 3, denominator: 2 } },
      { legs: [1, 2], odds: { numerator: 10, denominator: 11 } },
    ]);
  });

  it('are of legs on either side of a number', () => {
    // Chances of 3/4 and 11/21 leave 23/84 for both, but it returns no more than their product, 28/11.
    const most = offer('TOTAL', 'UNDER', 54.5, -300);
    expect(picksOf(most, other, over)).toEqual([{ legs: [0, 2], odds: { numerator: 17, denominator: 11 } }]);
  });

  it('are none of a bet without terms for them', () => {
    expect(picksOf(cover, other)).toEqual([]);
    expect(sameGamePicks([cover.odds, over.odds], { sizes: [2] })).toEqual([]);
  });

  it('have no price where it does not fit 53 bits', () => {
    const huge = { numerator: 999_999_937, denominator: 999_999_929 };
    expect(picksOf({ ...cover, odds: huge }, { ...over, odds: { numerator: 999_999_893, denominator: 999_999_883 } })).toEqual([
      { legs: [0, 1], odds: null },
    ]);
  });
});

describe('the price of a parlay-plus', () => {
  it('is that of the harder leg where one contains the other', () => {
    expect(pays(win, cover)).toBe(19_091);
  });

  it('is the product of lead and total, which are independent, and of other events', () => {
    expect(pays(cover, over)).toBe(36_446);
    expect(pays(win, cover, over, other)).toBe(91_116);
  });

  it('the price of a middle is 1 / (p + q − 1), and never more than the product', () => {
    // 3/5 to win and 11/21 to lose by less than 8: 13/105, which would pay 8 for one.
    expect(pays(win, offer('SPREAD', 'AWAY', 7.5, -110))).toBe(31_818);
    // 5/6 and 4/5: 19/30, 1.58 for one, where the product is 1.50.
    expect(pays(offer('MONEYLINE', 'HOME', null, -500), offer('SPREAD', 'AWAY', 7.5, -400))).toBe(15_000);
    // 2/3 and 1/2: 1/6 pays 6, the product 3.
    expect(pays(offer('SPREAD', 'HOME', 3.5, -200), offer('SPREAD', 'AWAY', 3.5, 100))).toBe(30_000);
  });

  it('exists only for legs that one score can win, of whole games of the NFL before their start', () => {
    expect(pays(cover, offer('MONEYLINE', 'AWAY', null, 130))).toBeNull();
    expect(pays(over, offer('TOTAL', 'UNDER', 47.5, -110))).toBeNull();
    // Winning by more than ten in a game of less than ten points.
    expect(pays(offer('SPREAD', 'HOME', -10.5, 200), offer('TOTAL', 'UNDER', 10, 200))).toBeNull();
    expect(pays(win, { ...over, isWholeGame: false })).toBeNull();
    // A lead and a total of main lines; lines of one number may be alternate ones.
    expect(pays(cover, { ...over, isMain: false })).toBeNull();
    expect(pays({ ...cover, isMain: false }, over)).toBeNull();
    expect(pays(win, { ...cover, isMain: false })).not.toBeNull();
    for (const change of [
      { competition: 'ncaaf' },
      { competition: 'nba', sport: 'basketball' },
      { eventStatus: 'IN_PLAY' },
    ] as const)
      expect(pays({ ...win, ...change }, { ...over, ...change })).toBeNull();
    expect(pays(win, other)).toBeNull();
  });
});

describe('a push in a parlay-plus', () => {
  const legs = [cover, over, other];
  const grade = (grades: readonly ('WIN' | 'PUSH' | 'VOIDED' | 'LOSS')[], onPush: 'REDUCE' | 'REFUND') =>
    parlayPlus.grade(
      10_000,
      legs.map(({ odds }, index) => ({ odds, grade: grades[index] ?? 'PENDING' })),
      parlayPlusTerms(legs, onPush),
    );

  it('is removed, and the others are priced anew', () => {
    expect(grade(['WIN', 'PUSH', 'WIN'], 'REDUCE')).toEqual({ outcome: 'WIN', payoutCents: 47_727 });
  });

  it('returns its game by the other rule, and the other picks go on; with none of them won, the stake', () => {
    expect(grade(['WIN', 'PUSH', 'WIN'], 'REFUND')).toEqual({ outcome: 'WIN', payoutCents: 25_000 });
    expect(grade(['WIN', 'PUSH', 'VOIDED'], 'REFUND')).toEqual({ outcome: 'REFUND', payoutCents: 10_000 });
    expect(grade(['WIN', 'PUSH', 'LOSS'], 'REFUND')).toEqual({ outcome: 'LOSS', payoutCents: 0 });
    expect(grade(['WIN', 'PUSH'], 'REFUND')).toEqual({ outcome: 'PENDING', payoutCents: 0 });
  });
});

describe('a lost leg of a parlay-plus', () => {
  it('loses the bet at once, whatever else is open', () => {
    const legs = [cover, over, other];
    const grade = (...grades: readonly ('LOSS' | 'PENDING')[]) =>
      parlayPlus.grade(
        10_000,
        legs.map(({ odds }, index) => ({ odds, grade: grades[index] ?? 'PENDING' })),
        parlayPlusTerms(legs, 'REDUCE'),
      );
    const lost = { outcome: 'LOSS', payoutCents: 0 };
    expect(grade('LOSS')).toEqual(lost);
    expect(grade('PENDING', 'LOSS')).toEqual(lost);
    expect(grade('PENDING', 'PENDING', 'LOSS')).toEqual(lost);
  });
});
