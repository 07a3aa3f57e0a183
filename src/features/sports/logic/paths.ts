/** Addresses of the sports pages (specification, section 2). */
export function competitionPath(sport: string, organization: string, competition: string): string {
  const [first, second, third] = [sport, organization, competition].map(encodeURIComponent);
  return `/sport/${first}/organization/${second}/competition/${third}`;
}

export function eventPath(sport: string, organization: string, competition: string, eventId: string): string {
  return `${competitionPath(sport, organization, competition)}/event/${encodeURIComponent(eventId)}`;
}
