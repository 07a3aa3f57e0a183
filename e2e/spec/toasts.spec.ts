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
    await page.clock.runFor(10_000);
    expect(await toast.count()).toBe(1);
  }).toPass();
  await page.clock.runFor(600_000);
  await expect(toast).toBeVisible();
  await toast.getByRole('button', { name: 'Dismiss' }).click();
  await expect(toast).toHaveCount(0);
});

test('a toast that is shown again stays for its whole time', async ({ page }) => {
  await page.clock.install();
  await page.goto('/dev-tools/gallery');
  const show = page.getByRole('button', { name: 'Featured bet, 3 s' });
  await expect(show).toBeVisible();
  await stopClock(page);
  const toast = page.locator('[data-tone]').filter({ hasText: 'Featured bet added' });
  await show.click();
  await expect(toast).toHaveCount(1);
  await page.clock.runFor(2000);
  await show.click();
  await page.clock.runFor(2500);
  await expect(toast).toHaveCount(1);
  await page.clock.runFor(700);
  await expect(toast).toHaveCount(0);
});

test('the toasts of a featured bet and of an external market are shorter', async ({ page }) => {
  await page.clock.install();
  await page.goto('/dev-tools/gallery');
  const short = [
    { button: 'Featured bet, 3 s', body: 'Featured bet added', ms: 3_000 },
    { button: 'External market, 1.1 s', body: 'External market added', ms: 1_100 },
  ];
  await expect(page.getByRole('button', { name: short[0]?.button ?? '' })).toBeVisible();
  await stopClock(page);
  for (const { button, body, ms } of short) {
    const toast = page.locator('[data-tone]').filter({ hasText: body });
    await page.getByRole('button', { name: button }).click();
    await expect(toast).toHaveCount(1);
    await page.clock.runFor(ms - 100);
    await expect(toast).toBeVisible();
    await page.clock.runFor(200);
    await expect(toast).toHaveCount(0);
  }
});
