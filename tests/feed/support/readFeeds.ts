import { parseFootballData } from '../../../server/feed/adapters/footballData.ts';
import { parseNflverse } from '../../../server/feed/adapters/nflverse.ts';
import { nflverseGames } from '../../../server/feed/adapters/nflverseChanges.ts';
import { parseOddsApi } from '../../../server/feed/adapters/oddsApi.ts';
import { type GameChanges, gameChanges } from '../../../server/feed/adapters/sourceGame.ts';
import { parseUfc } from '../../../server/feed/adapters/ufc.ts';
import { NFLVERSE, OPTIC_ODDS } from '../../../server/feed/feedAdapter.ts';
import { EventStreamReader } from '../../../server/feed/live/eventStream.ts';
import { liveChanges } from '../../../server/feed/live/liveFeed.ts';
import { OpticOddsBook } from '../../../server/feed/live/opticOddsBook.ts';
import { asFootballData, asNflverse, asOddsApi, asOptic, asUfc, type SlateGame } from './feedSlate.ts';

/** A feed of the product: how it writes a slate, and how it is read. */
export interface TestedFeed {
  readonly source: string;
  write(games: readonly SlateGame[], isOver: boolean): string;
  /** Null: the text was refused as a whole. */
  read(text: string, now: Date): GameChanges | null;
}

export const NFLVERSE_FEED: TestedFeed = {
  source: 'nflverse',
  write: asNflverse,
  read(text, now) {
    const { games, problems } = parseNflverse(text);
    if (problems.some(({ line }) => line === 1)) return null;
    const read = gameChanges(nflverseGames(games, { shiftDays: null }), { adapter: NFLVERSE, now });
    return { ...read, problems: [...problems, ...read.problems] };
  },
};

export const FOOTBALL_DATA_FEED: TestedFeed = {
  source: 'football-data',
  write: asFootballData,
  read(text, now) {
    const read = parseFootballData(text, { now });
    return read.ok ? read.value : null;
  },
};

export const UFC_FEED: TestedFeed = {
  source: 'ufc',
  write: asUfc,
  read(text, now) {
    const read = parseUfc(text, { now });
    return read.ok ? read.value : null;
  },
};

export const ODDS_API_FEED: TestedFeed = {
  source: 'odds-api',
  write: asOddsApi,
  read(text, now) {
    const read = parseOddsApi(text, { now, priceFormat: 'american' });
    return read.ok ? read.value : null;
  },
};

/** The lists in the first line, the text of the streams behind it. */
export const OPTIC_FEED: TestedFeed = {
  source: 'optic-odds',
  write(games, isOver) {
    const { fixtures, stream } = asOptic(games, isOver);
    return `${JSON.stringify(fixtures)}\n${stream}`;
  },
  read(text, now) {
    const end = text.indexOf('\n');
    let fixtures: unknown;
    try {
      fixtures = JSON.parse(text.slice(0, end));
    } catch {
      return null;
    }
    const book = new OpticOddsBook('books r us');
    for (const fixture of Array.isArray(fixtures) ? fixtures : []) book.takeFixture(fixture);
    const reader = new EventStreamReader();
    // In pieces, as a socket has them.
    for (let at = end + 1; at < text.length; at += 997)
      for (const message of reader.push(text.slice(at, at + 997))) book.takeMessage(message);
    return liveChanges(book.take(), { adapter: OPTIC_ODDS, now });
  },
};
