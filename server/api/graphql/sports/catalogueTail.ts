import type { Deps } from '../../../deps.ts';
import type { Bus } from '../../../platform/bus.ts';
import type { Loop } from '../../../platform/loop.ts';
import { eventIdOf, topics } from '../../../platform/topics.ts';
import { readEvents } from '../../../store/catalogue/index.ts';
import { toSnapshot } from './contractShapes.ts';

const POLL_MS = 1_000;
const SEQUENCE = /"sequence":(\d+)/;

export interface CatalogueTail {
  /** Publishes locally; the tail remembers which sequences were published. */
  readonly bus: Bus;
  /** One check of the database. A change that is still unpublished at the next check is published here. */
  look(db: Deps['db']): Promise<void>;
  loops(deps: Pick<Deps, 'db'>): readonly Loop[];
}

/**
 * Without Redis a process receives only its own messages. The tail finds changes that another process writes into the catalogue (a second
 * server that plays the feed, an import) by checking every event's sequence once a second, and publishes each event's current state to its
 * own listeners: a complete update with the newest sequence, which closes every gap.
 */
export function catalogueTail(local: Bus): CatalogueTail {
  const published = new Map<string, number>();
  let suspects = new Map<string, number>();
  let previousIds: ReadonlySet<string> | null = null;

  const bus: Bus = {
    ...local,
    publish(topic, message) {
      const eventId = eventIdOf(topic);
      if (eventId !== null) notePublished(eventId, Number(SEQUENCE.exec(message)?.[1] ?? 0));
      local.publish(topic, message);
    },
  };
  function notePublished(eventId: string, sequence: number): void {
    if (sequence > (published.get(eventId) ?? 0)) published.set(eventId, sequence);
  }

  async function look(db: Deps['db']): Promise<void> {
    const rows = await db.query.selectFrom('events').select(['id', 'sequence']).execute();
    const ids = new Set(rows.map(({ id }) => id));
    if (previousIds === null) for (const { id, sequence } of rows) notePublished(id, sequence);
    else if (ids.size !== previousIds.size || rows.some(({ id }) => !previousIds?.has(id))) local.publish(topics.catalogue, '{}');
    previousIds = ids;
    for (const id of published.keys()) if (!ids.has(id)) published.delete(id);

    // This process commits its own changes a moment before it publishes them, so only a change missing at two checks counts.
    const unpublished = rows.filter(({ id, sequence }) => sequence > (published.get(id) ?? 0));
    const confirmed = unpublished.filter(({ id }) => (suspects.get(id) ?? 0) > (published.get(id) ?? 0)).map(({ id }) => id);
    suspects = new Map(unpublished.map(({ id, sequence }) => [id, sequence]));
    if (confirmed.length === 0) return;
    for (const event of await readEvents(db, confirmed)) bus.publish(topics.event(event.id), JSON.stringify(toSnapshot(event)));
  }

  return {
    bus,
    look,
    loops: ({ db }) => [
      {
        name: 'catalogue tail',
        everyMs: POLL_MS,
        firstMs: POLL_MS,
        failureText: 'the catalogue could not be looked at',
        pass: () => look(db),
      },
    ],
  };
}
