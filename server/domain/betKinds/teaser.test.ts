import { describe, expect, it } from 'vitest';
import { offerOf } from '../../../tests/support/offers.ts';
import type { Offer } from '../betslip/offer.ts';
import type { Grade } from '../settlement/gradeLeg.ts';
import { STANDARD_LIMITS } from './limits.ts';
import { chooseTeaserLevel, teaser } from './teaser.ts';
import type { TeaserSport } from './teaserTable.ts';

/** A spread of each sport, in markets `0`, `1`, ... */
function spreads(...sports: readonly TeaserSport[]): readonly Offer[] {
  return sports.map((sport, index) => {
    const ids = { selectionId: `s${index}`, marketId: String(index), eventId: `e${index}` };
    return offerOf({ ...ids, sport, marketType: 'SPREAD', pointsHundredths: -250 });
  });
}

const draftOf = (offers: readonly Offer[], teaserLevel?: number) =>
  teaser.drafts(offers, STANDARD_LIMITS, teaserLevel === undefined ? {} : { teaserLevel })[0];
/** What each of the points costs, or requires. */
const previewsOf = (offers: readonly Offer[]) =>
  draftOf(offers)?.teaser?.previews.map(({ pointsHundredths, price, requirement }) => [
    pointsHundredths,
    price ? `${price.numerator}/${price.denominator}` : requirement,
  ]);

describe('a teaser', () => {
  it('has the points of its first leg, and says what those need that it cannot have', () => {
    expect(previewsOf(spreads('football', 'football'))).toEqual([
      [600, '20/23'],
      [650, '20/25'],
      [700, '10/14'],
      [1_000, '3 legs'],
      [1_400, '4 legs'],
    ]);
    expect(previewsOf(spreads('basketball', 'football', 'football'))?.map(([points]) => points)).toEqual([400, 450, 500]);
    const nine = Array.from({ length: 9 }, () => 'basketball' as const);
    expect(previewsOf(spreads(...nine.slice(1)))?.[0]).toEqual([400, '10/1']);
    // No basketball price is for nine legs: then there is no such teaser at all.
    expect(previewsOf(spreads(...nine))).toBeUndefined();
  });

  it('a teaser of two sports names both, and has the lesser of their prices', () => {
    // With two legs football pays less, 20/23 and not 10/11; with four basketball does, 5/2 and not 52/20.
    expect(draftOf(spreads('football', 'basketball'))?.label).toBe('2-team football and basketball teaser');
    expect(previewsOf(spreads('football', 'basketball'))?.[0]).toEqual([600, '20/23']);
    expect(previewsOf(spreads('football', 'basketball', 'basketball', 'football'))?.[0]).toEqual([600, '5/2']);
    expect(previewsOf(spreads('football', 'basketball', 'basketball'))?.slice(3)).toEqual([
      [1_000, 'football only'],
      [1_400, 'football only'],
    ]);
  });

  it('keeps the points chosen while it can have them, and has the fewest where it cannot any more', () => {
    const three = spreads('football', 'football', 'football');
    expect(draftOf(three, 3)).toMatchObject({ label: '3-team football teaser', teaser: { pointsHundredths: 1_000 } });
    expect(draftOf(three.slice(1), 3)).toMatchObject({ label: '2-team football teaser', teaser: { pointsHundredths: 600 } });
  });
});

describe('the legs of a teaser', () => {
  const two = spreads('football', 'football');
  const [first, second] = two as readonly [Offer, Offer];
  const isTeaser = (...offers: readonly Offer[]): boolean => draftOf(offers) !== undefined;

  it('are spreads and totals of whole games of football and basketball', () => {
    expect(isTeaser(first, second)).toBe(true);
    expect(isTeaser(first, { ...second, marketType: 'TOTAL', side: 'OVER' })).toBe(true);
    for (const change of [{ marketType: 'MONEYLINE' }, { sport: 'hockey' }, { isWholeGame: false }] as const)
      expect(isTeaser(first, { ...second, ...change })).toBe(false);
  });

  it('are main lines before the start, from −130 to +110', () => {
    expect(isTeaser(first, { ...second, isMain: false })).toBe(false);
    expect(isTeaser(first, { ...second, eventStatus: 'IN_PLAY' })).toBe(false);
    const atPrice = (numerator: number, denominator: number) => isTeaser(first, { ...second, odds: { numerator, denominator } });
    expect([atPrice(100, 131), atPrice(100, 130), atPrice(110, 100), atPrice(111, 100)]).toEqual([false, true, true, false]);
  });

  it('are two to ten, or as many as the operator takes', () => {
    const many = (count: number) => spreads(...Array.from({ length: count }, () => 'football' as const));
    const drafts = (count: number, maximumTeaserLegs = 10) =>
      teaser.drafts(many(count), { ...STANDARD_LIMITS, maximumTeaserLegs }, {}).length;
    expect([drafts(1), drafts(2), drafts(10), drafts(11), drafts(3, 3), drafts(4, 3)]).toEqual([0, 1, 1, 0, 1, 0]);
    expect(teaser.legs(STANDARD_LIMITS)).toEqual({ minimum: 2, maximum: 10 });
    expect([teaser.draftIds(['a']), teaser.draftIds(['a', 'b'])]).toEqual([[], ['teaser']]);
  });

  it('are refused where one is unknown, cannot be teased, or has no such points', () => {
    const shapeOf = (offers: readonly Offer[], teaserPointsHundredths?: number) => {
      const legs = two.map(({ selectionId, odds }) => ({ selectionId, odds, pointsHundredths: -250 }));
      const points = teaserPointsHundredths === undefined ? {} : { teaserPointsHundredths };
      return teaser.shape({ draftBetId: 'teaser', kind: 'TEASER', stakeCents: 100, legs, ...points }, offers, STANDARD_LIMITS);
    };
    const refused = (error: object) => ({ ok: false, error: { draftBetId: 'teaser', ...error } });
    expect(shapeOf(two, 600)).toMatchObject({ ok: true, value: { kind: 'TEASER', terms: { pointsHundredths: [600, 600] } } });
    expect(shapeOf([first], 600)).toEqual(refused({ code: 'UNKNOWN_SELECTION', selectionId: 's1' }));
    const unfit = [
      { sport: 'hockey' },
      { isMain: false },
      { eventStatus: 'IN_PLAY' },
      { odds: { numerator: 1, denominator: 3 } },
    ] as const;
    for (const change of unfit)
      expect(shapeOf([first, { ...second, ...change }], 600)).toEqual(refused({ code: 'NOT_TEASABLE', selectionId: 's1' }));
    expect(shapeOf(two, 625)).toEqual(refused({ code: 'TEASER_POINTS_INVALID' }));
    expect(shapeOf(two, 1_000)).toEqual(refused({ code: 'TEASER_POINTS_INVALID' }));
    expect(shapeOf(two)).toEqual(refused({ code: 'TEASER_POINTS_INVALID' }));
  });

  it('move in the player’s favour: an over down, everything else up', () => {
    const terms = { pointsHundredths: [600, 600], pays: [], tiesLose: false };
    const line = (change: Partial<Offer>) => teaser.line?.({ ...first, ...change }, 1, terms);
    expect(line({ side: 'HOME', pointsHundredths: -250 })).toBe(350);
    expect(line({ side: 'OVER', pointsHundredths: 4_450 })).toBe(3_850);
    expect(line({ side: 'UNDER', pointsHundredths: 4_450 })).toBe(5_050);
    expect(line({ pointsHundredths: null })).toBeNull();
  });

  it('reduce it when they push, and the special loses by a push', () => {
    const pays = [
      { numerator: 20, denominator: 23 },
      { numerator: 8, denominator: 5 },
    ];
    const graded = (tiesLose: boolean, ...grades: readonly Grade[]) => {
      const legs = grades.map((grade) => ({ grade, odds: first.odds }));
      return teaser.grade(2_300, legs, { pointsHundredths: grades.map(() => 600), pays, tiesLose });
    };
    expect(graded(false, 'WIN', 'WIN', 'WIN')).toEqual({ outcome: 'WIN', payoutCents: 5_980 });
    expect(graded(false, 'WIN', 'WIN', 'PUSH')).toEqual({ outcome: 'WIN', payoutCents: 4_300 });
    expect(graded(true, 'WIN', 'WIN', 'PUSH')).toEqual({ outcome: 'LOSS', payoutCents: 0 });
    expect(graded(true, 'WIN', 'WIN', 'VOIDED')).toEqual({ outcome: 'WIN', payoutCents: 4_300 });
    expect(graded(false, 'WIN', 'PENDING', 'WIN')).toEqual({ outcome: 'PENDING', payoutCents: 0 });
    expect(graded(false, 'LOSS', 'PENDING', 'WIN')).toEqual({ outcome: 'LOSS', payoutCents: 0 });
    expect(graded(false, 'WIN', 'PUSH', 'PUSH')).toMatchObject({ payoutCents: 2_300 });
  });
});

describe('points that are chosen', () => {
  const mixed = spreads('football', 'basketball');
  const refused = { ok: false, error: 'TEASER_POINTS_INVALID' };

  it('are those of the sport of the markets named, which are of one sport', () => {
    expect(chooseTeaserLevel(mixed, ['0'], 650)).toEqual({ ok: true, value: 1 });
    expect(chooseTeaserLevel(mixed, ['1'], 500)).toEqual({ ok: true, value: 2 });
    expect(chooseTeaserLevel(mixed, ['0'], 450)).toEqual(refused);
    expect(chooseTeaserLevel(mixed, ['0', '1'], 650)).toEqual(refused);
    const [, basketball] = mixed;
    const hockey = { ...basketball, marketId: '2', sport: 'hockey' } as Offer;
    for (const markets of [[], ['none'], ['2'], ['0', '2']])
      expect(chooseTeaserLevel([...mixed, hockey], markets, 650)).toEqual({ ok: false, error: 'NOT_TEASABLE' });
  });

  it('are for all of its legs, and above those of now where they are bought', () => {
    expect(chooseTeaserLevel(mixed, ['0'], 1_000)).toEqual(refused);
    expect(chooseTeaserLevel(mixed, ['1'], 450, 0)).toEqual({ ok: true, value: 1 });
    expect(chooseTeaserLevel(mixed, ['1'], 450, 1)).toEqual(refused);
  });
});
