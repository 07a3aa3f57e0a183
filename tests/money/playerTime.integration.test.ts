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
  await writeSessionSettings(fixture.deps.db, player.playerId, { dailyLimitSeconds: 3_600 });
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
