import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { BRAND_CODES, loadBrand } from '../../src/brand/loader.ts';
import { casinoMenu, liveCount, openBetCount, sportsMenu } from '../../src/features/navigation/data/menuData.ts';
import type { MenuItem } from '../../src/features/navigation/logic/menu.ts';
import { MenuList } from '../../src/features/navigation/ui/MenuList.tsx';
import { MenuRail } from '../../src/features/navigation/ui/MenuRail.tsx';
import { StandaloneMenu, StandaloneRail } from '../../src/features/navigation/ui/StandaloneMenu.tsx';
import { useMenu } from '../../src/features/navigation/ui/useMenu.ts';
import { fakeServer } from '../../src/platform/data/testing/fakeServer.ts';
import { createStore } from '../../src/platform/externalStore.ts';
import type { Services } from '../../src/platform/services.ts';
import type { StartupState } from '../../src/platform/startup/startup.ts';
import { settle } from '../../src/platform/testing/fakeTime.ts';
import { ServicesContext } from '../../src/platform/usePlatform.ts';
import { followPlayer } from '../../src/player/followPlayer.ts';
import { type Account, type PlayerFacts, playerOf } from '../../src/player/index.ts';
import { BrandContext } from '../../src/ui/brandContext.ts';
import { getCssText } from '../../src/ui/stitches.ts';
import { fakeFlags } from '../support/fakeFlags.ts';
import { fakeServerData } from '../support/fakeServerData.ts';
import { fakeServices } from '../support/fakeServices.ts';

const item = (id: string, path: string, children: readonly MenuItem[] = []): MenuItem => ({
  id,
  label: id,
  icon: 'x',
  path,
  liveCount: 0,
  children,
});
const NFL = '/sport/football/organization/united-states/competition/nfl';
const ANSWERS = new Map<unknown, unknown>([
  [sportsMenu, [item('NFL', NFL)]],
  [casinoMenu, [item('Slots', '/casino/category/slots')]],
  [liveCount, 7],
  [openBetCount, 3],
]);

const startupOf = (casinoEnabled: boolean | null) => {
  const startupData =
    casinoEnabled === null
      ? null
      : { applicationMetadata: { casinoEnabled }, serviceAttributes: { navIconsUrl: '/nav-icons/staging/tsb' } };
  const state = { state: startupData ? 'done' : 'loading', data: startupData, cfWaitingRoom: null };
  return {
    ...createStore(state as unknown as StartupState),
    load: async () => undefined,
    accept: () => undefined,
    poll: () => undefined,
  };
};

const SHAPES = {
  column: () => createElement(MenuList, { menu: useMenu(true) }),
  games: () => createElement(StandaloneMenu),
  railGames: () => createElement(StandaloneRail, { onOpenDrawer: () => undefined }),
  rail: () => createElement(MenuRail, { menu: useMenu(true), onOpenDrawer: () => undefined }),
};

interface Shown {
  readonly code?: string;
  readonly path?: string;
  readonly shape?: keyof typeof SHAPES;
  readonly services?: Partial<Services>;
  /** What the page knows of its player. */
  readonly facts?: Partial<PlayerFacts>;
}

async function markupOf({ code = 'tsb', path = '/', shape = 'column', services = {}, facts = {} }: Shown = {}): Promise<string> {
  const all = fakeServices({
    startup: startupOf(true),
    session: createStore({ status: 'loggedOut' }) as unknown as Services['session'],
    data: fakeServerData(ANSWERS),
    flags: fakeFlags(),
    ...services,
  });
  playerOf(all).update(facts);
  const menu = createElement(ServicesContext, { value: all }, createElement(SHAPES[shape]));
  const page = createElement(BrandContext, { value: await loadBrand(code) }, menu);
  return renderToStaticMarkup(createElement(MemoryRouter, { initialEntries: [path] }, page));
}

/** The menu of a page: its links as `label path`, and the one that is current in the toggle. */
async function menuOf(shown: Shown = {}) {
  const markup = await markupOf(shown);
  const links = [...markup.matchAll(/<a ([^>]*)href="([^"]*)"[^>]*>(.*?)<\/a>/g)].map(
    ([, before = '', href = '', inside = '']) => ({
      text: `${inside.replace(/<[^>]*>/g, '')} ${href}`,
      isOn: before.includes('aria-current="true"'),
    }),
  );
  return { links: links.map(({ text }) => text), on: links.filter(({ isOn }) => isOn).map(({ text }) => text) };
}

const TOGGLE = ['Sports /', 'Casino /casino'];
const SPORTS = ['Home /', 'Live /live', 'Promos /promotions', 'My Bets /my-bets', `NFL ${NFL}`];
const CASINO = ['Home /casino', 'Promos /promotions', 'Slots /casino/category/slots'];

describe('the live-event counter', () => {
  it('is beside Live while its flag is on, which it is not by default', async () => {
    for (const shape of ['column', 'rail'] as const) {
      expect(await markupOf({ shape })).not.toContain('>7<');
      expect(await markupOf({ shape, services: { flags: fakeFlags({ 'live-event-counter': true }) } })).toContain('>7<');
    }
  });
});

it('the number of open bets is beside My Bets, for players alone', async () => {
  const session = createStore({ status: 'loggedIn' }) as unknown as Services['session'];
  for (const shape of ['column', 'rail'] as const) {
    expect(await markupOf({ shape })).not.toContain(' open<');
    expect((await menuOf({ shape, services: { session } })).links).toContain('My Bets3 open /my-bets');
    expect((await menuOf({ shape, path: '/casino', services: { session } })).links.join()).not.toContain('open');
  }
});

describe('the left menu', () => {
  it('the menu of sports is Home, Live, Promos and My Bets, then the competitions', async () => {
    for (const code of ['espnbet', 'tsb']) {
      expect((await menuOf({ code })).links).toEqual([...TOGGLE, ...SPORTS]);
      expect((await menuOf({ code, shape: 'rail' })).links).toEqual(SPORTS);
    }
  });

  it('the menu of the casino is Home and Promos, then the categories of games', async () => {
    expect((await menuOf({ path: '/casino' })).links).toEqual([...TOGGLE, ...CASINO]);
    expect((await menuOf({ path: '/casino/category/slots', shape: 'rail' })).links).toEqual(CASINO);
  });

  it('the menu of a standalone casino is Home and Promos only, on every page', async () => {
    const brands = await Promise.all(BRAND_CODES.map(loadBrand));
    const standalone = brands.filter(({ standaloneCasinoOf }) => standaloneCasinoOf !== null);
    expect(standalone.length).toBeGreaterThan(0);
    for (const { code } of standalone)
      for (const path of ['/', '/promotions', '/casino/category/slots'])
        for (const shape of ['column', 'rail'] as const)
          expect((await menuOf({ code, path, shape })).links).toEqual(['Home /', 'Promos /promotions']);
  });

  it('below the menu of a standalone casino its categories of games are listed', async () => {
    for (const shape of ['games', 'railGames'] as const)
      expect((await menuOf({ code: 'hwc', shape })).links, shape).toEqual(['Slots /casino/category/slots']);
  });

  it('marks Home on both addresses of a standalone casino, and on no other page', async () => {
    const currentOf = async (shown: Shown) =>
      [...(await markupOf(shown)).matchAll(/aria-current="page"[^>]*href="([^"]*)"/g)].map(([, href]) => href);
    for (const shape of ['column', 'rail'] as const) {
      for (const path of ['/', '/casino']) expect(await currentOf({ code: 'hwc', path, shape }), path).toEqual(['/']);
      expect(await currentOf({ code: 'hwc', path: '/casino/category/slots', shape })).toEqual([]);
      expect(await currentOf({ code: 'tsb', path: '/casino', shape })).toEqual(['/casino']);
      expect(await currentOf({ code: 'tsb', path: '/', shape })).toEqual(['/']);
    }
  });

  it('has no Promos for a player whose account menu has none, and has it for everybody else', async () => {
    const server = fakeServer({ status: 'loggedOut', playerAlias: null });
    let items = [{ kind: 'LEAF', label: 'My Bets', icon: 'ticket', deepLink: { canonicalUrl: null, webUrl: '/my-bets' } }];
    server.answer('Account', () => ({ account: null }));
    server.answer('AccountMenu', () => ({
      accountMenu: {
        balances: null,
        promotionalCreditBalance: null,
        bonusCashBalance: null,
        availableFreeBets: 0,
        availableFreeWagersCount: 0,
        availableProfitBoostCount: 0,
        menuShelves: { accountMenuShelf: { menuShelfItems: items }, referralMenuShelf: null, awardsMenuShelf: null },
      },
    }));
    const player = { data: server.data, persist: () => createStore('AMERICAN') as never, playerSession: createStore(null) };
    const shown = async () => (await menuOf({ facts: playerOf(player).getSnapshot() })).links.includes('Promos /promotions');
    expect(await shown()).toBe(true);
    server.logIn('p');
    const end = followPlayer(player);
    await settle();
    expect(await shown()).toBe(false);
    items = [...items, { ...items[0], label: 'Promos', deepLink: { canonicalUrl: null, webUrl: '/promotions' } }] as typeof items;
    await server.time.pass(5_000);
    expect(await shown()).toBe(true);
    server.logOut();
    end();
    expect(await shown()).toBe(true);
  });
});

it('an icon that the app does not draw is an image from the folder of environment and brand, at most 22 px high', async () => {
  const markup = await markupOf();
  expect(markup).toMatch(/<img class="[^"]*" src="\/nav-icons\/staging\/tsb\/x\.svg" alt="" width="84" height="84"/);
  expect(await markupOf({ services: { startup: startupOf(null) } })).not.toContain('<img');
  const rule = /class="([^"]*)" src="\/nav-icons/.exec(markup)?.[1] ?? '';
  expect(getCssText()).toMatch(new RegExp(`\\.${rule}\\{[^}]*max-height:22px`));
});

describe('the Sports/Casino toggle', () => {
  const hasToggle = async (shown: Shown) => (await menuOf(shown)).links.includes('Casino /casino');

  it('is there when the casino is enabled, the brand has both products, and no restriction is active', async () => {
    expect(await hasToggle({})).toBe(true);
    expect(await hasToggle({ services: { startup: startupOf(false) } })).toBe(false);
    expect(await hasToggle({ services: { startup: startupOf(null) } })).toBe(false);
    expect(await hasToggle({ code: 'hwc' })).toBe(false);
    expect(await hasToggle({ facts: { account: { casinoRestriction: { expiresAt: null } } as Account } })).toBe(false);
  });

  it('is hidden by the active casino restriction of the player, and by no other', async () => {
    const server = fakeServer({ status: 'loggedIn', playerAlias: 'p' });
    const money = { amount: 0 };
    let casinoRestriction: { readonly active: boolean } | null = { active: true };
    server.answer('AccountMenu', () => ({ accountMenu: null }));
    server.answer('Account', () => ({
      account: {
        id: 'p',
        firstName: 'A',
        lastName: 'B',
        email: 'a@b.test',
        username: 'ab',
        lastLoginAt: null,
        userPreferences: { oddsFormat: 'AMERICAN', casinoBalanceUsagePreferences: ['CASH', 'BONUS'] },
        casinoRestriction,
        balances: {
          playableBalance: money,
          totalPlayableBalance: money,
          withdrawableBalance: money,
          restrictedBalance: money,
          bonusBalance: money,
        },
      },
    }));
    const player = { data: server.data, persist: () => createStore('AMERICAN') as never, playerSession: createStore(null) };
    followPlayer(player);
    await settle();
    expect(await hasToggle({ facts: playerOf(player).getSnapshot() })).toBe(false);
    casinoRestriction = { active: false };
    server.logOut();
    server.logIn('p');
    await settle();
    expect(await hasToggle({ facts: playerOf(player).getSnapshot() })).toBe(true);
  });

  it('selects sports on a sports route', async () => {
    for (const path of ['/', '/live', NFL, '/my-bets/open']) expect((await menuOf({ path })).on).toEqual(['Sports /']);
  });

  it('selects casino on a casino route', async () => {
    for (const path of ['/casino', '/casino/category/slots', '/category/play_with_rewards', '/lobby'])
      expect((await menuOf({ path })).on).toEqual(['Casino /casino']);
  });
});
