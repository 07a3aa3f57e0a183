import { createElement, Fragment, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, matchRoutes, Route, Routes } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import type { BrandKind } from '../../core/wire/brandKind.ts';
import type { FlagKey } from '../../core/wire/flags.ts';
import { ErrorMessage } from '../../src/app/errors/ErrorScreens.tsx';
import { AccountLayout } from '../../src/app/layout/AccountLayout.tsx';
import { footer } from '../../src/app/layout/FooterGate.tsx';
import { HeaderBar } from '../../src/app/layout/HeaderBar.tsx';
import { MainLayout } from '../../src/app/layout/MainLayout.tsx';
import type { PlainLayoutProps } from '../../src/app/layout/PlainLayout.tsx';
import { preload } from '../../src/app/navigation/page.tsx';
import { appRoutes } from '../../src/app/routes/appRoutes.tsx';
import { hasPage } from '../../src/app/routes/hasPage.ts';
import type { Brand } from '../../src/brand/contract.ts';
import { BRAND_CODES, loadBrand } from '../../src/brand/loader.ts';
import { kindOf } from '../../src/brand/products.ts';
import { AccountButtonSkeleton } from '../../src/features/account/ui/AccountButtonSkeleton.tsx';
import { feature as betslip } from '../../src/features/betslip/index.ts';
import { sessionTimes } from '../../src/features/session/ui/sessionTimesPart.ts';
import { fakeServer } from '../../src/platform/data/testing/fakeServer.ts';
import { createStore } from '../../src/platform/externalStore.ts';
import type { Guard } from '../../src/platform/feature.ts';
import type { Services } from '../../src/platform/services.ts';
import { ServicesContext } from '../../src/platform/usePlatform.ts';
import { BrandContext } from '../../src/ui/brandContext.ts';
import { fakeFlags } from '../support/fakeFlags.ts';
import { fakeServices } from '../support/fakeServices.ts';

const allFlags = (): boolean => true;

function guardAt(code: string, path: string): Guard | 'no page' {
  const route = matchRoutes(appRoutes(kindOf(code)), path)?.at(-1)?.route;
  if (route === undefined || route.path === '*') return 'no page';
  return (route.handle as { readonly guard?: Guard } | undefined)?.guard ?? {};
}

function shown(brand: Brand, element: ReactElement, services: Partial<Services> = {}, address = '/'): string {
  const page = createElement(ServicesContext, { value: fakeServices(services) }, element);
  const inBrand = createElement(BrandContext, { value: brand }, page);
  return renderToStaticMarkup(createElement(MemoryRouter, { initialEntries: [address] }, inBrand));
}

/** What the account area's layout draws around a page, without the header and footer. */
function accountArea(brand: Brand): string {
  const { children } = AccountLayout().props as PlainLayoutProps;
  return shown(brand, createElement(Fragment, null, children('The page')), {
    flags: { get: () => false, subscribe: () => () => undefined } as unknown as Services['flags'],
    hasPage: (path: string) => hasPage(brand, () => false, path),
  });
}

/** Pages of the second document's flows that are there today for everybody, with what a visitor meets on them. */
const VISITORS_PAGES = {
  '/login': /<input[^>]*autocomplete="current-password"/i,
  '/signup': /aria-busy="true"/,
  '/forgot-password': /<input[^>]*type="email"/,
  '/reset-password#token': /<input[^>]*autocomplete="new-password"/i,
} as const;

/** Pages of the account area that are there today, with what a player meets on them. */
const ACCOUNT_PAGES = {
  '/account/settings': /<h1[^>]*>Settings<.*href="\/account\/settings\/content".*href="\/account\/update-password"/,
  '/account/login-preferences': /<h1[^>]*>Login preferences<.*Ask for a code/,
  '/account/settings/content': /<h1[^>]*>Content settings<.*Less motion/,
  '/account/settings/email': /<h1[^>]*>Email preferences<.*Email offers/,
  '/account/settings/close': /<h1[^>]*>Close account</,
  '/account/update-address': /<h1[^>]*>Address and documents<.*Your address.*Document/,
  '/account/help': /<h1[^>]*>Help<.*How limits work/,
  '/account/about': /<h1[^>]*>About<.*House rules/,
  '/account/update-password': /<h1[^>]*>Update password<.*autocomplete="current-password".*autocomplete="new-password"/i,
} as const;

/** The services of the second document, each by a page of it. */
const SERVICE_PAGES = {
  wallet: '/deposit',
  'location checks': '/account/location',
  'responsible gaming': '/account/responsible-gaming',
  history: '/account/history/sports',
  loyalty: '/account/penn-play',
  promotions: '/promotions',
  casino: '/casino',
  authentication: '/login',
} as const;

/** Services of a page whose server has not answered yet. */
function servicesOf(kind: BrandKind, status: 'loggedIn' | 'loggedOut'): Partial<Services> {
  const persisted = <Value>({ initial }: { readonly initial: Value }) => ({
    ...createStore(initial),
    stored: async () => undefined,
  });
  const startup = { state: 'done', data: null, cfWaitingRoom: null };
  return {
    brandKind: kind,
    clock: { now: () => Date.parse('2026-11-01T12:00:00Z') },
    session: createStore({ status, playerAlias: status === 'loggedIn' ? 'p' : null }),
    playerSession: createStore({ times: createStore({ sessionStart: 0, currentTime: 0, lastLoginAt: null }) }),
    startup: createStore(startup),
    connection: createStore({ online: true, live: true }),
    checkConnection: () => undefined,
    report: () => undefined,
    update: createStore({ offers: 0, outdated: false, held: false }),
    install: createStore({ available: false }),
    analytics: { track: () => undefined },
    reconnecting: createStore(false),
    priceSource: createStore('socket'),
    data: fakeServer().data,
    flags: fakeFlags(),
    persist: persisted,
    persistInTab: () => ({ read: () => null, write: () => undefined }),
    persistOnDevice: () => ({ read: () => null, write: () => undefined }),
    hasPage: () => true,
    theme: { choices: [], choice: createStore('dark'), mode: createStore('dark'), choose: () => undefined },
    anonymousToken: createStore(null),
    oddsFormat: createStore('AMERICAN'),
    picks: {
      has: () => false,
      count: () => 0,
      subscribe: () => () => undefined,
      onSelection: () => () => undefined,
      toggle: () => undefined,
    },
  } as unknown as Partial<Services>;
}

/** A route of the app at its address, without its layout. */
async function pageOf(brand: Brand, address: string, status: 'loggedIn' | 'loggedOut'): Promise<string> {
  const kind = kindOf(brand.code);
  await preload(appRoutes(kind), address.replace(/#.*/, ''));
  const element = matchRoutes(appRoutes(kind), address.replace(/#.*/, ''))?.at(-1)?.route.element as ReactElement;
  return shown(brand, element, servicesOf(kind, status), address);
}

/** The layout of the shell around a page. */
async function shell(brand: Brand, status: 'loggedIn' | 'loggedOut'): Promise<string> {
  const kind = kindOf(brand.code);
  await preload(appRoutes(kind), '/');
  const inside = createElement(Route, { index: true, element: 'The page itself' });
  const layout = createElement(Routes, null, createElement(Route, { element: createElement(MainLayout) }, inside));
  return shown(brand, layout, servicesOf(kind, status));
}

const VISITORS_PARTS = ['Log In', 'Sign Up', 'aria-label="Menu for visitors"'];

describe('the product', () => {
  it('is of several brands; a sportsbook has its sports pages and a lobby of casino games in one app', async () => {
    expect(BRAND_CODES.length).toBeGreaterThan(1);
    const sportsbooks = BRAND_CODES.filter((code) => kindOf(code) === 'sportsbook');
    expect(sportsbooks.length).toBeGreaterThan(0);
    for (const code of sportsbooks)
      for (const path of ['/', '/live', '/my-bets/open', '/casino'])
        expect(guardAt(code, path), `${code} ${path}`).not.toBe('no page');
  });

  it('has the shell of the first document: header, navigation, account, session, betslip and footer around the page', async () => {
    // It needs a browser; here only its place counts.
    await sessionTimes.preload();
    await footer.preload();
    const slot = betslip.slots.panel as unknown as { Component: () => string };
    const panel = vi.spyOn(slot, 'Component').mockReturnValue('The betslip');
    for (const code of ['tsb', 'tsc']) {
      const brand = await loadBrand(code);
      const ofVisitor = await shell(brand, 'loggedOut');
      const ofPlayer = await shell(brand, 'loggedIn');
      const account = renderToStaticMarkup(createElement(AccountButtonSkeleton));
      for (const markup of [ofVisitor, ofPlayer]) {
        const [header = '', rest = ''] = markup.split('</header>');
        expect(header).toMatch(/<header .*aria-label="Open menu".*role="combobox"/);
        expect(rest).toMatch(/<nav [^>]*aria-label="Main menu".*<main .*The page itself.*<\/main><div><footer .*<\/footer>/);
        const isVisitors = markup === ofVisitor;
        expect(rest.split('</footer>')[1]?.includes('The betslip')).toBe(code === 'tsb');
        expect(VISITORS_PARTS.filter((part) => header.includes(part))).toEqual(isVisitors ? VISITORS_PARTS : []);
        expect(header.includes(account)).toBe(!isVisitors);
        expect(/<footer .*aria-label="Your session".*<\/footer>/.test(rest)).toBe(!isVisitors);
      }
    }
    panel.mockRestore();
  });

  it('serves visitors too: log-in, sign-up and the reset of a password ask for no log-in', async () => {
    for (const code of BRAND_CODES)
      for (const [address, content] of Object.entries(VISITORS_PAGES)) {
        const path = address.replace(/#.*/, '');
        expect(guardAt(code, path), `${code} ${path}`).toEqual({});
        expect(await pageOf(await loadBrand(code), address, 'loggedOut'), `${code} ${path}`).toMatch(content);
      }
  });

  it('has wallet, safety and account services, each of the second document by a page of its own in every brand', () => {
    for (const code of BRAND_CODES)
      for (const [service, path] of Object.entries(SERVICE_PAGES)) {
        const isOpen = service === 'authentication' || service === 'promotions' || service === 'casino';
        expect(guardAt(code, path), `${code} ${service}`).toMatchObject(isOpen ? {} : { player: true });
      }
  });

  it('offers account management in every brand: preferences, the way of logging in and a new password', async () => {
    for (const code of BRAND_CODES) {
      const brand = await loadBrand(code);
      expect(accountArea(brand), code).toContain('href="/account/settings"');
      for (const [path, content] of Object.entries(ACCOUNT_PAGES)) {
        expect(guardAt(code, path), `${code} ${path}`).toEqual({ player: true });
        expect(await pageOf(brand, path, 'loggedIn'), `${code} ${path}`).toMatch(content);
      }
    }
  });
});

describe.each(BRAND_CODES)('the preferences of brand %s', (code) => {
  it('set its name in messages, whether accounts can be linked, and the note on personal data', async () => {
    const brand = await loadBrand(code);
    const outage = (of: Brand) => shown(of, createElement(ErrorMessage, { kind: 'outage' }));
    expect(outage(brand)).toContain(`${brand.name} is experiencing issues`);
    const isLinkable = (of: Brand) => hasPage(of, allFlags as (flag: FlagKey) => boolean, '/account/linked-accounts');
    const hasNote = (of: Brand) => accountArea(of).includes('personal information');
    for (const value of [true, false]) {
      const preferences = {
        brandName: 'Another name',
        accountLinkingEnabled: value,
        displayPIIMessage: value,
        showExcludeMethods: value,
      };
      const changed: Brand = { ...brand, preferences, accountLinking: { ...brand.accountLinking, isEnabled: true } };
      expect(outage(changed)).toContain('Another name is experiencing issues');
      expect(isLinkable(changed)).toBe(value);
      expect(hasNote(changed)).toBe(value);
    }
    expect(isLinkable(brand)).toBe(brand.preferences.accountLinkingEnabled);
    expect(hasNote(brand)).toBe(brand.preferences.displayPIIMessage);
  });

  it('the responsible gaming mark of the header leads a player to their own page, and a visitor to the brand’s', async () => {
    const brand = await loadBrand(code);
    const markOf = (isPlayer: boolean) =>
      new RegExp(`href="([^"]*)"[^>]*><svg width="32".*${brand.text.responsibleGaming.title}`).exec(
        shown(brand, createElement(HeaderBar, { isPlayer })),
      )?.[1];
    expect(markOf(true)).toBe('/account/responsible-gaming');
    expect(markOf(false)).toBe(brand.links.responsibleGaming);
  });
});
