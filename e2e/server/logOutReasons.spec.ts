import { logInBeforehand, waitForWorker } from '../support/flows.ts';
import { expect, ownServerTest as test } from '../support/test.ts';

const REFUSED = [/503/, /Failed to load resource/, /WebSocket connection/];

test.afterEach(({ sandbox }) => sandbox.setMaintenance({ enabled: false }).then(() => undefined));

test('maintenance logs out and shows its image instead of log-in; when it is over the app starts anew [S2.110 S2.197 S4.07 S4.08 S4.31 S8.35 W8.11]', async ({
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
  const ended = page.waitForRequest('**/api/logout');
  await sandbox.setMaintenance({
    enabled: true,
    title: 'Painting the lines',
    imageUrl: '/brands/tsb/icon.svg',
    refreshIntervalSeconds: 1,
  });
  await expect(page.getByRole('heading', { name: 'Painting the lines' })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('We are currently undergoing maintenance', { exact: true }).first()).toBeVisible();
  await ended;
  await expect(page.locator('img[src="/brands/tsb/icon.svg"]')).toBeVisible();
  await expect(page).not.toHaveURL(/\/login/);

  const restarted = page.waitForRequest((request) => request.url().includes('operationName=Startup'));
  await sandbox.setMaintenance({ enabled: false });
  await restarted;
  await expect(header.root).toBeVisible({ timeout: 15_000 });
});
