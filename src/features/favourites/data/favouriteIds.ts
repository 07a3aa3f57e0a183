import { createStore } from '../../../platform/externalStore.ts';

const NONE: ReadonlySet<string> = new Set();

/** The ids of what the present player has starred; none for a visitor. */
export const favouriteIds = createStore(NONE);

export function forgetFavourites(): void {
  favouriteIds.set(NONE);
}
