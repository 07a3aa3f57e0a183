import { betslipTopic, readSlip } from '../../../store/betslip/betslips.ts';
import type { GraphqlContext } from '../context.ts';
import type { Betslip, SubscriptionResolvers } from '../generated/resolvers.ts';
import { type Signals, signalSource } from '../signalSource.ts';
import { betslipOf, formatOf, requireOwner } from './slipReader.ts';

/** Price changes are sent at most once a second; changes by the player are sent at once. */
const PRICES_AT_MOST_EVERY_MS = 1000;

/** Subscribes to the updates of exactly the events that the slip's legs belong to. */
class EventWatch {
  readonly #ends = new Map<string, () => void>();
  readonly #context: GraphqlContext;
  readonly #changed: () => void;

  constructor(context: GraphqlContext, changed: () => void) {
    this.#context = context;
    this.#changed = changed;
  }

  /** @returns whether an event was added. */
  set(eventIds: ReadonlySet<string>): boolean {
    for (const [id, end] of this.#ends) {
      if (eventIds.has(id)) continue;
      end();
      this.#ends.delete(id);
    }
    const added = [...eventIds].filter((id) => !this.#ends.has(id));
    for (const id of added) this.#ends.set(id, this.#context.deps.bus.subscribe(`event:${id}`, this.#changed));
    return added.length > 0;
  }
}

export const betslipUpdated: NonNullable<SubscriptionResolvers<GraphqlContext>['betslipUpdated']> = {
  subscribe: (_root, args, context) => {
    const owner = requireOwner(context);
    const format = formatOf(args);
    let events: EventWatch | null = null;
    let lastSent = '';

    async function read(): Promise<{ betslipUpdated: Betslip } | undefined> {
      const stored = await readSlip(context.deps.db, owner);
      const betslip = await betslipOf(context, stored, format);
      // A price may have moved before the subscription to its event began, so the slip is read again.
      if (events?.set(new Set(betslip.marketSelections.map(({ eventId }) => eventId)))) return read();
      // The update of an event may concern another market.
      const text = JSON.stringify(betslip);
      if (text === lastSent) return undefined;
      lastSent = text;
      return { betslipUpdated: betslip };
    }

    function start({ now, soon }: Signals): () => void {
      const watch = new EventWatch(context, soon);
      events = watch;
      const ends = [context.deps.bus.subscribe(betslipTopic(owner), now)];
      if (context.viewer.kind === 'player') ends.push(context.deps.bus.subscribe(`account:${context.viewer.playerId}`, soon));
      return () => {
        events = null;
        watch.set(new Set());
        for (const end of ends) end();
      };
    }

    // The first value is sent at once: it contains what changed since the caller's query, and names the events to subscribe to.
    return signalSource({ start, read, first: true, minimumGapMs: PRICES_AT_MOST_EVERY_MS });
  },
};
