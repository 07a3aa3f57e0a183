import { favouriteResolvers } from '../api/graphql/favourites/favouriteResolvers.ts';
import type { FavouriteTables } from '../store/favourites/index.ts';
import { context } from './context.ts';

declare module '../store/schema.ts' {
  interface Tables extends FavouriteTables {}
}

export const favourites = context({ name: 'favourites', resolvers: favouriteResolvers });
