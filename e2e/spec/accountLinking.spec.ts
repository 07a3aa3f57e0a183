import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { SandboxClient } from '../../tests/support/sandboxClient.ts';
import { faults } from '../support/axe.ts';
import { logInBeforehand } from '../support/flows.ts';
import { expect, origin, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

type MediaAccount = Awaited<ReturnType<SandboxClient['mediaAccount']>>;

async function logInAtProvider(page: Page, { email, password }: MediaAccount): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in and link' }).click();
}

const clean = async (page: Page, within?: string): Promise<void> =>
  expect(await faults(page, 'all', { sample: true, ...(within ? { within } : {}) })).toEqual([]);

test('a player links an account from the account panel, and unlinks it', async ({ page, sandbox, player, serverUrl }) => {
  const espnbet = origin(serverUrl, 'espnbet');
  await sandbox.setFlags({ 'account-linking': { rules: [{ players: [player.userId], value: true }] } });
  await logInBeforehand(page, player, espnbet);
  await page.goto(`${espnbet}/`);
  await page.getByRole('button', { name: /account/i }).click();
  const panel = page.getByRole('dialog');
  await panel.getByRole('link', { name: 'See linked accounts' }).click();

  await expect(page.getByRole('heading', { name: 'Linked accounts' })).toBeVisible();
  // The menu follows a flag that is known only after it was drawn.
  await page.reload();
  await expect(page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Linked accounts' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Link Sports Media' })).toBeVisible();
  await clean(page);
  await page.getByRole('button', { name: 'Link Sports Media' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Log in to Sports Media' })).toBeVisible();
  await clean(page);

  const account = await sandbox.mediaAccount(`${randomUUID()}@media.test`);
  await logInAtProvider(page, account);
  await expect(page.getByRole('dialog', { name: 'You’re linked' })).toBeVisible();
  await expect(page).toHaveURL(`${espnbet}/account_linking/callback`);
  await clean(page, '[role=dialog]');
  await expect(page.getByRole('link', { name: 'Done' })).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(`${espnbet}/account/linked-accounts`);
  const unlink = page.getByRole('button', { name: `Unlink Sports Media (${account.email.split('@')[0]})` });
  await unlink.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Unlink' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Link Sports Media' })).toBeVisible();
});
