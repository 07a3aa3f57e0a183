/** Times as players read them: English, in the reader's time zone. */

const DAY_MS = 86_400_000;

/*
 * A slate has a start in every row, and creating one Intl.DateTimeFormat delays a browser's first paint by 20 ms or more. Date's own
 * methods are enough for English: toDateString is `Sun Nov 22 2026` by its standard, in the reader's zone.
 */

/** `4:25 PM`. */
export function timeText(at: Date): string {
  const hour = at.getHours();
  return `${hour % 12 || 12}:${String(at.getMinutes()).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

function weekdayText(at: Date): string {
  return at.toDateString().slice(0, 3);
}

/** `Nov 2`. */
function shortDateText(at: Date): string {
  return `${at.toDateString().slice(4, 7)} ${at.getDate()}`;
}

/** The calendar's day before, which can have 23 or 25 hours. */
function dayBefore(now: number): number {
  const then = new Date(now);
  return then.setDate(then.getDate() - 1);
}

function isSameDay(then: Date, now: number): boolean {
  return then.toDateString() === new Date(now).toDateString();
}

/** `November 16, 2026`: the default form of a date. */
export function dateText(at: Date): string {
  return at.toLocaleDateString('en-US', { month: 'long', day: 'numeric', year: 'numeric' });
}

/** `Nov 16` within this year, else the whole date. */
export function dayText(then: Date, now: number): string {
  return then.getFullYear() === new Date(now).getFullYear() ? shortDateText(then) : dateText(then);
}

/** `Nov 16, 6:37 PM`: where it is not known what day it is now. */
export function momentText(at: Date): string {
  return `${shortDateText(at)}, ${timeText(at)}`;
}

/** `today, 7:05 PM`, `yesterday, 9:31 PM`, `Nov 16, 1:00 PM`, `November 16, 2025, 1:00 PM`. `instant`: ISO 8601, `now`: epoch ms. */
export function pastText(instant: string, now: number): string {
  const then = new Date(instant);
  if (isSameDay(then, now)) return `today, ${timeText(then)}`;
  if (isSameDay(then, dayBefore(now))) return `yesterday, ${timeText(then)}`;
  return `${dayText(then, now)}, ${timeText(then)}`;
}

/** `as of 6:37 PM`, `as of yesterday, 6:37 PM`, `as of Nov 16, 6:37 PM`: said beside what is not of now. Parameters as in pastText. */
export function asOfText(instant: string | number, now: number): string {
  const then = new Date(instant);
  return `as of ${isSameDay(then, now) ? timeText(then) : pastText(then.toISOString(), now)}`;
}

/** `Today 9:00 PM`, `Sun 4:25 PM` within a week, else `Nov 22, 4:25 PM`, `January 2, 2027, 4:25 PM`. Parameters as in pastText. */
export function startText(startsAt: string, now: number): string {
  const start = new Date(startsAt);
  if (isSameDay(start, now)) return `Today ${timeText(start)}`;
  const days = (start.getTime() - now) / DAY_MS;
  return days > 0 && days < 6 ? `${weekdayText(start)} ${timeText(start)}` : `${dayText(start, now)}, ${timeText(start)}`;
}

/** The start in a row of a slate: `Today · 10:10 PM`, `Tomorrow · 1:00 PM`, else `Sun Nov 22 · 4:25 PM`. Parameters as in pastText. */
export function rowStartText(startsAt: string, now: number): string {
  const start = new Date(startsAt);
  const tomorrow = new Date(now);
  tomorrow.setDate(tomorrow.getDate() + 1);
  if (isSameDay(start, now)) return `Today · ${timeText(start)}`;
  if (isSameDay(start, tomorrow.getTime())) return `Tomorrow · ${timeText(start)}`;
  return `${weekdayText(start)} ${shortDateText(start)} · ${timeText(start)}`;
}

/** The text for an event whose day alone is known: `Sun Nov 22 · Time to be announced`. @param endOfDay where it is played, ISO 8601. */
export function dayOnlyText(endOfDay: string): string {
  const noon = new Date(Date.parse(endOfDay) - DAY_MS / 2);
  return `${weekdayText(noon)} ${shortDateText(noon)} · Time to be announced`;
}
