import type { Locator } from '@playwright/test';
import { faults } from '../support/axe.ts';
import { marketOf, selectionOf } from '../support/events.ts';
import { logInBeforehand, placeBeforehand } from '../support/flows.ts';
import { formatMoney, priceOf } from '../support/money.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

test('a bet that support cancels leaves the open bets at once, and is shown as refunded among the settled ones', async ({
  page,
  context,
  header,
  myBets,
  player,
  event,
  serverUrl,
}) => {
  const picked = selectionOf(marketOf(event, 'MONEYLINE'), 0);
  const { numerator, denominator } = priceOf(picked);
  const leg = {
    eventId: event.id,
    selectionId: picked.id,
    numeratorLong: numerator,
    denominatorLong: denominator,
    points: null,
  };
  await placeBeforehand(serverUrl, player, leg, [2_500, 1_500]);
  await logInBeforehand(page, player);
  await myBets.open();
  await expect(myBets.bets).toHaveCount(2);
  await expect(header.account).toContainText(formatMoney(96_000));

  const support = await context.newPage();
  await support.goto('/dev-tools');
  const panel = support.getByRole('region', { name: 'Bets' });
  for (const [index, reason] of ['The player asked for it', 'It was not valid'].entries()) {
    const reference = /\S{4}·\d+/.exec((await myBets.bets.first().textContent()) ?? '')?.[0] ?? '';
    await panel.getByLabel('Bet ID').fill(reference);
    await panel.getByLabel('Reason').selectOption(reason);
    await panel.getByLabel('Note').fill('Called us');
    await panel.getByRole('button', { name: 'Cancel the bet' }).click();
    await expect(myBets.bets).toHaveCount(1 - index);
  }
  await support.close();

  await expect(header.account).toContainText(formatMoney(100_000));
  await myBets.settledTab.click();
  await expect(myBets.bets).toHaveCount(2);
  const [byPlayer, invalid] = ['$15.00', '$25.00'].map((stake) => myBets.bets.filter({ hasText: stake })) as [Locator, Locator];
  await expect(byPlayer.getByText('Cancelled', { exact: true }).first()).toBeVisible();
  await expect(byPlayer).toContainText('Cancelled at your request. $15.00 was refunded.');
  await expect(invalid.getByText('Invalid', { exact: true }).first()).toBeVisible();
  await expect(invalid).toContainText('This bet should not have been accepted. $25.00 was refunded.');
  for (const bet of [byPlayer, invalid]) await expect(bet).toContainText('Refund');
  expect(await faults(page, 'all', { sample: false })).toEqual([]);
});
