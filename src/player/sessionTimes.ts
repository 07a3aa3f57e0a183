import { createStore, usePart, useStore } from '../platform/externalStore.ts';
import { noSessionTimes, type SessionTimesState } from '../platform/session/sessionTimesState.ts';
import { useServices } from '../platform/usePlatform.ts';

const NO_SESSION = createStore(noSessionTimes(0));

/** The clock and the reality check of the player's session, or one part of them. @param pick returns a part, not a new object. */
export function useSessionTimes<Part>(pick: (times: SessionTimesState) => Part): Part {
  return usePart(useStore(useServices().playerSession)?.times ?? NO_SESSION, pick);
}
