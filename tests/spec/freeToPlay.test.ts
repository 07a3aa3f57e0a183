import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter, matchRoutes, Route, Routes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { appRoutes } from '../../src/app/routes/appRoutes.tsx';
import { loadBrand } from '../../src/brand/loader.ts';
import { freeToPlay } from '../../src/features/casino/data/game.ts';
import { fakeServer } from '../../src/platform/data/testing/fakeServer.ts';
import { createStore } from '../../src/platform/externalStore.ts';
import type { PageRoute } from '../../src/platform/feature.ts';
import type { Services } from '../../src/platform/services.ts';
import { settle } from '../../src/platform/testing/fakeTime.ts';
import { ServicesContext } from '../../src/platform/usePlatform.ts';
import { BrandContext } from '../../src/ui/brandContext.ts';
import { fakeServices } from '../support/fakeServices.ts';

const GAME = {
  id: 'velvet-sevens',
  title: 'Velvet Sevens',
  path: '/category/slots/velvet-sevens',
  description: 'Lucky sevens.',
  returnToPlayer: 94.79,
  features: [],
  isLive: false,
  isNew: false,
  isPlayable: true,
  provider: { name: 'House original' },
  minimumBet: { amount: 20 },
  maximumBet: { amount: 10_000 },
  jackpots: [],
  thumbnails: [],
};

/** The page at an address of its route, with the server's answer. */
async function pageWith(
  answer: object | null,
  isPlayer: boolean,
): Promise<{ readonly markup: string; readonly requested: unknown }> {
  const match = matchRoutes(appRoutes('casino'), '/f2p/practice')?.at(-1);
  if (!match) throw new Error('The route is missing');
  const { row } = (match.route.element as { readonly props: { readonly row: PageRoute } }).props;
  const Page = await row.page.code.load();
  const status = isPlayer ? 'loggedIn' : 'loggedOut';
  const server = fakeServer({ status, playerAlias: isPlayer ? 'p' : null });
  let requested: unknown = null;
  server.answer('CasinoFreeToPlay', (variables) => {
    requested = variables;
    return { casinoFreeToPlay: answer };
  });
  server.data.query(freeToPlay, { promotionId: match.params.promotionId ?? '' }).subscribe(() => undefined);
  await settle();
  const services = {
    data: server.data,
    connection: server.connection,
    session: createStore({ status }),
  };
  const page = createElement(BrandContext, { value: await loadBrand('hwc') }, createElement(Page));
  const routes = createElement(Routes, null, createElement(Route, { path: row.path, element: page }));
  const markup = renderToStaticMarkup(
    createElement(
      ServicesContext,
      { value: fakeServices(services as unknown as Partial<Services>) },
      createElement(MemoryRouter, { initialEntries: ['/f2p/practice'] }, routes),
    ),
  );
  return { markup, requested };
}

describe('f2p/{promotionId}', () => {
  const found = { title: 'Practice reels', description: 'With credits.\nNothing is bet.', endsAt: null, game: GAME };

  it.each([true, false])('shows the promotion’s game, which is played with credits alone (player: %s)', async (isPlayer) => {
    const { markup, requested } = await pageWith(found, isPlayer);
    expect(requested).toEqual({ promotionId: 'practice' });
    expect(markup).toMatch(/<h1[^>]*>Practice reels</);
    for (const paragraph of ['With credits.', 'Nothing is bet.']) expect(markup).toContain(`<p>${paragraph}</p>`);
    expect(markup.match(/<button[^>]*>(?:<[^>]*>)*([^<]*)/g)?.map((button) => button.replace(/<[^>]*>/g, ''))).toEqual([
      'Play with credits',
    ]);
  });

  it('says where else to go when the promotion is over', async () => {
    const { markup } = await pageWith(null, true);
    expect(markup).toMatch(/<h1[^>]*>Free to play</);
    expect(markup).toContain('This game is not offered any more');
    expect(markup).toMatch(/<a[^>]*href="\/casino"/);
    expect(markup).not.toContain('<button');
  });
});
