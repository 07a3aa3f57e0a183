import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPass, setLocationCheck } from '../../server/store/players/locations.ts';
import { askBehindLock } from '../money/support/heldAccount.ts';
import { NOW } from '../money/support/moneyFixture.ts';
import { type CasinoPlayer, makeWalletFixture, type WalletFixture } from './support/walletFixture.ts';

let fixture: WalletFixture;
beforeAll(async () => {
  fixture = await makeWalletFixture();
});
afterAll(async () => {
  expect(await fixture.audit()).toMatchObject({ balanced: true, discrepancies: [] });
  await fixture.drop();
});

const HERE = '203.0.113.7';
const ELSEWHERE = '192.0.2.9';

async function checked(address: string | null): Promise<CasinoPlayer> {
  const player = await fixture.player(10_000);
  const expiresAt = new Date(NOW.getTime() + 600_000);
  const pass = { regionCode: 'US-NJ', expiresAt, refreshAt: expiresAt, address };
  await setLocationCheck(fixture.deps.db, player.playerId, null, NOW, pass);
  return player;
}

const ids = ({ casinoSessionId, playerId }: CasinoPlayer) => ({ sessionId: casinoSessionId, playerId });
const spin = async (player: CasinoPlayer, playerAddress?: string, roundId: string = randomUUID()) =>
  (await fixture.call('bet', { ...ids(player), roundId, transactionId: randomUUID(), amountCents: 100, playerAddress })).code;
const passEnds = async ({ playerId }: CasinoPlayer) => (await readPass(fixture.deps.db, playerId))?.expiresAt.getTime() ?? 0;

describe('a spin from another IP address than the location check’s (n14)', () => {
  it('is refused, and ends the pass: the next one from the check’s own address waits for a check, too', async () => {
    const player = await checked(HERE);
    expect([await spin(player, HERE), await spin(player, ELSEWHERE)]).toEqual([null, 'LOCATION_UNVERIFIED']);
    expect(await passEnds(player)).toBeLessThanOrEqual(NOW.getTime());
    expect(await spin(player, HERE)).toBe('LOCATION_UNVERIFIED');
    expect(await fixture.cash(player)).toBe(9_900);
  });

  it('ends the pass as of when it was sent: one that is sent after it and waits for less is refused, too', async () => {
    const player = await checked(HERE);
    const pause = () => fixture.owner.pool.query('SELECT pg_sleep(0.2)');
    await askBehindLock(fixture, player.playerId, () => spin(player, ELSEWHERE), pause);
    expect(await spin(player, HERE)).toBe('LOCATION_UNVERIFIED');
  });

  it('is refused within a round, whose win is paid all the same', async () => {
    const player = await checked(HERE);
    const roundId = randomUUID();
    expect([await spin(player, HERE, roundId), await spin(player, ELSEWHERE, roundId)]).toEqual([null, 'LOCATION_UNVERIFIED']);
    const win = { ...ids(player), roundId, transactionId: randomUUID(), amountCents: 300 };
    expect((await fixture.call('win', win)).code).toBeNull();
    expect(await fixture.cash(player)).toBe(10_200);
  });

  it('no address is one from elsewhere, and leaves the pass', async () => {
    const player = await checked(HERE);
    expect(await spin(player)).toBe('LOCATION_UNVERIFIED');
    expect(await spin(player, HERE)).toBeNull();
  });

  it('is not asked about where the pass is of no address, or a sandbox’s place', async () => {
    const [unbound, visitor] = [await checked(null), await fixture.player(10_000)];
    expect([await spin(unbound, ELSEWHERE), await spin(visitor, ELSEWHERE), await spin(visitor)]).toEqual([null, null, null]);
  });

  it('is the same address where it is IPv4 within IPv6; and what is no address is no bet', async () => {
    const player = await checked(HERE);
    expect([await spin(player, `::ffff:${HERE}`), await spin(player, 'nowhere')]).toEqual([null, 'BAD_REQUEST']);
  });
});
