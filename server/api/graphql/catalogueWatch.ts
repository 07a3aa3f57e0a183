import type { Deps } from '../../deps.ts';
import { topics } from '../../platform/topics.ts';

export interface CatalogueWatch {
  /** Grows whenever the shown catalogue may have changed, as far as this process knows. */
  version(): number;
  /** Reads which events exist and subscribes to them. */
  refresh(): Promise<void>;
  stop(): void;
}

/** Subscribes to every event's updates and the catalogue's own topic, so that the first change invalidates every cached answer. */
export function catalogueWatch(deps: Pick<Deps, 'bus' | 'db' | 'log'>): CatalogueWatch {
  const ends = new Map<string, () => void>();
  let version = 1;
  let stopped = false;
  const changed = (): void => {
    version += 1;
  };

  async function refresh(): Promise<void> {
    const rows = await deps.db.query.selectFrom('events').select('id').execute();
    if (stopped) return;
    const ids = new Set(rows.map((row) => row.id));
    for (const [id, end] of ends) {
      if (ids.has(id)) continue;
      end();
      ends.delete(id);
    }
    for (const id of ids) if (!ends.has(id)) ends.set(id, deps.bus.subscribe(topics.event(id), changed, { watches: false }));
    changed();
  }

  const endCatalogue = deps.bus.subscribe(topics.catalogue, () => {
    changed();
    refresh().catch((error: unknown) => deps.log.warn({ err: error }, 'the list of events could not be read'));
  });

  return {
    version: () => version,
    refresh,
    stop() {
      stopped = true;
      endCatalogue();
      for (const end of ends.values()) end();
      ends.clear();
    },
  };
}
