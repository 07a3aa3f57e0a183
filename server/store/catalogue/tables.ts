import type { ColumnType, Generated } from 'kysely';
import type { MarketSubject } from '../../../core/money/markets.ts';
import type { GivenResult, PeriodKind, ResultPeriod, VoidResult } from '../../../core/money/results.ts';
import type { EventStatus, MarketStatus, MarketType, SelectionSide, Side } from '../../../core/wire/contract.ts';
import type { EventFacts, LiveStatistics, Play, StandingsRow } from './statisticsRecords.ts';

export interface Participant {
  readonly side: Side;
  readonly name: string;
  readonly abbreviation: string;
  readonly colors: readonly string[];
  readonly record: string | null;
  /** Place in its competition; missing where the feed does not say it. */
  readonly standing?: number | null;
  /** Seed of a player of a tournament; missing where the feed does not say it. */
  readonly seed?: number | null;
}

export interface PeriodScore {
  readonly label: string;
  readonly home: number;
  readonly away: number;
  /** Absent: by its label. */
  readonly kind?: PeriodKind;
  readonly units?: NonNullable<ResultPeriod['units']>;
}

/** jsonb: read as a value, written as JSON text. */
type Json<Value> = ColumnType<Value, string, string>;

export interface CatalogueTables {
  competitions: {
    id: string;
    sport: string;
    organization: string;
    competition: string;
    name: string;
    icon: string;
    position: number;
  };
  events: {
    id: string;
    competition_id: string;
    source: string;
    external_id: string;
    name: string;
    status: Generated<EventStatus>;
    starts_at: Date;
    participants: Json<readonly Participant[]>;
    home_score: number | null;
    away_score: number | null;
    clock: string | null;
    periods: ColumnType<readonly PeriodScore[], string | undefined, string>;
    sequence: Generated<number>;
    as_of: Generated<Date>;
    /** The time of day of its start is to be announced; `starts_at` is the end of the day. */
    is_time_unknown: Generated<boolean>;
    silent_since: Generated<Date | null>;
    /** See domain/catalogue/sidesKey.ts; empty where its sides are not known. */
    sides_key: Generated<string>;
  };
  markets: {
    id: string;
    event_id: string;
    name: string;
    type: MarketType;
    status: Generated<MarketStatus>;
    main: Generated<boolean>;
    position: Generated<number>;
    subject: ColumnType<MarketSubject, string | undefined, string>;
    /** Key of the rules it is graded by (domain/settlement/rules); null: the plain ones. */
    rules: string | null;
    /** Last change of its status, line or prices, by the business clock. */
    priced_at: Generated<Date>;
    /** Maximum age of an in-play price: an older one that its feed does not confirm is refused. */
    live_price_ms: Generated<number>;
    /** How long an in-play bet is held before it is decided. */
    place_delay_ms: Generated<number>;
    /** Shown as suspended although the feed left it open: see shownStatus.ts. */
    silent: Generated<boolean>;
  };
  /** Heartbeats of feed adapters, by the business clock. */
  feeds: {
    source: string;
    /** Null: the adapter sends no heartbeat. */
    heartbeat_ms: number | null;
    heard_at: Date | null;
    /** Until when the feed has confirmed all in-play prices it has sent. */
    confirmed_at: Date | null;
  };
  selections: {
    id: string;
    market_id: string;
    event_id: string;
    name: string;
    side: SelectionSide;
    outcome: string | null;
    points_hundredths: number | null;
    odds_numerator: number;
    odds_denominator: number;
    position: Generated<number>;
  };
  /** See lineHistory.ts. */
  line_history: {
    selection_id: string;
    /** Quarters of an hour since 1970. */
    quarter: number;
    recorded_at: Date;
    points_hundredths: number | null;
    odds_numerator: number;
    odds_denominator: number;
  };
  feed_holds: {
    id: string;
    event_id: string;
  };
  /** Starts that a feed has moved behind bets: whoever bet between the two has to get the stake back. See feed/lateBets.ts. */
  moved_starts: {
    id: Generated<number>;
    event_id: string;
    started_at: Date;
    late_until: Date;
    written_at: Generated<Date>;
  };
  feed_results: {
    event_id: string;
    result: Json<GivenResult | VoidResult>;
    written_at: Generated<Date>;
  };
  simulator: {
    only_row: Generated<boolean>;
    seed: number;
    key: string;
    simulation: string;
    tick: Generated<number>;
    random_state: number;
    next_number: number;
    last_tick_at: Date;
    paused: Generated<boolean>;
    updates_per_second: Generated<number>;
    /** Where each league is in its fixtures, by its competition's id. */
    schedules: Json<unknown>;
    /** Tournaments, races and titles. */
    fields: Json<unknown>;
  };
  /** See statistics.ts. */
  event_statistics: {
    event_id: string;
    facts: Json<Partial<EventFacts>>;
    live: Json<Partial<LiveStatistics>>;
    as_of: Date;
  };
  event_plays: {
    event_id: string;
    number: number;
    play: Json<Play>;
  };
  competition_standings: {
    competition_id: string;
    columns: Json<readonly string[]>;
    rows: Json<readonly StandingsRow[]>;
    as_of: Date;
  };
  simulator_games: {
    id: Generated<number>;
    competition_id: string;
    game: Json<unknown>;
  };
  simulator_events: {
    event_id: string;
    state: Json<unknown>;
  };
}
