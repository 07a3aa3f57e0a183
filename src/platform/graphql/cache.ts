import { InMemoryCache } from '@apollo/client';

/** The cache of the public catalogue. What belongs to a player is asked past it (apolloEngine.ts), live prices are in the price store. */
export function createCache(): InMemoryCache {
  const partOfItsOwner = { keyFields: false, merge: false } as const;
  return new InMemoryCache({
    typePolicies: {
      Query: {
        fields: {
          // Null is an answer too: there is no such event.
          event: {
            read: (found, { args, toReference }) =>
              found === undefined ? toReference({ __typename: 'Event', id: String(args?.id) }) : found,
          },
        },
      },
      // The same competition lists other events in every view of the slate.
      Competition: partOfItsOwner,
      // Prices live in the price store: nothing looks a market up by its id here, and as parts of their event they are read in half the time.
      Market: partOfItsOwner,
      Selection: partOfItsOwner,
      Odds: partOfItsOwner,
      DeepLink: partOfItsOwner,
    },
  });
}
