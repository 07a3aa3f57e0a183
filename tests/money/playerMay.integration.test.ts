import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LimitType } from '../../server/domain/saferPlay/limits.ts';
import { PLAYER_FAULTS } from '../../server/domain/saferPlay/playerFaults.ts';
import { cashOut, readOffers } from '../../server/store/cashout/index.ts';
import { spentInSession } from '../../server/store/identity/playerTime.ts';
import { creditPlayer } from '../../server/store/ledger/index.ts';
import { restrictPlayer } from '../../server/store/players/index.ts';
import {
  deleteSandboxLocations,
  endPassOfOtherAddress,
  setLocationCheck,
  storeDefaultLocation,
} from '../../server/store/players/locations.ts';
import { grantReward } from '../../server/store/rewards/index.ts';
import { setPlayerLimits } from '../../server/store/saferPlay/limits.ts';
import { setLimit } from '../../server/store/saferPlay/writeLimit.ts';
import { type CasinoPlayer, makeWalletFixture, type WalletFixture } from '../casino/support/walletFixture.ts';
import { moveHome, moveTo } from '../support/places.ts';
import { NOW, type Player, straight } from './support/moneyFixture.ts';

let fixture: WalletFixture;
beforeAll(async () => {
  fixture = await makeWalletFixture(16);
});
afterAll(async () => {
  expect(await fixture.audit()).toMatchObject({ balanced: true, discrepancies: [] });
  await fixture.drop();
});

const soon = new Date(NOW.getTime() + 60_000);
const sql = (text: string, ...values: readonly unknown[]) => fixture.deps.db.pool.query(text, [...values]);
const spend = (player: Player, amountCents: number, type: 'SPEND' | 'LOSS' = 'SPEND') =>
  setPlayerLimits(fixture.deps.db, player.playerId, [{ type, period: 'DAILY', amountCents }], NOW);

/** The outcome, or the first reason of a refusal. */
async function sportsBet(player: Player, stakeCents: number, extra: object = {}): Promise<string> {
  const event = randomUUID();
  await fixture.event(event);
  const answer = await fixture.place(player, [{ ...straight(`${event}.home`, stakeCents), ...extra }]);
  return answer.kind === 'REJECTED' ? (answer.errors[0]?.code ?? '') : answer.kind;
}

const round = (player: CasinoPlayer) => ({
  sessionId: player.casinoSessionId,
  playerId: player.playerId,
  roundId: randomUUID(),
  transactionId: randomUUID(),
});
const ADDRESS = '192.0.2.1';
const spin = async (player: CasinoPlayer, amountCents: number) =>
  (await fixture.call('bet', { ...round(player), amountCents, playerAddress: ADDRESS })).code ?? 'PLACED';

/** The answers to a bet on sports and to a spin of an open game. */
async function both(player: CasinoPlayer, cents = 100): Promise<readonly [string, string]> {
  return [await sportsBet(player, cents), await spin(player, cents)];
}
const REFUSED = (code: string) => [code, code];
const TAKEN = ['PLACED', 'PLACED'];

/** Everybody without a place of their own. */
async function somewhere(place: string, work: () => Promise<void>): Promise<void> {
  await moveTo(fixture.deps.db, null, place);
  await work();
  await moveHome(fixture.deps.db);
}

describe('bets on sports and spins of an open game ask the same', () => {
  it('limits on spending and losses, which they share', async () => {
    const player = await fixture.player(10_000);
    await spend(player, 1_000);
    expect(await sportsBet(player, 5_000)).toBe('SPEND_LIMIT_REACHED');
    expect(await sportsBet(player, 600)).toBe('PLACED');
    expect(await both(player, 401)).toEqual(REFUSED('SPEND_LIMIT_REACHED'));
    expect(await spin(player, 400)).toBe('PLACED');
    expect(await both(player, 10)).toEqual(REFUSED('SPEND_LIMIT_REACHED'));
    const loser = await fixture.player(10_000);
    await spend(loser, 100, 'LOSS');
    expect(await both(loser, 101)).toEqual(REFUSED('LOSS_LIMIT_REACHED'));
    expect(await sportsBet(loser, 100)).toBe('PLACED');
    expect(await both(loser, 10)).toEqual(REFUSED('LOSS_LIMIT_REACHED'));
  });

  it('a limit of each wager, which meets bets on sports and spins alike, whatever was bet before', async () => {
    const player = await fixture.player(10_000);
    await setPlayerLimits(
      fixture.deps.db,
      player.playerId,
      [
        { type: 'MAX_SINGLE_WAGER', amountCents: 300 },
        { type: 'SPEND', period: 'DAILY', amountCents: 1_000 },
      ],
      NOW,
    );
    expect(await both(player, 1_001)).toEqual(REFUSED('MAX_SINGLE_WAGER_LIMIT_REACHED'));
    expect(await both(player, 300)).toEqual(TAKEN);
    const event = randomUUID();
    await fixture.event(event);
    const two = await fixture.place(player, [straight(`${event}.home`, 50), straight(`${event}.away`, 300)]);
    expect(two.kind).toBe('PLACED');
    expect(await both(player, 51)).toEqual(REFUSED('SPEND_LIMIT_REACHED'));
  });

  it('what is spent in a session is counted as against a limit: sports and casino, no bonus, nothing that was undone', async () => {
    const player = await fixture.player(10_000);
    const spent = () => spentInSession(fixture.deps.db, player.playerId, player.sessionId);
    expect([await spent(), await both(player, 300), await spent()]).toEqual([0, TAKEN, 600]);
    const ids = round(player);
    await fixture.call('bet', { ...ids, amountCents: 50 });
    expect(await spent()).toBe(650);
    await fixture.call('rollback', { ...ids, transactionId: randomUUID(), betTransactionId: ids.transactionId });
    expect(await spent()).toBe(600);
  });

  it('bets and spins at once never pass a limit together', async () => {
    const player = await fixture.player(100_000);
    await spend(player, 1_000);
    const outcomes = await Promise.all(
      Array.from({ length: 60 }, (_, index) => (index % 2 === 0 ? sportsBet(player, 150) : spin(player, 150))),
    );
    expect(outcomes.filter((outcome) => outcome === 'PLACED')).toHaveLength(6);
    expect(new Set(outcomes)).toEqual(new Set(['PLACED', 'SPEND_LIMIT_REACHED']));
  });

  it('a hundred bets at once with room for one under a spend limit: one is placed', async () => {
    const alone = await fixture.player(100_000);
    await spend(alone, 100);
    const hundred = await Promise.all(Array.from({ length: 100 }, () => sportsBet(alone, 100)));
    expect(hundred.filter((outcome) => outcome === 'PLACED')).toHaveLength(1);
  });

  it('only the player’s own money counts, and what is cashed out is paid', async () => {
    const player = await fixture.player(10_000);
    const { query } = fixture.deps.db;
    const bonus = { kind: 'BONUS_BET', title: 'Bonus', amountCents: 500, expiresAt: soon } as const;
    const id = await grantReward(query, player.playerId, bonus, NOW);
    await creditPlayer(query, {
      playerId: player.playerId,
      account: 'PROMOTIONAL_CREDIT',
      amountCents: 500,
      reference: id,
      at: NOW,
    });
    await spend(player, 100);
    expect(await sportsBet(player, 500, { reward: { kind: 'BONUS_BET', id } })).toBe('PLACED');
    expect(await sportsBet(player, 500, { reward: { kind: 'PROMOTIONAL_CREDIT' } })).toBe('PLACED');
    expect(await sportsBet(player, 100)).toBe('PLACED');
    expect(await sportsBet(player, 10)).toBe('SPEND_LIMIT_REACHED');
    await spend(player, 1_000, 'LOSS');
    expect(await sportsBet(player, 900)).toBe('PLACED');
    expect(await sportsBet(player, 10)).toBe('LOSS_LIMIT_REACHED');
    const { deps } = fixture;
    const { rows } = await sql('SELECT id FROM bets WHERE player_id = $1 ORDER BY id DESC LIMIT 1', player.playerId);
    const betId: number = rows[0].id;
    const read = (await readOffers(deps, [betId], NOW)).get(betId);
    const part = read?.offer.status === 'OFFERED' ? read.offer.parts.at(-1) : undefined;
    if (!read || !part) throw new Error('There is no offer');
    const { offerId, version: offerVersion } = read;
    const taken = await cashOut(deps, { ...player, ...part, requestId: id, betId, offerId, offerVersion }, async () => true);
    expect(taken).toMatchObject({ kind: 'TAKEN' });
    expect(await sportsBet(player, part.amountCents + 1)).toBe('LOSS_LIMIT_REACHED');
    expect(await sportsBet(player, part.amountCents)).toBe('PLACED');
  });

  it('the region: sports outside of the casino’s states, nothing outside of all, and wins are taken anywhere', async () => {
    const player = await fixture.player(10_000);
    const won = round(player);
    await fixture.call('bet', { ...won, amountCents: 100 });
    await somewhere('US-NV', async () => {
      expect(await both(player)).toEqual(REFUSED('OUTSIDE_OPERATING_AREA'));
      expect(await fixture.call('win', { ...won, transactionId: randomUUID(), amountCents: 300 })).toMatchObject({ code: null });
    });
    await somewhere('US-NY', async () => {
      expect(await both(player)).toEqual(['PLACED', 'OUTSIDE_OPERATING_AREA']);
    });
    expect(await both(player)).toEqual(TAKEN);
    // Without a sandbox and without a check nobody knows where the player is.
    await deleteSandboxLocations(fixture.deps.db);
    expect(await both(player)).toEqual(REFUSED('LOCATION_UNVERIFIED'));
    await moveTo(fixture.deps.db, player.playerId, 'US-PA');
    expect(await both(player)).toEqual(TAKEN);
    await storeDefaultLocation(fixture.deps.db);
  });

  it('the last location check, whose proof has an end; where only the casino is closed, sports go on', async () => {
    const player = await fixture.player(10_000);
    const check = (outcome: 'FAILED' | 'EXCLUSION_BOUNDARY' | 'CASINO_CLOSED', expiresAt: Date | null = soon) =>
      setLocationCheck(fixture.deps.db, player.playerId, { outcome, expiresAt }, NOW);
    await check('FAILED', null);
    expect(await both(player)).toEqual(REFUSED('LOCATION_UNVERIFIED'));
    await check('EXCLUSION_BOUNDARY');
    expect(await both(player)).toEqual(REFUSED('EXCLUSION_BOUNDARY'));
    await check('EXCLUSION_BOUNDARY', NOW);
    expect(await both(player)).toEqual(REFUSED('LOCATION_UNVERIFIED'));
    await check('CASINO_CLOSED');
    expect(await both(player)).toEqual(['PLACED', 'EXCLUSION_BOUNDARY']);
    await check('CASINO_CLOSED', null);
    expect(await both(player)).toEqual(['PLACED', 'LOCATION_UNVERIFIED']);
    await setLocationCheck(fixture.deps.db, player.playerId, null, NOW);
    expect(await both(player)).toEqual(TAKEN);
  });

  it('a pass, whose region counts until it is over or the player asks from another address', async () => {
    const player = await fixture.player(10_000);
    const { db } = fixture.deps;
    const pass = (regionCode: string, expiresAt: Date) =>
      setLocationCheck(db, player.playerId, null, NOW, { regionCode, expiresAt, refreshAt: expiresAt, address: ADDRESS });
    await moveTo(db, null, 'US-NV');
    await pass('US-MI', soon);
    expect(await both(player)).toEqual(TAKEN);
    await pass('US-NY', soon);
    expect(await both(player)).toEqual(['PLACED', 'OUTSIDE_OPERATING_AREA']);
    await pass('US-TX', soon);
    expect(await both(player)).toEqual(REFUSED('OUTSIDE_OPERATING_AREA'));
    await pass('US-MI', NOW);
    expect(await both(player)).toEqual(REFUSED('LOCATION_UNVERIFIED'));
    await pass('US-MI', soon);
    expect(await endPassOfOtherAddress(db, player.playerId, ADDRESS, NOW)).toBe(false);
    expect(await both(player)).toEqual(TAKEN);
    expect(await endPassOfOtherAddress(db, player.playerId, '192.0.2.2', NOW)).toBe(true);
    expect(await both(player)).toEqual(REFUSED('LOCATION_UNVERIFIED'));
    await moveHome(db);
  });

  it('no place is asked of a deposit or a withdrawal, outside of all areas and without a pass', async () => {
    const { playerId } = await fixture.player(10_000);
    const { db } = fixture.deps;
    const ask = async (action: string) =>
      (await sql('SELECT player_may($1, $2, 100, $3, NULL) AS fault', playerId, action, NOW)).rows[0]?.fault;
    await moveTo(db, playerId, 'US-TX');
    expect([await ask('SPORTS_BET'), await ask('DEPOSIT'), await ask('WITHDRAW')]).toEqual(['OUTSIDE_OPERATING_AREA', null, null]);
    const over = { regionCode: 'US-NJ', expiresAt: NOW, refreshAt: NOW, address: null };
    await setLocationCheck(db, playerId, null, NOW, over);
    expect([await ask('SPORTS_BET'), await ask('DEPOSIT'), await ask('WITHDRAW')]).toEqual(['LOCATION_UNVERIFIED', null, null]);
  });

  it('an action that nobody has decided about, which is an error', async () => {
    const { playerId } = await fixture.player(10_000);
    const ask = sql(`SELECT player_may($1, 'CASH_OUT', 100, $2, NULL)`, playerId, NOW);
    await expect(ask).rejects.toThrow('There is no such action');
  });

  it('the first of several faults, which PLAYER_FAULTS lists in this order', async () => {
    const player = await fixture.player(10_000);
    const { playerId } = player;
    const { db } = fixture.deps;
    await sql(`UPDATE sessions SET created_at = $2::timestamptz - interval '1 minute' WHERE player_id = $1`, playerId, NOW);
    await restrictPlayer(db, playerId, { kind: 'casino', expiresAt: null });
    await moveTo(db, playerId, 'US-NV');
    await setLocationCheck(db, playerId, { outcome: 'EXCLUSION_BOUNDARY', expiresAt: soon }, NOW);
    await sql('UPDATE players SET acknowledgement_required = true WHERE id = $1', playerId);
    const money = ['MAX_SINGLE_WAGER', 'LOSS', 'SPEND'] as const;
    const slotOf = (type: LimitType) => ({ type, period: type === 'MAX_SINGLE_WAGER' ? null : 'DAILY' }) as const;
    for (const type of money) await setLimit(db, playerId, slotOf(type), 0, NOW);
    await setLimit(db, playerId, slotOf('DAILY_TIME'), 1, NOW);

    const withoutLimit = (type: LimitType) => () => setLimit(db, playerId, slotOf(type), null, NOW);
    const removals = [
      () => restrictPlayer(db, playerId, { kind: 'casino', expiresAt: NOW }),
      () => moveTo(db, playerId, 'US-NJ'),
      () => setLocationCheck(db, playerId, { outcome: 'EXCLUSION_BOUNDARY', expiresAt: null }, NOW),
      () => setLocationCheck(db, playerId, null, NOW),
      () => sql('UPDATE players SET acknowledgement_required = false WHERE id = $1', playerId),
      ...(['DAILY_TIME', ...money] as const).map(withoutLimit),
    ];
    const named: string[] = [];
    for (const remove of removals) {
      named.push(await spin(player, 100));
      await remove();
    }
    expect(named).toEqual(PLAYER_FAULTS);
    expect(await spin(player, 100)).toBe('PLACED');
  });

  it('the acknowledgement, also in a game that is open', async () => {
    const player = await fixture.player(10_000);
    await sql('UPDATE players SET acknowledgement_required = true WHERE id = $1', player.playerId);
    expect(await both(player)).toEqual(REFUSED('ACKNOWLEDGEMENT_REQUIRED'));
  });
});
