import { print } from 'graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BRAND_CODES, kindOf } from '../../server/platform/brands.ts';
import {
  currentPromotions,
  findPromotion,
  replacePromotions,
  SAMPLE_PROMOTIONS,
  seedPromotions,
} from '../../server/store/promotions/promotions.ts';
import { PromotionDocument, PromotionsDocument } from '../../src/features/promotions/data/promotions.generated.ts';
import { buildTestApi, type TestApi } from '../support/buildTestApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi();
});
afterAll(async () => {
  expect(api.logged).toEqual([]);
  await api.stop();
});

const DAY_MS = 86_400_000;
const row = (id: string, more: object = {}) => ({
  ...{ id, brand: null, title: id, short_description: 's', description: 'One.\nTwo.', tag: null, image: '/art/promo-night.svg' },
  ...{ cta_label: null, cta_path: '/live', ends_at: null },
  ...more,
});

/** The test's host has no brand of its own: that of the configuration. */
async function ids(): Promise<unknown> {
  const { data } = await api.query<{ promotions: { id: string }[] }>(print(PromotionsDocument), {}, await api.anonymous());
  return data?.promotions.map(({ id }) => id);
}

it('promotions are those of the brand that have not ended, in order; each has its page', async () => {
  const now = api.deps.clock.now().getTime();
  const [past, later] = [new Date(now - DAY_MS), new Date(now + DAY_MS)];
  const other = api.deps.config.brand === 'tsb' ? 'hwc' : 'tsb';
  await replacePromotions(api.deps.db.query, [
    row('second', { ends_at: later }),
    row('over', { ends_at: past }),
    row('of-another-brand', { brand: other }),
    row('first-added-last', { brand: api.deps.config.brand }),
  ]);
  expect(await ids()).toEqual(['second', 'first-added-last']);
  const page = async (id: string) => (await api.query(print(PromotionDocument), { id }, await api.anonymous())).data;
  expect(await page('second')).toMatchObject({
    promotion: { id: 'second', description: 'One.\nTwo.', primaryCta: null, primaryCtaLink: '/live', endsAt: later.toISOString() },
  });
  for (const id of ['over', 'of-another-brand', 'nothing']) expect(await page(id), id).toEqual({ promotion: null });
});

it('the sandbox’s samples are put up once, and never over what is there', async () => {
  await seedPromotions(api.deps.db.query);
  expect(await ids()).toEqual(['second', 'first-added-last']);
  await replacePromotions(api.deps.db.query, []);
  expect(await ids()).toEqual([]);
  // As many servers do that start at once.
  await Promise.all(Array.from({ length: 6 }, () => seedPromotions(api.deps.db.query)));
  const kind = kindOf(api.deps.config.brand);
  const own = SAMPLE_PROMOTIONS.filter(({ brand_kind: only = kind }) => only === kind);
  expect(await ids()).toEqual(own.map(({ id }) => id));
});

it('a promotion of one kind of brand is shown in no other', async () => {
  const now = api.deps.clock.now();
  await replacePromotions(api.deps.db.query, SAMPLE_PROMOTIONS);
  for (const brand of BRAND_CODES) {
    const by = { brand, kind: kindOf(brand) };
    const [own, other] = by.kind === 'casino' ? ['how-games-work', 'follow-scores'] : ['follow-scores', 'how-games-work'];
    const shown = (await currentPromotions(api.deps.db.query, by, now)).map(({ id }) => id);
    expect([shown.includes(own), shown.includes(other)], brand).toEqual([true, false]);
    expect(await findPromotion(api.deps.db.query, by, other, now), brand).toBeNull();
  }
});
