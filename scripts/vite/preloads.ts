/** Chunks that a page has requested before it imports any other: its HTML and the entry load them (scripts/vite/chunkTable.ts). */
const REQUESTED_FIRST = /^assets\/(?:rolldown-runtime|react|shell|services)-/;

/** The first script. Its lists are in every home. */
const SHELL = /^assets\/shell-/;

/**
 * What a visit begins with: the parts of the layouts, and pages that links from outside lead to. A list in the first script has only these:
 * other pages are opened from a page, and the worker holds their files by then.
 */
const BEGINS =
  /^assets\/(?:layout|sportsbook|simple|PlainLayout|LivePage|CompetitionPage|EventPage|LobbyPage|LogInPage|SignUpPage|SharedBetPage|MyBetsPage|PromotionsPage|SearchPage)-/;

/** A drawing may come after the words beside it. */
const DRAWING = /Illustration-/;

/** `assets/MyBetsPage`. */
const nameOf = (file: string): string => file.replace(/-[\w-]{8}\.\w+$/, '');

interface PreloadHost {
  readonly hostId: string;
  readonly hostType: 'html' | 'js';
}

/**
 * The files to preload beside `file`, a lazily imported chunk: those it needs and the page may not have requested yet. The bundler's list
 * also has the chunk itself and those of every page, and the names of all lists are in the first script. `file` is the chunk's name in the
 * import map, whose hash is another one; `hostId` imports it.
 */
export function preloads(file: string, needed: readonly string[], { hostId, hostType }: PreloadHost): string[] {
  if (hostType === 'html') return [...needed];
  // Its link is written at once, ahead of those of the address's page. An import alone begins only after them.
  if (file.startsWith('assets/services-')) return [file];
  if (SHELL.test(hostId) && !BEGINS.test(file)) return [];
  return needed.filter((name) => nameOf(name) !== nameOf(file) && !REQUESTED_FIRST.test(name) && !DRAWING.test(name));
}
