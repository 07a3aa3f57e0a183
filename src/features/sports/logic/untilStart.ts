const MINUTE_MS = 60_000;
const MINUTES_OF_HOUR = 60;
const MINUTES_OF_DAY = 24 * MINUTES_OF_HOUR;

/** `In 1 day 20 h`, `In 3 h 5 min`, `In 12 min`; null once it is less than a minute. `startsAt`: ISO 8601, `now`: epoch ms. */
export function untilStart(startsAt: string, now: number): string | null {
  const minutes = Math.floor((Date.parse(startsAt) - now) / MINUTE_MS);
  if (minutes < 1) return null;
  const days = Math.floor(minutes / MINUTES_OF_DAY);
  const hours = Math.floor((minutes % MINUTES_OF_DAY) / MINUTES_OF_HOUR);
  const parts = [
    days > 0 && `${days} ${days === 1 ? 'day' : 'days'}`,
    hours > 0 && `${hours} h`,
    days === 0 && minutes % MINUTES_OF_HOUR > 0 && `${minutes % MINUTES_OF_HOUR} min`,
  ];
  return `In ${parts.filter(Boolean).join(' ')}`;
}
