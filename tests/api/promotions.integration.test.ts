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
import { grantReward } from '../../server/store/rewards/index.ts';
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
  id,
  brand: null,
  title: id,
  short_description: 's',
  description: 'One.\nTwo.',
  tag: null,
  image: '/art/promo-night.svg',
  cta_label: null,
  cta_path: '/live',
  ends_at: null,
  audience: '{}',
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

it('a picture is answered in the size that is asked for, up to 920 wide', async () => {
  await replacePromotions(api.deps.db.query, [row('picture', { alternate_image: '/art/other.svg' })]);
  const imageOf = async (size: string) => {
    const text = `{ promotion(id: "picture") { image(customSize: ${size}, useAlternateImage: true) { url width height } } }`;
    return api.query<{ promotion: { image: object } | null }>(text, {}, await api.anonymous());
  };
  expect((await imageOf('{ width: 920, height: 575 }')).data).toEqual({
    promotion: { image: { url: '/art/other.svg', width: 920, height: 575 } },
  });
  expect((await imageOf('{ width: 921, height: 575 }')).errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
});

it('the onboarding promotion of a player has its words, its end, its action, its links and whether it is opted in to', async () => {
  const ends = new Date(api.deps.clock.now().getTime() + DAY_MS);
  await replacePromotions(api.deps.db.query, [
    row('another'),
    row('welcome', {
      title: 'Welcome',
      is_onboarding: true,
      enrolment: 'opt-in',
      ends_at: ends,
      starts_at: new Date(ends.getTime() - 2 * DAY_MS),
      cta_label: 'Bet',
      cta_path: '/live',
      deep_link: 'sportsbook://promotions/welcome',
    }),
  ]);
  const fields = 'id title endsAt enrollmentStatus primaryCta primaryCtaLink primaryCtaDeepLink deepLink';
  const { authorization } = await api.logIn();
  const { data } = await api.query(`{ listOnboardingPromotions { onboardingPromotion { ${fields} } } }`, {}, authorization);
  const deepLink = 'sportsbook://promotions/welcome';
  expect(data).toEqual({
    listOnboardingPromotions: {
      onboardingPromotion: {
        id: 'welcome',
        title: 'Welcome',
        endsAt: ends.toISOString(),
        enrollmentStatus: 'Pending',
        primaryCta: 'Bet',
        primaryCtaLink: '/live',
        primaryCtaDeepLink: deepLink,
        deepLink,
      },
    },
  });
});

it('a player who is kept from promotions is shown none of them, on no screen', async () => {
  const now = api.deps.clock.now();
  await replacePromotions(api.deps.db.query, [row('shown', { is_onboarding: true })]);
  const { player, authorization } = await api.logIn();
  const bonus = { kind: 'BONUS_BET', title: 'b', amountCents: 500, expiresAt: new Date(now.getTime() + DAY_MS) } as const;
  await grantReward(api.deps.db.query, player.id, bonus, now);
  const text = `{ promotions { id } promotion(id: "shown") { id } listOnboardingPromotions { onboardingPromotion { id } }
    referrals { award { amount } } awardDetailsSection(id: "AwardDetailsSection:FreeBets") { awards { title } }
    account { freeBets { title } } accountMenu { availableFreeBets menuShelves { referralMenuShelf { label } } }
    loyalty { redeemable errors { errorType } } }`;
  const shown = async () => (await api.query(text, {}, authorization)).data;
  const [id, title] = [{ id: 'shown' }, { title: 'b' }];
  expect(await shown()).toMatchObject({
    promotions: [id],
    promotion: id,
    listOnboardingPromotions: { onboardingPromotion: id },
    referrals: { award: { amount: 2_500 } },
    awardDetailsSection: { awards: [title] },
    account: { freeBets: [title] },
    accountMenu: { availableFreeBets: 1, menuShelves: { referralMenuShelf: { label: 'Refer a friend' } } },
  });
  await api.owner.pool.query(`INSERT INTO player_exclusions (player_id, kind) VALUES ($1, 'promotions')`, [player.id]);
  expect(await shown()).toMatchObject({
    promotions: [],
    promotion: null,
    listOnboardingPromotions: { onboardingPromotion: null },
    referrals: null,
    awardDetailsSection: { awards: [] },
    account: { freeBets: [] },
    accountMenu: { availableFreeBets: 0, menuShelves: { referralMenuShelf: null } },
    loyalty: { redeemable: false },
  });
});
