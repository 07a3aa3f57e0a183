import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import { loadBrand } from '../../src/brand/loader.ts';
import { CategoryPage, RewardsPage } from '../../src/features/casino/ui/pages.ts';
import { fakeServer } from '../../src/platform/data/testing/fakeServer.ts';
import { createStore } from '../../src/platform/externalStore.ts';
import type { Services } from '../../src/platform/services.ts';
import { settle } from '../../src/platform/testing/fakeTime.ts';
import { ServicesContext } from '../../src/platform/usePlatform.ts';
import { BrandContext } from '../../src/ui/brandContext.ts';
import { fakeFlags } from '../support/fakeFlags.ts';
import { fakeServices } from '../support/fakeServices.ts';

const HWC = await loadBrand('hwc');

const game = (title: string) => ({
  id: title,
  title,
  path: `/category/table-games/${title}`,
  returnToPlayer: 99,
  features: [],
  provider: { name: 'House' },
  isLive: false,
  isNew: false,
  isPlayable: true,
  minimumBet: { amount: 10 },
  maximumBet: { amount: 1_000 },
  jackpots: [],
  thumbnails: [200, 424, 1024].map((width) => ({ width, avifUrl: '/a.avif', webpUrl: '/a.webp' })),
});
const category = (label: string, games: readonly unknown[]) => ({
  casinoCategory: {
    category: { label },
    games,
    totalCount: games.length,
    providers: [],
    features: [],
    pageInfo: { hasNextPage: false, endCursor: null },
  },
});

/** A page whose questions have these answers, by operation. */
async function shown(Page: ComponentType, address: string, answers: Readonly<Record<string, unknown>>): Promise<string> {
  const server = fakeServer();
  for (const [name, answer] of Object.entries(answers)) server.answer(name, () => answer);
  // What a page asks for while it is drawn is fetched, as where it is mounted.
  const query: Services['data']['query'] = (declared, variables) => {
    const handle = server.data.query(declared, variables);
    handle.subscribe(() => undefined);
    return handle;
  };
  const value = fakeServices({
    data: { ...server.data, query },
    flags: fakeFlags(),
    connection: createStore({ online: true }) as unknown as Services['connection'],
  });
  const route = createElement(Route, { path: '/casino/category/:categorySlug', element: createElement(Page) });
  const page = createElement(MemoryRouter, { initialEntries: [address] }, createElement(Routes, null, route));
  const draw = (): string =>
    renderToStaticMarkup(createElement(ServicesContext, { value }, createElement(BrandContext, { value: HWC }, page)));
  // The page, then what is in it.
  for (let depth = 0; depth < 2; depth += 1) {
    draw();
    await settle();
  }
  return draw();
}

it('a category shows its own categories as rows above its games', async () => {
  const rows = ['Blackjack', 'Roulette'].map((label) => ({
    category: { slug: label.toLowerCase(), label, path: `/casino/category/${label.toLowerCase()}` },
    totalCount: 1,
    games: [game(`${label} Salon`)],
  }));
  const markup = await shown(CategoryPage, '/casino/category/table-games', {
    CasinoCategory: category('Table Games', []),
    CasinoSubLobby: { casinoSubLobby: { rows } },
  });
  const headings = [...markup.matchAll(/<h[12][^>]*>([^<]*)/g)].map(([, heading]) => heading);
  expect(headings.slice(0, 3)).toEqual(['Blackjack', 'Roulette', 'Table Games']);
  for (const title of ['Blackjack Salon', 'Roulette Salon']) expect(markup).toContain(title);
});

it('the games that take rewards stand below the credit of the player', async () => {
  const withCash = (balance: object | null) =>
    shown(RewardsPage, '/casino/category/play_with_rewards', {
      CasinoCategory: category('Play with rewards', [game('Nine Koi')]),
      CasinoLoyaltyCashBalance: { casinoLoyaltyCashBalance: balance },
      CasinoBonus: { account: null },
    });
  expect(await withCash({ amount: 2_550 })).toContain('Site credit: <b>$25.50</b>');
  expect(await withCash(null)).not.toContain('Site credit');
});
