import { kindOf } from '../../../platform/brands.ts';
import { currentPromotions, findPromotion, type PromotionRow } from '../../../store/promotions/promotions.ts';
import type { GraphqlContext } from '../context.ts';
import type { Promotion, Resolvers } from '../generated/resolvers.ts';

function promotionOf(row: PromotionRow): Promotion {
  return {
    id: row.id,
    title: row.title,
    shortDescription: row.short_description,
    description: row.description,
    tag: row.tag,
    imageUrl: row.image,
    primaryCta: row.cta_label,
    primaryCtaLink: row.cta_path,
    endsAt: row.ends_at?.toISOString() ?? null,
  };
}

/** schema/promotions.graphql. */
export const promotionsResolvers = {
  Query: {
    promotions: async (_root, _args, { deps: { db, clock }, brand }) =>
      (await currentPromotions(db.query, { brand, kind: kindOf(brand) }, clock.now())).map(promotionOf),
    promotion: async (_root, { id }, { deps: { db, clock }, brand }) => {
      const found = await findPromotion(db.query, { brand, kind: kindOf(brand) }, id, clock.now());
      return found && promotionOf(found);
    },
  },
} satisfies Resolvers<GraphqlContext>;
