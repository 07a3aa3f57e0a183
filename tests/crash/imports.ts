import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Random } from '../support/random.ts';
import { databaseUrl, seenCommitted } from './database.ts';
import type { FinalResult } from './oracle.ts';
import { type ResultBook, sameResult } from './resultBook.ts';
import { eventIdOf, makeSchedule, type ScheduledGame, SEASON, scheduleCsv, withNewPrice } from './schedule.ts';
import { chooseScore } from './scores.ts';
import type { Tally } from './tally.ts';

/** What is killed: nothing, at a moment by chance, or right after the import's results were committed to the catalogue. */
export type ImportKill = 'never' | 'by chance' | 'at the commit';

const COMMAND = 'dist/server/cli/feedImport.js';
/** Games that never get a score, so that there is always something to bet on. */
const OPEN_SHARE = 0.3;
const LONGEST_LIFE_MS = 1_200;
const PAUSE_MS = 100;
const ACKNOWLEDGED_WITHIN_MS = 180_000;

/**
 * The one writer of the imported games: keeps a schedule in a file and imports it again and again through `feed:import`, with more
 * results, with corrected ones, and now and then unchanged. An import that was killed or failed is run again with the same file until it
 * ends well; then every score in the file is acknowledged.
 */
export class Importer {
  readonly #file: string;
  readonly #dataDir: string;
  readonly #book: ResultBook;
  readonly #tally: Tally;
  readonly #random: Random;
  #games: readonly ScheduledGame[];

  constructor(parts: { readonly directory: string; readonly dataDir: string; book: ResultBook; tally: Tally; random: Random }) {
    this.#file = path.join(parts.directory, 'schedule.csv');
    this.#dataDir = parts.dataDir;
    this.#book = parts.book;
    this.#tally = parts.tally;
    this.#random = parts.random;
    this.#games = makeSchedule(parts.random);
  }

  async runUntilOver(over: () => boolean): Promise<void> {
    while (!over()) {
      await new Promise((resolve) => setTimeout(resolve, this.#random.between(0, 400)));
      const chance = this.#random.next();
      await this.importNext(chance < 0.4 ? 'never' : chance < 0.7 ? 'by chance' : 'at the commit');
    }
  }

  /** The first import, without results. */
  importSchedule(): Promise<void> {
    return this.#importUntilAcknowledged(new Map(), 'never');
  }

  /** @returns after an import of it has ended well; whether it was killed at the commit before. */
  async importNext(kill: ImportKill): Promise<void> {
    const changed = this.#changeGames(kill === 'at the commit');
    await this.#importUntilAcknowledged(changed, kill);
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
      const game = random.pick(scored);
      const earlier = this.#book.sent(eventIdOf(game)).filter((one) => game.score && !sameResult(one, game.score));
      const back = earlier.length > 0 && random.next() < 0.4 ? random.pick(earlier) : null;
      next.set(game.gameId, { ...game, score: back && !('void' in back) ? back : this.#scoreOf(game) });
    } else if (mustHaveResult || chance < 0.9) {
      for (let count = random.between(1, 2); count > 0; count -= 1) {
        const game = random.pick(unscored);
        next.set(game.gameId, { ...game, score: this.#scoreOf(game) });
      }
    }
    const repriced = random.pick(unscored);
    if (!next.has(repriced.gameId)) next.set(repriced.gameId, withNewPrice(repriced, random));
    const before = new Map(this.#games.map((game) => [game.gameId, game]));
    this.#games = this.#games.map((game) => next.get(game.gameId) ?? game);
    return new Map(
      [...next.values()].flatMap((game): [string, FinalResult][] => {
        const old = before.get(game.gameId)?.score ?? null;
        return game.score === null || (old !== null && sameResult(old, game.score)) ? [] : [[eventIdOf(game), game.score]];
      }),
    );
  }

  #scoreOf(game: ScheduledGame): ReturnType<typeof chooseScore> {
    return chooseScore(this.#random, { homeSpread: -game.spreadLine, total: game.totalLine });
  }

  async #importUntilAcknowledged(changed: ReadonlyMap<string, FinalResult>, kill: ImportKill): Promise<void> {
    await writeFile(this.#file, scheduleCsv(this.#games, new Date()));
    for (const [eventId, result] of changed) this.#book.sending(eventId, result);
    const deadline = Date.now() + ACKNOWLEDGED_WITHIN_MS;
    let wanted = kill;
    for (;;) {
      const { acknowledged, said } = await this.#run(wanted, changed);
      wanted = 'never';
      if (acknowledged) break;
      if (Date.now() > deadline) throw new Error(`The import never ends well: ${said}`);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
    this.#tally.add('imports');
    for (const [eventId, result] of changed) {
      this.#tally.add(this.#book.latest(eventId) === null ? 'results of imported games' : 'corrections');
      this.#book.acknowledge(eventId, result);
    }
  }

  /** The command as it ships. It is given the database, for it must not start one of its own while the server is away. */
  async #run(kill: ImportKill, changed: ReadonlyMap<string, FinalResult>): Promise<{ acknowledged: boolean; said: string }> {
    const child = spawn(process.execPath, [COMMAND, '--csv', this.#file, '--season', String(SEASON)], {
      env: { ...process.env, DATA_DIR: this.#dataDir, DATABASE_URL: databaseUrl(this.#dataDir) },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        said += chunk.toString();
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
    if (child.signalCode === 'SIGKILL') this.#tally.add('imports killed');
    return { acknowledged, said };
  }
}
