import type { EventStatus } from '../../../core/wire/contract.ts';

/** The first reason why a stream is not shown, in this order. */
export type StreamStatus = 'NOT_OFFERED' | 'NOT_LIVE' | 'LOG_IN' | 'RESTRICTED' | 'NOT_LOCATED' | 'NOT_FUNDED' | 'AVAILABLE';

export interface Watcher {
  /** What keeps the player from a bet on sports (player_may); null: nothing. */
  readonly fault: string | null;
  /** Has a balance that can be bet, or an open bet. */
  readonly isFunded: boolean;
}

const LOCATION_FAULTS: readonly string[] = ['OUTSIDE_OPERATING_AREA', 'EXCLUSION_BOUNDARY', 'LOCATION_UNVERIFIED'];
/** Faults of the player; used-up limits of money keep nobody from watching. */
const PLAYER_FAULTS: readonly string[] = ['PLAYER_RESTRICTED', 'ACKNOWLEDGEMENT_REQUIRED', 'TIME_LIMIT_REACHED'];

/** @param eventStatus null: there is no such event. @param watcher null: nobody is logged in */
export function streamStatus(isOffered: boolean, eventStatus: EventStatus | null, watcher: Watcher | null): StreamStatus {
  if (!isOffered) return 'NOT_OFFERED';
  if (eventStatus !== 'IN_PLAY') return 'NOT_LIVE';
  if (watcher === null) return 'LOG_IN';
  if (watcher.fault !== null && PLAYER_FAULTS.includes(watcher.fault)) return 'RESTRICTED';
  if (watcher.fault !== null && LOCATION_FAULTS.includes(watcher.fault)) return 'NOT_LOCATED';
  return watcher.isFunded ? 'AVAILABLE' : 'NOT_FUNDED';
}
