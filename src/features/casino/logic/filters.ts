import { formatMoney } from '../../../../core/money/money.ts';
import type { CasinoFeature } from './games.ts';

export const SORTS = ['POPULAR', 'NEWEST', 'NAME', 'RETURN'] as const;
export type GameSort = (typeof SORTS)[number];

export const SORT_LABELS: Readonly<Record<GameSort, string>> = {
  POPULAR: 'Popular',
  NEWEST: 'Newest',
  NAME: 'Name',
  RETURN: 'Return to player',
};

export const FEATURES = ['JACKPOT', 'FREE_SPINS', 'REWARDS', 'EXCLUSIVE'] as const satisfies readonly CasinoFeature[];

export const FEATURE_LABELS: Readonly<Record<CasinoFeature, string>> = {
  JACKPOT: 'Jackpot',
  FREE_SPINS: 'Free spins',
  REWARDS: 'Play with rewards',
  EXCLUSIVE: 'Exclusive',
};

/** Choices of the largest smallest bet, in cents. */
export const BET_BOUNDS = [10, 20, 100, 500, 1_000] as const;

/** What a category is narrowed down to; part of its address, so that going back finds it again. */
export interface Filters {
  readonly providerIds: readonly string[];
  readonly features: readonly CasinoFeature[];
  /** Null: any. */
  readonly betUpToCents: number | null;
  readonly sort: GameSort;
}

export const NO_FILTERS: Filters = { providerIds: [], features: [], betUpToCents: null, sort: 'POPULAR' };

const named = <Name extends string>(names: readonly Name[], text: string): Name | undefined =>
  names.find((name) => name === text.toUpperCase());

/** Reads `?studio=orbit&with=jackpot&bet=100&sort=name`; unknown values are left out. */
export function filtersOf(search: string): Filters {
  const read = new URLSearchParams(search);
  const bet = Number(read.get('bet'));
  return {
    providerIds: read.getAll('studio').filter((id) => /^[a-z0-9-]{1,40}$/.test(id)),
    features: read.getAll('with').flatMap((text) => named(FEATURES, text) ?? []),
    betUpToCents: BET_BOUNDS.find((bound) => bound === bet) ?? null,
    sort: named(SORTS, read.get('sort') ?? '') ?? 'POPULAR',
  };
}

export function searchOf({ providerIds, features, betUpToCents, sort }: Filters): string {
  const written = new URLSearchParams([
    ...providerIds.map((id) => ['studio', id]),
    ...features.map((feature) => ['with', feature.toLowerCase()]),
    ...(betUpToCents === null ? [] : [['bet', String(betUpToCents)]]),
    ...(sort === 'POPULAR' ? [] : [['sort', sort.toLowerCase()]]),
  ]);
  return written.size === 0 ? '' : `?${written}`;
}

/** How many conditions there are; the order is none. */
export const countOf = ({ providerIds, features, betUpToCents }: Filters): number =>
  providerIds.length + features.length + (betUpToCents === null ? 0 : 1);

export const toggled = <Item>(items: readonly Item[], item: Item): readonly Item[] =>
  items.includes(item) ? items.filter((each) => each !== item) : [...items, item];

export interface ActiveFilter {
  readonly label: string;
  /** The filters without this one. */
  readonly without: Filters;
}

/** Each condition with its words; a studio that is not known has none. */
export function activeFilters(
  filters: Filters,
  providers: readonly { readonly id: string; readonly name: string }[],
): readonly ActiveFilter[] {
  const { providerIds, features, betUpToCents } = filters;
  return [
    ...providers
      .filter(({ id }) => providerIds.includes(id))
      .map(({ id, name }) => ({ label: name, without: { ...filters, providerIds: toggled(providerIds, id) } })),
    ...features.map((feature) => ({
      label: FEATURE_LABELS[feature],
      without: { ...filters, features: toggled(features, feature) },
    })),
    ...(betUpToCents === null
      ? []
      : [{ label: `Smallest bet up to ${formatMoney(betUpToCents)}`, without: { ...filters, betUpToCents: null } }]),
  ];
}
