import { isPlainId, type MoneyRequestKind } from '../../domain/money/moneyRequest.ts';
import type { Database } from '../database.ts';

/** The decision about a request, with the answer of its kind; null where this player has none under this id, so that no money has moved. */
export async function findMoneyDecision<Answer>(
  { query }: Pick<Database, 'query'>,
  playerId: string,
  kind: MoneyRequestKind,
  id: string,
): Promise<{ readonly answer: Answer } | null> {
  if (!isPlainId(id)) return null;
  const found = await query
    .selectFrom('money_requests')
    .select('answer')
    .where('player_id', '=', playerId)
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where('outcome', '<>', 'HELD')
    .executeTakeFirst();
  return found ? { answer: found.answer as Answer } : null;
}
