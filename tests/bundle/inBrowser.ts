import { type Browser, chromium, type Page } from 'playwright';
import type { BrandKind } from '../../core/wire/brandKind.ts';
import { SHELL_OPTIONS } from '../support/chromium.ts';
import { gzipBytes } from './closure.ts';

/** Enough for a busy machine. */
const PATIENCE_MS = 120_000;

/** Waits for what a page loads last. On a slow machine the network is idle before it. */
export type WaitForPage = (page: Page) => Promise<void>;

/** Prices and the slip, and in a casino the rows below the first. */
export const homeOf = (kind: BrandKind): WaitForPage =>
  kind === 'sportsbook'
    ? async (page) => {
        await page.locator('[data-odds]').first().waitFor();
        await page.getByRole('button', { name: /^Betslip/ }).waitFor();
      }
    : async (page) => {
        await page
          .getByRole('link', { name: /^See all: / })
          .nth(1)
          .waitFor();
      };

export const logIn: WaitForPage = async (page) => {
  await page.getByRole('textbox', { name: 'Email or username' }).waitFor();
};

/** Opens a page as a first-time visitor and returns the gzipped bytes of every script fetched until the page was idle. */
export async function fetchedScriptBytes(
  url: string,
  waitForPage: WaitForPage,
): Promise<{ readonly bytes: number; readonly files: readonly string[] }> {
  const browser: Browser = await chromium.launch(SHELL_OPTIONS);
  try {
    // Without the worker, which prefetches files that the page does not wait for.
    const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 1600, height: 1000 } });
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    const scripts = new Map<string, Promise<Buffer>>();
    page.on('response', (response) => {
      const type = response.headers()['content-type'] ?? '';
      if (!type.includes('javascript')) return;
      const body = response.body();
      // Where the page fails below, its failure is the one to be told.
      body.catch(() => undefined);
      scripts.set(new URL(response.url()).pathname, body);
    });
    await page.goto(url);
    await waitForPage(page);
    await page.waitForLoadState('networkidle');
    // Files that the page loads in its idle time may start after that: until it is idle twice, a second apart, and nothing came.
    for (let before = -1; before < scripts.size; ) {
      before = scripts.size;
      await page.evaluate(
        () => new Promise((resolve) => requestIdleCallback(() => setTimeout(() => requestIdleCallback(resolve), 1000))),
      );
    }
    const bodies = await Promise.all(scripts.values());
    return { bytes: bodies.reduce((sum, body) => sum + gzipBytes(body), 0), files: [...scripts.keys()] };
  } finally {
    await browser.close();
  }
}
