import type { Competition, SlateEvent } from './slate.ts';

/** The tabs of a competition's page. */
export const COMPETITION_TABS = ['games', 'futures', 'props'] as const;
export type CompetitionTab = (typeof COMPETITION_TABS)[number];

const LABELS: Readonly<Record<CompetitionTab, string>> = { games: 'Games', futures: 'Futures', props: 'Player props' };
const GAMES: Readonly<Record<string, string>> = {
  soccer: 'Matches',
  tennis: 'Matches',
  mma: 'Fights',
  boxing: 'Fights',
  golf: 'Tournaments',
  motorsport: 'Races',
};

function isField({ participants }: SlateEvent): boolean {
  return participants.length === 0;
}

export interface CompetitionParts {
  readonly live: readonly SlateEvent[];
  readonly upcoming: readonly SlateEvent[];
  readonly futures: readonly SlateEvent[];
  /** The games that have more than their main markets, with a way to those of their players. */
  readonly props: readonly SlateEvent[];
}

/** Sports in which an event has markets on players. */
const PLAYER_SPORTS: ReadonlySet<string> = new Set(['football', 'basketball', 'hockey', 'soccer', 'baseball']);
/** So many markets a game has without those on players. */
const WITHOUT_PLAYERS = 40;

export function competitionParts({ events }: Pick<Competition, 'events'>): CompetitionParts {
  const matches = events.filter((event) => !isField(event));
  // A tour of golf or of races has no other events than those of a field.
  const isTour = matches.length === 0;
  const games = isTour ? events : matches;
  return {
    live: games.filter(({ status }) => status === 'IN_PLAY'),
    upcoming: games.filter(({ status }) => status !== 'IN_PLAY'),
    futures: isTour ? [] : events.filter(isField),
    props: games.filter(({ sport, marketCount }) => PLAYER_SPORTS.has(sport) && marketCount > WITHOUT_PLAYERS),
  };
}

/** Games always; the others where there is something. */
export function competitionTabs(
  { futures, props }: CompetitionParts,
  sport: string,
): readonly { readonly id: CompetitionTab; readonly label: string }[] {
  const has: Readonly<Record<CompetitionTab, boolean>> = { games: true, futures: futures.length > 0, props: props.length > 0 };
  return COMPETITION_TABS.filter((id) => has[id]).map((id) => ({
    id,
    label: id === 'games' ? (GAMES[sport] ?? LABELS.games) : LABELS[id],
  }));
}

export interface EventDay {
  readonly day: string;
  readonly events: readonly [SlateEvent, ...SlateEvent[]];
}

/** Events under the day of their start. @param dayOf the day of an instant where the reader is */
export function eventDays(events: readonly SlateEvent[], dayOf: (at: number) => string): readonly EventDay[] {
  const days = new Map<string, [SlateEvent, ...SlateEvent[]]>();
  for (const event of events) {
    const day = dayOf(Date.parse(event.startsAt));
    const own = days.get(day);
    if (own) own.push(event);
    else days.set(day, [event]);
  }
  return [...days].map(([day, own]) => ({ day, events: own }));
}

const SPORT_NAMES: Readonly<Record<string, string>> = { mma: 'MMA', motorsport: 'Motor sport' };

/** `Football`: the first step of the way to a page. */
export function sportName(sport: string): string {
  return SPORT_NAMES[sport] ?? sport.charAt(0).toUpperCase() + sport.slice(1).replaceAll('-', ' ');
}
