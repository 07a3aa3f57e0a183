import { describe, expect, it } from 'vitest';
import type { GameResult } from '../../core/money/results.ts';
import { gradeLeg } from '../../server/domain/settlement/gradeLeg.ts';
import type { GameChanges } from '../../server/feed/adapters/sourceGame.ts';
import type { FeedEvent, FeedResult } from '../../server/feed/types.ts';
import { FOOTBALL, MMA, type SlateGame, SOCCER } from './support/feedSlate.ts';
import { FOOTBALL_DATA_FEED, NFLVERSE_FEED, ODDS_API_FEED, OPTIC_FEED, type TestedFeed, UFC_FEED } from './support/readFeeds.ts';

const BEFORE = new Date('2026-11-20T12:00:00Z');
const AFTER = new Date('2026-11-30T12:00:00Z');

const SLATES: readonly (readonly [string, readonly SlateGame[], readonly TestedFeed[]])[] = [
  ['football', FOOTBALL, [NFLVERSE_FEED, ODDS_API_FEED, OPTIC_FEED]],
  ['soccer', SOCCER, [FOOTBALL_DATA_FEED, ODDS_API_FEED, OPTIC_FEED]],
  ['mma', MMA, [UFC_FEED, ODDS_API_FEED, OPTIC_FEED]],
];
const CASES = SLATES.flatMap(([sport, games, feeds]) => feeds.map((feed) => ({ sport, games, feed, reference: feeds[0] ?? feed })));

function read(feed: TestedFeed, games: readonly SlateGame[], isOver: boolean, now: Date): GameChanges {
  const changes = feed.read(feed.write(games, isOver), now);
  if (changes === null) throw new Error(`${feed.source} was refused`);
  return changes;
}

const eventsOf = ({ changes }: GameChanges): readonly FeedEvent[] =>
  changes.flatMap((change) => (change.kind === 'event' ? [change.event] : []));

/** An event without what names its source. The file of fights has no times, so its markets cannot be open. */
function plain({ name, competitionId, startsAt, participants, markets, isTimeUnknown }: FeedEvent): object {
  return {
    name,
    competitionId,
    startsAt,
    participants,
    markets: markets.map(({ name: title, type, main, status, subject, selections }) => ({
      title,
      type,
      main,
      status: isTimeUnknown ? 'OPEN' : status,
      subject: subject ?? {},
      selections: selections.map(({ id: _id, ...selection }) => selection),
    })),
  };
}

function resultOf(given: FeedResult | undefined): GameResult | null {
  if (given === undefined || 'void' in given) return null;
  const { status = 'FINAL', homeScore = null, awayScore = null, periods = [], ...facts } = given;
  return { status, homeScore, awayScore, periods, ...facts };
}

/** The grade of every selection that was offered. */
function grades(offered: GameChanges, ended: GameChanges): readonly (readonly string[])[] {
  const results = new Map(ended.changes.flatMap((change) => (change.kind === 'result' ? [[change.eventId, change.result]] : [])));
  return eventsOf(offered).flatMap((event) =>
    event.markets.flatMap(({ type, subject, selections }) =>
      selections.map(({ side, outcome, name, pointsHundredths }) => [
        event.name,
        `${type} ${name} ${pointsHundredths ?? ''}`,
        gradeLeg(
          { marketType: type, side, outcome: outcome ?? null, pointsHundredths, subject: subject ?? {}, rules: null },
          resultOf(results.get(event.id)),
        ).grade,
      ]),
    ),
  );
}

describe('every feed', () => {
  it.each(CASES)('tells the same catalogue of a $sport slate: $feed.source', ({ games, feed, reference }) => {
    const offered = read(feed, games, false, BEFORE);
    expect(offered.events).toBe(games.length);
    expect(eventsOf(offered).map(plain)).toEqual(eventsOf(read(reference, games, false, BEFORE)).map(plain));
    expect(offered.problems.filter(({ isImported }) => !isImported)).toEqual([]);
  });

  it.each(CASES)('brings the same grades of a $sport slate: $feed.source', ({ games, feed, reference }) => {
    const of = (one: TestedFeed): readonly (readonly string[])[] =>
      grades(read(one, games, false, BEFORE), read(one, games, true, AFTER));
    expect(of(feed)).toEqual(of(reference));
    expect(of(feed).flat()).not.toContain('PENDING');
  });

  it.each(CASES)('takes no result before the start of a $sport slate: $feed.source', ({ games, feed }) => {
    const early = read(feed, games, true, BEFORE);
    expect(early.changes.filter(({ kind }) => kind === 'result')).toEqual([]);
    expect(eventsOf(early).flatMap(({ markets }) => markets.filter(({ status }) => status === 'OPEN'))).toEqual([]);
  });
});
