import type { ColumnType, Generated } from 'kysely';

/** Players and picks are written by functions/tournaments.sql alone. */
export interface TournamentTables {
  tournaments: {
    id: string;
    brand: string;
    name: string;
    sports: string[];
    starts_at: Date;
    ends_at: Date;
    budget: number;
    joined: Generated<number>;
    created_at: Date;
  };
  tournament_players: {
    tournament_id: string;
    player_id: string;
    number: number;
    remaining: ColumnType<number, never, never>;
    joined_at: Date;
  };
}
