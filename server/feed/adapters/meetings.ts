import type { SourceGame } from './sourceGame.ts';

/** A game of the source that the catalogue has. */
export interface StoredMeeting {
  readonly externalId: string;
  readonly startsAt: Date;
  /** It was played or called off: another day is another meeting. */
  readonly isOver: boolean;
}

/** No pair meets at one ground on two days running: rows closer than this are one game. */
const ONE_MEETING_MS = 2 * 24 * 3_600_000;

const isOneMeeting = (one: { readonly startsAt: Date }, other: { readonly startsAt: Date }): boolean =>
  Math.abs(one.startsAt.getTime() - other.startsAt.getTime()) < ONE_MEETING_MS;

/**
 * Gives the games of a source without ids, whose `externalId` names season, ground and pair, the id of their meeting: `id`, `id_2`, `id_3`.
 * A row of a known day keeps its event; one of another day is a known meeting that was moved, if one waits to be played, or the next one.
 */
export function withMeetings(games: readonly SourceGame[], stored: readonly StoredMeeting[], now: Date): readonly SourceGame[] {
  const rowsOf = grouped(games, ({ externalId }) => externalId);
  const storedOf = grouped(stored, ({ externalId }) => externalId.split('_')[0] ?? '');
  const ids = new Map([...rowsOf].flatMap(([pair, rows]) => [...meetingsOf(pair, rows, storedOf.get(pair) ?? [], now)]));
  return games.map((game) => ({ ...game, externalId: ids.get(game) ?? game.externalId }));
}

function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): ReadonlyMap<string, readonly Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

function meetingsOf(
  pair: string,
  rows: readonly SourceGame[],
  stored: readonly StoredMeeting[],
  now: Date,
): ReadonlyMap<SourceGame, string> {
  const byDay = [...rows].sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  const ids = new Map<SourceGame, string>();
  const free = new Set(stored);
  const take = (game: SourceGame, meeting: StoredMeeting): void => {
    free.delete(meeting);
    ids.set(game, meeting.externalId);
  };
  for (const game of byDay) {
    const meeting = stored.find((one) => isOneMeeting(one, game));
    if (meeting) take(game, meeting);
  }
  let count = stored.length;
  for (const [place, game] of byDay.entries()) {
    if (ids.has(game)) continue;
    const before = byDay[place - 1];
    const same = before && isOneMeeting(before, game) ? ids.get(before) : undefined;
    // A game that was played before a meeting still to come was announced for is not that one.
    const moved = [...free].find((one) => !one.isOver && (game.startsAt > now || game.startsAt > one.startsAt));
    if (same !== undefined) ids.set(game, same);
    else if (moved) take(game, moved);
    else {
      count += 1;
      ids.set(game, count === 1 ? pair : `${pair}_${count}`);
    }
  }
  return ids;
}
