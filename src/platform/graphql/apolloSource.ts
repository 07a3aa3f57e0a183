import type { ApolloClient } from '@apollo/client';
import { err, ok } from '../../../core/result.ts';
import type { CatalogueSource } from '../catalogue/catalogueSource.ts';
import { failureOf } from './failureOf.ts';

/** The catalogue through Apollo: answers stay in its cache, which may be persisted on the device. */
export function apolloSource(client: ApolloClient): CatalogueSource {
  return {
    cached: ({ document, variables }) => client.readQuery({ query: document, variables: variables as never }),
    ask: async ({ document, variables }) => {
      try {
        const { data } = await client.query({ query: document, variables: variables as never, fetchPolicy: 'network-only' });
        return data ? ok(data) : err({ kind: 'unreachable' });
      } catch (error) {
        return err(failureOf(error));
      }
    },
  };
}
