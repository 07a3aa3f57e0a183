import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PRECACHE_DIGEST_BYTES } from '../../core/wire/precache.ts';

/** A built project of its own, to start servers in. */
export interface Release {
  readonly directory: string;
  readonly version: string;
  /** A hashed file that no other release has, as `/assets/…`. */
  readonly ownFile: string;
  remove(): void;
}

const CHANGED = /^EventPage-[\w-]{8}\.js$/;

const digestOf = (content: string): string =>
  createHash('sha256').update(content).digest().subarray(0, PRECACHE_DIGEST_BYTES).toString('base64');

/**
 * The project's build, changed as a build of a changed word and another version would be: one chunk with another name, and the pages and the
 * worker that name it. The mutation that places bets is another one, so the release's own queries do not have that of the build.
 * @param version null: the build as it is
 */
export function makeRelease(version: string | null): Release {
  const project = process.cwd();
  const directory = mkdtempSync(path.join(tmpdir(), 'slipstream-release-'));
  for (const name of readdirSync(project))
    if (!name.startsWith('.') && name !== 'dist') symlinkSync(path.join(project, name), path.join(directory, name));
  cpSync(path.join(project, 'dist'), path.join(directory, 'dist'), { recursive: true, filter: (file) => !file.endsWith('.map') });
  const app = path.join(directory, 'dist/app');
  const before = readdirSync(path.join(app, 'assets')).find((name) => CHANGED.test(name)) ?? '';
  const page = readFileSync(path.join(app, 'html/tsb.html'), 'utf8');
  const builtVersion = /data-version="([^"]*)"/.exec(page)?.[1] ?? '';
  const after = version === null ? before : change({ directory, app, before, builtVersion, version });
  return {
    directory,
    version: version ?? builtVersion,
    ownFile: `/assets/${after}`,
    remove: () => rmSync(directory, { recursive: true, force: true }),
  };
}

interface Change {
  readonly directory: string;
  readonly app: string;
  readonly before: string;
  readonly builtVersion: string;
  readonly version: string;
}

function change({ directory, app, before, builtVersion, version }: Change): string {
  const read = (file: string): string => readFileSync(path.join(app, file), 'utf8');
  const write = (file: string, content: string): void => {
    writeFileSync(path.join(app, file), content);
    for (const end of ['br', 'gz']) rmSync(path.join(app, `${file}.${end}`), { force: true });
  };
  let worker = read('sw.js');
  const old = read(`assets/${before}`);
  const changed = `${old}\n// ${version}`;
  const after = `EventPage-${createHash('sha256').update(changed).digest('hex').slice(0, 8)}.js`;
  write(`assets/${before}`, changed);
  renameSync(path.join(app, 'assets', before), path.join(app, 'assets', after));
  worker = worker.replaceAll(before, after).replaceAll(digestOf(old), digestOf(changed));
  for (const name of readdirSync(path.join(app, 'html')).filter((file) => file.endsWith('.html'))) {
    const page = read(`html/${name}`);
    const next = page.replaceAll(before, after).replaceAll(`data-version="${builtVersion}"`, `data-version="${version}"`);
    write(`html/${name}`, next);
    const entry = new RegExp(`\\{[^{}]*html/${name}[^{}]*\\}`).exec(worker)?.[0] ?? '';
    const revised = entry.replace(/[0-9a-f]{32}/, createHash('md5').update(next).digest('hex'));
    worker = worker.replace(entry, () => revised.replace(digestOf(page), digestOf(next)));
  }
  write('sw.js', worker);
  const manifest = path.join(directory, 'dist/persisted-queries.json');
  const queries = Object.entries(JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, string>);
  writeFileSync(
    manifest,
    JSON.stringify(Object.fromEntries(queries.filter(([, text]) => !text.includes('mutation BetslipPlaceBets')))),
  );
  return after;
}
