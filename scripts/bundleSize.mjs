import { readdir, readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

/**
 * Sizes of the built app's JavaScript, gzipped, in bytes. `initialBytes` is what a first visit to `/` loads before anything is decided: the
 * page's scripts and module preloads, and all that they import statically. `totalBytes` is everything of that brand, loaded or not.
 *
 * @typedef {{ brand: string, initialBytes: number, totalBytes: number, initialFiles: string[] }} BundleSize
 */

const BUDGET_INITIAL_BYTES = 120 * 1024;
const STATIC_IMPORT = /(?:^|[;}\s])(?:import|export)\s*(?:[\w*{}$,\s]+\s*from\s*)?["']([^"']+\.js)["']/g;
const BRAND_CHUNK = /^assets\/brand-([a-z]+)-/;

/** @param {string} html */
function scriptsOf(html) {
  const tags = html.match(/<(?:script|link)\b[^>]*>/g) ?? [];
  return tags.flatMap((tag) => {
    const address = /\b(?:src|href)="\/([^"]+\.js)"/.exec(tag)?.[1];
    const isLoaded = tag.startsWith('<script') || tag.includes('rel="modulepreload"');
    return address !== undefined && isLoaded ? [address] : [];
  });
}

/**
 * @param {string} directory what the build wrote (dist/app)
 * @returns {Promise<BundleSize[]>}
 */
export async function measureBundle(directory) {
  /** @type {Map<string, { bytes: number, imports: string[] }>} */
  const files = new Map();
  for (const name of await readdir(join(directory, 'assets'))) {
    if (!name.endsWith('.js')) continue;
    const text = await readFile(join(directory, 'assets', name), 'utf8');
    const imports = [...text.matchAll(STATIC_IMPORT)].map(([, address]) => posix.join('assets', address ?? ''));
    files.set(posix.join('assets', name), { bytes: gzipSync(text, { level: 9 }).length, imports });
  }
  const pages = (await readdir(join(directory, 'html'))).filter((name) => name.endsWith('.html')).sort();
  return Promise.all(
    pages.map(async (page) => {
      const brand = page.replace('.html', '');
      const initial = new Set(scriptsOf(await readFile(join(directory, 'html', page), 'utf8')));
      // A Set may grow while it is walked.
      for (const name of initial) for (const imported of files.get(name)?.imports ?? []) initial.add(imported);
      const own = [...files.keys()].filter((name) => (BRAND_CHUNK.exec(name)?.[1] ?? brand) === brand);
      const sum = (names) => names.reduce((bytes, name) => bytes + (files.get(name)?.bytes ?? 0), 0);
      return { brand, initialBytes: sum([...initial]), totalBytes: sum(own), initialFiles: [...initial].sort() };
    }),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const sizes = await measureBundle(join(import.meta.dirname, '..', 'dist', 'app'));
  if (process.argv.includes('--json')) console.log(JSON.stringify(sizes, null, 2));
  else
    for (const { brand, initialBytes, totalBytes } of sizes)
      console.log(`${brand}: initial ${(initialBytes / 1024).toFixed(1)} KiB, all ${(totalBytes / 1024).toFixed(1)} KiB gzipped`);
  if (sizes.some((size) => size.initialBytes > BUDGET_INITIAL_BYTES)) {
    console.error(`More than ${BUDGET_INITIAL_BYTES / 1024} KiB of initial JavaScript.`);
    process.exitCode = 1;
  }
}
