import { EASTERN } from '../../../core/time/eastern.ts';

const FORMAT = new Intl.DateTimeFormat('en-US', {
  timeZone: EASTERN,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  weekday: 'short',
});

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

export interface EasternTime {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  /** 0 is Sunday. */
  readonly weekday: number;
}

/** New York's local date and time at an instant. */
export function toEastern(instant: Date): EasternTime & { readonly second: number } {
  const parts = new Map(FORMAT.formatToParts(instant).map(({ type, value }) => [type, value]));
  const number = (type: Intl.DateTimeFormatPartTypes): number => Number(parts.get(type));
  return {
    year: number('year'),
    month: number('month'),
    day: number('day'),
    hour: number('hour'),
    minute: number('minute'),
    second: number('second'),
    weekday: WEEKDAYS.indexOf(parts.get('weekday') ?? ''),
  };
}

/**
 * The instant of a local time in New York, with the daylight saving time of that date. A time skipped in spring counts on from standard
 * time; of one repeated in autumn the first is taken. Day may exceed the month's end.
 */
export function fromEastern(year: number, month: number, day: number, hour: number, minute: number): Date {
  const asIfUtc = Date.UTC(year, month - 1, day, hour, minute);
  // New York is four or five hours behind; the right guess is the one that converts back to the same local time.
  for (const offsetHours of [4, 5]) {
    const instant = new Date(asIfUtc + offsetHours * 3_600_000);
    const shown = toEastern(instant);
    if (Date.UTC(shown.year, shown.month - 1, shown.day, shown.hour, shown.minute) === asIfUtc) return instant;
  }
  return new Date(asIfUtc + 5 * 3_600_000);
}
