/** Addresses of the sports pages (specification, section 2). */
export function competitionPath(sport: string, organization: string, competition: string): string {
  const [first, second, third] = [sport, organization, competition].map(encodeURIComponent);
  return `/sport/${first}/organization/${second}/competition/${third}`;
}

/** The slug at the end of a competition's path. */
export function slugOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** The id of a team as a favourite: its competition and its name. */
export function teamId(ofCompetition: string, name: string): string {
  return `team:${decodeURIComponent(slugOf(ofCompetition))}:${name}`;
}

export function eventPath(sport: string, organization: string, competition: string, eventId: string): string {
  return `${competitionPath(sport, organization, competition)}/event/${encodeURIComponent(eventId)}`;
}

/** In the address of home: the rows of favourites alone. */
export const SHOW_FAVOURITES = 'show=favorites';
