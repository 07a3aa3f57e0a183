import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Config } from '../../server/platform/config.ts';
import { clientHeaders } from '../support/apiClient.ts';
import { buildTestApi, type LoggedIn, type TestApi } from '../support/buildTestApi.ts';
import { FIXTURE, seedCatalogue } from '../support/catalogueFixture.ts';
import { until } from '../support/until.ts';

const { bills, eagles, arsenal } = FIXTURE;

const ERRORS = 'userErrors { code message displayType }';
const LEGS = 'marketSelections { id marketStatus placeDelayMs errors { code } }';
const OPERATIONS = {
  place: `mutation P($id: ID!, $bets: [PlaceBetInput!]!) { result: betslipPlaceBets(placementId: $id, bets: $bets) { placement { status } ${ERRORS} } }`,
  add: `mutation A($s: ID!, $n: Long!, $d: Long!) { result: betslipAddMarketSelection(selectionId: $s, numeratorLong: $n, denominatorLong: $d) { betslip { ${LEGS} } ${ERRORS} } }`,
  stake: `mutation S($b: ID!, $a: Long!) { result: betslipSetDraftBetAmount(draftBetId: $b, amount: $a, amountField: BET) { betslip { straight { draftBets { errors { code message } } } } ${ERRORS} } }`,
  find: `query F($id: ID!) { result: placement(placementId: $id) { status } }`,
  slip: `query L { result: betslip { ${LEGS} } }`,
} as const;
const sha = (text: string): string => createHash('sha256').update(text).digest('hex');

interface Answer {
  readonly data?: { readonly result: Record<string, unknown> } | null;
  readonly errors?: readonly { readonly extensions: { readonly code: string } }[];
}

/** As in production: no sandbox, no feed, the build's own queries by their hashes. */
async function production(config: Partial<Config> = {}): Promise<TestApi> {
  const manifest = new Map(Object.values(OPERATIONS).map((text) => [sha(text), text]));
  const api = await buildTestApi({ config: { production: true, sandbox: false, ...config }, manifest });
  await seedCatalogue(api.deps);
  return api;
}

async function ask(api: TestApi, who: LoggedIn, operation: keyof typeof OPERATIONS, variables: object = {}): Promise<Answer> {
  const extensions = { persistedQuery: { version: 1, sha256Hash: sha(OPERATIONS[operation]) } };
  const response = await fetch(`${await api.url()}/graphql`, {
    method: 'POST',
    headers: clientHeaders(who.accessToken),
    body: JSON.stringify({ extensions, variables }),
  });
  return (await response.json()) as Answer;
}

function straight(selectionId: string, betAmount = 100) {
  const leg = { selectionId, numeratorLong: 10, denominatorLong: 11, points: -2.5 };
  return { draftBetId: `straight:${selectionId}`, section: 'STRAIGHT', betAmount, legs: [leg] };
}

async function place(api: TestApi, who: LoggedIn, bet: object, id: string = randomUUID()) {
  const { data, errors } = await ask(api, who, 'place', { id, bets: [bet] });
  expect(errors).toBeUndefined();
  return data?.result as {
    placement: { status: string } | null;
    userErrors: { code: string; message: string; displayType: string }[];
  };
}

const sql = (api: TestApi, text: string, ...values: readonly unknown[]) => api.owner.pool.query(text, [...values]);
const add = (api: TestApi, who: LoggedIn, s: string) => ask(api, who, 'add', { s, n: 10, d: 11 });
const startsIn = (api: TestApi, eventId: string, ms: number) =>
  sql(api, 'UPDATE events SET starts_at = $2 WHERE id = $1', eventId, new Date(api.deps.clock.now().getTime() + ms));

let api: TestApi;
let player: LoggedIn;
beforeAll(async () => {
  api = await production();
  player = await api.logIn();
});
afterAll(async () => {
  expect(api.logged).toEqual([]);
  await api.stop();
});

describe('in production without a feed', () => {
  it('a bet after the start of its game is refused, and its selection is closed in the slip and cannot be added', async () => {
    await startsIn(api, bills.eventId, 60_000);
    expect((await place(api, player, straight(bills.spread))).placement?.status).toBe('PLACED');
    await add(api, player, bills.spread);
    await startsIn(api, bills.eventId, -1);
    expect(await place(api, player, straight(bills.spread))).toMatchObject({
      placement: { status: 'REJECTED' },
      userErrors: [{ code: 'edgebook.event.closed', displayType: 'SELECTION_DISABLED' }],
    });
    expect((await ask(api, player, 'slip')).data?.result).toMatchObject({
      marketSelections: [{ id: bills.spread, marketStatus: 'HIDDEN', errors: [{ code: 'edgebook.event.closed' }] }],
    });
    const other = await api.logIn();
    expect((await add(api, other, bills.spread)).data?.result).toMatchObject({
      betslip: { marketSelections: [] },
      userErrors: [{ code: 'edgebook.event.closed' }],
    });
  });

  it('a bet into a silent feed is refused, and its market is suspended in the slip', async () => {
    const bettor = await api.logIn();
    await add(api, bettor, eagles.spread);
    await sql(api, `UPDATE events SET source = 'silent' WHERE id = $1`, eagles.eventId);
    await sql(api, `INSERT INTO feeds (source, heartbeat_ms, heard_at) VALUES ('silent', 5000, $1)`, new Date(0));
    expect(await place(api, bettor, straight(eagles.spread))).toMatchObject({
      placement: { status: 'REJECTED' },
      userErrors: [{ code: 'edgebook.market.suspended' }],
    });
    expect((await ask(api, bettor, 'slip')).data?.result).toMatchObject({
      marketSelections: [{ marketStatus: 'CLOSED', errors: [{ code: 'edgebook.market.suspended' }] }],
    });
  });
});

async function playLive(at: TestApi, placeDelayMs: number): Promise<void> {
  await sql(at, `UPDATE events SET status = 'IN_PLAY' WHERE id = $1`, arsenal.eventId);
  await sql(
    at,
    `UPDATE markets SET place_delay_ms = $2, live_price_ms = 3600000, priced_at = $3 WHERE event_id = $1`,
    arsenal.eventId,
    placeDelayMs,
    at.deps.clock.now(),
  );
}

describe('a bet on a game in play', () => {
  it('is answered no sooner than after the delay that the leg states', async () => {
    const bettor = await api.logIn();
    await playLive(api, 700);
    expect((await add(api, bettor, arsenal.spread)).data?.result).toMatchObject({
      betslip: { marketSelections: [{ placeDelayMs: 700 }] },
    });
    const id = randomUUID();
    const startedAt = performance.now();
    expect((await place(api, bettor, straight(arsenal.spread), id)).placement?.status).toBe('PLACED');
    expect(performance.now() - startedAt).toBeGreaterThan(690);
    expect((await place(api, bettor, straight(arsenal.spread), id)).placement?.status).toBe('PLACED');
    expect((await sql(api, 'SELECT FROM bets WHERE player_id = $1', bettor.player.id)).rowCount).toBe(1);
  });

  it('is never unknown to a query for its id, also where another server decides it at that moment', async () => {
    const bettor = await api.logIn();
    await playLive(api, 2_000);
    const id = randomUUID();
    const placing = place(api, bettor, straight(arsenal.spread), id);
    await until(async () => (await sql(api, 'SELECT FROM held_placements WHERE placement_id = $1', id)).rowCount === 1);
    const other = await api.owner.pool.connect();
    await other.query('BEGIN; LOCK TABLE held_placements IN ACCESS EXCLUSIVE MODE');
    const found = ask(api, bettor, 'find', { id });
    const waiting = `SELECT FROM pg_locks JOIN pg_database d ON d.oid = database
      WHERE datname = current_database() AND relation = 'held_placements'::regclass AND NOT granted`;
    await until(async () => (await sql(api, waiting)).rowCount === 1);
    const decide = 'SELECT outcome FROM decide_held_placement($1, $2, $3, 2000, NULL, NULL, NULL)';
    expect((await other.query(decide, [bettor.player.id, id, api.deps.clock.now()])).rows).toEqual([{ outcome: 'PLACED' }]);
    await other.query('COMMIT');
    other.release();
    expect((await found).data?.result).toEqual({ status: 'PLACED' });
    expect((await placing).placement?.status).toBe('PLACED');
  });

  it('a bet that a stopping server holds is given up, not placed, and reported as undecided', async () => {
    const stopping = await production();
    const bettor = await stopping.logIn();
    await playLive(stopping, 15_000);
    const answer = ask(stopping, bettor, 'place', { id: 'held', bets: [straight(arsenal.spread)] });
    // Counted for the player's rate: from then on it is held.
    await until(async () => (await sql(stopping, 'SELECT FROM player_bets WHERE player_id = $1', bettor.player.id)).rowCount === 1);
    stopping.graphql.close();
    expect((await answer).errors?.[0]?.extensions.code).toBe('SERVER_STOPPING');
    expect((await sql(stopping, 'SELECT FROM bets')).rowCount).toBe(0);
    expect((await sql(stopping, 'SELECT outcome FROM money_requests')).rows).toEqual([{ outcome: 'HELD' }]);
    await stopping.stop();
  });
});

describe('a stake below the smallest', () => {
  it('is refused when it is placed and marked in the slip, in the configured amount', async () => {
    for (const [minimumStakeCents, message] of [
      [10, 'Bet between $0.10 and $9,999,999.99.'],
      [500, 'Bet between $5.00 and $9,999,999.99.'],
    ] as const) {
      const configured = await production({ minimumStakeCents, currency: 'CAD' });
      const bettor = await configured.logIn();
      const belowMinimum = straight(bills.spread, minimumStakeCents - 1);
      expect((await place(configured, bettor, belowMinimum)).userErrors).toEqual([
        { code: 'edgebook.bet_amount.invalid', displayType: 'BET_AMOUNT', message },
      ]);
      await add(configured, bettor, bills.spread);
      const { data } = await ask(configured, bettor, 'stake', { b: `straight:${bills.spread}`, a: minimumStakeCents - 1 });
      expect(data?.result).toMatchObject({
        betslip: { straight: { draftBets: [{ errors: [{ code: 'edgebook.bet_amount.invalid', message }] }] } },
      });
      expect((await place(configured, bettor, straight(bills.spread, minimumStakeCents))).placement?.status).toBe('PLACED');
      await configured.stop();
    }
  });
});

describe('limits of placement', () => {
  it('too many placements are refused as to be tried again, not remembered, and logged', async () => {
    const limited = await production({ placementsPerSecond: 0.01, placementBurst: 2 });
    const bettor = await limited.logIn();
    const warned = vi.spyOn(limited.deps.log, 'warn');
    await place(limited, bettor, straight(bills.spread), 'first');
    await place(limited, bettor, straight(bills.spread), 'second');
    expect(await place(limited, bettor, straight(bills.spread), 'third')).toMatchObject({
      placement: null,
      userErrors: [{ code: 'edgebook.placement.too_many', displayType: 'RETRYABLE' }],
    });
    expect((await place(limited, bettor, straight(bills.spread), 'first')).placement?.status).toBe('PLACED');
    expect((await sql(limited, `SELECT FROM bets WHERE placement_id = 'third'`)).rowCount).toBe(0);
    expect((await sql(limited, `SELECT FROM money_requests WHERE id = 'third'`)).rowCount).toBe(0);
    expect(warned).toHaveBeenCalledWith(
      expect.objectContaining({ security: 'limit.hit', playerId: bettor.player.id, outcome: 'RATE_LIMITED' }),
      expect.any(String),
    );
    await limited.stop();
  });

  it('a bet over the book’s cap is refused with the stake that still fits, and logged', async () => {
    const bettor = await api.logIn();
    await startsIn(api, bills.eventId, 3_600_000);
    await sql(api, `INSERT INTO liability_caps (scope, id, cents) VALUES ('PLAYER', $1, 1000)`, bettor.player.id);
    const logged = vi.spyOn(api.deps.log, 'info');
    expect((await place(api, bettor, straight(bills.spread, 1_200))).userErrors).toEqual([
      {
        code: 'edgebook.book_limit.exceeded',
        displayType: 'BET_AMOUNT',
        message: 'This bet is over the book’s limit for this market; the most is $10.99.',
      },
    ]);
    expect(logged).toHaveBeenCalledWith(
      expect.objectContaining({ security: 'placement.refused', playerId: bettor.player.id, outcome: 'LIABILITY_LIMIT' }),
      expect.any(String),
    );
    expect((await place(api, bettor, straight(bills.spread, 1_099))).placement?.status).toBe('PLACED');
    expect((await place(api, bettor, straight(bills.spread, 100))).userErrors[0]?.message).toBe(
      'We take no more bets on this selection at the moment.',
    );
  });

  it('an id that stood for another bet is refused, and logged', async () => {
    const bettor = await api.logIn();
    await startsIn(api, bills.eventId, 3_600_000);
    const logged = vi.spyOn(api.deps.log, 'info');
    const id = `reused by ${bettor.player.id}`;
    expect((await place(api, bettor, straight(bills.spread, 100), id)).placement?.status).toBe('PLACED');
    expect((await place(api, bettor, straight(bills.spread, 200), id)).placement).toBeNull();
    expect(logged).toHaveBeenCalledWith(
      expect.objectContaining({
        security: 'placement.refused',
        playerId: bettor.player.id,
        outcome: 'REUSED',
      }),
      expect.any(String),
    );
  });
});
