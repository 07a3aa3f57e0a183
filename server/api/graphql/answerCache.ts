import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { CatalogueWatch } from './catalogueWatch.ts';
import { LruMap } from './lruMap.ts';

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
  readonly madeAt: number;
  readonly answer: Promise<Answer | null>;
}

/** Maximum age of an answer, for a change that was not announced (a lost message, a row edited by hand). */
const LIFETIME_MS = 1000;
const ANSWERS = 500;

/**
 * Caches finished answers of public queries until the catalogue changes, and one second at most. Callers that ask while an answer is being
 * made wait for that one. `now` is the process's monotonic time in milliseconds.
 */
export class AnswerCache {
  readonly #entries = new LruMap<string, Entry>(ANSWERS);
  readonly #watch: Pick<CatalogueWatch, 'version'>;
  readonly #now: () => number;

  constructor(watch: Pick<CatalogueWatch, 'version'>, now: () => number = () => performance.now()) {
    this.#watch = watch;
    this.#now = now;
  }

  /** @param make returns the text, or null when it must not be cached (it contains errors). */
  get(key: string, make: () => Promise<string | null>): Promise<Answer | null> {
    const version = this.#watch.version();
    const now = this.#now();
    const known = this.#entries.get(key);
    if (known && known.version === version && now - known.madeAt < LIFETIME_MS) return known.answer;
    const answer = make().then((text) => {
      if (text === null) this.#forget(key, entry);
      return text === null ? null : finished(Buffer.from(text));
    });
    const entry: Entry = { version, madeAt: now, answer };
    answer.catch(() => this.#forget(key, entry));
    this.#entries.set(key, entry);
    return answer;
  }

  #forget(key: string, entry: Entry): void {
    if (this.#entries.get(key) === entry) this.#entries.delete(key);
  }
}

function finished(body: Buffer): Answer {
  let gzipped: Promise<Buffer> | null = null;
  return {
    body,
    etag: `W/"${createHash('sha1').update(body).digest('base64url')}"`,
    gzipped() {
      gzipped ??= compress(body);
      return gzipped;
    },
  };
}
