import type { Kysely } from 'kysely';
import type { Tables } from '../schema.ts';
import type { LinkingTables } from './tables.ts';

export type PromptType = LinkingTables['account_link_prompt_dismissals']['prompt_type'];

/** The first dismissal counts. */
export async function dismissPrompt(db: Kysely<Tables>, playerId: string, promptType: PromptType, now: Date): Promise<void> {
  await db
    .insertInto('account_link_prompt_dismissals')
    .values({ player_id: playerId, prompt_type: promptType, dismissed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function dismissedPrompts(db: Kysely<Tables>, playerId: string): Promise<readonly PromptType[]> {
  const rows = await db
    .selectFrom('account_link_prompt_dismissals')
    .select('prompt_type')
    .where('player_id', '=', playerId)
    .orderBy('prompt_type')
    .execute();
  return rows.map(({ prompt_type }) => prompt_type);
}
