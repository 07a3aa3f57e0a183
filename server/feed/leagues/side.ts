/** Who plays: a team or a person, with what the drawn badge needs. */
export interface Side {
  readonly name: string;
  /** Two to four letters. */
  readonly abbreviation: string;
  /** Two #rrggbb colours. */
  readonly colors: readonly [string, string];
}
