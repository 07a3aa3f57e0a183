import type { BrowserContext, Page } from '@playwright/test';
import { Header } from '../pages/header.ts';
import { startAlteringProxy } from '../support/alteringProxy.ts';
import { inBrowser, withProfile } from '../support/ownBrowser.ts';
import { expect, origin, test } from '../support/test.ts';
import { cachedAnswers } from '../support/workerCache.ts';

/** The first visit; ends when the worker has cached all that a start without a network needs. */
async function visit(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 45_000 });
  await expect.poll(() => cachedAnswers(page, 'HomeSlate')).toBeGreaterThan(0);
  await expect.poll(() => cachedAnswers(page, 'LiveStrip')).toBe(1);
  return page;
}

async function expectAppWithPausedLines(page: Page): Promise<void> {
  await expect(new Header(page).root).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'tsb');
  const paused = page.getByRole('main').getByRole('button', { name: /paused/ });
  await expect(paused.first()).toBeVisible();
}

test('a browser started anew while the server cannot be reached opens the app from the worker, and an installed one in a window of its own', async ({
  serverUrl,
}) => {
  const server = await startAlteringProxy(serverUrl);
  const url = `${origin(server.url, 'tsb')}/`;
  await withProfile(async (profile) => {
    const manifestId = await inBrowser(profile, async (context) => {
      const devtools = await context.newCDPSession(await visit(context, url));
      const { appId = '' } = await devtools.send('Page.getAppId');
      await devtools.send('PWA.install', { manifestId: appId, installUrlOrBundleUrl: url });
      // The browser's own install dialog sets this; without it an installation by DevTools opens in a tab.
      await devtools.send('PWA.changeAppUserSettings', { manifestId: appId, displayMode: 'standalone' });
      return appId;
    });
    await server.close();
    await inBrowser(profile, async (context) => {
      const tab = await context.newPage();
      const response = await tab.goto(url);
      expect(response?.fromServiceWorker()).toBe(true);
      await expectAppWithPausedLines(tab);

      const devtools = await context.newCDPSession(tab);
      const opened = context.waitForEvent('page');
      await devtools.send('PWA.launch', { manifestId });
      const app = await opened;
      await expectAppWithPausedLines(app);
      expect(await app.evaluate(() => matchMedia('(display-mode: standalone)').matches)).toBe(true);
      expect(await tab.evaluate(() => matchMedia('(display-mode: standalone)').matches)).toBe(false);
      const windowOf = async (page: Page) =>
        (await (await context.newCDPSession(page)).send('Browser.getWindowForTarget')).windowId;
      expect(await windowOf(app)).not.toBe(await windowOf(tab));
    });
  });
});
