import { createHash } from 'node:crypto';
import type { SaferPlayFlaw, SaferPlayRow } from './row.ts';
import { findStateFlaw, type Standing } from './stateFlaw.ts';

/** Closes the rows after the head before it, up to its position. */
export interface SaferPlayHead {
  readonly position: number;
  readonly entries: number;
  readonly head: Buffer;
}

const NOTHING = Buffer.alloc(32);

const sha256 = (...parts: readonly (Buffer | string)[]): Buffer =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest();

/** The hash of a row after the one before it: what functions/safer_play_log.sql writes, computed a second time. */
export function rowHash(
  previous: Buffer,
  { playerId, number, at, kind, body }: Omit<SaferPlayRow, 'hash' | 'previousHash' | 'position' | 'isOld'>,
): Buffer {
  return sha256(previous, [playerId, String(number), at, kind, body].join('\n'));
}

export interface SaferPlayLog {
  /** Rows of all players, each player's in order of their numbers. */
  readonly rows: readonly SaferPlayRow[];
  /** In order of their positions. */
  readonly heads: readonly SaferPlayHead[];
  /** Limits and stops as they stand. */
  readonly state: readonly Standing[];
}

export function findFlaw(log: SaferPlayLog): SaferPlayFlaw | null {
  return findRowFlaw(log.rows) ?? findHeadFlaw(log) ?? findStateFlaw(log.rows, log.state);
}

/** The first head from outside of the database, by its position in hex, that the log does not have. */
export function findOutsideFlaw(heads: readonly SaferPlayHead[], outside: ReadonlyMap<number, string>): SaferPlayFlaw | null {
  const headByPosition = new Map(heads.map(({ position, head }) => [position, head.toString('hex')]));
  const [position] = [...outside].find(([one, head]) => headByPosition.get(one) !== head) ?? [];
  return position === undefined ? null : { where: `position ${position}`, what: 'its head is not the one that was sent away' };
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

/** Rows that were cut off the end of a player's log leave no gap in it; the head after them remembers them. */
function findHeadFlaw({ rows, heads }: SaferPlayLog): SaferPlayFlaw | null {
  const inOrder = rows.toSorted((one, other) => one.position - other.position);
  let previous: SaferPlayHead | null = null;
  let next = 0;
  for (const one of heads) {
    const from = next;
    while (next < inOrder.length && (inOrder[next]?.position ?? 0) <= one.position) next += 1;
    const closed = inOrder.slice(from, next);
    const where = `the head of position ${one.position}`;
    if (closed.length !== one.entries) return { where, what: `it closed ${one.entries} rows, and there are ${closed.length}` };
    const hash = sha256(previous?.head ?? Buffer.alloc(0), ...closed.map((row) => row.hash));
    if (!one.head.equals(hash)) return { where, what: 'it does not fit its rows' };
    previous = one;
  }
  // They may have been written anew: the heads that servers have logged say which ones they were.
  const old = inOrder.slice(next).find((row) => row.isOld);
  return old === undefined ? null : { where: `row ${old.number} of player ${old.playerId}`, what: 'it is old and has no head' };
}
