import { InMemoryCache } from '@apollo/client';

/**
 * The cache of the public catalogue, used without a worker. Each answer is stored whole: the same competition lists other events in every
 * view, and live prices are in the price store. Private data never enters it (apolloEngine.ts).
 */
export function createCache(): InMemoryCache {
  return new InMemoryCache({ dataIdFromObject: () => undefined });
}
