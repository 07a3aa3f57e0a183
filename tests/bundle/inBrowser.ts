import { type Browser, chromium } from 'playwright';
import type { BrandKind } from '../../core/brandKind.ts';
import { CHROMIUM_OPTIONS } from '../support/chromium.ts';
import { gzipBytes } from './closure.ts';

/** Of a busy machine. */
const PATIENCE_MS = 120_000;

/** Opens a page as a first-time visitor and returns the gzipped bytes of every script fetched until the page was idle. */
export async function fetchedScriptBytes(
  url: string,
  kind: BrandKind,
): Promise<{ readonly bytes: number; readonly files: readonly string[] }> {
  const browser: Browser = await chromium.launch(CHROMIUM_OPTIONS);
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
    // Prices and the slip load last, and in a casino the rows below the first; on a slow machine the network is idle before them.
    if (kind === 'sportsbook') {
      await page.locator('[data-odds]').first().waitFor();
      await page.getByRole('button', { name: /^Betslip/ }).waitFor();
    } else
      await page
        .getByRole('link', { name: /^See all: / })
        .nth(1)
        .waitFor();
    await page.waitForLoadState('networkidle');
    // What the page loads once it has nothing else to do may start after that: until it is idle twice, a second apart, and nothing came.
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
