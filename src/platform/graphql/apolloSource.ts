import type { ApolloClient } from '@apollo/client';
import type { CatalogueSource } from '../catalogue/catalogue.ts';

/** The catalogue through Apollo: what is answered stays in its cache, and through that on the device. */
export function apolloSource(client: ApolloClient): CatalogueSource {
  return {
    known: ({ document, variables }) => client.readQuery({ query: document, variables: variables as never }),
    ask: async ({ document, variables }) => {
      try {
        const { data } = await client.query({ query: document, variables: variables as never, fetchPolicy: 'network-only' });
        return data ?? null;
      } catch {
        // Apollo's links have asked again and reported it.
        return null;
      }
    },
  };
}
