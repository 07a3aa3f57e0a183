import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { watch as watchFigures } from '../../platform/meters.ts';
import type { CatalogueWatch } from './catalogueWatch.ts';

const compress = promisify(gzip);

/** A finished answer to a public query, as bytes: text would be encoded again for every caller. */
export interface Answer {
  readonly body: Buffer;
  /** Weak ETag, because it names the answer in either encoding. */
  readonly etag: string;
  /** Compressed at its first use. */
  gzipped(): Promise<Buffer>;
}

interface Entry {
  readonly version: number;
  /** Null while it is being made. */
  madeAt: number | null;
  readonly answer: Promise<Answer | null>;
  /** With its key and its compressed form; 0 until it is made. */
  bytes: number;
}

/** Maximum age of an answer, for a change that was not announced (a lost message, a row edited by hand). */
const LIFETIME_MS = 1000;
const ANSWERS = 500;
const BYTES = 32 * 1_048_576;

/**
 * Caches finished answers of public queries until the catalogue changes, and one second at most after they are made. Callers that ask while an answer is being
 * made wait for that one. `now` is the process's monotonic time in milliseconds.
 */
export class AnswerCache {
  /** The least recently used first. */
  readonly #entries = new Map<string, Entry>();
  readonly #maximumBytes: number;
  #bytes = 0;
  #hits = 0;
  #misses = 0;
  readonly #watch: Pick<CatalogueWatch, 'version'>;
  readonly #now: () => number;

  constructor(watch: Pick<CatalogueWatch, 'version'>, now: () => number = () => performance.now(), maximumBytes: number = BYTES) {
    this.#maximumBytes = maximumBytes;
    this.#watch = watch;
    this.#now = now;
    watchFigures<AnswerCache>(this, (cache) => [
      ['slipstream_cache_entries', { cache: 'public answers' }, cache.#entries.size],
      ['slipstream_cache_maximum', { cache: 'public answers' }, ANSWERS],
      ['slipstream_cache_hits_total', { cache: 'public answers' }, cache.#hits],
      ['slipstream_cache_misses_total', { cache: 'public answers' }, cache.#misses],
    ]);
  }

  /** @param make returns the text, or null when it must not be cached (it contains errors). */
  get(key: string, make: () => Promise<string | null>): Promise<Answer | null> {
    const version = this.#watch.version();
    const cached = this.#entries.get(key);
    if (cached && cached.version === version && (cached.madeAt === null || this.#now() - cached.madeAt < LIFETIME_MS)) {
      this.#hits += 1;
      this.#entries.delete(key);
      this.#entries.set(key, cached);
      return cached.answer;
    }
    this.#misses += 1;
    if (cached) this.#forget(key, cached);
    const answer = make().then((text) => {
      if (text === null) this.#forget(key, entry);
      if (text === null) return null;
      entry.madeAt = this.#now();
      const body = Buffer.from(text);
      this.#weigh(key, entry, key.length + body.length);
      return finished(body, (bytes) => this.#weigh(key, entry, bytes));
    });
    const entry: Entry = { version, madeAt: null, answer, bytes: 0 };
    answer.catch(() => this.#forget(key, entry));
    this.#entries.set(key, entry);
    this.#bound();
    return answer;
  }

  /** Adds to an entry's bytes, unless it is gone by now. */
  #weigh(key: string, entry: Entry, bytes: number): void {
    if (this.#entries.get(key) !== entry) return;
    entry.bytes += bytes;
    this.#bytes += bytes;
    this.#bound();
  }

  #bound(): void {
    for (const [key, entry] of this.#entries) {
      if (this.#entries.size <= ANSWERS && this.#bytes <= this.#maximumBytes) return;
      this.#forget(key, entry);
    }
  }

  #forget(key: string, entry: Entry): void {
    if (this.#entries.get(key) !== entry) return;
    this.#entries.delete(key);
    this.#bytes -= entry.bytes;
  }
}

/** @param onCompressed is called with the bytes that the compressed form adds. */
function finished(body: Buffer, onCompressed: (bytes: number) => void): Answer {
  let gzipped: Promise<Buffer> | null = null;
  return {
    body,
    etag: `W/"${createHash('sha1').update(body).digest('base64url')}"`,
    gzipped() {
      gzipped ??= compress(body).then((compressed) => {
        onCompressed(compressed.length);
        return compressed;
      });
      return gzipped;
    },
  };
}
