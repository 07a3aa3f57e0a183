/** `1:04:09`. Hours are not padded and may exceed 24. */
export function formatElapsed(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

/** `Nov 20, 7:41:52 PM`. */
export function formatMoment(at: number, style: { readonly seconds: boolean; readonly timeZone?: string }): string {
  return new Intl.DateTimeFormat('en-US', {
    timeZone: style.timeZone,
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    ...(style.seconds && { second: '2-digit' }),
  }).format(at);
}

/** `7:41:52 PM`. */
export function formatTime(at: number, timeZone?: string): string {
  return new Intl.DateTimeFormat('en-US', { timeZone, timeStyle: 'medium' }).format(at);
}

/** `7:41 PM`. */
export function formatShortTime(at: number, timeZone?: string): string {
  return new Intl.DateTimeFormat('en-US', { timeZone, timeStyle: 'short' }).format(at);
}

/** `Monday, Nov 30, 12:00 AM EST`: an instant by which something begins, with what a traveller needs to place it. */
export function formatInstant(at: number, timeZone?: string): string {
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    timeZoneName: 'short',
    weekday: 'long',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).format(at);
}

/** `Nov 30, 2026`. */
export function formatDate(at: number, timeZone?: string): string {
  return new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'medium' }).format(at);
}

/** `2026-11-01T23:30:00-05:00`: an instant as the clock of a zone shows it, and how far that is from UTC. */
export function isoWithOffset(at: number, timeZone: string): string {
  const parts = new Map(
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      timeZoneName: 'longOffset',
    })
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  const part = (name: Intl.DateTimeFormatPartTypes): string => parts.get(name) ?? '';
  const offset = part('timeZoneName').replace('GMT', '') || '+00:00';
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}:${part('second')}${offset}`;
}

/** `2026-11-01`: the day that an instant is on in a zone. */
export function dayOf(at: number, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(at);
}

/** `Today, Nov 20`, `Wed, Nov 18`, `Wed, Dec 31, 2025`: the head of a day in a list. */
export function dayHeadText(at: number, now: number, timeZone: string): string {
  const [day, today] = [dayOf(at, timeZone), dayOf(now, timeZone)];
  const text = new Intl.DateTimeFormat('en-US', {
    timeZone,
    month: 'short',
    day: 'numeric',
    ...(day === today ? {} : { weekday: 'short' }),
    ...(day.slice(0, 4) === today.slice(0, 4) ? {} : { year: 'numeric' }),
  }).format(at);
  return day === today ? `Today, ${text}` : text;
}
