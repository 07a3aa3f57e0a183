import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { countPlayerTime, writeSessionSettings } from '../../server/store/identity/playerTime.ts';
import { makeWalletFixture, type WalletFixture } from '../casino/support/walletFixture.ts';
import { seededRandom } from '../support/random.ts';
import { NOW, straight } from './support/moneyFixture.ts';

let fixture: WalletFixture;
beforeAll(async () => {
  fixture = await makeWalletFixture();
});
afterAll(() => fixture.drop());

const after = (seconds: number): Date => new Date(NOW.getTime() + seconds * 1_000);
const sql = (text: string, ...values: readonly unknown[]) => fixture.deps.db.pool.query(text, [...values]);

async function openSession(playerId: string, createdAt: Date): Promise<string> {
  const id = randomUUID();
  await sql(
    'INSERT INTO sessions (id, player_id, created_at, expires_at) VALUES ($1, $2, $3, $4)',
    id,
    playerId,
    createdAt,
    after(864_000),
  );
  return id;
}

it('bets and spins are refused once the day is used up, also after a new log-in, until its reset', async () => {
  const player = await fixture.player(10_000);
  const event = randomUUID();
  await fixture.event(event);
  await sql('UPDATE events SET starts_at = $2 WHERE id = $1', event, after(864_000));
  await sql('UPDATE sessions SET expires_at = $2 WHERE player_id = $1', player.playerId, after(864_000));
  const tried = async (sessionId = player.sessionId) => {
    const bet = await fixture.place({ ...player, sessionId }, [straight(`${event}.home`, 100)]);
    const ids = {
      sessionId: player.casinoSessionId,
      playerId: player.playerId,
      roundId: randomUUID(),
      transactionId: randomUUID(),
    };
    const spin = await fixture.call('bet', { ...ids, amountCents: 100 });
    return [bet.kind === 'REJECTED' ? bet.errors[0]?.code : bet.kind, spin.code ?? 'PLACED'];
  };
  await writeSessionSettings(fixture.deps.db, player.playerId, { dailyLimitSeconds: 3_600 }, NOW);
  fixture.setNow(after(3_599));
  expect(await tried()).toEqual(['PLACED', 'PLACED']);
  fixture.setNow(after(3_600));
  expect(await tried()).toEqual(['TIME_LIMIT_REACHED', 'TIME_LIMIT_REACHED']);
  expect(await tried(await openSession(player.playerId, after(3_600)))).toEqual(['TIME_LIMIT_REACHED', 'TIME_LIMIT_REACHED']);
  fixture.setNow(new Date('2026-11-23T04:59:59Z'));
  expect(await tried()).toEqual(['TIME_LIMIT_REACHED', 'TIME_LIMIT_REACHED']);
  fixture.setNow(new Date('2026-11-23T05:00:00Z'));
  expect(await tried()).toEqual(['PLACED', 'PLACED']);
  fixture.setNow(NOW);
});

it('the seconds of a day are those in which a session was between its start and its last request, each once', async () => {
  const random = seededRandom(26);
  for (let run = 0; run < 30; run += 1) {
    const { playerId } = await fixture.stranger(0);
    const open: { id: string; from: number }[] = [];
    const covered = new Set<number>();
    let counted = 0;
    for (let at = 0; at < 600; at += random.between(0, 20)) {
      if (open.length === 0 || random.next() < 0.2) open.push({ id: await openSession(playerId, after(at)), from: at });
      const { id: sessionId, from } = random.pick(open);
      // A request in the middle of a second counts the whole ones before it.
      counted = (await countPlayerTime(fixture.deps.db, [{ playerId, sessionId, at: after(at + random.next() * 0.9) }]))[0] ?? 0;
      for (let second = from; second < at; second += 1) covered.add(second);
      expect(counted).toBeLessThanOrEqual(covered.size);
      if (random.next() < 0.2)
        open.splice(
          open.findIndex(({ id }) => id === sessionId),
          1,
        );
    }
    expect(counted).toBeGreaterThan(0);
  }
});

it('the time of a session counts once where many count it at the same moment', async () => {
  const { playerId, sessionId } = await fixture.stranger(0);
  const counts = await Promise.all(
    Array.from({ length: 20 }, () => countPlayerTime(fixture.deps.db, [{ playerId, sessionId, at: after(100) }])),
  );
  expect(counts.flat()).toEqual(Array.from({ length: 20 }, () => 100));
  const often = Array.from({ length: 50 }, (_, index) => ({ playerId, sessionId, at: after(100 + (index + 1) * 0.3) }));
  for (const seen of often) await countPlayerTime(fixture.deps.db, [seen]);
  expect(await countPlayerTime(fixture.deps.db, [{ playerId, sessionId, at: after(115) }])).toEqual([115]);
});

/** Seconds of the player's day after a request of the session. */
const counted = async (playerId: string, sessionId: string, at: Date): Promise<number> =>
  (await countPlayerTime(fixture.deps.db, [{ playerId, sessionId, at }]))[0] ?? 0;

it.each([
  ['25 hours', '2026-11-01T04:00:00Z', 25],
  ['23 hours', '2026-03-08T05:00:00Z', 23],
])('a day of %s counts all of them, and the next one begins with nothing (C6)', async (_name, midnight, hours) => {
  const { playerId } = await fixture.stranger(0);
  const began = new Date(midnight).getTime();
  const at = (seconds: number) => new Date(began + seconds * 1_000);
  const session = await openSession(playerId, at(-7_200));
  expect(await counted(playerId, session, at(-1))).toBe(7_199);
  expect(await counted(playerId, session, at(hours * 3_600 - 1))).toBe(hours * 3_600 - 1);
  expect(await counted(playerId, session, at(hours * 3_600 + 5))).toBe(5);
});

it('a clock that is set back counts no hour twice, and gives none back (C9)', async () => {
  const { playerId, sessionId } = await fixture.stranger(0);
  expect(await counted(playerId, sessionId, after(7_200))).toBe(7_200);
  expect(await counted(playerId, sessionId, after(3_600))).toBe(7_200);
  expect(await counted(playerId, sessionId, after(7_100))).toBe(7_200);
  expect(await counted(playerId, sessionId, after(7_300))).toBe(7_300);
});

it('two brands and five tabs at once use the day up once, and it is used up for all of them (C9)', async () => {
  const { playerId } = await fixture.stranger(0);
  await writeSessionSettings(fixture.deps.db, playerId, { dailyLimitSeconds: 3_600 }, NOW);
  const sessions = await Promise.all(Array.from({ length: 5 }, () => openSession(playerId, NOW)));
  await sql("UPDATE sessions SET brand = 'hwc' WHERE id = ANY ($1)", sessions.slice(3));
  const isUsed = async (at: Date) =>
    (await sql('SELECT player_day_is_used($1, $2) AS is', playerId, at)).rows[0]?.is as boolean | null;
  for (let second = 600; second < 3_600; second += 600)
    await Promise.all(sessions.map((session) => counted(playerId, session, after(second))));
  expect([await counted(playerId, sessions[0] ?? '', after(3_599)), await isUsed(after(3_599))]).toEqual([3_599, false]);
  await counted(playerId, sessions[4] ?? '', after(3_600));
  expect([await isUsed(after(3_600)), await isUsed(new Date('2026-11-23T04:59:59Z'))]).toEqual([true, true]);
  // Tomorrow is another day.
  expect(await isUsed(new Date('2026-11-23T05:00:00Z'))).toBeNull();
});
