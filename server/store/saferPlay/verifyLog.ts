import { createHash } from 'node:crypto';

/** A row of the log as the database has it. */
export interface SaferPlayRow {
  readonly playerId: string;
  readonly number: number;
  /** ISO 8601 in UTC with six decimals of the second. */
  readonly at: string;
  readonly kind: string;
  /** The text that PostgreSQL writes of the jsonb. */
  readonly body: string;
  readonly previousHash: Buffer;
  readonly hash: Buffer;
  /** `YYYY-MM-DD` in UTC. */
  readonly writtenOn: string;
}

export interface SaferPlayRoot {
  readonly day: string;
  readonly entries: number;
  readonly root: Buffer;
}

const NOTHING = Buffer.alloc(32);

const sha256 = (...parts: readonly (Buffer | string)[]): Buffer =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest();

/** The hash of a row after the one before it: what functions/safer_play_log.sql writes, computed a second time. */
export function rowHash(
  previous: Buffer,
  { playerId, number, at, kind, body }: Omit<SaferPlayRow, 'hash' | 'previousHash' | 'writtenOn'>,
): Buffer {
  return sha256(previous, [playerId, String(number), at, kind, body].join('\n'));
}

/** The first thing of a log that does not fit; null: nothing was changed, removed or inserted. */
export interface SaferPlayFlaw {
  readonly where: string;
  readonly what: string;
}

export interface SaferPlayLog {
  /** Of all players, each player's in order of their numbers. */
  readonly rows: readonly SaferPlayRow[];
  /** In order of their days. */
  readonly roots: readonly SaferPlayRoot[];
  /** Each day before this one that has rows has a root. */
  readonly rootsDueBefore: string;
}

export function findFlaw(log: SaferPlayLog): SaferPlayFlaw | null {
  return findRowFlaw(log.rows) ?? findRootFlaw(log);
}

function findRowFlaw(rows: readonly SaferPlayRow[]): SaferPlayFlaw | null {
  let last: SaferPlayRow | null = null;
  for (const row of rows) {
    const before: SaferPlayRow | null = last?.playerId === row.playerId ? last : null;
    const where = `row ${row.number} of player ${row.playerId}`;
    if (row.number !== (before?.number ?? 0) + 1) return { where, what: `the row before it is missing` };
    if (!row.previousHash.equals(before?.hash ?? NOTHING)) return { where, what: 'it follows another row' };
    if (!row.hash.equals(rowHash(row.previousHash, row))) return { where, what: 'its content was changed' };
    last = row;
  }
  return null;
}

/** Rows that were cut off the end of a player's log leave no gap in it; the root of their day remembers them. */
function findRootFlaw({ rows, roots, rootsDueBefore }: SaferPlayLog): SaferPlayFlaw | null {
  const days = new Map<string, SaferPlayRow[]>();
  for (const row of rows) {
    const day = days.get(row.writtenOn);
    if (day) day.push(row);
    else days.set(row.writtenOn, [row]);
  }
  const lastDay = roots.at(-1)?.day ?? '';
  const forgotten = [...days.keys()].find(
    (day) => (day <= lastDay || day < rootsDueBefore) && !roots.some((root) => root.day === day),
  );
  // Its rows may have been written anew: the roots that servers have logged say which ones they were.
  if (forgotten !== undefined) return { where: `day ${forgotten}`, what: 'it has rows and no root' };
  let previous: Buffer = Buffer.alloc(0);
  for (const { day, entries, root } of roots) {
    const written = days.get(day) ?? [];
    if (written.length !== entries) return { where: `day ${day}`, what: `it had ${entries} rows and has ${written.length}` };
    const heads = new Map(written.map((row) => [row.playerId, row.hash]));
    const inOrder = [...heads].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, hash]) => hash);
    if (!root.equals(sha256(previous, ...inOrder))) return { where: `day ${day}`, what: 'its root does not fit its rows' };
    previous = root;
  }
  return null;
}
