import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { databaseVariables } from '../support/databaseVariables.ts';
import type { Random } from '../support/random.ts';
import type { Run } from './client.ts';
import { seenCommitted } from './database.ts';
import type { FinalResult } from './oracle.ts';
import { type ResultBook, sameResult } from './resultBook.ts';
import { eventIdOf, makeSchedule, type ScheduledGame, SEASON, scheduleCsv, withNewPrice } from './schedule.ts';
import { chooseScore } from './scores.ts';

/** When the import is killed: never, at a random moment, or right after its results were committed to the catalogue. */
export type ImportKill = 'never' | 'by chance' | 'at the commit';

interface Ended {
  readonly acknowledged: boolean;
  readonly isKilled: boolean;
  readonly output: string;
}

const COMMAND = 'dist/server/cli/feedImport.js';
/** Games that never get a score, so that there is always something to bet on. */
const OPEN_SHARE = 0.3;
/** The share of the games without a score that end at the end of the run. */
const ENDING_SHARE = 0.6;
const LONGEST_LIFE_MS = 1_200;
const PAUSE_MS = 100;
const ACKNOWLEDGED_WITHIN_MS = 180_000;

/**
 * The one writer of the imported games: has a schedule in a file and imports it again and again through `feed:import`, with more
 * results, with corrected ones, and sometimes unchanged. An import that was killed or failed is run again with the same file until it
 * succeeds; then every score in the file is acknowledged.
 */
export class Importer {
  readonly #run: Run;
  readonly #book: ResultBook;
  readonly #random: Random;
  readonly #file: string;
  readonly #dataDir: string;
  #games: readonly ScheduledGame[];

  constructor(run: Run, book: ResultBook, random: Random, places: { readonly directory: string; readonly dataDir: string }) {
    this.#run = run;
    this.#book = book;
    this.#random = random;
    this.#file = path.join(places.directory, 'schedule.csv');
    this.#dataDir = places.dataDir;
    this.#games = makeSchedule(random);
  }

  async runUntilOver(): Promise<void> {
    while (!this.#run.over()) {
      await new Promise((resolve) => setTimeout(resolve, this.#random.between(0, 400)));
      const chance = this.#random.next();
      await this.importNext(chance < 0.4 ? 'never' : chance < 0.7 ? 'by chance' : 'at the commit');
    }
  }

  /** The first import, without results. */
  importSchedule(): Promise<boolean> {
    return this.#importUntilAcknowledged(new Map(), 'never');
  }

  /** Scores for many games at once. */
  importManyResults(): Promise<boolean> {
    const unscored = this.#games.filter((game) => game.score === null);
    const ending = unscored.filter(() => this.#random.next() < ENDING_SHARE);
    return this.#importUntilAcknowledged(
      this.#replace(ending.map((game) => ({ ...game, score: this.#scoreOf(game) }))),
      'by chance',
    );
  }

  /** Resolves when an import of the next state has succeeded. @returns whether it was killed before */
  importNext(kill: ImportKill): Promise<boolean> {
    return this.#importUntilAcknowledged(this.#changeGames(kill === 'at the commit'), kill);
  }

  /** The next state of the schedule. @returns the results that are new in it */
  #changeGames(mustHaveResult: boolean): ReadonlyMap<string, FinalResult> {
    const random = this.#random;
    const scored = this.#games.filter((game) => game.score !== null);
    const unscored = this.#games.filter((game) => game.score === null);
    const isDue = unscored.length > this.#games.length * OPEN_SHARE;
    const next = new Map<string, ScheduledGame>();
    const chance = random.next();
    if (scored.length > 0 && (chance < 0.45 || !isDue)) {
      const game = this.#pickWithBets(scored);
      const earlier = this.#book.sent(eventIdOf(game)).filter((one) => game.score && !sameResult(one, game.score));
      const back = earlier.length > 0 && random.next() < 0.4 ? random.pick(earlier) : null;
      next.set(game.gameId, { ...game, score: back && !('void' in back) ? back : this.#scoreOf(game) });
    } else if (mustHaveResult || chance < 0.9) {
      for (let count = random.between(1, 2); count > 0; count -= 1) {
        const game = this.#pickWithBets(unscored);
        next.set(game.gameId, { ...game, score: this.#scoreOf(game) });
      }
    }
    const repriced = random.pick(unscored);
    if (!next.has(repriced.gameId)) next.set(repriced.gameId, withNewPrice(repriced, random));
    return this.#replace([...next.values()]);
  }

  /** @returns the results that are new in it */
  #replace(changed: readonly ScheduledGame[]): ReadonlyMap<string, FinalResult> {
    const before = new Map(this.#games.map((game) => [game.gameId, game]));
    const after = new Map(changed.map((game) => [game.gameId, game]));
    this.#games = this.#games.map((game) => after.get(game.gameId) ?? game);
    return new Map(
      changed.flatMap((game): [string, FinalResult][] => {
        const old = before.get(game.gameId)?.score ?? null;
        return game.score === null || (old !== null && sameResult(old, game.score)) ? [] : [[eventIdOf(game), game.score]];
      }),
    );
  }

  #pickWithBets(games: readonly ScheduledGame[]): ScheduledGame {
    const withBets = games.filter((game) => this.#run.betOn.has(eventIdOf(game)));
    return this.#random.pick(withBets.length > 0 ? withBets : games);
  }

  #scoreOf(game: ScheduledGame): ReturnType<typeof chooseScore> {
    return chooseScore(this.#random, { homeSpread: -game.spreadLine, total: game.totalLine });
  }

  async #importUntilAcknowledged(changed: ReadonlyMap<string, FinalResult>, kill: ImportKill): Promise<boolean> {
    await writeFile(this.#file, scheduleCsv(this.#games, new Date()));
    for (const [eventId, result] of changed) this.#book.sending(eventId, result);
    const deadline = Date.now() + ACKNOWLEDGED_WITHIN_MS;
    let wanted = kill;
    let wasKilled = false;
    for (;;) {
      const { acknowledged, isKilled, output } = await this.#import(wanted, changed);
      wasKilled ||= isKilled;
      wanted = 'never';
      if (acknowledged) break;
      if (Date.now() > deadline) throw new Error(`The import never ends well: ${output}`);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
    this.#run.tally.add('imports');
    for (const [eventId, result] of changed) {
      this.#run.tally.add(this.#book.latest(eventId) === null ? 'results of imported games' : 'corrections');
      this.#book.acknowledge(eventId, result);
    }
    return wasKilled;
  }

  /** The built command. It gets the database's address, because it must not start one of its own while the server is down. */
  async #import(kill: ImportKill, changed: ReadonlyMap<string, FinalResult>): Promise<Ended> {
    const child = spawn(process.execPath, [COMMAND, '--csv', this.#file, '--season', String(SEASON), '--early-results'], {
      env: { ...process.env, DATA_DIR: this.#dataDir, ...databaseVariables(this.#dataDir) },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
    const ended = new Promise<boolean>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (code) => resolve(code === 0));
    });
    const isOver = (): boolean => child.exitCode !== null || child.signalCode !== null;
    const timer = kill === 'by chance' ? setTimeout(() => child.kill('SIGKILL'), this.#random.between(0, LONGEST_LIFE_MS)) : null;
    if (kill === 'at the commit' && (await seenCommitted(this.#dataDir, changed, isOver))) child.kill('SIGKILL');
    const acknowledged = await ended;
    if (timer) clearTimeout(timer);
    const isKilled = child.signalCode === 'SIGKILL';
    if (isKilled) this.#run.tally.add('imports killed');
    return { acknowledged, isKilled, output };
  }
}
