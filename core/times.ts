/** Moments as players read them: English words, the reader's own time zone. */

const DAY_MS = 86_400_000;

interface Formats {
  readonly time: Intl.DateTimeFormat;
  readonly weekday: Intl.DateTimeFormat;
  readonly day: Intl.DateTimeFormat;
}

let made: Formats | null = null;

/** Made when the first moment is written: making them takes a browser tens of milliseconds. */
function formats(): Formats {
  made ??= {
    time: new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' }),
    weekday: new Intl.DateTimeFormat('en-US', { weekday: 'short' }),
    day: new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' }),
  };
  return made;
}

function isSameDay(then: Date, now: number): boolean {
  return then.toDateString() === new Date(now).toDateString();
}

/** `today, 7:05 PM`, `yesterday, 9:31 PM`, `Nov 16, 1:00 PM`. `instant` is ISO 8601, `now` epoch milliseconds. */
export function pastText(instant: string, now: number): string {
  const { time, day } = formats();
  const then = new Date(instant);
  if (isSameDay(then, now)) return `today, ${time.format(then)}`;
  if (isSameDay(then, now - DAY_MS)) return `yesterday, ${time.format(then)}`;
  return `${day.format(then)}, ${time.format(then)}`;
}

/** `Today 9:00 PM`, `Sun 4:25 PM` within a week, else `Nov 22, 4:25 PM`. `startsAt` is ISO 8601, `now` epoch milliseconds. */
export function startText(startsAt: string, now: number): string {
  const { time, weekday, day } = formats();
  const start = new Date(startsAt);
  if (isSameDay(start, now)) return `Today ${time.format(start)}`;
  const days = (start.getTime() - now) / DAY_MS;
  return days > 0 && days < 6 ? `${weekday.format(start)} ${time.format(start)}` : `${day.format(start)}, ${time.format(start)}`;
}
