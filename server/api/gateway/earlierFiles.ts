import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Deps } from '../../deps.ts';
import type { Loop } from '../../platform/loop.ts';
import { LruMap } from '../../platform/lruMap.ts';
import { type AppFile, addAppFiles, findAppFile, noteAppFiles } from '../../store/builds/index.ts';

/** More often than the files of a build that is served expire. */
const STORE_EVERY_MS = 60 * 60_000;
/** Files of one statement. */
const AT_ONCE = 50;
/** In memory, of the files of other builds; a hundred are a few megabytes. */
const REMEMBERED = 100;
/** The files of a build that browsers may request by their hash. */
const SERVED = /^[\w.-]+-[\w-]{8,}\.(?!map$)\w+$/;

export interface EarlierFiles {
  /** Stores this build's files. Reads none that is stored. @throws when the database does not answer. */
  store(): Promise<void>;
  /** A file of another build of the last 30 days; null: there is none. @throws when the database does not answer. */
  find(file: string): Promise<AppFile | null>;
  /** Stores them again and again. */
  readonly loop: Loop;
}

/** The hashed files of the builds of the last 30 days, which the database keeps (docs/adr/0100). */
export function earlierFiles({ db, clock }: Pick<Deps, 'db' | 'clock'>, directory: string): EarlierFiles {
  const found = new LruMap<string, AppFile>('files of earlier builds', REMEMBERED);

  async function store(): Promise<void> {
    const missing = await noteAppFiles(db, await servedFiles(directory), clock.now());
    for (let index = 0; index < missing.length; index += AT_ONCE) {
      const files = await Promise.all(missing.slice(index, index + AT_ONCE).map((file) => readAppFile(directory, file)));
      await addAppFiles(db, files, clock.now());
    }
  }

  return {
    store,
    async find(file) {
      const cached = found.get(file);
      if (cached !== undefined) return cached;
      const stored = SERVED.test(path.basename(file)) ? await findAppFile(db.of('reading'), file) : null;
      if (stored !== null) found.set(file, stored);
      return stored;
    },
    loop: {
      name: 'files of this build',
      everyMs: STORE_EVERY_MS,
      firstMs: STORE_EVERY_MS,
      failureText: 'the files of this build could not be stored',
      pass: store,
    },
  };
}

async function servedFiles(directory: string): Promise<readonly string[]> {
  const folder = path.join(directory, 'assets');
  if (!existsSync(folder)) return [];
  const names = await readdir(folder);
  return names.filter((name) => SERVED.test(name) && !/\.(?:br|gz)$/.test(name)).map((name) => `assets/${name}`);
}

async function readAppFile(directory: string, file: string): Promise<AppFile> {
  const place = path.join(directory, file);
  const content = await readFile(place);
  const brotli = existsSync(`${place}.br`);
  const bytes = brotli ? await readFile(`${place}.br`) : content;
  return { path: file, sha256: createHash('sha256').update(content).digest('hex'), brotli, bytes };
}
