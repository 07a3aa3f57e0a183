import type { PickedSelection } from '../../../../core/money/pickedSelection.ts';

/** A parlay that players have open now, as it would be placed now. */
export interface PopularParlay {
  readonly id: string;
  readonly playerCount: number;
  readonly totalOdds: string;
  /** What the price alone says of its chance. */
  readonly impliedPercent: number;
  readonly exampleStakeCents: number;
  readonly examplePayoutCents: number;
  readonly picks: readonly PickedSelection[];
}

/** The orders of the lounge, with the words of their buttons; the first one is the default. */
export const LOUNGE_SORTS = [
  { id: 'POPULAR', label: 'Popular' },
  { id: 'NEWEST', label: 'Newest' },
  { id: 'LIKELIEST', label: 'Most likely' },
  { id: 'STARTING_SOON', label: 'Starting soon' },
] as const;

export type LoungeSort = (typeof LOUNGE_SORTS)[number]['id'];

/** The order that the address names; the default one for any other text. */
export function sortOf(text: string | null): LoungeSort {
  return LOUNGE_SORTS.find(({ id }) => id.toLowerCase() === text)?.id ?? 'POPULAR';
}

/** `3 players have it open`. */
export function playersText(count: number): string {
  return count === 1 ? '1 player has it open' : `${count} players have it open`;
}

/**
 * The chance in plain words: `At this price it loses about 85 times in 100`. The price has the book's margin in it, so the true number is
 * larger: hence "at least".
 */
export function chanceText(impliedPercent: number): string {
  const losses = Math.min(99, Math.floor(100 - impliedPercent));
  return losses < 1 ? 'Even a short price can lose' : `Loses at least ${losses} times in 100, by its own price`;
}

/** What the slip gets: every leg, with where it came from. */
export function loungePicks({ picks }: Pick<PopularParlay, 'picks'>): readonly PickedSelection[] {
  const link = { selectionOrigin: 'parlay_lounge', shareId: null, branchChannel: null };
  return picks.map((pick) => ({ ...pick, link }));
}
