import type { Locator } from '@playwright/test';
import { logInBeforehand } from '../support/flows.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

test('the footer names the company, the products and the help, and shows the logos that the server names, an organization’s no wider than 128 px [S2.176 S2.177 S2.178 S2.179 S2.180 S2.181 S2.183 S2.185 S2.186 S2.187 S2.188 S9.41]', async ({
  page,
}) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  for (const name of ['Install on iPhone', 'Install on Android'])
    await expect(footer.getByRole('link', { name }).locator('svg')).toBeVisible();
  await expect(footer.getByRole('navigation', { name: 'Betting' }).getByRole('link', { name: 'NFL' })).toBeVisible();
  await expect(footer.getByRole('navigation', { name: 'Company' }).getByRole('link').first()).toBeVisible();
  await expect(footer.getByRole('heading', { name: 'Products & partners' })).toBeVisible();
  await expect(footer.getByText('If you or someone you know has a gambling problem')).toBeVisible();
  await expect(footer.getByText(/© \d{4} tsb, .+\. All rights reserved\./)).toBeVisible();
  for (const name of ['Privacy Policy', 'Terms of Use', 'Accessibility Policies'])
    await expect(footer.getByRole('link', { name, exact: true })).toBeVisible();

  const natural = (image: Locator) => image.evaluate((element) => (element as HTMLImageElement).naturalWidth);
  const limits = footer.getByRole('link', { name: 'Play in balance' });
  await limits.scrollIntoViewIfNeeded();
  await expect.poll(() => natural(limits.locator('img'))).toBe(20);
  const organization = footer.getByRole('link', { name: 'Slipstream open source' });
  await expect.poll(() => natural(organization.locator('img'))).toBe(160);
  expect((await organization.locator('img').boundingBox())?.width).toBe(128);
});

test('a player sees last log-in, the time, ticking each second, and the session’s length, sends heartbeats, and has wallet, rewards, referral and log-out [S2.190 S2.191 S2.192 S4.20 S4.22 S6.06 W9.20]', async ({
  page,
  player,
  header,
  accountMenu,
}) => {
  await page.clock.install({ time: new Date('2026-11-20T18:00:00Z') });
  await page.goto('/');
  await expect(header.logIn).toBeEnabled();
  await expect(page.getByText('Current Time')).toHaveCount(0);
  await expect(header.account).toHaveCount(0);
  await logInBeforehand(page, player);
  await page.goto('/');
  await expect(header.account).toBeVisible();
  const times = page.getByRole('region', { name: 'Your session' });
  await expect(times).toContainText('Last Login');
  await expect(times).toContainText('Session Time');
  const now = times.locator('span').filter({ hasText: 'Current Time' }).locator('strong');
  const heartbeat = page.waitForRequest((request) => request.postData()?.includes('"Heartbeat"') ?? false);
  await page.clock.pauseAt(new Date('2026-11-20T18:20:00Z'));
  await heartbeat;
  for (const second of ['01', '02', '03']) {
    await page.clock.runFor(1000);
    await expect(now).toHaveText(new RegExp(`Nov 20, 1:20:${second}.PM`));
  }
  await expect(times.locator('span').filter({ hasText: 'Session Time' }).locator('strong')).toHaveText(/^0:(19|20):\d\d$/);
  await page.clock.resume();
  await accountMenu.open();
  const panel = page.getByRole('dialog');
  await expect(panel.getByRole('region', { name: 'Wallet' })).toBeVisible();
  await expect(panel.getByRole('region', { name: 'Rewards' })).toBeVisible();
  await expect(panel.getByRole('link', { name: /Refer a friend/ })).toBeVisible();
  await expect(accountMenu.logOut).toBeVisible();
});
