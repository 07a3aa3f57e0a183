import { marketOf, selectionOf } from '../support/events.ts';
import { startDraftBet } from '../support/flows.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

test('the page of exclusives has all featured bets: a parlay asks before it replaces the slip, a single bet is added at once, and home leads there', async ({
  page,
  sandbox,
  player,
  takeEvents,
  betslip,
}) => {
  const [first, second, third] = await takeEvents(3);
  const [one, two, other] = [first, second, third].map((event) => event && selectionOf(marketOf(event, 'MONEYLINE'), 0));
  if (!first || !second || !one || !two || !other) throw new Error('three events are needed');
  await sandbox.featureBet({
    brand: 'tsb',
    title: 'Two to win',
    selectionIds: [one.id, two.id],
  });
  await startDraftBet(page, player, third as NonNullable<typeof third>);
  await expect(betslip.cards).toHaveCount(1);

  await page.goto('/exclusives');
  const card = page.getByRole('article', { name: 'Two to win' });
  await expect(card).toContainText(second.name);
  await card.getByRole('link', { name: /^Add all/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Two to win' });
  await expect(dialog).toContainText('2-leg parlay');
  await dialog.getByRole('button', { name: 'Replace betslip' }).click();
  await expect(dialog).toBeHidden();
  await expect(betslip.removeButtons).toHaveCount(2);
  await expect(betslip.root).toContainText(two.name);
  await expect(betslip.parlayTab).toHaveAttribute('aria-selected', 'true');

  // One bet is added without a question.
  const single = await sandbox.featureBet({ brand: 'tsb', title: 'One to win', selectionIds: [other.id] });
  await page.evaluate((search) => {
    history.pushState(null, '', search);
    dispatchEvent(new PopStateEvent('popstate'));
  }, `?featuredBetId=${single}`);
  await expect(betslip.removeButtons).toHaveCount(3);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.goto('/');
  const exclusives = page.getByRole('main').getByRole('region', { name: 'Exclusives' });
  await expect(exclusives.getByRole('article', { name: 'One to win' })).toBeVisible();
  await exclusives.getByRole('link', { name: /^See all/ }).click();
  await expect(page).toHaveURL(/\/exclusives$/);
});
