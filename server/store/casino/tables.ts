export interface CasinoTables {
  casino_categories: {
    id: string;
    parent_id: string | null;
    slug: string;
    label: string;
    icon: string;
    position: number;
  };
}
