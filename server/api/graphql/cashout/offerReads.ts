import { type ReadOffer, readOffers } from '../../../store/cashout/index.ts';
import type { GraphqlContext } from '../context.ts';

/** The reads of one request that are not begun yet, and the bets that they are for. */
interface Read {
  readonly betIds: Set<number>;
  readonly offers: Promise<ReadonlyMap<number, ReadOffer>>;
}

const reads = new WeakMap<GraphqlContext, Read>();

/** The offer for a bet of a list: all bets that are asked for in one turn of the event loop are read together. */
export async function readOfferOf(context: GraphqlContext, betId: number): Promise<ReadOffer | null> {
  let read = reads.get(context);
  if (read === undefined) {
    const betIds = new Set<number>();
    const offers = Promise.resolve().then(() => {
      reads.delete(context);
      return readOffers(context.deps, [...betIds], context.deps.clock.now());
    });
    read = { betIds, offers };
    reads.set(context, read);
  }
  read.betIds.add(betId);
  return (await read.offers).get(betId) ?? null;
}
