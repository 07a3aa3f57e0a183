import type { PeriodScore } from '../../../../core/money/eventState.ts';
import type { MarketSubject } from '../../../../core/money/markets.ts';
import type { Odds } from '../../../../core/money/odds.ts';
import type { EventStatus, MarketStatus, MarketType, SelectionSide, Side } from '../../../../core/wire/contract.ts';

/** The slate as the sports screens use it, mapped from the contract. */

export interface Participant {
  readonly side: Side;
  readonly name: string;
  readonly abbreviation: string;
  readonly colors: readonly string[];
  readonly record: string | null;
  /** What only the page of its event asks for. */
  readonly standing?: number | null;
  readonly seed?: number | null;
  /** Logos of a team. */
  readonly logos?: readonly ParticipantImage[];
  /** The picture of a person. */
  readonly headshot?: ParticipantImage | null;
}

/** A square image. */
export interface ParticipantImage {
  /** In pixels. */
  readonly size: number;
  readonly path: string;
}

/** A player of a team, whose statistics can be bet on. */
export interface Player {
  readonly id: string;
  readonly name: string;
  readonly side: Side | null;
  /** Under the name: `BOS · Forward`. */
  readonly detail: string | null;
  readonly headshot: ParticipantImage | null;
}

/** A selection with its price at the time of the query. The price store has the current price. */
export interface Selection {
  readonly id: string;
  readonly name: string;
  readonly side: SelectionSide;
  /** What it says of the result, where the side does not: `2-1`. */
  readonly outcome?: string | null;
  readonly pointsHundredths: number | null;
  readonly odds: Odds;
}

export interface Market {
  readonly id: string;
  readonly name: string;
  readonly type: MarketType;
  readonly status: MarketStatus;
  readonly main: boolean;
  readonly subject?: MarketSubject | null;
  readonly selections: readonly Selection[];
}

/** In display order. */
export type Sides = readonly [Participant, Participant];

export interface SlateEvent {
  readonly id: string;
  readonly name: string;
  /** Path of its page. */
  readonly path: string;
  readonly sport: string;
  readonly competitionName: string;
  readonly competitionPath: string;
  readonly status: EventStatus;
  readonly startsAt: string;
  /** The time is to be announced: `startsAt` is the end of the day. */
  readonly isTimeUnknown?: boolean;
  /** Two sides; none of a tournament, a race or a title, whose markets name the runners. */
  readonly participants: Sides | readonly [];
  readonly homeScore: number | null;
  readonly awayScore: number | null;
  readonly clock: string | null;
  readonly periods: readonly PeriodScore[];
  readonly marketCount: number;
  readonly markets: readonly Market[];
  /** Those with markets of their own; only the page of its event asks for them. */
  readonly players?: readonly Player[];
}

/** What a link to a competition shows. */
export interface CompetitionLink {
  readonly id: string;
  readonly name: string;
  readonly path: string;
  readonly sport: string;
  /** Counts also the events that a list leaves to the competition's page. */
  readonly eventCount: number;
}

export interface Competition extends CompetitionLink {
  readonly icon: string;
  readonly events: readonly SlateEvent[];
}
