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
