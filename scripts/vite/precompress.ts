import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(?:js|css|html|svg|json|webmanifest|txt|xml)$/;
/** Below this a compressed copy saves no packet. */
const MINIMUM_BYTES = 512;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < MINIMUM_BYTES) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const [small, compatible] = await Promise.all([brotli(bytes, { params }), gzipped(bytes, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, small), writeFile(`${file}.gz`, compatible)]);
}

/** Writes `.br` and `.gz` beside every text file, once everything (the worker too) has been written. */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'slipstream:precompress',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const folderStat = await stat(folder).catch(() => null);
        if (folderStat === null) return;
        const names = await readdir(folder, { recursive: true });
        for (const name of names) if (TEXT.test(name)) await compressFile(join(folder, name));
      },
    },
  };
}
