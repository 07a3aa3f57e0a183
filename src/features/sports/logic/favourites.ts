import { teamId } from './paths.ts';
import type { Competition } from './slate.ts';

/** The events of starred competitions and teams, in their competitions. */
export function starredOf(competitions: readonly Competition[], starred: ReadonlySet<string>): readonly Competition[] {
  if (starred.size === 0) return [];
  return competitions.flatMap((competition) => {
    if (starred.has(`competition:${competition.id}`)) return [competition];
    const events = competition.events.filter(({ competitionPath, participants }) =>
      participants.some(({ name }) => starred.has(teamId(competitionPath, name))),
    );
    return events.length === 0 ? [] : [{ ...competition, events }];
  });
}

/** The competitions in which something is starred: they themselves, or a team. */
export function withStars<Link extends Pick<Competition, 'id' | 'path'>>(
  competitions: readonly Link[],
  starred: ReadonlySet<string>,
): readonly Link[] {
  const ids = [...starred];
  return competitions.filter(
    ({ id, path }) => starred.has(`competition:${id}`) || ids.some((starredId) => starredId.startsWith(teamId(path, ''))),
  );
}
