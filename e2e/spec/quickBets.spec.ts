import type { Locator, Page } from '@playwright/test';
import type { SandboxClient, SandboxEvent, SandboxPlayer } from '../../tests/support/sandboxClient.ts';
import { faults } from '../support/axe.ts';
import { marketOf, selectionOf } from '../support/events.ts';
import { logInBeforehand } from '../support/flows.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

interface Visit {
  readonly page: Page;
  readonly sandbox: SandboxClient;
  readonly player: SandboxPlayer;
  readonly event: SandboxEvent;
}

/** The page of a player who has not turned quick bets on, with this event in play. */
async function openQuickBets({ page, sandbox, player, event }: Visit): Promise<Locator> {
  await sandbox.setEvent(event.id, { status: 'in_play', homeScore: 7, awayScore: 3, clock: 'Q1 5:00' });
  await logInBeforehand(page, player);
  await page.goto('/quick-bets');
  return page.getByRole('main');
}

test('quick bets are off until they are turned on, then one tap places one bet at the stake above, and the choice stays', async ({
  page,
  player,
  event,
  sandbox,
  betslip,
  myBets,
}) => {
  const main = await openQuickBets({ page, sandbox, player, event });
  const choice = main.getByRole('switch', { name: 'Bet with one tap' });
  const game = main.getByRole('article', { name: event.name });
  await expect(choice).toHaveAttribute('aria-checked', 'false');
  // The offers are there to be seen, and locked.
  await expect(game.getByRole('button', { name: /^Bet on / }).first()).toBeDisabled();
  await expect(game.getByRole('button', { disabled: false })).toHaveCount(0);
  await choice.click();
  // A stake below the smallest one is cleared when the field is left, and the stake of before stays.
  await main.getByRole('button', { name: 'Custom', exact: true }).click();
  const stake = main.getByRole('textbox', { name: 'Stake per tap' });
  const before = await stake.inputValue();
  await stake.fill('0.09');
  await expect(stake).toHaveValue('$0.09');
  await stake.blur();
  await expect(stake).toHaveValue(before);
  await main.getByRole('button', { name: '$10', exact: true }).click();
  await expect(game).toContainText(/3.*7.*Q1 5:00/);
  expect(await faults(page, 'all', { sample: true, within: 'main' })).toEqual([]);
  // The feed stands still, so its prices may be too old for a live bet: this one is new.
  const moneyline = selectionOf(marketOf(event, 'MONEYLINE'), 0);
  await sandbox.setPrice(moneyline.id, '+150');
  const row = game.getByRole('listitem').filter({ hasText: 'Moneyline' }).filter({ hasText: moneyline.name });
  const bet = row.getByRole('button', { name: `Bet $10.00 on ${moneyline.name}, Moneyline, ${event.name}`, exact: true });
  // A key does not wait, as a click does, until the page has heard of the price.
  await expect(row).toContainText('+150');
  await expect(bet).toBeEnabled();
  await bet.press('Enter');
  const placed = main.getByRole('button', { name: 'Bet Placed' });
  await expect(placed).toBeDisabled();
  await expect(placed).toBeFocused();
  await expect(main).toContainText('Balance $990.00');
  await expect(betslip.button('Place Bet')).toHaveCount(0);
  await page.reload();
  await expect(choice).toHaveAttribute('aria-checked', 'true');
  await myBets.open();
  await expect(myBets.bets).toHaveCount(1);
});

test('a held Enter on a quick bet whose price moves under way leaves it at the question', async ({
  page,
  player,
  event,
  sandbox,
  myBets,
}) => {
  const main = await openQuickBets({ page, sandbox, player, event });
  await main.getByRole('switch', { name: 'Bet with one tap' }).click();
  await main.getByRole('button', { name: '$10', exact: true }).click();
  const moneyline = selectionOf(marketOf(event, 'MONEYLINE'), 0);
  const game = main.getByRole('article', { name: event.name });
  const row = game.getByRole('listitem').filter({ hasText: 'Moneyline' }).filter({ hasText: moneyline.name });
  await sandbox.setPrice(moneyline.id, '+150');
  await expect(row).toContainText('+150');
  let hasMoved = false;
  await page.route(/graphql/, async (route) => {
    const text = `${route.request().postData() ?? ''} ${decodeURIComponent(route.request().url())}`;
    if (text.includes('QuickBetSlip') && !hasMoved) {
      hasMoved = true;
      await sandbox.setPrice(moneyline.id, '+120');
    }
    await route.continue();
  });
  const button = row.getByRole('button');
  await expect(button).toBeEnabled();
  await button.focus();
  await page.keyboard.down('Enter');
  await expect(button).toContainText('Accept Changes');
  // Each is a repetition of the key that is down.
  for (let repetitions = 0; repetitions < 20; repetitions += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expect(button).toContainText('Accept Changes');
  expect(hasMoved).toBe(true);
  await myBets.open();
  await expect(main.getByText('No open bets')).toBeVisible();
});
