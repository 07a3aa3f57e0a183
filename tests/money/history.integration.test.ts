import { PDFDocument } from '@cantoo/pdf-lib';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { HistorySectionId } from '../../core/wire/history.ts';
import { cursorOf, readSection } from '../../server/api/history/readSection.ts';
import { readTaxForms, readTaxYears } from '../../server/api/history/readTaxYears.ts';
import { formFile } from '../../server/api/history/taxFiles.ts';
import { readTotals } from '../../server/api/history/totals.ts';
import { listBetSports } from '../../server/store/history/bets.ts';
import { grantReward } from '../../server/store/rewards/index.ts';
import { type MoneyFixture, makeMoneyFixture, NOW, type Player, straight } from './support/moneyFixture.ts';

const ALWAYS = { from: null, to: null };

let fixture: MoneyFixture;
beforeAll(async () => {
  fixture = await makeMoneyFixture(8);
});
afterAll(async () => {
  fixture.setNow(NOW);
  expect(await fixture.audit()).toMatchObject({ discrepancies: [] });
  await fixture.drop();
});

/** A player whose session does not end, and an event that does not begin, however the clock is set. */
async function playerAt(cents: number): Promise<Player> {
  const player = await fixture.player(cents);
  await fixture.owner.pool.query(`UPDATE sessions SET expires_at = '2030-01-01' WHERE id = $1`, [player.sessionId]);
  return player;
}

async function eventOf(id: string, price?: string): Promise<void> {
  await fixture.event(id, price);
  await fixture.owner.pool.query(`UPDATE events SET starts_at = '2029-01-01' WHERE id = $1`, [id]);
}

async function place(player: Player, at: string, bets: Parameters<MoneyFixture['place']>[1]): Promise<readonly number[]> {
  fixture.setNow(new Date(at));
  const outcome = await fixture.place(player, bets);
  if (outcome.kind !== 'PLACED') throw new Error(JSON.stringify(outcome));
  return outcome.bets.map(({ id }) => id);
}

async function finish(eventId: string, at: string, homeScore: number, awayScore: number): Promise<void> {
  fixture.setNow(new Date(at));
  await fixture.finish(eventId, { homeScore, awayScore });
}

interface Wanted {
  readonly days?: { readonly from: string | null; readonly to: string | null };
  readonly first?: number;
  readonly sport?: string | null;
}

/** All rows of a filter, page by page. `between` happens after each page. */
async function rowsOf(
  player: Player,
  sectionId: HistorySectionId,
  filterId: string,
  { days = ALWAYS, first = 50, sport = null }: Wanted = {},
  between: (page: number) => Promise<void> = async () => undefined,
) {
  const rows: (readonly [key: string, cents: number])[] = [];
  let after: string | null = null;
  for (let page = 1; ; page += 1) {
    const read = await readSection(fixture.deps, player.playerId, { sectionId, filterId, days, first, after, sport });
    if (typeof read === 'string') throw new Error(read);
    const { items } = read;
    if (items.section === 'betting')
      for (const row of items.page.items) rows.push([`${row.betId}:${row.number}`, row.returnedCents - row.stakeCents]);
    if (items.section === 'transactions') for (const row of items.page.items) rows.push([String(row.id), row.amountCents]);
    if (!items.page.hasNextPage) return rows;
    after = cursorOf(items);
    await between(page);
  }
}

const sum = (rows: readonly (readonly [string, number])[]): number => rows.reduce((cents, [, more]) => cents + more, 0);
const day = (from: string, to = from) => ({ days: { from, to } });

describe('the history of bets', () => {
  it('a day is the one of the player’s zone, and the day with 25 hours holds all of them', async () => {
    const player = await playerAt(100_000);
    await eventOf('day-1');
    // 00:30 EDT, 23:30 EST, and 00:00 EST of the next day.
    const times = ['2026-11-01T04:30:00Z', '2026-11-02T04:30:00Z', '2026-11-02T05:00:00Z'];
    const ids = [];
    for (const at of times) ids.push(...(await place(player, at, [straight('day-1.home', 1_000)])));
    const openOn = async (date: string) =>
      (await rowsOf(player, 'betting', 'open', day(date))).map(([key]) => Number.parseInt(key, 10));
    expect(await openOn('2026-11-01')).toEqual([ids[1], ids[0]]);
    expect(await openOn('2026-11-02')).toEqual([ids[2]]);
  });

  it('a bet over New Year belongs to the year of its settlement, and a correction in January leaves what was paid in December', async () => {
    const player = await playerAt(100_000);
    for (const id of ['year-1', 'year-2']) await eventOf(id, '+100');
    const [late] = await place(player, '2027-01-01T03:00:00Z', [straight('year-1.home', 1_000, '+100')]);
    await finish('year-1', '2027-01-01T05:40:00Z', 1, 0);
    const [early] = await place(player, '2026-12-30T20:00:00Z', [straight('year-2.home', 2_000, '+100')]);
    await finish('year-2', '2026-12-31T20:00:00Z', 1, 0);
    await finish('year-2', '2027-01-05T20:00:00Z', 0, 1);
    const in2026 = await rowsOf(player, 'betting', 'settled', day('2026-01-01', '2026-12-31'));
    const in2027 = await rowsOf(player, 'betting', 'settled', day('2027-01-01', '2027-12-31'));
    expect(in2026).toEqual([[`${early}:1`, 2_000]]);
    expect(in2027).toEqual([
      [`${early}:2`, -4_000],
      [`${late}:1`, 1_000],
    ]);
    const betting = await readTotals(fixture.deps, player.playerId, 'betting', { from: '2027-01-01', to: '2027-12-31' });
    expect(betting).toMatchObject([{ count: 2 }, { cents: 1_000 }, { cents: -2_000 }, { cents: 0 }, { cents: -3_000 }]);
  });

  it('the sum of the list is that of the ledger, with a void bet as stake given back and no winnings', async () => {
    const player = await playerAt(100_000);
    for (const id of ['sum-1', 'sum-2', 'sum-3']) await eventOf(id);
    const at = '2026-11-20T20:00:00Z';
    await place(player, at, [
      straight('sum-1.home', 1_100),
      straight('sum-1.away', 500),
      straight('sum-2.home', 700),
      straight('sum-3.home', 300),
    ]);
    await finish('sum-1', at, 7, 3);
    await fixture.finish('sum-2', { void: true });
    const settled = await rowsOf(player, 'betting', 'settled');
    const bets = await rowsOf(player, 'transactions', 'bets');
    const openStakeCents = 300;
    expect(sum(settled) - openStakeCents).toBe(sum(bets));
    expect(100_000 + sum(bets)).toBe(await fixture.cash(player));
    expect(sum(await rowsOf(player, 'transactions', 'all'))).toBe(await fixture.cash(player));
    const betting = await readTotals(fixture.deps, player.playerId, 'betting', ALWAYS);
    expect(betting).toMatchObject([{ count: 3 }, { cents: 2_300 }, { cents: 2_800 }, { cents: 700 }, { cents: 500 }]);
    expect(await rowsOf(player, 'betting', 'returned')).toHaveLength(1);
  });

  it('1,001 bets are read page by page while others settle: none twice, none missing', async () => {
    const player = await playerAt(10_000_000);
    const events = Array.from({ length: 11 }, (_, index) => `many-${index}`);
    for (const id of [...events, 'late-1']) await eventOf(id);
    const ids: number[] = [];
    const at = '2026-11-21T20:00:00Z';
    for (let times = 0; times < 91; times += 1)
      ids.push(
        ...(await place(
          player,
          at,
          events.map((id) => straight(`${id}.home`, 100)),
        )),
      );
    await place(player, at, [straight('late-1.home', 100), straight('late-1.away', 100)]);
    for (const id of events) await finish(id, '2026-11-21T21:00:00Z', 1, 0);
    const rows = await rowsOf(player, 'betting', 'settled', { first: 50 }, async (page) => {
      if (page === 3) await finish('late-1', '2026-11-21T21:00:00Z', 1, 0);
      if (page === 6) await finish('many-1', '2026-11-21T22:00:00Z', 0, 1);
    });
    expect(rows.map(([key]) => Number.parseInt(key, 10)).toSorted((one, other) => one - other)).toEqual(ids);
    expect(rows).toHaveLength(1_001);
  });

  it('a page asks at most two statements, and goes on from its cursor by the key', async () => {
    const player = await playerAt(100_000);
    await eventOf('plan-1');
    const queries: string[] = [];
    const { db } = fixture.deps;
    const query = Client.prototype.query;
    vi.spyOn(Client.prototype, 'query').mockImplementation(function spied(this: Client, ...args: unknown[]) {
      const [first] = args as [string | { readonly text: string }];
      queries.push(typeof first === 'string' ? first : first.text);
      return Reflect.apply(query, this, args);
    });
    await place(player, '2026-11-21T20:00:00Z', [straight('plan-1.home', 100)]);
    await finish('plan-1', '2026-11-21T21:00:00Z', 1, 0);
    const wanted = { filterId: null, days: ALWAYS, first: 50, after: null };
    const pages = [
      ['betting', null, 2],
      ['betting', 'football', 2],
      ['transactions', null, 1],
      ['casino', null, 1],
    ] as const;
    for (const [sectionId, sport, statements] of pages) {
      queries.length = 0;
      await readSection({ db }, player.playerId, { ...wanted, sectionId, sport });
      expect([sectionId, sport, queries.length]).toEqual([sectionId, sport, statements]);
    }
    vi.restoreAllMocks();
    for (const [table, of] of [
      ['player_entries', `class = 'BET' AND (at, id) < (now(), 5) ORDER BY at DESC, id DESC`],
      [
        'bet_entry_sports',
        `sport = 'football' AND class = 'WON' AND (at, bet_id, number) < (now(), 5, 5) ORDER BY at DESC, bet_id DESC, number DESC`,
      ],
    ] as const) {
      const { rows } = await fixture.owner.pool.query<{ 'QUERY PLAN': string }>(
        `EXPLAIN SELECT * FROM ${table} WHERE player_id = 'p' AND ${of} LIMIT 51`,
      );
      expect(rows.map((row) => row['QUERY PLAN']).join(' ')).toMatch(`Scan Backward using ${table}_pkey`);
    }
  });

  it('each filter’s totals are the sum of its own list, and all of them that of the ledger', async () => {
    const player = await playerAt(100_000);
    for (const id of ['all-1', 'all-2', 'all-3', 'all-4']) await eventOf(id);
    const { owner } = fixture;
    await owner.pool.query(
      `INSERT INTO competitions (id, sport, organization, competition, name, icon, position) VALUES ('atp', 'tennis', 'atp', 'atp', 'ATP', 'tennis', 2)`,
    );
    await owner.pool.query(`UPDATE events SET competition_id = 'atp' WHERE id IN ('all-2', 'all-3')`);
    const at = '2026-11-20T20:00:00Z';
    await place(player, at, [straight('all-1.home', 1_100), straight('all-2.home', 700), straight('all-2.away', 500)]);
    await place(player, at, [straight('all-3.home', 300), straight('all-4.home', 900)]);
    await finish('all-1', at, 7, 3);
    await finish('all-2', at, 7, 3);
    await fixture.finish('all-3', { void: true });
    const netOf = async (sectionId: HistorySectionId, filterId: string, sport: string | null = null) => {
      const totals = await readTotals(fixture.deps, player.playerId, sectionId, ALWAYS, { filterId, sport });
      return totals.find(({ label }) => label === (sectionId === 'betting' ? 'Net result' : 'Net'))?.cents;
    };
    for (const sport of [null, 'football', 'tennis', 'golf'])
      for (const filterId of ['settled', 'won', 'lost', 'cashed-out', 'returned'])
        expect([sport, filterId, await netOf('betting', filterId, sport)]).toEqual([
          sport,
          filterId,
          sum(await rowsOf(player, 'betting', filterId, { sport })),
        ]);
    expect(await rowsOf(player, 'betting', 'settled', { sport: 'tennis' })).toHaveLength(3);
    expect(await rowsOf(player, 'betting', 'open', { sport: 'tennis' })).toEqual([]);
    expect(await rowsOf(player, 'betting', 'open', { sport: 'football' })).toHaveLength(1);
    for (const filterId of ['deposits', 'withdrawals', 'bonuses', 'bets', 'casino'])
      expect([filterId, await netOf('transactions', filterId)]).toEqual([
        filterId,
        sum(await rowsOf(player, 'transactions', filterId)),
      ]);
    expect(await readTotals(fixture.deps, player.playerId, 'betting', ALWAYS, { filterId: 'open' })).toMatchObject([
      { count: 1 },
      { cents: 900 },
      {},
    ]);
    const settled = (await netOf('betting', 'settled')) ?? 0;
    expect(100_000 + settled - 900).toBe(await fixture.cash(player));
    expect(await listBetSports(fixture.deps.db, player.playerId)).toEqual(['football', 'tennis']);
  });
});

it('a deposit that failed stands in the list and moves nothing', async () => {
  const player = await playerAt(5_000);
  await fixture.owner.pool.query(
    `INSERT INTO payments (receipt_id, player_id, direction, provider_code, amount_cents, currency, content_hash, quick_deposit, origin, state,
                           confirmed, created_at, ended_at)
       VALUES ('failed-' || $1, $1, 'DEPOSIT', 'TRUSTLY', 7000, 'USD', '', false, '', 'FAILED', true, $2, $2)`,
    [player.playerId, new Date('2026-11-21T20:00:00Z')],
  );
  const failed = await rowsOf(player, 'transactions', 'deposits', { first: 1 });
  expect(failed).toEqual([[expect.stringMatching(/^-\d+$/), 0]]);
  // Page by page it stands between rows that moved money.
  expect((await rowsOf(player, 'transactions', 'payments', { first: 1 })).map(([, cents]) => cents)).toEqual([5_000, 0]);
  expect((await readTotals(fixture.deps, player.playerId, 'transactions', ALWAYS))[0]).toEqual({ label: 'Deposited', cents: 0 });
  await fixture.owner.pool.query(`DELETE FROM payments WHERE player_id = $1`, [player.playerId]);
});

describe('forms of payouts', () => {
  it('a form for 300 times the wager and the amount of the year alone; a correction in the next year shows in both [H02]', async () => {
    const player = await playerAt(100_000);
    for (const [id, price] of [
      ['tax-1', '+20000'],
      ['tax-2', '+30000'],
      ['tax-3', '+250000'],
    ] as const)
      await eventOf(id, price);
    await place(player, '2026-11-21T20:00:00Z', [straight('tax-1.home', 1_000, '+20000')]);
    const [second] = await place(player, '2026-11-21T20:00:00Z', [straight('tax-2.home', 1_000, '+30000')]);
    const [third] = await place(player, '2026-11-21T20:00:00Z', [straight('tax-3.home', 100, '+250000')]);
    await finish('tax-1', '2026-11-21T21:00:00Z', 1, 0);
    await finish('tax-2', '2026-11-21T21:00:01Z', 1, 0);
    await finish('tax-3', '2026-11-21T21:00:02Z', 1, 0);
    const shown = async () =>
      (await readTaxYears(fixture.deps, player.playerId)).map(({ year, forms }) => [
        year,
        forms.map(({ w2gId, winningsCents, correctedBy }) => [w2gId, winningsCents, correctedBy?.year ?? null]),
      ]);
    const of2026 = [
      [`bet-${third}-1`, 250_000, null],
      [`bet-${second}-1`, 300_000, null],
    ];
    expect(await shown()).toEqual([[2026, of2026]]);
    await finish('tax-2', '2027-01-10T21:00:00Z', 0, 1);
    expect(await shown()).toEqual([
      [2027, [[`bet-${second}-2`, -300_000, null]]],
      [2026, [of2026[0], [`bet-${second}-1`, 300_000, 2027]]],
    ]);
    const files = await Promise.all(
      (await readTaxForms(fixture.deps, player.playerId)).map(async (form) => {
        const { content } = await formFile(fixture.deps, player.playerId, form);
        return (await PDFDocument.load(content)).getForm().getTextField('state').getText();
      }),
    );
    expect(files).toEqual(['Correction', 'Original', 'Corrected']);
  });

  it('identical wagers are one form, others are none, and a void of one of them corrects it', async () => {
    const player = await playerAt(100_000);
    for (const id of ['same-1', 'same-2']) await eventOf(id, '+30000');
    const at = '2026-11-21T20:00:00Z';
    await place(player, at, [straight('same-1.home', 500, '+30000')]);
    await place(player, at, [straight('same-2.home', 500, '+30000')]);
    await finish('same-1', '2026-11-21T21:00:00Z', 1, 0);
    await finish('same-2', '2026-11-21T21:00:01Z', 1, 0);
    const shown = async () =>
      (await readTaxForms(fixture.deps, player.playerId)).map(({ winningsCents, wagerCents }) => [winningsCents, wagerCents]);
    expect(await shown()).toEqual([]);
    await eventOf('same-3', '+30000');
    await place(player, at, [straight('same-3.home', 500, '+30000')]);
    await place(player, at, [straight('same-3.home', 500, '+30000')]);
    await finish('same-3', '2026-11-21T21:00:02Z', 1, 0);
    expect(await shown()).toEqual([[300_000, 1_000]]);
    fixture.setNow(new Date('2027-01-10T21:00:00Z'));
    await fixture.finish('same-3', { void: true });
    expect((await shown())[0]).toEqual([-300_000, 500]);
  });

  it('wagers on one selection at two prices are not identical: no sum of them is a form', async () => {
    const player = await playerAt(100_000);
    await eventOf('prices', '+30000');
    const at = '2026-11-21T20:00:00Z';
    await place(player, at, [straight('prices.home', 300, '+30000')]);
    await fixture.setPrice('prices.home', '+40000');
    await place(player, at, [straight('prices.home', 300, '+40000')]);
    await finish('prices', '2026-11-21T21:00:00Z', 1, 0);
    expect(await readTaxForms(fixture.deps, player.playerId)).toEqual([]);
  });

  it('a bonus bet’s whole win counts: its stake was not the player’s', async () => {
    const player = await playerAt(1_000);
    await eventOf('bonus-form', '+30000');
    const bonus = { kind: 'BONUS_BET', title: 'B', amountCents: 1_000, expiresAt: new Date('2029-01-01') } as const;
    const id = await grantReward(fixture.deps.db.query, player.playerId, bonus, NOW);
    await place(player, '2026-11-21T20:00:00Z', [
      { ...straight('bonus-form.home', 1_000, '+30000'), reward: { kind: 'BONUS_BET', id } },
    ]);
    await finish('bonus-form', '2026-11-21T21:00:00Z', 1, 0);
    expect(await readTaxForms(fixture.deps, player.playerId)).toMatchObject([{ winningsCents: 300_000, wagerCents: 1_000 }]);
  });
});
