/** Betslip settings. Each is one of the specification's constants, or an honest default where it gives no value. */

/** "Bet Placed reverts after a timeout (value not shown)": long enough to read the receipt. */
export const BET_PLACED_MS = 5_000;

/** Generic debounce default of the specification; an amount is sent this long after the last key. */
export const AMOUNT_DEBOUNCE_MS = 100;

/** One spoken sentence in this time at most. */
export const ANNOUNCE_EVERY_MS = 2_000;

/** How long after a missing answer the placement is asked for, and again; the last value repeats until the truth is known. */
export const CHECK_DELAYS_MS = [500, 1_000, 2_000, 4_000, 5_000] as const;

/** The same for an id that the server did not know when it was asked. */
export const LATE_CHECK_MS = 15_000;

/** A placement without an answer for this long is asked for by its id. The request is not taken back: it may still arrive. */
export const ANSWER_TIMEOUT_MS = 10_000;

/** A request whose end nobody has seen may still reach the server for this long; until then an unknown id proves nothing. */
export const ARRIVES_WITHIN_MS = 30_000;

/** An id that the server has never seen is used for the next try and asked for again this long; then it is forgotten. */
export const UNSETTLED_FOR_MS = 10 * 60_000;

/** While no push connection carries the slip, it is asked for this often. */
export const SLIP_POLL_MS = 5_000;

/** The specification names both labels and no rule between them, so the choice is a setting. */
export type PlaceLabel = 'Place Bet' | 'Bet';
export const PLACE_LABEL: PlaceLabel = 'Place Bet';
