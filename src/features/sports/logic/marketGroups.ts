import { type ColumnKey, columnOf, linesLabel, marketHead, periodsLabel } from './marketLabel.ts';
import type { Market, SlateEvent } from './slate.ts';

/** The tabs of the event page, in their order. `all` has no markets of its own. */
export const SECTIONS = ['all', 'lines', 'periods', 'teams', 'alternates', 'other'] as const;
export type SectionKey = (typeof SECTIONS)[number];

/** The content of one accordion of the event page: a table. */
export interface MarketGroup {
  readonly key: string;
  readonly title: string;
  readonly section: Exclude<SectionKey, 'all'>;
  /** `sides`: a row a side and a column a kind of market, as in the lists. `markets`: a row a selection and a column a market. */
  readonly layout: 'sides' | 'markets';
  readonly markets: readonly Market[];
}

export interface EventMarkets {
  /** In the order of their sections, those of one section in server order. */
  readonly open: readonly MarketGroup[];
  /** Closed to betting as a whole when the event was read. What closes later keeps its place until then. */
  readonly closed: readonly MarketGroup[];
}

/** How many accordions are open at first in the tab of all markets. */
export const OPEN_AT_FIRST = 2;

type Draft = Pick<MarketGroup, 'title' | 'section' | 'layout'>;

/** `1st Half Total Goals` is a market of the 1st Half. */
const OF_PERIOD = /^(\d(?:st|nd|rd|th) \p{L}+) \p{L}/u;
const OF_ALTERNATES = /^Alternate /;

function draftOf(market: Market, { sport, participants }: Pick<SlateEvent, 'sport' | 'participants'>, mains: number): Draft {
  const { name, type, main } = market;
  if (main) return { title: mains > 1 ? linesLabel(sport) : marketHead(name), section: 'lines', layout: 'sides' };
  const period = OF_PERIOD.exec(name)?.[1];
  if (period !== undefined) return { title: period, section: 'periods', layout: 'sides' };
  if (OF_ALTERNATES.test(name)) return { title: name, section: 'alternates', layout: 'markets' };
  const isTeamTotal = type === 'TOTAL' && participants.some((side) => name.startsWith(`${side.name} `));
  if (isTeamTotal) return { title: 'Team totals', section: 'teams', layout: 'markets' };
  return { title: name, section: 'other', layout: 'markets' };
}

/** The markets of an event as tables. A table of sides has one market of a kind; another one of that kind has a table of its own. */
export function marketGroups(event: Pick<SlateEvent, 'markets' | 'sport' | 'participants'>): EventMarkets {
  const mains = event.markets.filter((market) => market.main).length;
  const groups = new Map<string, Draft & { markets: Market[]; kinds: Set<ColumnKey> }>();
  for (const market of event.markets) {
    const draft = draftOf(market, event, mains);
    const kind = columnOf(market.type);
    const key = `${draft.section}:${draft.title}`;
    const isTaken = draft.layout === 'sides' && groups.get(key)?.kinds.has(kind) === true;
    const own: Draft = isTaken ? { ...draft, title: market.name, layout: 'markets' } : draft;
    const ownKey = `${own.section}:${own.title}`;
    const group = groups.get(ownKey) ?? { ...own, markets: [], kinds: new Set() };
    group.markets.push(market);
    group.kinds.add(kind);
    groups.set(ownKey, group);
  }
  const all = [...groups]
    .map(([key, { title, section, layout, markets }]) => ({ key, title, section, layout, markets }))
    .toSorted((one, other) => SECTIONS.indexOf(one.section) - SECTIONS.indexOf(other.section));
  const isClosed = ({ markets }: MarketGroup): boolean => markets.every(({ status }) => status === 'HIDDEN');
  return { open: all.filter((group) => !isClosed(group)), closed: all.filter(isClosed) };
}

/** Whether its markets are one market at several lines. */
export function hasLadder({ section }: Pick<MarketGroup, 'section'>): boolean {
  return section === 'alternates' || section === 'other';
}

export interface SectionTab {
  readonly id: SectionKey;
  readonly label: string;
}

/** The tabs of the sections that have open markets; none where there is only one such section. */
export function sectionTabs(open: readonly MarketGroup[], sport: string): readonly SectionTab[] {
  const labels: Readonly<Record<SectionKey, string>> = {
    ...{ all: 'All', lines: linesLabel(sport), periods: periodsLabel(sport) },
    ...{ teams: 'Teams', alternates: 'Alternates', other: 'Other' },
  };
  const present = SECTIONS.filter((id) => open.some(({ section }) => section === id));
  return present.length < 2 ? [] : (['all', ...present] as const).map((id) => ({ id, label: labels[id] }));
}
