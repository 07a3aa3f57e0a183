import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { BrandKind } from '../../../core/brandKind.ts';
import { CASINO_PREFIX } from '../../../core/casinoPaths.ts';
import type { BrandCode } from '../../platform/brands.ts';
import type { Tables } from '../schema.ts';
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

function shownBy(db: Kysely<Tables>, { brand, kind }: Advertiser, now: Date) {
  return db
    .selectFrom('promotions')
    .selectAll()
    .where(({ eb, or }) => or([eb('brand', 'is', null), eb('brand', '=', brand)]))
    .where(({ eb, or }) => or([eb('brand_kind', 'is', null), eb('brand_kind', '=', kind)]))
    .where(({ eb, or }) => or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]));
}

/** What a brand advertises now, in order. */
export async function currentPromotions(db: Kysely<Tables>, by: Advertiser, now: Date): Promise<readonly PromotionRow[]> {
  return shownBy(db, by, now).orderBy('position').orderBy('id').limit(MAXIMUM_SHOWN).execute();
}

/** Null: this brand has no such promotion now. */
export async function findPromotion(db: Kysely<Tables>, by: Advertiser, id: string, now: Date): Promise<PromotionRow | null> {
  return (await shownBy(db, by, now).where('id', '=', id).executeTakeFirst()) ?? null;
}

/** Takes down what there is, and puts these up in their order. Of several servers that do so at once the last one counts. */
export async function replacePromotions(db: Kysely<Tables>, promotions: readonly NewPromotion[]): Promise<void> {
  await alone(db, async (trx) => {
    await trx.deleteFrom('promotions').execute();
    await putUp(trx, promotions);
  });
}

async function alone(db: Kysely<Tables>, work: (trx: Transaction<Tables>) => Promise<void>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`LOCK TABLE promotions IN SHARE ROW EXCLUSIVE MODE`.execute(trx);
    await work(trx);
  });
}

async function putUp(trx: Transaction<Tables>, promotions: readonly NewPromotion[]): Promise<void> {
  const rows = promotions.map((promotion, index) => ({ ...promotion, position: index + 1 }));
  if (rows.length > 0) await trx.insertInto('promotions').values(rows).execute();
}

const sample = (id: string, title: string, tag: string, image: string, texts: readonly [string, string], ctaPath: string) => ({
  ...{ id, brand: null, title, tag, image: `/art/promo-${image}.svg`, short_description: texts[0], description: texts[1] },
  ...{ cta_label: null, cta_path: ctaPath, ends_at: null },
});

/** Of the sandbox: they explain the app and offer nothing. Each leads to a page that says what it promises, in every brand that has it. */
export const SAMPLE_PROMOTIONS: readonly NewPromotion[] = [
  {
    ...sample(
      'how-it-works',
      'How betting works here',
      'New here?',
      'kickoff',
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
      'kickoff',
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
        'A slot to try with play credits.',
        'Velvet Sevens with play credits, for as long as you like.\nNothing is bet, nothing is won, and there is nothing to claim.',
      ],
      `/${CASINO_PREFIX}f2p/practice-reels`,
    ),
    free_game_id: 'velvet-sevens',
  },
];

/** Where nothing is advertised yet. Of several servers that start at once, one does it. */
export async function seedPromotions(db: Kysely<Tables>): Promise<void> {
  await alone(db, async (trx) => {
    const any = await trx.selectFrom('promotions').select('id').limit(1).executeTakeFirst();
    if (!any) await putUp(trx, SAMPLE_PROMOTIONS);
  });
}
