import type { Browser, Page } from '@playwright/test';
import { logInBeforehand } from './flows.ts';
import type { PictureWalk } from './picturePages.ts';
import type { PictureWorld } from './pictureWorld.ts';
import { origin } from './test.ts';
import { walkTo } from './walk.ts';

/** A server of one tree. */
export interface PictureSide {
  readonly serverUrl: string;
  readonly world: PictureWorld;
}

export interface DrawPictures {
  readonly browser: Browser;
  /** The pages' time, which stands still. */
  readonly time: Date;
}

/** So that a gallery stays a picture that can be looked at. */
const MOST_HEIGHT = 6000;
const PATIENCE_MS = 20_000;

/** Draws one address after the other; null: this tree has no such page, or it did not come. */
export async function* drawWalk(
  walk: PictureWalk,
  side: PictureSide,
  { browser, time }: DrawPictures,
): AsyncGenerator<Buffer | null> {
  const context = await browser.newContext({
    viewport: { width: walk.width, height: walk.height },
    colorScheme: 'dark',
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'America/New_York',
    serviceWorkers: 'block',
  });
  try {
    // tsx gives functions their names by a helper, which functions that run in the page lack.
    await context.addInitScript({ content: 'globalThis.__name ??= (named) => named;' });
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    await page.clock.setFixedTime(time);
    const at = origin(side.serverUrl, walk.brand);
    if (walk.isPlayer) await logInBeforehand(page, side.world.player, at);
    await page.goto(`${at}${walk.addresses[0]}`);
    for (const address of walk.addresses)
      yield await draw(page, address, walk).catch((error: unknown) => {
        process.stderr.write(
          `${side.serverUrl}${address} was not drawn: ${error instanceof Error ? error.message.split('\n')[0] : error}\n`,
        );
        return null;
      });
  } finally {
    await context.close();
  }
}

async function draw(page: Page, address: string, walk: PictureWalk): Promise<Buffer> {
  await page.setViewportSize({ width: walk.width, height: walk.height });
  await walkTo(page, address);
  await page.evaluate(() => scrollTo(0, 0));
  await settled(page);
  if (walk.isWhole) {
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width: walk.width, height: Math.min(height, MOST_HEIGHT) });
    await settled(page);
  }
  return page.screenshot({ animations: 'disabled', caret: 'hide', timeout: PATIENCE_MS });
}

/** The page has its heading, its data, its pictures and its fonts, and for half a second nothing of it has changed. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('h1') !== null || document.querySelector('main') !== null);
  await page
    .waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null, undefined, { timeout: 5_000 })
    .catch(() => undefined);
  await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const QUIET_MS = 500;
        const LONGEST_MS = 4_000;
        const done = (): void => {
          observer.disconnect();
          clearTimeout(quiet);
          clearTimeout(longest);
          void document.fonts.ready.then(() => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
        };
        let quiet = setTimeout(done, QUIET_MS);
        const longest = setTimeout(done, LONGEST_MS);
        const observer = new MutationObserver(() => {
          clearTimeout(quiet);
          quiet = setTimeout(done, QUIET_MS);
        });
        observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
      }),
  );
}
