export {
  addFeaturedBet,
  deleteFeaturedBets,
  type FeaturedBet,
  findFeaturedBet,
  listFeaturedBets,
  seedFeaturedBets,
} from './featuredBets.ts';
export type { FeaturedTables } from './tables.ts';
