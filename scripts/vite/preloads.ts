/** Chunks that a page has requested before it imports any other: its HTML and the entry load them (scripts/vite/chunkTable.ts). */
const REQUESTED_FIRST = /^assets\/(?:rolldown-runtime|react|shell|services)-/;

/** Tools, and pages that only a player opens, from another page: the worker holds their files by then, and their names cost every home. */
const NOT_PRELOADED =
  /^assets\/(?:DevTools|AccountLinking|AccountMenuPage|BettingHistory|FanHubPage|FavouritesPage|LocationPage|LoginPreferencesPage|LoyaltyPage|QuickBetsPage|ReferralPages|SaferPlay|UpdatePasswordPage|Wallet)-/;

/** A drawing may come after the words beside it. */
const DRAWING = /Illustration-/;

/** `assets/MyBetsPage`. */
const nameOf = (file: string): string => file.replace(/-[\w-]{8}\.\w+$/, '');

/**
 * The files to preload beside `file`, a lazily imported chunk: those it needs and the page may not have requested yet. The bundler's list
 * also has the chunk itself and those of every page, and the names of all lists are in the first script. `file` is the chunk's name in the
 * import map, whose hash is another one.
 */
export function preloads(file: string, needed: readonly string[], { hostType }: { readonly hostType: 'html' | 'js' }): string[] {
  if (hostType === 'html') return [...needed];
  // Its link is written at once, ahead of those of the address's page. An import alone begins only after them.
  if (file.startsWith('assets/services-')) return [file];
  if (NOT_PRELOADED.test(file)) return [];
  return needed.filter((name) => nameOf(name) !== nameOf(file) && !REQUESTED_FIRST.test(name) && !DRAWING.test(name));
}
