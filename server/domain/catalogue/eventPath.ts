export interface CompetitionSlugs {
  readonly sport: string;
  readonly organization: string;
  readonly competition: string;
}

/** Path of a competition's page (specification, section 2). */
export function competitionPath({ sport, organization, competition }: CompetitionSlugs): string {
  return `/sport/${sport}/organization/${organization}/competition/${competition}`;
}

/** Path of an event's page. */
export function eventPath(slugs: CompetitionSlugs, eventId: string): string {
  return `${competitionPath(slugs)}/event/${encodeURIComponent(eventId)}`;
}
