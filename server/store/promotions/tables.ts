import type { ColumnType, Generated } from 'kysely';
import type { BrandKind } from '../../../core/wire/brandKind.ts';
import type { Condition } from '../../domain/promotions/conditions.ts';
import type { Audience, PromotionAward } from '../../domain/promotions/promotion.ts';

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
    starts_at: Generated<Date | null>;
    enrolment: Generated<'none' | 'opt-in'>;
    audience: ColumnType<Audience, string | undefined, string>;
    condition: ColumnType<Condition | null, string | null | undefined, string | null>;
    award: ColumnType<PromotionAward | null, string | null | undefined, string | null>;
    /** Null: without an end. */
    budget_cents: Generated<number | null>;
    spent_cents: Generated<number>;
    deep_link: Generated<string | null>;
    alternate_image: Generated<string | null>;
    is_onboarding: Generated<boolean>;
    play_your_way: Generated<boolean>;
  };
}
