import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, Route, Routes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { Footer } from '../../src/app/layout/Footer.tsx';
import { HeaderBar } from '../../src/app/layout/HeaderBar.tsx';
import { createTheme } from '../../src/app/theme/createTheme.ts';
import type { Brand, BrandLink } from '../../src/brand/contract.ts';
import { BRAND_CODES, loadBrand } from '../../src/brand/loader.ts';
import { productsOf } from '../../src/brand/products.ts';
import type { ThemeMode } from '../../src/brand/theme.ts';
import { WalletBox } from '../../src/features/account/ui/WalletBox.tsx';
import { sportsMenu } from '../../src/features/navigation/data/menuData.ts';
import { MenuList } from '../../src/features/navigation/ui/MenuList.tsx';
import { useMenu } from '../../src/features/navigation/ui/useMenu.ts';
import { InfoPage } from '../../src/features/system/ui/InfoPage.tsx';
import { createStore } from '../../src/platform/externalStore.ts';
import type { Services } from '../../src/platform/services.ts';
import { ServicesContext } from '../../src/platform/usePlatform.ts';
import { me, playerMenu } from '../../src/player/queries.ts';
import { BrandContext } from '../../src/ui/brandContext.ts';
import { fakeFlags } from '../support/fakeFlags.ts';
import { fakeServerData } from '../support/fakeServerData.ts';
import { fakeServices } from '../support/fakeServices.ts';

function drawn(brand: Brand, element: ReactElement): string {
  return renderToStaticMarkup(createElement(MemoryRouter, null, createElement(BrandContext, { value: brand }, element)));
}

const headerOf = (brand: Brand): string => drawn(brand, createElement(HeaderBar));

const footerOf = (brand: Brand): string =>
  drawn(brand, createElement(Footer, { year: 2026, disclaimers: [], responsibleLogos: [], organizationLogos: [] }));

/** The links with a text, in order. */
function linksIn(markup: string): readonly BrandLink[] {
  return [...markup.matchAll(/<a [^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/g)].map(([, href = '', inside = '']) => ({
    href,
    label: inside.replace(/<[^>]*>/g, '').replaceAll('&amp;', '&'),
  }));
}

const namesAndAddresses = (links: readonly BrandLink[]): readonly BrandLink[] => links.map(({ href, label }) => ({ href, label }));

const ODD_LINK: BrandLink = { label: 'Of this test', href: '/info/of-this-test' };

const PLAYABLE = {
  playableCents: 20_000,
  totalPlayableCents: 20_000,
  withdrawableCents: 20_000,
  restrictedCents: 0,
  bonusCents: 0,
};

function walletOf(brand: Brand): string {
  const answers = new Map<unknown, unknown>([
    [me, { balances: PLAYABLE }],
    [playerMenu, { balances: PLAYABLE, creditsCents: 3450, items: [] }],
  ]);
  const value = fakeServices({ data: fakeServerData(answers), flags: fakeFlags() });
  return drawn(brand, createElement(ServicesContext, { value }, createElement(WalletBox, { onLeave: () => undefined })));
}

function infoOf(brand: Brand, slug: string): string {
  const routes = createElement(Routes, null, createElement(Route, { path: '/info/:slug', element: createElement(InfoPage) }));
  return renderToStaticMarkup(
    createElement(MemoryRouter, { initialEntries: [`/info/${slug}`] }, createElement(BrandContext, { value: brand }, routes)),
  );
}

const Menu = (): ReactElement => createElement(MenuList, { menu: useMenu(true) });

function menuOf(brand: Brand): string {
  const value = fakeServices({
    startup: createStore({ state: 'loading', data: null, cfWaitingRoom: null }) as unknown as Services['startup'],
    session: createStore({ status: 'loggedOut' }) as unknown as Services['session'],
    data: fakeServerData(new Map([[sportsMenu, []]])),
    flags: fakeFlags(),
  });
  return drawn(brand, createElement(ServicesContext, { value }, createElement(Menu)));
}

/** The theme of a brand in a browser that prefers a mode, and the modes shown one after the other. */
function themeOf(brand: Pick<Brand, 'code' | 'modes' | 'blockSystemMode'>, system: ThemeMode) {
  const shown: ThemeMode[] = [];
  const storage = { getItem: () => null, setItem: () => undefined } as unknown as Storage;
  const ports = { brand, storage: () => storage, system: { get: () => system, onChange: () => undefined } };
  const theme = createTheme({ ...ports, show: (mode) => void shown.push(mode) });
  return { choices: theme.choices, shown };
}

describe.each(BRAND_CODES)('what the app draws of brand %s', (code) => {
  it('is its own logo in header and footer', async () => {
    const brand = await loadBrand(code);
    const { monogram, wordmark } = brand.logo;
    expect(Math.min(monogram.shapes.length, wordmark.letters.length - 1, wordmark.width)).toBeGreaterThan(0);
    for (const markup of [headerOf(brand), footerOf(brand)]) {
      for (const { d, fill } of monogram.shapes) expect(markup).toContain(`<path d="${d}" fill="${fill}"`);
      for (const { d, x } of wordmark.letters) expect(markup).toContain(`<path d="${d}" transform="translate(${x} 0)"`);
    }
  });

  it('are its legal links: three policies, and responsible gaming in the header', async () => {
    const brand = await loadBrand(code);
    const { policies } = brand.footer;
    const row = /<nav [^>]*aria-label="Policies">(.*?)<\/nav>/.exec(footerOf(brand))?.[1] ?? '';
    expect(linksIn(row).filter(({ label }) => label !== '')).toEqual(namesAndAddresses(policies));
    expect(policies.map(({ label }) => label)).toEqual(['Privacy Policy', 'Terms of Use', 'Accessibility Policies']);
    expect(linksIn(headerOf(brand)).map(({ href }) => href)).toEqual(['/', brand.links.responsibleGaming]);
  });

  it('is its footer: betting and company lists, product and store icons', async () => {
    const brand = await loadBrand(code);
    const { bettingTitle, bettingLists, companyLists, storeIcons, productIcons } = brand.footer;
    for (const links of [bettingLists, companyLists, storeIcons]) {
      expect(links.length).toBeGreaterThan(0);
      for (const { href } of links) expect(href).toMatch(/^(\/|https:|mailto:|tel:)/);
    }
    expect(productsOf(productIcons).length).toBeGreaterThan(1);
    const markup = footerOf(brand);
    const list = (title: string): string => new RegExp(`<nav aria-label="${title}">(.*?)</nav>`).exec(markup)?.[1] ?? '';
    expect(linksIn(list(bettingTitle))).toEqual(namesAndAddresses(bettingLists));
    expect(linksIn(list('Company'))).toEqual(namesAndAddresses(companyLists));
    expect(linksIn(markup.split('<nav')[0] ?? '')).toEqual(namesAndAddresses(storeIcons));
    const icons = [...markup.matchAll(/<img src="([^"]*)"/g)].map(([, src]) => src);
    expect(icons).toEqual(productsOf(productIcons).map(({ iconUrl }) => iconUrl));
    const changed = footerOf({ ...brand, footer: { ...brand.footer, companyLists: [ODD_LINK], productIcons: [code] } });
    expect(linksIn(changed)).toContainEqual(ODD_LINK);
    expect(changed.match(/<img /g)).toHaveLength(1);
  });

  it('are its links, text and navigation', async () => {
    const brand = await loadBrand(code);
    const { links } = brand;
    for (const href of [links.termsOfUse, links.privacyPolicy, links.responsibleGaming, links.about, links.support])
      expect(href).toMatch(/^(\/|https:|mailto:|tel:)/);
    const { title, subtitle } = brand.text.responsibleGaming;
    expect(headerOf(brand).replaceAll('&amp;', '&')).toContain(`<strong>${title}</strong> ${subtitle}`);
    const keys = (of: Brand): readonly string[] =>
      linksIn(menuOf(of)).flatMap(({ label }) => (['Home', 'Live', 'Promos', 'My Bets'].includes(label) ? [label] : []));
    const labels = { home: 'Home', live: 'Live', promos: 'Promos', 'my-bets': 'My Bets' } as const;
    expect(keys(brand)).toEqual(brand.navigation.primary.map((key) => labels[key]));
    expect(keys({ ...brand, navigation: { ...brand.navigation, primary: ['promos', 'home'] } })).toEqual(['Promos', 'Home']);
  });

  it('are its words for cash and credits, in the wallet and on the page that its info link opens', async () => {
    const brand = await loadBrand(code);
    const { accountCredits } = brand;
    const terms = (of: Brand): readonly string[] => [...walletOf(of).matchAll(/<dt[^>]*>([^<]*)/g)].map(([, term = '']) => term);
    expect(terms(brand)).toContain(accountCredits.headingTitle);
    expect(infoOf(brand, 'restricted-balance')).toContain(`neither cash nor ${accountCredits.promotionalCreditsName};`);
    expect(walletOf(brand)).toContain(`aria-label="${accountCredits.infoButtonAriaLabel}"`);
    const [cash, playableCash] = [false, true].map((isPennCash) =>
      terms({ ...brand, accountCredits: { ...accountCredits, isPennCash } }),
    );
    expect(cash).not.toEqual(playableCash);
    expect(terms(brand)).toEqual(accountCredits.isPennCash ? playableCash : cash);
  });

  it('are its modes and no other; the system decides where the brand lets it', async () => {
    const { modes, blockSystemMode } = await loadBrand(code);
    for (const system of ['dark', 'light'] as const) {
      const { choices, shown } = themeOf({ code, modes, blockSystemMode }, system);
      expect(choices).toEqual(modes.length < 2 ? [] : [...(blockSystemMode ? [] : ['system']), ...modes]);
      expect(shown).toEqual([!blockSystemMode && modes.includes(system) ? system : modes[0]]);
    }
    const blocked = themeOf({ code, modes: ['dark', 'light'], blockSystemMode: true }, 'light');
    expect(blocked).toEqual({ choices: ['dark', 'light'], shown: ['dark'] });
    const light = themeOf({ code, modes: ['light'], blockSystemMode: false }, 'dark');
    expect(light).toEqual({ choices: [], shown: ['light'] });
  });
});
