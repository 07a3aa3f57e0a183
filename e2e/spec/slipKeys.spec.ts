import { marketOf, selectionOf } from '../support/events.ts';
import { logInBeforehand } from '../support/flows.ts';
import { tabTo, tabToPrice } from '../support/keys.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

test('the focus stays on the bet button while a bet is placed, comes back to it from the acknowledgement, and goes on to the next button', async ({
  page,
  sandbox,
  player,
  event,
  eventPage,
  betslip,
}) => {
  await logInBeforehand(page, player);
  await eventPage.open(event);
  await tabToPrice(page, eventPage.odds(selectionOf(marketOf(event, 'MONEYLINE'), 0)));
  await page.keyboard.press('Space');
  await expect(betslip.bet()).toBeFocused();
  await page.keyboard.type('5');
  await page.keyboard.press('Enter');
  await expect(betslip.button('Place Bet')).toBeFocused();
  await expect(betslip.button('Place Bet')).toBeEnabled();

  await sandbox.giveNotices({ playerId: player.userId, acknowledgementRequired: true });
  let release = (): void => undefined;
  let released = Promise.resolve();
  const hold = (): void => {
    released = new Promise<void>((resolve) => {
      release = resolve;
    });
  };
  hold();
  const isPlacement = (postData: string | null): boolean => postData?.includes('"BetslipPlaceBets"') === true;
  const sent: string[] = [];
  await page.route(/\/graphql$/, async (route) => {
    if (isPlacement(route.request().postData())) {
      sent.push('placement');
      await released;
    }
    await route.fallback();
  });
  const press = async (...keys: readonly string[]): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await press('Enter', 'Enter');
  const placing = betslip.root.getByRole('button', { name: 'Placing bet' });
  await expect(placing).toBeFocused();
  await expect(placing).toBeDisabled();
  await press('Enter', 'Enter', 'Space');
  release();

  const acknowledgement = page.getByRole('dialog', { name: 'Play within your means' });
  await tabTo(page, acknowledgement.getByRole('checkbox'));
  await press('Space');
  await tabTo(page, acknowledgement.getByRole('button', { name: 'I Understand' }));
  await press('Enter');
  await expect(acknowledgement).toHaveCount(0);
  await expect(betslip.button('Place Bet')).toBeFocused();
  await expect(betslip.button('Place Bet')).toBeEnabled();
  expect(sent).toEqual(['placement']);

  // On a busy machine the second key could come after the button has reverted, and press the next one.
  hold();
  await press('Enter', 'Enter');
  release();
  await expect(betslip.button('Bet Placed')).toBeFocused();
  await expect(betslip.button('Bet Placed')).toBeDisabled();
  // It reverts after a while.
  await expect(betslip.root.getByRole('button', { name: 'Keep same selections' })).toBeFocused();
  await press('Enter');
  await expect(betslip.button('Place Bet')).toBeFocused();
  await press('1');
  await expect(betslip.bet()).toHaveValue('$5.00');
  expect(sent).toEqual(['placement', 'placement']);

  // A preference keeps them in the slip, each time without a stake.
  const keeps = betslip.root.getByRole('switch', { name: 'Keep selections after the bet' });
  await keeps.focus();
  await press('Space');
  await betslip.button('Place Bet').focus();
  hold();
  await press('Enter', 'Enter');
  release();
  await expect(betslip.button('Bet Placed')).toBeFocused();
  await expect(betslip.cards).toHaveCount(1);
  await expect(betslip.bet()).toHaveValue('');
  await page.reload();
  await expect(keeps).toBeChecked();
  await expect(betslip.cards).toHaveCount(1);
});
