import type { Deps } from '../../deps.ts';
import type { Loop } from '../../platform/loop.ts';
import { OPTIC_ODDS } from '../feedAdapter.ts';
import { OPTIC_ODDS_LOCK } from '../simulator/leadership.ts';
import type { StreamMessage } from './eventStream.ts';
import { FeedCut, LIVE_PACE, type LivePace, type LiveSink, type LiveSource, liveFeed, pauseOf } from './liveFeed.ts';
import { OpticOddsRefusal, type OpticOddsSettings, openStream, readRows } from './opticOddsApi.ts';
import { OpticOddsBook } from './opticOddsBook.ts';
import { resultShape } from './opticOddsShapes.ts';

export interface OpticOddsPace extends LivePace {
  /** Nothing heard of a stream for so long: it is dead, whatever its socket says. The server pings every five seconds. */
  readonly silentMs: number;
  /** How often everything is read anew beside the streams. */
  readonly refreshMs: number;
}

const PACE: OpticOddsPace = { ...LIVE_PACE, silentMs: 15_000, refreshMs: 10 * 60_000 };
/** Limits of the source: leagues of a connection, fixtures of a request. */
const LEAGUES_OF_A_STREAM = 10;
const FIXTURES_OF_A_REQUEST = 5;

/** Reads OpticOdds v3 in one process of all that share the database. */
export function opticOddsFeed(deps: Deps, settings: OpticOddsSettings, pace: OpticOddsPace = PACE): Loop {
  return liveFeed(deps, { adapter: OPTIC_ODDS, lock: OPTIC_ODDS_LOCK, open: () => opticOddsSource(settings, pace) }, pace);
}

/**
 * The streams of OpticOdds v3. After a cut it connects again from behind the last entry that it read, and reads everything anew besides: the source
 * promises to repeat what was missed, but nothing tells whether it did. Until then no heartbeat is sent, so that all of its markets are suspended.
 */
function opticOddsSource(settings: OpticOddsSettings, pace: OpticOddsPace): LiveSource {
  const book = new OpticOddsBook(settings.sportsbook);
  /** Ids by the stream's name. */
  const lastEntryIds = new Map<string, string>();
  /** The pause that its server asks for. */
  let wishedMs = 0;

  async function follow(sink: LiveSink, ending: AbortSignal): Promise<void> {
    const cut = new AbortController();
    const signal = AbortSignal.any([ending, cut.signal]);
    const waiting: StreamMessage[] = [];
    let wake = (): void => undefined;
    const onMessage = (name: string) => (message: StreamMessage) => {
      waiting.push(message);
      if (message.id !== null) lastEntryIds.set(name, message.id);
      wake();
    };
    try {
      const opened = streamsOf(settings).map(({ path: { name, path }, parameters }) =>
        openStream(settings, path, parameters, {
          lastEntryId: lastEntryIds.get(name) ?? null,
          signal,
          onMessage: onMessage(name),
        }),
      );
      const streams = await Promise.all(opened);
      await readEverything(settings, book, sink, signal);
      let refreshedAt = performance.now();
      let heardAt = 0;
      while (!signal.aborted) {
        wishedMs = Math.max(...streams.map((stream) => stream.retryMs() ?? 0));
        if (performance.now() - refreshedAt > pace.refreshMs) {
          await readEverything(settings, book, sink, signal);
          refreshedAt = performance.now();
        }
        await readUnknown(settings, book, signal);
        // Last, so that no lock waits while its price is confirmed.
        for (const message of waiting.splice(0)) book.takeMessage(message);
        // The oldest of what was heard last: one dead stream is enough for silence.
        const heard = Math.min(...streams.map((stream) => stream.heardAt()));
        await sink.write({ ...book.take(), isHeard: heard > heardAt });
        heardAt = heard;
        if (performance.now() - heard > pace.silentMs) throw new Error('A stream is silent');
        const woken = new Promise<void>((resolve) => {
          wake = resolve;
        });
        if (waiting.length === 0 && !book.hasUnknownFixtures())
          await Promise.race([woken, pauseOf(signal), ...streams.map((stream) => stream.ended)]);
      }
    } catch (error) {
      throw new FeedCut(error, error instanceof OpticOddsRefusal ? pace.lastRetryMs : wishedMs);
    } finally {
      cut.abort();
      // What was read counts, although it is written with the next connection only: the next one begins behind it.
      for (const message of waiting) book.takeMessage(message);
    }
  }
  return { follow };
}

/** What is not in these answers is suspended. */
async function readEverything(
  settings: OpticOddsSettings,
  book: OpticOddsBook,
  sink: LiveSink,
  signal: AbortSignal,
): Promise<void> {
  book.forget(sink.now());
  const leagues = settings.leagues.map(({ league }) => ['league', league] as const);
  for (const row of await readRows(settings, '/fixtures/active', leagues, signal)) book.takeFixture(row);
  const openIds = await sink.openGameIds();
  const heldIds = new Set(book.fixtureIds);
  // They ended while nobody was reading.
  const endedIds = openIds.filter((id) => !heldIds.has(id));
  await readFixtures(settings, book, endedIds, signal);
  await readOdds(settings, book, book.openFixtureIds(), signal);
  await readResults(settings, book, openIds, signal);
}

async function readUnknown(settings: OpticOddsSettings, book: OpticOddsBook, signal: AbortSignal): Promise<void> {
  const ids = book.takeUnknownFixtures();
  await readFixtures(settings, book, ids, signal);
  await readOdds(settings, book, ids, signal);
  await readResults(settings, book, ids, signal);
}

type Ids = readonly string[];

async function readFixtures(settings: OpticOddsSettings, book: OpticOddsBook, ids: Ids, signal: AbortSignal): Promise<void> {
  for (const some of parted(ids, FIXTURES_OF_A_REQUEST)) {
    const parameters = some.map((id) => ['id', id] as const);
    for (const row of await readRows(settings, '/fixtures', parameters, signal)) book.takeFixture(row);
  }
}

async function readOdds(settings: OpticOddsSettings, book: OpticOddsBook, ids: Ids, signal: AbortSignal): Promise<void> {
  const sportsbook = ['sportsbook', settings.sportsbook] as const;
  for (const some of parted(ids, FIXTURES_OF_A_REQUEST)) {
    const fixtures = some.map((id) => ['fixture_id', id] as const);
    const answered = new Set<string>();
    for (const row of await readRows(settings, '/fixtures/odds', [sportsbook, ...fixtures], signal))
      answered.add(book.takeSnapshot(row) ?? '');
    for (const id of some) if (!answered.has(id)) book.takeSnapshot({ id, odds: [] });
  }
}

async function readResults(settings: OpticOddsSettings, book: OpticOddsBook, ids: Ids, signal: AbortSignal): Promise<void> {
  for (const some of parted(ids, FIXTURES_OF_A_REQUEST)) {
    const parameters = some.map((id) => ['fixture_id', id] as const);
    for (const row of await readRows(settings, '/fixtures/results', parameters, signal)) {
      const id = resultShape.safeParse(row).data?.fixture.id;
      if (id !== undefined) book.takeResult(id, row);
    }
  }
}

function streamsOf({ leagues, sportsbook }: OpticOddsSettings) {
  const bySport = new Map<string, string[]>();
  for (const { sport, league } of leagues) bySport.set(sport, [...(bySport.get(sport) ?? []), league]);
  return [...bySport].flatMap(([sport, all]) => [
    ...parted(all, LEAGUES_OF_A_STREAM).map((some) => ({
      path: { name: `odds ${sport} ${some.join(' ')}`, path: `/stream/odds/${encodeURIComponent(sport)}` },
      parameters: [
        ['sportsbook', sportsbook],
        ['odds_format', 'AMERICAN'],
        ['include_fixture_updates', 'true'],
        ...some.map((league) => ['league', league] as const),
      ] as const,
    })),
    // One a league, as the source asks for.
    ...all.map((league) => ({
      path: { name: `results ${sport} ${league}`, path: `/stream/results/${encodeURIComponent(sport)}` },
      parameters: [['league', league]] as const,
    })),
  ]);
}

function parted<Value>(values: readonly Value[], size: number): readonly Value[][] {
  const parts: Value[][] = [];
  for (let at = 0; at < values.length; at += size) parts.push(values.slice(at, at + size));
  return parts;
}
