export interface TimeStyle {
  /** BCP 47, `en-US`. */
  readonly locale: string;
  /** IANA name; undefined is the machine's own. */
  readonly timeZone?: string;
}

const ENGLISH: TimeStyle = { locale: 'en-US' };

/** Making a format takes the browser 20 ms, and a slate has a start in every row: one for all of them, by the style's key. */
const made = new Map<string, Intl.DateTimeFormat>();

function formatOf({ locale, timeZone }: TimeStyle): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone ?? ''}`;
  const format =
    made.get(key) ??
    new Intl.DateTimeFormat(locale, {
      timeZone,
      weekday: 'short',
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
    });
  made.set(key, format);
  return format;
}

type Parts = Partial<Record<Intl.DateTimeFormatPartTypes, string>>;

function partsOf(at: Date | number, style: TimeStyle): Parts {
  const parts: Parts = {};
  for (const { type, value } of formatOf(style).formatToParts(at)) parts[type] = value;
  return parts;
}

function dayOf({ weekday, month, day }: Parts): string {
  return `${weekday} ${month} ${day}`;
}

/** A start as shown in a row: `Today · 10:10 PM`, `Tomorrow · 1:00 PM`, else `Sun Nov 22 · 4:25 PM`. */
export function formatStart(startsAt: string, nowMs: number, style: TimeStyle = ENGLISH): string {
  const start = partsOf(new Date(startsAt), style);
  const time = `${start.hour}:${start.minute} ${start.dayPeriod ?? ''}`.trimEnd();
  const day = dayOf(start);
  if (day === dayOf(partsOf(nowMs, style))) return `Today · ${time}`;
  if (day === dayOf(partsOf(nowMs + 86_400_000, style))) return `Tomorrow · ${time}`;
  return `${day} · ${time}`;
}
