import type { EventStatus } from './contract.ts';

export interface PeriodScore {
  readonly label: string;
  readonly home: number;
  readonly away: number;
}

/** The parts of an event that change, except its prices. */
export interface EventState {
  readonly status: EventStatus;
  readonly homeScore: number | null;
  readonly awayScore: number | null;
  readonly clock: string | null;
  readonly periods: readonly PeriodScore[];
}

/** live: confirmed as the current price · stale: a newer price exists or may exist · paused: no connection. */
export type PriceState = 'live' | 'stale' | 'paused';

/** Whether an event takes bets, whatever the statuses of its markets. */
export function isBettable(status: EventStatus): boolean {
  return status === 'PRE_GAME' || status === 'IN_PLAY';
}
