import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LimitSlotName } from '../../server/domain/saferPlay/limitChange.ts';
import { runDueJobs } from '../../server/jobs/queue.ts';
import { saferPlayWork } from '../../server/jobs/saferPlay.ts';
import { createLog } from '../../server/platform/log.ts';
import { addJob } from '../../server/store/jobs/jobs.ts';
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
import { setPlayerLimits } from '../../server/store/saferPlay/limits.ts';
import { logSaferPlay, readSaferPlayLog, writeSaferPlayHead } from '../../server/store/saferPlay/log.ts';
import { stopPlayer } from '../../server/store/saferPlay/stopPlayer.ts';
import { findFlaw, findOutsideFlaw } from '../../server/store/saferPlay/verifyLog.ts';
import { until } from '../support/until.ts';
import { type MoneyFixture, makeMoneyFixture, NOW, type Player } from './support/moneyFixture.ts';

let fixture: MoneyFixture;
beforeAll(async () => {
  fixture = await makeMoneyFixture();
});
afterAll(() => fixture.drop());

const set = (player: Player, value: number | null, slot: LimitSlotName = { type: 'SPEND', period: 'DAILY' }) =>
  changeLimit(fixture.deps.db, player.playerId, { type: 'requested', slot, value }, NOW);
const flaw = async () => findFlaw(await readSaferPlayLog(fixture.deps.db));
const age = () => fixture.owner.pool.query("UPDATE safer_play_log SET written_at = written_at - interval '2 hours'");
const kindsOf = async ({ playerId }: Player) => {
  const { rows } = await fixture.deps.db.pool.query<{ kind: string }>(
    'SELECT kind FROM safer_play_log WHERE player_id = $1 ORDER BY number',
    [playerId],
  );
  return rows.map(({ kind }) => kind);
};

/** What a server logs while it does the job, which is due now. */
async function writeHead(): Promise<readonly string[]> {
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  await addJob(fixture.deps.db.query, 'write-safer-play-head', {}, { key: 'write-safer-play-head' });
  await runDueJobs(fixture.deps, saferPlayWork({ ...fixture.deps, log }));
  return lines;
}

/** The flaw after a change of the database by somebody with all rights, which is then undone. */
async function flawAfter(...changes: readonly string[]): Promise<string | null> {
  const client = await fixture.owner.pool.connect();
  try {
    for (const table of ['safer_play_log', 'safer_play_heads'])
      await client.query(`CREATE TEMPORARY TABLE kept_${table} AS SELECT * FROM ${table}`);
    for (const change of changes) await client.query(change);
    return (await flaw())?.what ?? null;
  } finally {
    await client.query('TRUNCATE safer_play_log, safer_play_heads');
    for (const table of ['safer_play_log', 'safer_play_heads']) {
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
      acknowledgementRequired: true,
      limitsNoticeDue: true,
      firstWagerNoticeDue: true,
      depositAcknowledgementDue: true,
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
      'LIMIT_SET',
      'LIMIT_SET',
      'LIMIT_REMOVAL_ASKED',
      'LIMIT_SET',
      'RESPONSIBLE_GAMING_ACKNOWLEDGED',
      'LIMITS_NOTICE_CLOSED',
      'DEPOSITS_ACKNOWLEDGED',
      'FIRST_WAGER_NOTICE_CLOSED',
      'W2G_WIN_ACKNOWLEDGED',
      'LOCATION_CHECKED',
      'LOCATION_CHECKED',
      'LOCATION_CHECKED',
      'REALITY_CHECK_ANSWERED',
      'SELF_EXCLUSION',
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
      'DELETE FROM safer_play_heads',
      'INSERT INTO safer_play_heads SELECT * FROM safer_play_heads',
      // Limits and changes that wait are written with their reason alone.
      'UPDATE player_limits SET amount_cents = 100000',
      'DELETE FROM player_limits',
      'INSERT INTO player_limits SELECT * FROM player_limits',
      'DELETE FROM pending_limits',
      'UPDATE pending_limits SET confirmable_at = now()',
    ])
      await expect(pool.query(change)).rejects.toThrow('permission denied');
  });
});

describe('the state beside the log', () => {
  const flawOf = async (change: string, undo: string) => {
    await fixture.owner.pool.query(change);
    const found = await flaw();
    await fixture.owner.pool.query(undo);
    return found;
  };

  it('is a flaw where a limit, a waiting change or a stop is not what the log says', async () => {
    const player = await fixture.player(0);
    const { playerId } = player;
    await set(player, 1_000);
    await set(player, 5_000);
    await stopPlayer(
      fixture.deps.db,
      playerId,
      { kind: 'cool_off', until: new Date(NOW.getTime() + 1e9), endsByItself: true },
      NOW,
    );
    expect(await flaw()).toBeNull();
    const mine = `player_id = '${playerId}'`;
    await fixture.owner.pool.query('CREATE TABLE kept_limits AS SELECT * FROM player_limits');
    await fixture.owner.pool.query('CREATE TABLE kept_pending AS SELECT * FROM pending_limits');
    await fixture.owner.pool.query('CREATE TABLE kept_stops AS SELECT * FROM player_exclusions');
    const found = [
      await flawOf(
        `UPDATE player_limits SET amount_cents = 100000 WHERE ${mine}`,
        `UPDATE player_limits SET amount_cents = 1000 WHERE ${mine}`,
      ),
      await flawOf(`DELETE FROM player_limits WHERE ${mine}`, `INSERT INTO player_limits SELECT * FROM kept_limits WHERE ${mine}`),
      await flawOf(
        `DELETE FROM pending_limits WHERE ${mine}`,
        `INSERT INTO pending_limits SELECT * FROM kept_pending WHERE ${mine}`,
      ),
      await flawOf(
        `UPDATE pending_limits SET confirmable_at = confirmable_at - interval '1 day' WHERE ${mine}`,
        `UPDATE pending_limits SET confirmable_at = confirmable_at + interval '1 day' WHERE ${mine}`,
      ),
      await flawOf(
        `DELETE FROM player_exclusions WHERE ${mine}`,
        `INSERT INTO player_exclusions SELECT * FROM kept_stops WHERE ${mine}`,
      ),
    ];
    expect(found.map((one) => one?.what)).toEqual([
      'the log says 1000, and 100000 stands',
      'the log says 1000, and nothing stands',
      expect.stringMatching(/^the log says 5000 from .*, and nothing stands$/),
      expect.stringMatching(/^the log says 5000 from .*, and 5000 from .* stands$/),
      expect.stringMatching(/^the log says 20.*, and nothing stands$/),
    ]);
    await fixture.owner.pool.query('DROP TABLE kept_limits, kept_pending, kept_stops');
    expect(await flaw()).toBeNull();
  });

  it('follows what an operator sets, too', async () => {
    const { playerId } = await fixture.player(0);
    const { db } = fixture.deps;
    await setPlayerLimits(
      db,
      playerId,
      [
        { type: 'LOSS', period: 'WEEKLY', amountCents: 700 },
        { type: 'DAILY_TIME', seconds: 3_600 },
      ],
      NOW,
    );
    await setPlayerLimits(db, playerId, [{ type: 'MAX_SINGLE_WAGER', amountCents: 50 }], NOW);
    const { rows } = await db.pool.query('SELECT type, period, amount_cents FROM player_limits WHERE player_id = $1', [playerId]);
    expect(rows).toEqual([{ type: 'MAX_SINGLE_WAGER', period: null, amount_cents: 50 }]);
    expect(await flaw()).toBeNull();
  });
});

describe('the heads of the log', () => {
  it('are written at a start over the rows that have none, logged, and planned again', async () => {
    const player = await fixture.player(0);
    await set(player, 500);
    const lines = [...(await writeHead())];
    await set(player, 400);
    await set(player, 300);
    lines.push(...(await writeHead()));
    const { heads } = await readSaferPlayLog(fixture.deps.db);
    expect(heads.at(-1)?.entries).toBe(2);
    expect(lines.map((line) => (JSON.parse(line) as { head: string }).head)).toEqual(
      heads.slice(-2).map(({ head }) => head.toString('hex')),
    );
    expect(await writeHead()).toEqual([]);
    const { rows } = await fixture.owner.pool.query<{ later: boolean }>(
      `SELECT run_at > now() + interval '4 minutes' AS later FROM graphile_worker.jobs WHERE task_identifier = 'write-safer-play-head'`,
    );
    expect(rows).toEqual([{ later: true }]);
    expect(await flaw()).toBeNull();
  });

  it('wait for the rows that are on their way, so that none comes before a head', async () => {
    const player = await fixture.player(0);
    const slow = await fixture.owner.pool.connect();
    await slow.query('BEGIN');
    await slow.query(`SELECT log_safer_play($1, 'LIMITS_NOTICE_CLOSED', '{}', $2)`, [player.playerId, NOW]);
    const before = await set(await fixture.player(0), 700).then(() => readSaferPlayLog(fixture.deps.db));
    const writing = writeSaferPlayHead(fixture.deps.db);
    await until(async () => {
      const { rows } = await slow.query(`SELECT FROM pg_locks WHERE locktype = 'advisory' AND classid = 63 AND NOT granted`);
      return rows.length > 0;
    }, 30_000);
    await slow.query('COMMIT');
    slow.release();
    const head = await writing;
    expect(head?.entries).toBe(2);
    const last = Math.max(...before.rows.map(({ position }) => position));
    expect(head?.position).toBeGreaterThanOrEqual(last);
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

  it('find rows that are cut off, inserted or computed anew, and heads that are gone', async () => {
    await age();
    const { rows } = await fixture.owner.pool.query<{ id: string; last: number }>(
      'SELECT player_id AS id, max(number) AS last FROM safer_play_log GROUP BY 1 ORDER BY 2 DESC LIMIT 1',
    );
    const who = `player_id = '${rows[0]?.id}'`;
    const again = `UPDATE safer_play_log SET hash = safer_play_hash(previous_hash, player_id, number, at, kind, body) WHERE ${who}`;
    for (const [changes, what] of [
      [[`DELETE FROM safer_play_log WHERE ${who} AND number = ${rows[0]?.last}`], 'it closed'],
      [[`DELETE FROM safer_play_log WHERE ${who}`], 'it closed'],
      [[`DELETE FROM safer_play_log`], 'it closed'],
      [
        [
          `INSERT INTO safer_play_log SELECT player_id, number + 100, at, kind, body, previous_hash, hash FROM safer_play_log WHERE ${who}`,
        ],
        'the row before it is missing',
      ],
      [[`UPDATE safer_play_log SET body = '{}' WHERE ${who} AND number = ${rows[0]?.last}`, again], 'it does not fit its rows'],
      [[`DELETE FROM safer_play_heads`], 'it is old and has no head'],
      [[`DELETE FROM safer_play_heads WHERE position = (SELECT max(position) FROM safer_play_heads)`], 'it is old and has no head'],
      [[`DELETE FROM safer_play_heads WHERE position = (SELECT min(position) FROM safer_play_heads)`], 'it closed'],
    ] as const)
      expect([changes[0], await flawAfter(...changes)]).toEqual([changes[0], expect.stringContaining(what)]);
    expect(await flaw()).toBeNull();
  });
});

describe('a head from outside of the database', () => {
  it('shows what somebody with all rights has removed and written anew, log, heads and state', async () => {
    const player = await fixture.player(0);
    await stopPlayer(
      fixture.deps.db,
      player.playerId,
      { kind: 'cool_off', until: new Date(NOW.getTime() + 1e9), endsByItself: true },
      NOW,
    );
    await writeHead();
    const before = await readSaferPlayLog(fixture.deps.db);
    const outside = new Map(before.heads.map(({ position, head }) => [position, head.toString('hex')]));
    expect(findOutsideFlaw(before.heads, outside)).toBeNull();
    const mine = `player_id = '${player.playerId}'`;
    // A cool-off of today with its row.
    expect(await flawAfter(`DELETE FROM player_exclusions WHERE ${mine}`, `DELETE FROM safer_play_log WHERE ${mine}`)).toMatch(
      /^it closed/,
    );
    // And the head that would show it.
    await fixture.owner.pool.query('DELETE FROM safer_play_heads WHERE position = (SELECT max(position) FROM safer_play_heads)');
    await fixture.owner.pool.query(`DELETE FROM safer_play_log WHERE ${mine}`);
    await writeHead();
    const after = await readSaferPlayLog(fixture.deps.db);
    expect(findFlaw(after)).toBeNull();
    expect(findOutsideFlaw(after.heads, outside)?.what).toBe('its head is not the one that was sent away');
    expect(findOutsideFlaw([], outside)).not.toBeNull();
  });
});
