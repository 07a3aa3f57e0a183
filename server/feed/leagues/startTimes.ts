import { fromEastern, toEastern } from './easternTime.ts';
import type { Slot } from './leagues.ts';

/** Minimum time before a new event starts, so that players can see it first. */
const LEAST_NOTICE_MS = 20 * 60_000;

/** The next `count` starting times of a weekly plan, earliest first; a time of several events is listed several times. */
export function nextStarts(slots: readonly Slot[], after: Date, count: number): Date[] {
  const starts: Date[] = [];
  const today = toEastern(after);
  const earliest = after.getTime() + LEAST_NOTICE_MS;
  for (let days = 0; starts.length < count && days < 60; days += 1) {
    const weekday = (today.weekday + days) % 7;
    for (const slot of slots) {
      if (slot.weekday !== null && slot.weekday !== weekday) continue;
      const [hour = 0, minute = 0] = slot.time.split(':').map(Number);
      const start = fromEastern(today.year, today.month, today.day + days, hour, minute);
      if (start.getTime() >= earliest) for (let event = 0; event < slot.events; event += 1) starts.push(start);
    }
  }
  return starts.sort((a, b) => a.getTime() - b.getTime()).slice(0, count);
}
