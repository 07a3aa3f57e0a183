import { refuseInput } from '../errors.ts';
import type { EventUpdateResolvers, MarketScope, SubscriptionResolvers } from '../generated/resolvers.ts';
import { silence } from './silence.ts';

const MAXIMUM_EVENTS = 200;

/** Each id once. @throws GraphQLError BAD_USER_INPUT for more than a subscription may watch. */
export function watchedEvents(eventIds: readonly string[]): readonly string[] {
  const wanted = [...new Set(eventIds)];
  if (wanted.length > MAXIMUM_EVENTS) refuseInput(`At most ${MAXIMUM_EVENTS} events a subscription`);
  return wanted;
}

/**
 * The events of an eventUpdated subscription. It does not produce updates itself, because every socket's stream of an event would repeat
 * the same work; the socket server passes it to the fan-out. As the async iterable that GraphQL requires it never yields.
 */
export class EventUpdates {
  readonly eventIds: readonly string[];

  constructor(eventIds: readonly string[]) {
    this.eventIds = eventIds;
  }

  [Symbol.asyncIterator](): AsyncGenerator<never, void, void> {
    return silence(() => undefined).stream;
  }
}

export const eventUpdated: NonNullable<SubscriptionResolvers['eventUpdated']> = {
  subscribe: (_root, { eventIds }) => new EventUpdates(watchedEvents(eventIds)),
};

function inScope<Change extends { readonly main: boolean }>(changes: readonly Change[], scope: MarketScope): readonly Change[] {
  if (scope === 'ALL') return changes;
  return scope === 'NONE' ? [] : changes.filter(({ main }) => main);
}

export const eventUpdate: Pick<EventUpdateResolvers, 'markets' | 'prices'> = {
  markets: ({ markets }, { scope }) => inScope(markets, scope),
  prices: ({ prices }, { scope }) => inScope(prices, scope),
};
