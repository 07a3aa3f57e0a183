import type { Page } from '@playwright/test';
import { MAINTENANCE_END_PATH } from '../../core/wire/apiPaths.ts';
import { logInBeforehand, waitForWorker } from '../support/flows.ts';
import { expect, ownServerTest as test } from '../support/test.ts';

const REFUSED = [/503/, /Failed to load resource/, /WebSocket connection/];

test.afterEach(({ sandbox }) => sandbox.setMaintenance({ enabled: false }).then(() => undefined));

test('maintenance logs out and shows its text and image in every tab instead of log-in; when it is over the app starts anew without a reload', async ({
  context,
  page,
  consoleWatch,
  sandbox,
  player,
  header,
}) => {
  consoleWatch.expect(...REFUSED);
  await logInBeforehand(page, player);
  await page.goto('/live');
  await waitForWorker(page);
  await expect(header.account).toBeVisible();
  const other = await context.newPage();
  await other.goto('/');
  await expect(other.getByRole('banner')).toBeVisible();

  const ended = context.waitForEvent('request', (request) => request.url().endsWith('/api/logout'));
  await sandbox.setMaintenance({
    enabled: true,
    title: 'New lines are being drawn',
    message: 'Back in a minute – your bets are safe.',
    imageUrl: '/brands/tsb/icon.svg',
    ctaLabel: 'Read more',
    ctaLink: 'https://status.example/',
    refreshIntervalSeconds: 1,
  });
  const heading = (tab: Page) => tab.getByRole('heading', { name: 'New lines are being drawn' });
  await expect(heading(page)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('We are currently undergoing maintenance', { exact: true }).first()).toBeVisible();
  await ended;
  // One page sends a request and learns of it; the worker informs the other pages.
  for (const tab of [page, other]) {
    await expect(heading(tab)).toBeVisible();
    await expect(tab.getByText('Back in a minute – your bets are safe.')).toBeVisible();
    await expect(tab.getByRole('link', { name: 'Read more' })).toHaveAttribute('href', 'https://status.example/');
    await expect(tab.locator('img[src="/brands/tsb/icon.svg"]')).toBeVisible();
    await expect(tab).not.toHaveURL(/\/login/);
  }

  const restarted = page.waitForRequest((request) => request.url().includes('operationName=Startup'));
  await sandbox.setMaintenance({ enabled: false });
  await restarted;
  await expect(header.root).toBeVisible({ timeout: 15_000 });
  await expect(other.getByRole('banner')).toBeVisible({ timeout: 15_000 });
  // Maintenance has ended the session; the player can log in again.
  await expect(header.logIn).toBeEnabled();
});

test('a visitor who opens the app during maintenance sees it, with default texts where none was set', async ({
  page,
  consoleWatch,
  sandbox,
  header,
}) => {
  consoleWatch.expect(...REFUSED);
  await sandbox.setMaintenance({ enabled: true, ctaLink: 'https://status.example/', refreshIntervalSeconds: 1 });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: "We're working on a few things" })).toBeVisible();
  await expect(page.getByText(/ is undergoing maintenance\. Please check back soon\./)).toBeVisible();
  await expect(page.getByRole('link', { name: 'More info' })).toHaveAttribute('href', 'https://status.example/');
  await sandbox.setMaintenance({ enabled: false });
  await expect(header.root).toBeVisible({ timeout: 15_000 });
});

test('the end of maintenance reaches three tabs of a visitor long before their next check by time, by one request of the device', async ({
  context,
  consoleWatch,
  sandbox,
}, info) => {
  consoleWatch.expect(...REFUSED);
  /** Between two checks by time. */
  const intervalSeconds = 120;
  const tabs = await Promise.all(
    ['/', '/live', '/info/house-rules'].map(async (path) => {
      const tab = await context.newPage();
      await tab.goto(path);
      await expect(tab.getByRole('banner')).toBeVisible();
      return tab;
    }),
  );
  for (const tab of tabs) await waitForWorker(tab);
  const waiting: string[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith(MAINTENANCE_END_PATH)) waiting.push(request.url());
  });
  await sandbox.setMaintenance({ enabled: true, title: 'New lines are being drawn', refreshIntervalSeconds: intervalSeconds });
  for (const tab of tabs)
    await expect(tab.getByRole('heading', { name: 'New lines are being drawn' })).toBeVisible({ timeout: 60_000 });
  await expect.poll(() => waiting.length).toBe(1);
  const endedAt = Date.now();
  await sandbox.setMaintenance({ enabled: false });
  const seconds = await Promise.all(
    tabs.map(async (tab) => {
      await expect(tab.getByRole('banner')).toBeVisible({ timeout: (intervalSeconds * 1_000) / 2 });
      return (Date.now() - endedAt) / 1_000;
    }),
  );
  info.annotations.push({ type: 'seconds until each tab is usable', description: seconds.join(', ') });
  expect(waiting).toHaveLength(1);
});
