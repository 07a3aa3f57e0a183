/**
 * Hours after its start by which an event of a sport has a result, with overtime, breaks and a delay: a bet that is open longer is a
 * discrepancy of the audit. A match of tennis may go on for a day between two of rain.
 */
export const RESULT_HOURS: Readonly<Record<string, number>> = {
  football: 6,
  basketball: 5,
  hockey: 5,
  soccer: 5,
  baseball: 8,
  mma: 10,
  tennis: 24,
};

/** Hours of every other sport. */
export const OTHER_RESULT_HOURS = 24;
