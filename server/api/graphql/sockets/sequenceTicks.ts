import type { Deps } from '../../../deps.ts';
import type { Loop } from '../../../platform/loop.ts';
import { readSequences } from '../../../store/catalogue/index.ts';

/** How often the sequences of watched events are sent (contract: about once in five seconds). */
const TICK_MS = 5000;

export interface SequenceTicks {
  /** Reads the sequences of these events at once, so that earlier changes are noticed. @returns the function that ends it. */
  watch(eventIds: readonly string[], onTick: () => void): () => void;
  /** Sequences as of the last tick; unknown events are left out. */
  sequencesOf(eventIds: readonly string[]): { eventId: string; sequence: number }[];
  readonly loop: Loop;
}

interface Watcher {
  readonly eventIds: readonly string[];
  readonly onTick: () => void;
}

function eventsOf(watchers: Iterable<Watcher>): string[] {
  return [...new Set([...watchers].flatMap(({ eventIds }) => eventIds))];
}

/** One query a tick for all sockets of the process. */
export function sequenceTicks(deps: Pick<Deps, 'db' | 'log'>): SequenceTicks {
  const watchers = new Set<Watcher>();
  let sequences: ReadonlyMap<string, number> = new Map();
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
        const rows = await readSequences(deps.db.of('subscriptions'), eventsOf(batch));
        const latest = new Map(sequences);
        for (const { eventId, sequence } of rows) latest.set(eventId, Math.max(sequence, latest.get(eventId) ?? 0));
        sequences = latest;
        for (const { onTick } of batch) onTick();
      }
    } catch (error) {
      deps.log.warn({ err: error }, 'sequences could not be read');
    } finally {
      readingFirst = false;
    }
  }

  async function tick(): Promise<void> {
    if (watchers.size === 0) return;
    const rows = await readSequences(deps.db.of('subscriptions'), eventsOf(watchers));
    sequences = new Map(rows.map(({ eventId, sequence }) => [eventId, sequence]));
    for (const { onTick } of watchers) onTick();
  }

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
    loop: { name: 'sequence ticks', everyMs: TICK_MS, firstMs: TICK_MS, failureText: 'sequences could not be read', pass: tick },
  };
}
