import type { PrecachedFile } from '../core/wire/precache.ts';

export interface LaterFilesPorts {
  readonly origin: string;
  readonly open: () => Promise<Cache>;
  /** The file's key in this cache, from the origin on. */
  readonly keyOf: (file: PrecachedFile) => string;
  readonly fetch: (address: string) => Promise<Response>;
  /** Whether an answer is the build's own file. */
  readonly isRight: (url: URL, response: Response) => Promise<boolean>;
}

/** Files that work off line, and that nothing waits for. */
export interface LaterFiles {
  /** Fetches what is missing, two at a time; ends quietly where the network or the disk does. */
  fill(): Promise<void>;
  /** Removes the files of other builds. */
  tidy(): Promise<void>;
  /** The key of a file among these in the cache; null: not one of them. */
  keyOf(pathname: string): string | null;
}

const AT_ONCE = 2;

export function createLaterFiles(files: readonly PrecachedFile[], ports: LaterFilesPorts): LaterFiles {
  const keys = new Map(files.map((file) => [`/${file.url}`, ports.keyOf(file)]));
  const wanted = new Set(keys.values());
  const stored = async (cache: Cache): Promise<Map<string, Request>> =>
    new Map((await cache.keys()).map((request) => [request.url.slice(ports.origin.length), request]));
  let filling: Promise<void> | null = null;

  const store = async (cache: Cache, pathname: string, key: string): Promise<void> => {
    const response = await ports.fetch(pathname);
    if (await ports.isRight(new URL(pathname, ports.origin), response)) await cache.put(key, response);
  };
  const fillNow = async (): Promise<void> => {
    const cache = await ports.open();
    const there = await stored(cache);
    const missing = [...keys].filter(([, key]) => !there.has(key)).values();
    const work = async (): Promise<void> => {
      for (const [pathname, key] of missing) await store(cache, pathname, key);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  };

  return {
    fill: () => {
      filling ??= fillNow()
        .catch(() => undefined)
        .finally(() => {
          filling = null;
        });
      return filling;
    },
    tidy: async () => {
      const cache = await ports.open();
      for (const [key, request] of await stored(cache)) if (!wanted.has(key)) await cache.delete(request);
    },
    keyOf: (pathname) => keys.get(pathname) ?? null,
  };
}
