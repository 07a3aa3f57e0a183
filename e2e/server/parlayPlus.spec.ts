import { marketOf, selectionOf } from '../support/events.ts';
import { logInBeforehand } from '../support/flows.ts';
import { expect, ownServerTest as test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

test('a parlay-plus is shown at the server’s price under its game, a pick that cannot join is named and taken out at the price of the others, and it is placed', async ({
  page,
  player,
  takeEvents,
  eventPage,
  betslip,
}) => {
  const [game] = await takeEvents(1, 'nfl');
  if (!game) throw new Error('No NFL game is left');
  await logInBeforehand(page, player);
  await eventPage.open(game);
  await eventPage.odds(selectionOf(marketOf(game, 'SPREAD'), 0)).click();
  await eventPage.odds(selectionOf(marketOf(game, 'TOTAL'), 0)).click();
  const card = betslip.cards.first();
  await expect(card).toHaveAttribute('data-bet-type', 'parlayplus');
  await expect(card).toContainText('2-leg Parlay+');
  await expect(card).toContainText('Same game');
  // The event is named once, in the head.
  await expect(card.getByText(game.name)).toHaveCount(1);

  await eventPage.odds(selectionOf(marketOf(game, 'SPREAD'), 1)).click();
  await expect(card).toHaveAttribute('data-bet-type', 'invalid');
  await expect(card.getByText('This can’t win together with your other picks of this game.')).toHaveCount(1);
  await expect(betslip.bet()).toBeDisabled();
  await expect(betslip.button('Place Bet')).toBeDisabled();
  await card.getByRole('button', { name: /^Remove it, keep [+−]\d+$/ }).click();
  await expect(card).toHaveAttribute('data-bet-type', 'parlayplus');
  await betslip.setStake('10');
  await betslip.button('Place Bet').click();
  await expect(betslip.panel).toContainText('2-leg Parlay+');
});
