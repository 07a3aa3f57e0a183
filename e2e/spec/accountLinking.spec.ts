import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import type { SandboxClient, SandboxPlayer } from '../../tests/support/sandboxClient.ts';
import { faults } from '../support/axe.ts';
import { logInBeforehand } from '../support/flows.ts';
import { expect, origin, test } from '../support/test.ts';

// The flag's rule is the server's; one test at a time sets it.
test.describe.configure({ mode: 'default' });

test.use({ serviceWorkers: 'block' });

type MediaAccount = Awaited<ReturnType<SandboxClient['mediaAccount']>>;

const newAccount = (sandbox: SandboxClient, behaviour: string | null = null): Promise<MediaAccount> =>
  sandbox.mediaAccount(`${randomUUID()}@media.test`, behaviour);

const offerTo = (sandbox: SandboxClient, ...players: readonly SandboxPlayer[]): Promise<unknown> =>
  sandbox.setFlags({ 'account-linking': { rules: [{ players: players.map(({ userId }) => userId), value: true }] } });

async function logInAtProvider(page: Page, { email, password }: MediaAccount): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in and link' }).click();
}

const clean = async (page: Page, within?: string): Promise<void> =>
  expect(await faults(page, 'all', { sample: true, ...(within ? { within } : {}) })).toEqual([]);

const MODAL = '[role=dialog]';

test('a player links an account from the account panel, and unlinks it [S1.22 S2.035 S2.099 S2.208 S2.209 S2.211]', async ({
  page,
  sandbox,
  player,
  serverUrl,
}) => {
  const espnbet = origin(serverUrl, 'espnbet');
  await offerTo(sandbox, player);
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

  // So that the modal in between is seen.
  await sandbox.addFault({ match: 'RedeemAccountLinkCode', effect: { delayMs: 1_500 }, times: 1 });
  const account = await newAccount(sandbox);
  await logInAtProvider(page, account);
  await expect(page.getByRole('dialog', { name: 'Linking your accounts' })).toContainText('Keep this window open.');
  await expect(page).toHaveURL(`${espnbet}/account_linking/callback`);
  await clean(page, MODAL);
  await expect(page.getByRole('dialog', { name: 'You’re linked' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await clean(page, MODAL);
  await expect(page.getByRole('link', { name: 'Done' })).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(`${espnbet}/account/linked-accounts`);
  const unlink = page.getByRole('button', { name: `Unlink Sports Media (${account.email.split('@')[0]})` });
  await unlink.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Unlink' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Link Sports Media' })).toBeVisible();
});

test('a linking that fails, and an account of another player, each have their modal [S2.208 S2.210 S2.212 S8.58 W8.93]', async ({
  page,
  browser,
  sandbox,
  player,
  serverUrl,
}) => {
  const espnbet = origin(serverUrl, 'espnbet');
  const second = await sandbox.createPlayer({});
  await offerTo(sandbox, player, second);
  await logInBeforehand(page, player, espnbet);
  const begin = async (on: Page): Promise<void> => {
    await on.goto(`${espnbet}/account/linked-accounts`);
    // Not "Unlink Sports Media".
    await on.getByRole('button', { name: 'Link Sports Media', exact: true }).click();
  };
  await begin(page);
  await logInAtProvider(page, await newAccount(sandbox, 'no-code'));
  const failed = page.getByRole('dialog', { name: 'We couldn’t link your accounts' });
  await expect(failed).toContainText('Nothing was changed. Try again in a moment.');
  await expect(failed).not.toContainText('Authorization code');
  await expect(failed.getByRole('link', { name: 'Contact Support' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await clean(page, MODAL);
  await expect
    .poll(async () => JSON.stringify(await sandbox.analytics('client_error')))
    .toContain('ONE_ID_AUTH_FAIL: Authorization code missing');

  const account = await newAccount(sandbox);
  await failed.getByRole('button', { name: 'Try again' }).click();
  await logInAtProvider(page, account);
  await expect(page.getByRole('dialog', { name: 'You’re linked' })).toBeVisible();

  // On a device of its own: a refresh that the first player's page still asks for would replace the cookie.
  const other = await (await browser.newContext()).newPage();
  await logInBeforehand(other, second, espnbet);
  await begin(other);
  await logInAtProvider(other, account);
  const unable = other.getByRole('dialog', { name: 'This account is already linked' });
  await expect(unable).toContainText('An account can only be linked to one at a time.');
  await expect(other.getByRole('dialog')).toHaveCount(1);
  await clean(other, MODAL);
  await unable.getByRole('link', { name: 'See linked accounts' }).click();
  await expect(other.getByRole('button', { name: 'Link Sports Media' })).toBeVisible();
  await other.context().close();
});

test('a dismissed invitation to link an account is gone, and the server keeps it from the player’s other devices [S3.05 S7.056]', async ({
  page,
  browser,
  sandbox,
  player,
  serverUrl,
}) => {
  const espnbet = origin(serverUrl, 'espnbet');
  await offerTo(sandbox, player);
  const openPanel = async (on: Page): Promise<Locator> => {
    await logInBeforehand(on, player, espnbet);
    await on.goto(`${espnbet}/`);
    await on.getByRole('button', { name: /account/i }).click();
    const panel = on.getByRole('dialog');
    // Shown once it is known whether there is an invitation.
    await expect(panel.getByRole('navigation', { name: 'Account' })).toBeVisible();
    return panel;
  };
  const inviteIn = (panel: Locator): Locator => panel.getByRole('region', { name: 'Link your Sports Media account' });

  const panel = await openPanel(page);
  await expect(inviteIn(panel)).toBeVisible();
  const sent = page.waitForResponse((response) => response.request().postData()?.includes('DismissAccountLinkPrompt') === true);
  await inviteIn(panel).getByRole('button', { name: 'Dismiss: Link your Sports Media account' }).click();
  await expect(inviteIn(panel)).toHaveCount(0);
  await expect(panel).toBeFocused();
  await (await sent).finished();

  const device = await browser.newContext();
  await expect(inviteIn(await openPanel(await device.newPage()))).toHaveCount(0);
  await device.close();
});
