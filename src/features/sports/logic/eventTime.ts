export interface TimeStyle {
  /** BCP 47, `en-US`. */
  readonly locale: string;
  /** IANA name; undefined is the machine's own. */
  readonly timeZone?: string;
}

const ENGLISH: TimeStyle = { locale: 'en-US' };

function dayKey(at: Date, style: TimeStyle): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: style.timeZone, dateStyle: 'short' }).format(at);
}

/** A start as shown in a row: `Today · 10:10 PM`, `Tomorrow · 1:00 PM`, else `Sun Nov 22 · 4:25 PM`. */
export function formatStart(startsAt: string, nowMs: number, style: TimeStyle = ENGLISH): string {
  const start = new Date(startsAt);
  const { timeZone, locale } = style;
  const time = new Intl.DateTimeFormat(locale, { timeZone, hour: 'numeric', minute: '2-digit' }).format(start);
  const day = dayKey(start, style);
  if (day === dayKey(new Date(nowMs), style)) return `Today · ${time}`;
  if (day === dayKey(new Date(nowMs + 86_400_000), style)) return `Tomorrow · ${time}`;
  const parts = new Intl.DateTimeFormat(locale, { timeZone, weekday: 'short', month: 'short', day: 'numeric' }).formatToParts(
    start,
  );
  const part = (type: string): string => parts.find((candidate) => candidate.type === type)?.value ?? '';
  return `${part('weekday')} ${part('month')} ${part('day')} · ${time}`;
}
