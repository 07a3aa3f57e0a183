export interface FeaturedTables {
  featured_bets: {
    id: string;
    brand: string;
    title: string;
    selection_origin: string;
    selection_ids: string[];
    created_at: Date;
  };
}
