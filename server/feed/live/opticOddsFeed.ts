import { setTimeout as wait } from 'node:timers/promises';
import type { Deps } from '../../deps.ts';
import type { Loop } from '../../platform/loop.ts';
import { problemLine } from '../adapters/importProblem.ts';
import { deliverResults } from '../deliverResults.ts';
import { beat, OPTIC_ODDS } from '../feedAdapter.ts';
import { publishTo, withFeedLock, writeChanges } from '../feedTransaction.ts';
import { type Leadership, OPTIC_ODDS_LOCK, tryToLead } from '../simulator/leadership.ts';
import type { FeedChange } from '../types.ts';
import type { StreamMessage } from './eventStream.ts';
import { OpticOddsRefusal, type OpticOddsSettings, type OpticOddsStream, openStream, readRows } from './opticOddsApi.ts';
import { OpticOddsBook } from './opticOddsBook.ts';
import { resultShape } from './opticOddsShapes.ts';

export interface OpticOddsPace {
  /** Nothing heard of a stream for so long: it is dead, whatever its socket says. The server pings every five seconds. */
  readonly silentMs: number;
  /** The pause after the first cut; it doubles, up to the last. The server's own wish counts where it is longer. */
  readonly firstRetryMs: number;
  readonly lastRetryMs: number;
  /** How often everything is read anew beside the streams. */
  readonly refreshMs: number;
}

const PACE: OpticOddsPace = { silentMs: 15_000, firstRetryMs: 1_000, lastRetryMs: 60_000, refreshMs: 10 * 60_000 };
/** Other servers ask so often whether the one that reads has ended. */
const FOLLOW_EVERY_MS = 2_000;
const LOOK_EVERY_MS = 500;
/** Limits of the source: leagues of a connection, fixtures of a request. */
const LEAGUES_OF_A_STREAM = 10;
const FIXTURES_OF_A_REQUEST = 5;
/** Each fault is logged once: a feed repeats its own. */
const MOST_LOGGED = 1_000;

/**
 * Reads the streams of OpticOdds v3 in one process of all that share the database. After a cut it connects again from behind the last entry
 * that it read, and reads everything anew besides: the source promises to repeat what was missed, but nothing tells whether it did. Until
 * then no heartbeat is sent, so that all of its markets are suspended.
 */
export function opticOddsFeed(deps: Deps, settings: OpticOddsSettings, pace: OpticOddsPace = PACE): Loop {
  const logged = new Set<string>();
  let leadership: Leadership | null = null;
  let connection = newMemory(settings);
  let retryMs = pace.firstRetryMs;
  let pauseMs = FOLLOW_EVERY_MS;

  async function lead(ending: AbortSignal): Promise<void> {
    pauseMs = FOLLOW_EVERY_MS;
    try {
      if (leadership?.isLost()) {
        leadership.resign();
        leadership = null;
      }
      if (leadership === null) {
        leadership = await tryToLead(deps.db, OPTIC_ODDS_LOCK);
        connection = newMemory(settings);
      }
      if (leadership)
        await follow(connection, leadership, ending, () => {
          retryMs = pace.firstRetryMs;
        });
    } catch (error) {
      pauseMs = error instanceof OpticOddsRefusal ? pace.lastRetryMs : Math.max(retryMs, connection.wishedMs);
      retryMs = Math.min(pace.lastRetryMs, retryMs * 2);
      if (!ending.aborted)
        deps.log.warn({ err: error, retryMs: pauseMs }, 'The streams of OpticOdds were cut and are opened again');
    }
  }

  /** One connection, until it is cut. */
  async function follow(memory: Memory, leader: Leadership, ending: AbortSignal, onWorks: () => void): Promise<void> {
    const cut = new AbortController();
    const signal = AbortSignal.any([ending, cut.signal]);
    const waiting: StreamMessage[] = [];
    let wake = (): void => undefined;
    try {
      const streams = await Promise.all(
        streamsOf(settings).map(({ path, parameters }) =>
          openStream(settings, path.path, parameters, {
            lastEntryId: memory.lastEntryIds.get(path.name) ?? null,
            signal,
            onMessage(message) {
              waiting.push(message);
              if (message.id !== null) memory.lastEntryIds.set(path.name, message.id);
              wake();
            },
          }),
        ),
      );
      await readEverything(memory.book, signal);
      onWorks();
      let refreshedAt = performance.now();
      let heardAt = 0;
      while (!signal.aborted && !leader.isLost()) {
        memory.wishedMs = Math.max(...streams.map((stream) => stream.retryMs() ?? 0));
        if (performance.now() - refreshedAt > pace.refreshMs) {
          await readEverything(memory.book, signal);
          refreshedAt = performance.now();
        }
        await readUnknown(memory.book, signal);
        // Last, so that no lock waits while its price is confirmed.
        for (const message of waiting.splice(0)) memory.book.takeMessage(message);
        // The oldest of what was heard last: one dead stream is enough for silence.
        const heard = Math.min(...streams.map((stream) => stream.heardAt()));
        await write(memory.book, heard > heardAt);
        heardAt = heard;
        if (performance.now() - heard > pace.silentMs) throw new Error('A stream is silent');
        const woken = new Promise<void>((resolve) => {
          wake = resolve;
        });
        if (waiting.length === 0 && !memory.book.hasUnknownFixtures())
          await Promise.race([woken, pauseOf(signal), ...streams.map((stream: OpticOddsStream) => stream.ended)]);
      }
    } finally {
      cut.abort();
      // What was read counts, although it is written with the next connection only: the next one begins behind it.
      for (const message of waiting) memory.book.takeMessage(message);
    }
  }

  /** What is not in these answers is suspended. */
  async function readEverything(book: OpticOddsBook, signal: AbortSignal): Promise<void> {
    book.forget(deps.clock.now());
    const leagues = settings.leagues.map(({ league }) => ['league', league] as const);
    for (const row of await readRows(settings, '/fixtures/active', leagues, signal)) book.takeFixture(row);
    const { rows } = await deps.db.pool.query<{ id: string }>(
      `SELECT external_id AS id FROM events WHERE source = $1 AND status IN ('PRE_GAME', 'IN_PLAY')`,
      [OPTIC_ODDS.source],
    );
    const heldIds = new Set(book.fixtureIds);
    // They ended while nobody was reading.
    await readFixtures(
      book,
      rows.map(({ id }) => id).filter((id) => !heldIds.has(id)),
      signal,
    );
    await readOdds(book, book.openFixtureIds(), signal);
    await readResults(
      book,
      rows.map(({ id }) => id),
      signal,
    );
  }

  async function readUnknown(book: OpticOddsBook, signal: AbortSignal): Promise<void> {
    const ids = book.takeUnknownFixtures();
    if (ids.length === 0) return;
    await readFixtures(book, ids, signal);
    await readOdds(book, ids, signal);
    await readResults(book, ids, signal);
  }

  async function readFixtures(book: OpticOddsBook, ids: readonly string[], signal: AbortSignal): Promise<void> {
    for (const some of parted(ids, FIXTURES_OF_A_REQUEST))
      for (const row of await readRows(
        settings,
        '/fixtures',
        some.map((id) => ['id', id] as const),
        signal,
      ))
        book.takeFixture(row);
  }

  async function readOdds(book: OpticOddsBook, ids: readonly string[], signal: AbortSignal): Promise<void> {
    const sportsbook = ['sportsbook', settings.sportsbook] as const;
    for (const some of parted(ids, FIXTURES_OF_A_REQUEST)) {
      const fixtures = some.map((id) => ['fixture_id', id] as const);
      const answered = new Set<string>();
      for (const row of await readRows(settings, '/fixtures/odds', [sportsbook, ...fixtures], signal))
        answered.add(book.takeSnapshot(row) ?? '');
      for (const id of some) if (!answered.has(id)) book.takeSnapshot({ id, odds: [] });
    }
  }

  async function readResults(book: OpticOddsBook, ids: readonly string[], signal: AbortSignal): Promise<void> {
    for (const some of parted(ids, FIXTURES_OF_A_REQUEST))
      for (const row of await readRows(
        settings,
        '/fixtures/results',
        some.map((id) => ['fixture_id', id] as const),
        signal,
      )) {
        const id = resultShape.safeParse(row).data?.fixture.id;
        if (id !== undefined) book.takeResult(id, row);
      }
  }

  /** Writes what is new. @param isHeard the source was heard since the last time: it confirms its prices. */
  async function write(book: OpticOddsBook, isHeard: boolean): Promise<void> {
    const { changes, problems } = book.take(deps.clock.now());
    for (const line of problems.map(problemLine))
      if (!logged.has(line) && logged.size < MOST_LOGGED) {
        logged.add(line);
        deps.log.warn({ problem: line }, 'OpticOdds says what cannot be taken as it is');
      }
    if (changes.length > 0 || isHeard) await writeLive(deps, changes, isHeard);
  }

  return {
    name: 'OpticOdds',
    everyMs: FOLLOW_EVERY_MS,
    failureText: 'The streams of OpticOdds could not be followed',
    pass: lead,
    pauseMs: () => pauseMs,
    end: async () => leadership?.resign(),
  };
}

interface Memory {
  readonly book: OpticOddsBook;
  /** Ids by the stream's name. */
  readonly lastEntryIds: Map<string, string>;
  /** The pause that the server asks for. */
  wishedMs: number;
}

function newMemory({ sportsbook }: OpticOddsSettings): Memory {
  return { book: new OpticOddsBook(sportsbook), lastEntryIds: new Map(), wishedMs: 0 };
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

/** One transaction: the heartbeat first, so that the changes belong to a feed that is not silent. */
async function writeLive(deps: Deps, changes: readonly FeedChange[], isHeard: boolean): Promise<void> {
  const plan = await withFeedLock(
    deps,
    async (client) => {
      if (isHeard) await beat(client, OPTIC_ODDS, deps.clock.now(), true);
      return writeChanges(deps, client, changes);
    },
    publishTo(deps),
  );
  if (plan.results.length > 0) await deliverResults(deps);
}

const pauseOf = (signal: AbortSignal): Promise<unknown> =>
  wait(LOOK_EVERY_MS, undefined, { signal, ref: false }).catch(() => undefined);

function parted<Value>(values: readonly Value[], size: number): readonly Value[][] {
  const parts: Value[][] = [];
  for (let at = 0; at < values.length; at += size) parts.push(values.slice(at, at + size));
  return parts;
}
