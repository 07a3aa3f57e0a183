import { linesLabel } from '../marketLabel.ts';
import type { Market, SlateEvent } from '../slate.ts';
import { type EventFacts, type Layout, type OwnSection, type Place, placeOf, SECTIONS, type SectionKey } from './display.ts';
import { periodsLabel } from './subject.ts';

/** One table of the event page. */
export interface MarketGroup {
  readonly key: string;
  readonly title: string;
  readonly section: OwnSection;
  readonly layout: Layout;
  readonly popular: boolean;
  readonly markets: readonly Market[];
}

export interface EventMarkets {
  /** In the order of their sections, those of one section in server order. */
  readonly open: readonly MarketGroup[];
  /** Closed to betting as a whole when the event was read. What closes later keeps its place until then. */
  readonly closed: readonly MarketGroup[];
}

const isTakenBy = (market: Market) => (other: Market) =>
  other.type === market.type || (market.type.startsWith('MONEYLINE') && other.type.startsWith('MONEYLINE'));

/** The markets of an event as tables. A table of sides has one market of a kind; another one of that kind has a table of its own. */
export function marketGroups(event: EventFacts & Pick<SlateEvent, 'markets'>): EventMarkets {
  const groups = new Map<string, Omit<MarketGroup, 'key' | 'markets'> & { readonly markets: Market[] }>();
  for (const market of event.markets) {
    const place = placeOf(market, event);
    const taken = place.layout === 'sides' && groups.get(keyOf(place))?.markets.some(isTakenBy(market)) === true;
    const own = taken ? apartFrom(place, market) : place;
    const group = groups.get(keyOf(own)) ?? { ...own, markets: [] };
    group.markets.push(market);
    groups.set(keyOf(own), group);
  }
  const all = [...groups]
    .map(([key, group]) => ({ ...group, key, title: titleOf(group) }))
    .toSorted((one, other) => SECTIONS.indexOf(one.section) - SECTIONS.indexOf(other.section));
  const isClosed = ({ markets }: MarketGroup): boolean => markets.every(({ status }) => status === 'HIDDEN');
  return { open: all.filter((group) => !isClosed(group)), closed: all.filter(isClosed) };
}

/** Another market of a kind that its table has already: under its own name. */
function apartFrom(place: Place, { name, type }: Market): Place {
  return { ...place, title: name, layout: type === 'SPREAD' || type === 'TOTAL' ? 'ladder' : 'twoWay', popular: false };
}

const keyOf = ({ section, title, layout }: Pick<MarketGroup, 'section' | 'title' | 'layout'>): string =>
  `${section}:${title}:${layout}`;

/** A table of one main line has that line's name. */
function titleOf({ title, section, layout, markets }: Omit<MarketGroup, 'key'>): string {
  const [only] = markets;
  return section === 'lines' && layout === 'sides' && markets.length === 1 && only !== undefined ? only.name : title;
}

export interface SectionTab {
  readonly id: SectionKey;
  readonly label: string;
}

/** Fewer tables are shown whole: there is nothing to choose from. */
const LEAST_FOR_POPULAR = 6;

/** The tabs of the sections that have open markets, first the one that is open at first; none where there is only one such section. */
export function sectionTabs(open: readonly MarketGroup[], sport: string): readonly SectionTab[] {
  const labels: Readonly<Record<SectionKey, string>> = {
    popular: 'Popular',
    all: 'All',
    lines: linesLabel(sport),
    players: 'Player props',
    scores: SCORES[sport] ?? 'Scores',
    halves: HALVES[sport] ?? 'Halves',
    periods: periodsLabel(sport),
    teams: 'Team props',
    alternates: 'Alternates',
    specials: 'Specials',
  };
  const present = SECTIONS.filter((id) => open.some(({ section }) => section === id));
  if (present.length < 2) return [];
  const hasPopular = open.length >= LEAST_FOR_POPULAR && open.some(({ popular }) => popular);
  const ids: readonly SectionKey[] = hasPopular ? ['popular', ...present, 'all'] : ['all', ...present];
  return ids.map((id) => ({ id, label: labels[id] }));
}

const HALVES: Readonly<Record<string, string>> = { baseball: 'First innings', cricket: 'Innings' };
const SCORES: Readonly<Record<string, string>> = {
  soccer: 'Goals',
  tennis: 'Set scores',
  mma: 'Method and round',
  boxing: 'Method and round',
};

export function groupsOfSection(open: readonly MarketGroup[], chosen: SectionKey): readonly MarketGroup[] {
  if (chosen === 'all') return open;
  return open.filter(({ section, popular }) => (chosen === 'popular' ? popular : section === chosen));
}

/** The groups with what matches every word: the whole of one whose title does, else those of its markets that do. */
export function matchingGroups(
  open: readonly MarketGroup[],
  text: string,
  playerName: (market: Market) => string,
): readonly MarketGroup[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return open;
  const matches = (...texts: readonly string[]): boolean => {
    const all = plain(texts.join(' '));
    return words.every((word) => all.includes(word));
  };
  return open.flatMap((group) => {
    if (matches(group.title)) return [group];
    const markets = group.markets.filter((market) =>
      matches(group.title, market.name, playerName(market), ...market.selections.map(({ name }) => name)),
    );
    return markets.length === 0 ? [] : [{ ...group, markets }];
  });
}

/** Without case and accents. */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
