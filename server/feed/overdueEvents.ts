import type { PoolClient } from 'pg';
import type { Deps } from '../deps.ts';
import { BOOKS, type Book, rulesOfKey } from '../domain/settlement/rules/rules.ts';
import type { FeedChange } from './types.ts';

/** Hours by sport, as the book's rules say; `other` for every sport that it has no rules of. */
function voidHours(book: Book): Readonly<Record<string, number>> {
  const hours = Object.entries(BOOKS[book]).map(([sport, key]) => [sport, rulesOfKey(key).voidAfterHours] as const);
  return { ...Object.fromEntries(hours), other: rulesOfKey(null).voidAfterHours };
}

/**
 * Events with open bets and without a result so long after their announced start that they are void by the rule: a postponed one was not
 * played, one that went on is void but for what the last score has decided. The audit has named their bets for hours by then (resultHours.ts).
 */
export async function overdueEvents(
  client: Pick<PoolClient, 'query'>,
  { config }: Pick<Deps, 'config'>,
  now: Date,
): Promise<FeedChange[]> {
  const { rows } = await client.query<{ id: string; isInPlay: boolean }>({
    name: 'feed-overdue-events',
    text: `SELECT e.id, e.status = 'IN_PLAY' AS "isInPlay"
      FROM events e JOIN competitions c ON c.id = e.competition_id
      WHERE e.status IN ('PRE_GAME', 'IN_PLAY', 'HIDDEN')
        AND e.starts_at <= $1::timestamptz - make_interval(hours => coalesce($2::jsonb -> c.sport, $2::jsonb -> 'other')::integer)
        AND NOT EXISTS (SELECT FROM results r WHERE r.event_id = e.id) AND NOT EXISTS (SELECT FROM feed_results r WHERE r.event_id = e.id)
        AND EXISTS (SELECT FROM open_bets_on(e.id)) ORDER BY e.id`,
    values: [now, JSON.stringify(voidHours(config.rulesOfBook))],
  });
  return rows.map(({ id, isInPlay }) => ({
    kind: 'result',
    eventId: id,
    result: isInPlay ? { void: true } : { status: 'POSTPONED' },
  }));
}
