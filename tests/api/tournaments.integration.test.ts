import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setLocationCheck } from '../../server/store/players/locations.ts';
import { recordResult, settlePending } from '../../server/store/settlement/index.ts';
import { addTournament, listTournaments, seedTournaments } from '../../server/store/tournaments/tournaments.ts';
import { buildTestApi, type LoggedIn, type TestApi } from '../support/buildTestApi.ts';
import { FIXTURE, movePrice, seedCatalogue, setMarketStatus } from '../support/catalogueFixture.ts';

const { bills, eagles, arsenal } = FIXTURE;
const HOUR_MS = 3_600_000;

let api: TestApi;
beforeAll(async () => {
  api = await buildTestApi();
  await seedCatalogue(api.deps);
});
afterAll(async () => {
  expect(api.logged).toEqual([]);
  await api.stop();
});

interface Options {
  readonly hours?: readonly [number, number];
  readonly brand?: string;
  readonly sports?: readonly string[];
  readonly budget?: number;
}

async function tournament({ hours = [-1, 48], brand = api.deps.config.brand, sports = [], budget = 1_000 }: Options = {}) {
  const id = randomUUID();
  const at = (by: number) => new Date(Date.now() + by * HOUR_MS);
  const [from, to] = hours;
  await addTournament(api.deps.db.query, { id, brand, name: 'Week 11', sports, startsAt: at(from), endsAt: at(to), budget }, at(0));
  return id;
}

interface Page {
  readonly tournament: { readonly playerCount: number; readonly entry: Record<string, unknown> | null };
  readonly leaderboard: readonly {
    readonly place: number;
    readonly number: number;
    readonly returned: number;
    readonly isYou: boolean;
  }[];
  readonly picks: readonly { readonly id: string; readonly grade: string; readonly returned: number }[];
  readonly events: readonly { readonly id: string }[];
}

const PAGE = `tournament { playerCount entry { number place isTied returned remaining pickCount settledCount } }
  leaderboard { place isTied number returned pickCount isYou } picks { id grade returned } events { id }`;

async function answer(text: string, variables: Record<string, unknown>, who: LoggedIn) {
  const { data, errors } = await api.query<{ answer: { page: Page | null; error: { code: string } | null } }>(
    text,
    variables,
    who.authorization,
  );
  return errors[0]?.extensions.code ?? data?.answer.error?.code ?? 'DONE';
}

const join = (id: string, who: LoggedIn) =>
  answer(`mutation J($id: ID!) { answer: joinTournament(id: $id) { page { ${PAGE} } error { code } } }`, { id }, who);

function pick(tournamentId: string, who: LoggedIn, more: Record<string, unknown> = {}) {
  const basic = {
    pickId: randomUUID(),
    tournamentId,
    selectionId: bills.moneyline,
    numeratorLong: 3,
    denominatorLong: 2,
    stake: 100,
  };
  const text = `mutation P($pick: TournamentPickInput!) { answer: placeTournamentPick(pick: $pick) { page { ${PAGE} } error { code } } }`;
  return answer(text, { pick: { ...basic, ...more } }, who);
}

async function page(id: string, who?: LoggedIn): Promise<Page | null> {
  const { data, errors } = await api.query<{ tournament: Page | null }>(
    `query T($id: ID!) { tournament(id: $id) { ${PAGE} } }`,
    { id },
    who?.authorization,
  );
  expect(errors).toEqual([]);
  return data?.tournament ?? null;
}

const exclude = (who: LoggedIn, kind: string, until: string | null = null) =>
  api.owner.pool.query(`INSERT INTO player_exclusions (player_id, kind, expires_at) VALUES ($1, $2, $3)`, [
    who.player.id,
    kind,
    until,
  ]);
/** After the time for which everybody's picks are used again. */
let seconds = 0;
function later(): void {
  seconds += 3;
  api.deps.clock.setOffsetSeconds(seconds);
}

describe('joining a tournament', () => {
  it('joins once however often and from however many requests at once, and everybody has a number of their own', async () => {
    const id = await tournament();
    const players = await Promise.all(Array.from({ length: 6 }, () => api.logIn()));
    const answers = await Promise.all(players.flatMap((who) => [join(id, who), join(id, who), join(id, who)]));
    expect(new Set(answers)).toEqual(new Set(['DONE']));
    const { rows } = await api.owner.pool.query(
      'SELECT number, remaining FROM tournament_players WHERE tournament_id = $1 ORDER BY number',
      [id],
    );
    expect(rows).toEqual([1, 2, 3, 4, 5, 6].map((number) => ({ number, remaining: 1_000 })));
    later();
    expect(await page(id)).toMatchObject({ tournament: { playerCount: 6, entry: null }, picks: [] });
  });

  it('a player who may not bet is refused: excluded, cooling off, elsewhere, at a limit; and so is a visitor', async () => {
    const id = await tournament();
    const refused = async (prepare: (who: LoggedIn) => Promise<unknown>) => {
      const who = await api.logIn();
      await prepare(who);
      return join(id, who);
    };
    const hour = new Date(Date.now() + HOUR_MS).toISOString();
    expect(await refused((who) => exclude(who, 'self_exclusion'))).toBe('PLAYER_RESTRICTED');
    expect(await refused((who) => exclude(who, 'cool_off', hour))).toBe('PLAYER_RESTRICTED');
    expect(
      await refused(({ player }) =>
        setLocationCheck(api.deps.db, player.id, { outcome: 'EXCLUSION_BOUNDARY', expiresAt: new Date(hour) }, new Date()),
      ),
    ).toBe('EXCLUSION_BOUNDARY');
    expect(
      await refused(({ player }) =>
        api.owner.pool.query(`INSERT INTO player_limits (player_id, type, period, amount_cents) VALUES ($1, 'LOSS', 'DAILY', 0)`, [
          player.id,
        ]),
      ),
    ).toBe('LIMIT_REACHED');
    const { errors } = await api.query(`mutation { joinTournament(id: "${id}") { error { code } } }`, {}, await api.anonymous());
    expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
    later();
    expect((await page(id))?.tournament.playerCount).toBe(0);
  });

  it('a tournament of another brand, or of none, is unknown; one that is over takes nobody', async () => {
    const who = await api.logIn();
    const elsewhere = await tournament({ brand: api.deps.config.brand === 'tsb' ? 'espnbet' : 'tsb' });
    for (const id of [elsewhere, 'none']) {
      expect(await join(id, who)).toBe('UNKNOWN_TOURNAMENT');
      expect(await page(id, who)).toBeNull();
    }
    expect(await join(await tournament({ hours: [-9, -1] }), who)).toBe('ENDED');
  });
});

describe('a pick', () => {
  it('is made once for its id, and the budget holds whatever arrives at once', async () => {
    const id = await tournament({ budget: 250 });
    const who = await api.logIn();
    expect(await pick(id, who)).toBe('NOT_JOINED');
    await join(id, who);
    const pickId = randomUUID();
    const same = await Promise.all([1, 2, 3, 4].map(() => pick(id, who, { pickId })));
    expect(same).toEqual(['DONE', 'DONE', 'DONE', 'DONE']);
    expect(await pick(id, who, { pickId, stake: 101 })).toBe('REQUEST_ID_REUSED');
    expect((await page(id, who))?.tournament.entry).toMatchObject({ remaining: 150, pickCount: 1, returned: 0 });
    // 100 of each, and 150 are left: one of the two.
    const two = await Promise.all([eagles, arsenal].map(({ moneyline: selectionId }) => pick(id, who, { selectionId })));
    expect(two.sort()).toEqual(['BUDGET_EXCEEDED', 'DONE']);
    expect((await page(id, who))?.tournament.entry).toMatchObject({ remaining: 50, pickCount: 2 });
  });

  it('is refused at another price or line, on a closed market, twice on one market, of another sport, and before the window', async () => {
    const who = await api.logIn();
    const id = await tournament();
    await join(id, who);
    expect(await pick(id, who, { numeratorLong: 2, denominatorLong: 1 })).toBe('ODDS_CHANGED');
    const spread = { selectionId: bills.spread, numeratorLong: 10, denominatorLong: 11 };
    expect(await pick(id, who, { ...spread, points: -3.5 })).toBe('ODDS_CHANGED');
    expect(await pick(id, who, { ...spread, points: -2.5 })).toBe('DONE');
    expect(
      await pick(id, who, { selectionId: `${bills.eventId}-spread-away`, numeratorLong: 10, denominatorLong: 11, points: 2.5 }),
    ).toBe('ALREADY_PICKED');
    await setMarketStatus(api.deps, `${eagles.eventId}-moneyline`, 'CLOSED');
    expect(await pick(id, who, { selectionId: eagles.moneyline })).toBe('MARKET_NOT_OPEN');
    await setMarketStatus(api.deps, `${eagles.eventId}-moneyline`, 'OPEN');
    expect(await pick(id, who, { selectionId: 'none' })).toBe('EVENT_NOT_OPEN');
    expect(await pick(id, who, { stake: 0 })).toBe('BAD_USER_INPUT');
    for (const [options, code] of [
      [{ sports: ['hockey'] }, 'EVENT_NOT_OPEN'],
      [{ hours: [1, 9] }, 'NOT_STARTED'],
      [{ hours: [-1, 0.5] }, 'EVENT_NOT_OPEN'],
    ] as const) {
      const other = await tournament(options);
      await join(other, who);
      expect(await pick(other, who), JSON.stringify(options)).toBe(code);
      expect((await page(other, who))?.events).toEqual([]);
    }
    await exclude(who, 'cool_off', new Date(Date.now() + HOUR_MS).toISOString());
    expect(await pick(id, who, { selectionId: arsenal.moneyline })).toBe('PLAYER_RESTRICTED');
  });

  it('is graded by the newest result, so that a correction changes the places, and moves no money', async () => {
    const id = await tournament();
    const [home, away] = [await api.logIn(), await api.logIn()];
    for (const who of [home, away]) await join(id, who);
    const balance = () => api.owner.pool.query('SELECT sum(balance_cents) AS cents, count(*) AS accounts FROM ledger_accounts');
    const { rows: before } = await balance();
    expect(await pick(id, home)).toBe('DONE');
    expect(
      await pick(id, away, { selectionId: `${bills.eventId}-moneyline-away`, numeratorLong: 6, denominatorLong: 5, stake: 50 }),
    ).toBe('DONE');
    const places = async () => {
      later();
      return (await page(id, away))?.leaderboard.map(({ number, place, returned, isYou }) => [number, place, returned, isYou]);
    };
    expect(await places()).toEqual([
      [1, 1, 0, false],
      [2, 1, 0, true],
    ]);
    await recordResult(api.deps, bills.eventId, { homeScore: 20, awayScore: 17 });
    await settlePending(api.deps);
    expect(await places()).toEqual([
      [1, 1, 250, false],
      [2, 2, 0, true],
    ]);
    await recordResult(api.deps, bills.eventId, { homeScore: 17, awayScore: 20 });
    await settlePending(api.deps);
    expect(await places()).toEqual([
      [2, 1, 110, true],
      [1, 2, 0, false],
    ]);
    expect(await pick(id, away, { selectionId: bills.spread, numeratorLong: 10, denominatorLong: 11, points: -2.5 })).toBe(
      'EVENT_NOT_OPEN',
    );
    // Who stops playing is gone from everybody's list, and comes back with the same number.
    await exclude(away, 'cool_off', new Date(Date.now() + HOUR_MS).toISOString());
    later();
    expect((await page(id, home))?.leaderboard.map(({ number, place }) => [number, place])).toEqual([[1, 1]]);
    expect((await page(id))?.tournament.playerCount).toBe(1);
    expect((await page(id, away))?.tournament.entry).toMatchObject({ number: 2, place: null });
    expect((await balance()).rows).toEqual(before);
  });

  it('a leaderboard of thousands shows the first 20 and the own row with those next to it; equal returns share a place', async () => {
    const id = await tournament();
    const own = await api.logIn();
    await join(id, own);
    // Returns 3000, 2999, 2999, 2997, 2997, ...; the player has none.
    await api.owner.pool.query(
      `INSERT INTO tournament_players (tournament_id, player_id, number, remaining, joined_at, returned)
         SELECT $1, 'other-' || n, n, 0, now(), 3000 - n / 2 * 2 + CASE WHEN n > 3 THEN 1 ELSE 0 END FROM generate_series(2, 3000) n`,
      [id],
    );
    await api.owner.pool.query('UPDATE tournaments SET joined = 3000 WHERE id = $1', [id]);
    const shown = await page(id, own);
    expect(shown?.tournament).toMatchObject({ playerCount: 3_000, entry: { number: 1, place: 3_000, isTied: false } });
    const rows = shown?.leaderboard.map(({ number, place, isYou }) => [number, place, isYou]);
    expect(rows?.slice(0, 4)).toEqual([
      [2, 1, false],
      [3, 1, false],
      [4, 3, false],
      [5, 3, false],
    ]);
    expect(rows?.slice(20)).toEqual([
      [3_000, 2_999, false],
      [1, 3_000, true],
    ]);
  });

  it('cannot be changed, not even by the server’s own role', async () => {
    const { pool } = api.deps.db;
    for (const statement of [
      'UPDATE tournament_picks SET stake = 1',
      'DELETE FROM tournament_picks',
      'UPDATE tournament_players SET remaining = 9',
    ])
      await expect(pool.query(statement), statement).rejects.toThrow();
  });
});

it('a moved price refuses the pick, and the page has the new one', async () => {
  const id = await tournament();
  const who = await api.logIn();
  await join(id, who);
  await movePrice(api.deps, arsenal.moneyline, [2, 1]);
  expect(await pick(id, who, { selectionId: arsenal.moneyline })).toBe('ODDS_CHANGED');
  expect(await pick(id, who, { selectionId: arsenal.moneyline, numeratorLong: 2, denominatorLong: 1 })).toBe('DONE');
});

it('a sandbox has a tournament that runs and one to come, once however many servers start', async () => {
  const at = new Date('2026-11-28T23:00:00Z');
  await Promise.all([1, 2].map(() => seedTournaments(api.deps.db.query, 'hwc', at)));
  const listed = await listTournaments(api.deps.db.query, 'hwc', at);
  expect(listed.map(({ name, startsAt, endsAt }) => [name, startsAt <= at && endsAt > at, startsAt.toISOString()])).toEqual([
    ['All sports week', true, '2026-11-23T00:00:00.000Z'],
    ['Football week', true, '2026-11-23T00:00:00.000Z'],
    ['All sports week', false, '2026-11-30T00:00:00.000Z'],
    ['Football week', false, '2026-11-30T00:00:00.000Z'],
  ]);
});
