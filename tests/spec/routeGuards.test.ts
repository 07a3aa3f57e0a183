import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, matchRoutes, Route, Routes } from 'react-router';
import { beforeAll, describe, expect, it } from 'vitest';
import type { BrandKind } from '../../core/wire/brandKind.ts';
import { CASINO_PREFIX } from '../../core/wire/casinoPaths.ts';
import type { FlagKey } from '../../core/wire/flags.ts';
import { Guarded } from '../../src/app/guards/Guarded.tsx';
import { logInStep } from '../../src/app/guards/logInStep.ts';
import { ACCOUNT_MENU } from '../../src/app/layout/accountMenu.ts';
import type { Handle } from '../../src/app/navigation/page.tsx';
import { appRoutes } from '../../src/app/routes/appRoutes.tsx';
import { hasPage } from '../../src/app/routes/hasPage.ts';
import { routeTable } from '../../src/app/routes/routeTable.ts';
import type { Brand } from '../../src/brand/contract.ts';
import { BRAND_CODES, loadBrand } from '../../src/brand/loader.ts';
import { kindOf } from '../../src/brand/products.ts';
import { fakeServer } from '../../src/platform/data/testing/fakeServer.ts';
import { createStore } from '../../src/platform/externalStore.ts';
import type { Guard } from '../../src/platform/feature.ts';
import type { Services } from '../../src/platform/services.ts';
import type { StartupState } from '../../src/platform/startup/startup.ts';
import { ServicesContext } from '../../src/platform/usePlatform.ts';
import { type Account, type CasinoRestriction, playerOf } from '../../src/player/index.ts';
import { BrandContext } from '../../src/ui/brandContext.ts';
import { CasinoClosed } from '../../src/ui/CasinoClosed.tsx';
import { locationWarning } from '../../src/ui/locationWarningText.ts';
import { fakeServices } from '../support/fakeServices.ts';
import { newSession } from '../support/newSession.ts';
import { ROUTE_ROWS } from '../support/routeRows.ts';

const SHUT = { isReadable: false, isClosed: false };

describe('a page for players', () => {
  it.each([
    ['loggedIn', 'invalid', 'show'],
    ['loggedIn', 'unknown', 'show'],
    ['unknown', 'valid', 'wait'],
    ['loggedOut', 'unknown', 'wait'],
    ['loggedOut', 'valid', 'redirect'],
    ['loggedOut', 'unavailable', 'redirect'],
    ['loggedOut', 'invalid', 'warn'],
  ] as const)('a page with the log-in %s and the region %s: %s', (status, region, step) => {
    expect(logInStep({ status, region, wasLoggedIn: false, ...SHUT })).toBe(step);
  });

  it('shows a player without a connection what this device has kept of them', () => {
    expect(logInStep({ status: 'unknown', region: 'unavailable', wasLoggedIn: false, ...SHUT, isReadable: true })).toBe('show');
  });

  it('leaves a player who logs out on it to the log-out’s own redirect', () => {
    expect(logInStep({ status: 'loggedOut', region: 'valid', wasLoggedIn: true, ...SHUT })).toBe('wait');
    expect(logInStep({ status: 'loggedOut', region: 'invalid', wasLoggedIn: true, ...SHUT })).toBe('wait');
  });

  it('is every page of the account area, My Bets and the callback of account linking', () => {
    for (const kind of ['sportsbook', 'casino'] as const)
      for (const row of routeTable(kind))
        if ('page' in row && /^(account|me|my-bets|account_linking)\//.test(row.path))
          expect(row.guard?.player, `${kind} ${row.path}`).toBe(true);
  });
});

/** What a visitor sees on a guarded page, as markup. */
async function seen(
  guard: Guard,
  address: string,
  brand: Brand,
  validRegion: boolean | null,
  {
    isOn = () => false,
    online = true,
    restriction = null,
    isPlayer = false,
    closed = false,
  }: {
    readonly closed?: boolean;
    readonly isPlayer?: boolean;
    readonly isOn?: (flag: FlagKey) => boolean;
    readonly online?: boolean;
    readonly restriction?: CasinoRestriction | null;
  } = {},
): Promise<string> {
  const session = newSession();
  await session.start();
  const player = createStore({ status: 'loggedIn', playerAlias: 'p', logoutReason: null } as const);
  const data = validRegion === null ? null : { regionalMetadata: { validRegion, currentRegion: { name: 'Utah' } } };
  const startup = createStore({ state: 'done', data, cfWaitingRoom: null } as StartupState);
  const flags = { get: isOn, subscribe: () => () => undefined, areKnown: createStore(true) };
  const connection = createStore({ online, live: false });
  const services = fakeServices({
    session: isPlayer ? { ...session, ...player } : session,
    flags,
    connection,
    closed: createStore(closed),
    checkConnection: () => undefined,
    startup: { ...startup, load: async () => undefined, accept: () => undefined, poll: () => undefined },
  });
  playerOf(services).update({ account: { casinoRestriction: restriction } as Account });
  const page = createElement(Guarded, { row: { path: 'x', guard, title: 'History', saved: 'own' }, content: 'The page itself' });
  const routes = createElement(
    Routes,
    null,
    createElement(Route, { path: 'account/history/:sectionId', element: page }),
    createElement(Route, { path: '*', element: 'Elsewhere' }),
  );
  const router = createElement(MemoryRouter, { initialEntries: [address] }, routes);
  return renderToStaticMarkup(
    createElement(ServicesContext, { value: services }, createElement(BrandContext, { value: brand }, router)),
  );
}

describe('the guard of a route', () => {
  let tsb: Brand;
  let hwc: Brand;
  beforeAll(async () => {
    [tsb, hwc] = await Promise.all([loadBrand('tsb'), loadBrand('hwc')]);
  });

  it('shows no visitor the page of a player', async () => {
    for (const validRegion of [true, false, null])
      expect(await seen({ player: true }, '/account/history/casino', tsb, validRegion)).not.toContain('The page itself');
    expect(await seen({}, '/account/history/casino', tsb, true)).toBe('The page itself');
  });

  it('says without a connection that the page is not on this device, instead of waiting without a word', async () => {
    expect(await seen({ player: true }, '/account/history/casino', tsb, null)).not.toContain('not saved');
    const offline = await seen({ player: true }, '/account/history/casino', tsb, null, { online: false });
    expect(offline).toMatch(/<h1[^>]*>History<\/h1>/);
    expect(offline).toContain('This page is not saved on this device');
  });

  it('shows nothing of a player once the time that they chose is over, on a page that was open too, and says so', async () => {
    const shut = await seen({ player: true }, '/account/history/casino', tsb, null, {
      online: false,
      closed: true,
      isPlayer: true,
    });
    expect(shut).toContain('What you have seen is closed for now');
    expect(shut).not.toContain('The page itself');
    expect(await seen({ player: true }, '/account/history/casino', tsb, null, { isPlayer: true })).toBe('The page itself');
  });

  it('closes every page of the casino for a player with a casino restriction, and says until when', async () => {
    const restriction = { expiresAt: '2026-12-01T18:30:00Z' };
    expect(await seen({ casino: true }, '/account/history/casino', tsb, true, { restriction })).not.toContain('The page itself');
    expect(await seen({ casino: true }, '/account/history/casino', tsb, true)).toBe('The page itself');
    expect(await seen({}, '/account/history/casino', tsb, true, { restriction })).toBe('The page itself');
    const below = ['jackpots/mega', 'play_with_rewards', 'slots/g1'].map((path) => `${CASINO_PREFIX}category/${path}`);
    const pages = ['casino/category/slots', `${CASINO_PREFIX}f2p/p1`, ...below];
    for (const path of pages) {
      const handle = matchRoutes(appRoutes('sportsbook'), `/${path}`)?.at(-1)?.route.handle as Handle;
      expect(handle.guard, path).toMatchObject({ casino: true });
    }
    const closed = (expiresAt: string | null): string =>
      renderToStaticMarkup(
        createElement(
          BrandContext,
          { value: tsb },
          createElement(MemoryRouter, null, createElement(CasinoClosed, { title: 'Casino', expiresAt })),
        ),
      );
    expect(closed(restriction.expiresAt)).toMatch(/A casino restriction is active until Dec 1, \d+:30\s[AP]M\./);
    expect(closed(null)).toContain('A casino restriction is active until it is lifted.');
  });

  it('hides the betting history of one standalone casino', async () => {
    const guard: Guard = { historySection: 'sectionId' };
    expect(await seen(guard, '/account/history/betting', hwc, true)).toContain('This page is out of bounds');
    expect(await seen(guard, '/account/history/casino', hwc, true)).toBe('The page itself');
    expect(await seen(guard, '/account/history/betting', tsb, true)).toBe('The page itself');
    const brands = await Promise.all(BRAND_CODES.map(loadBrand));
    const hiding = brands.filter(({ accountHistory }) => accountHistory.sectionsToHide.includes('betting'));
    expect(hiding.map(({ code }) => code)).toEqual(['hwc']);
    expect(kindOf('hwc')).toBe('casino');
    const row = routeTable('casino').find(({ path }) => path === 'account/history/:sectionId');
    expect(row).toMatchObject({ guard: { historySection: 'sectionId' } });
  });
});

/** A route of the app at its address, for a visitor or a player in an operating area, as markup. */
async function routeAt(address: string, kind: BrandKind, status: 'loggedIn' | 'loggedOut'): Promise<string> {
  const route = matchRoutes(appRoutes(kind), address)?.at(-1)?.route;
  if (route === undefined) throw new Error(`No route at ${address}`);
  await (route.handle as Handle).preload();
  const data = { regionalMetadata: { validRegion: true } };
  const services = fakeServices({
    session: createStore({ status }),
    data: fakeServer().data,
    connection: createStore({ online: true, live: true }),
    startup: createStore({ state: 'done', data, cfWaitingRoom: null }),
    flags: { get: () => true, subscribe: () => () => undefined, areKnown: createStore(true) },
  } as unknown as Partial<Services>);
  const loaded = await loadBrand(kind === 'casino' ? 'tsc' : 'espnbet');
  const brand: Brand = {
    ...loaded,
    preferences: { ...loaded.preferences, accountLinkingEnabled: true },
    accountLinking: { ...loaded.accountLinking, isEnabled: true },
  };
  const page = createElement(BrandContext, { value: brand }, route.element);
  return renderToStaticMarkup(
    createElement(MemoryRouter, { initialEntries: [address] }, createElement(ServicesContext, { value: services }, page)),
  );
}

describe('the account area', () => {
  it('shows a visitor nothing of any of its pages', async () => {
    const brand = await loadBrand('espnbet');
    const isOn = (): boolean => true;
    const rows = ROUTE_ROWS.filter(([address, , layout]) => layout === 'Account' || address.startsWith('/me/'));
    expect(rows.length).toBeGreaterThan(20);
    for (const [address, , , , kinds] of rows)
      for (const kind of kinds) {
        const { guard = {} } = (matchRoutes(appRoutes(kind), address)?.at(-1)?.route.handle ?? {}) as { readonly guard?: Guard };
        expect(await seen(guard, '/account/history/casino', brand, true, { isOn }), `${kind} ${address}`).not.toContain(
          'The page itself',
        );
      }
    // The code of every page would take a minute to load: one shows that the guard of a row is mounted around its page.
    expect(await routeAt('/account/penn-play', 'sportsbook', 'loggedOut')).not.toContain('<h1');
    expect(await routeAt('/account/penn-play', 'sportsbook', 'loggedIn')).toMatch(/<h1[^>]*>Loyalty/);
  });
});

/** The routes of the second document that are of a player, as it writes them. */
const PLAYERS_FLOWS = [
  '/deposit',
  '/withdrawal',
  '/withdrawal/interac',
  '/deposit/gateway',
  '/deposit/wire-transfer',
  '/deposit/cash-at-casino',
  '/receipt/r1',
  '/wire_transfer_withdrawal_details',
  '/welcome-promo',
  '/account/responsible-gaming',
  '/account/taxes',
  ...['deposit', 'loss', 'spend'].flatMap((type) =>
    ['daily', 'weekly', 'monthly'].map((period) => `/account/responsible-gaming/limits/${type}/${period}`),
  ),
  ...['max-single-wager', 'reality-check-in', 'time'].map((type) => `/account/responsible-gaming/limits/${type}`),
  '/account/history/transactions',
  '/account/history/casino/s1',
  '/account/history/casino/r1/round',
  '/account/penn-play',
];

it.each([
  ['sportsbook', 'tsb'],
  ['casino', 'hwc'],
] as const)(
  'the flows of the second document have their pages for a logged-in player of a %s, and not for a visitor',
  async (kind, code) => {
    const brand = await loadBrand(code);
    for (const address of PLAYERS_FLOWS) {
      const { guard = {} } = (matchRoutes(appRoutes(kind), address)?.at(-1)?.route.handle ?? {}) as { readonly guard?: Guard };
      expect(
        hasPage(brand, () => true, address),
        address,
      ).toBe(true);
      expect(await seen(guard, '/account/history/casino', brand, true, { isOn: () => true, isPlayer: true }), address).toBe(
        'The page itself',
      );
      expect(await seen(guard, '/account/history/casino', brand, true, { isOn: () => true }), address).not.toContain(
        'The page itself',
      );
    }
  },
);

describe('a page behind a flag', () => {
  const guardOf = (path: string): Guard => {
    const row = routeTable('sportsbook').find((each) => each.path === path);
    return (row && 'guard' in row && row.guard) || {};
  };
  const isShown = async (path: string, flags: readonly FlagKey[], brand?: Brand): Promise<boolean> => {
    const { player: _player, ...guard } = guardOf(path);
    const shownTo = brand ?? (await loadBrand('espnbet'));
    const markup = await seen(guard, '/account/history/x', shownTo, true, { isOn: (flag) => flags.includes(flag) });
    expect(markup === 'The page itself').toBe(!markup.includes('This page is out of bounds'));
    return markup === 'The page itself';
  };

  it('exists only while its flag is on: parlay lounge, tournaments, refer a friend', async () => {
    for (const [path, flag] of [
      ['parlay-lounge', 'parlay-lounge'],
      ['tournaments/joined', 'tournaments'],
      ['tournaments/tournament', 'tournaments'],
      ['account/referafriend', 'referral-program'],
    ] as const) {
      expect(await isShown(path, []), path).toBe(false);
      expect(await isShown(path, [flag]), path).toBe(true);
    }
  });

  it('the fan hub needs its own flag and for-you or fantasy', async () => {
    expect(await isShown('fan-hub', ['fan-hub'])).toBe(false);
    expect(await isShown('fan-hub', ['for-you', 'fantasy'])).toBe(false);
    expect(await isShown('fan-hub', ['fan-hub', 'for-you'])).toBe(true);
    expect(await isShown('fan-hub', ['fan-hub', 'fantasy'])).toBe(true);
  });

  it('account linking needs its flag and the brand’s support', async () => {
    const [espnbet, tsb] = await Promise.all([loadBrand('espnbet'), loadBrand('tsb')]);
    const halves: readonly Brand[] = [
      { ...espnbet, accountLinking: { ...espnbet.accountLinking, isEnabled: false } },
      { ...espnbet, preferences: { ...espnbet.preferences, accountLinkingEnabled: false } },
    ];
    for (const path of ['account/linked-accounts', 'account_linking/callback']) {
      expect(await isShown(path, ['account-linking'])).toBe(true);
      expect(await isShown(path, [])).toBe(false);
      for (const brand of [tsb, ...halves]) expect(await isShown(path, ['account-linking'], brand)).toBe(false);
    }
  });
});

describe('a menu', () => {
  it('can ask whether the brand has a page: with its kind, its flags and its hidden history', async () => {
    const [tsb, hwc] = await Promise.all([loadBrand('tsb'), loadBrand('hwc')]);
    const never = (): boolean => false;
    for (const path of ['/my-bets', '/live', '/account/history/betting', '/account/summary', '/promotion', '/'])
      expect(hasPage(tsb, never, path), path).toBe(true);
    for (const path of ['/my-bets', '/live', '/account/history/betting']) expect(hasPage(hwc, never, path), path).toBe(false);
    expect(hasPage(hwc, never, '/account/history/casino')).toBe(true);
    expect(hasPage(tsb, never, '/account/referafriend')).toBe(false);
    expect(hasPage(tsb, (flag) => flag === 'referral-program', '/account/referafriend')).toBe(true);
    expect(hasPage(tsb, never, '/nowhere')).toBe(false);
  });

  it('the menu of the account area leads to pages only', async () => {
    const brand = await loadBrand('espnbet');
    for (const { path } of ACCOUNT_MENU)
      expect(
        hasPage(brand, () => true, path),
        path,
      ).toBe(true);
  });
});

describe('the warning outside an operating area', () => {
  it('is the specification’s text in a sportsbook', () => {
    expect(locationWarning(null, null)).toEqual({
      title: 'Looks like you’re outside of an operating area',
      body: 'You can still browse markets and deposit funds, but you must be physically located in an operating area to wager',
    });
  });

  it('is the server’s notice for a casino out of state in a standalone casino, and names its partner brand', async () => {
    const pictures = await Promise.all(BRAND_CODES.map(async (code) => (await loadBrand(code)).outOfState));
    expect(pictures.map(({ partnerBrand, image }) => [partnerBrand, image])).toEqual([
      [null, null],
      ['espnbet', '/art/promo-night.svg'],
      [null, null],
      ['tsb', '/art/promo-lounge.svg'],
    ]);
    const notice = { title: 'Casino isn’t open in Ohio yet', body: 'You can’t play hwc games here.' };
    expect(locationWarning(notice, 'espnbet')).toEqual({
      title: 'Casino isn’t open in Ohio yet',
      body: 'You can’t play hwc games here. Its partner is espnbet. You can still look around and log in.',
    });
    expect(locationWarning(notice, null).body).toBe('You can’t play hwc games here. You can still look around and log in.');
  });
});
