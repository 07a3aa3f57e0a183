import { type Insertable, type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { CASINO_PREFIX } from '../../../core/casinoPaths.ts';
import type { BrandCode } from '../../platform/brands.ts';
import type { Tables } from '../schema.ts';
import type { PromotionTables } from './tables.ts';

export type PromotionRow = Selectable<PromotionTables['promotions']>;
export type NewPromotion = Omit<Insertable<PromotionTables['promotions']>, 'position'>;

/** More are not shown. */
const MAXIMUM_SHOWN = 50;

function shownTo(db: Kysely<Tables>, brand: BrandCode, now: Date) {
  return db
    .selectFrom('promotions')
    .selectAll()
    .where(({ eb, or }) => or([eb('brand', 'is', null), eb('brand', '=', brand)]))
    .where(({ eb, or }) => or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]));
}

/** What a brand advertises now, in order. */
export async function currentPromotions(db: Kysely<Tables>, brand: BrandCode, now: Date): Promise<readonly PromotionRow[]> {
  return shownTo(db, brand, now).orderBy('position').orderBy('id').limit(MAXIMUM_SHOWN).execute();
}

/** Null: this brand has no such promotion now. */
export async function findPromotion(db: Kysely<Tables>, brand: BrandCode, id: string, now: Date): Promise<PromotionRow | null> {
  return (await shownTo(db, brand, now).where('id', '=', id).executeTakeFirst()) ?? null;
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

/** Of the sandbox: they explain the app and offer nothing. */
export const SAMPLE_PROMOTIONS: readonly NewPromotion[] = [
  sample(
    'how-it-works',
    'How betting works here',
    'New here?',
    'kickoff',
    [
      'Odds, slips and settlement in plain words.',
      'What the numbers mean, when a bet is final, and how a bet is settled.\nNothing to buy, nothing to claim.',
    ],
    '/info/about',
  ),
  sample(
    'follow-scores',
    'Follow the scores',
    'Live',
    'hoops',
    ['Every game with its clock and its prices.', 'Scores and prices move by themselves.\nA price that is too old is never taken.'],
    '/live',
  ),
  sample(
    'set-your-limits',
    'Set your limits first',
    'Play in balance',
    'lounge',
    [
      'Deposits, time and stakes, as low as you like.',
      'A lower limit works at once.\nA higher one waits a day, so that it is your choice tomorrow, too.',
    ],
    '/account/responsible-gaming',
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
