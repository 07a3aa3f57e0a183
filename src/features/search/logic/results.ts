import type { Odds } from '../../../../core/money/odds.ts';
import { dayOnlyText, startText } from '../../../../core/time/times.ts';
import type { EventStatus } from '../../../../core/wire/contract.ts';
import type { SearchTab } from './tabs.ts';

export type ResultType = 'COMPETITION' | 'TEAM' | 'PLAYER' | 'EVENT' | 'GAME' | 'PAGE';

export interface SearchResult {
  readonly id: string;
  readonly type: ResultType;
  readonly title: string;
  readonly detail: string;
  readonly icon: string;
  readonly path: string;
  readonly badges: readonly { readonly abbreviation: string; readonly colors: readonly string[] }[];
  /** The event itself, or the next one of a team or player. */
  readonly event: {
    readonly name: string;
    /** ISO 8601. */
    readonly startsAt: string;
    readonly isTimeUnknown?: boolean;
    readonly status: EventStatus;
    readonly marketCount: number;
    /** The prices of the winner, as they were when the search was answered. */
    readonly prices: readonly { readonly name: string; readonly odds: Odds }[];
  } | null;
}

export interface SearchResults {
  /** Matches of each tab, also those that are not in `results`. */
  readonly counts: Readonly<Record<SearchTab, number>>;
  /** Results of one tab, best first. */
  readonly results: readonly SearchResult[];
}

export const TAB_LABELS: Readonly<Record<SearchTab, string>> = { ALL: 'All', SPORTSBOOK: 'Sportsbook', CASINO: 'Casino' };

/** The server counts no further. */
const MOST_COUNTED = 99;

export function countText(count: number): string {
  if (count > MOST_COUNTED) return `${MOST_COUNTED}+ results`;
  return count === 1 ? '1 result' : `${count} results`;
}

/** The second line of a result. @param now epoch milliseconds. */
export function detailText({ type, detail, event }: SearchResult, now: number): string {
  if (event === null) return detail;
  const startsAt = event.isTimeUnknown ? dayOnlyText(event.startsAt) : startText(event.startsAt, now);
  const when = event.status === 'IN_PLAY' ? 'Live' : startsAt;
  if (type === 'TEAM' || type === 'PLAYER')
    return event.status === 'IN_PLAY' ? `${detail} · Live: ${event.name}` : `${detail} · Next: ${event.name}, ${when}`;
  return `${detail} · ${when} · ${event.marketCount === 1 ? '1 market' : `${event.marketCount} markets`}`;
}

/** The prices that a result shows: of an event all, of a team its own. */
export function pricesOf({ type, title, event }: SearchResult): readonly { readonly name: string; readonly odds: Odds }[] {
  const prices = event?.prices ?? [];
  if (type === 'EVENT') return prices;
  return type === 'TEAM' ? prices.filter(({ name }) => name === title) : [];
}

export interface Section {
  readonly title: string;
  readonly results: readonly SearchResult[];
}

const SECTIONS: readonly { readonly title: string; readonly types: readonly ResultType[] }[] = [
  { title: 'Teams and competitions', types: ['COMPETITION', 'TEAM'] },
  { title: 'Players', types: ['PLAYER'] },
  { title: 'Events', types: ['EVENT'] },
  { title: 'Games', types: ['GAME'] },
  { title: 'Pages', types: ['PAGE'] },
];

/** The sections of the page that have results, in their order. */
export function sectionsOf(results: readonly SearchResult[]): readonly Section[] {
  return SECTIONS.map(({ title, types }) => ({ title, results: results.filter(({ type }) => types.includes(type)) })).filter(
    (section) => section.results.length > 0,
  );
}

/** Whether pages, the last section, stand beside the others. */
export function hasAside(sections: readonly Section[]): boolean {
  return sections.length > 1 && sections.at(-1)?.title === SECTIONS.at(-1)?.title;
}

export interface EmptyText {
  readonly title: string;
  readonly text: string;
  /** Null: clear the search. */
  readonly otherTab: { readonly tab: SearchTab; readonly label: string } | null;
}

/** An empty tab points to the tab that does have results. */
export function emptyText(tab: SearchTab, term: string, counts: SearchResults['counts'], tabs: readonly SearchTab[]): EmptyText {
  const title = { ALL: 'No results', SPORTSBOOK: 'No teams or events', CASINO: 'No games' }[tab];
  const inSports = tab === 'CASINO' && tabs.includes('SPORTSBOOK') ? counts.SPORTSBOOK : 0;
  const inCasino = tab === 'SPORTSBOOK' && tabs.includes('CASINO') ? counts.CASINO : 0;
  const named = `${title} for “${term}”`;
  if (inSports > 0) {
    const text =
      inSports === 1 ? 'There is 1 sports result with that name.' : `There are ${inSports} sports results with that name.`;
    return { title: named, text, otherTab: { tab: 'SPORTSBOOK', label: 'See sports results' } };
  }
  if (inCasino > 0) {
    const text =
      inCasino === 1 ? 'There is 1 casino result with that name.' : `There are ${inCasino} casino results with that name.`;
    return { title: named, text, otherTab: { tab: 'CASINO', label: 'See casino results' } };
  }
  const wanted = tabs.includes('SPORTSBOOK') ? 'a team, player or game name' : 'the name of a game';
  return { title: named, text: `Check the spelling or try ${wanted}.`, otherTab: null };
}
