import { topics } from '../../../platform/topics.ts';
import { readSlip } from '../../../store/betslip/index.ts';
import type { GraphqlContext } from '../context.ts';
import type { Betslip, SubscriptionResolvers } from '../generated/resolvers.ts';
import { SharedSource, type SourceReader } from '../sockets/sharedSource.ts';
import { betslipOf, formatOf, requireOwner } from './slipReader.ts';
import type { SlipFormat } from './slipWriting.ts';

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
    for (const id of added) this.#ends.set(id, this.#context.deps.bus.subscribe(topics.event(id), this.#changed));
    return added.length > 0;
  }
}

/** The owner's slip as it is read for all of their subscriptions. */
function openSlip(context: GraphqlContext, owner: string, format: SlipFormat): SourceReader<Betslip> {
  let events: EventWatch | null = null;

  async function read(): Promise<Betslip> {
    const betslip = await betslipOf(context, await readSlip(context.deps.db, owner), format);
    // A price may have moved before the subscription to its event began, so the slip is read again.
    return events?.set(new Set(betslip.marketSelections.map(({ eventId }) => eventId))) ? read() : betslip;
  }

  return {
    start({ now, soon }) {
      const watch = new EventWatch(context, soon);
      events = watch;
      const ends = [context.deps.bus.subscribe(topics.betslip(owner), now)];
      if (context.viewer.kind === 'player') ends.push(context.deps.bus.subscribe(topics.account(context.viewer.playerId), soon));
      return () => {
        events = null;
        watch.set(new Set());
        for (const end of ends) end();
      };
    },
    read,
    minimumGapMs: PRICES_AT_MOST_EVERY_MS,
  };
}

export const betslipUpdated: NonNullable<SubscriptionResolvers<GraphqlContext>['betslipUpdated']> = {
  subscribe: (_root, args, context) => {
    const owner = requireOwner(context);
    const format = formatOf(args);
    return SharedSource.of<Betslip>({
      key: `slip ${owner} ${format.oddsFormat} ${format.includeOddsTrend}`,
      open: () => openSlip(context, owner, format),
      // The first value contains what changed since the caller's query.
      first: true,
      // The update of an event may concern another market.
      rootValue: (betslip, before) =>
        before !== null && JSON.stringify(betslip) === JSON.stringify(before) ? undefined : { betslipUpdated: betslip },
    });
  },
};
