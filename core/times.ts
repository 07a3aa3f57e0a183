/** Moments as players read them: English words, the reader's own time zone. */

const DAY_MS = 86_400_000;

interface Formats {
  readonly time: Intl.DateTimeFormat;
  readonly weekday: Intl.DateTimeFormat;
  readonly day: Intl.DateTimeFormat;
  readonly date: Intl.DateTimeFormat;
}

let made: Formats | null = null;

/** Made when the first moment is written: making them takes a browser tens of milliseconds. */
function formats(): Formats {
  made ??= {
    time: new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' }),
    weekday: new Intl.DateTimeFormat('en-US', { weekday: 'short' }),
    day: new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' }),
    date: new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', year: 'numeric' }),
  };
  return made;
}

function isSameDay(then: Date, now: number): boolean {
  return then.toDateString() === new Date(now).toDateString();
}

/** `November 16, 2026`: a date where nothing says that less will do. */
export function dateText(at: Date): string {
  return formats().date.format(at);
}

/** `Nov 16` within this year, else the whole date. */
function dayText(then: Date, now: number): string {
  return then.getFullYear() === new Date(now).getFullYear() ? formats().day.format(then) : dateText(then);
}

/** `today, 7:05 PM`, `yesterday, 9:31 PM`, `Nov 16, 1:00 PM`, `November 16, 2025, 1:00 PM`. `instant` is ISO 8601, `now` epoch milliseconds. */
export function pastText(instant: string, now: number): string {
  const { time } = formats();
  const then = new Date(instant);
  if (isSameDay(then, now)) return `today, ${time.format(then)}`;
  if (isSameDay(then, now - DAY_MS)) return `yesterday, ${time.format(then)}`;
  return `${dayText(then, now)}, ${time.format(then)}`;
}

/** `Today 9:00 PM`, `Sun 4:25 PM` within a week, else `Nov 22, 4:25 PM`, `January 2, 2027, 4:25 PM`. `startsAt` is ISO 8601, `now` epoch milliseconds. */
export function startText(startsAt: string, now: number): string {
  const { time, weekday } = formats();
  const start = new Date(startsAt);
  if (isSameDay(start, now)) return `Today ${time.format(start)}`;
  const days = (start.getTime() - now) / DAY_MS;
  return days > 0 && days < 6 ? `${weekday.format(start)} ${time.format(start)}` : `${dayText(start, now)}, ${time.format(start)}`;
}
