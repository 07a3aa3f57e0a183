import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { AccountMenu } from '../pages/accountMenu.ts';
import { Header } from '../pages/header.ts';
import { LogInPage } from '../pages/logInPage.ts';
import { startAlteringProxy } from '../support/alteringProxy.ts';
import { logInOnScreen } from '../support/flows.ts';
import { inBrowser, inKilledBrowser, withProfile } from '../support/ownBrowser.ts';
import { expect, origin, test } from '../support/test.ts';

const PANEL = /\/(?:AccountPanel|LogOutDialog|LogInPage|simple)-/;
const PENDING = 'Logged out on this device.We end the session as soon as you’re back on line.';

/** A page under control of the worker. */
async function openControlled(context: BrowserContext, url: string) {
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 45_000 });
  return page;
}

/** Files that the account's panel needs, and that the worker has not stored. */
function stillMissing(page: Page): Promise<readonly string[]> {
  // What the build reports of its chunks (scripts/vite/chunkReport.ts).
  const chunks = JSON.parse(readFileSync('dist/chunks.json', 'utf8')) as readonly { file: string; imports: readonly string[] }[];
  const imports = (file: string): readonly string[] => chunks.find((one) => one.file === file)?.imports ?? [];
  const needed = new Set(chunks.map(({ file }) => file).filter((file) => PANEL.test(file)));
  for (const file of needed) for (const imported of imports(file)) needed.add(imported);
  return page.evaluate(
    async (files) => {
      const isMissing = await Promise.all(files.map(async (file) => (await caches.match(`/${file}`)) === undefined));
      return files.filter((_, place) => isMissing[place]);
    },
    [...needed],
  );
}

test('a log-out without a connection lasts: after a kill, with its stored session put back, the player is a visitor, and the session ends with the line', async ({
  serverUrl,
  player,
  request,
}) => {
  const line = await startAlteringProxy(serverUrl);
  const url = `${origin(line.url, 'tsb')}/`;
  let authorization = '';
  const sessionStatus = async () =>
    (
      await request.get(`${serverUrl}/i/address`, { headers: { authorization, host: new URL(origin(serverUrl, 'tsb')).host } })
    ).status();

  await withProfile(async (profile) => {
    let stored: Record<string, string> = {};
    await inKilledBrowser(profile, async (context) => {
      const page = await openControlled(context, url);
      page.on('request', (sent) => {
        authorization = /^Bearer/.test(sent.headers().authorization ?? '') ? (sent.headers().authorization ?? '') : authorization;
      });
      await logInOnScreen(page, player);
      stored = await page.evaluate(() => ({ ...localStorage }));
      await expect.poll(sessionStatus).toBe(200);
      // What works off line and no install waits for comes when the browser is idle.
      await expect.poll(() => stillMissing(page), { timeout: 60_000 }).toEqual([]);
      await line.close();
      await new AccountMenu(page).logOutAndConfirm();
      await expect(page.getByRole('status').filter({ hasText: 'Logged out on this device.' })).toHaveText(PENDING);
    });
    expect(Object.keys(stored)).toContain('slipstream.session.tsb');
    await inBrowser(profile, async (context) => {
      await context.addInitScript((rows) => {
        if (sessionStorage.getItem('restored') !== null) return;
        sessionStorage.setItem('restored', 'yes');
        for (const [key, value] of Object.entries(rows)) localStorage.setItem(key, value);
      }, stored);
      const page = await context.newPage();
      const header = new Header(page);
      await page.goto(url);
      expect(await sessionStatus()).toBe(200);
      const back = await startAlteringProxy(serverUrl, Number(new URL(line.url).port));
      await expect.poll(sessionStatus).toBe(401);
      const ofSession = back.received.filter((path) => path === '/api/logout' || path === '/api/identity/token');
      expect(ofSession[0]).toBe('/api/logout');
      await expect(new LogInPage(page).submit).toBeVisible();
      await page.goto(url);
      await expect(header.logIn).toBeVisible();
      await expect(header.account).toHaveCount(0);
      await back.close();
    });
  });
});
