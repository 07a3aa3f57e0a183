import { logInBeforehand } from '../support/flows.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

test('a device that wakes up after an hour logs its player out for inactivity in both tabs, and says so', async ({
  page,
  context,
  player,
}) => {
  await page.clock.install();
  await logInBeforehand(page, player);
  // Without prices: the silence of a websocket over the hour is not the subject.
  await page.goto('/account/settings');
  const second = await context.newPage();
  await second.goto('/account/settings');
  for (const tab of [page, second]) await expect(tab.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await page.clock.fastForward('01:00:00');
  const text = 'You have been logged out due to inactivity. Please log in to continue.';
  for (const tab of [page, second]) await expect(tab.getByText(text)).toBeVisible();
  const left = () => page.evaluate(() => Object.keys(localStorage).filter((key) => /session|times|active/.test(key)));
  // That the log-out is pending is noted until the server has taken it.
  await expect.poll(left).toEqual([]);
});
