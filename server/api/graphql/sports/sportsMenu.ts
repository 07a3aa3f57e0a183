import { competitionPath } from '../../../domain/catalogue/eventPath.ts';
import type { CompetitionCount } from '../../../store/catalogue/index.ts';
import type { SportsMenuItem } from '../generated/resolvers.ts';

/** Sports whose competitions are grouped under the sport's name; leagues of other sports are listed by themselves. */
const HEADINGS: Readonly<Record<string, string>> = { soccer: 'Soccer', tennis: 'Tennis', mma: 'MMA' };

/** The menu in display order. A heading appears only over several competitions; a single one is a leaf under the heading's name. */
export function sportsMenu(competitions: readonly CompetitionCount[]): SportsMenuItem[] {
  const groups = new Map<string, CompetitionCount[]>();
  for (const competition of competitions) {
    const key = HEADINGS[competition.sport] ? competition.sport : competition.id;
    groups.set(key, [...(groups.get(key) ?? []), competition]);
  }
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const heading = HEADINGS[first.sport];
    if (!heading) return [leaf(first, first.name)];
    if (others.length === 0) return [leaf(first, heading)];
    const children = [first, ...others].map((competition) => leaf(competition, competition.name));
    const liveCount = children.reduce((sum, child) => sum + child.liveCount, 0);
    return [
      {
        id: `sport:${first.sport}`,
        label: heading,
        icon: first.icon,
        deepLink: null,
        live: liveCount > 0,
        liveCount,
        type: 'HEADER' as const,
        children,
      },
    ];
  });
}

function leaf(competition: CompetitionCount, label: string): SportsMenuItem {
  const path = competitionPath(competition);
  return {
    id: `competition:${competition.id}`,
    label,
    icon: competition.icon,
    deepLink: { canonicalUrl: null, webUrl: path },
    live: competition.liveCount > 0,
    liveCount: competition.liveCount,
    type: 'LEAF',
    children: [],
  };
}
