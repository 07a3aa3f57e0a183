import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { creditPlayer, eraseMoney, ledgerCurrency, readBalances } from '../../server/store/ledger/index.ts';
import { recordResult, settlePending } from '../../server/store/settlement/index.ts';
import { scratchDatabase } from '../support/scratchDatabase.ts';
import { type MoneyFixture, makeMoneyFixture, NOW, type Player, parlay, straight } from './support/moneyFixture.ts';

let fixture: MoneyFixture;
beforeAll(async () => {
  fixture = await makeMoneyFixture();
  await fixture.event('e1');
});
afterAll(() => fixture.drop());

/** As the owner of the tables, for what the database refuses even then. The rights of the server's role: roles.integration.test.ts. */
const sqlState = (statement: string, values: readonly unknown[] = []): Promise<string | null> =>
  fixture.owner.pool.query(statement, [...values]).then(
    () => null,
    (error: { code: string }) => error.code,
  );

async function cashAccount(player: Player): Promise<number> {
  const { rows } = await fixture.deps.db.pool.query<{ id: number }>(
    `SELECT id FROM ledger_accounts WHERE player_id = $1 AND kind = 'CASH'`,
    [player.playerId],
  );
  return rows[0]?.id ?? 0;
}

const transfer = (kind: string, reference: string, from: number, to: number, cents: number, betId: number | null = null) =>
  sqlState(
    `INSERT INTO ledger_transfers (reference, kind, from_account_id, to_account_id, amount_cents, bet_id, posted_at)
       VALUES ($1, $2, $3, $4, $5, $6, now())`,
    [reference, kind, from, to, cents, betId],
  );

describe('the ledger', () => {
  it('keeps five accounts a player, each balance the sum of its entries', async () => {
    const player = await fixture.player(12_345);
    const credit = { playerId: player.playerId, reference: `bonus:${player.playerId}`, at: NOW };
    const first = await creditPlayer(fixture.deps.db.query, { ...credit, account: 'PROMOTIONAL_CREDIT', amountCents: 500 });
    expect(first).toBe(true);
    expect(await readBalances(fixture.deps.db, player.playerId)).toEqual({
      cashCents: 12_345,
      bonusCents: 0,
      restrictedCents: 0,
      promotionalCreditCents: 500,
      pendingWithdrawalCents: 0,
      debtCents: 0,
    });
    const again = await creditPlayer(fixture.deps.db.query, { ...credit, account: 'PROMOTIONAL_CREDIT', amountCents: 500 });
    expect(again).toBe(false);
    expect((await readBalances(fixture.deps.db, player.playerId)).promotionalCreditCents).toBe(500);
  });

  it('the database refuses an overdraft, a duplicate, an amount of nothing and an account that does not exist', async () => {
    const player = await fixture.player(1_000);
    const account = await cashAccount(player);
    await fixture.owner.pool.query(
      `INSERT INTO operator_actions (kind, subject, player_id, detail, operator, reason, at)
         VALUES ('CREDIT', 'once', $1, '{"account": "CASH", "cents": 100}', 'ops', 'A test', now())`,
      [player.playerId],
    );
    expect(await transfer('FUNDING', 'once', 2, account, 100)).toBeNull();
    expect(await transfer('FUNDING', 'once', 2, account, 100)).toBe('23505');
    expect(await transfer('FUNDING', 'zero', 2, account, 0)).toBe('23514');
    expect(await transfer('FUNDING', 'negative', 2, account, -5)).toBe('23514');
    expect(await transfer('FUNDING', 'nobody', 2, 987_654, 5)).toBe('23503');
    expect(await sqlState(`UPDATE ledger_accounts SET balance_cents = -1 WHERE id = $1`, [account])).toBe('23514');
  });

  it('the database refuses funding by a player, a stake without a bet and money of a bet that goes elsewhere', async () => {
    const [player, friend] = [await fixture.player(1_000), await fixture.player(0)];
    const [from, to] = [await cashAccount(player), await cashAccount(friend)];
    const outcome = await fixture.place(player, [straight('e1.home', 100)]);
    if (outcome.kind !== 'PLACED') throw new Error(outcome.kind);
    const betId = Number(outcome.bets[0]?.id);
    expect(await transfer('FUNDING', 'gift', from, to, 5)).toBe('23514');
    expect(await transfer('FUNDING', 'to the house', from, 1, 5)).toBe('23514');
    expect(await transfer('FUNDING', `payout:${betId}:1`, 2, to, 5)).toBe('23514');
    expect(await transfer('STAKE', 'stake:987654321', from, 1, 5, 987_654_321)).toBe('23503');
    expect(await transfer('STAKE', 'stake:again', from, 1, 5, betId)).toBe('23514');
    expect(await transfer('STAKE', `stake:${betId}`, from, to, 5, betId)).toBe('23514');
    expect(await transfer('PAYOUT', `payout:${betId}:1`, 2, to, 5, betId)).toBe('23514');
    expect(await transfer('LOAN', `loan:${betId}:1`, 1, to, 5, betId)).toBe('23514');
    expect(await transfer('PAYOUT_REVERSAL', `reverse-payout:${betId}:1`, from, 1, 1_001, betId)).toBe('23514');
    expect([await fixture.cash(player), await fixture.cash(friend)]).toEqual([900, 0]);
  });

  it('the database refuses every kind of transfer between accounts or under a name that its kind does not have', async () => {
    const [player, friend] = [await fixture.player(1_000), await fixture.player(1_000)];
    const [cash, other] = [await cashAccount(player), await cashAccount(friend)];
    const outcome = await fixture.place(player, [straight('e1.home', 100)]);
    if (outcome.kind !== 'PLACED') throw new Error(outcome.kind);
    const betId = Number(outcome.bets[0]?.id);
    const right = {
      STAKE: { name: `stake:${betId}`, from: cash, to: 1 },
      PAYOUT: { name: `payout:${betId}:1`, from: 1, to: cash },
      PAYOUT_REVERSAL: { name: `reverse-payout:${betId}:1`, from: cash, to: 1 },
      LOAN: { name: `loan:${betId}:1`, from: cash, to: other },
      REPAYMENT: { name: `repayment:${betId}:1`, from: cash, to: other },
    };
    const taken: (readonly [string, string, number, number, string | null])[] = [];
    const attack = async (kind: string, name: string, from: number, to: number, bet: number | null) => {
      const code = await transfer(kind, name, from, to, 5, bet);
      if (code !== '23514') taken.push([kind, name, from, to, code]);
    };
    const accounts = [1, 2, cash, other];
    for (const [kind, { name, from, to }] of Object.entries(right)) {
      const word = name.split(':')[0] ?? '';
      const names = [...Object.values(right).map((each) => each.name), `${word}:987654321:1`, word, 'gift'];
      for (const wrong of names.filter((each) => each !== name)) await attack(kind, wrong, from, to, betId);
      const isFit = (account: number, model: number) => (account < 100 ? account === model : model >= 100);
      for (const a of accounts)
        for (const b of accounts) if (!isFit(a, from) || !isFit(b, to)) await attack(kind, name, a, b, betId);
      await attack('FUNDING', name, 2, cash, null);
      await attack(kind, name, cash, cash, betId);
    }
    await attack('FUNDING', 'gift', 2, cash, betId);
    expect(await transfer('PAYOUT_REVERSAL', right.PAYOUT_REVERSAL.name, 987_654, 1, 5, betId)).toBe('23503');
    expect(taken).toEqual([]);
    expect([await fixture.cash(player), await fixture.cash(friend)]).toEqual([900, 1_000]);
  });

  it('is append-only, like decided requests, bets, legs, results and settlements', async () => {
    const player = await fixture.player(1_000);
    expect((await fixture.place(player, [straight('e1.home', 100)])).kind).toBe('PLACED');
    expect((await fixture.place(player, [straight('e1.home', 10_000)])).kind).toBe('REJECTED');
    for (const table of ['ledger_transfers', 'money_requests', 'bets', 'bet_legs', 'results', 'settlements']) {
      const column = table === 'ledger_transfers' ? 'reference' : table === 'money_requests' ? 'id' : null;
      expect(await sqlState(`DELETE FROM ${table}`)).toBe('23000');
      expect(await sqlState(`TRUNCATE ${table} CASCADE`)).toBe('23000');
      if (column) expect(await sqlState(`UPDATE ${table} SET ${column} = ${column} || 'x'`)).toBe('23000');
    }
    expect(await sqlState('UPDATE bets SET stake_cents = 1')).toBe('23000');
    expect(await sqlState('UPDATE bet_legs SET odds_numerator = 1000')).toBe('23000');
  });

  it('moves money in many places at once without losing any', async () => {
    const players = await Promise.all(Array.from({ length: 4 }, () => fixture.player(10_000)));
    const moves = Array.from({ length: 80 }, (_, index) => {
      const player = players[index % 4] ?? { playerId: '', sessionId: '' };
      if (index % 3 > 0) return fixture.place(player, [straight('e1.home', 100 + index)]);
      const credit = {
        playerId: player.playerId,
        account: 'CASH',
        amountCents: 1 + index,
        reference: `round:${index}`,
        at: NOW,
      } as const;
      return creditPlayer(fixture.deps.db.query, credit);
    });
    const expected = 40_000 + moves.reduce((sum, _, index) => sum + (index % 3 > 0 ? -100 - index : 1 + index), 0);
    await Promise.all(moves);
    const cash = await Promise.all(players.map(fixture.cash));
    expect(cash.reduce((sum, cents) => sum + cents, 0)).toBe(expected);
    expect(await fixture.audit()).toMatchObject({ balanced: true });
  });

  it('is audited from its entries: a touched balance and a missing or foreign posting are found', async () => {
    const other = await makeMoneyFixture();
    const { pool } = other.owner;
    await other.event('e1');
    const player = await other.player(1_000);
    const outcome = await other.place(player, [straight('e1.home', 100)]);
    if (outcome.kind !== 'PLACED') throw new Error(outcome.kind);
    const betId = outcome.bets[0]?.id;
    expect(await other.audit()).toEqual({ balanced: true, accounts: 10, entries: 4, bets: 1, discrepancies: [] });

    await pool.query(`UPDATE ledger_accounts SET balance_cents = 899 WHERE player_id = $1 AND kind = 'CASH'`, [player.playerId]);
    const touched = await other.audit();
    expect(touched.balanced).toBe(false);
    expect(touched.discrepancies).toEqual([expect.stringMatching(/keeps 899 cents, its entries sum to 900/)]);
    await pool.query(`UPDATE ledger_accounts SET balance_cents = 900 WHERE player_id = $1 AND kind = 'CASH'`, [player.playerId]);

    await pool.query(
      `INSERT INTO ledger_transfers (reference, kind, from_account_id, to_account_id, amount_cents, bet_id, posted_at)
         SELECT 'payout:' || $1::bigint || ':1', 'PAYOUT', 1, id, 5, $1, now() FROM ledger_accounts WHERE player_id = $2 AND kind = 'CASH'`,
      [betId, player.playerId],
    );
    expect((await other.audit()).discrepancies).toEqual([`Bet ${betId}: has payout:${betId}:1 of 5 cents, which nothing implies`]);

    await pool.query('ALTER TABLE ledger_transfers DISABLE TRIGGER USER');
    await pool.query(`DELETE FROM ledger_transfers WHERE bet_id = $1`, [betId]);
    await pool.query('ALTER TABLE ledger_transfers ENABLE TRIGGER USER');
    expect((await other.audit()).discrepancies).toEqual([
      expect.stringMatching(/keeps 905 cents, its entries sum to 1000/),
      `Bet ${betId}: lacks stake:${betId}`,
      // One each for the stake and the payout that were deleted.
      expect.stringMatching(/and its row in the history of .* differ/),
      expect.stringMatching(/and its row in the history of .* differ/),
    ]);
    await other.drop();
  });

  it('is audited in its structure: unknown accounts, gaps in versions, requests and bets or cash outs that differ, and bets without legs are found', async () => {
    const other = await makeMoneyFixture();
    const { pool } = other.owner;
    await other.event('e1');
    await other.event('e2');
    const player = await other.player(1_000);
    const bets = [straight('e1.home', 100), straight('e2.home', 100), parlay(['e1.away', 'e2.away'], 100)];
    const outcome = await other.place(player, bets, 'three');
    if (outcome.kind !== 'PLACED') throw new Error(outcome.kind);
    for (const id of ['gap', 'from zero', 'unknown'])
      await other.place(player, [straight('e1.home', 100), straight('e2.home', 100)], id);
    const [settled, bare, double] = outcome.bets.map(({ id }) => Number(id));
    await other.finish('e1', { homeScore: 0, awayScore: 1 });
    expect(await other.audit()).toMatchObject({ balanced: true });

    // An attacker with all rights who knows how to bypass the triggers.
    const tables = ['ledger_transfers', 'money_requests', 'bets', 'bet_legs', 'settlements'];
    for (const table of tables) await pool.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
    await pool.query('UPDATE settlements SET version = 2 WHERE bet_id = $1', [settled]);
    await pool.query('DELETE FROM bet_legs WHERE bet_id = $1', [bare]);
    await pool.query('DELETE FROM bet_legs WHERE bet_id = $1 AND position = 2', [double]);
    await pool.query(`UPDATE bets SET position = 3 WHERE placement_id = 'gap' AND position = 2`);
    await pool.query(`UPDATE bets SET position = 0 WHERE placement_id = 'from zero' AND position = 1`);
    await pool.query(`UPDATE money_requests SET outcome = 'REFUSED', answer = '[]' WHERE id = 'three'`);
    await pool.query(`DELETE FROM money_requests WHERE id = 'unknown'`);
    const request = `INSERT INTO money_requests (player_id, kind, id, body_hash, outcome, answer, due_at, decided_at)`;
    await pool.query(`${request} VALUES ($1, 'PLACEMENT', 'lost', 'x', 'HELD', NULL, now() - interval '1 minute', NULL)`, [
      player.playerId,
    ]);
    const paid = { betId: double, number: 1, amountCents: 5 };
    await pool.query(`${request} VALUES ($1, 'CASH_OUT', 'paid', 'x', 'DECIDED', $2, NULL, now())`, [player.playerId, paid]);
    await pool.query(`INSERT INTO cash_outs VALUES ($1, 2, 1, 1, 1, 1, 0, 1, false, now())`, [double]);
    await pool.query(
      `INSERT INTO ledger_transfers (reference, kind, from_account_id, to_account_id, amount_cents, posted_at)
         VALUES ('lost', 'FUNDING', 2, 987654, 5, now())`,
    );
    for (const table of tables) await pool.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
    const { discrepancies } = await other.audit();
    for (const sentence of [
      expect.stringMatching(/^Transfer \d+ names the unknown account 987654$/),
      `Bet ${settled}: its settlement versions are not consecutive`,
      `Placement three of ${player.playerId} is REFUSED, has 3 bets, the last one at position 3, and 0 that are held`,
      `Placement unknown of ${player.playerId} is UNKNOWN, has 2 bets, the last one at position 2, and 0 that are held`,
      `Placement lost of ${player.playerId} is HELD, has 0 bets, the last one at position 0, and 0 that are held`,
      `Placement gap of ${player.playerId} is DECIDED, has 2 bets, the last one at position 3, and 0 that are held`,
      `Placement from zero of ${player.playerId} is DECIDED, has 2 bets, the last one at position 2, and 0 that are held`,
      `Cash out 1 of bet ${double} of 5 cents is answered, and not paid`,
      `Cash out 2 of bet ${double} of 1 cents is paid without a request`,
      expect.stringMatching(
        new RegExp(`^The PLACEMENT lost of ${player.playerId} has been held for \\d+ seconds longer than its delay$`),
      ),
      `Bet ${bare} is a STRAIGHT of 0 legs`,
      `Bet ${double} is a PARLAY of 1 legs`,
    ])
      expect(discrepancies).toContainEqual(sentence);
    await other.drop();
  });

  it('is emptied by a sandbox reset in the middle of play', async () => {
    const other = await makeMoneyFixture();
    await other.event('e1');
    const players = await Promise.all(Array.from({ length: 6 }, () => other.player(100_000)));
    const play = players.flatMap((player) => Array.from({ length: 10 }, () => other.place(player, [straight('e1.home', 100)])));
    const graded = recordResult(other.deps, 'e1', { homeScore: 1, awayScore: 0 }).then(() => settlePending(other.deps));
    const reset = other.owner.query.transaction().execute(eraseMoney);
    await Promise.all([...play, graded, reset]);
    await other.owner.query.transaction().execute(eraseMoney);
    expect(await other.audit()).toMatchObject({ balanced: true, accounts: 2, entries: 0, bets: 0 });
    await other.drop();
  });

  it('is emptied by a sandbox reset, and refuses changes again after it', async () => {
    const other = await makeMoneyFixture();
    await other.event('e1');
    const player = await other.player(1_000);
    await other.place(player, [straight('e1.home', 100)]);
    expect((await other.place(player, [straight('e1.home', 10_000)])).kind).toBe('REJECTED');
    await other.finish('e1', { homeScore: 1, awayScore: 0 });
    await other.owner.query.transaction().execute(eraseMoney);
    expect(await other.audit()).toEqual({ balanced: true, accounts: 2, entries: 0, bets: 0, discrepancies: [] });
    expect((await other.owner.pool.query('SELECT FROM money_requests')).rowCount).toBe(0);
    await expect(other.owner.pool.query('DELETE FROM ledger_transfers')).rejects.toThrow('append-only');
    await other.drop();
  });
});

describe('the currency of the ledger', () => {
  it('is the one that the first start was configured with, whatever later ones say', async () => {
    const { db, drop } = await scratchDatabase();
    expect(await ledgerCurrency(db, 'CAD')).toBe('CAD');
    expect(await ledgerCurrency(db, 'USD')).toBe('CAD');
    await db.pool.query(`UPDATE settings SET value = '"XYZ"' WHERE key = 'currency'`);
    await expect(ledgerCurrency(db, 'CAD')).rejects.toThrow('XYZ');
    await drop();
  });

  it('is US dollars where there was money before there was a choice', async () => {
    await fixture.player(100);
    expect(await ledgerCurrency(fixture.deps.db, 'CAD')).toBe('USD');
  });
});
