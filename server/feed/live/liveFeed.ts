import { setTimeout as wait } from 'node:timers/promises';
import type { Deps } from '../../deps.ts';
import type { Loop } from '../../platform/loop.ts';
import { type ImportProblem, problemLine } from '../adapters/importProblem.ts';
import { type GameChanges, type GameRules, gameChanges, type SourceGame } from '../adapters/sourceGame.ts';
import { deliverResults } from '../deliverResults.ts';
import { beat, type FeedAdapter } from '../feedAdapter.ts';
import { publishTo, withFeedLock, writeChanges } from '../feedTransaction.ts';
import { type Leadership, tryToLead } from '../simulator/leadership.ts';
import type { FeedChange } from '../types.ts';

/** What a live source says at once. */
export interface LiveReading {
  /** Of which something has changed, each with all of its markets; at the beginning all. */
  readonly games: readonly SourceGame[];
  /** What could not be read. */
  readonly problems: readonly ImportProblem[];
  /** The source was heard since the last time: its prices so far are true now. */
  readonly isHeard: boolean;
}

/** What a live source may ask and say while it is followed. */
export interface LiveSink {
  now(): Date;
  /** Its games that are not over, by the catalogue. */
  openGameIds(): Promise<readonly string[]>;
  /** Resolves when it is committed. @throws Error when this server follows the source no more, or the database does not take it */
  write(reading: LiveReading): Promise<void>;
}

/** A source of live prices and results: OpticOdds by its stream, or an operator's module (FEED_ADAPTER). */
export interface LiveSource {
  /**
   * Reads until `signal` is aborted. A cut is an error, and it is called again: its first reading has all games, so that a cut misses nothing. While
   * nothing is heard, all of its markets are suspended.
   * @throws FeedCut where the source says for how long it is of no use to come again
   */
  follow(sink: LiveSink, signal: AbortSignal): Promise<unknown>;
}

export class FeedCut extends Error {
  readonly retryMs: number;

  constructor(cause: unknown, retryMs: number) {
    super('The feed was cut', { cause });
    this.retryMs = retryMs;
  }
}

export interface LivePace {
  /** The pause after the first cut; it doubles, up to the last. The source's own wish counts where it is longer. */
  readonly firstRetryMs: number;
  readonly lastRetryMs: number;
  /** A source that was not heard for so long is followed anew. */
  readonly hungMs: number;
}

interface LiveFeed {
  readonly adapter: FeedAdapter;
  /** The number of an advisory lock, its own. */
  readonly lock: number;
  /** A source that remembers nothing: others may have led in between. */
  open(): LiveSource;
}

export const LIVE_PACE: LivePace = { firstRetryMs: 1_000, lastRetryMs: 60_000, hungMs: 600_000 };
/** Other servers ask so often whether the one that reads has ended. */
const FOLLOW_EVERY_MS = 2_000;
/** How long a source may take to end. */
const LEAVE_MS = 5_000;
const LOOK_EVERY_MS = 500;
/** Each fault is logged once: a feed repeats its own. */
const MOST_LOGGED = 1_000;

/** A reading as changes of the catalogue, by the rules of all sources. */
export function liveChanges({ games, problems }: Pick<LiveReading, 'games' | 'problems'>, rules: GameRules): GameChanges {
  const read = gameChanges(games, rules);
  return { ...read, problems: [...problems, ...read.problems] };
}

/** Follows a live source in one process of all that share the database, and again after each cut. */
export function liveFeed(deps: Deps, { adapter, lock, open }: LiveFeed, pace: LivePace = LIVE_PACE): Loop {
  const { source: name } = adapter;
  const write = writer(deps, adapter);
  const sink: LiveSink = {
    now: () => deps.clock.now(),
    openGameIds: () => openGameIds(deps, name),
    async write(reading) {
      await write(reading);
      retryMs = pace.firstRetryMs;
    },
  };
  let leadership: Leadership | null = null;
  let source = open();
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
        leadership = await tryToLead(deps.db, lock);
        source = open();
      }
      if (leadership) await followUntilCut(source, sink, AbortSignal.any([ending, leadership.lost]), pace.hungMs);
    } catch (error) {
      pauseMs = Math.max(retryMs, error instanceof FeedCut ? error.retryMs : 0);
      retryMs = Math.min(pace.lastRetryMs, retryMs * 2);
      if (!ending.aborted) deps.log.warn({ err: error, feed: name, retryMs: pauseMs }, 'a live feed was cut and is followed again');
    }
  }

  return {
    name,
    everyMs: FOLLOW_EVERY_MS,
    failureText: 'A live feed could not be followed',
    pass: lead,
    pauseMs: () => pauseMs,
    end: async () => leadership?.resign(),
  };
}

/** Follows it until it is cut, which is an error, or `outer` is aborted. */
async function followUntilCut(source: LiveSource, sink: LiveSink, outer: AbortSignal, hungMs: number): Promise<void> {
  const cut = new AbortController();
  const signal = AbortSignal.any([outer, cut.signal]);
  let heardAt = performance.now();
  const own: LiveSink = {
    ...sink,
    async write(reading) {
      signal.throwIfAborted();
      await sink.write(reading);
      if (reading.isHeard) heardAt = performance.now();
    },
  };
  const following = source.follow(own, signal);
  const ended = following.then(
    () => true,
    () => true,
  );
  try {
    while (!signal.aborted && performance.now() - heardAt < hungMs) if (await Promise.race([ended, pauseOf(signal)])) break;
  } finally {
    cut.abort();
  }
  const hasEnded = await Promise.race([ended, wait(LEAVE_MS, false, { ref: false })]);
  if (hasEnded) await following;
  if (!outer.aborted) throw new Error(hasEnded ? 'The feed ended by itself' : 'The feed is silent');
}

/** Before the next look at whether a source is still heard. */
export const pauseOf = (signal: AbortSignal): Promise<false> =>
  wait(LOOK_EVERY_MS, false as const, { signal, ref: false }).catch(() => false as const);

async function openGameIds({ db }: Pick<Deps, 'db'>, source: string): Promise<readonly string[]> {
  const { rows } = await db.pool.query<{ id: string }>(
    `SELECT external_id AS id FROM events WHERE source = $1 AND status IN ('PRE_GAME', 'IN_PLAY')`,
    [source],
  );
  return rows.map(({ id }) => id);
}

function writer(deps: Deps, adapter: FeedAdapter): (reading: LiveReading) => Promise<void> {
  const logged = new Set<string>();
  return async (reading) => {
    const { changes, problems } = liveChanges(reading, { adapter, now: deps.clock.now() });
    for (const problem of problems.map(problemLine))
      if (!logged.has(problem) && logged.size < MOST_LOGGED) {
        logged.add(problem);
        deps.log.warn({ feed: adapter.source, problem }, 'a live feed says what cannot be taken as it is');
      }
    if (changes.length > 0 || reading.isHeard) await writeLive(deps, adapter, changes, reading.isHeard);
  };
}

/** One transaction: the heartbeat first, so that the changes belong to a feed that is not silent. */
async function writeLive(deps: Deps, adapter: FeedAdapter, changes: readonly FeedChange[], isHeard: boolean): Promise<void> {
  const plan = await withFeedLock(
    deps,
    async (client) => {
      if (isHeard) await beat(client, adapter, deps.clock.now(), true);
      return writeChanges(deps, client, changes);
    },
    publishTo(deps),
  );
  if (plan.results.length > 0) await deliverResults(deps);
}
