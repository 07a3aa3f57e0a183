import type { EventStatus } from './contract.ts';

export interface PeriodScore {
  readonly label: string;
  readonly home: number;
  readonly away: number;
}

/** What changes of an event besides its prices. */
export interface EventState {
  readonly status: EventStatus;
  readonly homeScore: number | null;
  readonly awayScore: number | null;
  readonly clock: string | null;
  readonly periods: readonly PeriodScore[];
}

/** live: the price now, as far as anybody can know · stale: newer ones exist or may exist · paused: no connection to learn of any. */
export type PriceState = 'live' | 'stale' | 'paused';
