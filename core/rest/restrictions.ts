import * as z from 'zod/mini';

const fields = { active: z.boolean(), expires_at: z.nullable(z.iso.datetime()) };

/** The answer to `GET /i/restrictions/active/casino`. `expires_at` null: until it is lifted. */
export const casinoRestriction = z.object(fields);
export type CasinoRestrictionAnswer = z.infer<typeof casinoRestriction>;

/** The answer to `GET /i/restrictions`. */
export const restrictions = z.object({ restrictions: z.array(z.object({ kind: z.enum(['casino', 'promotions']), ...fields })) });
export type RestrictionsAnswer = z.infer<typeof restrictions>;
