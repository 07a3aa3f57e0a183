import { expect, it } from 'vitest';
import { SAMPLE_PROMOTIONS } from '../../server/store/promotions/promotions.ts';
import { BRAND_CODES, loadBrand } from '../../src/brand/loader.ts';
import { kindOf } from '../../src/brand/products.ts';
import { emptyText } from '../../src/features/search/logic/results.ts';
import { helpArticles } from '../../src/features/system/logic/helpArticles.ts';
import { INFO_SLUGS, infoPage } from '../../src/features/system/logic/infoPages.ts';
import { SPORTS_WORDS } from '../support/sportsWords.ts';

/** Every text of a value made of data. */
function textsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

it('a standalone casino says no word of sports in its texts, its information, its promotions and its search', async () => {
  const casinos = await Promise.all(BRAND_CODES.filter((code) => kindOf(code) === 'casino').map(loadBrand));
  expect(casinos.length).toBeGreaterThan(1);
  const counts = { ALL: 0, SPORTSBOOK: 0, CASINO: 0 };
  const texts = casinos.flatMap((brand) => [
    ...textsOf([
      brand.text,
      brand.search.placeholder,
      brand.page,
      brand.welcomePromo,
      brand.promotionFallbacks,
      brand.accountCredits,
    ]),
    ...textsOf(brand.search.tabs.map((tab) => emptyText(tab, 'x', counts, brand.search.tabs))),
    ...textsOf(helpArticles('casino')),
    ...INFO_SLUGS.flatMap((slug) => textsOf(infoPage(slug, { name: brand.name, kind: 'casino', credits: 'site credit' }))),
  ]);
  const promotions = SAMPLE_PROMOTIONS.filter(({ brand_kind: kind }) => kind !== 'sportsbook').flatMap(
    ({ title, tag, image, short_description: short, description }) => textsOf([title, tag, image, short, description]),
  );
  expect([...texts, ...promotions].filter((text) => SPORTS_WORDS.test(text))).toEqual([]);
});
