import { createElement, Fragment, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, matchRoutes } from 'react-router';
import { describe, expect, it } from 'vitest';
import type { FlagKey } from '../../core/flags.ts';
import { ErrorMessage } from '../../src/app/errors/ErrorScreens.tsx';
import { partsIn } from '../../src/app/features.ts';
import { AccountLayout } from '../../src/app/layout/AccountLayout.tsx';
import { ACCOUNT_MENU } from '../../src/app/layout/accountMenu.ts';
import { HeaderBar } from '../../src/app/layout/HeaderBar.tsx';
import type { PlainLayoutProps } from '../../src/app/layout/PlainLayout.tsx';
import { appRoutes } from '../../src/app/routes/appRoutes.tsx';
import { hasPage } from '../../src/app/routes/hasPage.ts';
import { routeTable } from '../../src/app/routes/routeTable.ts';
import type { Brand } from '../../src/brand/contract.ts';
import { BRAND_CODES, loadBrand } from '../../src/brand/loader.ts';
import { kindOf } from '../../src/brand/products.ts';
import type { Guard, Slots } from '../../src/platform/feature.ts';
import type { Services } from '../../src/platform/services.ts';
import { ServicesContext } from '../../src/platform/usePlatform.ts';
import { BrandContext } from '../../src/ui/brandContext.ts';
import { fakeServices } from '../support/fakeServices.ts';

const KINDS = ['sportsbook', 'casino'] as const;
const allFlags = (): boolean => true;

function guardAt(code: string, path: string): Guard | 'no page' {
  const route = matchRoutes(appRoutes(kindOf(code)), path)?.at(-1)?.route;
  if (route === undefined || route.path === '*') return 'no page';
  return (route.handle as { readonly guard?: Guard } | undefined)?.guard ?? {};
}

function shown(brand: Brand, element: ReactElement, services: Partial<Services> = {}): string {
  const page = createElement(ServicesContext, { value: fakeServices(services) }, element);
  return renderToStaticMarkup(createElement(MemoryRouter, null, createElement(BrandContext, { value: brand }, page)));
}

/** What the account area's layout draws around a page, without the header and footer. */
function accountArea(brand: Brand): string {
  const { children } = AccountLayout().props as PlainLayoutProps;
  return shown(brand, createElement(Fragment, null, children('The page')), {
    flags: { get: () => false, subscribe: () => () => undefined } as unknown as Services['flags'],
    hasPage: (path: string) => hasPage(brand, () => false, path),
  });
}

/** Paths of the flows of the second document: those for players, and those for everybody. */
const PLAYERS_FLOWS = {
  wallet: ['/deposit', '/withdrawal', '/receipt/r1'],
  'responsible gaming': ['/account/responsible-gaming', '/account/responsible-gaming/limits/time'],
  history: ['/account/history/transactions', '/account/history/casino'],
  loyalty: ['/account/penn-play'],
  onboarding: ['/welcome-promo'],
} as const;
const EVERYBODYS_FLOWS = {
  casino: ['/casino', '/lobby', '/casino/category/slots'],
  promotions: ['/promotions', '/promotions/p1'],
  authentication: ['/login', '/forgot-password', '/oauth_callback'],
} as const;

describe('the product', () => {
  it('is of several brands; a sportsbook offers sports and casino in one app, for bettors and casino players [S1.01 W1.01 W1.05]', () => {
    expect(BRAND_CODES.length).toBeGreaterThan(1);
    const sportsbooks = BRAND_CODES.filter((code) => kindOf(code) === 'sportsbook');
    expect(sportsbooks.length).toBeGreaterThan(0);
    for (const code of sportsbooks)
      for (const path of ['/', '/live', '/my-bets/open', '/casino', '/casino/category/slots', '/category/slots/g1'])
        expect(guardAt(code, path), `${code} ${path}`).not.toBe('no page');
  });

  it('has the shell of the first document: navigation, account panel, session and betslip have their places in the layout [S1.09 W1.06]', () => {
    const places: Readonly<Partial<Record<keyof Slots, readonly string[]>>> = {
      headerStart: ['navigation'],
      headerSearch: ['search'],
      header: ['session', 'account'],
      menu: ['navigation'],
      footer: ['session'],
    };
    for (const kind of KINDS) {
      for (const [place, features] of Object.entries(places))
        expect(
          partsIn(place as keyof Slots, kind).map(({ feature }) => feature),
          `${kind} ${place}`,
        ).toEqual(features);
      expect(partsIn('panel', kind).map(({ feature }) => feature)).toEqual(kind === 'sportsbook' ? ['betslip'] : []);
      const layouts = new Set(routeTable(kind).map((row) => ('layout' in row && row.layout) || 'main'));
      expect([...layouts].sort()).toEqual(['account', 'centred', 'full', 'main', 'simple']);
    }
  });

  it('has the flows of the second document in every brand, for players those of wallet, limits, history and loyalty, for everybody those of casino, promotions and log-in [S1.10 W1.07 W1.08]', () => {
    for (const code of BRAND_CODES) {
      for (const path of Object.values(PLAYERS_FLOWS).flat())
        expect(guardAt(code, path), `${code} ${path}`).toMatchObject({ player: true });
      for (const path of Object.values(EVERYBODYS_FLOWS).flat()) expect(guardAt(code, path), `${code} ${path}`).toEqual({});
    }
  });

  it('offers account management in every brand: the account area lists settings, summary, rewards, taxes and limits [S1.15]', async () => {
    for (const code of BRAND_CODES) {
      const area = accountArea(await loadBrand(code));
      for (const path of ['settings', 'summary', 'taxes', 'responsible-gaming'])
        expect(area, `${code} ${path}`).toContain(`href="/account/${path}"`);
      expect(area).toContain('href="/me/awards"');
      expect(ACCOUNT_MENU.filter(({ path }) => guardAt(code, path) === 'no page')).toEqual([]);
    }
  });
});

describe.each(BRAND_CODES)('the preferences of brand %s', (code) => {
  it('set its name in messages, whether accounts can be linked, and the note on personal data [S3.46]', async () => {
    const brand = await loadBrand(code);
    const outage = (of: Brand) => shown(of, createElement(ErrorMessage, { kind: 'outage' }));
    expect(outage(brand)).toContain(`${brand.name} is experiencing issues`);
    const isLinkable = (of: Brand) => hasPage(of, allFlags as (flag: FlagKey) => boolean, '/account/linked-accounts');
    const hasNote = (of: Brand) => accountArea(of).includes('personal information');
    for (const value of [true, false]) {
      const preferences = { brandName: 'Another name', accountLinkingEnabled: value, displayPIIMessage: value };
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
