import { logInBeforehand, stopClock } from '../support/flows.ts';
import { alterStartup } from '../support/startupAnswer.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

// On /signup: a page with prices has a websocket, whose silence counts as a lost connection while the clock runs ahead of the server.
test('a toast stays for 5 s, longer under the pointer, and then disappears [S9.17]', async ({ page }) => {
  let answer = (): void => undefined;
  const isPaused = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/operationName=Startup/, async (route) => {
    await isPaused;
    await route.fallback();
  });
  await alterStartup(page, (startup) => {
    startup.regionalMetadata.ipAddressCountryCode = 'GB';
  });
  await page.clock.install();
  await page.goto('/signup');
  await stopClock(page);
  answer();
  const toast = page.locator('[data-tone]').filter({ hasText: 'tsb does not operate in your region.' });
  await expect(async () => {
    await page.clock.runFor(100);
    expect(await toast.count()).toBe(1);
  }).toPass();
  const [box, footer] = await Promise.all([toast.boundingBox(), page.getByRole('contentinfo').boundingBox()]);
  expect((box?.y ?? 0) + (box?.height ?? 0), 'the toast is above the footer').toBeLessThanOrEqual(footer?.y ?? 0);
  await page.clock.runFor(2500);
  await toast.hover();
  await page.clock.runFor(20_000);
  await expect(toast).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.runFor(2350);
  await expect(toast).toBeVisible();
  await page.clock.runFor(200);
  await expect(toast).toHaveCount(0);
});

test('the toast of the daily time limit stays until it is dismissed [S3.35 S8.27]', async ({
  page,
  consoleWatch,
  player,
  header,
}) => {
  consoleWatch.expect(/WebSocket/);
  await logInBeforehand(page, player);
  await page.route(/\/graphql$/, (route) =>
    route.request().postData()?.includes('"Heartbeat"')
      ? route.fulfill({ json: { data: { heartbeat: { status: 'TIME_LIMIT_EXCEEDED' } } } })
      : route.continue(),
  );
  await page.clock.install();
  await page.goto('/info/about');
  await expect(header.account).toBeVisible();
  const toast = page.locator('[data-tone]').filter({ hasText: 'We logged you out because you reached your set daily time limit.' });
  await expect(async () => {
    await page.clock.fastForward(10_000);
    expect(await toast.count()).toBe(1);
  }).toPass();
  // A jump fires what is due; `runFor` would fire every frame of the ten minutes.
  await page.clock.fastForward(600_000);
  await expect(toast).toBeVisible();
  await toast.getByRole('button', { name: 'Dismiss' }).click();
  await expect(toast).toHaveCount(0);
});
