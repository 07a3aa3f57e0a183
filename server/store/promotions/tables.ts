import type { Generated } from 'kysely';
import type { BrandKind } from '../../../core/brandKind.ts';

export interface PromotionTables {
  promotions: {
    id: string;
    /** Null: every brand. */
    brand: string | null;
    /** Null: both. */
    brand_kind: Generated<BrandKind | null>;
    title: string;
    short_description: string;
    description: string;
    tag: string | null;
    image: string;
    cta_label: string | null;
    cta_path: string | null;
    ends_at: Date | null;
    position: number;
    /** Played with play credits alone; null: none. */
    free_game_id: Generated<string | null>;
  };
}
