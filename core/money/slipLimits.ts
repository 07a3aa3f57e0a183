/** What client and server agree on about a slip's size. */

export const MAXIMUM_SELECTIONS = 20;
/** The specification gives no value; the server's configuration may set another one. */
export const MAXIMUM_PARLAY_LEGS = 12;
