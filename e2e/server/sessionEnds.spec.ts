import type { Page } from '@playwright/test';
import { logInBeforehand } from '../support/flows.ts';
import { expect, sessionTest as test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

const REFUSED = [/Failed to load resource/];
const TIME_LIMIT = 'We logged you out because you reached your set daily time limit. Come back tomorrow!';

/** Two of the seven: tables at the server, the token endpoint and the messages have them all. */
const ENDS: readonly (readonly [reason: string, text: string])[] = [
  ['COOL_OFF', 'Cool off was successful. You have been logged out.'],
  ['GEOCOMPLY_ERROR', 'There was a problem in verifying your location, please try logging in again'],
];

const stored = (page: Page) => page.evaluate(() => Object.keys(localStorage).filter((key) => /session|times|active/.test(key)));

test('a session that the server ends says why, and leaves nothing on the device; so does the program around a web view', async ({
  page,
  consoleWatch,
  sandbox,
  player,
  header,
  context,
}) => {
  consoleWatch.expect(...REFUSED);
  for (const [reason, text] of ENDS) {
    await logInBeforehand(page, player);
    await page.goto('/info/about');
    await expect(header.account).toBeVisible();
    await sandbox.controlSession(player.userId, { end: reason });
    await page.reload();
    await expect(page.getByText(text).first()).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
    expect(await stored(page)).toEqual([]);
    expect((await context.cookies()).filter(({ name }) => name.includes('refresh'))).toEqual([]);
  }
  // The program around a web view.
  await logInBeforehand(page, player);
  await page.goto('/info/about');
  await expect(header.account).toBeVisible();
  await page.evaluate(() => postMessage({ type: 'logOut' }, location.origin));
  await expect(page.getByText('You have been logged out. Please login again to continue.', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => history.state.usr)).toEqual({ logoutReason: 'webView' });
});

test('the daily time limit logs out all five tabs, and its message stays; the reality check closes in all of them', async ({
  page,
  context,
  consoleWatch,
  sandbox,
  player,
}) => {
  consoleWatch.expect(...REFUSED);
  // Fake from here, so that this tab alone can be moved on below; it runs at the usual pace until then.
  await page.clock.install();
  // Long enough that the next one is not due while five tabs are looked at.
  await sandbox.controlSession(player.userId, { realityCheckSeconds: 15 });
  await logInBeforehand(page, player);
  const tabs = [page];
  while (tabs.length < 5) tabs.push(await context.newPage());
  for (const tab of tabs) await tab.goto('/info/about');
  const understand = (tab: Page) => tab.getByRole('button', { name: 'I Understand', exact: true });
  for (const tab of tabs) await expect(understand(tab)).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(/^Spent this session \$0\.00 at .+ ET · Reality check-in: every 15 seconds$/)).toBeVisible();
  await understand(tabs[4] ?? page).click();
  for (const tab of tabs) await expect(understand(tab)).toHaveCount(0, { timeout: 10_000 });
  await sandbox.controlSession(player.userId, { dailyLimitSeconds: 1 });
  for (const tab of tabs) {
    await expect(tab).toHaveURL(/\/login$/, { timeout: 15_000 });
    await expect(understand(tab)).toHaveCount(0);
    await expect(tab.getByText(TIME_LIMIT).first()).toBeVisible();
  }
  // Longer than any other toast stays.
  await page.clock.fastForward(60_000);
  await expect(page.getByText(TIME_LIMIT).first()).toBeVisible();
});

test('a player who moves to another operating region goes on at the addresses that the server names for it', async ({
  page,
  sandbox,
  player,
  header,
}) => {
  await logInBeforehand(page, player);
  await page.goto('/');
  await expect(header.account).toBeVisible();
  const moved = page.waitForResponse((response) => response.url().includes('/graphql?region=US-PA') && response.ok());
  // Established: a browser warns of a websocket that is closed before.
  const isHeard = new Promise<void>((resolve) => {
    page.on('websocket', (socket) => {
      if (socket.url().endsWith('/graphql?region=US-PA')) socket.on('framereceived', () => resolve());
    });
  });
  await sandbox.setVisitor({ countryCode: 'US', regionCode: 'US-PA' });
  await moved;
  await isHeard;
  await expect(header.account).toBeVisible();
  await sandbox.setVisitor({ countryCode: 'US', regionCode: 'US-NJ' });
});
