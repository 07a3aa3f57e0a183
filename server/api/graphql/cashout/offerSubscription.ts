import { readOffers } from '../../../store/cashout/index.ts';
import type { GraphqlContext } from '../context.ts';
import { refuseInput } from '../errors.ts';
import type { CashOutOffer, SubscriptionResolvers } from '../generated/resolvers.ts';
import { type Signals, signalSource } from '../signalSource.ts';
import { requirePlayer } from '../viewer.ts';
import { readBetId } from './betIds.ts';
import { toOffer } from './offerShapes.ts';

/** Offers that follow prices are sent at most so often; a bet that was cashed out or settled is sent at once. */
const OFFERS_AT_MOST_EVERY_MS = 1_000;
const MOST_BETS = 50;

export const cashOutOffersUpdated: NonNullable<SubscriptionResolvers<GraphqlContext>['cashOutOffersUpdated']> = {
  subscribe: (_root, { betIds }, context) => {
    const { playerId } = requirePlayer(context);
    if (betIds.length > MOST_BETS) refuseInput(`At most ${MOST_BETS} bets can be followed`);
    const wanted = [...new Set(betIds.map(readBetId))];
    const { bus, clock, config } = context.deps;
    const watched = new Map<string, () => void>();
    const sent = new Map<string, string>();
    let signals: Signals | null = null;

    async function read(): Promise<{ cashOutOffersUpdated: CashOutOffer[] } | undefined> {
      const offers = [...(await readOffers(context.deps, wanted, clock.now())).values()].filter(
        (offer) => offer.playerId === playerId,
      );
      const fresh = offers.flatMap(({ eventIds }) => eventIds).filter((id) => !watched.has(id));
      // A price may have moved before the subscription to its event began, so the offers are read again.
      if (signals !== null && fresh.length > 0) {
        for (const id of fresh) if (!watched.has(id)) watched.set(id, bus.subscribe(`event:${id}`, signals.soon));
        return read();
      }
      const changed = offers
        .map((offer) => toOffer(offer, config.currency))
        .filter((offer) => {
          const { version: _, ...shown } = offer;
          const text = JSON.stringify(shown);
          if (sent.get(offer.betId) === text) return false;
          sent.set(offer.betId, text);
          return true;
        });
      return changed.length > 0 ? { cashOutOffersUpdated: changed } : undefined;
    }

    function start(started: Signals): () => void {
      signals = started;
      const end = bus.subscribe(`bets:${playerId}`, started.now);
      return () => {
        signals = null;
        end();
        for (const stop of watched.values()) stop();
        watched.clear();
      };
    }

    return signalSource({ start, read, first: true, minimumGapMs: OFFERS_AT_MOST_EVERY_MS });
  },
};
