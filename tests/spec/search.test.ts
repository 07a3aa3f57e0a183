import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { isStandaloneCasino } from '../../server/platform/brands.ts';
import { BRAND_CODES, loadBrand } from '../../src/brand/loader.ts';
import { searchQuery } from '../../src/features/search/data/useSearch.ts';
import type { SearchResults } from '../../src/features/search/logic/results.ts';
import { SearchBox } from '../../src/features/search/ui/SearchBox.tsx';
import { SearchPage } from '../../src/features/search/ui/SearchPage.tsx';
import { createStore } from '../../src/platform/externalStore.ts';
import type { PersistedValue } from '../../src/platform/storage/persistedValue.ts';
import { ServicesContext } from '../../src/platform/usePlatform.ts';
import { BrandContext } from '../../src/ui/brandContext.ts';
import { getCssText } from '../../src/ui/stitches.ts';
import { fakeServerData } from '../support/fakeServerData.ts';
import { fakeServices } from '../support/fakeServices.ts';

interface Shown {
  readonly flag?: boolean;
  readonly path?: string;
  readonly brand?: (typeof BRAND_CODES)[number];
  readonly results?: SearchResults;
}

const NOTHING: SearchResults = { counts: { ALL: 0, SPORTSBOOK: 0, CASINO: 0 }, results: [] };

async function markupOf(part: typeof SearchBox, { flag = true, path = '/', brand = 'tsb', results = NOTHING }: Shown = {}) {
  const recent = {
    ...createStore<readonly string[]>(['lions', 'bears']),
    update: () => undefined,
  } as unknown as PersistedValue<never>;
  const services = fakeServices({
    flags: { get: (name: string) => name !== 'search' || flag, subscribe: () => () => undefined } as never,
    connection: createStore({ online: true, live: true }),
    startup: createStore({ state: 'loading', data: null, cfWaitingRoom: null }) as never,
    clock: { now: () => 0 },
    facts: { brand } as never,
    persist: () => recent as never,
    data: fakeServerData(new Map([[searchQuery, results]])),
  });
  const shown = createElement(ServicesContext, { value: services }, createElement(part));
  const branded = createElement(BrandContext, { value: await loadBrand(brand) }, shown);
  return renderToStaticMarkup(createElement(MemoryRouter, { initialEntries: [path] }, branded));
}

describe('the box in the header', () => {
  it('is shown only while its flag is on, with the words of the brand', async () => {
    expect(await markupOf(SearchBox, { flag: false })).toBe('');
    for (const brand of BRAND_CODES) {
      const { placeholder } = (await loadBrand(brand)).search;
      expect(await markupOf(SearchBox, { brand })).toContain(`placeholder="${placeholder}"`);
    }
  });

  it('is at most 496 px wide', async () => {
    const [, name = ''] = /^<search class="(\S+)">/.exec(await markupOf(SearchBox)) ?? [];
    expect(new RegExp(`\\.${name}\\{([^}]*)\\}`).exec(getCssText())?.[1]?.split(';')).toContain('max-width:496px');
  });

  it('shows the term of the address', async () => {
    expect(await markupOf(SearchBox, { path: '/search/new%20york/all' })).toContain('value="new york"');
    expect(await markupOf(SearchBox, { path: '/search?searchTerm=bears' })).toContain('value="bears"');
  });
});

describe('the page of results', () => {
  const tabsIn = (markup: string): readonly string[] => [...markup.matchAll(/id="search-tab-(\w+)"/g)].map(([, id = '']) => id);
  const pictureIn = (markup: string): string => /<svg[^>]*width="180".*?<\/svg>/.exec(markup)?.[0] ?? '';

  it('has the tabs of the brand: all three, and no sportsbook in a standalone casino', async () => {
    for (const brand of BRAND_CODES) {
      const { search, standaloneCasinoOf } = await loadBrand(brand);
      expect(tabsIn(await markupOf(SearchPage, { brand, path: '/search/lions/all' }))).toEqual(search.tabs);
      expect(search.tabs).toEqual(standaloneCasinoOf === null ? ['ALL', 'SPORTSBOOK', 'CASINO'] : ['ALL', 'CASINO']);
    }
  });

  it('draws another picture in each empty tab', async () => {
    const pictures = await Promise.all(
      ['all', 'sportsbook', 'casino'].map(async (tab) =>
        pictureIn(await markupOf(SearchPage, { path: `/search/zzyx/all?tab=${tab}` })),
      ),
    );
    expect(pictures.every((picture) => picture.includes('<circle'))).toBe(true);
    expect(new Set(pictures).size).toBe(3);
  });

  it('counts each tab and marks the matches', async () => {
    const result = {
      id: '1',
      type: 'PAGE',
      title: 'Lions',
      detail: 'd',
      icon: 'help',
      path: '/p',
      badges: [],
      event: null,
    } as const;
    const results = { counts: { ALL: 9, SPORTSBOOK: 6, CASINO: 3 }, results: [result] };
    const markup = await markupOf(SearchPage, { path: '/search/lion/all', results });
    expect(markup).toContain('9 results');
    expect(markup).toContain('<mark>Lion</mark>s');
    expect(markup).toContain('href="/p"');
  });

  it('searches nothing for a term that is too short, and without a term shows the recent searches', async () => {
    expect(await markupOf(SearchPage, { path: '/search/li/all' })).toContain('at least 3 letters');
    expect(await markupOf(SearchPage, { path: '/search' })).toContain('href="/search/lions/all"');
  });
});

it('the server takes the same brands for standalone casinos as the brands say', async () => {
  for (const code of BRAND_CODES) expect(isStandaloneCasino(code), code).toBe((await loadBrand(code)).standaloneCasinoOf !== null);
});
