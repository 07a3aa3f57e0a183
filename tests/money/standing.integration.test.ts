import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteSandboxLocations, setLocationCheck } from '../../server/store/players/locations.ts';
import { moveTo } from '../support/places.ts';
import { type MoneyFixture, makeMoneyFixture, NOW, type Player } from './support/moneyFixture.ts';

let fixture: MoneyFixture;
beforeAll(async () => {
  fixture = await makeMoneyFixture();
  // Nobody is anywhere by default, as without a sandbox.
  await deleteSandboxLocations(fixture.deps.db);
});
afterAll(() => fixture.drop());

const soon = new Date(NOW.getTime() + 60_000);
const query = (text: string, ...values: readonly unknown[]) => fixture.owner.pool.query(text, [...values]);

const exclude =
  (kind: string, expiresAt: Date | null, endsByItself = true) =>
  ({ playerId }: Player) =>
    query(
      'INSERT INTO player_exclusions (player_id, kind, expires_at, ends_by_itself) VALUES ($1, $2, $3, $4)',
      playerId,
      kind,
      expiresAt,
      endsByItself,
    );

/** An account of the same person, which is closed. */
async function closeOtherAccount({ playerId }: Player): Promise<void> {
  const other = await fixture.player(0);
  await query('UPDATE players SET closed_at = $2 WHERE id = $1', other.playerId, NOW);
  for (const id of [playerId, other.playerId])
    await query(`INSERT INTO person_keys (player_id, kind, digest) VALUES ($1, 'METHOD', person_digest($2))`, id, playerId);
}

const change =
  (column: string, value: unknown) =>
  ({ playerId }: Player) =>
    query(`UPDATE players SET ${column} = $2 WHERE id = $1`, playerId, value);

const check =
  (outcome: 'FAILED' | 'EXCLUSION_BOUNDARY' | 'CASINO_CLOSED', expiresAt: Date | null) =>
  ({ playerId }: Player) =>
    setLocationCheck(fixture.deps.db, playerId, { outcome, expiresAt }, NOW);

const at =
  (place: string) =>
  ({ playerId }: Player): Promise<unknown> =>
    moveTo(fixture.deps.db, playerId, place);
const home = at('US-NJ');

/** What each gate says: of a bet, a held bet, a spin, a deposit, an offer, news. */
const BARRED = ['PLAYER_RESTRICTED', 'PLAYER_RESTRICTED', 'PLAYER_RESTRICTED', 'PLAYER_RESTRICTED', false, false];
const anywhere = (fault: string, offered: boolean) => [fault, null, fault, null, offered, true];
const FREE = [null, null, null, null, true, true];

const cases: readonly (readonly [string, readonly ((player: Player) => Promise<unknown>)[], readonly unknown[]])[] = [
  ['nothing', [home], FREE],
  ['a self-exclusion', [home, exclude('self_exclusion', soon)], BARRED],
  ['a self-exclusion whose end the player has to ask for', [home, exclude('self_exclusion', NOW, false)], BARRED],
  ['a cool-off', [home, exclude('cool_off', soon)], BARRED],
  ['a cool-off that is over', [home, exclude('cool_off', NOW)], FREE],
  ['a closed account', [home, change('closed_at', NOW)], BARRED],
  // News of a bet that was placed before are no offer.
  ['a closed account of the same person', [home, closeOtherAccount], [...BARRED.slice(0, 5), true]],
  ['a restriction to the casino', [home, exclude('casino', null)], [null, null, 'PLAYER_RESTRICTED', null, true, true]],
  ['a restriction of promotions', [home, exclude('promotions', null)], [null, null, null, null, false, true]],
  ['limited access', [home, change('limited_access', true)], [null, null, null, null, false, false]],
  ['an acknowledgement that is due', [home, change('acknowledgement_required', true)], anywhere('ACKNOWLEDGEMENT_REQUIRED', true)],
  ['a place outside of all regions', [at('US-NV')], anywhere('OUTSIDE_OPERATING_AREA', false)],
  ['a boundary that a check has proved', [home, check('EXCLUSION_BOUNDARY', soon)], anywhere('EXCLUSION_BOUNDARY', false)],
  ['a check that has proved nothing', [home, check('FAILED', null)], anywhere('LOCATION_UNVERIFIED', true)],
  ['a region without a casino', [home, check('CASINO_CLOSED', soon)], [null, null, 'EXCLUSION_BOUNDARY', null, true, true]],
  ['a place that nobody knows', [], anywhere('LOCATION_UNVERIFIED', true)],
];

it('what stops a player is the self-exclusion until its end, also where a cool-off ends later', async () => {
  const player = await fixture.player(0);
  const stopAt = async (at: Date) => {
    const { rows } = await query('SELECT stop_kind, stop_until FROM player_standing($1, $2)', player.playerId, at);
    return rows[0];
  };
  const later = new Date(soon.getTime() + 60_000);
  expect(await stopAt(NOW)).toEqual({ stop_kind: null, stop_until: null });
  await exclude('cool_off', later)(player);
  await exclude('self_exclusion', soon)(player);
  expect(await stopAt(NOW)).toEqual({ stop_kind: 'self_exclusion', stop_until: soon });
  expect(await stopAt(soon)).toEqual({ stop_kind: 'cool_off', stop_until: later });
});

describe('the gates say of a player with', () => {
  it.each(cases)('%s', async (_name, preparations, expected) => {
    const player = await fixture.player(10_000);
    for (const prepare of preparations) await prepare(player);
    const { rows } = await fixture.owner.pool.query({
      text: `SELECT player_may($1, 'SPORTS_BET', 100, $2, $3), player_may($1, 'HELD_BET', 100, $2, $3), player_may($1, 'CASINO_BET', 100, $2, $3),
                    player_may($1, 'DEPOSIT', 100, $2, $3), player_is_offered($1, $2), player_is_told($1, 'SETTLED', $2)`,
      values: [player.playerId, NOW, randomUUID()],
      rowMode: 'array',
    });
    expect(rows[0]).toEqual(expected);
  });
});
