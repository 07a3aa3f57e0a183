import { EVENT_STATUSES, type EventStatus } from '../../../../core/wire/contract.ts';
import { wordsOf } from './matches.ts';
import type { SearchResult, SearchResults } from './results.ts';
import type { SearchTab } from './tabs.ts';

/*
 * The search without a server: over the competitions, teams and events that earlier answers have left on the device. The answers are of
 * whatever queries the pages have made, so nothing about their shape is taken for granted.
 */

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function listOf(value: unknown): readonly Fields[] {
  return Array.isArray(value) ? value.filter(isFields) : [];
}

function pathOf({ sport, organization, competition }: Fields): string {
  const [first, second, third] = [sport, organization, competition].map((slug) => encodeURIComponent(textOf(slug)));
  return `/sport/${first}/organization/${second}/competition/${third}`;
}

function statusOf(value: unknown): EventStatus {
  return EVENT_STATUSES.find((status) => status === value) ?? 'INVALID';
}

interface Listed {
  readonly result: SearchResult;
  /** What the term is compared with. */
  readonly words: readonly string[];
}

function listed(result: SearchResult, ...more: readonly string[]): Listed {
  return { result, words: [result.title, ...more].flatMap(wordsOf) };
}

function competitionOf(fields: Fields): Listed {
  const [id, title, sport] = [textOf(fields.id), textOf(fields.name), textOf(fields.sport)];
  const result = {
    id: `competition:${id}`,
    type: 'COMPETITION',
    title,
    detail: 'On this device',
    icon: textOf(fields.icon),
  } as const;
  return listed({ ...result, path: pathOf(fields), badges: [], event: null }, sport);
}

function eventsOf(fields: Fields): readonly Listed[] {
  const status = statusOf(fields.status);
  if (status !== 'PRE_GAME' && status !== 'IN_PLAY') return [];
  const [id, name, detail, icon] = [textOf(fields.id), textOf(fields.name), textOf(fields.competitionName), textOf(fields.sport)];
  const marketCount = typeof fields.marketCount === 'number' ? fields.marketCount : 0;
  const isTimeUnknown = fields.isTimeUnknown === true;
  const event = {
    name,
    startsAt: textOf(fields.startsAt),
    status,
    marketCount,
    prices: [],
    ...(isTimeUnknown && { isTimeUnknown }),
  };
  const shared = { detail, icon, event, path: `${pathOf(fields)}/event/${encodeURIComponent(id)}` };
  const sides = listOf(fields.participants).map((side) => {
    const colors = Array.isArray(side.colors) ? side.colors.map(textOf) : [];
    return { name: textOf(side.name), badge: { abbreviation: textOf(side.abbreviation), colors } };
  });
  const own = { ...shared, id: `event:${id}`, type: 'EVENT', title: name, badges: sides.map(({ badge }) => badge) } as const;
  return [
    ...sides.map((side) =>
      listed(
        { ...shared, id: `team:${detail}:${side.name}`, type: 'TEAM', title: side.name, badges: [side.badge] },
        detail,
        side.badge.abbreviation,
      ),
    ),
    listed(own, ...sides.map(({ badge }) => badge.abbreviation)),
  ];
}

/** Everything that can be found in the stored answers, each thing once. A team leads to its next event. */
function listedIn(answers: readonly unknown[]): readonly Listed[] {
  const data = answers.flatMap((answer) => (isFields(answer) && isFields(answer.data) ? [answer.data] : []));
  const competitions = data.flatMap((one) => [
    ...listOf(one.competitionSections),
    ...(isFields(one.competition) ? [one.competition] : []),
  ]);
  const events = [
    ...competitions.flatMap(({ events: inside }) => listOf(inside)),
    ...data.flatMap(({ event }) => (isFields(event) ? [event] : [])),
  ];
  // The strip of live events asks for competitions without their address.
  const found = [...competitions.filter(({ sport }) => textOf(sport) !== '').map(competitionOf), ...events.flatMap(eventsOf)];
  const byStart = found.toSorted((one, other) =>
    (one.result.event?.startsAt ?? '').localeCompare(other.result.event?.startsAt ?? ''),
  );
  const once = new Map<string, Listed>();
  for (const one of byStart) if (!once.has(one.result.id)) once.set(one.result.id, one);
  return [...once.values()];
}

const ORDER: readonly SearchResult['type'][] = ['COMPETITION', 'TEAM', 'PLAYER', 'EVENT', 'GAME', 'PAGE'];

/** What matches on the device: every word of the term begins a word of the result. Misspelt words find nothing here. */
export function searchDevice(answers: readonly unknown[], term: string, tab: SearchTab): SearchResults {
  const wanted = wordsOf(term);
  const matches = listedIn(answers).filter(({ words }) => wanted.every((word) => words.some((other) => other.startsWith(word))));
  const results = matches.map(({ result }) => result).toSorted((one, other) => ORDER.indexOf(one.type) - ORDER.indexOf(other.type));
  const count = wanted.length === 0 ? 0 : results.length;
  return { counts: { ALL: count, SPORTSBOOK: count, CASINO: 0 }, results: tab === 'CASINO' || count === 0 ? [] : results };
}
