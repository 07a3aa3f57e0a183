import { topics } from '../../../platform/topics.ts';
import { readOffers } from '../../../store/cashout/index.ts';
import type { GraphqlContext } from '../context.ts';
import { refuseInput } from '../errors.ts';
import type { CashOutOffer, SubscriptionResolvers } from '../generated/resolvers.ts';
import type { Signals } from '../signalSource.ts';
import { SharedSource, type SourceReader } from '../sockets/sharedSource.ts';
import { requirePlayer } from '../viewer.ts';
import { readBetId } from './betIds.ts';
import { toOffer } from './offerShapes.ts';

/** Offers that follow prices are sent at most so often; a bet that was cashed out or settled is sent at once. */
const OFFERS_AT_MOST_EVERY_MS = 1_000;
const MOST_BETS = 50;
/** Over all subscriptions of a player. */
const MOST_BETS_OF_A_PLAYER = 200;

/** Offers by the bet's id. */
type Offers = ReadonlyMap<string, CashOutOffer>;

/** Reads the offers for all bets that a player's subscriptions follow. */
class OffersReader implements SourceReader<Offers> {
  readonly minimumGapMs = OFFERS_AT_MOST_EVERY_MS;
  readonly #context: GraphqlContext;
  readonly #playerId: string;
  /** How many subscriptions follow each bet. */
  readonly #wanted = new Map<number, number>();
  /** Ends of the subscriptions to the events of the bets. */
  readonly #events = new Map<string, () => void>();
  #signals: Signals | null = null;

  constructor(context: GraphqlContext, playerId: string) {
    this.#context = context;
    this.#playerId = playerId;
  }

  /** @throws GraphQLError BAD_USER_INPUT for more than a player may follow. */
  want(betIds: readonly number[]): () => void {
    const added = betIds.filter((id) => !this.#wanted.has(id));
    if (this.#wanted.size + added.length > MOST_BETS_OF_A_PLAYER)
      refuseInput(`At most ${MOST_BETS_OF_A_PLAYER} bets of a player can be followed`);
    for (const id of betIds) this.#wanted.set(id, (this.#wanted.get(id) ?? 0) + 1);
    return () => {
      for (const id of betIds) {
        const left = (this.#wanted.get(id) ?? 1) - 1;
        if (left > 0) this.#wanted.set(id, left);
        else this.#wanted.delete(id);
      }
    };
  }

  start(signals: Signals): () => void {
    this.#signals = signals;
    const end = this.#context.deps.bus.subscribe(topics.bets(this.#playerId), signals.now);
    return () => {
      this.#signals = null;
      end();
      for (const stop of this.#events.values()) stop();
      this.#events.clear();
    };
  }

  async read(): Promise<Offers> {
    const { deps } = this.#context;
    const offers = [...(await readOffers(deps, [...this.#wanted.keys()], deps.clock.now())).values()].filter(
      ({ playerId }) => playerId === this.#playerId,
    );
    // A price may have moved before the subscription to its event began, so the offers are read again.
    if (this.#watch(new Set(offers.flatMap(({ eventIds }) => eventIds)))) return this.read();
    return new Map(offers.map((offer) => [String(offer.betId), toOffer(offer, deps.config.currency)]));
  }

  /** @returns whether an event was added. */
  #watch(eventIds: ReadonlySet<string>): boolean {
    if (this.#signals === null) return false;
    for (const [id, end] of this.#events) {
      if (eventIds.has(id)) continue;
      end();
      this.#events.delete(id);
    }
    const added = [...eventIds].filter((id) => !this.#events.has(id));
    for (const id of added) this.#events.set(id, this.#context.deps.bus.subscribe(topics.event(id), this.#signals.soon));
    return added.length > 0;
  }
}

/** Whether an offer is another one than before; its version alone is none. */
function differs({ version: _, ...shown }: CashOutOffer, before: CashOutOffer | undefined): boolean {
  if (before === undefined) return true;
  const { version: __, ...shownBefore } = before;
  return JSON.stringify(shown) !== JSON.stringify(shownBefore);
}

export const cashOutOffersUpdated: NonNullable<SubscriptionResolvers<GraphqlContext>['cashOutOffersUpdated']> = {
  subscribe: (_root, { betIds }, context) => {
    const { playerId } = requirePlayer(context);
    if (betIds.length > MOST_BETS) refuseInput(`At most ${MOST_BETS} bets can be followed`);
    const wanted = [...new Set(betIds.map(readBetId))];
    return SharedSource.of<Offers, OffersReader>({
      key: `offers ${playerId}`,
      open: () => new OffersReader(context, playerId),
      join: (reader) => reader.want(wanted),
      first: true,
      rootValue(offers, before) {
        const changed = wanted
          .flatMap((id) => offers.get(String(id)) ?? [])
          .filter((offer) => differs(offer, before?.get(offer.betId)));
        return changed.length > 0 ? { cashOutOffersUpdated: changed } : undefined;
      },
    });
  },
};
