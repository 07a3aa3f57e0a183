import type { SubscriptionResolvers } from '../generated/resolvers.ts';
import { signalSource } from '../signalSource.ts';
import { watchedEvents } from './eventUpdates.ts';

export const sequenceTick: NonNullable<SubscriptionResolvers['sequenceTick']> = {
  subscribe: (_root, args, { services }) => {
    const eventIds = watchedEvents(args.eventIds);
    return signalSource({
      start: ({ now }) => services.ticks.watch(eventIds, now),
      read: async () => ({ sequenceTick: services.ticks.sequencesOf(eventIds) }),
    });
  },
};
