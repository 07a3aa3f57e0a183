import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { LruMap } from './lruMap.ts';

/** The build's `{ "<sha256 hex>": "<query text>" }`, and outside production the texts that callers have registered since the start. */
export interface PersistedQueries {
  find(hash: string): string | null;
  /** Whether this text is one of the build's. */
  isKnown(text: string): boolean;
  remember(hash: string, text: string): void;
}

const REMEMBERED = 1000;
const HASH = /^(?:sha256:)?([0-9a-f]{64})$/;

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Without the `sha256:` prefix that some builders write; null when it is not a hash. */
export function normalHash(hash: unknown): string | null {
  return typeof hash === 'string' ? (HASH.exec(hash)?.[1] ?? null) : null;
}

/** @throws Error when the file exists but is not a manifest: the server must not start without its queries. */
export function readManifest(file: string): ReadonlyMap<string, string> {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return new Map();
  }
  const manifest = new Map<string, string>();
  for (const [key, query] of Object.entries(JSON.parse(text) as Record<string, unknown>)) {
    const hash = normalHash(key);
    if (hash === null || typeof query !== 'string') throw new Error(`${file} is not a manifest of persisted queries.`);
    manifest.set(hash, query);
  }
  return manifest;
}

export function persistedQueries(manifest: ReadonlyMap<string, string>): PersistedQueries {
  const remembered = new LruMap<string, string>(REMEMBERED);
  const texts = new Set(manifest.values());
  return {
    find: (hash) => manifest.get(hash) ?? remembered.get(hash) ?? null,
    isKnown: (text) => texts.has(text),
    remember: (hash, text) => remembered.set(hash, text),
  };
}
