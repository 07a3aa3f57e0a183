import { existsSync } from 'node:fs';
import path from 'node:path';
import { print } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GAME_ENGINES, type GameEngine } from '../../core/casino/launchContract.ts';
import { gameOf } from '../../core/games/games.ts';
import { SLOT_DESIGNS } from '../../core/games/slots/designs.ts';
import { projectRoot } from '../../server/platform/projectRoot.ts';
import { topics } from '../../server/platform/topics.ts';
import { growJackpot } from '../../server/store/casino/jackpots.ts';
import { replacePromotions, SAMPLE_PROMOTIONS } from '../../server/store/promotions/promotions.ts';
import { CasinoFreeToPlayDocument } from '../../src/features/casino/data/game.generated.ts';
import { StartupDocument, type StartupQuery } from '../../src/platform/startup/startup.generated.ts';
import { buildTestApi, type TestApi } from '../support/buildTestApi.ts';
import { graphqlSocket } from '../support/graphqlSocket.ts';

let api: TestApi;

beforeAll(async () => {
  api = await buildTestApi();
});
afterAll(async () => {
  expect(api.logged).toEqual([]);
  await api.stop();
});

interface Game {
  readonly id: string;
  readonly title: string;
  readonly path: string;
  readonly thumbnails: readonly { readonly width: number; readonly avifUrl: string; readonly webpUrl: string }[];
}
interface Page {
  readonly games: readonly Game[];
  readonly totalCount: number;
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

async function ask<Data>(query: string, authorization?: string): Promise<Data> {
  const { data, errors } = await api.query<Data>(query, {}, authorization);
  expect(errors).toEqual([]);
  return data as Data;
}

const category = async (args: string): Promise<Page | null> =>
  (
    await ask<{ casinoCategory: Page | null }>(`{ casinoCategory(${args}) { totalCount pageInfo { hasNextPage endCursor }
     games { id title path thumbnails { width avifUrl webpUrl } } } }`)
  ).casinoCategory;

describe('outside every operating area', () => {
  it('a standalone casino’s start-up says so with title, body and deep link, which an app with sports does not', async () => {
    const notice = async (brand: string): Promise<unknown> => {
      const answer = await api.app.inject({
        method: 'POST',
        url: '/graphql',
        headers: { host: `${brand}.localhost` },
        payload: { query: print(StartupDocument), variables: {} },
      });
      return answer.json<{ data: StartupQuery }>().data.startup.serviceAttributes.casinoOutOfState;
    };
    const deepLink = { canonicalUrl: null, webUrl: '/info/about' };
    for (const brand of ['hwc', 'tsc'])
      expect(await notice(brand), brand).toEqual({
        title: expect.stringMatching(/^Casino isn’t open in .+ yet$/),
        body: `You can’t play ${brand} games here.`,
        deepLink,
      });
    for (const brand of ['espnbet', 'tsb']) expect(await notice(brand), brand).toBeNull();
  });
});

describe('the free game of a promotion', () => {
  it('is answered for a promotion of the brand that has one and has not ended', async () => {
    const now = api.deps.clock.now().getTime();
    const { brand } = api.deps.config;
    const row = (id: string, more: object) => ({
      id,
      brand,
      title: 'Practice',
      short_description: 's',
      description: 'One.\nTwo.',
      tag: null,
      image: '/art/promo-night.svg',
      cta_label: null,
      cta_path: null,
      ends_at: null,
      free_game_id: 'velvet-sevens',
      ...more,
    });
    const endsAt = new Date(now + 60_000);
    await replacePromotions(api.deps.db.query, [
      row('mine', { ends_at: endsAt }),
      row('over', { ends_at: new Date(now - 1) }),
      row('of-another-brand', { brand: brand === 'hwc' ? 'tsc' : 'hwc' }),
      row('without-a-game', { free_game_id: null }),
    ]);
    const free = async (promotionId: string) =>
      (await api.query(print(CasinoFreeToPlayDocument), { promotionId }, await api.anonymous())).data;
    expect(await free('mine')).toMatchObject({
      casinoFreeToPlay: {
        title: 'Practice',
        description: 'One.\nTwo.',
        endsAt: endsAt.toISOString(),
        game: { id: 'velvet-sevens', title: 'Velvet Sevens', isPlayable: true },
      },
    });
    for (const id of ['over', 'of-another-brand', 'without-a-game', 'nothing'])
      expect(await free(id), id).toEqual({ casinoFreeToPlay: null });
  });

  it('is among the samples, at the page of its promotion, and can be played', async () => {
    await replacePromotions(api.deps.db.query, SAMPLE_PROMOTIONS);
    const free = SAMPLE_PROMOTIONS.filter(({ free_game_id }) => free_game_id != null);
    expect(free.map(({ id, cta_path }) => [id, cta_path])).toEqual([['practice-reels', '/f2p/practice-reels']]);
    const answer = await ask<{ casinoFreeToPlay: unknown }>(
      '{ casinoFreeToPlay(promotionId: "practice-reels") { game { isPlayable } } }',
    );
    expect(answer).toEqual({ casinoFreeToPlay: { game: { isPlayable: true } } });
  });
});

describe('the return of a game that is played here', () => {
  it('is published as its rules compute it, to the hundredth of a percent', async () => {
    const { rows } = await api.deps.db.pool.query<{ id: string; engine: GameEngine; published: number | null }>(
      'SELECT id, engine, return_hundredths AS published FROM casino_games WHERE engine IS NOT NULL ORDER BY id',
    );
    const computed = rows.map(({ id, engine }) => {
      const game = gameOf(engine, id);
      if (game === null) throw new Error(`${id} has no rules`);
      const { numerator, denominator } = game.jackpotReturn();
      const published = game.returnToPlayer().value + Number(numerator) / Number(denominator);
      return { id, engine, published: Math.round(published * 10_000) };
    });
    expect(rows).toEqual(computed);
    expect(new Set(rows.map(({ engine }) => engine))).toEqual(new Set(GAME_ENGINES));
    // Every slot that has rules is in the catalogue.
    expect(rows.filter(({ engine }) => engine === 'slot').map(({ id }) => id)).toEqual(SLOT_DESIGNS.map(({ id }) => id).sort());
    const page = await ask<{ casinoGamePage: unknown }>(
      '{ casinoGamePage(gameId: "blackjack-salon") { game { returnToPlayer } } }',
    );
    expect(page).toEqual({ casinoGamePage: { game: { returnToPlayer: 99.43 } } });
  });
});

describe('the catalogue', () => {
  it('has at least 60 games, each with its limits, return, jackpots, category and provider', async () => {
    const { rows } = await api.deps.db.pool.query('SELECT id FROM casino_games');
    expect(rows.length).toBeGreaterThanOrEqual(60);
    const { casinoGamePage } = await ask<{ casinoGamePage: unknown }>(`{ casinoGamePage(gameId: "copper-canyon") { game {
      id title minimumBet { amount } maximumBet { formattedAmount } returnToPlayer jackpots { name amount { amount } } volatility features
      category { slug label } provider { name } path isPlayable } alsoPlayed { category { slug } } } }`);
    expect(casinoGamePage).toEqual({
      game: {
        id: 'copper-canyon',
        title: 'Copper Canyon',
        returnToPlayer: 94.8,
        volatility: 'MEDIUM',
        minimumBet: { amount: 25 },
        maximumBet: { formattedAmount: '$100.00' },
        jackpots: [
          { name: 'Starfall Grand', amount: { amount: 20_000_000 } },
          { name: 'Starfall Major', amount: { amount: 500_000 } },
          { name: 'Starfall Minor', amount: { amount: 50_000 } },
          { name: 'Starfall Mini', amount: { amount: 5_000 } },
        ],
        features: ['JACKPOT', 'FREE_SPINS'],
        category: { slug: 'slots', label: 'Slots' },
        provider: { name: 'Dust & Ember' },
        path: '/category/slots/copper-canyon',
        isPlayable: true,
      },
      alsoPlayed: [{ category: { slug: 'slots' } }, { category: { slug: 'slots' } }, { category: { slug: 'slots' } }],
    });
  });

  it('has a picture of every game in the widths 200, 424 and 1024, as AVIF and as WebP', async () => {
    const { rows } = await api.deps.db.pool.query<{ id: string }>('SELECT id FROM casino_games');
    for (const { id } of rows) {
      const page = await ask<{ casinoGamePage: { game: Game } }>(
        `{ casinoGamePage(gameId: "${id}") { game { id title path thumbnails { width avifUrl webpUrl } } } }`,
      );
      const { thumbnails } = page.casinoGamePage.game;
      expect(thumbnails.map(({ width }) => width)).toEqual([200, 424, 1024]);
      for (const url of thumbnails.flatMap(({ avifUrl, webpUrl }) => [avifUrl, webpUrl]))
        expect(existsSync(path.join(projectRoot(), 'public', url)), url).toBe(true);
    }
  });
});

describe('what cannot be played', () => {
  it('is in no row, category, menu, jackpot or search; its own address still tells what it is', async () => {
    const listed = await ask<Record<string, unknown>>(`{
      casinoMenu { label children { label } }
      casinoLobby(limit: 20) { rows { games { isPlayable } } }
      casinoSubLobby(slug: "table-games") { rows { category { label } games { isPlayable } } }
      casinoCategory(slug: "new", first: 100) { games { isPlayable } }
      casinoJackpotPage(slug: "starfall") { games { id isPlayable } }
      live: casinoCategory(slug: "live-dealer") { totalCount }
      poker: casinoCategory(slug: "video-poker") { totalCount }
      casinoGamePage(gameId: "baccarat-blue") { game { isPlayable } alsoPlayed { isPlayable } }
    }`);
    const { casinoGamePage, casinoMenu, live, poker, ...lists } = listed;
    expect([live, poker]).toEqual([null, null]);
    expect(JSON.stringify(lists)).toContain('"isPlayable":true');
    expect(JSON.stringify(lists)).not.toContain('"isPlayable":false');
    expect(casinoMenu).toEqual([
      { label: 'Slots', children: [] },
      { label: 'Jackpots', children: [] },
      { label: 'Table Games', children: [{ label: 'Blackjack' }, { label: 'Roulette' }] },
      { label: 'Instant Games', children: [] },
      { label: 'New Games', children: [] },
    ]);
    expect(casinoGamePage).toMatchObject({ game: { isPlayable: false } });
    const { rows } = await api.deps.db.pool.query('SELECT id FROM search_documents WHERE id = ANY($1) ORDER BY id', [
      ['game:baccarat-blue', 'game:live-roulette', 'game:peg-drop', 'game:tens-up'],
    ]);
    expect(rows).toEqual([{ id: 'game:peg-drop' }]);
  });
});

describe('the lobby', () => {
  it('answers its rows by limit and offset', async () => {
    const rows = async (args: string) =>
      (
        await ask<{
          casinoLobby: { totalCount: number; rows: { category: { label: string }; games: unknown[]; totalCount: number }[] };
        }>(`{ casinoLobby${args} { totalCount rows { category { label } totalCount games { id } } } }`)
      ).casinoLobby;
    const first = await rows('(limit: 2, offset: 0)');
    expect(first.rows.map((row) => row.category.label)).toEqual(['Trending', 'Slots']);
    expect(first.rows[1]?.games).toHaveLength(8);
    expect(first.rows[1]?.totalCount).toBe(SLOT_DESIGNS.length);
    const next = await rows('(limit: 20, offset: 2)');
    expect(next.rows.map((row) => row.category.label)).toEqual([
      'Jackpots',
      'Table Games',
      'Instant Games',
      'New Games',
      'Exclusive',
      'Play with rewards',
    ]);
    expect(next.totalCount).toBe(8);
    expect((await api.query('{ casinoLobby(limit: 21) { totalCount } }')).errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  it('answers the categories of a category as rows', async () => {
    const { casinoSubLobby } = await ask<{ casinoSubLobby: { rows: { category: { label: string }; games: Game[] }[] } | null }>(
      '{ casinoSubLobby(slug: "table-games") { rows { category { label } games { id } } } }',
    );
    expect(casinoSubLobby?.rows.map((row) => [row.category.label, row.games.length])).toEqual([
      ['Blackjack', 3],
      ['Roulette', 3],
    ]);
    expect(await ask('{ casinoSubLobby(slug: "slots") { rows { totalCount } } }')).toEqual({ casinoSubLobby: null });
  });
});

describe('a category', () => {
  it('is answered in pages, each game once', async () => {
    const seen: string[] = [];
    let after = '';
    for (let pages = 1; ; pages += 1) {
      const page = await category(`slug: "slots", first: 10${after}`);
      seen.push(...(page?.games ?? []).map(({ id }) => id));
      if (!page?.pageInfo.hasNextPage) {
        expect(pages).toBe(4);
        break;
      }
      after = `, after: "${page.pageInfo.endCursor}"`;
    }
    expect(new Set(seen).size).toBe(SLOT_DESIGNS.length);
    expect(seen).toHaveLength(SLOT_DESIGNS.length);
    expect(await category('slug: "no-such"')).toBeNull();
    const { errors } = await api.query('{ casinoCategory(slug: "slots", after: "nonsense") { totalCount } }');
    expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  it('is filtered by provider, feature and smallest bet, and sorted', async () => {
    const found = await category(
      'slug: "slots", filter: { providerIds: ["orbit"], features: [JACKPOT], minimumBetUpTo: 10 }, sort: NAME',
    );
    expect(found?.games.map(({ title }) => title)).toEqual(['Lunar Lanes', 'Reef Run']);
    expect(found?.totalCount).toBe(2);
  });
});

describe('the lobby of a player', () => {
  it('favourites are stored on the server, one list for each player', async () => {
    const [one, other] = [await api.logIn(), await api.logIn()];
    const set = (game: string, favourite: boolean, authorization?: string) =>
      api.query(`mutation { casinoSetFavourite(gameId: "${game}", favourite: ${favourite}) { id } }`, {}, authorization);
    await set('velvet-sevens', true, one.authorization);
    expect((await set('velvet-sevens', true, one.authorization)).data).toEqual({ casinoSetFavourite: [{ id: 'velvet-sevens' }] });
    expect(await ask('{ casinoFavourites { id } }', other.authorization)).toEqual({ casinoFavourites: [] });
    expect(await ask('{ casinoFavourites { id } }')).toEqual({ casinoFavourites: [] });
    expect((await set('velvet-sevens', false, one.authorization)).data).toEqual({ casinoSetFavourite: [] });
    expect((await set('no-such-game', true, one.authorization)).errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  it('the loyalty cash balance is the credits in the ledger, and null for a visitor', async () => {
    const { authorization } = await api.logIn({ promotionalCreditCents: 2_500 });
    const text = '{ casinoLoyaltyCashBalance { amount formattedAmount } }';
    expect(await ask(text, authorization)).toEqual({ casinoLoyaltyCashBalance: { amount: 2_500, formattedAmount: '$25.00' } });
    expect(await ask(text)).toEqual({ casinoLoyaltyCashBalance: null });
  });
});

describe('jackpots', () => {
  it('arrive over the websocket after every change', async () => {
    const socket = await graphqlSocket(await api.url());
    await socket.waitFor(({ type }) => type === 'connection_ack');
    socket.subscribe('j', 'subscription { casinoJackpotsUpdated { id amount { amount } version } }');
    type Update = { casinoJackpotsUpdated: { id: string; amount: { amount: number } }[] };
    const amounts = () =>
      socket
        .dataOf<Update>('j')
        .map(({ casinoJackpotsUpdated: all }) => all.find(({ id }) => id === 'starfall-mini')?.amount.amount);
    await expect.poll(amounts).toEqual([5_000]);
    for (const [index, byCents] of [136, 1_000].entries()) {
      expect(await growJackpot(api.deps.db.query, 'starfall-mini', byCents)).toBe(true);
      api.deps.bus.publish(topics.jackpots, '{}');
      await expect.poll(() => amounts().length, { timeout: 3_000 }).toBe(index + 2);
    }
    expect(amounts()).toEqual([5_000, 5_136, 6_136]);
    expect(await growJackpot(api.deps.db.query, 'no-such', 1)).toBe(false);
    socket.close();
  });
});
