import type { ColumnType, Generated } from 'kysely';

export type EventStatus = 'PRE_GAME' | 'IN_PLAY' | 'FINISHED' | 'CANCELLED' | 'HIDDEN' | 'INVALID';
export type MarketStatus = 'OPEN' | 'HIDDEN' | 'CLOSED';
export type MarketType = 'MONEYLINE' | 'MONEYLINE_THREE_WAY' | 'SPREAD' | 'TOTAL';
export type SelectionSide = 'HOME' | 'AWAY' | 'DRAW' | 'OVER' | 'UNDER';

export interface Participant {
  readonly side: 'HOME' | 'AWAY';
  readonly name: string;
  readonly abbreviation: string;
  readonly colors: readonly string[];
  readonly record: string | null;
}

export interface PeriodScore {
  readonly label: string;
  readonly home: number;
  readonly away: number;
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
  };
  markets: {
    id: string;
    event_id: string;
    name: string;
    type: MarketType;
    status: Generated<MarketStatus>;
    main: Generated<boolean>;
    position: Generated<number>;
  };
  selections: {
    id: string;
    market_id: string;
    event_id: string;
    name: string;
    side: SelectionSide;
    points_hundredths: number | null;
    odds_numerator: number;
    odds_denominator: number;
    position: Generated<number>;
  };
}
