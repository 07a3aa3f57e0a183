import { readCasinoCategories } from '../../../store/casino/readCategories.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { casinoMenu } from './casinoMenu.ts';

/** schema/casino.graphql. */
export const casinoResolvers: { readonly Query: NonNullable<Resolvers['Query']> } = {
  Query: {
    casinoMenu: async (_root, _args, { deps }) => casinoMenu(await readCasinoCategories(deps.db)),
  },
};
