import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { BRAND_CODES } from '../../platform/brands.ts';
import { type NewPromotion, replacePromotions, SAMPLE_PROMOTIONS } from '../../store/promotions/promotions.ts';
import { parseInput } from './parseBody.ts';
import type { SandboxParts } from './parts.ts';

const text = (longest: number) => z.string().trim().min(1).max(longest);
/** Of this app: `//host` is another one's. */
const path = z
  .string()
  .max(200)
  .regex(/^\/(?!\/)/, 'must be a path of the app');

const promotion = z.strictObject({
  id: z
    .string()
    .max(60)
    .regex(/^[a-z0-9-]+$/, 'must be lower-case letters, digits and hyphens'),
  brand: z
    .string()
    .refine((code) => BRAND_CODES.includes(code), 'must be a brand')
    .nullish(),
  title: text(60),
  shortDescription: text(120),
  description: text(2_000),
  tag: text(20).nullish(),
  image: path,
  primaryCta: text(30).nullish(),
  primaryCtaLink: path.nullish(),
  endsInSeconds: z.number().int().min(1).max(31_622_400).nullish(),
});
const promotions = z.strictObject({
  promotions: z
    .array(promotion)
    .max(50)
    .refine((list) => new Set(list.map(({ id }) => id)).size === list.length, 'must have different ids')
    .nullable(),
});

/** `POST /sandbox/promotions`: what is advertised from now on; null: the samples. */
export function registerPromotionRoutes(app: FastifyInstance, { deps }: SandboxParts): void {
  app.post('/promotions', async (request) => {
    const { promotions: list } = parseInput(promotions, request.body);
    const now = deps.clock.now().getTime();
    const rows = list?.map(
      ({ endsInSeconds, shortDescription, primaryCta, primaryCtaLink, brand, tag, ...same }): NewPromotion => ({
        ...same,
        ...{ brand: brand ?? null, tag: tag ?? null, short_description: shortDescription },
        ...{ cta_label: primaryCta ?? null, cta_path: primaryCtaLink ?? null },
        ends_at: endsInSeconds == null ? null : new Date(now + endsInSeconds * 1000),
      }),
    );
    await replacePromotions(deps.db.query, rows ?? SAMPLE_PROMOTIONS);
    return { promotions: (rows ?? SAMPLE_PROMOTIONS).map(({ id }) => id) };
  });
}
