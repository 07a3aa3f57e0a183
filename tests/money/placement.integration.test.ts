import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { addSelection } from '../../server/domain/betslip/reduce.ts';
import { EMPTY_SLIP } from '../../server/domain/betslip/slip.ts';
import { findPlacement, placeBets, readBets } from '../../server/store/bets/index.ts';
import { changeSlip, readSlip } from '../../server/store/betslip/betslips.ts';
import { creditPlayer, readBalances } from '../../server/store/ledger/index.ts';
import { moveTo } from '../support/places.ts';
import { american, leg, type MoneyFixture, makeMoneyFixture, NOW, parlay, straight } from './support/moneyFixture.ts';

let fixture: MoneyFixture;
beforeAll(async () => {
  fixture = await makeMoneyFixture(16);
  for (const id of ['e1', 'e2', 'e3']) await fixture.event(id);
});
afterAll(async () => {
  expect(await fixture.audit()).toMatchObject({ balanced: true, discrepancies: [] });
  await fixture.drop();
});

const codes = (outcome: { kind: string; errors?: readonly { code: string }[] }) => outcome.errors?.map((error) => error.code);

describe('placing bets', () => {
  it('takes the stakes, stores the bets as the player saw them and answers the result', async () => {
    const player = await fixture.player(10_000);
    const outcome = await fixture.place(player, [straight('e1.home', 1_100), parlay(['e1.over', 'e2.plus'], 1_000)]);
    if (outcome.kind !== 'PLACED') throw new Error(outcome.kind);
    expect(outcome.bets).toMatchObject([
      { kind: 'STRAIGHT', stakeCents: 1_100, potentialPayoutCents: 2_100, outcome: 'PENDING', placedAt: NOW },
      { kind: 'PARLAY', stakeCents: 1_000, potentialPayoutCents: 3_645 },
    ]);
    expect(outcome.bets[1]?.legs).toMatchObject([
      {
        position: 1,
        selectionId: 'e1.over',
        marketName: 'Total',
        pointsHundredths: 4750,
        odds: { numerator: 10, denominator: 11 },
      },
      { position: 2, selectionId: 'e2.plus', marketName: 'Spread', pointsHundredths: 250, eventName: 'Chiefs @ Bills' },
    ]);
    expect(await fixture.cash(player)).toBe(7_900);
    expect(fixture.published).toContainEqual({ topic: `account:${player.playerId}`, message: '{}' });
    expect(fixture.published).toContainEqual({
      topic: `bets:${player.playerId}`,
      message: JSON.stringify({ betId: String(outcome.bets[0]?.id) }),
    });
  });

  it('answers the balances after it and the slip, as they are read afterwards; the slip only where one is named', async () => {
    const player = await fixture.player(10_000);
    const slipOwner = `player:${player.playerId}`;
    const answerTo = async (owner?: string) => {
      const request = { ...player, placementId: randomUUID(), bets: [straight('e1.home', 1_100)] };
      const outcome = await placeBets(
        fixture.deps,
        owner === undefined ? request : { ...request, slipOwner: owner },
        async () => true,
      );
      return outcome.kind === 'PLACED' ? outcome.after : outcome;
    };
    const currentState = async () => ({
      balances: await readBalances(fixture.deps.db, player.playerId),
      slip: await readSlip(fixture.deps.db, slipOwner),
    });
    expect(await answerTo(slipOwner)).toEqual(await currentState());
    for (const selectionId of ['e2.home', 'e3.home']) {
      const accepted = { odds: american('-110'), pointsHundredths: null };
      const origin = { selectionOrigin: null, branchChannel: null, shareId: null };
      await changeSlip(fixture.deps, slipOwner, (slip) => addSelection(slip, { selectionId, accepted, ...origin }));
    }
    const answered = await answerTo(slipOwner);
    expect(answered).toEqual(await currentState());
    expect(answered).toMatchObject({ balances: { cashCents: 7_800 }, slip: { revision: 2 } });
    expect(await answerTo('player:nobody')).toMatchObject({ slip: { owner: 'player:nobody', revision: 0, slip: EMPTY_SLIP } });
    expect(await answerTo()).toMatchObject({ slip: null });
  });

  it('answers the same bets as a later query', async () => {
    const player = await fixture.player(10_000);
    const { pool } = fixture.owner;
    await pool.query(`UPDATE events SET home_score = 7, away_score = 3, clock = 'Q1 5:00' WHERE id = 'e1'`);
    const outcome = await fixture.place(player, [straight('e1.home', 100), parlay(['e1.over', 'e2.plus', 'e3.away'], 100)]);
    if (outcome.kind !== 'PLACED') throw new Error(outcome.kind);
    expect(outcome.bets[0]?.legs).toMatchObject([{ homeScore: 7, awayScore: 3 }]);
    const read = await readBets(
      fixture.deps.db,
      outcome.bets.map((bet) => bet.id),
    );
    expect(read.toReversed()).toEqual(outcome.bets);
    await pool.query(`UPDATE events SET home_score = NULL, away_score = NULL, clock = NULL WHERE id = 'e1'`);
    const stored = await pool.query(
      'SELECT l.position FROM bet_legs l JOIN bets b ON b.id = l.bet_id WHERE b.player_id = $1 ORDER BY b.id, l.position',
      [player.playerId],
    );
    expect(stored.rows.map(({ position }) => position)).toEqual([1, 1, 2, 3]);
  });

  it('answers the same id and body with the first result, to retries and to both of two at once', async () => {
    const player = await fixture.player(10_000);
    const id = randomUUID();
    const bets = [straight('e1.home', 1_000)];
    const answers = await Promise.all(Array.from({ length: 8 }, () => fixture.place(player, bets, id)));
    answers.push(await fixture.place(player, bets, id));
    // Only the first answer has read the balance after the placement.
    const first = answers.filter((answer) => 'after' in answer);
    expect(first).toMatchObject([{ after: { balances: { cashCents: 9_000, bonusCents: 0 }, slip: null } }]);
    for (const answer of answers) expect({ ...answer, after: null }).toEqual({ ...answers[0], after: null });
    expect(answers[0]).toMatchObject({ kind: 'PLACED', bets: [{ stakeCents: 1_000 }] });
    expect(await fixture.cash(player)).toBe(9_000);
    expect({ ...(await findPlacement(fixture.deps.db, player.playerId, id)), after: null }).toEqual({ ...answers[0], after: null });
  });

  it('refuses the same id with another body, also while the first is under way', async () => {
    const player = await fixture.player(10_000);
    const id = randomUUID();
    const answers = await Promise.all([
      fixture.place(player, [straight('e1.home', 1_000)], id),
      fixture.place(player, [straight('e1.home', 1_001)], id),
    ]);
    expect(answers.map((answer) => answer.kind).sort()).toEqual(['PLACED', 'REUSED']);
  });

  it('knows a placement id by its player only', async () => {
    const [one, other] = [await fixture.player(10_000), await fixture.player(10_000)];
    const id = randomUUID();
    await fixture.place(one, [straight('e1.home', 1_000)], id);
    expect(await findPlacement(fixture.deps.db, other.playerId, id)).toBeNull();
    expect((await fixture.place(other, [straight('e2.home', 1_000)], id)).kind).toBe('PLACED');
  });

  it('knows a rejection by its player only', async () => {
    const [one, other] = [await fixture.player(500), await fixture.player(10_000)];
    const id = randomUUID();
    const bets = [straight('e1.home', 501)];
    expect((await fixture.place(one, bets, id)).kind).toBe('REJECTED');
    expect(await findPlacement(fixture.deps.db, other.playerId, id)).toBeNull();
    expect((await fixture.place(other, bets, id)).kind).toBe('PLACED');
    expect(await findPlacement(fixture.deps.db, one.playerId, id)).toMatchObject({ kind: 'REJECTED' });
  });

  it('stores a rejection: the same id answers it although the reason is gone', async () => {
    const player = await fixture.player(500);
    const id = randomUUID();
    const bets = [straight('e1.home', 501)];
    const rejected = await fixture.place(player, bets, id);
    expect(rejected).toMatchObject({
      kind: 'REJECTED',
      errors: [{ code: 'INSUFFICIENT_FUNDS', availableCents: 500, neededCents: 501 }],
    });
    const deposit = { playerId: player.playerId, account: 'CASH', amountCents: 1_000, reference: 'later', at: NOW } as const;
    await creditPlayer(fixture.deps.db.query, deposit);
    expect(await fixture.place(player, bets, id)).toEqual(rejected);
    expect(await findPlacement(fixture.deps.db, player.playerId, id)).toEqual(rejected);
    expect((await fixture.place(player, bets)).kind).toBe('PLACED');
  });

  it('places all bets or none', async () => {
    const player = await fixture.player(10_000);
    const outcome = await fixture.place(player, [straight('e1.home', 100), straight('e1.nothing', 100)]);
    expect(outcome).toMatchObject({
      kind: 'REJECTED',
      errors: [{ code: 'UNKNOWN_SELECTION', draftBetId: 'straight:e1.nothing', selectionId: 'e1.nothing' }],
    });
    expect(await fixture.cash(player)).toBe(10_000);
  });

  it('spends no cent twice, however many ask at once', async () => {
    const player = await fixture.player(1_000);
    const answers = await Promise.all(Array.from({ length: 12 }, () => fixture.place(player, [straight('e1.home', 300)])));
    expect(answers.filter((answer) => answer.kind === 'PLACED')).toHaveLength(3);
    expect(await fixture.cash(player)).toBe(100);
  });

  it('refuses a price that moved, up or down, and a line that moved, and says what they are now', async () => {
    const player = await fixture.player(10_000);
    await fixture.event('moving');
    await fixture.setPrice('moving.home', '+120');
    const better = await fixture.place(player, [straight('moving.home', 100)]);
    expect(better).toMatchObject({
      kind: 'REJECTED',
      errors: [{ code: 'ODDS_CHANGED', selectionId: 'moving.home', odds: american('+120'), pointsHundredths: null }],
    });
    expect((await fixture.place(player, [straight('moving.home', 100, '+120')])).kind).toBe('PLACED');
    const movedLine = { ...straight('moving.over', 100), legs: [{ ...leg('moving.over'), pointsHundredths: 4800 }] };
    expect(await fixture.place(player, [movedLine])).toMatchObject({
      errors: [{ code: 'ODDS_CHANGED', odds: american('-110'), pointsHundredths: 4750 }],
    });
  });

  it('compares prices by value, in any form of the fraction', async () => {
    const player = await fixture.player(10_000);
    const bet = { ...straight('e1.home', 1_100), legs: [{ ...leg('e1.home'), odds: { numerator: 100, denominator: 110 } }] };
    const first = await fixture.place(player, [bet], 'fraction');
    // It is stored, answered and known again in lowest terms.
    const legs = [{ odds: { numerator: 10, denominator: 11 } }];
    expect(first).toMatchObject({ kind: 'PLACED', bets: [{ potentialPayoutCents: 2_100, legs }] });
    const again = await fixture.place(player, [straight('e1.home', 1_100)], 'fraction');
    expect({ ...again, after: null }).toEqual({ ...first, after: null });
    expect(await fixture.cash(player)).toBe(8_900);
  });

  it('refuses markets that are not open and events that are over or withdrawn', async () => {
    const player = await fixture.player(10_000);
    await fixture.event('shut');
    await fixture.event('over');
    await fixture.event('graded');
    const { query } = fixture.deps.db;
    await query.updateTable('markets').set({ status: 'CLOSED' }).where('id', '=', 'shut-TOTAL').execute();
    await fixture.finish('graded', { homeScore: 1, awayScore: 0 });
    for (const status of ['CANCELLED', 'HIDDEN', 'INVALID', 'FINISHED'] as const) {
      await query.updateTable('events').set({ status }).where('id', '=', 'over').execute();
      expect([status, codes(await fixture.place(player, [straight('over.home', 100)]))]).toEqual([status, ['EVENT_NOT_OPEN']]);
    }
    const outcome = await fixture.place(player, [
      straight('shut.over', 100),
      straight('over.home', 100),
      straight('graded.home', 100),
      straight('shut.home', 100),
    ]);
    expect(codes(outcome)).toEqual(['MARKET_NOT_OPEN', 'EVENT_NOT_OPEN', 'EVENT_NOT_OPEN']);
  });

  it('refuses related outcomes in a parlay, not across bets', async () => {
    const player = await fixture.player(10_000);
    expect(await fixture.place(player, [parlay(['e1.home', 'e1.away'], 100)])).toMatchObject({
      errors: [{ code: 'RELATED_OUTCOMES', draftBetId: 'parlay' }],
    });
    expect((await fixture.place(player, [straight('e1.home', 100), straight('e1.away', 100)])).kind).toBe('PLACED');
  });

  it('refuses a request without a log-in, and its id can still place the bets', async () => {
    const player = await fixture.player(10_000);
    const id = randomUUID();
    const bets = [straight('e1.home', 100)];
    expect(codes(await fixture.place({ ...player, sessionId: 'other' }, bets, id))).toEqual(['SESSION_ENDED']);
    await fixture.deps.db.query.updateTable('sessions').set({ revoked_at: NOW }).where('id', '=', player.sessionId).execute();
    expect(codes(await fixture.place(player, bets, id))).toEqual(['SESSION_ENDED']);
    await fixture.deps.db.query
      .updateTable('sessions')
      .set({ revoked_at: null, expires_at: NOW })
      .where('id', '=', player.sessionId)
      .execute();
    expect(codes(await fixture.place(player, bets, id))).toEqual(['SESSION_ENDED']);
    await fixture.deps.db.query
      .updateTable('sessions')
      .set({ expires_at: new Date(NOW.getTime() + 1_000) })
      .where('id', '=', player.sessionId)
      .execute();
    expect((await fixture.place(player, bets, id)).kind).toBe('PLACED');
  });

  it('moving one player repeats nobody else’s placement, and refuses the next of the one who moved', async () => {
    const [mover, other] = [await fixture.player(10_000), await fixture.player(10_000)];
    const queries = vi.spyOn(pg.Client.prototype, 'query');
    const calls = () =>
      queries.mock.calls.filter(([query]) => (query as { name?: string } | undefined)?.name === 'place-bets').length;
    for (const [index, code] of ['US-NY', 'US-PA', 'US-TX'].entries()) {
      await moveTo(fixture.deps.db, mover.playerId, code);
      expect((await fixture.place(other, [straight('e1.home', 100)])).kind).toBe('PLACED');
      expect(calls()).toBe(index + 1);
    }
    queries.mockRestore();
    expect(codes(await fixture.place(mover, [straight('e1.home', 100)]))).toEqual(['OUTSIDE_OPERATING_AREA']);
  });

  it('stores rejections by the pure rules, too', async () => {
    const player = await fixture.player(10_000);
    const id = randomUUID();
    const refused = await fixture.place(player, [straight('e1.home', -5)], id);
    expect(codes(refused)).toEqual(['STAKE_INVALID']);
    expect(await fixture.place(player, [straight('e1.home', -5)], id)).toEqual(refused);
    expect((await fixture.place(player, [straight('e1.home', 50)], id)).kind).toBe('REUSED');
  });

  it('refuses malformed input of any kind', async () => {
    const player = await fixture.player(10_000);
    const refused = async (bets: Parameters<MoneyFixture['place']>[1], id?: string) => codes(await fixture.place(player, bets, id));
    expect(await refused([], 'empty')).toEqual(['NO_BETS']);
    expect(await refused([straight('e1.home', 100)], 'a\u0000b')).toEqual(['PLACEMENT_ID_INVALID']);
    expect(await refused([straight('e1.home', 100)], '')).toEqual(['PLACEMENT_ID_INVALID']);
    expect(await refused([straight('e1.home\u0000', 100)])).toEqual(['ID_INVALID']);
    expect(await refused([{ ...straight('e1.home', 100), draftBetId: '\ud800' }])).toEqual(['ID_INVALID']);
    for (const stake of [0, 9, 10.5, Number.NaN, Number.POSITIVE_INFINITY, 1_000_000_000, 2 ** 60])
      expect(await refused([straight('e1.home', stake)])).toEqual(['STAKE_INVALID']);
    for (const odds of [
      { numerator: 0, denominator: 1 },
      { numerator: -1, denominator: 1 },
      { numerator: 1, denominator: 2 ** 52 },
    ])
      expect(await refused([{ ...straight('e1.home', 100), legs: [{ ...leg('e1.home'), odds }] }])).toEqual(['PRICE_INVALID']);
    expect(await fixture.cash(player)).toBe(10_000);
  });
});
