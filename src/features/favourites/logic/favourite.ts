import { startText } from '../../../../core/time/times.ts';
import type { EventStatus } from '../../../../core/wire/contract.ts';

export interface Favourite {
  readonly id: string;
  readonly title: string;
  readonly detail: string;
  readonly icon: string;
  readonly path: string;
  readonly badges: readonly { readonly abbreviation: string; readonly colors: readonly string[] }[];
  /** The next event of a team or player. */
  readonly event: { readonly name: string; readonly startsAt: string; readonly status: EventStatus } | null;
}

/** `Next: Chiefs @ Bills, Sun 4:25 PM`, `Live: …`; without an event what it is. @param now epoch milliseconds */
export function favouriteLine({ detail, event }: Favourite, now: number): string {
  if (event === null) return detail;
  return event.status === 'IN_PLAY' ? `Live: ${event.name}` : `Next: ${event.name}, ${startText(event.startsAt, now)}`;
}
