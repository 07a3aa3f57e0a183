import { InMemoryCache } from '@apollo/client';

/**
 * The cache of everything but live prices. What belongs to a slip is kept inside it: an accepted selection and the same selection now have
 * one id and two prices, and would overwrite each other as entities.
 */
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
      Account: { fields: { balances: { merge: true } } },
      AccountMenu: { keyFields: false, merge: true },
      Startup: partOfItsOwner,
      // The same competition lists other events in every view of the slate.
      Competition: partOfItsOwner,
      // Prices live in the price store: nothing looks a market up by its id here, and as parts of their event they are read in half the time.
      Market: partOfItsOwner,
      Selection: partOfItsOwner,
      BetslipSection: partOfItsOwner,
      DraftBet: partOfItsOwner,
      DraftLeg: partOfItsOwner,
      MarketSelection: partOfItsOwner,
      Money: partOfItsOwner,
      Odds: partOfItsOwner,
      DeepLink: partOfItsOwner,
      AccountBalances: { keyFields: false, merge: true },
    },
  });
}
