import { expect, ownServerTest as test } from '../support/test.ts';

test.afterEach(({ sandbox }) => sandbox.setWaitingRoom({ inWaitingRoom: false }).then(() => undefined));

test('a full house shows a waiting room, asks again at its pace, and lets in by itself [S4.09 S4.10 S8.24]', async ({
  page,
  sandbox,
}) => {
  await sandbox.setWaitingRoom({ inWaitingRoom: true, refreshIntervalSeconds: 1 });
  await page.goto('/');
  const room = page.getByRole('dialog', { name: 'You’re in line' });
  await expect(room).toBeVisible();
  await expect(room).toContainText('Checking your place every 1 s');
  // It is no notice that can be put away.
  await page.keyboard.press('Escape');
  await expect(room).toBeVisible();

  await sandbox.setWaitingRoom({ inWaitingRoom: false });
  await expect(room).toBeHidden();
  await expect(page.locator('[data-odds]').first()).toBeVisible();
});
