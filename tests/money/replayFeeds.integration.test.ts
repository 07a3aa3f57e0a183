import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { type ReplayBet, readArguments } from '../../server/cli/replay/arguments.ts';
import { replaySeason } from '../../server/cli/replay/replaySeason.ts';
import { nflverseChanges, parseNflverse } from '../../server/feed/index.ts';
import type { FeedChange } from '../../server/feed/types.ts';
import { asNflverse, FOOTBALL, type SlateGame } from '../feed/support/feedSlate.ts';
import { OPTIC_FEED } from '../feed/support/readFeeds.ts';
import { seasonSlate } from '../feed/support/seasonSlate.ts';
import { makeMoneyFixture } from './support/moneyFixture.ts';

const REAL_SCHEDULE = '../shared/data/nfl_schedule_lines_2022_2025.csv';
/** No event may begin more than ten years from now. */
const BEFORE = new Date('2020-01-01T00:00:00Z');
const AFTER = new Date('2029-01-01T00:00:00Z');

/** A season as the streams tell it: prices before, results after. */
function throughStream(games: readonly SlateGame[]): readonly FeedChange[] {
  const read = (isOver: boolean, now: Date): readonly FeedChange[] =>
    OPTIC_FEED.read(OPTIC_FEED.write(games, isOver), now)?.changes ?? [];
  return [...read(false, BEFORE), ...read(true, AFTER).filter(({ kind }) => kind === 'result')];
}

function throughCsv(csv: string, season: number): readonly FeedChange[] {
  return nflverseChanges(parseNflverse(csv, { season }).games, { now: BEFORE, shiftDays: null, earlyResults: true });
}

interface ReplayedBet {
  readonly game: string;
  readonly odds: string;
  readonly points: number | null;
  readonly outcome: string;
  readonly payoutCents: number;
}

async function replayed(changes: readonly FeedChange[], bet: ReplayBet) {
  const fixture = await makeMoneyFixture();
  fixture.setNow(BEFORE);
  await fixture.owner.pool.query('DELETE FROM liability_caps');
  const summary = await replaySeason(fixture.deps, changes, bet, 1_100, () => undefined);
  const { rows } = await fixture.deps.db.pool.query<ReplayedBet>(
    `SELECT (SELECT string_agg(one.value ->> 'name', ' ' ORDER BY one.value ->> 'side') FROM jsonb_array_elements(e.participants) one) || e.starts_at AS game,
        l.odds_numerator || '/' || l.odds_denominator AS odds, l.points_hundredths AS points,
        s.outcome, s.payout_cents AS "payoutCents"
      FROM bets b JOIN bet_legs l ON l.bet_id = b.id JOIN events e ON e.id = l.event_id JOIN settlements s ON s.bet_id = b.id ORDER BY 1`,
  );
  await fixture.drop();
  return { summary, bets: rows };
}

function betOf(name: string): ReplayBet {
  const read = readArguments(['--csv', 'x', '--season', '2025', '--bet', name, '--stake-cents', '1100']);
  if (!read.ok) throw new Error(read.error);
  return read.value.bet;
}

describe('a season through the streams and through the file', () => {
  it.each(['home-spread', 'over', 'away-moneyline'])('made-up games give the same bets, to the cent: %s', async (name) => {
    const file = await replayed(throughCsv(asNflverse(FOOTBALL, true), 2026), betOf(name));
    expect(file.summary).toMatchObject({ games: 2, placed: 2, auditBalanced: true });
    expect(await replayed(throughStream(FOOTBALL), betOf(name))).toEqual(file);
  });

  // The first weeks of each; tests/feed/replayedSeasons.test.ts grades all games of both.
  it.skipIf(!existsSync(REAL_SCHEDULE)).each([
    { season: 2024, name: 'home-spread' },
    { season: 2025, name: 'under' },
  ])('real lines give the same bets, to the cent: $name in $season', async ({ season, name }) => {
    const [header = '', ...rows] = (await readFile(REAL_SCHEDULE, 'utf8')).split('\n');
    const some = [header, ...rows.filter((row) => row.startsWith(`${season}_0`)).slice(0, 60)].join('\n');
    const file = await replayed(throughCsv(some, season), betOf(name));
    expect(file.bets).toHaveLength(60);
    expect(await replayed(throughStream(seasonSlate(some, season)), betOf(name))).toEqual(file);
  });
});
