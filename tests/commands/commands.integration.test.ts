import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ProductServer, startProductServer } from '../support/productServer.ts';
import { SandboxClient } from '../support/sandboxClient.ts';
import { payout } from './independentPrices.ts';
import { reckonSeason, type SeasonBet } from './independentSeason.ts';
import { npmRun, sentences } from './support/npmRun.ts';

const DATA = '../shared/data';
const LINES = `${DATA}/nfl_schedule_lines_2022_2025.csv`;
const VECTORS = `${DATA}/betting-vectors.json`;

describe('npm run price', () => {
  it('prices what it is given, in order, and says what it does not do', async () => {
    const items = [
      { id: 'a', kind: 'straight', input: { stake: 10_000, american: -110 } },
      { id: 'b', kind: 'no such kind', input: {} },
      { id: 'c', kind: 'parlay', input: { stake: 1_000, american: [-110, -110] } },
    ];
    const { code, stdout } = await npmRun(['price'], JSON.stringify(items));
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toEqual([
      { id: 'a', actual: 19_091 },
      { id: 'b', error: 'unsupported kind' },
      { id: 'c', actual: 3_645 },
    ]);
  });

  it('refuses what is no array of items with one sentence', async () => {
    for (const input of ['{', '', '{"id":1}']) {
      const { code, stdout, stderr } = await npmRun(['price'], input);
      expect(code, input).not.toBe(0);
      expect(stdout).toBe('');
      expect(sentences(stderr)).toEqual([expect.stringContaining('JSON array')]);
    }
  });

  it('answers thousands of items in one go, good ones beside bad ones, and nothing at all with nothing', async () => {
    const items = Array.from({ length: 5_000 }, (_, id) =>
      id % 2 === 0
        ? { id, kind: 'parlay', input: { stake: id + 1, american: [-110, 150, -105] } }
        : { id, kind: 'straight', input: { stake: -id, american: 100 } },
    );
    const many = await npmRun(['price'], JSON.stringify(items));
    expect(many.code).toBe(0);
    const answers = JSON.parse(many.stdout) as { id: number; actual?: number; error?: string }[];
    expect(answers.map((answer) => answer.id)).toEqual(items.map((item) => item.id));
    for (const { id, actual, error } of answers)
      if (id % 2 === 0) expect(actual).toBe(payout(id + 1, [{ american: -110 }, { american: 150 }, { american: -105 }]));
      else expect(error).toContain('stake');
    expect(JSON.parse((await npmRun(['price'], '[]')).stdout)).toEqual([]);
  });

  it.skipIf(!existsSync(VECTORS))('agrees with every published vector that it takes on', async () => {
    const vectors = JSON.parse(readFileSync(VECTORS, 'utf8')) as { id: string; kind: string; expected: unknown }[];
    const { stdout } = await npmRun(['price'], JSON.stringify(vectors));
    const answers = JSON.parse(stdout) as { id: string; actual?: unknown; error?: string }[];
    expect(answers.map((answer) => answer.id)).toEqual(vectors.map((vector) => vector.id));
    const supported = answers.filter((answer) => answer.error !== 'unsupported kind');
    expect(supported.length).toBeGreaterThan(10);
    for (const answer of supported)
      expect(answer, answer.id).toEqual({ id: answer.id, actual: vectors.find((each) => each.id === answer.id)?.expected });
  });
});

describe.skipIf(!existsSync(LINES))('npm run replay on a real season', () => {
  // tests/money replays the other bets, some of another season.
  const bets: readonly (readonly [SeasonBet, number])[] = [['home-moneyline', 1_000]];
  it.each(bets)('%s for %i cents ends as in an independent calculation', async (bet, stakeCents) => {
    const args = ['--csv', LINES, '--season', '2024', '--bet', bet, '--stake-cents', String(stakeCents)];
    const { code, stdout, stderr } = await npmRun(['replay', '--', ...args]);
    expect(code, stderr).toBe(0);
    const last = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Record<string, unknown>;
    expect(last).toMatchObject({ ...reckonSeason(readFileSync(LINES, 'utf8'), 2024, bet, stakeCents), auditBalanced: true });
    expect(last.placed).toBeGreaterThan(200);
  });
});

describe('npm run feed:import into the running product', () => {
  let server: ProductServer;
  let sandbox: SandboxClient;
  beforeAll(async () => {
    server = await startProductServer();
    sandbox = new SandboxClient(server.url);
    await sandbox.setFeed({ paused: true });
  });
  afterAll(() => server?.stop());

  it.skipIf(!existsSync(LINES))('brings a week of games that can be bet on; a second import changes nothing', async () => {
    const args = ['feed:import', '--', '--csv', LINES, '--season', '2025', '--week', '11', '--shift-to-now'];
    const before = new Set((await sandbox.events()).map((event) => event.id));
    const first = await npmRun(args, '', { DATA_DIR: server.dataDir });
    expect(first.code, first.stderr).toBe(0);
    const imported = (await sandbox.events()).filter((event) => !before.has(event.id));
    expect(imported.length).toBeGreaterThanOrEqual(13);
    for (const event of imported) {
      expect(event.sport).toBe('football');
      expect(event.markets.map((market) => market.type.toUpperCase()).sort()).toEqual(['MONEYLINE', 'SPREAD', 'TOTAL']);
    }
    const second = await npmRun(args, '', { DATA_DIR: server.dataDir });
    expect(second.code, second.stderr).toBe(0);
    expect((await sandbox.events()).filter((event) => !before.has(event.id))).toEqual(imported);
  });

  it('reports a file that is not there in one sentence', async () => {
    const { code, stderr } = await npmRun(
      ['feed:import', '--', '--csv', 'no-such-file.csv', '--season', '2025', '--week', '11'],
      '',
      {
        DATA_DIR: server.dataDir,
      },
    );
    expect(code).not.toBe(0);
    expect(stderr).toContain('no-such-file.csv');
    expect(stderr).not.toMatch(/^\s+at /m);
  });

  it.skipIf(!existsSync(LINES))('tells with the other doubts that a file was not UTF-8, and imports it', async () => {
    const directory = mkdtempSync(path.join(tmpdir(), 'slipstream-'));
    const file = path.join(directory, 'latin.csv');
    const lines = readFileSync(LINES, 'utf8').split('\n');
    const rows = lines
      .filter((line, index) => index === 0 || /^2025_11_/.test(line))
      .map((line) => line.replace('Stadium', 'St\u00e4dium'));
    writeFileSync(file, Buffer.from(rows.join('\n'), 'latin1'));
    const args = ['feed:import', '--', '--csv', file, '--season', '2025', '--week', '11', '--shift-to-now'];
    const { code, stdout, stderr } = await npmRun(args, '', { DATA_DIR: server.dataDir });
    rmSync(directory, { recursive: true });
    expect(code, stderr).toBe(0);
    expect(stdout).toMatch(/Suspicious, but imported:\n(?:.*\n)*? {2}1 × .*latin\.csv: is not UTF-8: it was read as Latin-1/);
    expect(stderr).toContain('latin.csv: is not UTF-8');
  });

  const startsAt = new Date(Date.now() + 86_400_000).toISOString();
  const outcomes = [
    { name: 'Buffalo Bills', price: -142 },
    { name: 'Kansas City Chiefs', price: 120 },
  ];
  const events = [
    {
      id: 'from-the-api',
      sport_key: 'americanfootball_nfl',
      sport_title: 'NFL',
      commence_time: startsAt,
      home_team: 'Buffalo Bills',
      away_team: 'Kansas City Chiefs',
      bookmakers: [{ key: 'b', title: 'B', last_update: startsAt, markets: [{ key: 'h2h', outcomes }] }],
    },
    { id: 'broken', sport_key: 'americanfootball_nfl', commence_time: 'soon' },
  ];

  it('asks The Odds API’s address with the key of the environment, shows the events at once, and again changes nothing', async () => {
    const keys: (string | null)[] = [];
    const api = createServer((request, response) => {
      keys.push(new URL(request.url ?? '/', 'http://x.test').searchParams.get('apiKey'));
      response.end(JSON.stringify(events));
    });
    await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
    const { port } = api.address() as AddressInfo;
    const args = ['feed:import', '--', '--odds-api', `http://127.0.0.1:${port}/v4/sports/americanfootball_nfl/odds`];
    const environment = { DATA_DIR: server.dataDir, ODDS_API_KEY: 'a-secret' };
    const runs = [await npmRun(args, '', environment), await npmRun(args, '', environment)];
    api.close();
    expect(keys).toEqual(['a-secret', 'a-secret']);
    const skipped = 'Skipped:\n  1 × [1].commence_time: is not a time with its zone, nor seconds since 1970';
    expect(runs.map(({ code, stdout }) => [code, stdout.trim()])).toEqual([
      [0, `${skipped}\nImported 1 events (1 added, 0 changed, 0 results); 1 parts skipped, 0 suspicious.`],
      [0, `${skipped}\nImported 1 events (0 added, 0 changed, 0 results); 1 parts skipped, 0 suspicious.`],
    ]);
    for (const { stderr } of runs) {
      expect(sentences(stderr)).toEqual([expect.stringMatching(/^\[1\]\.commence_time: .*, skipped$/)]);
      expect(stderr).not.toContain('a-secret');
    }
    const [event] = (await sandbox.events()).filter(({ id }) => id === 'odds-api-from-the-api');
    expect(event).toMatchObject({ name: 'Chiefs @ Bills', status: 'PRE_GAME', startsAt });
    expect(event?.markets[0]?.selections.map(({ odds }) => odds).sort()).toEqual(['+120', '-142']);
  });
});
