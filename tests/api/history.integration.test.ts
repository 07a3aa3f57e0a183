import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { PDFDocument } from '@cantoo/pdf-lib';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dataExportWork } from '../../server/jobs/dataExports.ts';
import { runDueJobs } from '../../server/jobs/queue.ts';
import { askForDataExport, forgetDataExports, makeDataExport, readDataExport } from '../../server/store/history/dataExports.ts';
import { EXPORT_PARTS, NOT_EXPORTED } from '../../server/store/history/exportPlayer.ts';
import { recordResult, settlePending } from '../../server/store/settlement/index.ts';
import { accountClient } from '../support/accountClient.ts';
import { buildTestApi, type LoggedIn, type TestApi } from '../support/buildTestApi.ts';
import { FIXTURE, seedCatalogue } from '../support/catalogueFixture.ts';
import { until } from '../support/until.ts';

let api: TestApi;
let client: ReturnType<typeof accountClient>;
let winner: LoggedIn;
let other: LoggedIn;
let betId = '';

/** Legs of the fixture cost 3/2. */
async function place({ authorization }: LoggedIn, selectionId: string, odds: readonly [number, number] = [3, 2]): Promise<string> {
  const { data } = await api.query<{ betslipPlaceBets: { placement: { placedBets: { id: string }[] } } }>(
    'mutation P($id: ID!, $bets: [PlaceBetInput!]!) { betslipPlaceBets(placementId: $id, bets: $bets) { placement { placedBets { id } } } }',
    {
      id: randomUUID(),
      bets: [
        {
          draftBetId: 'draft',
          section: 'STRAIGHT',
          betAmount: 1_000,
          legs: [{ selectionId, numeratorLong: odds[0], denominatorLong: odds[1], points: null }],
        },
      ],
    },
    authorization,
  );
  return data?.betslipPlaceBets.placement.placedBets[0]?.id ?? 'none';
}

/** The form fields of a PDF, by name. */
async function fieldsOf(bytes: Uint8Array): Promise<Readonly<Record<string, string | undefined>>> {
  const form = (await PDFDocument.load(bytes)).getForm();
  return Object.fromEntries(form.getFields().map((field) => [field.getName(), form.getTextField(field.getName()).getText()]));
}

async function ask(text: string, { authorization }: LoggedIn): Promise<Record<string, unknown>> {
  const { data, errors } = await api.query(text, {}, authorization);
  expect(errors).toEqual([]);
  return data ?? {};
}

beforeAll(async () => {
  api = await buildTestApi();
  client = accountClient(api);
  await seedCatalogue(api.deps);
  [winner, other] = [await api.logIn(), await api.logIn()];
  betId = await place(winner, FIXTURE.bills.moneyline);
  await recordResult(api.deps, FIXTURE.bills.eventId, { homeScore: 24, awayScore: 17 });
  await settlePending(api.deps);
  await recordResult(api.deps, FIXTURE.bills.eventId, { homeScore: 14, awayScore: 17 });
  await settlePending(api.deps);
});
afterAll(async () => {
  expect(api.logged).toEqual([]);
  await api.stop();
});

it('the history has its tabs with filters and totals, and the zone of its days', async () => {
  expect(
    await ask(
      '{ betHistory { timeZone hasNoBets sections { id label isDefaultSection type totals { label count amount { amount } } } } }',
      winner,
    ),
  ).toMatchObject({
    betHistory: {
      timeZone: 'America/New_York',
      hasNoBets: false,
      sections: [
        {
          id: 'betting',
          label: 'Betting',
          isDefaultSection: true,
          type: 'BETS',
          totals: [
            { count: 1 },
            { amount: { amount: 1_000 } },
            { amount: { amount: 0 } },
            {},
            { label: 'Net result', amount: { amount: -1_000 } },
          ],
        },
        { id: 'transactions', isDefaultSection: false, type: 'TRANSACTIONS' },
        { id: 'casino', isDefaultSection: false, type: 'CASINO' },
      ],
    },
  });
  expect(await ask('{ betHistory { hasNoBets } }', other)).toEqual({ betHistory: { hasNoBets: true } });
});

it('a section has its filter and a page of items by cursor, with prices in the format asked for', async () => {
  const page = (
    args: string,
  ) => `{ betHistorySection(sectionId: "betting", filterId: "settled", first: 1, oddsFormat: EURO${args}) {
    id label isDefaultSection type filter { id label }
    items { items { ... on BetHistoryBet { kind totalOdds returnedAmount { amount } bet { id } } } pageInfo { hasNextPage endCursor } }
  } }`;
  const { betHistorySection: first } = (await ask(page(''), winner)) as {
    betHistorySection: { items: { pageInfo: { endCursor: string } } };
  };
  expect(first).toMatchObject({
    id: 'betting',
    label: 'Betting',
    isDefaultSection: true,
    type: 'BETS',
    filter: { id: 'settled', label: 'Settled' },
    items: {
      items: [{ kind: 'CORRECTED', totalOdds: '2.50', returnedAmount: { amount: -2_500 }, bet: { id: betId } }],
      pageInfo: { hasNextPage: true },
    },
  });
  expect(await ask(page(`, after: "${first.items.pageInfo.endCursor}"`), winner)).toMatchObject({
    betHistorySection: {
      items: { items: [{ kind: 'SETTLED', returnedAmount: { amount: 2_500 } }], pageInfo: { hasNextPage: false } },
    },
  });
  expect(await ask('{ betHistorySection(sectionId: "none") { id } }', winner)).toEqual({ betHistorySection: null });
});

it('a filter and a sport leave their rows, and the totals are those of these rows', async () => {
  const of = (args: string) =>
    ask(
      `{ betHistorySection(sectionId: "betting", ${args}) { items { items { ... on BetHistoryBet { kind } } } totals { label count amount { amount } } } }`,
      winner,
    );
  const net = (amount: number) => expect.arrayContaining([{ label: 'Net result', count: null, amount: { amount } }]);
  expect(await ask('{ betHistory { sports { id label } } }', winner)).toEqual({
    betHistory: { sports: [{ id: 'football', label: 'Football' }] },
  });
  expect(await of('filterId: "won", sport: "football"')).toMatchObject({
    betHistorySection: { items: { items: [{ kind: 'SETTLED' }] }, totals: net(1_500) },
  });
  expect(await of('filterId: "lost"')).toMatchObject({
    betHistorySection: { items: { items: [{ kind: 'CORRECTED' }] }, totals: net(-2_500) },
  });
  for (const sport of ['tennis', "x' OR 1", ''])
    expect(await of(`sport: "${sport}"`)).toMatchObject({
      betHistorySection: { items: { items: sport === '' ? [{}, {}] : [] }, totals: net(sport === '' ? -1_000 : 0) },
    });
});

it.each(['filterId: "none"', 'after: "x"', 'after: "1.2.3.4"', 'first: 0', 'first: 51', 'from: "2026-02-30"', 'to: "yesterday"'])(
  'a section asked for with %s is refused',
  async (argument) => {
    const { errors } = await api.query(`{ betHistorySection(sectionId: "betting", ${argument}) { id } }`, {}, winner.authorization);
    expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
  },
);

it('a bet tells when and why it was settled each time, and both amounts; to another player it is unknown', async () => {
  const story = `{ betStory(betId: "${betId}") { voidLegRule steps { kind outcome reason amountBefore { amount } amountAfter { amount } } } }`;
  expect(await ask(story, winner)).toEqual({
    betStory: {
      voidLegRule: null,
      steps: [
        expect.objectContaining({
          kind: 'PLACED',
          reason: 'Prices taken: Bills at +150. Stake $10.00, payout up to $25.00.',
        }),
        {
          kind: 'SETTLED',
          outcome: 'WIN',
          reason: 'Chiefs @ Bills ended 17–24.',
          amountBefore: { amount: 0 },
          amountAfter: { amount: 2_500 },
        },
        {
          kind: 'CORRECTED',
          outcome: 'LOSS',
          reason: 'Chiefs @ Bills ended 17–14, by a corrected result.',
          amountBefore: { amount: 2_500 },
          amountAfter: { amount: 0 },
        },
      ],
    },
  });
  expect(await ask(story, other)).toEqual({ betStory: null });
  expect(await ask('{ taxForms { year } casinoRound(roundId: "1") { id } casinoSession(sessionId: "s") { id } }', other)).toEqual({
    taxForms: [],
    casinoRound: null,
    casinoSession: null,
  });
});

it('money has its balance after each row, and only the rows of its owner', async () => {
  const rows = `{ betHistorySection(sectionId: "transactions", filterId: "all") { items { items {
    ... on HistoryTransaction { title status amount { amount } balance { amount } } } } } }`;
  expect(await ask(rows, winner)).toMatchObject({
    betHistorySection: {
      items: {
        items: [
          { title: 'Payout taken back · Straight bet', amount: { amount: -2_500 }, balance: { amount: 99_000 } },
          { title: 'Payout · Straight bet', amount: { amount: 2_500 }, balance: { amount: 101_500 } },
          { title: 'Bet · Straight bet', status: 'COMPLETED', amount: { amount: -1_000 }, balance: { amount: 99_000 } },
          { title: expect.stringMatching(/^Adjustment by /), amount: { amount: 100_000 }, balance: { amount: 100_000 } },
        ],
      },
    },
  });
  const { betHistorySection: theirs } = (await ask(rows, other)) as { betHistorySection: { items: { items: unknown[] } } };
  expect(theirs.items.items).toHaveLength(1);
});

it('a summary has net by product, deposits, withdrawals and time, by period', async () => {
  expect(
    await ask(
      '{ accountSummary { openBetCount periods { period settledBetCount sportsNet { amount } casinoNet { amount } deposited { amount } } } }',
      winner,
    ),
  ).toMatchObject({
    accountSummary: {
      openBetCount: 0,
      periods: ['TODAY', 'WEEK', 'MONTH', 'YEAR'].map((period) => ({
        period,
        settledBetCount: 1,
        sportsNet: { amount: -1_000 },
        casinoNet: { amount: 0 },
        deposited: { amount: 0 },
      })),
    },
  });
});

it('a summary says where a player who has signed up lives, and when they were born', async () => {
  const details = { street: '1 Main St', city: 'Newark', postalCode: '07102', addressCheck: 'OK', dateOfBirth: '1990-01-01' };
  expect(await ask('{ accountSummary { address dateOfBirth } }', await api.logIn({ details }))).toEqual({
    accountSummary: { address: '1 Main St, Newark NJ 07102', dateOfBirth: '1990-01-01' },
  });
});

it('forms of a year have their names and links, which give a PDF each and a zip of all to their owner alone, cached nowhere', async () => {
  const lucky = await api.logIn();
  await api.owner.pool.query('UPDATE selections SET odds_numerator = 300, odds_denominator = 1 WHERE id = $1', [
    FIXTURE.eagles.moneyline,
  ]);
  const id = await place(lucky, FIXTURE.eagles.moneyline, [300, 1]);
  await recordResult(api.deps, FIXTURE.eagles.eventId, { homeScore: 24, awayScore: 17 });
  await settlePending(api.deps);
  const year = api.deps.clock.now().getFullYear();
  const form = {
    w2gId: `bet-${id}-1`,
    displayName: 'W-2G, Straight bet',
    downloadUrl: `/i/tax_forms/bet-${id}-1`,
    winnings: { amount: 300_000 },
  };
  expect(await ask('{ taxForms { year downloadUrl forms { w2gId displayName downloadUrl winnings { amount } } } }', lucky)).toEqual(
    {
      taxForms: [{ year, downloadUrl: `/i/tax_forms/year/${year}`, forms: [form] }],
    },
  );
  const get = (url: string, viewer: LoggedIn) =>
    api.app.inject({ method: 'GET', url, headers: { authorization: viewer.authorization } });
  const file = async (url: string) => {
    const { headers, rawPayload, statusCode } = await get(url, lucky);
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
    return { type: headers['content-type'], name: headers['content-disposition'], bytes: rawPayload };
  };

  const w2g = await file(form.downloadUrl);
  expect([w2g.type, w2g.name]).toEqual(['application/pdf', `attachment; filename="w-2g-bet-${id}-1.pdf"`]);
  expect(await fieldsOf(w2g.bytes)).toMatchObject({
    winnings: '$3,000.00',
    wager: '$10.00',
    type: 'Sports wager: Straight bet',
    transaction: `bet-${id}-1`,
    year: String(year),
    state: 'Original',
    withheld: '$0.00',
    street: 'Not on file',
  });
  const statement = await file(`/i/tax_forms/statement/${year}`);
  expect(await fieldsOf(statement.bytes)).toMatchObject({
    sportsWagered: '$10.00',
    sportsReturned: '$3,010.00',
    sportsNet: '$3,000.00',
    casinoNet: '$0.00',
    forms: '1',
    formWinnings: '$3,000.00',
  });
  const all = await file(`/i/tax_forms/year/${year}`);
  expect([all.type, all.name]).toEqual(['application/zip', `attachment; filename="taxes-${year}.zip"`]);
  const files = unzipSync(all.bytes);
  expect(Object.keys(files).toSorted()).toEqual([
    `w-2g-${year}.csv`,
    `w-2g-bet-${id}-1.pdf`,
    `win-and-loss-${year}.csv`,
    `win-and-loss-${year}.pdf`,
  ]);
  expect(strFromU8(files[`win-and-loss-${year}.csv`] ?? new Uint8Array()).split('\r\n')[1]).toBe(
    `"${year}","Sports","1","10.00","3010.00","3000.00","USD"`,
  );
  expect(await fieldsOf(files[`w-2g-bet-${id}-1.pdf`] ?? new Uint8Array())).toMatchObject({ winnings: '$3,000.00' });

  const answer = (await get(`${form.downloadUrl}?format=json`, lucky)).json();
  expect(await fieldsOf(Buffer.from(answer.content, 'base64'))).toMatchObject({ winnings: '$3,000.00' });
  expect(answer).toMatchObject({ type: 'application/pdf', encoding: 'base64' });
  for (const url of [form.downloadUrl, `/i/tax_forms/year/${year - 1}`, '/i/tax_forms/year/..%2F1', '/i/tax_forms/bet-1%0d%0a'])
    expect([url, (await get(url, other)).statusCode]).toEqual([url, 404]);
});

it('a section is exported as CSV by its owner alone, times with their offset', async () => {
  const get = (path: string, viewer?: LoggedIn) =>
    api.app.inject({ method: 'GET', url: path, headers: viewer ? { authorization: viewer.authorization } : {} });
  const file = await get('/i/history/transactions/export?filter=all', winner);
  expect([file.statusCode, file.headers['content-type'], file.headers['content-disposition']]).toEqual([
    200,
    'text/csv; charset=utf-8',
    'attachment; filename="history-transactions.csv"',
  ]);
  const lines = file.body.split('\r\n');
  expect(lines[0]).toBe('\uFEFF"Time","Transaction","Reference","Status","Amount","Balance","Account","Currency"');
  expect(lines[1]).toMatch(
    /^"20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d-0[45]:00","Payout taken back · Straight bet",".+","COMPLETED","-25.00","990.00","CASH","USD"$/,
  );
  expect(lines).toHaveLength(6);
  expect((await get('/i/history/betting/export?format=json', winner)).json()).toMatchObject({ name: 'history-betting.csv' });
  expect((await get('/i/history/betting/export', other)).body.split('\r\n')).toHaveLength(2);
  for (const [path, status] of [
    ['/i/history/none/export', 404],
    ['/i/history/betting/export?filter=none', 422],
    ['/i/history/betting/export?from=2026-02-30', 422],
    ['/i/tax_forms/bet-1-1', 404],
    ['/i/tax_forms/year/1999', 404],
  ] as const)
    expect([path, (await get(path, winner)).statusCode]).toEqual([path, status]);
  expect((await get('/i/history/betting/export')).statusCode).toBe(401);
  expect((await client.rest('GET', '/i/tax_forms/bet-1-1')).status).toBe(401);
});

it('every table with a player in it is in the data of the player, or is left out for a reason', async () => {
  const { rows } = await api.owner.pool.query<{ name: string }>(
    `SELECT DISTINCT c.table_name AS name FROM information_schema.columns c
       JOIN information_schema.tables t USING (table_schema, table_name)
       WHERE c.table_schema = 'public' AND c.column_name = 'player_id' AND t.table_type = 'BASE TABLE'`,
  );
  const read = Object.values(EXPORT_PARTS).join(' ');
  const missing = rows.map(({ name }) => name).filter((name) => !new RegExp(`\\b${name}\\b`).test(read) && !(name in NOT_EXPORTED));
  expect(missing).toEqual([]);
});

const getData = (viewer?: LoggedIn) =>
  api.app.inject({ method: 'GET', url: '/i/data_export', headers: viewer ? { authorization: viewer.authorization } : {} });

it('who asks for their data gets a place in one line of the house, and the file when it is made', async () => {
  const third = await api.logIn();
  const places = [];
  for (const viewer of [winner, other, third, winner]) places.push((await getData(viewer)).json());
  expect(places).toEqual([{ place: 1 }, { place: 2 }, { place: 3 }, { place: 1 }]);
  expect((await getData(other)).statusCode).toBe(202);
  // Two lines of jobs for three numbers in a row: at most two files are made at a time, on all servers together.
  const { rows } = await api.owner.pool.query<{ name: string }>(
    `SELECT DISTINCT queues.queue_name AS name FROM graphile_worker._private_jobs jobs
       JOIN graphile_worker._private_job_queues queues ON queues.id = jobs.job_queue_id
       JOIN graphile_worker._private_tasks tasks ON tasks.id = jobs.task_id WHERE tasks.identifier = 'make-data-export'`,
  );
  expect(rows).toHaveLength(2);
  await runDueJobs(api.deps, dataExportWork(api.deps));
  expect([await getData(winner), await getData(third)].map(({ statusCode }) => statusCode)).toEqual([200, 200]);
});

it('a slow reader of a file holds no connection, and a file that is gone meanwhile is an error', async () => {
  const { db, clock } = api.deps;
  const found = await askForDataExport(db, winner.player.id, clock.now());
  if (found.state !== 'MADE') throw new Error('It was made before');
  const reader = readDataExport(db, found.number);
  expect(await once(reader, 'readable')).toEqual([]);
  await until(() => db.pool.totalCount === db.pool.idleCount, 30_000);
  reader.destroy();
  await forgetDataExports(db.query, new Date(clock.now().getTime() + 1));
  await expect(text(readDataExport(db, found.number))).rejects.toThrow(/unexpected end of file/);
  expect(await askForDataExport(db, winner.player.id, clock.now())).toEqual({ state: 'WAITING', place: 1 });
});

it('a file that cannot be made gives up its place, and the next request takes a new one', async () => {
  const { db, clock } = api.deps;
  const waiting = await db.query.selectFrom('data_exports').select(['number', 'player_id', 'made_at']).execute();
  expect(waiting).toEqual([{ number: expect.any(Number), player_id: winner.player.id, made_at: null }]);
  const number = waiting[0]?.number ?? 0;
  const held = await db.pool.connect();
  await held.query('BEGIN; LOCK TABLE push_subscriptions IN ACCESS EXCLUSIVE MODE');
  const ended = expect(makeDataExport(db, number, clock.now())).rejects.toThrow(/terminat|connection/i);
  await until(async () => {
    const { rows } = await api.owner.pool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE wait_event_type = 'Lock' AND query LIKE '%push_subscriptions%' AND datname = current_database()`,
    );
    return rows.length > 0;
  }, 30_000);
  await ended;
  await held.query('ROLLBACK');
  held.release();
  expect(await db.query.selectFrom('data_exports').select('number').execute()).toEqual([]);
  expect(await askForDataExport(db, winner.player.id, clock.now())).toEqual({ state: 'WAITING', place: 1 });
  await runDueJobs(api.deps, dataExportWork(api.deps));
});

it('all that is stored of a player is a file for that player alone, without a secret', async () => {
  await getData(other);
  await runDueJobs(api.deps, dataExportWork(api.deps));
  const mine = await getData(winner);
  expect(mine.headers['content-disposition']).toMatch(/^attachment; filename="my-data-.*\.json"$/);
  expect(mine.json()).toMatchObject({
    account: [{ id: winner.player.id }],
    bets: [{ id: Number(betId), settlements: [{ outcome: 'WIN' }, { outcome: 'LOSS' }], legs: [{ event: 'Chiefs @ Bills' }] }],
    money: [{ kind: 'FUNDING' }, { kind: 'STAKE' }, { kind: 'PAYOUT' }, { kind: 'PAYOUT_REVERSAL' }],
  });
  // One part for each thing that is stored, in one document that is sent in pieces.
  expect(Object.keys(mine.json())).toEqual(['exportedAt', ...Object.keys(EXPORT_PARTS)]);
  expect(mine.headers['cache-control']).toBe('no-store');
  expect(mine.body).not.toMatch(/argon2|password_hash|token/i);
  expect(mine.body).not.toContain(other.player.id);
  expect((await getData(other)).json()).toMatchObject({ account: [{ id: other.player.id }], bets: [] });
  expect((await getData()).statusCode).toBe(401);
});
