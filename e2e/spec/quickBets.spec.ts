import { faults } from '../support/axe.ts';
import { marketOf, selectionOf } from '../support/events.ts';
import { logInBeforehand } from '../support/flows.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

test('quick bets are off until they are turned on, then one tap places one bet at the stake above, and the choice stays [S1.24 S2.012 S5.08]', async ({
  page,
  player,
  event,
  sandbox,
  betslip,
  myBets,
}) => {
  await sandbox.setEvent(event.id, { status: 'in_play', homeScore: 7, awayScore: 3, clock: 'Q1 5:00' });
  await logInBeforehand(page, player);
  await page.goto('/quick-bets');
  const main = page.getByRole('main');
  const choice = main.getByRole('switch', { name: 'Bet with one tap' });
  const game = main.getByRole('article', { name: event.name });
  await expect(choice).toHaveAttribute('aria-checked', 'false');
  await expect(game).toHaveCount(0);
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
  // The feed stands still, so its prices are too old for a live bet: this one is new.
  const moneyline = selectionOf(marketOf(event, 'MONEYLINE'), 0);
  await sandbox.setPrice(moneyline.id, '+150');
  const row = game.getByRole('listitem').filter({ hasText: 'Moneyline' });
  await row.getByRole('button', { name: `Bet $10.00 on ${moneyline.name}, Moneyline, ${event.name}`, exact: true }).press('Enter');
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
