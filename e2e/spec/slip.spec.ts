import { LogInPage } from '../pages/logInPage.ts';
import { marketOf, selectionOf } from '../support/events.ts';
import { logInBeforehand } from '../support/flows.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

test('a stake typed before the log-in is in the totals, and survives the log-in that the button asks for', async ({
  page,
  player,
  event,
  eventPage,
  betslip,
}) => {
  await eventPage.open(event);
  await eventPage.odds(selectionOf(marketOf(event, 'MONEYLINE'), 0)).click();
  await betslip.setStake('12.50');
  await expect(betslip.total('Total bet')).toHaveText('$12.50');
  // At once: the last keys may not have reached the server.
  await betslip.button('Log In to Bet').click();
  await expect(page).toHaveURL(/\/login/);
  await new LogInPage(page).logIn(player.username, player.password);
  await expect(betslip.bet()).toHaveValue('$12.50');
  await expect(betslip.button('Place Bet')).toBeEnabled();
  // It is the server's by now.
  await page.waitForLoadState('networkidle');
  await page.reload();
  await expect(betslip.bet()).toHaveValue('$12.50');
});

test('the stake of a long parlay stays in sight below its legs, and the slip can be made larger and smaller again', async ({
  page,
  player,
  takeEvents,
  betslip,
}) => {
  const events = await takeEvents(8);
  await page.setViewportSize({ width: 1280, height: 800 });
  await logInBeforehand(page, player);
  const picks = events.map((event) => selectionOf(marketOf(event, 'MONEYLINE'), 0));
  await page.goto(`/?${picks.map(({ id }) => `marketSelection=${id},7,2`).join('&')}`);
  await expect(betslip.removeButtons).toHaveCount(8, { timeout: 60_000 });
  await betslip.parlayTab.click();
  await expect(betslip.removeButtons.first()).toBeInViewport();
  await expect(betslip.removeButtons.last()).not.toBeInViewport();
  await expect(betslip.bet()).toBeInViewport({ ratio: 1 });
  // Not covered, and covers nothing that gets the focus.
  await betslip.bet().click({ trial: true });
  await betslip.removeButtons.nth(5).focus();
  await betslip.removeButtons.nth(5).click({ trial: true });

  const width = async (): Promise<number> => (await betslip.root.boundingBox())?.width ?? 0;
  const docked = await width();
  await betslip.root.getByRole('button', { name: 'Maximize betslip' }).click();
  await expect.poll(width).toBeGreaterThan(docked);
  await betslip.root.getByRole('button', { name: 'Restore betslip' }).click();
  await expect.poll(width).toBe(docked);
});
