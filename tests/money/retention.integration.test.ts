import { afterAll, beforeAll, expect, it } from 'vitest';
import { contexts } from '../../server/contexts.ts';
import { deleteExpired } from '../../server/jobs/cleanup.ts';
import { addJob } from '../../server/store/jobs/index.ts';
import { type MoneyFixture, makeMoneyFixture, NOW, straight } from './support/moneyFixture.ts';

const DAY_MS = 86_400_000;

let fixture: MoneyFixture;
let betId: number;
beforeAll(async () => {
  fixture = await makeMoneyFixture();
  await fixture.event('e1');
  const outcome = await fixture.place(await fixture.player(10_000), [straight('e1.home', 1_000)]);
  betId = outcome.kind === 'PLACED' ? (outcome.bets[0]?.id ?? 0) : 0;
});
afterAll(() => fixture.drop());

const query = (text: string, ...values: readonly unknown[]) => fixture.owner.pool.query(text, [...values]);

/** Records, the days that they stay, how one is written, and where it is found by the player's id. */
const RECORDS: readonly (readonly [string, number, (playerId: string, at: Date) => Promise<unknown>, string])[] = [
  [
    'messages',
    1,
    (id, at) => query(`INSERT INTO outbox_messages (channel, recipient, body, sent_at) VALUES ('EMAIL', $1, '', $2)`, id, at),
    'SELECT FROM outbox_messages WHERE recipient = $1',
  ],
  [
    'files of a player’s data',
    1,
    (id, at) => query('INSERT INTO data_exports (player_id, asked_at) VALUES ($1, $2)', id, at),
    'SELECT FROM data_exports WHERE player_id = $1',
  ],
  [
    'unseen settlements',
    30,
    (id, at) => query('INSERT INTO unseen_settlements VALUES ($1, $2, $3)', id, betId, at),
    'SELECT FROM unseen_settlements WHERE player_id = $1',
  ],
  [
    'jobs that have failed for good',
    7,
    async (id, at) => {
      await addJob(fixture.deps.db.query, 'evaluate-promotions', { playerId: id }, { key: id });
      await query('UPDATE graphile_worker._private_jobs SET attempts = max_attempts, updated_at = $2 WHERE key = $1', id, at);
    },
    'SELECT FROM graphile_worker._private_jobs WHERE key = $1',
  ],
];

it.each(RECORDS)('a cleanup deletes %s that are older than %i days, and no younger ones', async (_name, days, write, find) => {
  const [old, young] = [await fixture.player(0), await fixture.player(0)];
  await write(old.playerId, new Date(NOW.getTime() - days * DAY_MS - 1_000));
  await write(young.playerId, new Date(NOW.getTime() - days * DAY_MS + 1_000));
  await deleteExpired(fixture.deps, contexts);
  expect((await query(find, old.playerId)).rowCount).toBe(0);
  expect((await query(find, young.playerId)).rowCount).toBe(1);
});
