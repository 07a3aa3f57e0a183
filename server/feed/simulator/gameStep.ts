/**
 * The simulator's estimate of two sides, hidden from the player. `home` and `away` are expected points of a whole game (clock sports) or
 * the chance that either wins a set or the fight (sets, rounds; they sum to one).
 */
export interface Strengths {
  readonly home: number;
  readonly away: number;
}

export interface GameStep<Played> {
  readonly game: Played;
  /** Something happened that makes the current prices invalid. */
  readonly decisive: boolean;
}
