import { CASINO_FEATURES, featuresOf, type GameFilter, listGames, pageOf } from '../../../domain/casino/listGames.ts';
import { kindOf } from '../../../platform/brands.ts';
import { topics } from '../../../platform/topics.ts';
import {
  readCasinoCategories,
  readCasinoGames,
  readFavourites,
  readJackpots,
  readOfferedGames,
  readRecentlyPlayed,
  type CasinoGame as StoredGame,
  setFavourite,
} from '../../../store/casino/index.ts';
import { readBalances } from '../../../store/ledger/index.ts';
import { findPromotion } from '../../../store/promotions/index.ts';
import type { GraphqlContext } from '../context.ts';
import { refuseInput } from '../errors.ts';
import type { CasinoCategoryPage, CasinoGame, CasinoJackpot, Resolvers } from '../generated/resolvers.ts';
import { moneyOf } from '../money.ts';
import { SharedSource } from '../sockets/sharedSource.ts';
import { requirePlayer } from '../viewer.ts';
import { casinoMenu } from './casinoMenu.ts';
import { categoryOf, type GameFacts, gameOf, jackpotOf, rowsOf } from './casinoViews.ts';

const LARGEST_PAGE = 100;
const MOST_ROWS = 20;
const RECENT_GAMES = 12;
const ALSO_PLAYED = 3;
/** Jackpots of a busy hour change many times a second. */
const JACKPOT_GAP_MS = 1_000;

function requireSize(name: string, value: number, most: number, least = 1): void {
  if (value < least || value > most) refuseInput(`${name} is ${least} to ${most}`);
}

async function factsOf({ deps }: GraphqlContext): Promise<GameFacts> {
  return { jackpots: await readJackpots(deps.db), currency: deps.config.currency };
}

async function jackpotsOf({ deps }: GraphqlContext): Promise<CasinoJackpot[]> {
  return (await readJackpots(deps.db)).map((jackpot) => jackpotOf(jackpot, deps.config.currency));
}

/** The games with these ids, in their order. */
async function gamesOf(context: GraphqlContext, ids: readonly string[]): Promise<CasinoGame[]> {
  const [games, facts] = await Promise.all([readCasinoGames(context.deps.db), factsOf(context)]);
  return ids.flatMap((id) => games.filter((game) => game.id === id).map((game) => gameOf(game, facts)));
}

function countsOf(games: readonly StoredGame[]): Pick<CasinoCategoryPage, 'providers' | 'features'> {
  const names = new Map(games.map(({ providerId, providerName }) => [providerId, providerName]));
  const features = games.flatMap(featuresOf);
  return {
    providers: [...names]
      .map(([id, name]) => ({ provider: { id, name }, count: games.filter(({ providerId }) => providerId === id).length }))
      .sort((one, other) => (one.provider.name < other.provider.name ? -1 : 1)),
    features: CASINO_FEATURES.map((feature) => ({ feature, count: features.filter((own) => own === feature).length })),
  };
}

const inCategory = (games: readonly StoredGame[], id: string): readonly StoredGame[] =>
  games.filter(({ categoryIds }) => categoryIds.includes(id));

/** schema/casino.graphql. */
export const casinoResolvers = {
  Query: {
    casinoMenu: async (_root, _args, { deps: { db } }) => {
      const [categories, games] = await Promise.all([readCasinoCategories(db), readOfferedGames(db)]);
      return casinoMenu(categories.filter(({ id }) => inCategory(games, id).length > 0));
    },
    casinoLobby: async (_root, { limit, offset }, context) => {
      requireSize('limit', limit, MOST_ROWS);
      requireSize('offset', offset, 1_000, 0);
      const { db } = context.deps;
      const [categories, games, facts] = await Promise.all([readCasinoCategories(db), readOfferedGames(db), factsOf(context)]);
      const shown = categories.filter(({ parentId }) => parentId === null).filter(({ id }) => inCategory(games, id).length > 0);
      const rows = rowsOf(shown.slice(offset, offset + limit), games, facts);
      return { categories: shown.map(categoryOf), rows, totalCount: shown.length };
    },
    casinoCategory: async (_root, { slug, first, after, filter, sort }, context) => {
      requireSize('first', first, LARGEST_PAGE);
      const { db } = context.deps;
      const [categories, games, facts] = await Promise.all([readCasinoCategories(db), readOfferedGames(db), factsOf(context)]);
      const category = categories.find((each) => each.slug === slug && inCategory(games, each.id).length > 0);
      if (category === undefined) return null;
      const conditions: GameFilter = {
        providerIds: filter?.providerIds ?? [],
        features: filter?.features ?? [],
        minimumBetUpToCents: filter?.minimumBetUpTo ?? null,
      };
      const all = inCategory(games, category.id);
      const found = listGames(all, conditions, sort);
      const page = pageOf(found, first, after ?? null) ?? refuseInput('after must be the endCursor of an earlier page');
      return {
        category: categoryOf(category),
        games: page.games.map((game) => gameOf(game, facts)),
        pageInfo: { hasNextPage: page.hasNextPage, endCursor: page.games.at(-1)?.id ?? null },
        totalCount: found.length,
        ...countsOf(all),
      };
    },
    casinoSubLobby: async (_root, { slug }, context) => {
      const { db } = context.deps;
      const [categories, games, facts] = await Promise.all([readCasinoCategories(db), readOfferedGames(db), factsOf(context)]);
      const category = categories.find((each) => each.slug === slug);
      const children = categories.filter(({ parentId }) => parentId !== null && parentId === category?.id);
      if (category === undefined || children.length === 0) return null;
      return { category: categoryOf(category), rows: rowsOf(children, games, facts) };
    },
    casinoGamePage: async (_root, { gameId }, context) => {
      const [games, facts] = await Promise.all([readCasinoGames(context.deps.db), factsOf(context)]);
      const game = games.find(({ id }) => id === gameId);
      if (game === undefined) return null;
      const alike = games.filter(
        ({ id, categorySlug, engine }) => id !== gameId && engine !== null && categorySlug === game.categorySlug,
      );
      return {
        game: gameOf(game, facts),
        alsoPlayed: alike.slice(0, ALSO_PLAYED).map((each) => gameOf(each, facts)),
      };
    },
    casinoFreeToPlay: async (_root, { promotionId }, context) => {
      const { deps, brand } = context;
      const promotion = await findPromotion(deps.db.query, { brand, kind: kindOf(brand) }, promotionId, deps.clock.now());
      const [game] = promotion?.free_game_id == null ? [] : await gamesOf(context, [promotion.free_game_id]);
      if (promotion === null || game === undefined) return null;
      const { title, description, ends_at } = promotion;
      return { promotionId, title, description, endsAt: ends_at?.toISOString() ?? null, game };
    },
    casinoJackpots: (_root, _args, context) => jackpotsOf(context),
    casinoJackpotPage: async (_root, { slug }, context) => {
      const [games, facts] = await Promise.all([readOfferedGames(context.deps.db), factsOf(context)]);
      const jackpot = facts.jackpots.find((each) => each.slug === slug);
      if (jackpot === undefined) return null;
      const network = facts.jackpots.filter((each) => each.network === jackpot.network);
      return {
        jackpot: jackpotOf(jackpot, facts.currency),
        others: network.filter((each) => each !== jackpot).map((each) => jackpotOf(each, facts.currency)),
        games: games
          .filter(({ jackpotNetwork }) => jackpotNetwork === jackpot.network)
          .slice(0, LARGEST_PAGE)
          .map((game) => gameOf(game, facts)),
      };
    },
    casinoFavourites: async (_root, _args, context) =>
      context.viewer.kind === 'player' ? gamesOf(context, await readFavourites(context.deps.db, context.viewer.playerId)) : [],
    casinoRecentlyPlayed: async (_root, _args, context) =>
      context.viewer.kind === 'player'
        ? gamesOf(context, await readRecentlyPlayed(context.deps.db, context.viewer.playerId, RECENT_GAMES))
        : [],
    casinoLoyaltyCashBalance: async (_root, _args, { viewer, deps }) =>
      viewer.kind === 'player'
        ? moneyOf((await readBalances(deps.db, viewer.playerId)).promotionalCreditCents, deps.config.currency)
        : null,
  },
  Mutation: {
    casinoSetFavourite: async (_root, { gameId, favourite }, context) => {
      const { playerId } = requirePlayer(context);
      const { db, clock } = context.deps;
      if (!(await readCasinoGames(db)).some(({ id }) => id === gameId)) refuseInput('There is no such game');
      await setFavourite(db, playerId, gameId, favourite, clock.now());
      return gamesOf(context, await readFavourites(db, playerId));
    },
  },
  Subscription: {
    casinoJackpotsUpdated: {
      subscribe: (_root, _args, context) =>
        SharedSource.of<readonly CasinoJackpot[]>({
          key: 'jackpots',
          open: () => ({
            start: ({ soon }) => context.deps.bus.subscribe(topics.jackpots, soon),
            read: () => jackpotsOf(context),
            minimumGapMs: JACKPOT_GAP_MS,
          }),
          first: true,
          rootValue: (casinoJackpotsUpdated) => ({ casinoJackpotsUpdated }),
        }),
    },
  },
} satisfies Resolvers<GraphqlContext>;
