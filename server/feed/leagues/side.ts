/** A team or a person, with the data of the drawn badge. */
export interface Side {
  readonly name: string;
  /** Two to four letters. */
  readonly abbreviation: string;
  /** Two #rrggbb colours. */
  readonly colors: readonly [string, string];
  /** What feeds call exactly this side beside `name`. */
  readonly fullNames?: readonly string[];
}
