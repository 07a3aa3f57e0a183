import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cashOut, findCashOut, readOffers } from '../../server/store/cashout/index.ts';
import { type MoneyFixture, makeMoneyFixture, NOW, type Player, straight } from './support/moneyFixture.ts';

let fixture: MoneyFixture;
beforeAll(async () => {
  fixture = await makeMoneyFixture(16);
  await fixture.event('e1');
});
afterAll(async () => {
  expect(await fixture.audit()).toMatchObject({ balanced: true, discrepancies: [] });
  await fixture.drop();
});

/** What a function that moves money does with the id of its request: it decides what is not known. @returns its answer. */
async function request({ playerId, sessionId }: Player, kind: string, id: string, body: string, answer: object): Promise<object> {
  const client = await fixture.owner.pool.connect();
  try {
    await client.query('BEGIN');
    const begin = 'SELECT outcome, answer, delay_ms FROM begin_player_request($1, $2, $3, $4, $5, $6)';
    const previous = await client.query(begin, [playerId, NOW, sessionId, kind, id, body]);
    if (previous.rows[0].outcome !== null) return previous.rows[0];
    const decide = `SELECT decide_money_request($1, $2, $3, $4, 'DECIDED', $5, $6)`;
    await client.query(decide, [playerId, kind, id, body, answer, NOW]);
    return { outcome: 'DECIDED', answer };
  } finally {
    await client.query('COMMIT');
    client.release();
  }
}

// Decided by nobody yet, so that the audit asks for no bet and no cash out of theirs.
describe.each(['DEPOSIT', 'WITHDRAWAL'])('a %s', (kind) => {
  it('twenty requests with one id at once are one decision, which all of them are answered', async () => {
    const player = await fixture.player(1_000);
    const answers = await Promise.all(Array.from({ length: 20 }, (_, number) => request(player, kind, 'one', 'body', { number })));
    const decided = answers.filter((answer) => 'outcome' in answer && answer.outcome === 'DECIDED');
    expect(decided).toHaveLength(1);
    const repeated = { ...decided[0], outcome: 'REPEATED', delay_ms: null };
    expect(answers.filter((answer) => answer !== decided[0])).toEqual(Array.from({ length: 19 }, () => repeated));
  });

  it('an id is REUSED for another body, free for another kind or player, and never decided again', async () => {
    const [player, other] = [await fixture.player(1_000), await fixture.player(1_000)];
    const first = { outcome: 'DECIDED', answer: { first: true } };
    expect(await request(player, kind, 'one', 'body', { first: true })).toEqual(first);
    expect(await request(player, kind, 'one', 'another', {})).toEqual({ outcome: 'REUSED', answer: null, delay_ms: null });
    expect(await request(other, kind, 'one', 'another', { first: true })).toEqual(first);
    const otherKind = kind === 'DEPOSIT' ? 'WITHDRAWAL' : 'DEPOSIT';
    expect(await request(player, otherKind, 'one', 'another', { first: true })).toEqual(first);
    const again = `SELECT decide_money_request($1, $2, 'one', 'body', 'REFUSED', NULL, now())`;
    await expect(fixture.owner.pool.query(again, [player.playerId, kind])).rejects.toMatchObject({ code: '23000' });
  });

  it('a held id is HELD for the rest of its time, and then decided once', async () => {
    const player = await fixture.player(1_000);
    await fixture.owner.pool.query(
      `INSERT INTO money_requests (player_id, kind, id, body_hash, outcome, due_at)
         VALUES ($1, $2, 'one', 'body', 'HELD', clock_timestamp() + interval '1 hour')`,
      [player.playerId, kind],
    );
    const held = (await request(player, kind, 'one', 'body', {})) as { outcome: string; delay_ms: number };
    expect(held).toMatchObject({ outcome: 'HELD', answer: null });
    expect(held.delay_ms).toBeGreaterThan(3_000_000);
    expect(held.delay_ms).toBeLessThanOrEqual(3_600_000);
    expect(await request(player, kind, 'one', 'another', {})).toMatchObject({ outcome: 'REUSED' });
    const decide = `SELECT decide_money_request($1, $2, 'one', 'body', 'REFUSED', '{"why": 1}', now())`;
    await fixture.owner.pool.query(decide, [player.playerId, kind]);
    expect(await request(player, kind, 'one', 'body', {})).toEqual({ outcome: 'REPEATED', answer: { why: 1 }, delay_ms: null });
    await expect(fixture.owner.pool.query(decide, [player.playerId, kind])).rejects.toMatchObject({ code: '23000' });
  });
});

async function cashOutRequest(player: Player) {
  const outcome = await fixture.place(player, [straight('e1.home', 1_000)]);
  const betId = outcome.kind === 'PLACED' ? (outcome.bets[0]?.id ?? 0) : 0;
  const read = (await readOffers(fixture.deps, [betId], NOW)).get(betId);
  if (read?.offer.status !== 'OFFERED') throw new Error('nothing is offered');
  const amountCents = read.offer.parts.at(-1)?.amountCents ?? 0;
  return { ...player, requestId: randomUUID(), betId, offerId: read.offerId, offerVersion: read.version, tenths: 10, amountCents };
}

describe('a placement and a cash out', () => {
  it('one id stands for one request of each kind', async () => {
    const player = await fixture.player(10_000);
    const wanted = await cashOutRequest(player);
    expect((await fixture.place(player, [straight('e1.home', 100)], wanted.requestId)).kind).toBe('PLACED');
    expect((await cashOut(fixture.deps, wanted, async () => true)).kind).toBe('TAKEN');
  });

  it('twenty requests at once that are refused get one refusal, which the id keeps', async () => {
    const player = await fixture.player(1_000);
    const wanted = { ...(await cashOutRequest(player)), amountCents: 1_000_000 };
    const refused = { kind: 'REFUSED', refusal: 'OFFER_CHANGED' };
    const answers = await Promise.all(Array.from({ length: 20 }, () => cashOut(fixture.deps, wanted, async () => true)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(new Set([JSON.stringify(refused)]));
    expect(await findCashOut(fixture.deps, player.playerId, wanted.requestId)).toEqual({ ...refused, betId: wanted.betId });

    const rejected = await Promise.all(Array.from({ length: 20 }, () => fixture.place(player, [straight('e1.home', 501)], 'id')));
    expect(rejected[0]).toMatchObject({ kind: 'REJECTED', errors: [{ code: 'INSUFFICIENT_FUNDS' }] });
    expect(new Set(rejected.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });

  it('two cash outs with one id at once are one TAKEN and one REUSED, however often each comes', async () => {
    const player = await fixture.player(10_000);
    const wanted = await cashOutRequest(player);
    const bodies = Array.from({ length: 10 }, (_, index) => ({ ...wanted, amountCents: wanted.amountCents - (index % 2) }));
    const kinds = (await Promise.all(bodies.map((body) => cashOut(fixture.deps, body, async () => true)))).map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual([...Array<string>(5).fill('REUSED'), ...Array<string>(5).fill('TAKEN')]);
    expect(await fixture.cash(player)).toBe(9_000 + wanted.amountCents);
  });
});
