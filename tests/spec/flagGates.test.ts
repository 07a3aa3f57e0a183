import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, matchRoutes } from 'react-router';
import { expect, it } from 'vitest';
import type { OddsFormat } from '../../core/money/odds.ts';
import type { FlagKey } from '../../core/wire/flags.ts';
import type { Handle } from '../../src/app/navigation/page.tsx';
import { appRoutes } from '../../src/app/routes/appRoutes.tsx';
import { loadBrand } from '../../src/brand/loader.ts';
import { kindOf } from '../../src/brand/products.ts';
import { linkPrompts } from '../../src/features/account/data/linkPrompt.ts';
import { loyalty } from '../../src/features/account/data/loyalty.ts';
import { cashbackCount } from '../../src/features/account/data/rewards.ts';
import { AccountButton } from '../../src/features/account/ui/AccountButton.tsx';
import { PanelContent } from '../../src/features/account/ui/PanelContent.tsx';
import { liveCount } from '../../src/features/navigation/data/menuData.ts';
import { MenuList } from '../../src/features/navigation/ui/MenuList.tsx';
import { useMenu } from '../../src/features/navigation/ui/useMenu.ts';
import { promotions } from '../../src/features/promotions/data/promotions.ts';
import { startPromotions } from '../../src/features/promotions/ui/startPromotions.ts';
import { SearchBox } from '../../src/features/search/ui/SearchBox.tsx';
import { startWallet } from '../../src/features/wallet/ui/startWallet.ts';
import { fakeServer } from '../../src/platform/data/testing/fakeServer.ts';
import { createStore } from '../../src/platform/externalStore.ts';
import type { Services } from '../../src/platform/services.ts';
import { settle } from '../../src/platform/testing/fakeTime.ts';
import { ServicesContext } from '../../src/platform/usePlatform.ts';
import { followPlayer } from '../../src/player/followPlayer.ts';
import { BrandContext } from '../../src/ui/brandContext.ts';
import { fakeFlags } from '../support/fakeFlags.ts';
import { fakeServices } from '../support/fakeServices.ts';

const money = (amount: number) => ({ amount });
const link = (webUrl: string) => ({ canonicalUrl: null, webUrl });
const balances = {
  playableBalance: money(50_000),
  totalPlayableBalance: money(50_000),
  withdrawableBalance: money(40_000),
  restrictedBalance: money(0),
  bonusBalance: money(0),
};
const ACCOUNT = {
  id: 'p1',
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@b.test',
  username: 'ada',
  lastLoginAt: null,
  balances,
  userPreferences: { oddsFormat: 'AMERICAN', casinoBalanceUsagePreferences: ['CASH', 'BONUS'] },
  casinoRestriction: null,
};
const REWARDS_ITEM = {
  kind: 'PARENT',
  label: 'Rewards',
  icon: 'gift',
  children: [],
  deepLink: { canonicalUrl: '/me/awards', webUrl: '/account/rewards' },
};
const ANSWERS: Readonly<Record<string, unknown>> = {
  Account: { account: ACCOUNT },
  AccountMenu: {
    accountMenu: {
      balances,
      promotionalCreditBalance: null,
      availableFreeBets: 0,
      availableFreeWagersCount: 0,
      availableProfitBoostCount: 0,
      menuShelves: {
        accountMenuShelf: { menuShelfItems: [REWARDS_ITEM] },
        referralMenuShelf: {
          image: '/logos/referral.svg',
          label: 'Invite',
          subtext: 'A friend.',
          isFirstTimeViewer: false,
          referralSectionDeepLink: link('/account/referrals'),
        },
        awardsMenuShelf: null,
      },
    },
  },
  AccountRewards: { awardDetailsSection: { id: 'AwardDetailsSection:All', awards: [] } },
  CashbackCount: { awardDetailsSection: { id: 's', awards: [{ id: 'a' }, { id: 'b' }] } },
  Loyalty: {
    loyalty: {
      tierName: 'PREFERRED',
      nextTierName: 'ELITE',
      pointsToNextTier: 1_820,
      tierPoints: 3_180,
      tierBounds: { lowerBound: 1_500, upperBound: 5_000 },
      balances: { mycashPlayableCredit: { balance: '$25.00' } },
      errors: [],
    },
  },
  AccountMenuPrompt: {
    accountMenuPrompt: {
      promptType: 'ACCOUNT_MENU',
      title: 'Link your account',
      body: 'Picks.',
      ctaLabel: 'See',
      deepLink: link('/account/linked-accounts'),
    },
    account: { espnAccountLinkPromptDismissals: { promptTypes: [] } },
  },
  SportsMenu: { sportsMenu: [] },
  LiveEventsCount: { liveEventsCount: { count: 7 } },
  Promotions: {
    promotions: [
      {
        id: 'p',
        title: 'Follow the scores',
        shortDescription: 'x',
        tag: null,
        imageUrl: '/art/promo-hoops.svg',
        primaryCta: null,
        primaryCtaLink: null,
        primaryCtaDeepLink: null,
        deepLink: null,
        endsAt: null,
        enrollmentStatus: 'NotRequired',
        state: 'OPEN',
        requirement: null,
        award: null,
        costs: [],
        progress: null,
      },
    ],
  },
};

const { promoCarousel } = startPromotions();
const Menu = () => createElement(MenuList, { menu: useMenu(true) });
const Panel = () => createElement(PanelContent, { onLeave: () => undefined });
const NOT_FOUND = 'This page is out of bounds';

/** A part of the app, or the page at the path, as a player with these flags sees it. */
async function markupOf(
  flags: Partial<Record<FlagKey, boolean>>,
  part: ComponentType | null,
  { path = '/', code = 'espnbet' } = {},
): Promise<string> {
  const server = fakeServer();
  for (const [name, answer] of Object.entries(ANSWERS)) server.answer(name, () => answer);
  const seen = Object.assign(createStore<unknown>([]), { loaded: async () => undefined, update: () => undefined });
  const device = createStore<OddsFormat>('AMERICAN');
  const startup = {
    state: 'done',
    cfWaitingRoom: null,
    data: { regionalMetadata: { validRegion: true }, applicationMetadata: { casinoEnabled: true }, serviceAttributes: {} },
  };
  const services = fakeServices({
    oddsFormat: device,
    data: server.data,
    connection: server.connection,
    clock: server.time.clock,
    promoCarousel,
    flags: fakeFlags(flags),
    hasPage: () => true,
    playCredit: startWallet().playCredit,
    session: server.session as unknown as Services['session'],
    startup: createStore(startup) as unknown as Services['startup'],
    persist: (({ name }: { readonly name: string }) => (name === 'odds-format' ? device : seen)) as unknown as Services['persist'],
    theme: { choices: ['dark'], choice: createStore('dark'), mode: createStore('dark'), choose: () => undefined },
    report: () => undefined,
    toasts: undefined,
    clientEvents: undefined,
    playerSession: createStore(null),
  } as Partial<Services>);
  followPlayer(services);
  // What the part itself leaves out without its flag is known all the same, so only the flag can hide it.
  for (const query of [loyalty, cashbackCount, linkPrompts, promotions, liveCount])
    server.data.query(query as typeof loyalty, {}).subscribe(() => undefined);
  await settle();
  await promoCarousel.preload();
  const route = matchRoutes(appRoutes(kindOf(code)), path)?.at(-1)?.route;
  if (part === null) await (route?.handle as Handle | undefined)?.preload();
  const content = createElement(ServicesContext, { value: services }, part === null ? route?.element : createElement(part));
  return renderToStaticMarkup(
    createElement(MemoryRouter, { initialEntries: [path] }, createElement(BrandContext, { value: await loadBrand(code) }, content)),
  );
}

/** A flag, what it opens for whom, and a text that only the open gate shows. */
const PARTS: readonly (readonly [flag: FlagKey, what: string, part: ComponentType, text: string])[] = [
  ['search', 'the search box', SearchBox, 'role="combobox"'],
  ['live-event-counter', 'the number beside Live', Menu, '>7<'],
  ['referral-program', 'the referral card', Panel, 'href="/account/referrals"'],
  ['cashback-management', 'the dot of new cashback', AccountButton, 'New: cashback'],
  ['cash-withdrawal-display', 'what can be withdrawn', Panel, 'You can withdraw $400.00.'],
  ['account-linking', 'the prompt to link an account', Panel, 'Link your account'],
];

it.each(PARTS)('%s switches %s on', async (flag, _what, part, text) => {
  expect(await markupOf({ [flag]: true }, part)).toContain(text);
  expect(await markupOf({ [flag]: false }, part)).not.toContain(text);
});

const flagsOf = (on: readonly FlagKey[]): Partial<Record<FlagKey, boolean>> => ({
  search: false,
  'referral-program': false,
  ...Object.fromEntries(on.map((flag) => [flag, true])),
});

/** The same for a page at its address, with the flag that it needs besides. */
const PAGES: readonly (readonly [flag: FlagKey, path: string, text: string, besides: readonly FlagKey[]])[] = [
  ['search', '/search', '<h1', []],
  ['referral-program', '/account/referafriend', 'Refer a friend</h1>', []],
  ['account-linking', '/account/linked-accounts', 'Linked accounts</h1>', []],
  ['parlay-lounge', '/parlay-lounge', 'Parlay lounge</h1>', []],
  ['tournaments', '/tournaments/joined', 'Tournaments</h1>', []],
  ['tournaments', '/tournaments/tournament', 'Tournament</h1>', []],
  ['fan-hub', '/fan-hub', 'Fan hub</h1>', ['for-you']],
];

it.each(PAGES)('%s opens the page %s', async (flag, path, text, besides) => {
  const open = await markupOf(flagsOf([flag, ...besides]), null, { path });
  expect(open).toContain(text);
  expect(open).not.toContain(NOT_FOUND);
  expect(await markupOf(flagsOf(besides), null, { path })).toContain(NOT_FOUND);
});

it('account-linking opens nothing for a brand without its support', async () => {
  const flags = { 'account-linking': true };
  expect(await markupOf(flags, Panel, { code: 'tsb' })).not.toContain('Link your account');
  expect(await markupOf(flags, null, { code: 'tsb', path: '/account/linked-accounts' })).toContain(NOT_FOUND);
});

it('loyalty-banner opens the banner of the rewards, promo-carousel the row of promotions', async () => {
  const [rewards, lobby] = [{ path: '/me/awards' }, { path: '/', code: 'hwc' }];
  expect(await markupOf({ 'loyalty-banner': true }, null, rewards)).toContain('3,180 tier points');
  expect(await markupOf({ 'loyalty-banner': false }, null, rewards)).not.toContain('tier points');
  expect(await markupOf({ 'promo-carousel': true }, null, lobby)).toContain('Follow the scores</h3>');
  expect(await markupOf({ 'promo-carousel': false }, null, lobby)).not.toContain('Follow the scores');
});
