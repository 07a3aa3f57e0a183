import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, expect } from '@playwright/test';
import type { SandboxClient } from '../../tests/support/sandboxClient.ts';
import type { SpecifiedBrand } from './brandKinds.ts';
import { logInBeforehand } from './flows.ts';
import { origin } from './test.ts';
import { addressOf, rowsOf, walkTo } from './walk.ts';

const VIEWPORT = { width: 1600, height: 1000 };

export interface RoutePictures {
  readonly browser: Browser;
  readonly serverUrl: string;
  readonly sandbox: SandboxClient;
  /** The pictures go to `<folder>/<brand>/<mode>/`. */
  readonly folder: string;
}

/** Pictures of every route of a brand in a mode, as a player sees it; of log-in and sign-up as a visitor. Returns their number. */
export async function takeRoutePictures(
  brand: SpecifiedBrand,
  mode: 'dark' | 'light',
  { browser, serverUrl, sandbox, folder }: RoutePictures,
): Promise<number> {
  const target = path.join(folder, brand, mode);
  const context = await browser.newContext({ viewport: VIEWPORT, colorScheme: mode, reducedMotion: 'reduce', locale: 'en-US' });
  try {
    const page = await context.newPage();
    const [event] = await sandbox.events();
    if (event === undefined) throw new Error('There is no event to show');
    await page.goto(`${origin(serverUrl, brand)}/login`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    if ((await page.evaluate(() => document.documentElement.dataset.mode)) !== mode) return 0;
    await mkdir(target, { recursive: true });
    const forVisitors = rowsOf(brand).filter(([address]) => address === '/login' || address === '/signup');
    const forPlayers = [['/', '', 'Main', 'all', []] as const, ...rowsOf(brand).filter((row) => !forVisitors.includes(row))];
    let taken = 0;
    for (const rows of [forVisitors, forPlayers]) {
      if (rows === forPlayers) {
        await logInBeforehand(page, await sandbox.createPlayer({ balanceCents: 100_000 }), origin(serverUrl, brand));
        await page.goto(origin(serverUrl, brand));
      }
      for (const row of rows) {
        const address = addressOf(row, event);
        await walkTo(page, address);
        await expect(page.locator('h1')).toHaveCount(1);
        await page.waitForLoadState('networkidle');
        const name = row[0] === '/' ? 'home' : row[0].slice(1).replace(/\W+/g, '-');
        await page.screenshot({ path: path.join(target, `${name}.png`) });
        taken += 1;
      }
    }
    return taken;
  } finally {
    await context.close();
  }
}
