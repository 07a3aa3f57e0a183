import { publicQuery } from '../../../platform/data/declare.ts';
import type { Found } from '../../../platform/data/loadable.ts';
import { usePages, useQuery } from '../../../platform/data/useQuery.ts';
import type { Filters } from '../logic/filters.ts';
import type { CasinoFeature, Game, Jackpot, Row } from '../logic/games.ts';
import { CasinoCategoryDocument, CasinoJackpotPageDocument, CasinoSubLobbyDocument } from './category.generated.ts';
import { gameOf, jackpotOf } from './lobby.ts';

/** Tiles of one answer: more than a large window shows. */
const PAGE_SIZE = 40;

export interface Category {
  readonly label: string;
  readonly games: readonly Game[];
  /** With the filters. */
  readonly totalCount: number;
  readonly endCursor: string | null;
  readonly hasNext: boolean;
  /** The providers of all games of the category. */
  readonly providers: readonly { readonly id: string; readonly name: string; readonly count: number }[];
  readonly features: readonly { readonly feature: CasinoFeature; readonly count: number }[];
}

const category = publicQuery({
  document: CasinoCategoryDocument,
  map: ({ casinoCategory: page }): Found<Category> => ({
    found: page && {
      ...page.category,
      games: page.games.map(gameOf),
      totalCount: page.totalCount,
      endCursor: page.pageInfo.endCursor,
      hasNext: page.pageInfo.hasNextPage,
      providers: page.providers.map(({ provider, count }) => ({ ...provider, count })),
      features: page.features,
    },
  }),
  paging: {
    next: ({ found }) => (found?.hasNext ? { after: found.endCursor } : null),
    append: (before, page) => ({
      found: before.found && page.found && { ...page.found, games: [...before.found.games, ...page.found.games] },
    }),
  },
});

const subLobby = publicQuery({
  document: CasinoSubLobbyDocument,
  map: ({ casinoSubLobby }): Found<readonly Row[]> => ({
    found:
      casinoSubLobby?.rows.map(({ category: of, games, totalCount }) => ({ ...of, totalCount, games: games.map(gameOf) })) ?? null,
  }),
});

export interface JackpotPage {
  readonly jackpot: Jackpot;
  readonly others: readonly Jackpot[];
  readonly games: readonly Game[];
}

const jackpotPage = publicQuery({
  document: CasinoJackpotPageDocument,
  map: ({ casinoJackpotPage: page }): Found<JackpotPage> => ({
    found: page && {
      jackpot: jackpotOf(page.jackpot),
      others: page.others.map(jackpotOf),
      games: page.games.map(gameOf),
    },
  }),
});

export function useCategory(slug: string, { providerIds, features, betUpToCents, sort }: Filters) {
  const filter = { providerIds: [...providerIds], features: [...features], minimumBetUpTo: betUpToCents };
  return usePages(category, { slug, first: PAGE_SIZE, after: null, filter, sort });
}

export const useSubLobby = (slug: string) => useQuery(subLobby, { slug });
export const useJackpotPage = (slug: string) => useQuery(jackpotPage, { slug });
