import { randomUUID } from 'node:crypto';
import type { Hold } from '../../../server/store/bets/index.ts';
import { type MoneyFixture, NOW } from './moneyFixture.ts';

export interface Feed {
  readonly heartbeatMs: number | null;
  readonly heardAt: Date | null;
  readonly confirmedAt?: Date | null;
}

/** An event of a separate feed. */
export async function eventOf(
  fixture: MoneyFixture,
  feed: Feed | null,
  { inPlay = false, pricedAt = NOW, placeDelayMs = 0 } = {},
): Promise<string> {
  const id = randomUUID();
  const sql = (text: string, ...values: readonly unknown[]) => fixture.deps.db.pool.query(text, [...values]);
  await fixture.event(id);
  await sql('UPDATE events SET source = $1, status = $2 WHERE id = $1', id, inPlay ? 'IN_PLAY' : 'PRE_GAME');
  await sql(
    'UPDATE markets SET priced_at = $2, live_price_ms = 60000, place_delay_ms = $3 WHERE event_id = $1',
    id,
    pricedAt,
    placeDelayMs,
  );
  if (feed) await sql('INSERT INTO feeds VALUES ($1, $2, $3, $4)', id, feed.heartbeatMs, feed.heardAt, feed.confirmedAt ?? null);
  return id;
}

/** Holds until the test decides how the hold ends. */
export function handHold(): { hold: Hold; readonly delays: readonly number[]; end(isOver: boolean): void } {
  const delays: number[] = [];
  let end: (isOver: boolean) => void = () => undefined;
  const over = new Promise<boolean>((resolve) => {
    end = resolve;
  });
  return {
    delays,
    end,
    hold(delayMs) {
      delays.push(delayMs);
      return over;
    },
  };
}
