import { THUMBNAIL_WIDTHS, thumbnailPath } from '../../../../core/casino/thumbnails.ts';
import type { Currency } from '../../../../core/money/money.ts';
import { CASINO_PREFIX } from '../../../../core/wire/casinoPaths.ts';
import { featuresOf } from '../../../domain/casino/listGames.ts';
import type {
  CasinoCategory as StoredCategory,
  CasinoGame as StoredGame,
  CasinoJackpot as StoredJackpot,
} from '../../../store/casino/index.ts';
import type { CasinoCategory, CasinoGame, CasinoJackpot, CasinoRow } from '../generated/resolvers.ts';
import { moneyOf } from '../money.ts';

/** Games of one row of a lobby. */
const ROW_GAMES = 8;

/** The one list whose page the specification gives an address of its own. */
const REWARDS_SLUG = 'play_with_rewards';

export const categoryPath = (slug: string): string =>
  slug === REWARDS_SLUG ? `/${CASINO_PREFIX}category/${slug}` : `/casino/category/${slug}`;
export const gamePath = (categorySlug: string, gameId: string): string => `/${CASINO_PREFIX}category/${categorySlug}/${gameId}`;

export function jackpotOf(jackpot: StoredJackpot, currency: Currency): CasinoJackpot {
  const { id, slug, name, tier, network, amountCents, mustDropCents, lastWonAt, version } = jackpot;
  return {
    id,
    slug,
    name,
    tier,
    network,
    version,
    amount: moneyOf(amountCents, currency),
    mustDropBy: mustDropCents === null ? null : moneyOf(mustDropCents, currency),
    lastWonAt: lastWonAt?.toISOString() ?? null,
    path: `/${CASINO_PREFIX}category/jackpots/${slug}`,
  };
}

export interface GameFacts {
  readonly jackpots: readonly StoredJackpot[];
  readonly currency: Currency;
}

export function gameOf(game: StoredGame, { jackpots, currency }: GameFacts): CasinoGame {
  return {
    id: game.id,
    title: game.title,
    description: game.description,
    provider: { id: game.providerId, name: game.providerName },
    category: categoryOf({ slug: game.categorySlug, label: game.categoryLabel, icon: game.categoryIcon }),
    path: gamePath(game.categorySlug, game.id),
    minimumBet: moneyOf(game.minimumBetCents, currency),
    maximumBet: moneyOf(game.maximumBetCents, currency),
    returnToPlayer: game.returnHundredths === null ? null : game.returnHundredths / 100,
    volatility: game.volatility,
    jackpots: jackpots.filter(({ network }) => network === game.jackpotNetwork).map((jackpot) => jackpotOf(jackpot, currency)),
    features: [...featuresOf(game)],
    isLive: game.isLive,
    isNew: game.isNew,
    isPlayable: game.engine !== null,
    thumbnails: THUMBNAIL_WIDTHS.map((width) => ({
      width,
      avifUrl: thumbnailPath(game.id, width, 'avif'),
      webpUrl: thumbnailPath(game.id, width, 'webp'),
    })),
  };
}

export function categoryOf({ slug, label, icon }: Pick<StoredCategory, 'slug' | 'label' | 'icon'>): CasinoCategory {
  return { slug, label, icon, path: categoryPath(slug) };
}

/** One row for each of these categories that has games. */
export function rowsOf(categories: readonly StoredCategory[], games: readonly StoredGame[], facts: GameFacts): CasinoRow[] {
  return categories.flatMap((category) => {
    const own = games.filter(({ categoryIds }) => categoryIds.includes(category.id));
    if (own.length === 0) return [];
    const shown = own.slice(0, ROW_GAMES).map((game) => gameOf(game, facts));
    return [{ category: categoryOf(category), games: shown, totalCount: own.length }];
  });
}
