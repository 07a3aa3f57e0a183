import { rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { ensureProductIsBuilt } from '../tests/support/builtProduct.ts';
import { SHELL_OPTIONS } from '../tests/support/chromium.ts';
import { type ProductServer, startProductServer, WIDE_LIMITS } from '../tests/support/productServer.ts';
import { type Pair, writeContactSheet } from './support/contactSheet.ts';
import { type DrawPictures, drawWalk, type PictureSide } from './support/drawPictures.ts';
import { type PictureWalk, pictureWalks } from './support/picturePages.ts';
import { buildTree, commitOf } from './support/pictureTree.ts';
import { preparePictures } from './support/pictureWorld.ts';

const USAGE = 'Usage: npm run pictures -- --since COMMIT [--only NAME]\n';
const START_PATIENCE_MS = 180_000;

/**
 * `npm run pictures -- --since main`: draws pages and galleries of a commit and of the present tree, and writes one page of pairs, the most
 * changed first. For a person to look at before a change is done; it stores no pictures to compare with and refuses nothing.
 */
async function main(): Promise<number> {
  const { values } = parseArgs({ options: { since: { type: 'string' }, only: { type: 'string', default: '' } } });
  const { since, only } = values;
  if (since === undefined) return refuse(USAGE);
  const commit = commitOf(since);
  if (commit === null) return refuse(`There is no commit called ${since} in this repository.\n`);

  const ending = new AbortController();
  const undo: (() => Promise<unknown>)[] = [];
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => ending.abort());
  const during = <Value>(made: Promise<Value>): Promise<Value> => Promise.race([made, aborted(ending.signal)]);
  try {
    const tree = await buildTree(commit, ending.signal);
    undo.push(() => tree.remove());
    ensureProductIsBuilt();
    ending.signal.throwIfAborted();
    const starting = [tree.folder, process.cwd()].map(async (project): Promise<ProductServer> => {
      const server = await startProductServer({ project, environment: WIDE_LIMITS, patienceMs: START_PATIENCE_MS });
      undo.push(() => server.stop());
      return server;
    });
    undo.push(() => Promise.allSettled(starting));
    const servers = await during(Promise.all(starting));
    // At the same time, so that both slates have the same times.
    const worlds = await during(Promise.all(servers.map(({ url }) => preparePictures(url))));
    const [before, after] = servers.map(({ url }, index) => ({ serverUrl: url, world: worlds[index] })) as [
      PictureSide,
      PictureSide,
    ];
    const browser = await chromium.launch(SHELL_OPTIONS);
    undo.push(() => browser.close());
    const pairs = await during(drawPairs(browser, { before, after }, only));
    const folder = path.join('.cache/pictures', `since-${commit.slice(0, 8)}`);
    await rm(folder, { recursive: true, force: true });
    const changes = await writeContactSheet(folder, `Since ${since} (${commit.slice(0, 8)})`, pairs);
    for (const [name, changed] of changes.slice(0, 10))
      process.stdout.write(`${(changed * 100).toFixed(2).padStart(6)} %  ${name}\n`);
    process.stdout.write(`${path.resolve(folder, 'index.html')}\n`);
    return 0;
  } catch (error) {
    if (ending.signal.aborted) return refuse('Stopped.\n');
    throw error;
  } finally {
    for (const step of undo.reverse()) await step();
  }
}

function refuse(sentence: string): number {
  process.stderr.write(sentence);
  return 1;
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));
}

/** Both trees side by side, address by address. */
async function drawPairs(
  browser: Browser,
  { before, after }: { readonly before: PictureSide; readonly after: PictureSide },
  only: string,
): Promise<readonly Pair[]> {
  const how: DrawPictures = { browser, time: new Date(Math.floor(Date.now() / 60_000) * 60_000) };
  const pairs: Pair[] = [];
  for (const walk of pictureWalks(after.world.event)) {
    const wanted: PictureWalk = {
      ...walk,
      addresses: walk.addresses.filter((address) => `${walk.name} ${address}`.includes(only)),
    };
    if (wanted.addresses.length === 0) continue;
    const [old, fresh] = [drawWalk(wanted, before, how), drawWalk(wanted, after, how)];
    for (const address of wanted.addresses) {
      const [left, right] = await Promise.all([old.next(), fresh.next()]);
      pairs.push({ name: `${walk.name} ${address}`, before: left.value ?? null, after: right.value ?? null });
      process.stderr.write(`${walk.name} ${address}\n`);
    }
    await Promise.all([old.return(null), fresh.return(null)]);
  }
  return pairs;
}

process.exitCode = await main();
