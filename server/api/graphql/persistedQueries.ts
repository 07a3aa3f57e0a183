import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { LruMap } from '../../platform/lruMap.ts';

/** Queries of the build (text by SHA-256 in hex), those of earlier builds, and outside production what callers have registered since the start. */
export interface PersistedQueries {
  find(hash: string): string | null;
  /** Whether this text is one of this build's or of an earlier one's. */
  hasText(text: string): boolean;
  remember(hash: string, text: string): void;
  /** Adds the queries of other builds. @returns whether one of them was unknown. */
  learn(queries: ReadonlyMap<string, string>): boolean;
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
  const remembered = new LruMap<string, string>('persisted queries', REMEMBERED);
  const textsByHash = new Map(manifest);
  const texts = new Set(manifest.values());
  return {
    find: (hash) => textsByHash.get(hash) ?? remembered.get(hash) ?? null,
    hasText: (text) => texts.has(text),
    remember: (hash, text) => remembered.set(hash, text),
    learn: (queries) => {
      const before = textsByHash.size;
      for (const [hash, text] of queries) {
        if (textsByHash.has(hash)) continue;
        textsByHash.set(hash, text);
        texts.add(text);
      }
      return textsByHash.size > before;
    },
  };
}
