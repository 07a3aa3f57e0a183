const FORMATS = new Map<string, Intl.DateTimeFormat>();

function format(zone: string): Intl.DateTimeFormat {
  const cached = FORMATS.get(zone);
  if (cached) return cached;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  FORMATS.set(zone, made);
  return made;
}

/** The local time of a zone at an instant, as if it were one of UTC, in milliseconds. */
function shownMs(zone: string, instantMs: number): number {
  const parts = new Map(
    format(zone)
      .formatToParts(instantMs)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
}

/**
 * The instant of a local time in a zone, with the daylight saving time of that date. A time skipped in spring counts on from standard time;
 * of one repeated in autumn the first is taken.
 */
export function fromZone(zone: string, year: number, month: number, day: number, hour: number, minute: number): Date {
  const local = Date.UTC(year, month - 1, day, hour, minute);
  // The zone's distance from UTC half a day before and after: the earlier instant that is shown as the wanted time is the right one.
  const distances = [-12, 12].map((hours) => shownMs(zone, local + hours * 3_600_000) - (local + hours * 3_600_000));
  const instants = distances.map((distance) => local - distance).sort((a, b) => a - b);
  return new Date(instants.find((instant) => shownMs(zone, instant) === local) ?? instants[1] ?? local);
}
