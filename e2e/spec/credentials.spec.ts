import type { Locator } from '@playwright/test';
import { Header } from '../pages/header.ts';
import { faults } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

const NEW_PASSWORD = 'Tide-Lamp-4242';
/** The sandbox's random passwords do not always meet the rules. */
const LATER_PASSWORD = 'Reef-Lamp-5353';

const PERSON = {
  'First name': 'Noor',
  'Last name': 'Haddad',
  'Street address': '218 Harbor Way',
  City: 'Newark',
  ZIP: '07102',
  Mobile: '(201) 555-0142',
};

test('a sign-up of six presses arrives logged in at the welcome, once: no way back, other tab, reload or later log-in leads there', async ({
  page,
  context,
  header,
  logInPage,
}) => {
  const name = `e2e${Date.now()}`;
  let presses = 0;
  const press = async (target: Locator): Promise<void> => {
    presses += 1;
    await target.click();
  };
  await page.goto('/');
  const main = page.getByRole('main');
  const next = main.getByRole('button', { name: 'Continue' });
  await press(header.signUp);
  await press(next);
  await main.getByLabel('Email', { exact: true }).fill(`${name}@signup.test`);
  await main.getByLabel('Username').fill(name);
  await main.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  expect(await faults(page, 'all', { sample: false, within: 'main' })).toEqual([]);
  await press(next);
  for (const [label, text] of Object.entries({ ...PERSON, 'Date of birth': '1994-04-18' })) await main.getByLabel(label).fill(text);
  await press(next);
  await press(main.getByLabel('I’m 21 or older'));
  await press(main.getByRole('button', { name: 'Create account' }));
  await expect(page).toHaveURL(/\/welcome-promo$/);
  expect(presses).toBe(6);
  await main.getByRole('link', { name: /Skip for now/i }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(header.account).toContainText('$0.00');
  await page.reload();
  await expect(header.account).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  const other = await context.newPage();
  await other.goto('/');
  await expect(new Header(other).account).toBeVisible();
  await expect(other).toHaveURL(/\/$/);
  await other.close();
  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await logInPage.logIn(name, NEW_PASSWORD);
  await expect(header.account).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/welcome-promo');
  await expect(page).toHaveURL(/\/deposit$/);
});

test('login preferences are saved after a code, a password, a reset by the link of a mail and a log-in then need one, and the job after it turns nothing off without', async ({
  page,
  sandbox,
  logInPage,
  consoleWatch,
}) => {
  const phone = `+1201555${String(Date.now() % 10_000).padStart(4, '0')}`;
  const player = await sandbox.createPlayer({ phone });
  const newCode = async (count: number): Promise<string> => {
    await expect.poll(async () => (await sandbox.outbox(phone)).length).toBe(count);
    return (await sandbox.outbox(phone))[0]?.code ?? '';
  };
  await page.goto('/login?previousPath=/account/login-preferences');
  await logInPage.logIn(player.username, player.password);
  const strong = page.getByRole('switch', { name: 'Ask for a code' });
  const toast = (text: string) => page.locator('[data-tone]').filter({ hasText: text });
  await expect(strong).not.toBeChecked();
  expect(await faults(page, 'all', { sample: false, within: 'main' })).toEqual([]);
  await strong.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(`To (•••) •••-${phone.slice(-4)}`);
  await dialog.getByRole('button', { name: 'Send code' }).click();
  const code = await newCode(1);
  const field = dialog.getByLabel('6-digit code');
  await field.fill(code === '000000' ? '111111' : '000000');
  await dialog.getByRole('button', { name: 'Verify' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('That code didn’t match. 4 tries left.');
  expect(await faults(page, 'all', { sample: false, within: '[role=dialog]' })).toEqual([]);
  consoleWatch.expect(/status of 500/);
  await sandbox.addFault({ match: '/api/login_preferences', effect: { status: 500 }, times: 1 });
  await field.fill(code);
  await field.press('Enter');
  await expect(toast('Failed to save login preference')).toBeVisible();
  await expect(strong).not.toBeChecked();
  // The code was right, so the next try asks for none.
  await strong.press('Space');
  await expect(toast('Login Preferences Saved')).toBeVisible();
  await expect(strong).toBeChecked();
  await expect(strong).toBeFocused();

  await strong.press('Space');
  await expect(dialog.getByRole('button', { name: 'Send code' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(strong).toBeChecked();

  await page.getByRole('link', { name: 'Update password' }).click();
  await page.getByLabel('Current password', { exact: true }).fill(player.password);
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
  expect(await faults(page, 'all', { sample: false, within: 'main' })).toEqual([]);
  await page.getByRole('main').getByRole('button', { name: 'Update password' }).click();
  await dialog.getByText('Phone call').click();
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await dialog.getByLabel('6-digit code').fill(await newCode(2));
  await dialog.getByRole('button', { name: 'Verify' }).click();
  await expect(toast('Password updated')).toBeVisible();

  await page.getByLabel('Current password', { exact: true }).fill(NEW_PASSWORD);
  await page.getByLabel('New password', { exact: true }).fill(LATER_PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Update password' }).click();
  await dialog.getByRole('button', { name: /Can’t get a code/ }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByRole('main').getByLabel('Email', { exact: true }).fill(player.email);
  await page.getByRole('button', { name: 'Send Reset Email' }).click();
  await expect(page.getByRole('heading', { name: 'Email sent', exact: true })).toBeVisible();
  expect(await faults(page, 'all', { sample: false, within: 'main' })).toEqual([]);
  await expect.poll(async () => (await sandbox.outbox(player.email))[0]?.link ?? '').toMatch(/reset-password/);
  await page.goto((await sandbox.outbox(player.email))[0]?.link ?? '');
  await page.getByLabel('New password', { exact: true }).fill(LATER_PASSWORD);
  expect(await faults(page, 'all', { sample: false, within: 'main' })).toEqual([]);
  // The mailbox alone sets no password, and the password alone opens nothing.
  consoleWatch.expect(/status of 4(00|22)/);
  await page.getByRole('button', { name: 'Set password' }).click();
  await page.getByLabel('6-digit code').fill(await newCode(3));
  await page.getByRole('button', { name: 'Set password' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Log In' }).click();
  await logInPage.logIn(player.username, LATER_PASSWORD);
  await page.getByLabel('6-digit code').fill(await newCode(4));
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click();
  // No operator has waived the codes.
  await expect(toast('Failed to save login preference')).toBeVisible();
  await page.goto('/account/login-preferences');
  await expect(strong).toBeChecked();
});
