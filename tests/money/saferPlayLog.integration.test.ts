import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LimitSlotName } from '../../server/domain/responsibleGaming/limitChange.ts';
import { runDueJobs } from '../../server/jobRunner.ts';
import { createLog } from '../../server/platform/log.ts';
import { planSaferPlayRoots, saferPlayTasks } from '../../server/saferPlayJob.ts';
import {
  acknowledgeDeposits,
  acknowledgeLimits,
  acknowledgeResponsibleGaming,
  acknowledgeW2gWin,
  addW2gWin,
  closeFirstWagerNotice,
  setNotices,
} from '../../server/store/players/index.ts';
import { setLocationCheck, setUnprovedCheck } from '../../server/store/players/locations.ts';
import { changeLimit } from '../../server/store/saferPlay/changeLimit.ts';
import { logSaferPlay, readSaferPlayLog } from '../../server/store/saferPlay/log.ts';
import { stopPlayer } from '../../server/store/saferPlay/stopPlayer.ts';
import { findFlaw } from '../../server/store/saferPlay/verifyLog.ts';
import { type MoneyFixture, makeMoneyFixture, NOW, type Player } from './support/moneyFixture.ts';

let fixture: MoneyFixture;
beforeAll(async () => {
  fixture = await makeMoneyFixture();
});
afterAll(() => fixture.drop());

const set = (player: Player, value: number | null, slot: LimitSlotName = { type: 'SPEND', period: 'DAILY' }) =>
  changeLimit(fixture.deps.db, player.playerId, { type: 'asked', slot, value }, NOW);
const flaw = async () => findFlaw(await readSaferPlayLog(fixture.deps.db));
const age = (days: number) => fixture.owner.pool.query('UPDATE safer_play_log SET written_on = written_on - $1::integer', [days]);
const kindsOf = async ({ playerId }: Player) => {
  const { rows } = await fixture.deps.db.pool.query<{ kind: string }>(
    'SELECT kind FROM safer_play_log WHERE player_id = $1 ORDER BY number',
    [playerId],
  );
  return rows.map(({ kind }) => kind);
};

/** What a server logs while it does the job that its start has added. */
async function serverStarts(): Promise<readonly string[]> {
  const lines: string[] = [];
  await planSaferPlayRoots(fixture.deps);
  const log = createLog('info', { write: (line) => void lines.push(line) });
  await runDueJobs(fixture.deps, saferPlayTasks({ ...fixture.deps, log }));
  return lines;
}

/** The flaw after a change of the database by somebody with all rights, which is then undone. */
async function flawAfter(...changes: readonly string[]): Promise<string | null> {
  const client = await fixture.owner.pool.connect();
  try {
    for (const table of ['safer_play_log', 'safer_play_roots'])
      await client.query(`CREATE TEMPORARY TABLE kept_${table} AS SELECT * FROM ${table}`);
    for (const change of changes) await client.query(change);
    return (await flaw())?.what ?? null;
  } finally {
    await client.query('TRUNCATE safer_play_log, safer_play_roots');
    for (const table of ['safer_play_log', 'safer_play_roots']) {
      await client.query(`INSERT INTO ${table} SELECT * FROM kept_${table}`);
      await client.query(`DROP TABLE kept_${table}`);
    }
    client.release();
  }
}

describe('the log of safer play', () => {
  it('has a row of each limit, notice, check and stop, written once', async () => {
    const player = await fixture.player(0);
    const { playerId } = player;
    const { query } = fixture.deps.db;
    await Promise.all([set(player, 10_000), set(player, 9_000, { type: 'MAX_SINGLE_WAGER', period: null })]);
    await set(player, null);
    await set(player, 3_000);
    await setNotices(query, playerId, {
      ...{ acknowledgementRequired: true, limitsNoticeDue: true, firstWagerNoticeDue: true, depositAcknowledgementDue: true },
    });
    await addW2gWin(query, playerId, { gameName: 'Velvet Sevens', wonAt: NOW, winCents: 250_000, withheldCents: 0 });
    for (const acknowledge of [
      acknowledgeResponsibleGaming,
      acknowledgeLimits,
      acknowledgeDeposits,
      closeFirstWagerNotice,
      acknowledgeW2gWin,
    ])
      await Promise.all(Array.from({ length: 4 }, () => acknowledge(query, playerId, NOW)));
    await setLocationCheck(fixture.deps.db, playerId, null, NOW);
    for (const outcome of ['FAILED', 'FAILED', null, null] as const)
      await setUnprovedCheck(fixture.deps.db, playerId, outcome, NOW);
    await logSaferPlay(fixture.deps.db, playerId, 'REALITY_CHECK_ANSWERED', { elapsedSeconds: 3_600 }, NOW);
    await stopPlayer(fixture.deps.db, playerId, { kind: 'self_exclusion', until: null, endsByItself: false }, NOW);
    expect(await kindsOf(player)).toEqual([
      ...['LIMIT_SET', 'LIMIT_SET', 'LIMIT_REMOVAL_ASKED', 'LIMIT_SET'],
      ...['RESPONSIBLE_GAMING_ACKNOWLEDGED', 'LIMITS_NOTICE_CLOSED', 'DEPOSITS_ACKNOWLEDGED', 'FIRST_WAGER_NOTICE_CLOSED'],
      ...['W2G_WIN_ACKNOWLEDGED', 'LOCATION_CHECKED', 'LOCATION_CHECKED', 'LOCATION_CHECKED'],
      ...['REALITY_CHECK_ANSWERED', 'SELF_EXCLUSION'],
    ]);
    expect(await flaw()).toBeNull();
  });

  it('keeps nothing of a change that is rolled back, and the other way round', async () => {
    const player = await fixture.player(0);
    await setNotices(fixture.deps.db.query, player.playerId, { acknowledgementRequired: true });
    await fixture.owner.pool.query('ALTER TABLE safer_play_log ADD CONSTRAINT full_disk CHECK (false) NOT VALID');
    await expect(acknowledgeResponsibleGaming(fixture.deps.db.query, player.playerId, NOW)).rejects.toThrow('full_disk');
    await expect(set(player, 100)).rejects.toThrow('full_disk');
    await fixture.owner.pool.query('ALTER TABLE safer_play_log DROP CONSTRAINT full_disk');
    const { rows } = await fixture.deps.db.pool.query(
      'SELECT acknowledgement_required AS due, (SELECT count(*) FROM player_limits WHERE player_id = $1) AS limits FROM players WHERE id = $1',
      [player.playerId],
    );
    expect(rows).toEqual([{ due: true, limits: 0 }]);
  });

  it('is only added to by a server', async () => {
    const { pool } = fixture.deps.db;
    for (const change of [
      'DELETE FROM safer_play_log',
      `UPDATE safer_play_log SET kind = 'LIMIT_REMOVED'`,
      'DELETE FROM safer_play_roots',
      'INSERT INTO safer_play_roots SELECT * FROM safer_play_roots',
    ])
      await expect(pool.query(change)).rejects.toThrow('permission denied');
  });
});

describe('the roots of its days', () => {
  it('are written at a start for the days that no server saw end, logged, and planned again', async () => {
    await age(2);
    const player = await fixture.player(0);
    await set(player, 500);
    await age(2);
    await set(player, 400);
    // Two days that are over, and one that is not.
    const lines = await serverStarts();
    const { roots } = await readSaferPlayLog(fixture.deps.db);
    expect(roots).toHaveLength(2);
    expect(lines.map((line) => (JSON.parse(line) as { root: string }).root)).toEqual(roots.map(({ root }) => root.toString('hex')));
    expect(await serverStarts()).toEqual([]);
    const { rows } = await fixture.owner.pool.query<{ later: boolean }>(
      `SELECT run_at > now() + interval '30 minutes' AS later FROM graphile_worker.jobs WHERE task_identifier = 'write-safer-play-roots'`,
    );
    expect(rows).toEqual([{ later: true }]);
    expect(await flaw()).toBeNull();
  });

  it('find a planted change of any kind of row', async () => {
    const { rows } = await fixture.owner.pool.query<{ player_id: string; number: number; kind: string }>(
      'SELECT DISTINCT ON (kind) player_id, number, kind FROM safer_play_log ORDER BY kind',
    );
    expect(rows.length).toBeGreaterThan(9);
    for (const { player_id: id, number, kind } of rows) {
      const row = `player_id = '${id}' AND number = ${number}`;
      const planted = [
        await flawAfter(`UPDATE safer_play_log SET body = '{"value":900000}' WHERE ${row}`),
        await flawAfter(`UPDATE safer_play_log SET at = at - interval '1 hour' WHERE ${row}`),
      ];
      expect([kind, ...planted]).toEqual([kind, 'its content was changed', 'its content was changed']);
      expect([kind, await flawAfter(`DELETE FROM safer_play_log WHERE ${row}`)]).not.toEqual([kind, null]);
    }
  });

  it('find rows that are cut off, inserted or computed anew, and roots that are gone', async () => {
    const { rows } = await fixture.owner.pool.query<{ id: string; last: number }>(
      'SELECT player_id AS id, max(number) AS last FROM safer_play_log GROUP BY 1 ORDER BY 2 DESC LIMIT 1',
    );
    const who = `player_id = '${rows[0]?.id}'`;
    const again = `UPDATE safer_play_log SET hash = safer_play_hash(previous_hash, player_id, number, at, kind, body) WHERE ${who}`;
    for (const [changes, what] of [
      [[`DELETE FROM safer_play_log WHERE ${who} AND number = ${rows[0]?.last}`], 'it had'],
      [[`DELETE FROM safer_play_log WHERE ${who}`], 'it had'],
      [[`DELETE FROM safer_play_log`], 'it had'],
      [
        [
          `INSERT INTO safer_play_log SELECT player_id, number + 100, at, kind, body, previous_hash, hash FROM safer_play_log WHERE ${who}`,
        ],
        'the row before it is missing',
      ],
      [[`UPDATE safer_play_log SET body = '{}' WHERE ${who} AND number = ${rows[0]?.last}`, again], 'its root does not fit'],
      [[`DELETE FROM safer_play_roots`], 'it has rows and no root'],
      [[`DELETE FROM safer_play_roots WHERE day = (SELECT max(day) FROM safer_play_roots)`], 'it has rows and no root'],
      [[`DELETE FROM safer_play_roots WHERE day = (SELECT min(day) FROM safer_play_roots)`], 'it has rows and no root'],
    ] as const)
      expect([changes[0], await flawAfter(...changes)]).toEqual([changes[0], expect.stringContaining(what)]);
    expect(await flaw()).toBeNull();
  });
});
