import { SERVED_FROM_CACHE_HEADER } from '../../../core/wire/headers.ts';

/** Receives the sequence of an event when the server answered, with the number of the connection at the time of the request. */
export interface Sequences {
  /** The number of the current connection. */
  readonly epoch: number;
  observe(eventId: string, sequence: number, epoch: number): void;
}

function walk(value: unknown, visit: (eventId: string, sequence: number) => void): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const item of value) walk(item, visit);
    return;
  }
  const fields = value as Readonly<Record<string, unknown>>;
  if (fields.__typename === 'Event' && typeof fields.id === 'string' && typeof fields.sequence === 'number')
    visit(fields.id, fields.sequence);
  else for (const item of Object.values(fields)) walk(item, visit);
}

/** Reports every event in an answer, except answers from the worker's cache, which prove nothing. */
export function forEachEventSequence(
  data: unknown,
  response: Response | undefined,
  visit: (eventId: string, sequence: number) => void,
): void {
  if (response?.headers.get(SERVED_FROM_CACHE_HEADER) == null) walk(data, visit);
}
