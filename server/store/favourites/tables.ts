export interface FavouriteTables {
  player_favourites: { player_id: string; id: string; title: string; competition_id: string | null; added_at: Date };
}
