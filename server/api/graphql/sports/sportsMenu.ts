import { groupBy } from '../../../../core/groupBy.ts';
import { competitionPath, eventPath } from '../../../domain/catalogue/eventPath.ts';
import type { CompetitionCount, LiveEventName } from '../../../store/catalogue/index.ts';
import type { SportsMenuItem } from '../generated/resolvers.ts';

/** Sports whose competitions are grouped under the sport's name; leagues of other sports are listed by themselves. */
const HEADINGS: Readonly<Record<string, string>> = {
  soccer: 'Soccer',
  tennis: 'Tennis',
  mma: 'MMA',
  baseball: 'Baseball',
  boxing: 'Boxing',
  cricket: 'Cricket',
  golf: 'Golf',
  motorsport: 'Motor Sport',
};

/** Live events listed below one competition. */
const MAXIMUM_EVENTS = 8;

/**
 * The menu in display order: sport, organization, competition, live event. A level with one entry that says nothing is left out: a sport
 * with one competition is that competition under the sport's name, and organizations are shown only where a sport has several.
 */
export function sportsMenu(competitions: readonly CompetitionCount[], live: readonly LiveEventName[]): SportsMenuItem[] {
  const groups = groupBy(competitions, ({ id, sport }) => (HEADINGS[sport] ? sport : id));
  return groups.map(([first, ...others]) => {
    const heading = HEADINGS[first.sport];
    if (!heading) return competitionItem(first, first.name, live);
    if (others.length === 0) return competitionItem(first, heading, live);
    return header(`sport:${first.sport}`, heading, first.icon, organizationItems([first, ...others], live));
  });
}

function organizationItems(competitions: readonly CompetitionCount[], live: readonly LiveEventName[]): SportsMenuItem[] {
  const groups = groupBy(competitions, ({ organization }) => organization);
  if (groups.length === 1) return competitions.map((competition) => competitionItem(competition, competition.name, live));
  return groups.map((group) => {
    const [{ sport, organization, icon }] = group;
    const children = group.map((competition) => competitionItem(competition, competition.name, live));
    return header(`organization:${sport}:${organization}`, organizationName(organization), icon, children);
  });
}

function competitionItem(competition: CompetitionCount, label: string, live: readonly LiveEventName[]): SportsMenuItem {
  const children = live
    .filter(({ competitionId }) => competitionId === competition.id)
    .slice(0, MAXIMUM_EVENTS)
    .map(({ id, name }) => ({
      id: `event:${id}`,
      label: name,
      icon: competition.icon,
      deepLink: { canonicalUrl: null, webUrl: eventPath(competition, id) },
      live: true,
      liveCount: 0,
      type: 'LEAF' as const,
      children: [],
    }));
  return {
    id: `competition:${competition.id}`,
    label,
    icon: competition.icon,
    deepLink: { canonicalUrl: null, webUrl: competitionPath(competition) },
    live: competition.liveCount > 0,
    liveCount: competition.liveCount,
    type: children.length > 0 ? 'HEADER' : 'LEAF',
    children,
  };
}

function header(id: string, label: string, icon: string, children: readonly SportsMenuItem[]): SportsMenuItem {
  const liveCount = children.reduce((sum, child) => sum + child.liveCount, 0);
  return { id, label, icon, deepLink: null, live: liveCount > 0, liveCount, type: 'HEADER', children };
}

/** `la-liga` is La Liga; up to four letters are an abbreviation. */
function organizationName(slug: string): string {
  if (slug.length <= 4) return slug.toUpperCase();
  return slug.replace(/(^|-)(\w)/g, (_all, dash: string, letter: string) => `${dash && ' '}${letter.toUpperCase()}`);
}
