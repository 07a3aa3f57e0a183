import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ok } from '../../core/result.ts';
import { STANDARD_LIMITS } from '../../server/domain/betKinds/limits.ts';
import { type PricedBet, priceBets } from '../../server/domain/betKinds/priceBets.ts';
import type { RequestedBet } from '../../server/domain/betKinds/types.ts';
import { placeBetsCall } from '../../server/store/bets/placeBetsCall.ts';
import { readSelections } from '../../server/store/catalogue/index.ts';
import { createDatabase, createOwnerDatabase, type Database } from '../../server/store/database.ts';
import { releaseSchema } from '../../server/store/releaseSchema.ts';
import { recordResult } from '../../server/store/settlement/index.ts';
import { type MoneyFixture, makeMoneyFixture, NOW, type Player, roundRobin, straight, teaser } from './support/moneyFixture.ts';
import { RIGHTS } from './support/rights.ts';

/** The functions that have their owner's rights. */
const FUNCTIONS = [
  'add_promo_code',
  'apply_payment_step',
  'attribute_referral',
  'award_promotions',
  'award_referral',
  'begin_payment',
  'cancel_bet',
  'casino_end_round',
  'casino_transact',
  'casino_win_jackpot',
  'claim_cashback',
  'decide_held_placement',
  'enrol_in_promotion',
  'fund_player',
  'grade_tournament_picks',
  'grant_loyalty',
  'grant_reward',
  'join_tournament',
  'lock_bets_on_event',
  'lock_funds',
  'log_safer_play',
  'move_clock',
  'name_payment_method',
  'note_person',
  'open_player_accounts',
  'place_bets',
  'place_tournament_pick',
  'put_up_promotions',
  'recheck_awards',
  'redeem_loyalty',
  'referral_code',
  'set_jackpot',
  'settle_bets',
  'stop_player',
  'take_cash_out',
  'write_limit',
  'write_person_keys',
  'write_safer_play_head',
];

const DENIED = '42501';
const CHECK = '23514';

/** As a server whose log-in is a separate role, without a way back to the owner's rights. */
let fixture: MoneyFixture;
let server: Database;
const logIn = `server_${randomUUID().replaceAll('-', '')}`;
beforeAll(async () => {
  fixture = await makeMoneyFixture();
  await fixture.owner.pool.query(`CREATE ROLE ${logIn} LOGIN PASSWORD 'its own' IN ROLE slipstream_run`);
  const url = new URL(fixture.url);
  url.username = logIn;
  url.password = 'its own';
  server = createDatabase(url.toString(), 4);
  await fixture.event('e1');
  await fixture.event('e2');
  for (const id of ['e3', 'e4']) await fixture.event(id);
});
afterAll(async () => {
  await server.close();
  await fixture.owner.pool.query(`DROP ROLE ${logIn}`);
  await fixture.drop();
});

/** The error's code, or null on success. */
const attack = (statement: string, values: readonly unknown[] = []): Promise<string | null> =>
  server.pool.query(statement, [...values]).then(
    () => null,
    (error: { code: string }) => error.code,
  );

async function placed(player: Player): Promise<number> {
  const outcome = await fixture.place(player, [straight('e1.home', 100)]);
  if (outcome.kind !== 'PLACED') throw new Error(outcome.kind);
  return Number(outcome.bets[0]?.id);
}

describe("the server's role in the database", () => {
  it('can write money only through the functions', async () => {
    const player = await fixture.player(1_000);
    const betId = await placed(player);
    for (const statement of [
      `UPDATE ledger_accounts SET balance_cents = 100000000 WHERE player_id = '${player.playerId}' AND kind = 'CASH'`,
      `INSERT INTO ledger_accounts (kind, player_id, balance_cents) VALUES ('CASH', '${player.playerId}', 5)`,
      'DELETE FROM ledger_accounts',
      `INSERT INTO ledger_transfers (reference, kind, from_account_id, to_account_id, amount_cents, posted_at)
         VALUES ('gift', 'FUNDING', 2, 100, 5, now())`,
      'UPDATE ledger_transfers SET amount_cents = 5',
      'DELETE FROM ledger_transfers',
      'TRUNCATE ledger_transfers, ledger_accounts',
      'ALTER TABLE ledger_transfers DISABLE TRIGGER ALL',
      'ALTER TABLE ledger_accounts DROP CONSTRAINT ledger_no_overdraft',
      'DROP TRIGGER ledger_transfers_append_only ON ledger_transfers',
      'ALTER TABLE ledger_accounts OWNER TO CURRENT_USER',
      `INSERT INTO money_requests (player_id, kind, id, body_hash, outcome, due_at) VALUES ('${player.playerId}', 'DEPOSIT', 'x', 'x', 'HELD', now())`,
      `SELECT decide_money_request('${player.playerId}', 'DEPOSIT', 'x', 'x', 'DECIDED', NULL, now())`,
      `UPDATE money_requests SET body_hash = 'x'`,
      'UPDATE payments SET amount_cents = 5',
      'DELETE FROM payment_events',
      "UPDATE payment_attempts SET state = 'SUCCEEDED'",
      `INSERT INTO bets (player_id, placement_id, position, draft_bet_id, kind, stake_cents, potential_payout_cents, placed_at)
         SELECT player_id, placement_id, 2, 'x', 'STRAIGHT', 1, 1000000, now() FROM bets`,
      `UPDATE bets SET potential_payout_cents = 99999999 WHERE id = ${betId}`,
      `UPDATE bet_legs SET odds_numerator = 1000000 WHERE bet_id = ${betId}`,
      `INSERT INTO settlements VALUES (${betId}, 1, 'WIN', 191, 0, now())`,
      `INSERT INTO loyalty_entries (player_id, kind, tier_points, credits, year, at) VALUES ('${player.playerId}', 'GRANT', 5, 5, 2026, now())`,
      'UPDATE loyalty_members SET credits = 5',
      `SELECT credit_loyalty(ARRAY[${betId}]::bigint[], now())`,
      `INSERT INTO promotion_awards (promotion_id, player_id, cents, awarded_at) VALUES ('p', '${player.playerId}', 0, now())`,
      `SELECT give_award('${player.playerId}', '{"kind": "PROMOTIONAL_CREDIT", "amountCents": 5}', 'promotion:1', NULL, now())`,
      'DELETE FROM award_recalls',
      `INSERT INTO referrals VALUES ('${player.playerId}', 'another', now())`,
      'DELETE FROM results',
      'UPDATE business_clock SET is_checked = false',
      'DROP FUNCTION place_bets',
      'ALTER FUNCTION fund_player SECURITY INVOKER',
      'CREATE FUNCTION mine() RETURNS int LANGUAGE sql AS $$ SELECT 1 $$',
      'CREATE TABLE mine (id int)',
      'CREATE SCHEMA mine',
      'SET session_replication_role = replica',
      'SET ROLE postgres',
      'SET SESSION AUTHORIZATION postgres',
      `COPY (SELECT 1) TO PROGRAM 'true'`,
      'SELECT * FROM kysely_migration',
    ])
      expect([statement, await attack(statement)]).toEqual([statement, DENIED]);
    // Resetting the role to that of the log-in gives no more rights.
    const client = await server.pool.connect();
    await client.query('SET ROLE NONE');
    await expect(client.query('UPDATE ledger_accounts SET balance_cents = 1')).rejects.toMatchObject({ code: DENIED });
    client.release(true);
    expect(await fixture.cash(player)).toBe(900);
  });

  it('cannot fund an account of no player, or by an invalid amount', async () => {
    const player = await fixture.player(1_000);
    const fund = (playerId: string, kind: string, cents: number, reference: string) =>
      attack(`SELECT fund_player($1, $2, $3, $4, 'ops', 'A test', now())`, [playerId, kind, cents, reference]);
    expect(await fund(player.playerId, 'CASH', -500, 'negative')).toBe(CHECK);
    expect(await fund(player.playerId, 'CASH', 0, 'nothing')).toBe(CHECK);
    expect(await fund(player.playerId, 'CASH', 5, 'payout:1:1')).toBe(CHECK);
    expect(await fund('nobody', 'CASH', 5, 'nobody')).toBe('23503');
    for (const kind of ['RECEIVABLE', 'HOUSE', 'PAYMENTS']) expect(await fund(player.playerId, kind, 5, kind)).toBe('23503');
    expect(await attack('SELECT open_player_accounts($1)', [player.playerId])).toBe('23505');
    expect(await fixture.cash(player)).toBe(1_000);
  });

  it('cannot settle a bet for more than it can win, without results, out of turn or with a loan that nothing calls for', async () => {
    const player = await fixture.player(1_000);
    const betId = await placed(player);
    const settle = (version: number, outcome: string, payout: number, debt = 0, bet = betId) =>
      attack(
        'SELECT settle_bets(ARRAY[$1::bigint], ARRAY[$2::integer], ARRAY[$3::settlement_outcome], ARRAY[$4::bigint], ARRAY[$5::bigint], ARRAY[0::bigint], now())',
        [bet, version, outcome, payout, debt],
      );
    // A stake of 100 at -110 pays 191.
    expect(await settle(1, 'WIN', 191)).toBe(CHECK);
    expect(await settle(1, 'VOIDED', 100)).toBe(CHECK);
    expect(await settle(1, 'LOSS', 0)).toBe(CHECK);
    await recordResult(fixture.deps, 'e1', { homeScore: 1, awayScore: 0 });
    expect(await settle(1, 'WIN', 192)).toBe(CHECK);
    expect(await settle(1, 'WIN', -191)).toBe(CHECK);
    expect(await settle(1, 'PUSH', 191)).toBe(CHECK);
    expect(await settle(1, 'PENDING', 0)).toBe(CHECK);
    expect(await settle(2, 'WIN', 191)).toBe(CHECK);
    expect(await settle(1, 'LOSS', 0, 500)).toBe(CHECK);
    expect(await settle(1, 'WIN', 191, -192)).toBe(CHECK);
    expect(await settle(1, 'WIN', 191, 0, 987_654_321)).toBe(CHECK);
    expect(await fixture.cash(player)).toBe(900);
    expect(await settle(1, 'WIN', 191)).toBeNull();
    expect(await settle(1, 'WIN', 191)).toBe('23505');
    expect(await settle(2, 'LOSS', 0, 500)).toBe(CHECK);
    expect(await fixture.cash(player)).toBe(1_091);
  });

  it('cannot place a bet with an invalid stake, or in the name of a foreign session', async () => {
    const [player, stranger] = [await fixture.player(1_000), await fixture.player(1_000)];
    // Without the rules that run before the function.
    const place = (at: Player, stakeCents: number) =>
      server.pool
        .query<{ outcome: string }>(
          placeBetsCall(
            { ...at, placementId: randomUUID(), bets: [] },
            ok([
              {
                ...straight('e2.home', stakeCents),
                kind: 'STRAIGHT',
                terms: null,
                combinations: 1,
                reward: null,
                payoutCents: 0,
                shown: { payoutCents: 0, minimumOdds: null },
              },
            ]),
            { placementsPerSecond: 100, placementBurst: 100 },
            NOW,
          ),
        )
        .then(
          ({ rows }) => rows[0]?.outcome,
          (error: { code: string }) => error.code,
        );
    expect(await place(player, -100)).toBe(CHECK);
    expect(await place(player, 0)).toBe(CHECK);
    expect(await place(player, 1_001)).toBe('REJECTED');
    expect(await place({ playerId: stranger.playerId, sessionId: player.sessionId }, 100)).toBe('SESSION_ENDED');
    expect([await fixture.cash(player), await fixture.cash(stranger)]).toEqual([1_000, 1_000]);
  });

  it('cannot place a bet for more than its odds give', async () => {
    const player = await fixture.player(10_000);
    const sameGame = ['e2.minus', 'e2.over', 'e3.home', 'e4.home'];
    const offers = await readSelections(server, [...sameGame, 'e3.over'], NOW);
    const place = (bet: RequestedBet, altered: (bet: PricedBet) => Partial<PricedBet>) => {
      const priced = priceBets([bet], { ...STANDARD_LIMITS, parlayPlus: 'REDUCE' }, offers);
      if (!priced.ok) throw new Error('The bet cannot be priced');
      const call = placeBetsCall(
        { ...player, placementId: randomUUID(), bets: [bet] },
        ok(priced.value.map((one) => ({ ...one, ...altered(one) }))),
        { placementsPerSecond: 100, placementBurst: 100 },
        NOW,
      );
      return server.pool.query<{ outcome: string }>(call).then(
        ({ rows }) => rows[0]?.outcome,
        (error: { code: string }) => error.code,
      );
    };
    const winning = (cents: number) => (bet: PricedBet) => ({ payoutCents: bet.payoutCents + cents });
    const byTwos = roundRobin(['e2.home', 'e3.home', 'e4.home'], 100, [2]);
    const joined = roundRobin(sameGame, 100, [2]);
    // Each of their three tickets may be rounded up by half a cent.
    for (const [bet, most] of [
      [straight('e2.home', 100), 0],
      [byTwos, 2],
      [joined, 1],
    ] as const) {
      expect(await place(bet, winning(most + 1))).toBe(CHECK);
      expect(await fixture.cash(player)).toBe(10_000);
    }
    // The stake is the same on each ticket, and the tickets are those of its legs.
    expect(await place(byTwos, ({ stakeCents }) => ({ stakeCents: stakeCents + 1 }))).toBe(CHECK);
    expect(await place(byTwos, () => ({ combinations: 4, stakeCents: 400 }))).toBe(CHECK);
    // A teaser pays by its terms, and never by better ones than the table's.
    const teased = teaser(['e2.minus', 'e3.over'], 100, 600);
    const paying = (numerator: number) => ({
      terms: { pointsHundredths: [600, 600], pays: [{ numerator, denominator: 11 }], tiesLose: false },
    });
    expect(await place(teased, winning(1))).toBe(CHECK);
    expect(await place(teased, () => ({ payoutCents: 200, ...paying(11) }))).toBe(CHECK);
    expect(await place(teased, () => ({ payoutCents: 191, terms: null }))).toBe(CHECK);
    expect(await place(straight('e2.home', 100), winning(0))).toBe('PLACED');
    expect(await place(byTwos, winning(0))).toBe('PLACED');
    expect(await place(joined, winning(0))).toBe('PLACED');
    expect(await fixture.cash(player)).toBe(9_300);
  });

  it('does not mislead the functions with tables of its own', async () => {
    const player = await fixture.player(1_000);
    const client = await server.pool.connect();
    await client.query('CREATE TEMPORARY TABLE ledger_accounts AS SELECT * FROM public.ledger_accounts');
    await client.query('CREATE TEMPORARY TABLE ledger_transfers (LIKE public.ledger_transfers)');
    await client.query(`SELECT fund_player($1, 'CASH', 50, 'seen', 'ops', 'A test', now())`, [player.playerId]);
    client.release(true);
    expect(await fixture.cash(player)).toBe(1_050);
  });

  it('has exactly the rights it needs, on every table there is', async () => {
    const { rows } = await fixture.owner.pool.query<{ name: string; rights: string }>(
      `SELECT relname AS name, concat_ws(' ', ${['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER']
        .map((right) => `CASE WHEN has_table_privilege('slipstream_run', oid, '${right}') THEN '${right}' END`)
        .join(', ')}) AS rights
         FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'v', 'm', 'f')`,
    );
    expect(Object.fromEntries(rows.map(({ name, rights }) => [name, rights]))).toEqual(RIGHTS);
    // Temporary tables of another test vanish with their connection, a moment after it.
    const owned = await fixture.owner.pool.query(
      `SELECT FROM pg_class WHERE relpersistence <> 't' AND pg_has_role('slipstream_run', relowner, 'MEMBER')`,
    );
    expect(owned.rowCount).toBe(0);
  });

  it('borrows rights through the listed functions alone, each with a fixed search_path', async () => {
    const { rows } = await fixture.owner.pool.query<{ name: string; fixed: boolean; open: boolean }>(
      `SELECT proname AS name, 'search_path=${releaseSchema()}, public, pg_temp' = ANY (proconfig) AS fixed, has_function_privilege('public', oid, 'EXECUTE') AS open
         FROM pg_proc WHERE prosecdef AND pronamespace = '${releaseSchema()}'::regnamespace ORDER BY proname`,
    );
    expect(rows).toEqual(FUNCTIONS.map((name) => ({ name, fixed: true, open: false })));
    const plan = await fixture.owner.pool.query(`SELECT proconfig FROM pg_proc WHERE proname = 'place_bets'`);
    expect(plan.rows).toEqual([{ proconfig: expect.arrayContaining(['plan_cache_mode=force_generic_plan']) }]);
  });

  it('is the role of every connection of a server, whatever its log-in', async () => {
    for (const db of [server, fixture.deps.db]) {
      const { rows } = await db.pool.query('SELECT current_user AS works_as');
      expect(rows).toEqual([{ works_as: 'slipstream_run' }]);
    }
    const options = createDatabase(`${fixture.url}?options=-c%20statement_timeout%3D7s`, 1);
    const { rows } = await options.pool.query(`SELECT current_user AS works_as, current_setting('statement_timeout') AS timeout`);
    expect(rows).toEqual([{ works_as: 'slipstream_run', timeout: '7s' }]);
    await options.close();
    const owner = createOwnerDatabase(fixture.url, 1);
    expect((await owner.pool.query('SELECT current_user AS works_as')).rows).toEqual([{ works_as: 'postgres' }]);
    await owner.close();
  });
});
