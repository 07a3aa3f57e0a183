declare const OF_THE_BUS: unique symbol;

/** What a message on the bus is about. Only {@link topics} makes one, so that who publishes and who listens mean the same. */
export type Topic = string & { readonly [OF_THE_BUS]: true };

const topic = (name: string): Topic => name as Topic;

/** Beginning of the topics of events. */
const EVENT = 'event:';

/** All topics of the bus, with the JSON of their messages. A message without facts, `{}`, says that something has changed. */
export const topics = {
  /** An EventUpdate of the contract. */
  event: (eventId: string) => topic(EVENT + eventId),
  /** `{}`: events were added or removed. */
  catalogue: topic('catalogue'),
  /** `{}`: balances, awards, notices or limits of the player. */
  account: (playerId: string) => topic(`account:${playerId}`),
  /** `{ "betId": "…" }`: a bet was placed, settled or cashed out. */
  bets: (playerId: string) => topic(`bets:${playerId}`),
  /** `{ "revision": n }` of the slip. */
  betslip: (ownerId: string) => topic(`betslip:${ownerId}`),
  /** `{ "receiptId": "…" }` of a deposit or withdrawal. */
  payments: (playerId: string) => topic(`payments:${playerId}`),
  /** `{}` */
  favourites: (playerId: string) => topic(`favourites:${playerId}`),
  /** `{}` */
  priceAlerts: (playerId: string) => topic(`price-alerts:${playerId}`),
  /** `{}` */
  linkedAccounts: (playerId: string) => topic(`linked-accounts:${playerId}`),
  /** `{}`: the session has ended. */
  session: (sessionId: string) => topic(`session:${sessionId}`),
  /** `{}`: the amounts of the casino's jackpots. */
  jackpots: topic('casino-jackpots'),
  /** `{ "eventId": "…" }`: there is something to settle. */
  results: topic('results'),
  /** `{}`: settings of the sandbox (api/sandbox). */
  sandbox: topic('sandbox'),
};

/** The event that a topic is about, or null where it is about something else. */
export function eventIdOf(name: Topic): string | null {
  return name.startsWith(EVENT) ? name.slice(EVENT.length) : null;
}
