import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, matchRoutes } from 'react-router';
import { beforeAll, describe, expect, it } from 'vitest';
import { contrast } from '../../scripts/brandNew/contrast.ts';
import { BRAND_CODES as SERVER_CODES, supportsAccountLinking } from '../../server/platform/brands.ts';
import { partsIn } from '../../src/app/features.ts';
import { appRoutes } from '../../src/app/routes/appRoutes.tsx';
import type { Brand, BrandCode } from '../../src/brand/contract.ts';
import { BRAND_CODES, loadBrand } from '../../src/brand/loader.ts';
import { kindOf, productOf, productsOf } from '../../src/brand/products.ts';
import { BRAND_ROLES, modeColors, themeRules } from '../../src/brand/theme.ts';
import { CallbackPage } from '../../src/features/account-linking/ui/CallbackPage.tsx';
import { jackpots, lobby } from '../../src/features/casino/data/lobby.ts';
import { feature as casino } from '../../src/features/casino/index.ts';
import { startPromotions } from '../../src/features/promotions/ui/startPromotions.ts';
import { createStore } from '../../src/platform/externalStore.ts';
import type { Services } from '../../src/platform/services.ts';
import type { Owner } from '../../src/platform/storage/persistedValue.ts';
import { ServicesContext } from '../../src/platform/usePlatform.ts';
import { BrandContext } from '../../src/ui/brandContext.ts';
import { MONEY_WORDS } from '../../src/words/glossary.ts';
import { fakeFlags } from '../support/fakeFlags.ts';
import { fakeServerData } from '../support/fakeServerData.ts';
import { fakeServices } from '../support/fakeServices.ts';
import { LINE_PAIRS, TEXT_PAIRS } from './pairs.ts';

const HEX = /^#[0-9A-Fa-f]{6}$/;

/** The specification's facts about its four brands; a fifth brand changes none of them. */
describe('the four brands of the specification', () => {
  it('are exactly espnbet, tsb, hwc and tsc: one folder each, the same on both sides', () => {
    const folders = readdirSync('brands', { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(folders.map((folder) => folder.name).sort()).toEqual(['espnbet', 'hwc', 'tsb', 'tsc']);
    expect(BRAND_CODES).toEqual(['espnbet', 'hwc', 'tsb', 'tsc']);
    expect(SERVER_CODES).toEqual(BRAND_CODES);
  });

  it('are by configuration two with sports and casino, and of each the standalone casino, whose home is its lobby', async () => {
    const kinds = BRAND_CODES.map((code) => [code, kindOf(code), productOf(code)?.casinoOf]);
    expect(kinds).toEqual([
      ['espnbet', 'sportsbook', null],
      ['hwc', 'casino', 'espnbet'],
      ['tsb', 'sportsbook', null],
      ['tsc', 'casino', 'tsb'],
    ]);
    for (const code of BRAND_CODES) {
      const brand = await loadBrand(code);
      const isCasino = kindOf(code) === 'casino';
      // Both kinds have a casino; only a sportsbook has sports.
      expect(exists(code, '/casino'), code).toBe(true);
      for (const path of ['/live', '/my-bets/open', '/sport/s/organization/o/competition/c', '/quick-bets'])
        expect(exists(code, path), `${code} ${path}`).toBe(!isCasino);
      expect(partsIn('panel', kindOf(code)).map(({ feature }) => feature)).toEqual(isCasino ? [] : ['betslip']);
      const lobby = await lobbyOf(brand);
      const app = brand.standaloneCasinoOf === null ? null : productOf(brand.standaloneCasinoOf);
      expect(/The casino of <a class="[^"]*" href="([^"]*)">([^<]*)</.exec(lobby)?.slice(1) ?? null, code).toEqual(
        isCasino ? [app?.url, app?.name] : null,
      );
    }
  });

  it('show line movements in tsb alone', async () => {
    const brands = await Promise.all(BRAND_CODES.map(loadBrand));
    expect(brands.filter(({ lineMovement }) => lineMovement).map(({ code }) => code)).toEqual(['tsb']);
  });

  it('call a player’s credits by the one name of the glossary', async () => {
    const brands = await Promise.all(BRAND_CODES.map(loadBrand));
    for (const { accountCredits } of brands) {
      expect(accountCredits.headingTitle).toBe(MONEY_WORDS.siteCredit);
      expect(accountCredits.promotionalCreditsName).toBe(MONEY_WORDS.siteCredit.toLowerCase());
    }
  });
});

/** Whether a brand has a page at a path. */
function exists(code: BrandCode, path: string): boolean {
  return matchRoutes(appRoutes(kindOf(code)), path)?.at(-1)?.route.path !== '*';
}

async function lobbyOf(brand: Brand): Promise<string> {
  const [home] = casino.routes;
  if (home === undefined || !('page' in home)) throw new Error('The casino has no home');
  const Lobby = await home.page.code.load();
  const answers = new Map<unknown, unknown>([
    [lobby, { categories: [], rows: [], totalCount: 0 }],
    [jackpots, []],
  ]);
  const value = fakeServices({
    flags: fakeFlags(),
    ...startPromotions(),
    data: fakeServerData(answers),
    connection: createStore({ online: true, live: true }),
    clock: { now: () => 0 },
    session: createStore({ status: 'loggedOut' }) as unknown as Services['session'],
  });
  const page = createElement(ServicesContext, { value }, createElement(BrandContext, { value: brand }, createElement(Lobby)));
  return renderToStaticMarkup(createElement(MemoryRouter, null, page));
}

describe('the brands', () => {
  it('are the folders of brands/, for the app, the server and in each other’s footers', () => {
    const folders = readdirSync('brands').sort();
    expect(BRAND_CODES).toEqual(folders);
    expect(SERVER_CODES).toEqual(folders);
    expect(productsOf('all').map(({ code }) => code)).toEqual(folders);
  });

  it('are called in each other’s footers what they call themselves', async () => {
    for (const { code, name } of productsOf('all')) expect((await loadBrand(code)).name).toBe(name);
    expect(productsOf(['tsb']).map(({ iconUrl }) => iconUrl)).toEqual(['/brands/tsb/icon.svg']);
  });

  it('have different themes and names', async () => {
    const brands = await Promise.all(BRAND_CODES.map(loadBrand));
    for (const pick of [
      (brand: Brand) => brand.name,
      (brand: Brand) => brand.page.title,
      (brand: Brand) => brand.page.description,
      (brand: Brand) => JSON.stringify(brand.logo.wordmark.letters),
      (brand: Brand) => JSON.stringify(brand.theme.modes),
      (brand: Brand) => brand.text.welcome,
    ])
      expect(new Set(brands.map(pick)).size).toBe(BRAND_CODES.length);
  });
});

describe.each(BRAND_CODES)('brand %s', (code: BrandCode) => {
  let brand: Brand;
  beforeAll(async () => {
    brand = await loadBrand(code);
  });

  it('is called what its folder is called, and is at an https address of its own', async () => {
    expect(brand.code).toBe(code);
    expect(new URL(brand.address)).toMatchObject({ protocol: 'https:', pathname: '/', href: brand.address });
    expect(productOf(code)?.url).toBe(brand.address);
    const others = BRAND_CODES.filter((other) => other !== code);
    for (const other of others) expect((await loadBrand(other)).address).not.toBe(brand.address);
  });

  it('has no empty word in it', () => {
    expect(emptyWords(brand)).toEqual([]);
  });

  it('sets modes, whether the system may choose, and a theme for every mode and no other', () => {
    expect(brand.modes.length).toBeGreaterThan(0);
    expect(new Set(brand.modes).size).toBe(brand.modes.length);
    expect(Object.keys(brand.theme.modes).sort()).toEqual([...brand.modes].sort());
    expect(typeof brand.blockSystemMode).toBe('boolean');
    // With one mode, the system has no choice.
    if (brand.modes.length === 1) expect(brand.blockSystemMode).toBe(true);
    if (brand.theme.headerMode) expect(brand.modes).toContain(brand.theme.headerMode);
  });

  it('gives every colour role in every mode a colour, and corners and a width', () => {
    for (const mode of brand.modes) {
      expect(Object.keys(brand.theme.modes[mode] ?? {}).sort()).toEqual([...BRAND_ROLES].sort());
      for (const [role, colour] of Object.entries(modeColors(brand.theme, mode) ?? {}))
        expect(colour, `${mode} ${role}`).toMatch(HEX);
    }
    for (const radius of Object.values(brand.theme.radii)) expect(radius).toMatch(/^\d+px$/);
    expect(brand.theme.displayWidth).toBeGreaterThanOrEqual(62);
    expect(brand.theme.displayWidth).toBeLessThanOrEqual(125);
  });

  it('can be read: text 4.5 to 1, lines and focus 3 to 1, in every mode', () => {
    const poor: string[] = [];
    for (const mode of brand.modes) {
      const colours = modeColors(brand.theme, mode);
      if (!colours) continue;
      for (const [pairs, needed] of [
        [TEXT_PAIRS, 4.5],
        [LINE_PAIRS, 3],
      ] as const)
        for (const [foreground, background] of pairs) {
          const ratio = contrast(colours[foreground], colours[background]);
          if (ratio < needed) poor.push(`${mode} ${foreground} on ${background}: ${ratio.toFixed(2)}`);
        }
    }
    expect(poor).toEqual([]);
  });

  it('becomes custom properties without a composite among them', () => {
    const rules = themeRules(code, brand.theme);
    expect(Object.keys(rules)).toHaveLength(1 + brand.modes.length);
    for (const rule of Object.values(rules))
      for (const [name, value] of Object.entries(rule)) expect(value, name).not.toContain('var(');
  });

  it('has its own height of prices, labels, rules and scores in lists, or the plain ones', () => {
    const [ofBrand = {}] = Object.values(themeRules(code, brand.theme));
    const { lists } = brand.theme;
    expect(ofBrand['--price-height']).toBe(lists ? `${lists.priceHeight}px` : undefined);
    expect('--label-shape' in ofBrand).toBe(lists !== undefined);
    for (const mode of brand.modes) {
      const colours = brand.theme.modes[mode];
      const rules = themeRules(code, brand.theme)[`[data-brand="${code}"][data-mode="${mode}"]`] ?? {};
      const expected = lists
        ? [colours?.accent, colours?.accent, colours?.onAccent]
        : [colours?.line, 'transparent', colours?.text];
      expect([rules['--colors-cardRule'], rules['--colors-labelFill'], rules['--colors-labelText']]).toEqual(expected);
    }
  });

  it('links only to pages that it has', () => {
    const { links, footer } = brand;
    const all = [
      ...Object.values(links).flatMap((link) => link ?? []),
      ...Object.values(footer).flatMap((list) => (Array.isArray(list) ? list : [])),
    ];
    const paths = all.map((link) => (typeof link === 'string' ? link : link.href)).filter((href) => href.startsWith('/'));
    expect(paths.length).toBeGreaterThan(8);
    for (const path of paths) expect(exists(code, path), path).toBe(true);
  });

  it('has the footer of its kind', () => {
    expect(brand.footer.bettingTitle).toBe(kindOf(code) === 'casino' ? 'Casino' : 'Betting');
  });

  it('belongs to a sportsbook if it is a standalone casino, and names a partner and has a picture out of state', () => {
    const { standaloneCasinoOf, outOfState } = brand;
    expect(kindOf(code)).toBe(standaloneCasinoOf === null ? 'sportsbook' : 'casino');
    if (standaloneCasinoOf !== null) expect(kindOf(standaloneCasinoOf)).toBe('sportsbook');
    if (standaloneCasinoOf !== null) expect(outOfState.partnerBrand).not.toBeNull();
    if (outOfState.partnerBrand !== null) expect(productOf(outOfState.partnerBrand)).not.toBeNull();
    expect(outOfState.partnerBrand).not.toBe(code);
    expect(outOfState.image === null || existsSync(`public${outOfState.image}`)).toBe(true);
    if (standaloneCasinoOf !== null) expect(outOfState.image).not.toBeNull();
  });

  it('sets the tabs of the history to hide', () => {
    for (const section of brand.accountHistory.sectionsToHide) expect(['betting', 'transactions', 'casino']).toContain(section);
  });

  it('says where a linked account’s password is reset, if it links accounts', () => {
    const { passwordLinkedAccountResetMessage: message } = brand.text;
    expect(message !== null).toBe(brand.preferences.accountLinkingEnabled);
    if (message !== null) expect(message).toMatch(/password/);
  });

  it('sets account linking: whether it supports it, and the logos of its apps', () => {
    const { isEnabled, appLogos } = brand.accountLinking;
    expect(isEnabled).toBe(brand.preferences.accountLinkingEnabled);
    expect(supportsAccountLinking(code)).toBe(isEnabled);
    expect(appLogos.length).toBeGreaterThan(0);
    for (const { viewBox, shapes } of appLogos) {
      expect(viewBox).toMatch(/^0 0 \d+ \d+$/);
      expect(shapes.length).toBeGreaterThan(0);
    }
    const another = { viewBox: '0 0 7 7', shapes: [{ d: 'M1 1h5v5z', fill: '#123456' }] };
    for (const logos of [appLogos, [...appLogos, another], [another]]) {
      const shapes = logos.flatMap((logo) => logo.shapes);
      const drawn = linkingMark({ ...brand, accountLinking: { isEnabled, appLogos: logos } });
      const paths = [...drawn.matchAll(/<path d="([^"]*)" fill="([^"]*)"/g)].map(([, d, fill]) => ({ d, fill }));
      expect(paths.slice(0, shapes.length)).toEqual(shapes);
    }
  });

  it('is in the page before any script: title, description, colours of its default mode', () => {
    expect(brand.page.title.length).toBeLessThanOrEqual(70);
    expect(brand.page.description.length).toBeGreaterThan(50);
    expect(brand.page.description.length).toBeLessThanOrEqual(170);
    expect(brand.page.themeColor).toMatch(HEX);
    expect(brand.page.backgroundColor).toBe(brand.theme.modes[brand.modes[0]]?.bg);
  });

  it('imports nothing of another brand', () => {
    const others = BRAND_CODES.filter((other) => other !== code);
    for (const file of readdirSync(`brands/${code}`).filter((name) => name.endsWith('.ts'))) {
      const text = readFileSync(`brands/${code}/${file}`, 'utf8');
      for (const other of others) expect(text, file).not.toContain(`../${other}`);
    }
  });
});

/** The illustration of the page on the way back from the provider: a dialog, which has no markup outside of a browser. */
function Illustration(): ReactNode {
  return (CallbackPage().props as { readonly illustration: ReactNode }).illustration;
}

function linkingMark(brand: Brand): string {
  const services = fakeServices({
    clock: { now: () => 0 },
    data: fakeServerData(new Map()),
    owner: createStore<Owner>({ brand: brand.code, playerAlias: 'p' }),
    persistInTab: () => ({ read: () => null, write: () => undefined }),
    report: () => undefined,
  });
  const shown = createElement(ServicesContext, { value: services }, createElement(Illustration));
  return renderToStaticMarkup(createElement(MemoryRouter, null, createElement(BrandContext, { value: brand }, shown)));
}

/** Paths of texts that are empty or only blank, anywhere in a value. */
function emptyWords(value: unknown, at = ''): readonly string[] {
  if (typeof value === 'string') return value.trim() === '' ? [at] : [];
  if (Array.isArray(value)) return value.flatMap((item, index) => emptyWords(item, `${at}[${index}]`));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, item]) => emptyWords(item, `${at}.${key}`));
  return [];
}
