import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { returnsStake } from '../../core/money/betOutcomes.ts';
import type { BetOutcome } from '../../core/wire/contract.ts';
import type { RequestedBet } from '../../server/domain/betKinds/types.ts';
import type { CancellationReason } from '../../server/domain/settlement/cancellation.ts';
import { listBets, readBets } from '../../server/store/bets/index.ts';
import { type CashOutRequest, cashOut, readOffers } from '../../server/store/cashout/index.ts';
import { creditPlayer, readBalances } from '../../server/store/ledger/index.ts';
import { grantReward, type NewReward, readRewards } from '../../server/store/rewards/index.ts';
import { cancelBet } from '../../server/store/settlement/index.ts';
import { type MoneyFixture, makeMoneyFixture, NOW, type Player, parlay, roundRobin, straight } from './support/moneyFixture.ts';

let fixture: MoneyFixture;
beforeAll(async () => {
  fixture = await makeMoneyFixture(16, { PLACEMENTS_PER_SECOND: '1000000', PLACEMENT_BURST: '1000' });
});
afterAll(async () => {
  expect(await fixture.audit()).toMatchObject({ balanced: true, discrepancies: [] });
  await fixture.drop();
});

const REASONS = ['OPERATOR', 'PATRON', 'INVALID'] as const;
const OUTCOMES = { OPERATOR: 'REFUND', PATRON: 'PATRON_CANCELLED', INVALID: 'INVALID' } as const;
const WON = { homeScore: 1, awayScore: 0 };
const LOST = { homeScore: 0, awayScore: 1 };

const cancel = (betId: number, reason: CancellationReason) =>
  cancelBet(fixture.deps, { betId, reason, cancelledBy: 'trader 7', note: 'Asked by telephone' });

async function event(): Promise<string> {
  const id = randomUUID();
  await fixture.event(id);
  return id;
}

async function placed(player: Player, bet: RequestedBet): Promise<number> {
  const outcome = await fixture.place(player, [bet]);
  if (outcome.kind !== 'PLACED') throw new Error(JSON.stringify(outcome));
  return outcome.bets[0]?.id ?? 0;
}

/** A straight bet of 1,000 cents, which pays 1,909, of a new player with 5,000. */
async function openBet() {
  const [on, player] = [await event(), await fixture.player(5_000)];
  return { on, player, id: await placed(player, straight(`${on}.home`, 1_000)) };
}

async function bet(id: number) {
  const [found] = await readBets(fixture.deps.db, [id]);
  if (!found) throw new Error(`no bet ${id}`);
  return found;
}

async function requestFor(player: Player, betId: number, tenths: number): Promise<CashOutRequest> {
  const read = (await readOffers(fixture.deps, [betId], fixture.deps.clock.now())).get(betId);
  const part = read?.offer.status === 'OFFERED' ? read.offer.parts.find((each) => each.tenths === tenths) : undefined;
  if (!read || !part) throw new Error('There is no offer');
  const offer = { offerId: read.offerId, offerVersion: read.version, tenths, amountCents: part.amountCents };
  return { ...player, requestId: randomUUID(), betId, ...offer };
}

const take = (request: CashOutRequest) => cashOut(fixture.deps, request, async () => true);

const references = async (betId: number): Promise<readonly string[]> => {
  const { rows } = await fixture.owner.pool.query<{ reference: string }>(
    'SELECT reference FROM ledger_transfers WHERE bet_id = $1 ORDER BY id',
    [betId],
  );
  return rows.map(({ reference }) => reference);
};

const liabilityOf = async (eventId: string): Promise<number> => {
  const { rows } = await fixture.owner.pool.query<{ cents: number }>(
    `SELECT coalesce(sum(cents), 0)::bigint AS cents FROM liabilities WHERE scope = 'EVENT' AND id = $1`,
    [eventId],
  );
  return rows[0]?.cents ?? 0;
};

const auditIsClean = async () => expect(await fixture.audit()).toMatchObject({ balanced: true, discrepancies: [] });

const totals = async (player: Player, filter: 'OPEN' | 'SETTLED') => {
  const { totalCount, totalStakeCents, totalPayoutCents } = await listBets(fixture.deps.db, player.playerId, filter, 20, null);
  return { totalCount, totalStakeCents, totalPayoutCents };
};

describe('an open bet', () => {
  it.each(REASONS)('cancelled as %s returns its stake once, releases its liability, and says who and why', async (reason) => {
    const { on, player, id } = await openBet();
    expect(await liabilityOf(on)).toBe(909);
    const before = fixture.published.length;
    expect(await cancel(id, reason)).toEqual({ ok: true, value: { outcome: OUTCOMES[reason] } });
    expect(fixture.published.slice(before)).toEqual([
      { topic: `bets:${player.playerId}`, message: JSON.stringify({ betId: String(id) }) },
      { topic: `account:${player.playerId}`, message: '{}' },
    ]);
    expect(await bet(id)).toMatchObject({ outcome: OUTCOMES[reason], payoutCents: 1_000, isCancelled: true, regraded: false });
    expect(await fixture.cash(player)).toBe(5_000);
    expect(await liabilityOf(on)).toBe(0);
    expect(await totals(player, 'OPEN')).toEqual({ totalCount: 0, totalStakeCents: 0, totalPayoutCents: 0 });
    expect(await totals(player, 'SETTLED')).toEqual({ totalCount: 1, totalStakeCents: 1_000, totalPayoutCents: 1_000 });
    const stored = await fixture.deps.db.query.selectFrom('bet_cancellations').selectAll().where('bet_id', '=', id).execute();
    expect(stored).toEqual([
      {
        bet_id: id,
        version: 1,
        outcome: OUTCOMES[reason],
        cancelled_by: 'trader 7',
        note: 'Asked by telephone',
        cancelled_at: NOW,
      },
    ]);

    const publishedBefore = fixture.published.length;
    expect(await cancel(id, reason)).toEqual({ ok: true, value: { outcome: OUTCOMES[reason] } });
    for (const other of REASONS.filter((each) => each !== reason))
      expect(await cancel(id, other)).toEqual({ ok: false, error: 'CANCELLED_BEFORE' });
    expect(fixture.published).toHaveLength(publishedBefore);
    // No result and no correction reaches it.
    for (const result of [WON, LOST, { void: true } as const]) await fixture.finish(on, result);
    expect(await bet(id)).toMatchObject({ outcome: OUTCOMES[reason], payoutCents: 1_000, regraded: false });
    expect(await fixture.cash(player)).toBe(5_000);
    expect(await references(id)).toEqual([`stake:${id}`, `payout:${id}:1`]);
    await auditIsClean();
  });

  it('a bet of several tickets or legs returns the whole stake, also after a leg was decided', async () => {
    const [a, b, c] = [await event(), await event(), await event()];
    const player = await fixture.player(5_000);
    const legs = [`${a}.home`, `${b}.home`, `${c}.home`];
    const ids = [await placed(player, parlay(legs, 700)), await placed(player, roundRobin(legs, 300, [2]))];
    await fixture.finish(a, WON);
    for (const id of ids) expect((await cancel(id, 'PATRON')).ok).toBe(true);
    expect(await fixture.cash(player)).toBe(5_000);
    expect(await liabilityOf(b)).toBe(0);
    await auditIsClean();
  });

  it('a bet that was cashed out in part returns the running stake, and what was paid stays paid', async () => {
    const { player, id } = await openBet();
    const taken = await take(await requestFor(player, id, 4));
    expect(taken).toEqual({ kind: 'TAKEN', amountCents: 363 });
    expect((await cancel(id, 'OPERATOR')).ok).toBe(true);
    expect(await fixture.cash(player)).toBe(4_000 + 363 + 600);
    expect(await bet(id)).toMatchObject({ outcome: 'REFUND', payoutCents: 600, cashedOutCents: 363 });
    await auditIsClean();
  });

  it('is refused where it is unknown, or cashed out as a whole', async () => {
    const { player, id } = await openBet();
    await take(await requestFor(player, id, 10));
    for (const reason of REASONS) expect(await cancel(id, reason)).toEqual({ ok: false, error: 'CASHED_OUT' });
    expect(await cancel(999_999_999, 'OPERATOR')).toEqual({ ok: false, error: 'UNKNOWN_BET' });
  });

  it('is cancelled with its settlement or not at all', async () => {
    const { player, id } = await openBet();
    const { pool } = fixture.owner;
    await pool.query(`CREATE FUNCTION break_down() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'broken'; END $$`);
    await pool.query('CREATE TRIGGER breaks BEFORE INSERT ON ledger_transfers FOR EACH ROW EXECUTE FUNCTION break_down()');
    await expect(cancel(id, 'OPERATOR')).rejects.toThrow('broken');
    await pool.query('DROP TRIGGER breaks ON ledger_transfers');
    expect(await bet(id)).toMatchObject({ outcome: 'PENDING', isCancelled: false });
    // The note alone cannot be committed.
    const note = fixture.deps.db.pool.query(`SELECT cancel_bet($1, 'REFUND', 'trader 7', 'Late', now())`, [id]);
    await expect(note).rejects.toMatchObject({ code: '23503' });
    expect((await cancel(id, 'OPERATOR')).ok).toBe(true);
    expect(await fixture.cash(player)).toBe(5_000);
  });
});

describe('a settled bet', () => {
  it('is cancelled only where it is invalid', async () => {
    const { on, player, id } = await openBet();
    await fixture.finish(on, LOST);
    expect(await cancel(id, 'OPERATOR')).toEqual({ ok: false, error: 'NOT_OPEN' });
    expect(await cancel(id, 'PATRON')).toEqual({ ok: false, error: 'NOT_OPEN' });
    expect(await cancel(id, 'INVALID')).toEqual({ ok: true, value: { outcome: 'INVALID' } });
    expect(await bet(id)).toMatchObject({ outcome: 'INVALID', payoutCents: 1_000, regraded: true, isCancelled: true });
    expect(await fixture.cash(player)).toBe(5_000);
    expect(await totals(player, 'SETTLED')).toEqual({ totalCount: 1, totalStakeCents: 1_000, totalPayoutCents: 1_000 });
    expect(await liabilityOf(on)).toBe(0);
    await auditIsClean();
  });

  it('a bet that has won gives its winnings back, as a debt where they are spent, which later settlements repay', async () => {
    const [on, spent] = [await event(), await event()];
    const player = await fixture.player(1_000);
    const id = await placed(player, straight(`${on}.home`, 1_000));
    await fixture.finish(on, WON);
    const other = await placed(player, straight(`${spent}.home`, 1_900));
    expect(await fixture.cash(player)).toBe(9);
    expect((await cancel(id, 'INVALID')).ok).toBe(true);
    // 909 are taken back, of which 9 are there.
    expect(await fixture.cash(player)).toBe(0);
    expect(await readBalances(fixture.deps.db, player.playerId)).toMatchObject({ cashCents: 0 });
    expect(await references(id)).toEqual([
      `stake:${id}`,
      `payout:${id}:1`,
      `payout:${id}:2`,
      `loan:${id}:2`,
      `reverse-payout:${id}:1`,
    ]);
    expect((await cancel(other, 'PATRON')).ok).toBe(true);
    expect(await fixture.cash(player)).toBe(1_000);
    await auditIsClean();
  });
});

describe('the stake of a cancelled bet goes back to where it came from', () => {
  const inAnHour = new Date(NOW.getTime() + 3_600_000);
  const grant = (player: Player, reward: NewReward) => grantReward(fixture.deps.db.query, player.playerId, reward, NOW);
  const usable = async (player: Player) => (await readRewards(fixture.deps.db, player.playerId, NOW)).map(({ id }) => id);
  const balances = async (player: Player) => {
    const { cashCents, bonusCents, promotionalCreditCents } = await readBalances(fixture.deps.db, player.playerId);
    return [cashCents, bonusCents, promotionalCreditCents];
  };

  it.each(REASONS)('as %s: a bonus bet and a boost can be used again, credits are credits', async (reason) => {
    const player = await fixture.player(5_000);
    const bonus = await grant(player, { kind: 'BONUS_BET', title: 'B', amountCents: 1_000, expiresAt: inAnHour } as NewReward);
    const boost = await grant(player, {
      kind: 'PROFIT_BOOST',
      title: 'P',
      percent: 50,
      maximumAmountCents: 5_000,
      expiresAt: inAnHour,
    } as NewReward);
    await fixture.deps.db.query.transaction().execute((trx) =>
      creditPlayer(trx, {
        playerId: player.playerId,
        account: 'PROMOTIONAL_CREDIT',
        amountCents: 800,
        reference: randomUUID(),
        at: NOW,
      }),
    );
    const before = await balances(player);
    const [a, b, c] = [await event(), await event(), await event()];
    const ids = [
      await placed(player, { ...straight(`${a}.home`, 1_000), reward: { kind: 'BONUS_BET', id: bonus } }),
      await placed(player, { ...straight(`${b}.home`, 1_000), reward: { kind: 'PROFIT_BOOST', id: boost } }),
      await placed(player, { ...straight(`${c}.home`, 500), reward: { kind: 'PROMOTIONAL_CREDIT' } }),
    ];
    expect(await usable(player)).toEqual([]);
    // Two of them settled: one won, one lost. Only an invalid one is cancelled then.
    if (reason === 'INVALID') {
      await fixture.finish(a, WON);
      await fixture.finish(c, LOST);
    }
    for (const id of ids) expect((await cancel(id, reason)).ok).toBe(true);
    expect(await balances(player)).toEqual(before);
    expect((await usable(player)).toSorted()).toEqual([bonus, boost].toSorted());
    // And is used, once.
    const again = await event();
    await placed(player, { ...straight(`${again}.home`, 1_000), reward: { kind: 'BONUS_BET', id: bonus } });
    expect(await usable(player)).toEqual([boost]);
    await auditIsClean();
  });
});

describe('at the same moment', () => {
  it('a hundred cancellations of one bet return its stake once', async () => {
    const { player, id } = await openBet();
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => cancel(id, index % 2 === 0 ? 'OPERATOR' : 'PATRON')),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(50);
    expect(await fixture.cash(player)).toBe(5_000);
    expect(await references(id)).toEqual([`stake:${id}`, `payout:${id}:1`]);
  });

  it('a cancellation and the result of the game have one effect', async () => {
    for (let round = 0; round < 12; round += 1) {
      const { on, player, id } = await openBet();
      const result = fixture.finish(on, WON);
      const [answer] = await Promise.all([
        round % 2 === 0 ? cancel(id, 'OPERATOR') : result.then(() => cancel(id, 'OPERATOR')),
        result,
      ]);
      expect(await fixture.cash(player)).toBe(answer.ok ? 5_000 : 4_000 + 1_909);
      expect((await bet(id)).outcome).toBe(answer.ok ? 'REFUND' : 'WIN');
    }
  });

  it('an invalid bet and its result end as invalid, whichever is first', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { on, player, id } = await openBet();
      await Promise.all([cancel(id, 'INVALID'), fixture.finish(on, WON)]);
      expect(await bet(id)).toMatchObject({ outcome: 'INVALID', payoutCents: 1_000 });
      expect(await fixture.cash(player)).toBe(5_000);
    }
  });

  it('a cancellation and a cash out have one effect', async () => {
    for (let round = 0; round < 12; round += 1) {
      const { player, id } = await openBet();
      const request = await requestFor(player, id, 10);
      const [taken, cancelled] = await Promise.all([take(request), cancel(id, 'PATRON')]);
      const isTaken = taken.kind === 'TAKEN';
      expect(cancelled.ok).toBe(!isTaken);
      expect(await fixture.cash(player)).toBe(isTaken ? 4_907 : 5_000);
      expect((await bet(id)).outcome).toBe(isTaken ? 'CASH_OUT' : 'PATRON_CANCELLED');
    }
    await auditIsClean();
  });
});

describe('the database', () => {
  it('refuses any other settlement of a cancelled bet, and these outcomes of any other', async () => {
    const { on, id } = await openBet();
    const settle = (version: number, outcome: string, payout: number) =>
      fixture.deps.db.pool
        .query(
          'SELECT settle_bets(ARRAY[$1::bigint], ARRAY[$2::integer], ARRAY[$3::settlement_outcome], ARRAY[$4::bigint], ARRAY[0::bigint], ARRAY[0::bigint], now())',
          [id, version, outcome, payout],
        )
        .then(
          () => null,
          (error: { code: string }) => error.code,
        );
    for (const outcome of ['REFUND', 'PATRON_CANCELLED', 'INVALID']) expect(await settle(1, outcome, 1_000)).toBe('23514');
    await cancel(id, 'OPERATOR');
    await fixture.finish(on, WON);
    expect(await settle(2, 'WIN', 1_909)).toBe('23514');
    expect(await settle(2, 'INVALID', 1_000)).toBe('23514');
    for (const change of ['DELETE FROM', 'UPDATE'])
      await expect(
        fixture.owner.pool.query(`${change} bet_cancellations${change === 'UPDATE' ? ` SET note = 'x'` : ''}`),
      ).rejects.toThrow();
  });

  it('returns of a cancelled bet neither more nor less than its stake', async () => {
    const { player, id } = await openBet();
    for (const payout of [0, 999, 1_001, 1_909]) {
      const written = fixture.deps.db.query.transaction().execute(async (trx) => {
        await sql`SELECT cancel_bet(${id}, 'INVALID', 'trader 7', 'Late', ${NOW})`.execute(trx);
        await sql`SELECT settle_bets(ARRAY[${id}::bigint], ARRAY[1], ARRAY['INVALID'::settlement_outcome], ARRAY[${payout}::bigint],
          ARRAY[0::bigint], ARRAY[0::bigint], ${NOW})`.execute(trx);
      });
      await expect(written, `${payout}`).rejects.toMatchObject({ code: '23514' });
    }
    expect(await bet(id)).toMatchObject({ outcome: 'PENDING', isCancelled: false });
    expect(await fixture.cash(player)).toBe(4_000);
  });

  it('knows the same outcomes as the server that return the stake', async () => {
    const { rows } = await fixture.owner.pool.query<{ outcome: BetOutcome; returns: boolean }>(
      'SELECT outcome, returns_stake(outcome) AS returns FROM unnest(enum_range(NULL::settlement_outcome)) AS outcome',
    );
    expect(rows.filter(({ returns }) => returns)).toHaveLength(5);
    for (const { outcome, returns } of rows) expect(returnsStake(outcome), outcome).toBe(returns);
  });

  it('shows in the audit a bet whose cancellation was removed', async () => {
    const { id } = await openBet();
    await cancel(id, 'INVALID');
    const { pool } = fixture.owner;
    await pool.query('ALTER TABLE bet_cancellations DISABLE TRIGGER USER');
    await pool.query('DELETE FROM bet_cancellations WHERE bet_id = $1', [id]);
    const { discrepancies } = await fixture.audit();
    expect(discrepancies).toContain(`Bet ${id} is cancelled as nothing, and settled as INVALID of 1000 cents`);
    await pool.query(`INSERT INTO bet_cancellations VALUES ($1, 1, 'INVALID', 'trader 7', 'Asked by telephone', $2)`, [id, NOW]);
    await pool.query('ALTER TABLE bet_cancellations ENABLE TRIGGER USER');
    await auditIsClean();
  });
});
