import { faults } from '../support/axe.ts';
import { expect, origin, REDIRECTING_BRAND, ownServerTest as test } from '../support/test.ts';

const VISITOR = { countryCode: 'US', regionCode: 'US-NJ' };

test.use({ serviceWorkers: 'block', baseURL: async ({ serverUrl }, use) => use(origin(serverUrl, REDIRECTING_BRAND)) });
test.afterEach(({ sandbox }) => sandbox.setVisitor(VISITOR).then(() => undefined));

test('a brand that redirects logs a player in on the identity origin, and leads back to the page they wanted', async ({
  page,
  player,
  header,
  serverUrl,
  consoleWatch,
}) => {
  consoleWatch.expect(/Failed to load resource/);
  await page.goto('/account/help');
  await page.getByRole('button', { name: 'Continue to log in' }).click();
  await expect(page.getByRole('textbox', { name: 'Email or username' })).toBeFocused();
  expect(new URL(page.url()).origin).not.toBe(origin(serverUrl, REDIRECTING_BRAND));
  expect(await faults(page, 'all', { sample: false })).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await faults(page, 'colours', { sample: false })).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });

  await page.keyboard.type(player.username);
  await page.keyboard.press('Tab');
  await page.keyboard.type('wrong');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('don’t go together');
  await expect(page.getByLabel('Password')).toBeFocused();
  await page.keyboard.type(player.password);
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/account\/help$/);
  await expect(header.account).toBeVisible();
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toMatch(/verifier|redirect-log-in/);
  await page.reload();
  await expect(header.account).toBeVisible();
});

test('a visitor outside an operating area is warned first, and an answer without a log-in is told on the callback page', async ({
  page,
  sandbox,
  consoleWatch,
}) => {
  consoleWatch.expect(/Failed to load resource/);
  await sandbox.setVisitor({ countryCode: 'US', regionCode: 'US-UT' });
  await page.goto('/login');
  const leave = page.getByRole('button', { name: 'Continue to log in' });
  await leave.click();
  const warning = page.getByRole('dialog', { name: 'Looks like you’re outside of an operating area' });
  await warning.getByRole('button', { name: 'Keep browsing' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await leave.click();
  await warning.getByRole('button', { name: 'Log In' }).click();

  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/oauth_callback\?/);
  await expect(page.getByRole('alert')).toContainText('You haven’t logged in');
  expect(await faults(page, 'all', { sample: false })).toEqual([]);
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('already been used');
  await page.getByRole('main').getByRole('link', { name: 'Log In' }).click();
  await expect(page).toHaveURL(/\/login$/);
});
