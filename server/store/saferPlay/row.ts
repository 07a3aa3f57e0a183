/** A row of the log as the database has it. */
export interface SaferPlayRow {
  readonly playerId: string;
  readonly number: number;
  /** ISO 8601 in UTC with six decimals of the second. */
  readonly at: string;
  readonly kind: string;
  /** The text that PostgreSQL writes of the jsonb. */
  readonly body: string;
  readonly previousHash: Buffer;
  readonly hash: Buffer;
  /** In the order in which rows of all players were added, with gaps. */
  readonly position: number;
  /** A head has been due since. */
  readonly isOld: boolean;
}

/** The first thing of a log that does not fit; null: nothing was changed, removed or inserted. */
export interface SaferPlayFlaw {
  readonly where: string;
  readonly what: string;
}
