import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, matchRoutes, Route, Routes } from 'react-router';
import { beforeAll, describe, expect, it } from 'vitest';
import type { BrandKind } from '../../core/brandKind.ts';
import type { FlagKey } from '../../core/flags.ts';
import { Guarded } from '../../src/app/guards/Guarded.tsx';
import { locationWarning } from '../../src/app/guards/locationWarningText.ts';
import { logInStep } from '../../src/app/guards/logInStep.ts';
import { ACCOUNT_MENU } from '../../src/app/layout/accountMenu.ts';
import type { Handle } from '../../src/app/navigation/page.tsx';
import { appRoutes } from '../../src/app/routes/appRoutes.tsx';
import { hasPage } from '../../src/app/routes/hasPage.ts';
import { routeTable } from '../../src/app/routes/routeTable.ts';
import type { Brand } from '../../src/brand/contract.ts';
import { BRAND_CODES, loadBrand } from '../../src/brand/loader.ts';
import { kindOf } from '../../src/brand/products.ts';
import { createStore } from '../../src/platform/externalStore.ts';
import type { Guard } from '../../src/platform/feature.ts';
import type { Services } from '../../src/platform/services.ts';
import type { StartupState } from '../../src/platform/startup/startup.ts';
import { ServicesContext } from '../../src/platform/usePlatform.ts';
import { BrandContext } from '../../src/ui/brandContext.ts';
import { fakeServices } from '../support/fakeServices.ts';
import { newSession } from '../support/newSession.ts';
import { ROUTE_ROWS } from '../support/routeRows.ts';

describe('a page for players', () => {
  it.each([
    ['loggedIn', 'invalid', 'show'],
    ['loggedIn', 'unknown', 'show'],
    ['unknown', 'valid', 'wait'],
    ['loggedOut', 'unknown', 'wait'],
    ['loggedOut', 'valid', 'redirect'],
    ['loggedOut', 'unavailable', 'redirect'],
    ['loggedOut', 'invalid', 'warn'],
  ] as const)('with the log-in %s and the region %s: %s [S6.08 W6.10 W6.11]', (status, region, step) => {
    expect(logInStep({ status, region, wasLoggedIn: false })).toBe(step);
  });

  it('leaves a player who logs out on it to the log-out’s own redirect', () => {
    expect(logInStep({ status: 'loggedOut', region: 'valid', wasLoggedIn: true })).toBe('wait');
    expect(logInStep({ status: 'loggedOut', region: 'invalid', wasLoggedIn: true })).toBe('wait');
  });

  it('is every page of the account area, My Bets and the callback of account linking [S6.07]', () => {
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
  { isOn = () => false, online = true }: { readonly isOn?: (flag: FlagKey) => boolean; readonly online?: boolean } = {},
): Promise<string> {
  const session = newSession();
  await session.start();
  const data = validRegion === null ? null : { regionalMetadata: { validRegion, currentRegion: { name: 'Utah' } } };
  const startup = createStore({ state: 'done', data, cfWaitingRoom: null } as StartupState);
  const flags = { get: isOn, subscribe: () => () => undefined, areKnown: createStore(true) };
  const connection = createStore({ online, live: false });
  const services = fakeServices({
    session,
    flags,
    connection,
    checkConnection: () => undefined,
    startup: { ...startup, load: async () => undefined, accept: () => undefined, poll: () => undefined },
  });
  const page = createElement(Guarded, { row: { path: 'x', guard, title: 'History' }, content: 'The page itself' });
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

  it('hides the betting history of one standalone casino [S3.41 S3.42]', async () => {
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
  it('shows a visitor nothing of any of its pages [W6.14]', async () => {
    for (const [address, , layout, , kinds] of ROUTE_ROWS)
      if (layout === 'Account' || address.startsWith('/me/'))
        for (const kind of kinds) expect(await routeAt(address, kind, 'loggedOut'), `${kind} ${address}`).toBe('');
    expect(await routeAt('/account/taxes', 'sportsbook', 'loggedIn')).toMatch(/<h1[^>]*>Taxes/);
  });
});

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

  it('exists only while its flag is on: parlay lounge, tournaments, refer a friend [S2.023 S2.040]', async () => {
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

  it('the fan hub needs its own flag and for-you or fantasy [S2.027]', async () => {
    expect(await isShown('fan-hub', ['fan-hub'])).toBe(false);
    expect(await isShown('fan-hub', ['for-you', 'fantasy'])).toBe(false);
    expect(await isShown('fan-hub', ['fan-hub', 'for-you'])).toBe(true);
    expect(await isShown('fan-hub', ['fan-hub', 'fantasy'])).toBe(true);
  });

  it('account linking needs its flag and the brand’s support [S6.20 S3.43]', async () => {
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

  it('of the account area leads to pages only', async () => {
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
    expect(locationWarning({ name: 'tsb', isCasino: false, partner: null, region: 'Utah' })).toEqual({
      title: 'Looks like you’re outside of an operating area',
      body: 'You can still browse markets and deposit funds, but you must be physically located in an operating area to wager',
    });
  });

  it('is that of a casino out of state in a standalone casino, and names its partner brand', async () => {
    const { name, outOfState } = await loadBrand('hwc');
    expect(outOfState.partnerBrand).toBe('espnbet');
    const { title, body } = locationWarning({ name, isCasino: true, partner: 'espnbet', region: 'Ohio' });
    expect(title).toBe('Casino isn’t open in Ohio yet');
    expect(body).toContain('espnbet');
    expect(locationWarning({ name, isCasino: true, partner: null, region: null })).toEqual({
      title: 'Casino isn’t open in your region yet',
      body: 'You can’t play hwc games here. You can still look around and log in.',
    });
  });
});
