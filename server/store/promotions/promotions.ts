import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import type { BrandKind } from '../../../core/wire/brandKind.ts';
import { CASINO_PREFIX } from '../../../core/wire/casinoPaths.ts';
import type { Condition, Progress } from '../../domain/promotions/conditions.ts';
import type { Audience, PromotionAward } from '../../domain/promotions/promotion.ts';
import { awardWorthCents } from '../../domain/rewards/sureWorth.ts';
import type { BrandCode } from '../../platform/brands.ts';
import { addPromoCode } from '../payments/index.ts';
import { GIVEN_BY_SANDBOX } from '../reason.ts';
import type { Tables } from '../schema.ts';
import type { Moment } from '../sentAt.ts';
import { type Counting, countMet, countProgress, findMissed, withLockedFunds } from './progress.ts';
import type { PromotionTables } from './tables.ts';

export type PromotionRow = Selectable<PromotionTables['promotions']>;
export type NewPromotion = Omit<Insertable<PromotionTables['promotions']>, 'position'>;

/** More are not shown. */
const MAXIMUM_SHOWN = 50;

/** The brand that shows promotions. */
export interface Advertiser {
  readonly brand: BrandCode;
  readonly kind: BrandKind;
}

/** As SQL reads it for a viewer. `counts_from` is null for a visitor, and where play does not count yet. */
interface ViewedPromotion extends PromotionRow {
  readonly is_enrolled: boolean;
  readonly is_awarded: boolean;
  readonly is_used_up: boolean;
  readonly counts_from: number | null;
  readonly counts_until: number | null;
}

/** With how far the viewer is; null: nothing has to be done, or it does not count yet. */
export interface ShownPromotion extends ViewedPromotion {
  readonly progress: Progress | null;
}

interface Wanted {
  /** Null: all of them, in order. */
  readonly id?: string;
  readonly onboarding?: true;
}

/** What a brand shows to a viewer now: to a player to whom nothing is offered, nothing. @param playerId null: a visitor. */
export async function currentPromotions(
  db: Kysely<Tables>,
  by: Advertiser,
  now: Date,
  playerId: string | null = null,
  { id, onboarding = undefined }: Wanted = {},
): Promise<readonly ShownPromotion[]> {
  const { rows } = await sql<ViewedPromotion>`
    SELECT p.*, e.player_id IS NOT NULL AS is_enrolled, a.id IS NOT NULL AS is_awarded,
           coalesce(p.spent_cents + award_cost_cents(p.award) > p.budget_cents, false) AS is_used_up,
           CASE WHEN ${playerId}::text IS NOT NULL THEN epoch_micros(promotion_counts_from(p, ${playerId})) END AS counts_from,
           epoch_micros(p.ends_at) AS counts_until
      FROM promotions p
      LEFT JOIN promotion_enrolments e ON e.promotion_id = p.id AND e.player_id = ${playerId}
      LEFT JOIN promotion_awards a ON a.promotion_id = p.id AND a.player_id = ${playerId}
      WHERE coalesce(p.brand, ${by.brand}) = ${by.brand} AND coalesce(p.brand_kind, ${by.kind}) = ${by.kind}
        AND (p.ends_at IS NULL OR p.ends_at > ${now}) AND (p.starts_at IS NULL OR p.starts_at <= ${now})
        AND (${playerId}::text IS NULL OR player_is_offered(${playerId}, ${now}) AND (e.player_id IS NOT NULL OR promotion_is_for(p, ${playerId}, ${now}))
             AND (a.id IS NOT NULL OR NOT promotion_is_taken(p, ${playerId})))
        AND (${id ?? null}::text IS NULL OR p.id = ${id ?? null})
        AND (${onboarding ?? null}::boolean IS NULL OR p.is_onboarding OR p.play_your_way)
        -- The choices of a new player are of their own page.
        AND (NOT p.play_your_way OR e.player_id IS NOT NULL OR ${id ?? null}::text IS NOT NULL OR ${onboarding ?? null}::boolean)
      ORDER BY p.position, p.id`.execute(db);
  const shown = playerId === null ? rows.map((row) => ({ ...row, progress: null })) : await withProgress(db, playerId, rows);
  return shown.slice(0, MAXIMUM_SHOWN);
}

/** Without those whose condition the player cannot meet any more. */
async function withProgress(
  db: Kysely<Tables>,
  playerId: string,
  rows: readonly ViewedPromotion[],
): Promise<readonly ShownPromotion[]> {
  const open = rows.map((row) => (row.is_awarded ? { ...row, condition: null } : row));
  const progress = await countProgress(db, playerId, open);
  const missed = await findMissed(db, playerId, open, progress);
  return rows.flatMap((row, index) => (missed[index] ? [] : [{ ...row, progress: progress[index] ?? null }]));
}

/** Null: this brand has no such promotion now, or not for this viewer. */
export async function findPromotion(
  db: Kysely<Tables>,
  by: Advertiser,
  id: string,
  now: Date,
  playerId: string | null = null,
): Promise<ShownPromotion | null> {
  return (await currentPromotions(db, by, now, playerId, { id }))[0] ?? null;
}

export type EnrolmentRefusal =
  | 'NOT_FOUND'
  | 'NOT_OFFERED'
  | 'NOT_REQUIRED'
  | 'NOT_STARTED'
  | 'ENDED'
  | 'NOT_IN_REGION'
  | 'NOT_FOR_YOU'
  | 'ALREADY_ENROLLED'
  | 'ALREADY_CLAIMED'
  | 'USED_UP';

/** Opts a player in, or claims one of several choices, once for any number of calls. */
export async function enrolInPromotion(
  db: Kysely<Tables>,
  { brand, kind }: Advertiser,
  { playerId, sessionId }: { readonly playerId: string; readonly sessionId: string },
  id: string,
  now: Moment,
): Promise<'ENROLLED' | 'SESSION_ENDED' | EnrolmentRefusal> {
  return withLockedFunds(db, [playerId], async (trx) => {
    const { rows: conditions } = await sql<Counting>`
      SELECT condition, epoch_micros(promotion_counts_from(p, ${playerId})) AS counts_from, epoch_micros(ends_at) AS counts_until
        FROM promotions p WHERE id = ${id} AND condition IS NOT NULL`.execute(trx);
    const [isMissed = false] = await findMissed(trx, playerId, conditions, await countProgress(trx, playerId, conditions));
    const { rows } = await sql<{ outcome: 'ENROLLED' | 'SESSION_ENDED' | EnrolmentRefusal }>`
      SELECT enrol_in_promotion(${playerId}, ${sessionId}, ${id}, ${brand}, ${kind}, ${isMissed}, ${now}) AS outcome`.execute(trx);
    const [row] = rows;
    if (!row) throw new Error('enrol_in_promotion has no answer');
    return row.outcome;
  });
}

/** Gives a player what they have earned, each once. @returns the ids of the promotions, and the promo codes. */
export async function awardPromotions(db: Kysely<Tables>, playerId: string, now: Date): Promise<readonly string[]> {
  return withLockedFunds(db, [playerId], async (trx) => {
    const { rows: open } = await sql<OpenAward>`SELECT * FROM open_awards(${playerId}, ${now})`.execute(trx);
    const met = await countMet(trx, playerId, open);
    const earned = open.filter((_award, index) => met[index]);
    if (earned.length === 0) return [];
    const { rows } = await sql<{ awarded: readonly string[] }>`
      SELECT award_promotions(${playerId}, ${JSON.stringify(earned)}::jsonb, ${now}) AS awarded`.execute(trx);
    return rows[0]?.awarded ?? [];
  });
}

/** Of functions/promotions.sql. */
interface OpenAward extends Counting {
  readonly kind: 'PROMOTION' | 'PROMO_CODE';
  readonly id: string;
}

/** What has become of an award whose condition is not met any more, or is again. */
export interface Recall {
  readonly award: string;
  readonly holderId: string;
  readonly outcome: 'WITHDRAWN' | 'KEPT' | 'RESTORED';
}

/** Compares what a player's bets and deposits have earned with what stands of them now (docs/adr/0097). @returns what has changed. */
export async function recheckAwards(db: Kysely<Tables>, playerId: string, now: Date): Promise<readonly Recall[]> {
  const holders = sql<{ readonly id: string }>`
    SELECT ${playerId} AS id UNION SELECT referrer_id FROM referrals WHERE friend_id = ${playerId} AND awarded_at IS NOT NULL`;
  const { rows: players } = await holders.execute(db);
  const ids = players.map(({ id }) => id);
  return withLockedFunds(db, ids, async (trx) => {
    const { rows: given } = await sql<Counting & { readonly source: string }>`SELECT * FROM given_awards(${playerId})`.execute(trx);
    const met = await countMet(trx, playerId, given);
    const earned = Object.fromEntries(given.flatMap(({ source }, index) => (met[index] === null ? [] : [[source, met[index]]])));
    const { rows } = await sql<Recall>`
      SELECT award, holder_id AS "holderId", outcome FROM recheck_awards(${playerId}, ${JSON.stringify(earned)}::jsonb, ${now})`.execute(
      trx,
    );
    return rows;
  });
}

/** Puts one up in front of the others, or changes the one of its id: who has opted in, and who was given something, stays. */
export function putUpPromotion(db: Kysely<Tables>, promotion: NewPromotion): Promise<void> {
  return putUp(db, [promotion], 'BESIDE');
}

/** Takes down what there is, and puts these up in their order. The last of several servers that do so at once counts. */
export function replacePromotions(db: Kysely<Tables>, promotions: readonly NewPromotion[]): Promise<void> {
  return putUp(db, promotions, 'INSTEAD');
}

/** As functions/operator_actions.sql says. */
async function putUp(
  db: Kysely<Tables>,
  promotions: readonly NewPromotion[],
  how: 'BESIDE' | 'INSTEAD' | 'FIRST',
  { operator, words } = GIVEN_BY_SANDBOX,
): Promise<void> {
  const rows = promotions.map(({ audience, condition, award, ...columns }) => ({
    ...columns,
    ...(audience !== undefined && { audience: JSON.parse(audience) }),
    ...(condition !== undefined && { condition: parsed(condition) }),
    ...(award !== undefined && { award: withWorth(parsed(award)) }),
  }));
  await sql`SELECT put_up_promotions(${JSON.stringify(rows)}::jsonb, ${how}, ${operator}, ${words})`.execute(db);
}

const parsed = (text: string | null) => (text === null ? null : JSON.parse(text));

/** With what one award takes of the budget. */
const withWorth = (award: PromotionAward | null) => award && { ...award, worthCents: awardWorthCents(award) };

const sample = (id: string, title: string, tag: string, image: string, texts: readonly [string, string], ctaPath: string) => ({
  id,
  brand: null,
  title,
  tag,
  image: `/art/promo-${image}.svg`,
  short_description: texts[0],
  description: texts[1],
  cta_label: null,
  cta_path: ctaPath,
  ends_at: null,
  audience: '{}',
});

const DAY_SECONDS = 86_400;
const bonusBet: PromotionAward = {
  kind: 'BONUS_BET',
  title: '$10 Bonus Bet',
  amountCents: 1_000,
  expiresInSeconds: 7 * DAY_SECONDS,
};
const boost: PromotionAward = {
  kind: 'PROFIT_BOOST',
  title: '25% Profit Boost',
  percent: 25,
  maximumAmountCents: 2_500,
  minimumLegs: 3,
  expiresInSeconds: 7 * DAY_SECONDS,
};
const firstBet: Condition = { kind: 'FIRST_BET', minimumCents: 1_000, minimumOdds: { numerator: 1, denominator: 3 } };
const threeLegs: Condition = { kind: 'LEGS', legs: 3, minimumCents: 500 };

/** The sandbox's two offers, and what explains the app. Each leads to a page that says what it promises, in every brand that has it. */
export const SAMPLE_PROMOTIONS: readonly NewPromotion[] = [
  {
    ...sample(
      'first-bet',
      'A $10 bonus bet after your first bet',
      'New here?',
      'kickoff',
      [
        'Your first bet of $10.00 or more, won or lost.',
        'Opt in, then place your first bet.\nThe bonus bet is added once that bet has won or lost.',
      ],
      '/live',
    ),
    brand_kind: 'sportsbook',
    enrolment: 'opt-in',
    deep_link: 'sportsbook://promotions',
    is_onboarding: true,
    condition: JSON.stringify(firstBet),
    award: JSON.stringify(bonusBet),
    budget_cents: 1_000_000,
    audience: JSON.stringify({ newForDays: 30 } satisfies Audience),
  },
  {
    ...sample(
      'three-legs',
      'A boost for a three-leg parlay',
      'Parlays',
      'parlay',
      [
        'One parlay of three or more events, won or lost.',
        'Opt in, then place the parlay.\nA 25% profit boost is added once it has won or lost.',
      ],
      '/live',
    ),
    brand_kind: 'sportsbook',
    enrolment: 'opt-in',
    deep_link: 'sportsbook://promotions',
    condition: JSON.stringify(threeLegs),
    award: JSON.stringify(boost),
    budget_cents: 1_000_000,
  },
  {
    ...sample(
      'how-it-works',
      'How betting works here',
      'New here?',
      'rules',
      [
        'Odds, slips and settlement in plain words.',
        'How a payout is computed, when a bet is final, and how it is settled.\nNothing to buy, nothing to claim.',
      ],
      '/info/house-rules',
    ),
    brand_kind: 'sportsbook',
  },
  {
    ...sample(
      'how-games-work',
      'How the games work here',
      'New here?',
      'reels',
      [
        'Returns and fair numbers in plain words.',
        'What a game returns, and how anybody can check a round that was played.\nNothing to buy, nothing to claim.',
      ],
      '/info/help',
    ),
    brand_kind: 'casino',
  },
  {
    ...sample(
      'follow-scores',
      'Follow the scores',
      'Live',
      'hoops',
      [
        'Every game with its clock and its prices.',
        'Scores and prices move by themselves.\nA price that is too old is never taken.',
      ],
      '/live',
    ),
    brand_kind: 'sportsbook',
  },
  sample(
    'play-in-balance',
    'Play in balance',
    'Good to know',
    'lounge',
    [
      'Signs worth noticing, and where to find help.',
      'What to decide before you start, and what to notice while you play.\nHelp is free, confidential and there at any hour: 1-800-GAMBLER.',
    ],
    '/info/responsible-gaming',
  ),
  {
    ...sample(
      'practice-reels',
      'Practice reels',
      'Free to play',
      'night',
      [
        'A slot to try for free.',
        'Velvet Sevens, for as long as you like.\nNothing is bet, nothing is won, and there is nothing to claim.',
      ],
      `/${CASINO_PREFIX}f2p/practice-reels`,
    ),
    free_game_id: 'velvet-sevens',
  },
];

/** The sandbox's code for deposits. */
export const SAMPLE_PROMO_CODE = {
  code: 'WELCOME10',
  title: '$10 Bonus Bet',
  bonusBetCents: 1_000,
  minimumDepositCents: 5_000,
  endsAt: new Date('2100-01-01T00:00:00Z'),
  rewardSeconds: 7 * 86_400,
  terms: { playedTimes: 1, minimumOdds: { numerator: 1, denominator: 2 } },
};

/** Where nothing is advertised yet, and a code for deposits. One of several servers that start at once does it. */
export async function seedPromotions(db: Kysely<Tables>): Promise<void> {
  await addPromoCode({ query: db }, SAMPLE_PROMO_CODE);
  await putUp(db, SAMPLE_PROMOTIONS, 'FIRST');
}
