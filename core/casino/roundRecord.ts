/** A round as the game server itself has recorded it; the wallet has a record of its own. */
export interface RoundRecord {
  readonly roundId: string;
  /** The game's id. */
  readonly game: string;
  /** The stakes that were taken. */
  readonly betCents: number;
  readonly winCents: number;
  readonly status: 'OPEN' | 'ENDED' | 'RETURNED' | 'REFUSED' | 'STUCK';
}

/** What the operator's sandbox asks its own game server, which is its child process. `playerId` null: of everybody. */
export interface RecordQuestion {
  readonly ask: 'rounds';
  readonly id: number;
  readonly playerId: string | null;
}

export interface RecordAnswer {
  readonly id: number;
  /** Null: the record could not be read. */
  readonly rounds: readonly RoundRecord[] | null;
}
