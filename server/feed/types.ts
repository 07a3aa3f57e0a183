import type { MarketSubject } from '../../core/money/markets.ts';
import type { Odds } from '../../core/money/odds.ts';
import type { GivenResult, VoidResult } from '../../core/money/results.ts';
import type { EventStatus, MarketStatus, MarketType, SelectionSide } from '../../core/wire/contract.ts';
import type { EventFacts, LiveStatistics, Participant, PeriodScore, Play, Standings } from '../store/catalogue/index.ts';

/**
 * The stream of changes that every adapter yields (simulator, nflverse CSV, The Odds API, the sandbox) and that `applyFeed` writes. Ids are
 * the catalogue's own and stable: made from the source and the source's id.
 */
export type FeedChange =
  | { readonly kind: 'competition'; readonly competition: FeedCompetition }
  /** Inserts the event, or updates it with its markets and prices; markets not mentioned stay. */
  | { readonly kind: 'event'; readonly event: FeedEvent }
  | { readonly kind: 'prices'; readonly eventId: string; readonly prices: readonly FeedPrice[] }
  | { readonly kind: 'marketStatus'; readonly eventId: string; readonly marketId: string; readonly status: MarketStatus }
  | { readonly kind: 'eventState'; readonly eventId: string; readonly state: FeedEventState }
  /** Ends the event: its markets close to the player and its bets are settled. A second, different result corrects the first. */
  | {
      readonly kind: 'result';
      readonly eventId: string;
      readonly result: FeedResult;
      /** A person knows that it ended before its start by the catalogue; without this such a score is refused. */
      readonly isEarly?: true;
    }
  /** Removes the event from the slate. It stays in the database, because bets refer to it. */
  | { readonly kind: 'removal'; readonly eventId: string }
  /** What pages show beside the markets. Absent: as before; plays are added. */
  | {
      readonly kind: 'statistics';
      readonly eventId: string;
      readonly facts?: EventFacts;
      readonly live?: LiveStatistics;
      readonly plays?: readonly Play[];
    }
  | { readonly kind: 'standings'; readonly standings: Standings };

export interface FeedCompetition {
  readonly id: string;
  /** Slugs of the path. */
  readonly sport: string;
  readonly organization: string;
  readonly competition: string;
  readonly name: string;
  readonly icon: string;
  readonly position: number;
}

export interface FeedSelection {
  readonly id: string;
  readonly name: string;
  readonly side: SelectionSide;
  /** With the side OUTCOME: the key that the market's type reads. */
  readonly outcome?: string;
  readonly pointsHundredths: number | null;
  readonly odds: Odds;
}

export interface FeedMarket {
  readonly id: string;
  readonly name: string;
  readonly type: MarketType;
  readonly status: MarketStatus;
  readonly main: boolean;
  /** Absent: the final score of both sides. */
  readonly subject?: MarketSubject;
  readonly selections: readonly FeedSelection[];
}

/** Absent fields do not change; a new event starts with PRE_GAME and no score. */
export interface FeedEventState {
  readonly status?: EventStatus;
  readonly homeScore?: number;
  readonly awayScore?: number;
  readonly clock?: string;
  readonly periods?: readonly PeriodScore[];
}

export interface FeedEvent {
  readonly id: string;
  readonly competitionId: string;
  readonly source: string;
  readonly externalId: string;
  readonly name: string;
  readonly startsAt: Date;
  readonly participants: readonly Participant[];
  readonly state?: FeedEventState;
  /** Only the day of `startsAt` is known: the event is shown without a time, and takes no bets until it has one. */
  readonly isTimeUnknown?: true;
  /** No market of the event is open, also of those not mentioned. */
  readonly isClosed?: true;
  /** Markets that were offered before, perhaps, and cannot be now: known ones are suspended. */
  readonly withdrawnMarketIds?: readonly string[];
  /** `markets` are all of them: known ones that are not mentioned are suspended. */
  readonly isWhole?: true;
  readonly markets: readonly FeedMarket[];
}

export interface FeedPrice {
  readonly selectionId: string;
  /** Absent: no change. */
  readonly odds?: Odds;
  readonly pointsHundredths?: number | null;
}

export type FeedResult = GivenResult | VoidResult;

/** One published change of one event: the contract's `EventUpdate`, and which changes are of main markets. Null and empty mean: no change. */
export interface EventUpdate {
  readonly eventId: string;
  readonly sequence: number;
  readonly asOf: string;
  readonly status: EventStatus;
  /** As in events.silent_since, whatever else changed. Null and absent: its feed speaks. */
  readonly silentSince?: string | null;
  readonly homeScore: number | null;
  readonly awayScore: number | null;
  readonly clock: string | null;
  readonly periods: readonly PeriodScore[] | null;
  readonly markets: readonly { readonly marketId: string; readonly main: boolean; readonly status: MarketStatus }[];
  readonly prices: readonly {
    readonly selectionId: string;
    readonly main: boolean;
    readonly numeratorLong: number;
    readonly denominatorLong: number;
    readonly points: number | null;
  }[];
}

/** Summary of an applied list of changes. Counts are of rows that really changed: for a repeated import all are zero. */
export interface FeedSummary {
  readonly updates: readonly EventUpdate[];
  readonly eventsAdded: number;
  readonly eventsChanged: number;
  readonly eventsRemoved: number;
  readonly resultsRecorded: number;
  /** Ids that the catalogue does not know; their changes were skipped. */
  readonly unknownIds: readonly string[];
  readonly refusals: readonly FeedRefusal[];
}

/** Why a change was left out, or what of it the operator has to know. */
export interface FeedRefusal {
  readonly eventId: string;
  /** What was left out; START: nothing, but bets are late by it. */
  readonly part: 'EVENT' | 'MARKET' | 'RESULT' | 'START';
  readonly reason: string;
}
