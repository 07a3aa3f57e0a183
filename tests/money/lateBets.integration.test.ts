import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runFeedJobs } from '../../server/feed/feedJobs.ts';
import { applyFeed, applyManual } from '../../server/feed/index.ts';
import { readBets } from '../../server/store/bets/index.ts';
import { settlePending } from '../../server/store/settlement/index.ts';
import { sampleEvent } from '../feed/support/samples.ts';
import { type MoneyFixture, makeMoneyFixture, NOW, type Player, parlay, straight } from './support/moneyFixture.ts';

const MINUTE = 60_000;
const START = new Date(NOW.getTime() + 60 * MINUTE);

let fixture: MoneyFixture;
beforeAll(async () => {
  fixture = await makeMoneyFixture(8, { PLACEMENTS_PER_SECOND: '1000000', PLACEMENT_BURST: '1000' });
});
afterAll(() => fixture.drop());

const at = (minutes: number): Date => new Date(NOW.getTime() + minutes * MINUTE);

/** An imported event of two named sides that is believed to begin an hour after NOW. */
async function imported(): Promise<string> {
  const id = randomUUID();
  await fixture.event(id);
  const change = sampleEvent(id);
  const participants = change.kind === 'event' ? change.event.participants : [];
  await fixture.owner.pool.query('UPDATE events SET participants = $1 WHERE id = $2', [JSON.stringify(participants), id]);
  return id;
}

/** What a feed says anew of the event's start. */
async function moveStart(id: string, startsAt: Date): Promise<Awaited<ReturnType<typeof applyFeed>>> {
  return applyFeed(fixture.deps, [sampleEvent(id, { markets: [], startsAt, source: 'test', name: 'Chiefs @ Bills' })]);
}

async function placedAt(minutes: number, player: Player, ...legs: readonly string[]): Promise<number> {
  fixture.setNow(at(minutes));
  const bet = legs.length === 1 ? straight(legs[0] ?? '', 1_000) : parlay(legs, 1_000);
  const outcome = await fixture.place(player, [bet]);
  if (outcome.kind !== 'PLACED') throw new Error(JSON.stringify(outcome));
  return outcome.bets[0]?.id ?? 0;
}

async function outcomeOf(betId: number): Promise<string | undefined> {
  return (await readBets(fixture.deps.db, [betId]))[0]?.outcome;
}

describe('a start that is moved back behind bets', () => {
  it('makes those placed since then void, in the ledger, the audit and My Bets, and leaves the ones before it', async () => {
    const [event, other, player] = [await imported(), await imported(), await fixture.player(10_000)];
    const before = await placedAt(1, player, `${event}.home`);
    const late = await placedAt(3, player, `${event}.home`);
    const lateParlay = await placedAt(4, player, `${event}.home`, `${other}.home`);
    fixture.setNow(at(5));
    expect(await moveStart(event, at(3))).toMatchObject({ refusals: [{ eventId: event, part: 'START' }] });
    await runFeedJobs(fixture.deps);
    expect(await Promise.all([before, late, lateParlay].map(outcomeOf))).toEqual(['PENDING', 'INVALID', 'INVALID']);
    expect(await fixture.cash(player)).toBe(9_000);
    const { balanced, notices } = await fixture.audit();
    expect(balanced).toBe(true);
    expect(notices?.[0]).toBe(
      `Bet ${lateParlay} is void: placed at ${at(4).toISOString()}, after the start of ${event} at ${at(3).toISOString()}`,
    );
    expect(notices).toHaveLength(2);
    // Once: the next pass and the next import of the same start do nothing.
    await moveStart(event, at(3));
    await runFeedJobs(fixture.deps);
    expect((await fixture.audit()).notices).toHaveLength(2);
  });

  it('reverses what such a bet has won already, and says of a bet that is not void yet that it is late', async () => {
    const [event, player] = [await imported(), await fixture.player(10_000)];
    const late = await placedAt(2, player, `${event}.home`);
    fixture.setNow(START);
    await fixture.finish(event, { homeScore: 1, awayScore: 0 });
    expect(await fixture.cash(player)).toBe(10_909);
    await moveStart(event, at(1));
    await fixture.owner.pool.query("UPDATE moved_starts SET written_at = now() - interval '1 minute'");
    expect((await fixture.audit()).discrepancies).toEqual([expect.stringContaining('have not been cancelled')]);
    await runFeedJobs(fixture.deps);
    expect(await outcomeOf(late)).toBe('INVALID');
    expect(await fixture.cash(player)).toBe(10_000);
    fixture.setNow(NOW);
  });

  it('leaves bets in play alone, and a start that is still to come, or moves forward, all', async () => {
    const [event, sooner, later, player] = [await imported(), await imported(), await imported(), await fixture.player(10_000)];
    const bets = [await placedAt(1, player, `${sooner}.home`), await placedAt(1, player, `${later}.home`)];
    fixture.setNow(at(2));
    await moveStart(event, at(2));
    fixture.setNow(at(3));
    await applyManual(fixture.deps, [
      { kind: 'eventState', eventId: event, state: { status: 'IN_PLAY' } },
      { kind: 'marketStatus', eventId: event, marketId: `${event}-MONEYLINE`, status: 'OPEN' },
    ]);
    bets.push(await placedAt(3, player, `${event}.home`));
    await moveStart(event, at(1));
    await moveStart(sooner, at(30));
    await moveStart(later, at(90));
    await runFeedJobs(fixture.deps);
    expect(await Promise.all(bets.map(outcomeOf))).toEqual(['PENDING', 'PENDING', 'PENDING']);
    fixture.setNow(NOW);
  });
});

describe('an event that bets wait for', () => {
  it('stays on the slate while they are open, is a discrepancy once the hours of its sport are over, and void by its rule', async () => {
    const own = await makeMoneyFixture();
    const [event, empty] = [randomUUID(), randomUUID()];
    await own.event(event);
    await own.event(empty);
    const player = await own.player(10_000);
    expect(await own.place(player, [straight(`${event}.home`, 100)])).toMatchObject({ kind: 'PLACED' });
    const afterHours = async (hours: number) => {
      own.setNow(new Date(START.getTime() + hours * 60 * MINUTE));
      await runFeedJobs(own.deps);
      await runFeedJobs(own.deps);
      return (await own.audit()).discrepancies;
    };
    expect(await afterHours(5.9)).toEqual([]);
    const finding = `Event ${event} is IN_PLAY, began at 2026-11-22T21:00Z and has no result; open bets on it: 1`;
    expect(await afterHours(6)).toEqual([finding]);
    expect(await afterHours(47.9)).toEqual([finding]);
    expect(await afterHours(48)).toEqual([]);
    await settlePending(own.deps);
    expect(await own.cash(player)).toBe(10_000);
    expect(await afterHours(240)).toEqual([]);
    const { rows } = await own.deps.db.pool.query('SELECT id, status FROM events WHERE id = $1', [empty]);
    expect(rows).toEqual([{ id: empty, status: 'HIDDEN' }]);
    await own.finish(event, { homeScore: 1, awayScore: 0 });
    expect((await own.audit()).discrepancies).toEqual([]);
    await own.drop();
  });

  it('is a discrepancy at once when it is taken from the slate', async () => {
    const [event, player] = [await imported(), await fixture.player(10_000)];
    await placedAt(0, player, `${event}.home`);
    await applyFeed(fixture.deps, [{ kind: 'removal', eventId: event }]);
    expect((await fixture.audit()).discrepancies).toEqual([expect.stringContaining(`Event ${event} is HIDDEN`)]);
    await fixture.finish(event, { void: true });
    expect((await fixture.audit()).discrepancies).toEqual([]);
  });
});

describe('one game under two ids', () => {
  it('is no parlay, also where the server has not noticed; two days apart they are two games', async () => {
    const player = await fixture.player(10_000);
    const events = await Promise.all([imported(), imported(), imported()]);
    const [one = '', twin = '', other = ''] = events;
    await fixture.owner.pool.query("UPDATE events SET sides_key = 'bills chiefs' WHERE id = ANY ($1)", [events]);
    await fixture.owner.pool.query("UPDATE events SET starts_at = starts_at + interval '23 hours 59 minutes' WHERE id = $1", [
      twin,
    ]);
    await fixture.owner.pool.query("UPDATE events SET starts_at = starts_at + interval '24 hours' WHERE id = $1", [other]);
    expect(await fixture.place(player, [parlay([`${one}.home`, `${twin}.home`], 100)])).toMatchObject({
      errors: [{ code: 'RELATED_OUTCOMES' }],
    });
    expect(await fixture.place(player, [parlay([`${one}.home`, `${other}.home`], 100)])).toMatchObject({ kind: 'PLACED' });
    expect(await fixture.place(player, [straight(`${one}.home`, 100), straight(`${twin}.home`, 100)])).toMatchObject({
      kind: 'PLACED',
    });
    // In baseball, and in one feed, they are a doubleheader.
    await fixture.owner.pool.query(
      "UPDATE competitions SET sport = 'baseball' WHERE id = (SELECT competition_id FROM events WHERE id = $1)",
      [one],
    );
    expect(await fixture.place(player, [parlay([`${one}.home`, `${twin}.home`], 100)])).toMatchObject({ kind: 'PLACED' });
    await fixture.owner.pool.query(
      "UPDATE competitions SET sport = 'football' WHERE id = (SELECT competition_id FROM events WHERE id = $1)",
      [one],
    );
  });
});

describe('an event that is stopped in play', () => {
  it('pays what was decided, returns the rest, and a final score that is taken back returns everything', async () => {
    const [stopped, ended, player] = [await imported(), await imported(), await fixture.player(10_000)];
    for (const id of [stopped, ended]) {
      await fixture.owner.pool.query(`UPDATE markets SET subject = '{"periods":{"from":1,"to":1}}' WHERE id = $1`, [
        `${id}-MONEYLINE`,
      ]);
      for (const name of ['home', 'over', 'plus']) await placedAt(0, player, `${id}.${name}`);
    }
    await placedAt(0, player, `${stopped}.home`, `${ended}.home`);
    fixture.setNow(START);
    const periods = [
      { label: 'Q1', home: 28, away: 20 },
      { label: 'Q2', home: 0, away: 0 },
    ];
    for (const eventId of [stopped, ended])
      await applyManual(fixture.deps, [
        { kind: 'eventState', eventId, state: { status: 'IN_PLAY', homeScore: 28, awayScore: 20, periods } },
      ]);
    await applyManual(fixture.deps, [{ kind: 'result', eventId: ended, result: { homeScore: 28, awayScore: 20 } }]);
    for (const eventId of [stopped, ended]) {
      await applyManual(fixture.deps, [{ kind: 'result', eventId, result: { void: true } }]);
      await settlePending(fixture.deps);
    }
    const { rows } = await fixture.deps.db.pool.query(
      `SELECT l.selection_id AS leg, s.outcome, s.payout_cents AS cents FROM bets b JOIN bet_legs l ON l.bet_id = b.id
         JOIN LATERAL (SELECT * FROM settlements WHERE bet_id = b.id ORDER BY version DESC LIMIT 1) s ON true
         WHERE b.player_id = $1 ORDER BY b.id, l.position`,
      [player.playerId],
    );
    expect(rows).toEqual([
      { leg: `${stopped}.home`, outcome: 'WIN', cents: 1_909 }, // the first period was over
      { leg: `${stopped}.over`, outcome: 'WIN', cents: 1_909 }, // 48 of 47.5
      { leg: `${stopped}.plus`, outcome: 'VOIDED', cents: 1_000 },
      ...['home', 'over', 'plus'].map((name) => ({ leg: `${ended}.${name}`, outcome: 'VOIDED', cents: 1_000 })),
      ...[stopped, ended].map((id) => ({ leg: `${id}.home`, outcome: 'WIN', cents: 1_909 })), // a straight of what is left
    ]);
    expect((await fixture.audit()).discrepancies).toEqual([]);
    fixture.setNow(NOW);
  });

  it.each([
    ['while its first period is played, which decides nothing', 'Q1 4:12', 'VOIDED'],
    ['in the break after its first period, which decides it', 'End Q1', 'WIN'],
    ['at half-time', 'HT', 'WIN'],
  ])('%s', async (_, clock, outcome) => {
    const [eventId, player] = [await imported(), await fixture.player(1_000)];
    await fixture.owner.pool.query(`UPDATE markets SET subject = '{"periods":{"from":1,"to":1}}' WHERE id = $1`, [
      `${eventId}-MONEYLINE`,
    ]);
    const bet = await placedAt(0, player, `${eventId}.home`);
    const state = { status: 'IN_PLAY', homeScore: 7, awayScore: 0, clock, periods: [{ label: 'Q1', home: 7, away: 0 }] } as const;
    await applyManual(fixture.deps, [{ kind: 'eventState', eventId, state }]);
    await applyManual(fixture.deps, [{ kind: 'result', eventId, result: { void: true } }]);
    await settlePending(fixture.deps);
    expect(await outcomeOf(bet)).toBe(outcome);
  });
});
