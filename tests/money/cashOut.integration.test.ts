import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listBets, readBets } from '../../server/store/bets/index.ts';
import { type CashOutRequest, cashOut, findCashOut, readOffers } from '../../server/store/cashout/index.ts';
import {
  american,
  type MoneyFixture,
  makeMoneyFixture,
  NOW,
  type Player,
  parlay,
  straight,
  teaser,
} from './support/moneyFixture.ts';

let fixture: MoneyFixture;
beforeAll(async () => {
  fixture = await makeMoneyFixture(16);
});
afterAll(async () => {
  expect(await fixture.audit()).toMatchObject({ balanced: true, discrepancies: [] });
  await fixture.drop();
});

async function events(count: number): Promise<readonly string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  // Without a margin: the price of home is its chance.
  for (const id of ids) await fixture.event(id).then(() => fixture.setPrice(`${id}.away`, '+2000'));
  return ids;
}

async function placed(player: Player, bet: Parameters<MoneyFixture['place']>[1][number]): Promise<number> {
  const outcome = await fixture.place(player, [bet]);
  if (outcome.kind !== 'PLACED') throw new Error(JSON.stringify(outcome));
  return outcome.bets[0]?.id ?? 0;
}

async function read(betId: number) {
  for (const [, found] of await readOffers(fixture.deps, [betId], fixture.deps.clock.now())) return found;
  throw new Error(`no bet ${betId}`);
}

async function amounts(betId: number): Promise<readonly number[]> {
  const { offer } = await read(betId);
  return offer.status === 'OFFERED' ? offer.parts.map(({ amountCents }) => amountCents) : [];
}

async function requestFor(player: Player, betId: number, tenths = 10): Promise<CashOutRequest> {
  const { offer, offerId, version } = await read(betId);
  const part = offer.status === 'OFFERED' ? offer.parts.find((each) => each.tenths === tenths) : undefined;
  return { ...player, requestId: randomUUID(), betId, offerId, offerVersion: version, tenths, amountCents: part?.amountCents ?? 0 };
}

const take = (request: CashOutRequest, hold = async (_delayMs: number) => true) => cashOut(fixture.deps, request, hold);

async function cashOutNow(player: Player, betId: number, tenths = 10) {
  return take(await requestFor(player, betId, tenths));
}

async function bet(id: number) {
  const [found] = await readBets(fixture.deps.db, [id]);
  if (!found) throw new Error(`no bet ${id}`);
  return found;
}

const references = async (betId: number): Promise<readonly string[]> => {
  const { rows } = await fixture.deps.db.pool.query<{ reference: string }>(
    'SELECT reference FROM ledger_transfers WHERE bet_id = $1 ORDER BY id',
    [betId],
  );
  return rows.map(({ reference }) => reference);
};

const liabilityOf = async (eventId: string): Promise<number> => {
  const { rows } = await fixture.deps.db.pool.query<{ cents: number }>(
    `SELECT coalesce(sum(cents), 0)::bigint AS cents FROM liabilities WHERE scope = 'EVENT' AND id = $1`,
    [eventId],
  );
  return rows[0]?.cents ?? 0;
};

describe('a cash out', () => {
  it('pays the possible return at the price of now less the margin, and ends the bet', async () => {
    const [event = ''] = await events(1);
    const player = await fixture.player(10_000);
    const id = await placed(player, straight(`${event}.home`, 1_100));
    // 2,100 ÷ 1.5 · 95 %
    await fixture.setPrice(`${event}.home`, '-200');
    expect((await amounts(id)).at(-1)).toBe(1_330);
    expect(await cashOutNow(player, id)).toEqual({ kind: 'TAKEN', amountCents: 1_330 });
    expect(await fixture.cash(player)).toBe(10_000 - 1_100 + 1_330);
    expect(await references(id)).toEqual([`stake:${id}`, `cash-out:${id}:1`]);
    expect(await bet(id)).toMatchObject({ outcome: 'CASH_OUT', payoutCents: 0, cashedOutCents: 1_330, runningStakeCents: 0 });
    expect(await read(id)).toMatchObject({ offer: { status: 'UNAVAILABLE' } });
    expect(await liabilityOf(event)).toBe(0);
    expect(await listBets(fixture.deps.db, player.playerId, 'OPEN', 20, null)).toMatchObject({ totalCount: 0, totalStakeCents: 0 });
    expect(await listBets(fixture.deps.db, player.playerId, 'SETTLED', 20, null)).toMatchObject({
      totalCount: 1,
      totalStakeCents: 1_100,
      totalPayoutCents: 1_330,
    });
    expect(fixture.published).toContainEqual({ topic: `bets:${player.playerId}`, message: JSON.stringify({ betId: String(id) }) });
    // No result and no correction reaches it.
    await fixture.finish(event, { homeScore: 1, awayScore: 0 });
    await fixture.finish(event, { homeScore: 0, awayScore: 1 });
    await fixture.finish(event, { void: true });
    expect(await bet(id)).toMatchObject({ outcome: 'CASH_OUT', regraded: false });
    expect(await fixture.cash(player)).toBe(10_000 - 1_100 + 1_330);
  });

  it('a cash out of some tenths leaves the others running, through win, correction and void', async () => {
    const [a = '', b = ''] = await events(2);
    const player = await fixture.player(10_000);
    const id = await placed(player, parlay([`${a}.home`, `${b}.home`], 1_000));
    const first = await requestFor(player, id, 3);
    // At the prices of the bet it is worth its stake, less the margin.
    expect(await take(first)).toEqual({ kind: 'TAKEN', amountCents: 285 });
    expect(await cashOutNow(player, id, 2)).toEqual({ kind: 'TAKEN', amountCents: 190 });
    expect(await amounts(id)).toEqual([95, 190, 285, 380, 475]);
    expect(await bet(id)).toMatchObject({
      outcome: 'PENDING',
      stakeCents: 1_000,
      runningStakeCents: 500,
      runningPayoutCents: 1_822,
    });
    expect(await listBets(fixture.deps.db, player.playerId, 'OPEN', 20, null)).toMatchObject({
      totalCount: 1,
      totalStakeCents: 500,
      totalPayoutCents: 1_822,
    });
    expect(await liabilityOf(a)).toBe(1_322);
    const cash = 9_000 + 285 + 190;
    await fixture.finish(a, { homeScore: 1, awayScore: 0 });
    await fixture.finish(b, { homeScore: 1, awayScore: 0 });
    expect(await bet(id)).toMatchObject({ outcome: 'WIN', payoutCents: 1_822, cashedOutCents: 475 });
    expect(await fixture.cash(player)).toBe(cash + 1_822);
    await fixture.finish(a, { void: true });
    expect(await fixture.cash(player)).toBe(cash + 955);
    await fixture.finish(b, { void: true });
    expect(await bet(id)).toMatchObject({ outcome: 'VOIDED', payoutCents: 500 });
    await fixture.finish(a, { homeScore: 0, awayScore: 1 });
    expect(await bet(id)).toMatchObject({ outcome: 'LOSS', payoutCents: 0, cashedOutCents: 475 });
    expect(await fixture.cash(player)).toBe(cash);
    expect(await listBets(fixture.deps.db, player.playerId, 'SETTLED', 20, null)).toMatchObject({
      totalStakeCents: 1_000,
      totalPayoutCents: 475,
    });
    expect(await fixture.audit()).toMatchObject({ discrepancies: [] });
  });

  it('counts a won leg in full, removes a void one, and is gone with a lost one', async () => {
    const [a = '', b = '', c = ''] = await events(3);
    const player = await fixture.player(10_000);
    const id = await placed(player, parlay([`${a}.home`, `${b}.home`, `${c}.home`], 1_000));
    await fixture.finish(a, { homeScore: 1, awayScore: 0 });
    expect((await amounts(id)).at(-1)).toBe(Math.round(1_000 * (21 / 11) * 0.95));
    await fixture.finish(b, { void: true });
    expect((await amounts(id)).at(-1)).toBe(Math.round(1_000 * (21 / 11) * 0.95));
    const after = await requestFor(player, id);
    await fixture.finish(c, { homeScore: 0, awayScore: 1 });
    expect(await amounts(id)).toEqual([]);
    expect(await take(after)).toEqual({ kind: 'REFUSED', refusal: 'UNAVAILABLE' });
  });

  it('is offered for singles and parlays alone', async () => {
    const [a = '', b = ''] = await events(2);
    const player = await fixture.player(10_000);
    const id = await placed(player, teaser([`${a}.plus`, `${b}.plus`], 1_000, 600));
    expect((await read(id)).offer).toEqual({ status: 'UNAVAILABLE' });
    expect(await take(await requestFor(player, id))).toEqual({ kind: 'REFUSED', refusal: 'UNAVAILABLE' });
  });

  it('is suspended while a leg is suspended, at another line, started or silent', async () => {
    const [event = ''] = await events(1);
    const player = await fixture.player(10_000);
    const id = await placed(player, straight(`${event}.plus`, 1_000));
    const { query } = fixture.deps.db;
    const request = await requestFor(player, id);
    const statusAfter = async (change: () => Promise<unknown>, undo: () => Promise<unknown>) => {
      await change();
      const { status } = (await read(id)).offer;
      const answer = await take({ ...request, requestId: randomUUID() });
      await undo();
      return [status, answer];
    };
    const suspended = ['SUSPENDED', { kind: 'REFUSED', refusal: 'SUSPENDED' }];
    const market = (status: 'OPEN' | 'CLOSED' | 'HIDDEN') =>
      query.updateTable('markets').set({ status }).where('id', '=', `${event}-SPREAD`).execute();
    for (const status of ['CLOSED', 'HIDDEN'] as const)
      expect(
        await statusAfter(
          () => market(status),
          () => market('OPEN'),
        ),
      ).toEqual(suspended);
    const line = (points: number) =>
      query.updateTable('selections').set({ points_hundredths: points }).where('id', '=', `${event}.plus`).execute();
    expect(
      await statusAfter(
        () => line(350),
        () => line(250),
      ),
    ).toEqual(suspended);
    const startsAt = (at: Date) => query.updateTable('events').set({ starts_at: at }).where('id', '=', event).execute();
    expect(
      await statusAfter(
        () => startsAt(NOW),
        () => startsAt(new Date(NOW.getTime() + 3_600_000)),
      ),
    ).toEqual(suspended);
    // A game in play whose price is older than a minute.
    const play = (status: 'IN_PLAY' | 'PRE_GAME') => query.updateTable('events').set({ status }).where('id', '=', event).execute();
    const pricedAt = (at: Date) => query.updateTable('markets').set({ priced_at: at }).where('event_id', '=', event).execute();
    await pricedAt(new Date(NOW.getTime() - 60_000));
    expect(
      await statusAfter(
        () => play('IN_PLAY'),
        () => play('PRE_GAME'),
      ),
    ).toEqual(suspended);
    expect((await read(id)).offer.status).toBe('OFFERED');
  });
});

describe('accepting an offer', () => {
  it('an offer that pays less by now is refused for good; one that pays more is paid as it is now', async () => {
    const [event = ''] = await events(1);
    const player = await fixture.player(10_000);
    const id = await placed(player, straight(`${event}.home`, 1_000));
    const request = await requestFor(player, id);
    await fixture.setPrice(`${event}.home`, '+100');
    expect(await take(request)).toEqual({ kind: 'REFUSED', refusal: 'OFFER_CHANGED' });
    await fixture.setPrice(`${event}.home`, '-110');
    expect(await take(request)).toEqual({ kind: 'REFUSED', refusal: 'OFFER_CHANGED' });
    expect(await findCashOut(fixture.deps, player.playerId, request.requestId)).toMatchObject({ kind: 'REFUSED', betId: id });
    const again = await requestFor(player, id);
    await fixture.setPrice(`${event}.home`, '-200');
    const paid = Math.round(1_000 * (21 / 11) * (2 / 3) * 0.95);
    expect(await take(again)).toEqual({ kind: 'TAKEN', amountCents: paid });
    expect(paid).toBeGreaterThan(again.amountCents);
  });

  it('again under the same id gets the same answer, and another request under it is refused', async () => {
    const [event = ''] = await events(1);
    const player = await fixture.player(10_000);
    const id = await placed(player, straight(`${event}.home`, 1_000));
    const request = await requestFor(player, id, 4);
    const first = await take(request);
    expect(first).toEqual({ kind: 'TAKEN', amountCents: 380 });
    await fixture.setPrice(`${event}.home`, '+200');
    expect(await take(request)).toEqual(first);
    expect(await findCashOut(fixture.deps, player.playerId, request.requestId)).toEqual({ ...first, betId: id });
    expect(await take({ ...request, tenths: 5 })).toEqual({ kind: 'REUSED' });
    expect(await fixture.cash(player)).toBe(9_380);
    // The offer of before a cash out is another one, so that a second tab does not take the same part again.
    expect(await take({ ...request, requestId: randomUUID(), amountCents: 1 })).toEqual({
      kind: 'REFUSED',
      refusal: 'OFFER_CHANGED',
    });
  });

  it('is for the bet’s own player, with a session', async () => {
    const [event = ''] = await events(1);
    const [player, other] = [await fixture.player(10_000), await fixture.player(10_000)];
    const id = await placed(player, straight(`${event}.home`, 1_000));
    const request = await requestFor(player, id);
    expect(await take({ ...request, ...other })).toEqual({ kind: 'UNKNOWN_BET' });
    expect(await take({ ...request, sessionId: other.sessionId })).toEqual({ kind: 'SESSION_ENDED' });
    expect(await findCashOut(fixture.deps, other.playerId, request.requestId)).toBeNull();
    expect(await take({ ...request, betId: 999_999_999 })).toEqual({ kind: 'UNKNOWN_BET' });
    const unseen = { ...request, requestId: randomUUID(), offerVersion: request.offerVersion + 1 };
    expect(await take(unseen)).toEqual({ kind: 'REFUSED', refusal: 'OFFER_CHANGED' });
    expect(await fixture.cash(player)).toBe(9_000);
    expect(await fixture.cash(other)).toBe(10_000);
  });

  it('an offer with a leg in play is held for the place-bet delay, and decided at the price of then', async () => {
    const [event = ''] = await events(1);
    const player = await fixture.player(10_000);
    const id = await placed(player, straight(`${event}.home`, 1_000));
    await fixture.deps.db.query.updateTable('events').set({ status: 'IN_PLAY' }).where('id', '=', event).execute();
    await fixture.deps.db.query
      .updateTable('markets')
      .set({ place_delay_ms: 2_500, priced_at: NOW })
      .where('event_id', '=', event)
      .execute();
    expect((await read(id)).offer).toMatchObject({ status: 'OFFERED', holdMs: 2_500 });
    const holds: number[] = [];
    const request = await requestFor(player, id);
    const moved = await take(request, async (delayMs) => {
      holds.push(delayMs);
      expect(await fixture.cash(player)).toBe(9_000);
      await fixture.setPrice(`${event}.home`, '+150');
      return true;
    });
    expect(moved).toEqual({ kind: 'REFUSED', refusal: 'OFFER_CHANGED' });
    expect(await take(await requestFor(player, id), async () => false)).toEqual({ kind: 'NOT_DECIDED' });
    const taken = await take(await requestFor(player, id), async (delayMs) => holds.push(delayMs) > 0);
    expect(taken).toMatchObject({ kind: 'TAKEN' });
    expect(holds).toEqual([2_500, 2_500]);
  });

  it('a hundred times at once under different ids pays once', async () => {
    const [event = ''] = await events(1);
    const player = await fixture.player(10_000);
    const id = await placed(player, straight(`${event}.home`, 1_000));
    const request = await requestFor(player, id, 5);
    const answers = await Promise.all(Array.from({ length: 100 }, () => take({ ...request, requestId: randomUUID() })));
    expect(answers.filter(({ kind }) => kind === 'TAKEN')).toHaveLength(1);
    expect(answers.filter((answer) => answer.kind === 'REFUSED' && answer.refusal === 'OFFER_CHANGED')).toHaveLength(99);
    const same = await requestFor(player, id, 5);
    const repeated = await Promise.all(Array.from({ length: 100 }, () => take(same)));
    expect(new Set(repeated.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([JSON.stringify({ kind: 'TAKEN', amountCents: 475 })]),
    );
    expect(await fixture.cash(player)).toBe(9_000 + 950);
    expect(await references(id)).toEqual([`stake:${id}`, `cash-out:${id}:1`, `cash-out:${id}:2`]);
  });

  it('beside the result of the game is paid before it or not at all', async () => {
    for (let round = 0; round < 10; round += 1) {
      const [event = ''] = await events(1);
      const player = await fixture.player(10_000);
      const id = await placed(player, straight(`${event}.home`, 1_000));
      const request = await requestFor(player, id);
      const [answer] = await Promise.all([take(request), fixture.finish(event, { homeScore: 1, awayScore: 0 })]);
      const cash = answer.kind === 'TAKEN' ? 9_950 : 9_000 + 1_909;
      expect(await fixture.cash(player)).toBe(cash);
      expect((await bet(id)).outcome).toBe(answer.kind === 'TAKEN' ? 'CASH_OUT' : 'WIN');
    }
  });

  it('repays what the player owes first', async () => {
    const [event = '', other = '', third = ''] = await events(3);
    const player = await fixture.player(1_100);
    await placed(player, straight(`${event}.home`, 1_000));
    const id = await placed(player, straight(`${third}.home`, 100));
    await fixture.finish(event, { homeScore: 1, awayScore: 0 });
    await placed(player, straight(`${other}.home`, 1_909));
    await fixture.finish(event, { homeScore: 0, awayScore: 1 });
    expect(await cashOutNow(player, id)).toEqual({ kind: 'TAKEN', amountCents: 95 });
    expect(await fixture.cash(player)).toBe(0);
    expect(await references(id)).toEqual([`stake:${id}`, `cash-out:${id}:1`, `repayment:${id}:cash-out-1`]);
    await fixture.finish(event, { homeScore: 1, awayScore: 0 });
    expect(await fixture.cash(player)).toBe(95);
  });
});

describe('the database', () => {
  it('refuses a cash out that its bet does not allow', async () => {
    const [event = ''] = await events(1);
    const player = await fixture.player(10_000);
    const id = await placed(player, straight(`${event}.home`, 1_000));
    const price = american('-110');
    const attempt = (change: {
      tenths?: number;
      stake?: number;
      payout?: number;
      amount?: number;
      price?: number;
      taken?: number;
    }) =>
      fixture.deps.db.pool
        .query<{ outcome: string }>(
          `SELECT outcome FROM take_cash_out($1, $2, $3, 'hash', NULL, $4, NULL, $5, $6, $7, $8, $9, $10, 1, '{0}', $11, $12, '{NULL}', 0)`,
          [
            player.playerId,
            player.sessionId,
            randomUUID(),
            NOW,
            id,
            change.taken ?? 0,
            change.tenths ?? 5,
            change.stake ?? 500,
            change.payout ?? 954,
            change.amount ?? 475,
            [change.price ?? price.numerator],
            [price.denominator],
          ],
        )
        .then(
          ({ rows }) => rows[0]?.outcome,
          (error: { code: string }) => error.code,
        );
    for (const change of [
      { tenths: 11 },
      { tenths: 10 },
      { stake: 1_000 },
      { stake: 499, payout: 980 },
      { payout: 1_200 },
      { amount: 955 },
      { amount: 0 },
      { tenths: 0 },
    ])
      expect([change, await attempt(change)]).toEqual([change, '23514']);
    expect(await attempt({ price: 11 })).toBe('MOVED');
    expect(await attempt({ taken: 1 })).toBe('MOVED');
    expect(await fixture.cash(player)).toBe(9_000);
    expect(await attempt({})).toBe('TAKEN');
  });
});
