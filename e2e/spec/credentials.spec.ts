import { faults } from '../support/axe.ts';
import { expect, origin, test } from '../support/test.ts';

const NEW_PASSWORD = 'Tide-Lamp-4242';

test('a forgotten password is reset by the link of a mail [S2.202 S2.203 S2.204 S2.205 S2.206 S2.207 S3.51 S5.28 S5.29 S5.30 S7.064 S7.065 W2.39]', async ({
  page,
  player,
  sandbox,
  serverUrl,
  logInPage,
  consoleWatch,
}) => {
  await page.goto(`${origin(serverUrl, 'espnbet')}/login`);
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(page).toHaveURL(/\/forgot-password$/);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Reset your password' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Contact Support' })).toHaveAttribute('href', /^mailto:/);
  await expect(main).toContainText('Linked a sports-media account? Its own password is reset there.');
  const email = main.getByLabel('Email');
  const send = main.getByRole('button', { name: 'Send Reset Email' });
  await expect(send).toBeDisabled();
  await email.focus();
  await email.blur();
  await expect(main.getByRole('alert')).toHaveText('Please enter your email');
  await email.fill('maya@example');
  await expect(main.getByRole('alert')).toHaveText('Please enter a valid email');
  await expect(send).toBeDisabled();
  expect(await faults(page, 'all', { sample: false })).toEqual([]);
  await email.fill(player.email);
  const [request] = await Promise.all([page.waitForRequest('**/api/password_reset_requests'), send.click()]);
  expect(request.method()).toBe('POST');
  expect(request.postDataJSON()).toEqual({ email: player.email, client_id: 'slipstream-web' });
  await expect(main.getByRole('heading', { name: 'Email sent' })).toBeVisible();
  expect(await faults(page, 'all', { sample: false })).toEqual([]);
  await expect.poll(async () => (await sandbox.outbox(player.email)).length).toBe(1);
  await main.getByRole('button', { name: 'Send email again' }).click();
  await expect.poll(async () => (await sandbox.outbox(player.email)).length).toBe(2);

  const link = (await sandbox.outbox(player.email))[0]?.link ?? '';
  expect(link.startsWith(origin(serverUrl, 'espnbet'))).toBe(true);
  await page.goto(link);
  const password = main.getByLabel('New password', { exact: true });
  await password.fill('short');
  await expect(main.getByRole('button', { name: 'Set password' })).toBeDisabled();
  // The token is in no address that a browser remembers.
  await expect(page).toHaveURL(/\/reset-password$/);
  await password.fill(NEW_PASSWORD);
  expect(await faults(page, 'all', { sample: false })).toEqual([]);
  await main.getByRole('button', { name: 'Set password' }).click();
  await expect(main.getByRole('heading', { name: 'Password changed' })).toBeVisible();
  await main.getByRole('link', { name: 'Log In' }).click();
  await logInPage.logIn(player.username, NEW_PASSWORD);
  await expect(page.getByRole('button', { name: /account/i }).first()).toBeVisible();

  consoleWatch.expect(/status of 422/);
  await page.goto(link);
  await password.fill('Another-Lamp-42');
  await main.getByRole('button', { name: 'Set password' }).click();
  await expect(main.getByRole('heading', { name: 'This link does not work any more' })).toBeVisible();
});
