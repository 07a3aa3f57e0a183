/** What client and server agree on about a search term. */

/** The specification gives no value; the server's configuration may set another one. */
export const SEARCH_MINIMUM_LENGTH = 3;
/** How long the app waits after the last key before it searches: what start-up names. */
export const SEARCH_DEBOUNCE_MS = 300;
/** The specification's generic debounce, until start-up has named the one of the search. */
export const GENERIC_DEBOUNCE_MS = 100;
export const SEARCH_MAXIMUM_LENGTH = 80;

/** A term as it is searched, addressed and remembered: without `%` and `<`, single spaces, at most 80 characters. */
export function cleanSearchTerm(text: string): string {
  return text.replace(/[%<]/g, '').replace(/\s+/g, ' ').trim().slice(0, SEARCH_MAXIMUM_LENGTH).trim();
}
