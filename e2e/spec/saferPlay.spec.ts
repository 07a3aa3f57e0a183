import { Header } from '../pages/header.ts';
import { faults } from '../support/axe.ts';
import { logInBeforehand } from '../support/flows.ts';
import { expect, origin, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

const ROOT = '/account/responsible-gaming';

test('a limit is set, lowered and raised in one tab and shown in the other; the raise waits and can be cancelled', async ({
  page,
  context,
  player,
}) => {
  await logInBeforehand(page, player);
  await page.goto(`${ROOT}/limits/deposit/weekly`);
  const other = await context.newPage();
  await other.goto(`${ROOT}/limits/deposit/weekly`);
  const amount = page.getByRole('textbox', { name: 'Weekly deposit limit' });
  const change = async (text: string, ...buttons: readonly string[]): Promise<void> => {
    await amount.fill(text);
    for (const name of buttons) await page.getByRole('button', { name, exact: true }).click();
  };
  await change('500', 'Review', 'Set $500.00');
  await expect(page.getByText('Deposit limit saved successfully!', { exact: true })).toBeVisible();
  await change('300', 'Review', 'Set $300.00');
  await expect(page.getByText("You've successfully updated your weekly deposit limit.", { exact: true })).toBeVisible();
  const ofOther = other.getByRole('region', { name: 'Your limit' });
  await other.bringToFront();
  await expect(ofOther).toContainText('$300.00 a week');
  await expect(ofOther).toContainText(/Resets Monday, /);
  await page.bringToFront();
  await change('900', 'Review');
  // The heading of the step has the focus, so that a reader goes on there.
  await expect(page.getByRole('heading', { name: 'Raise to $900.00?' })).toBeFocused();
  expect(await faults(page, 'all', { sample: false, within: 'main' })).toEqual([]);
  await page.getByRole('button', { name: 'Request raise' }).click();
  await other.bringToFront();
  await expect(ofOther).toContainText('Increase pending');
  await other.getByRole('button', { name: 'Cancel change' }).click();
  await expect(other.getByText('Limit change canceled successfully!', { exact: true })).toBeVisible();
  await page.bringToFront();
  await expect(page.getByText('Increase pending')).toHaveCount(0);
});

test('a cool-off that a player begins logs five tabs of two brands out with its text, and lets nobody log in', async ({
  page,
  context,
  serverUrl,
  logInPage,
  consoleWatch,
  player,
}) => {
  consoleWatch.expect(/Failed to load resource/);
  const brands = [origin(serverUrl, 'tsb'), origin(serverUrl, 'espnbet')];
  for (const brand of brands) await logInBeforehand(page, player, brand);
  await page.goto(ROOT);
  const tabs = [page];
  for (const address of [...brands, ...brands]) {
    const tab = await context.newPage();
    await tab.goto(`${address}/info/about`);
    await expect(new Header(tab).account).toBeVisible();
    tabs.push(tab);
  }
  await page.getByRole('link', { name: /^Take a cool-off/ }).click();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled();
  await page.getByRole('radio', { name: '24 hours' }).check({ force: true });
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('checkbox').check({ force: true });
  await page.getByRole('button', { name: 'Start cool-off' }).click();
  for (const tab of tabs) {
    await expect(tab).toHaveURL(/\/login$/);
    await expect(tab.getByText('Cool off was successful. You have been logged out.').first()).toBeVisible();
  }
  await logInPage.logIn(player.username, player.password);
  await expect(page.getByText(/You are taking a cool-off until .+ at \d+:\d\d [AP]M E[SD]T\./).first()).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
});
