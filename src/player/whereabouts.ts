import { createStore, type ExternalStore, usePart } from '../platform/externalStore.ts';
import type { Part } from '../platform/feature.ts';
import { type LocationState, NO_LOCATION } from '../platform/location/logic/noLocation.ts';
import { onePerPage } from '../platform/onePerPage.ts';
import { useServices } from '../platform/usePlatform.ts';

interface NamedRegion {
  readonly isoCode: string;
  readonly name: string;
}

/** What the last check found, in words and metres. */
export interface FoundPlace {
  readonly decision: 'REGION' | 'UNDECIDED' | 'OUTSIDE';
  readonly region: NamedRegion | null;
  readonly neighbour: NamedRegion | null;
  readonly distanceMetres: number;
  readonly doubtMetres: number;
  /** ISO 8601. */
  readonly checkedAt: string;
}

/** Where the player is, as the page's one machine knows it. */
export interface Whereabouts {
  readonly check: LocationState;
  /** Null: no check has found one, as in a sandbox before the first. */
  readonly place: FoundPlace | null;
  /** Within a minute. */
  readonly attemptsLeft: number | null;
  /** The device is asked for its position now. */
  readonly isVerifying: boolean;
  /** The codes of the last check that were announced to the player, so that no other page announces them again; empty: none. */
  readonly announced: string;
  /** The mark of the header, with the dialogs and toasts of a check. */
  readonly mark: Part | null;
}

const NOWHERE: Whereabouts = { check: NO_LOCATION, place: null, attemptsLeft: null, isVerifying: false, announced: '', mark: null };

export interface WhereaboutsStore extends ExternalStore<Whereabouts> {
  readonly update: (change: Partial<Whereabouts>) => void;
  /** Checks now, as the player has asked; `done` is called when the check has ended, and at once where nobody checks. */
  readonly checkNow: (done?: () => void) => void;
  /** Takes what checks for a log-in. Returns its end, which forgets everything. */
  readonly follow: (checkNow: (done: () => void) => void) => () => void;
}

export const whereaboutsOf = onePerPage((_services: object): WhereaboutsStore => {
  const { getSnapshot, subscribe, set } = createStore(NOWHERE);
  let followed: ((done: () => void) => void) | null = null;
  return {
    getSnapshot,
    subscribe,
    update: (change) => set({ ...getSnapshot(), ...change }),
    checkNow: (done = () => undefined) => {
      set({ ...getSnapshot(), announced: '' });
      (followed ?? ((now) => now()))(done);
    },
    follow: (checkNow) => {
      followed = checkNow;
      return () => {
        followed = null;
        set(NOWHERE);
      };
    },
  };
});

/** A part of where the player is. @param pick returns a part of it, not a new object. */
export function useWhereabouts<Picked>(pick: (whereabouts: Whereabouts) => Picked): Picked {
  return usePart(whereaboutsOf(useServices()), pick);
}
