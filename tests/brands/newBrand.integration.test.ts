import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, realpathSync, symlinkSync } from 'node:fs';
import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BRAND_CODES } from '../../server/platform/brands.ts';
import { SHELL_OPTIONS } from '../support/chromium.ts';
import { startProductServer } from '../support/productServer.ts';
import { scratchDatabase } from '../support/scratchDatabase.ts';

const CODE = 'acme';
const PATIENCE_MS = 300_000;

interface Ended {
  readonly code: number | null;
  readonly output: string;
}

/** A copy of this project's present files, with a git history of its own. */
let project: string;

function run(file: string, ...args: readonly string[]): Promise<Ended> {
  // With this test runner's variables the other one would take itself for a child of it.
  const environment = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST$|NODE_ENV$)/.test(name)));
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, { cwd: project, env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const keep = (chunk: Buffer): void => {
      output += chunk.toString();
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });
}

async function succeed(file: string, ...args: readonly string[]): Promise<string> {
  const { code, output } = await run(file, ...args);
  expect(code, `${file} ${args.join(' ')}\n${output}`).toBe(0);
  return output;
}

const tool = (name: string): string => path.join('node_modules', '.bin', name);

async function changedFiles(): Promise<readonly string[]> {
  const status = await succeed('git', 'status', '--porcelain', '--untracked-files=all');
  return status.split('\n').flatMap((line) => (line === '' ? [] : [line.slice(3)]));
}

beforeAll(async () => {
  project = await mkdtemp(path.join(tmpdir(), 'slipstream-brand-'));
  await succeed('git', 'init', '--quiet');
  await appendFile(path.join(project, '.git/info/exclude'), 'node_modules\n');
  const source = process.cwd();
  const listed = await succeed('git', '-C', source, 'ls-files', '--cached', '--others', '--exclude-standard', '-z');
  for (const file of listed.split('\0').filter((name) => name !== '' && name !== 'node_modules')) {
    mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
    cpSync(path.join(source, file), path.join(project, file));
  }
  symlinkSync(realpathSync('node_modules'), path.join(project, 'node_modules'));
  await succeed('git', 'add', '--all');
  await succeed('git', '-c', 'user.name=Test', '-c', 'user.email=test@slipstream.example', 'commit', '--quiet', '-m', 'Before');
}, PATIENCE_MS);

afterAll(() => rm(project, { recursive: true, force: true }));

describe('npm run brand:new', () => {
  const REFUSED: readonly (readonly [string, string])[] = [
    ['tsb', 'There is a brand tsb already, in brands/tsb.'],
    ['Acme', 'A brand’s code is 2 to 12 letters, a to z.'],
    ['../x', 'A brand’s code is 2 to 12 letters, a to z.'],
    ['thirteenchars', 'A brand’s code is 2 to 12 letters, a to z.'],
  ];

  it(
    'refuses a code that is taken or no code, and writes nothing',
    async () => {
      await Promise.all(
        REFUSED.map(async ([code, sentence]) => {
          const ended = await run('npm', 'run', '-s', 'brand:new', '--', code);
          expect(ended.code, code).not.toBe(0);
          expect(ended.output).toContain(sentence);
        }),
      );
      expect(await changedFiles()).toEqual([]);
    },
    PATIENCE_MS,
  );

  it(
    'makes a fifth brand that is built, tested and served, and touches nothing but its own folder',
    async () => {
      await succeed('npm', 'run', '-s', 'brand:new', '--', CODE);
      // All tests of brands except those of the specification's own four.
      const others = '^(?!the four brands of the specification)';
      // Types of all else do not depend on it: brands are found by their folders. Git does not see a file of its own folder.
      const types = path.join('.git', 'tsconfig.json');
      const settings = { extends: '../tsconfig.app.json', include: [`../brands/${CODE}`] };
      await writeFile(path.join(project, types), JSON.stringify(settings));
      await Promise.all([
        succeed(process.execPath, 'scripts/build.mjs'),
        succeed(tool('tsc'), '-p', types).then(() => succeed(tool('biome'), 'check', `brands/${CODE}`)),
      ]);
      await succeed(tool('vitest'), 'run', '--project', 'unit', 'tests/brands', 'tests/platform/brandPages', '-t', others);
      await walk();
      const changed = await changedFiles();
      expect(changed.length).toBeGreaterThan(5);
      for (const file of changed) expect(file).toMatch(new RegExp(`^brands/${CODE}/`));
    },
    PATIENCE_MS,
  );
});

/** Checks the new brand in a browser, and its link in the footer of an old one. */
async function walk(): Promise<void> {
  const theme = await readFile(path.join(project, 'brands', CODE, 'theme.ts'), 'utf8');
  const accent = /accent: '(#\w+)'/.exec(theme)?.[1] ?? '';
  const database = await scratchDatabase();
  const server = await startProductServer({
    project,
    environment: { DATABASE_URL: database.url },
    patienceMs: 120_000,
  });
  const browser = await chromium.launch(SHELL_OPTIONS);
  try {
    const page = await browser.newPage({ colorScheme: 'dark', viewport: { width: 1600, height: 1000 } });
    await page.goto(`http://${CODE}.localhost:${server.port}/`);
    await page.locator('main [data-odds]').first().waitFor({ timeout: 60_000 });
    expect(await page.title()).toContain(CODE);
    const manifest = await page.evaluate(async () => {
      const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
      return (await fetch(link?.href ?? '')).json() as Promise<{ name: string; id: string }>;
    });
    expect(manifest).toMatchObject({ name: CODE.toUpperCase(), id: `/?app=${CODE}` });
    const shown = await page.evaluate(() => {
      const { dataset } = document.documentElement;
      return { brand: dataset.brand, accent: getComputedStyle(document.documentElement).getPropertyValue('--colors-accent') };
    });
    expect(shown).toEqual({ brand: CODE, accent });
    for (const code of [CODE, 'tsb']) {
      await page.goto(`http://${code}.localhost:${server.port}/`);
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      const products = page.getByRole('contentinfo').locator('li:has(img[src$="/icon.svg"])');
      await products.first().waitFor({ timeout: 60_000 });
      expect(await products.allTextContents()).toEqual([...BRAND_CODES, CODE].sort());
    }
    const iconType = page.evaluate(async (url) => (await fetch(url)).headers.get('content-type'), `/brands/${CODE}/icon.svg`);
    expect(await iconType).toContain('image/svg+xml');
  } finally {
    await browser.close();
    await server.stop();
    await database.drop();
  }
}
