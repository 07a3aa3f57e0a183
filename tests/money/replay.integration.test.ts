import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readArguments } from '../../server/cli/replay/arguments.ts';
import { replaySeason } from '../../server/cli/replay/replaySeason.ts';
import { nflverseChanges, parseNflverse } from '../../server/feed/index.ts';
import { createOwnerDatabase } from '../../server/store/database.ts';
import { reckonSeason, type SeasonBet } from '../commands/independentSeason.ts';
import { programOf } from '../support/builtProduct.ts';
import { makeMoneyFixture } from './support/moneyFixture.ts';

const REAL_SCHEDULE = '../shared/data/nfl_schedule_lines_2022_2025.csv';
const BETS = [
  'home-moneyline',
  'away-moneyline',
  'home-spread',
  'away-spread',
  'over',
  'under',
] as const satisfies readonly SeasonBet[];

const HEADER =
  'game_id,season,game_type,week,gameday,gametime,away_team,away_score,home_team,home_score,location,away_moneyline,home_moneyline,spread_line,away_spread_odds,home_spread_odds,total_line,under_odds,over_odds';
const MADE_UP = [
  HEADER,
  '2021_01_BUF_LA,2021,REG,1,2021-09-09,20:20,BUF,31,LA,10,Home,-117,106,-1,-112,101,51.5,-101,-111',
  '2021_01_NO_ATL,2021,REG,1,2021-09-12,13:00,NO,27,ATL,26,Home,-228,201,-6,-103,-107,43.5,-104,-108',
  '2021_01_CLE_CAR,2021,REG,1,2021-09-12,13:00,CLE,24,CAR,27,Home,114,-125,3,-112,102,51,-113,100',
  '2021_01_KC_DEN,2021,REG,1,2021-09-12,13:00,KC,20,DEN,20,Home,-150,130,-2.5,-110,-110,40,-110,-110',
  '2021_02_KC_LV,2021,REG,2,2021-09-19,13:00,KC,,LV,,Home,-150,130,-2.5,-110,-110,44,-110,-110',
  '2021_02_DAL_NYG,2021,REG,2,2021-09-19,13:00,DAL,30,NYG,10,Home,,,,,,44,-110,-110',
  '2020_02_DAL_NYG,2020,REG,2,2020-09-19,13:00,DAL,30,NYG,10,Home,-150,130,-2.5,-110,-110,44,-110,-110',
  '',
].join('\n');

interface Run {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

function replay(...args: readonly string[]): Promise<Run> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...programOf('server/cli/replay.ts'), ...args], {
      env: { ...process.env, DATABASE_URL: inject('clusterUrl') },
    });
    let [out, err] = ['', ''];
    child.stdout.on('data', (chunk) => {
      out += chunk;
    });
    child.stderr.on('data', (chunk) => {
      err += chunk;
    });
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, out, err }));
  });
}

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'slipstream-replay-test-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

describe('npm run replay', () => {
  it('ends on the sums of the season, says what it left out and leaves no database behind', async () => {
    const csv = path.join(directory, 'made-up.csv');
    await writeFile(csv, MADE_UP.replace(',NYG,10,Home,,', ',NYG,many,Home,,'));
    const { code, out, err } = await replay('--csv', csv, '--season', '2021', '--bet', 'home-moneyline', '--stake-cents', '1234');
    expect(err.trim().split('\n')).toEqual([
      expect.stringContaining('line 7, column home_score'),
      '2021_02_KC_LV: there is no score, no bet',
    ]);
    const sums = { placed: 4, won: 1, lost: 2, push: 1, stakedCents: 4 * 1_234, returnedCents: 2_221 + 1_234 };
    expect([code, JSON.parse(out.trimEnd().split('\n').at(-1) ?? '')]).toEqual([0, { games: 5, ...sums, auditBalanced: true }]);
    const maintenance = createOwnerDatabase(inject('clusterUrl'), 1);
    const { rows } = await maintenance.pool.query(`SELECT datname FROM pg_database WHERE datname LIKE 'slipstream_replay%'`);
    await maintenance.close();
    expect(rows).toEqual([]);
  });

  it('refuses what it cannot do with one sentence', async () => {
    const empty = path.join(directory, 'empty.csv');
    await writeFile(empty, `${HEADER}\n`);
    for (const [args, sentence] of [
      [['--csv', 'nowhere.csv', '--season', '2021', '--bet', 'over', '--stake-cents', '100'], 'nowhere.csv cannot be read.'],
      [
        ['--csv', 'package.json', '--season', '2021', '--bet', 'over', '--stake-cents', '100'],
        'This is no nflverse schedule: its header has no game_id',
      ],
      [['--csv', empty, '--season', '2021', '--bet', 'over', '--stake-cents', '100'], 'has no games of the season 2021.'],
      [
        ['--csv', empty, '--season', '2021', '--bet', 'over', '--stake-cents', '-3'],
        "Option '--stake-cents' argument is ambiguous.",
      ],
      [['--csv', 'package.json', '--season', '2021', '--bet', 'teaser', '--stake-cents', '100'], '--bet is one of home-moneyline'],
    ] as const) {
      const { code, out, err } = await replay(...args);
      expect(err.trim().split('\n')).toEqual([expect.stringContaining(sentence)]);
      expect([code, out]).toEqual([1, '']);
    }
  });
});

describe('a replayed season', () => {
  async function replayed(csv: string, season: number, bet: SeasonBet, stakeCents: number) {
    const read = readArguments(['--csv', 'x', '--season', `${season}`, '--bet', bet, '--stake-cents', `${stakeCents}`]);
    if (!read.ok) throw new Error(read.error);
    // No event may begin more than ten years from now.
    const before = new Date('2020-01-01T00:00:00Z');
    const changes = nflverseChanges(parseNflverse(csv, { season }).games, { now: before, shiftDays: null, earlyResults: true });
    const fixture = await makeMoneyFixture();
    fixture.setNow(before);
    await fixture.owner.pool.query('DELETE FROM liability_caps');
    const summary = await replaySeason(fixture.deps, changes, read.value.bet, stakeCents, () => undefined);
    await fixture.drop();
    return summary;
  }

  it.each(BETS)('a season of made-up games ends as in an independent calculation: %s', async (bet) => {
    const summary = await replayed(MADE_UP, 2021, bet, 1_234);
    expect(summary).toEqual({ games: 6, ...reckonSeason(MADE_UP, 2021, bet, 1_234), auditBalanced: true });
  });

  // A moneyline, a spread and a total of each season.
  const seasons = BETS.map((bet, index) => ({ bet, season: 2025 - (index % 2), stakeCents: [33, 100_000, 1][index % 3] ?? 1 }));
  it.skipIf(!existsSync(REAL_SCHEDULE)).each(seasons)(
    'a season of real lines ends as in an independent calculation: $bet in $season for $stakeCents cents',
    async ({ bet, season, stakeCents }) => {
      const csv = await readFile(REAL_SCHEDULE, 'utf8');
      const summary = await replayed(csv, season, bet, stakeCents);
      expect(summary).toEqual({ games: 285, ...reckonSeason(csv, season, bet, stakeCents), auditBalanced: true });
      expect(summary.placed).toBe(285);
    },
  );
});
