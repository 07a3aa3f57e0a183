export { addFavourite, readFavourites, removeFavourite } from './favourites.ts';
export type { FavouriteTables } from './tables.ts';
