import type { Deps } from '../../../deps.ts';
import { readSequences } from '../../../store/catalogue/index.ts';

/** How often the sequences of watched events are sent (contract: about once in five seconds). */
const TICK_MS = 5000;

export interface SequenceTicks {
  /** Reads the sequences of these events at once, so that earlier changes are noticed. @returns the function that ends it. */
  watch(eventIds: readonly string[], onTick: () => void): () => void;
  /** Sequences as of the last tick; unknown events are left out. */
  sequencesOf(eventIds: readonly string[]): { eventId: string; sequence: number }[];
  stop(): void;
}

interface Watcher {
  readonly eventIds: readonly string[];
  readonly onTick: () => void;
}

function eventsOf(watchers: Iterable<Watcher>): string[] {
  return [...new Set([...watchers].flatMap(({ eventIds }) => eventIds))];
}

/** One timer and one query a tick for all sockets of the process. */
export function sequenceTicks(deps: Pick<Deps, 'db' | 'log'>, everyMs: number = TICK_MS): SequenceTicks {
  const watchers = new Set<Watcher>();
  let sequences: ReadonlyMap<string, number> = new Map();
  let reading = false;
  /** Those that wait for their first sequences. */
  const fresh = new Set<Watcher>();
  let readingFirst = false;

  /** One query at a time for all that have begun to watch meanwhile. */
  async function readFirst(): Promise<void> {
    if (readingFirst) return;
    readingFirst = true;
    try {
      while (fresh.size > 0) {
        const batch = [...fresh];
        fresh.clear();
        const rows = await readSequences(deps.db.subscriptions, eventsOf(batch));
        const known = new Map(sequences);
        for (const { eventId, sequence } of rows) known.set(eventId, Math.max(sequence, known.get(eventId) ?? 0));
        sequences = known;
        for (const { onTick } of batch) onTick();
      }
    } catch (error) {
      deps.log.warn({ err: error }, 'sequences could not be read');
    } finally {
      readingFirst = false;
    }
  }

  async function tick(): Promise<void> {
    if (reading || watchers.size === 0) return;
    reading = true;
    try {
      const rows = await readSequences(deps.db.subscriptions, eventsOf(watchers));
      sequences = new Map(rows.map(({ eventId, sequence }) => [eventId, sequence]));
      for (const { onTick } of watchers) onTick();
    } catch (error) {
      deps.log.warn({ err: error }, 'sequences could not be read');
    } finally {
      reading = false;
    }
  }

  const timer = setInterval(() => void tick(), everyMs);
  timer.unref();
  return {
    watch(eventIds, onTick) {
      const watcher = { eventIds, onTick };
      watchers.add(watcher);
      fresh.add(watcher);
      void readFirst();
      return () => {
        watchers.delete(watcher);
        fresh.delete(watcher);
      };
    },
    sequencesOf: (eventIds) =>
      eventIds.flatMap((eventId) => {
        const sequence = sequences.get(eventId);
        return sequence === undefined ? [] : [{ eventId, sequence }];
      }),
    stop: () => clearInterval(timer),
  };
}
