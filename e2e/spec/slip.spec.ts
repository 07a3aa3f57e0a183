import type { Request } from '@playwright/test';
import { LogInPage } from '../pages/logInPage.ts';
import { marketOf, selectionOf } from '../support/events.ts';
import { logInBeforehand, logInOnScreen } from '../support/flows.ts';
import { isHome } from '../support/money.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

test('the slip: a button when it is collapsed, two empty tabs with their words, larger and smaller [S2.225 S2.226 S2.228 S2.229 S2.230]', async ({
  page,
  betslip,
}) => {
  await page.goto('/');
  // A visitor with an empty slip sees only the button.
  const corner = await betslip.expand.boundingBox();
  expect(corner && corner.x + corner.width > 1500 && corner.y + corner.height > 900).toBe(true);
  expect(await betslip.expand.evaluate((button) => getComputedStyle(button).position)).toBe('fixed');
  await betslip.expand.click();
  await expect(betslip.panel).toContainText('Add a bet to start building your betslip!');
  await betslip.parlayTab.click();
  await expect(betslip.panel).toContainText('Add another bet to make this a parlay!');

  const width = async (): Promise<number> => (await betslip.root.boundingBox())?.width ?? 0;
  const docked = await width();
  await betslip.root.getByRole('button', { name: 'Maximize betslip' }).click();
  await expect.poll(width).toBeGreaterThan(docked);
  await betslip.root.getByRole('button', { name: 'Restore betslip' }).click();
  await expect.poll(width).toBe(docked);
  await betslip.root.getByRole('button', { name: 'Minimize betslip' }).click();
  await expect(betslip.straightTab).toHaveCount(0);
  await expect(betslip.expand).toBeVisible();
});

test('log-in takes the slip along, not merging it; amounts are dollars with separators and two decimals; a placed bet has the account menu read anew [S1.12 S4.32 S4.70 S5.03 S5.04 S5.09 S5.11 S5.13 S7.024]', async ({
  page,
  player,
  event,
  eventPage,
  betslip,
  header,
  sandbox,
}) => {
  // Where the slip has no deposit of its own, its button leads to the page.
  await sandbox.setFlags({ 'quick-deposit': { rules: [{ players: [player.userId], value: false }] } });
  await page.clock.install();
  await eventPage.open(event);
  await eventPage.odds(selectionOf(marketOf(event, 'MONEYLINE'), 0)).click();
  await expect(betslip.cards).toHaveCount(1);
  const transferred = page.waitForRequest((request) => request.postData()?.includes('"BetslipSet"') === true);
  await logInOnScreen(page, player);
  const { variables } = (await transferred).postDataJSON() as { variables: Record<string, unknown> };
  expect(variables).toMatchObject({ mergeBetslip: false });
  await expect(betslip.cards).toHaveCount(1);

  // The slip was waiting for the log-in, so the player continues with its stake.
  const field = betslip.bet();
  await expect(field).toBeFocused();
  // The field takes no third decimal.
  await field.pressSequentially('1234.567');
  await expect(field).toHaveValue('$1,234.56');
  await expect(betslip.toWin()).toHaveValue(/^\$[\d,]+\.\d\d$/);
  for (const [typed, settled] of [
    ['1234.5', '$1,234.50'],
    ['7', '$7.00'],
    ['.5', '$0.50'],
  ] as const) {
    await field.fill(typed);
    await field.blur();
    await expect(field).toHaveValue(settled);
  }
  await betslip.toWin().fill('');
  await betslip.toWin().pressSequentially('12.3');
  await betslip.toWin().blur();
  await expect(betslip.toWin()).toHaveValue('$12.30');
  // A stake above the balance: no bet, but a button that opens the deposit page.
  await betslip.setStake('1000.01');
  await expect(betslip.button('Place Bet')).toHaveCount(0);
  await betslip.button('Deposit').click();
  await expect(page).toHaveURL('/deposit');
  await page.goBack();
  await expect(betslip.button('Deposit')).toBeVisible();

  await betslip.setStake('5');
  await expect(betslip.button('Place Bet')).toBeEnabled();
  await page.waitForLoadState('networkidle');
  // The clock stands and nothing polls, so these requests follow from the bet.
  await page.clock.pauseAt(Date.now() + 60_000);
  const asked = page.waitForRequest((request: Request) => request.url().includes('operationName=AccountMenu'));
  await betslip.button('Place Bet').click();
  await asked;
  await expect(header.account).toHaveAccessibleName(/\$995\.00/);
});

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

test('the stake of a long parlay stays in sight below its legs', async ({ page, player, takeEvents, betslip }) => {
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
});

test('a changed score rolls in for 900 ms [S9.16]', async ({ page, sandbox, event, eventPage }) => {
  expect(event.markets.some((market) => market.selections.some((selection) => isHome(event, selection)))).toBe(true);
  await sandbox.setEvent(event.id, { status: 'in_play', homeScore: 7, awayScore: 3, clock: 'Q1 5:00' });
  await eventPage.open(event);
  const rolling = () =>
    page
      .getByRole('main')
      .locator('[aria-hidden=true] > span')
      .evaluateAll((digits) => digits.map((digit) => getComputedStyle(digit).animationDuration).filter((time) => time !== '0s'));
  await expect(page.getByRole('main')).toContainText('7');
  expect(await rolling()).toEqual([]);
  await sandbox.setEvent(event.id, { homeScore: 8 });
  await expect.poll(rolling).toEqual(['0.9s']);
});
