import { faults } from '../support/axe.ts';
import { eventPath, marketOf, selectionOf } from '../support/events.ts';
import { logInBeforehand } from '../support/flows.ts';
import { tabTo } from '../support/keys.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

test('a player sets fractions and a stake, mail, address and document by keyboard alone, and closes the account once nothing is in it', async ({
  page,
  sandbox,
  player,
  event,
  eventPage,
  betslip,
  wallet,
  logInPage,
  consoleWatch,
}) => {
  // What is refused on purpose: an address, and the last log-in.
  consoleWatch.expect(/status of 4(00|22)/);
  const main = page.getByRole('main');
  const toast = (text: string) => page.locator('[data-tone]').filter({ hasText: text });
  const heading = main.getByRole('heading', { level: 1 });
  const isClean = async (): Promise<void> =>
    expect(await faults(page, 'all', { sample: true, within: 'main' }), page.url()).toEqual([]);
  const press = async (name: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
    await tabTo(page, main.getByRole('button', { name, exact: true }).or(main.getByRole('link', { name, exact: true })), key);
    await page.keyboard.press('Enter');
  };
  /** Past the header and the menu, as somebody who reads by keyboard goes. */
  const visit = async (path: string): Promise<void> => {
    await page.goto(path);
    await expect(heading).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  };
  const open = async (name: RegExp): Promise<void> => {
    await tabTo(page, main.getByRole('link', { name }));
    await page.keyboard.press('Enter');
  };
  const type = async (label: string, text: string): Promise<void> => {
    await tabTo(page, main.getByLabel(label, { exact: true }));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(text);
  };
  await logInBeforehand(page, player);
  await visit('/account/settings');
  await expect(main.getByRole('navigation', { name: 'Account settings' }).getByRole('link')).toHaveCount(8);
  await isClean();

  await open(/^Content settings/);
  const odds = main.getByLabel('Odds:');
  await tabTo(page, odds);
  // Chooses by the first letter, as a list of choices is used without a pointer.
  await page.keyboard.press('F');
  await expect(odds).toHaveValue('FRACTIONAL');
  await expect(main).toContainText('A bet at −110 shows as 10/11.');
  await type('Stake', '7.5');
  await page.keyboard.press('Enter');
  await expect(toast('Default stake: $7.50')).toBeVisible();
  await isClean();

  await press('Settings', 'Shift+Tab');
  await open(/^Email preferences/);
  const offers = main.getByRole('switch', { name: 'Email offers' });
  await tabTo(page, offers);
  await page.keyboard.press('Space');
  await expect(toast('Email preferences saved')).toBeVisible();
  await expect(offers).toBeChecked();
  await isClean();

  await press('Settings', 'Shift+Tab');
  await open(/^Address and documents/);
  await type('Street address', '218 Harbor Way');
  await type('City', 'Erie');
  const state = main.getByLabel('State or province', { exact: true });
  await tabTo(page, state);
  await page.keyboard.type('Penn');
  await expect(state).toHaveValue('US-PA');
  await type('ZIP', '16507');
  await press('Save address');
  await expect(main.getByRole('alert').first()).toHaveText(
    'To move to another state or province, add a document that shows your new address first',
  );
  await isClean();
  // A document proves the state that is read in it.
  await sandbox.setDocuments({ answer: 'APPROVED', read: { regionCode: 'US-PA' } });
  await tabTo(page, main.getByRole('radio', { name: 'Driver’s license' }));
  await page.keyboard.press('Space');
  await press('Add document');
  await expect(main.getByRole('status').filter({ hasText: 'Your document is approved' })).toBeVisible();
  await isClean();
  await tabTo(page, main.getByRole('button', { name: 'Save address' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(toast('Address updated')).toBeVisible();

  const picked = selectionOf(marketOf(event, 'MONEYLINE'), 0);
  await page.goto(eventPath(event));
  const price = eventPage.odds(picked);
  await expect(price).toHaveText(/\d+\/\d+/);
  await price.focus();
  await page.keyboard.press('Space');
  await expect(betslip.bet()).toHaveValue('$7.50');

  await visit('/account/settings/close');
  await expect(main.getByRole('heading', { name: 'Your account can’t be closed yet' })).toBeVisible();
  await expect(main).toContainText('You have $1,000.00 in cash');
  await isClean();
  await press('Withdraw');
  await expect(heading).toHaveText('Withdraw');
  // The pages of the wallet have journeys of their own.
  await sandbox.behave({ playerId: player.userId, behaviour: 'never' });
  await wallet.begin('withdrawal', 'Online banking', '1000');
  await wallet.provider.press('Approve');
  await wallet.expectReceipt('Withdrawal processing');
  await wallet.actOnNewest(player, 'approve');
  await expect(wallet.heading).toHaveText('Withdrawal sent');
  await visit('/account/settings/close');
  await type('Your password', player.password);
  await isClean();
  await page.keyboard.press('Enter');
  await expect(toast('Your account is closed')).toBeVisible();
  await page.goto('/login');
  await logInPage.logIn(player.username, player.password);
  await expect(page.getByText('This account is closed. Contact Support to ask about it.').first()).toBeVisible();
});
