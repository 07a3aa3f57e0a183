import { InMemoryCache } from '@apollo/client';

/**
 * The cache of the public catalogue, where no worker keeps it. Each answer is kept whole: the same competition lists other events in every
 * view, and live prices are in the price store. What belongs to a player is asked past it (apolloEngine.ts).
 */
export function createCache(): InMemoryCache {
  return new InMemoryCache({ dataIdFromObject: () => undefined });
}
