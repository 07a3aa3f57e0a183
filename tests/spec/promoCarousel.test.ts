import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { loadBrand } from '../../src/brand/loader.ts';
import { jackpots, lobby as lobbyQuery } from '../../src/features/casino/data/lobby.ts';
import { LobbyPage } from '../../src/features/casino/ui/LobbyPage.tsx';
import { promotions } from '../../src/features/promotions/data/promotions.ts';
import { startPromotions } from '../../src/features/promotions/ui/startPromotions.ts';
import { createStore } from '../../src/platform/externalStore.ts';
import type { Services } from '../../src/platform/services.ts';
import { ServicesContext } from '../../src/platform/usePlatform.ts';
import { BrandContext } from '../../src/ui/brandContext.ts';
import { fakeFlags } from '../support/fakeFlags.ts';
import { fakeServerData } from '../support/fakeServerData.ts';
import { fakeServices } from '../support/fakeServices.ts';

const CARD = {
  id: 'follow-scores',
  title: 'Follow the scores',
  shortDescription: 'Every game.',
  tag: 'Live',
  imageUrl: '/art/promo-hoops.svg',
};

const CATEGORIES = [
  { label: 'New Games', icon: 'star', path: '/casino/category/new' },
  { label: 'Slots', icon: 'slots', path: '/casino/category/slots' },
];

/** The home of a standalone casino with these promotions, the flag of the carousel on or off. */
async function lobby(isOn: boolean, cards: readonly object[] = [CARD]): Promise<string> {
  const { promoCarousel } = startPromotions();
  await promoCarousel.preload();
  const data = fakeServerData(
    new Map<unknown, unknown>([
      [lobbyQuery, { categories: CATEGORIES, rows: [], totalCount: 1 }],
      [jackpots, []],
      [promotions, cards],
    ]),
  );
  const connection = createStore({ online: true, live: true });
  const flags = fakeFlags({ 'promo-carousel': isOn });
  const startup = createStore({ data: { serviceAttributes: { navIconsUrl: '/nav-icons/default' } } });
  const clock = { now: () => 0 };
  const session = createStore({ status: 'loggedOut' });
  const services = { data, connection, flags, promoCarousel, startup, clock, session };
  const page = createElement(
    ServicesContext,
    { value: fakeServices(services as unknown as Partial<Services>) },
    createElement(MemoryRouter, { initialEntries: ['/'] }, createElement(LobbyPage)),
  );
  return renderToStaticMarkup(createElement(BrandContext, { value: await loadBrand('hwc') }, page));
}

it('home has the carousel of promotions while its flag is on and there are some, each with its page', async () => {
  const shown = await lobby(true);
  expect(shown).toContain('>Promotions</h2>');
  expect(shown).toMatch(/<h3>Follow the scores<\/h3>/);
  expect(shown).toMatch(/<a[^>]*href="\/promotions\/follow-scores"[^>]*>See Details</);
  expect(await lobby(false)).not.toContain('Promotions</h2>');
  expect(await lobby(true, [])).not.toContain('Promotions</h2>');
});

it('each category of the lobby has its icon: drawn by the app, or the image of the folder that startup names', async () => {
  const chips = /aria-label="Categories">(.*?)<\/nav>/.exec(await lobby(false))?.[1]?.split('</a>') ?? [];
  // The lobby itself comes first.
  expect(chips[0]).toMatch(/aria-current="page".*<svg.*All$/);
  expect(chips[1]).toMatch(/<svg.*New Games$/);
  expect(chips[2]).toMatch(/<span[^>]*mask-image:url\(&quot;\/nav-icons\/default\/slots.svg&quot;\)[^>]*>.*Slots$/);
});
