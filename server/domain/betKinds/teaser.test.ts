import { describe, expect, it } from 'vitest';
import { offerOf } from '../../../tests/support/offers.ts';
import type { Offer } from '../betslip/offer.ts';
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

  it('of two sports names both, and has the lesser of their prices', () => {
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

describe('points that are chosen', () => {
  const mixed = spreads('football', 'basketball');
  const refused = { ok: false, error: 'TEASER_POINTS_INVALID' };

  it('are those of the sport of the markets named, which are of one sport', () => {
    expect(chooseTeaserLevel(mixed, ['0'], 650)).toEqual({ ok: true, value: 1 });
    expect(chooseTeaserLevel(mixed, ['1'], 500)).toEqual({ ok: true, value: 2 });
    expect(chooseTeaserLevel(mixed, ['0'], 450)).toEqual(refused);
    expect(chooseTeaserLevel(mixed, ['0', '1'], 650)).toEqual(refused);
  });

  it('are for all of its legs, and above those of now where they are bought', () => {
    expect(chooseTeaserLevel(mixed, ['0'], 1_000)).toEqual(refused);
    expect(chooseTeaserLevel(mixed, ['1'], 450, 0)).toEqual({ ok: true, value: 1 });
    expect(chooseTeaserLevel(mixed, ['1'], 450, 1)).toEqual(refused);
  });
});
