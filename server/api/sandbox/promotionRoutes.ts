import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { parseAmerican } from '../../../core/money/odds.ts';
import { type Bounds, CONDITIONS, type Condition, type ConditionKind } from '../../domain/promotions/conditions.ts';
import { BRAND_CODES } from '../../platform/brands.ts';
import { type NewPromotion, putUpPromotion, replacePromotions, SAMPLE_PROMOTIONS } from '../../store/promotions/index.ts';
import { BadInput, parseInput } from './parseBody.ts';
import type { SandboxParts } from './parts.ts';

const text = (longest: number) => z.string().trim().min(1).max(longest);
/** A path of this app: `//host` is another one's. */
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

const cents = z.number().int().min(1).max(100_000_000);
const sport = z.string().regex(/^[a-z0-9-]{1,40}$/, 'must be a slug such as football');
/** American, such as -200. */
const minimumOdds = z.string().max(12).optional();
const wholeNumber = ({ least, most }: Bounds) => z.number().int().min(least).max(most);
const mapped = <Schema>(bounds: Readonly<Record<string, Bounds>>, schemaOf: (one: Bounds) => Schema) =>
  Object.fromEntries(Object.entries(bounds).map(([name, one]) => [name, schemaOf(one)]));
const conditionSchema = (kind: string, { required, optional }: ConditionKind) =>
  z.strictObject({
    kind: z.literal(kind),
    ...mapped(required, wholeNumber),
    ...mapped(optional, (bounds) => wholeNumber(bounds).optional()),
    sport: sport.optional(),
    minimumOdds,
  });
const [firstKind, ...otherKinds] = Object.entries<ConditionKind>(CONDITIONS).map(([kind, rules]) => conditionSchema(kind, rules));
if (!firstKind) throw new Error('There are no conditions');
const condition = z.discriminatedUnion('kind', [firstKind, ...otherKinds]);
const rewardTerms = {
  title: text(120).optional(),
  expiresInSeconds: z.number().int().min(1).max(31_622_400).default(604_800),
  holdSeconds: z.number().int().min(0).max(2_678_400).optional(),
};
const minimumLegs = z.number().int().min(1).max(50).optional();
const award = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('BONUS_BET'), amountCents: cents, minimumLegs, ...rewardTerms }),
  z.strictObject({
    kind: z.literal('PROFIT_BOOST'),
    percent: z.number().int().min(1).max(1000),
    maximumAmountCents: cents,
    minimumLegs,
    ...rewardTerms,
  }),
  z.strictObject({ kind: z.literal('CASHBACK'), amountCents: cents, ...rewardTerms }),
  z.strictObject({
    kind: z.literal('BONUS_SPINS'),
    spins: z.number().int().min(1).max(1000),
    amountCents: cents,
    gameIds: z.array(text(80)).min(1).max(50),
    ...rewardTerms,
  }),
  z.strictObject({ kind: z.literal('PROMOTIONAL_CREDIT'), amountCents: cents }),
  z.strictObject({ kind: z.literal('CASINO_BONUS'), amountCents: cents }),
]);

/** Times are seconds from now, or ISO 8601. */
const instant = z.iso.datetime({ offset: true }).nullish();
const running = z.strictObject({
  ...promotion.omit({ shortDescription: true, description: true, image: true }).shape,
  shortDescription: text(120).optional(),
  description: text(2_000).optional(),
  image: path.default('/art/promo-night.svg'),
  alternateImage: path.nullish(),
  enrolment: z.enum(['none', 'opt-in']).default('none'),
  condition: condition.nullish(),
  award,
  budgetCents: z.number().int().min(0).max(100_000_000_000).nullish(),
  startsAt: instant,
  endsAt: instant,
  regions: z
    .array(z.string().regex(/^[A-Z]{2}-[A-Z0-9]{1,3}$/, 'must be a region such as US-NJ'))
    .min(1)
    .max(80)
    .optional(),
  newForDays: z.number().int().min(1).max(3_650).optional(),
  deepLink: z.string().max(200).nullish(),
  onboarding: z.boolean().default(false),
  playYourWay: z.boolean().default(false),
});

/** The price is written as American, and stored exactly. */
function conditionOf({ minimumOdds: written, ...same }: z.infer<typeof condition>): Condition {
  if (written === undefined) return same as Condition;
  const odds = parseAmerican(written);
  if (!odds.ok) throw new BadInput('must be an American price such as -200', 'condition.minimumOdds');
  return { ...same, minimumOdds: odds.value } as Condition;
}

/** A promotion that runs now. */
function runningPromotion(input: z.infer<typeof running>, now: Date): NewPromotion {
  const { endsInSeconds, startsAt, endsAt, budgetCents, regions, newForDays } = input;
  const from = startsAt == null ? now : new Date(startsAt);
  const until = endsAt == null ? (endsInSeconds == null ? null : new Date(now.getTime() + endsInSeconds * 1000)) : new Date(endsAt);
  if (until !== null && until <= from) throw new BadInput('must be later than it starts', 'endsAt');
  return {
    id: input.id,
    brand: input.brand ?? null,
    title: input.title,
    tag: input.tag ?? null,
    image: input.image,
    short_description: input.shortDescription ?? input.title,
    description: input.description ?? input.title,
    cta_label: input.primaryCta ?? null,
    cta_path: input.primaryCtaLink ?? null,
    alternate_image: input.alternateImage ?? null,
    starts_at: from,
    ends_at: until,
    enrolment: input.enrolment,
    budget_cents: budgetCents ?? null,
    audience: JSON.stringify({ ...(regions ? { regions } : {}), ...(newForDays ? { newForDays } : {}) }),
    condition: input.condition ? JSON.stringify(conditionOf(input.condition)) : null,
    award: JSON.stringify(input.award),
    deep_link: input.deepLink ?? (input.enrolment === 'opt-in' ? `sportsbook://promotions/${input.id}` : null),
    is_onboarding: input.onboarding,
    play_your_way: input.playYourWay,
  };
}

/**
 * `POST /sandbox/promotions`: a promotion that runs now, beside the others. With `promotions`, what is advertised from now on; null: the
 * samples.
 */
export function registerPromotionRoutes(app: FastifyInstance, { deps }: SandboxParts): void {
  app.post('/promotions', async (request, reply) => {
    const isOne = !Object.hasOwn(Object(request.body), 'promotions');
    if (isOne) {
      const input = parseInput(running, request.body);
      await putUpPromotion(deps.db.query, runningPromotion(input, deps.clock.now()));
      return reply.code(201).send({ id: input.id });
    }
    const { promotions: list } = parseInput(promotions, request.body);
    const now = deps.clock.now().getTime();
    const rows = list?.map(
      ({ endsInSeconds, shortDescription, primaryCta, primaryCtaLink, brand, tag, ...same }): NewPromotion => ({
        ...same,
        brand: brand ?? null,
        tag: tag ?? null,
        short_description: shortDescription,
        cta_label: primaryCta ?? null,
        cta_path: primaryCtaLink ?? null,
        ends_at: endsInSeconds == null ? null : new Date(now + endsInSeconds * 1000),
        audience: '{}',
      }),
    );
    await replacePromotions(deps.db.query, rows ?? SAMPLE_PROMOTIONS);
    return { promotions: (rows ?? SAMPLE_PROMOTIONS).map(({ id }) => id) };
  });
}
