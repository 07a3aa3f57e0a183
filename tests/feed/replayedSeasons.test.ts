import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { GameResult } from '../../core/money/results.ts';
import { gradeLeg } from '../../server/domain/settlement/gradeLeg.ts';
import type { FeedChange, FeedResult } from '../../server/feed/types.ts';
import { asNflverse, FOOTBALL, type SlateGame } from './support/feedSlate.ts';
import { NFLVERSE_FEED, OPTIC_FEED, type TestedFeed } from './support/readFeeds.ts';
import { seasonSlate } from './support/seasonSlate.ts';

const REAL_SCHEDULE = '../shared/data/nfl_schedule_lines_2022_2025.csv';
const BEFORE = new Date('2020-01-01T00:00:00Z');
const AFTER = new Date('2029-01-01T00:00:00Z');

function resultOf(given: FeedResult | undefined): GameResult | null {
  if (given === undefined || 'void' in given) return null;
  return { status: 'FINAL', homeScore: given.homeScore ?? null, awayScore: given.awayScore ?? null, periods: [] };
}

/** Every bet that can be placed on the games, with its line, its price and its grade. */
function bets(feed: TestedFeed, before: string, after: string): readonly string[] {
  const offered = feed.read(before, BEFORE)?.changes ?? [];
  const ended: readonly FeedChange[] = feed.read(after, AFTER)?.changes ?? [];
  const results = new Map(ended.flatMap((change) => (change.kind === 'result' ? [[change.eventId, change.result]] : [])));
  return offered
    .flatMap((change) => (change.kind === 'event' ? [change.event] : []))
    .flatMap((event) =>
      event.markets.flatMap(({ type, status, selections }) => {
        // One feed knows neutral grounds, on which the home side is listed first, and the other does not.
        const sides = event.participants.map((one) => `${one.side} ${one.name}`).sort();
        return selections.map(({ side, pointsHundredths, odds }) => {
          const leg = { marketType: type, side, outcome: null, pointsHundredths, subject: {}, rules: null };
          const { grade } = gradeLeg(leg, resultOf(results.get(event.id)));
          return `${event.startsAt.toISOString()} ${sides.join(' ')} ${status} ${type} ${side} ${pointsHundredths} ${odds.numerator}/${odds.denominator} ${grade}`;
        });
      }),
    )
    .sort();
}

function through(feed: TestedFeed, games: readonly SlateGame[]): readonly string[] {
  return bets(feed, feed.write(games, false), feed.write(games, true));
}

describe('a season through the streams and through the file', () => {
  it('made-up games give the same bets and grades', () => {
    expect(through(OPTIC_FEED, FOOTBALL)).toEqual(through(NFLVERSE_FEED, FOOTBALL));
    expect(through(OPTIC_FEED, FOOTBALL)).toHaveLength(12);
  });

  it.skipIf(!existsSync(REAL_SCHEDULE)).each([2024, 2025])(
    'real lines of %i give the same bets and grades, of every game',
    (season) => {
      const csv = readFileSync(REAL_SCHEDULE, 'utf8');
      const games = seasonSlate(csv, season);
      const [header = '', ...rows] = csv.split('\n');
      const own = rows.filter((row) => row.startsWith(`${season}_`));
      const whole = [header, ...own].join('\n');
      // Before, the file has no scores: columns 8 and 10, and their difference and sum.
      const unplayed = [
        header,
        ...own.map((row) => {
          const cells = row.split(',');
          const blank = new Set(['away_score', 'home_score', 'result', 'total']);
          return header
            .split(',')
            .map((name, index) => (blank.has(name) ? '' : cells[index]))
            .join(',');
        }),
      ].join('\n');
      expect(games.length).toBeGreaterThan(280);
      // The two lists of a neutral ground differ in nothing that is bet on.
      expect(through(OPTIC_FEED, games)).toEqual(bets(NFLVERSE_FEED, unplayed, whole));
    },
  );

  it('the file that the test writes is the season that it was given', () => {
    expect(seasonSlate(asNflverse(FOOTBALL, true), 2026).map(({ id, start }) => [id, start])).toEqual(
      FOOTBALL.map(({ id, start }) => [id, start]),
    );
  });
});
