const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });
const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'short' });
const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });

/** `Today 9:00 PM`, `Sun 4:25 PM` within a week, else `Nov 22, 4:25 PM`; in the reader's own time zone. */
export function startText(startsAt: string, now: number): string {
  const start = new Date(startsAt);
  const today = new Date(now);
  if (start.toDateString() === today.toDateString()) return `Today ${time.format(start)}`;
  const days = (start.getTime() - now) / 86_400_000;
  return days > 0 && days < 6 ? `${weekday.format(start)} ${time.format(start)}` : `${day.format(start)}, ${time.format(start)}`;
}
