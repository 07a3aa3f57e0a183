import { expect, ownServerTest as test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });
test.afterEach(({ sandbox }) => sandbox.setWaitingRoom({ inWaitingRoom: false }).then(() => undefined));

test('a full server shows a waiting room, which retries at the stated interval and then opens the app', async ({
  page,
  sandbox,
}) => {
  await sandbox.setWaitingRoom({ inWaitingRoom: true, refreshIntervalSeconds: 1 });
  await page.goto('/');
  const room = page.getByRole('dialog', { name: 'You’re in line' });
  await expect(room).toBeVisible();
  await expect(room).toContainText('Checking your place every 1 s');
  // It cannot be dismissed.
  await page.keyboard.press('Escape');
  await expect(room).toBeVisible();

  await sandbox.setWaitingRoom({ inWaitingRoom: false });
  await expect(room).toBeHidden();
  await expect(page.locator('[data-odds]').first()).toBeVisible();
});
