import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { BRAND_CODES, type BrandCode } from '../server/platform/brands.ts';
import { ensureProductIsBuilt } from '../tests/support/builtProduct.ts';
import { CHROMIUM_OPTIONS } from '../tests/support/chromium.ts';
import { startProductServer } from '../tests/support/productServer.ts';
import { SandboxClient } from '../tests/support/sandboxClient.ts';
import { BRAND_KINDS, SPECIFIED_BRANDS } from './support/brandKinds.ts';
import { takeInstallPictures } from './support/installPictures.ts';
import { takeRoutePictures } from './support/routePictures.ts';
import { origin } from './support/test.ts';

const FOLDER = 'docs/pictures';
const ROUTES_FOLDER = '.cache/pictures';
const VIEWPORT = { width: 1440, height: 900 };
const QUALITY = 0.72;
/** The size limit of all pictures together, so that a clone stays small. */
const MOST_BYTES = 600 * 1024;

type Mode = 'dark' | 'light';

/**
 * `npm run screenshots`: the README's pictures, every brand in each of its modes, taken of the built product in a real browser, and pictures of
 * every route in a folder that git ignores. `-- --install`: only the pictures for the browser's install dialog.
 */
async function main(): Promise<number> {
  const { values } = parseArgs({ options: { install: { type: 'boolean', default: false } } });
  ensureProductIsBuilt();
  const server = await startProductServer({ patienceMs: 300_000 });
  const browser = await chromium.launch(CHROMIUM_OPTIONS);
  try {
    const sandbox = new SandboxClient(server.url);
    await sandbox.setFeed({ updatesPerSecond: 4 });
    for (const code of SPECIFIED_BRANDS)
      await takeInstallPictures({ code, kind: BRAND_KINDS[code] }, { browser, serverUrl: server.url, sandbox });
    if (values.install) return 0;
    await rm(FOLDER, { recursive: true, force: true });
    await mkdir(FOLDER, { recursive: true });
    for (const brand of BRAND_CODES)
      for (const mode of ['dark', 'light'] as const) await takePicture(browser, server.url, brand, mode);
    const bytes = await folderBytes();
    process.stdout.write(`${Math.round(bytes / 1024)} KB of at most ${MOST_BYTES / 1024} KB\n`);
    await sandbox.setFeed({ paused: true });
    await rm(ROUTES_FOLDER, { recursive: true, force: true });
    for (const brand of SPECIFIED_BRANDS)
      for (const mode of ['dark', 'light'] as const) {
        const taken = await takeRoutePictures(brand, mode, { browser, serverUrl: server.url, sandbox, folder: ROUTES_FOLDER });
        process.stdout.write(`${brand} ${mode}: ${taken} routes in ${ROUTES_FOLDER}\n`);
      }
    return bytes > MOST_BYTES ? 1 : 0;
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** Home, of a sportsbook with two selections in the slip. A brand without the mode gets no picture of it. */
async function takePicture(browser: Browser, serverUrl: string, brand: BrandCode, mode: Mode): Promise<void> {
  const context = await browser.newContext({
    viewport: VIEWPORT,
    colorScheme: mode,
    locale: 'en-US',
    timezoneId: 'America/New_York',
  });
  try {
    const page = await context.newPage();
    await page.goto(`${origin(serverUrl, brand)}/`);
    const odds = page.locator('main [data-odds]:not([aria-disabled])');
    const isCasino = SPECIFIED_BRANDS.some((each) => each === brand && BRAND_KINDS[each] === 'casino');
    await (isCasino ? page.getByRole('heading', { level: 1 }) : odds.first()).waitFor();
    if ((await page.evaluate(() => document.documentElement.dataset.mode)) !== mode) return;
    if (!isCasino) {
      await odds.nth(0).click();
      await odds.nth(7).click();
      await page.getByRole('tab', { name: /Parlay/ }).waitFor();
    }
    await page.evaluate(() => document.fonts.ready);
    await page.waitForLoadState('networkidle');
    await writeFile(path.join(FOLDER, `${brand}-${mode}.webp`), await asWebp(page, await page.screenshot()));
    process.stdout.write(`${brand} ${mode}\n`);
  } finally {
    await context.close();
  }
}

/** Screenshots are PNG only; the browser itself converts them into WebP. */
async function asWebp(page: Page, png: Buffer): Promise<Buffer> {
  const blank = await page.context().newPage();
  try {
    const url: string = await blank.evaluate(
      async ({ base64, quality }) => {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
        const canvas = document.createElement('canvas');
        canvas.width = bitmap.width;
        canvas.height = bitmap.height;
        canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
        return canvas.toDataURL('image/webp', quality);
      },
      { base64: png.toString('base64'), quality: QUALITY },
    );
    return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
  } finally {
    await blank.close();
  }
}

async function folderBytes(): Promise<number> {
  const files = await readdir(FOLDER);
  const sizes = await Promise.all(files.map(async (file) => (await stat(path.join(FOLDER, file))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}

process.exitCode = await main();
