import { marketOf, selectionOf } from '../support/events.ts';
import { startDraftBet } from '../support/flows.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

test('links to bets: of another site at its price, and a featured parlay that asks to add or replace; a deep link of Branch counts only when clicked; their messages stay 1.1 s and 3 s; the page of exclusives has them all [S2.015 S4.56 S4.57 S5.35 S5.36 S9.18 S9.19]', async ({
  page,
  sandbox,
  player,
  takeEvents,
  betslip,
}) => {
  const [first, second, third] = await takeEvents(3);
  const [one, two, other] = [first, second, third].map((event) => event && selectionOf(marketOf(event, 'MONEYLINE'), 0));
  if (!first || !second || !one || !two || !other) throw new Error('three events are needed');
  const featured = await sandbox.featureBet({
    brand: 'tsb',
    title: 'Two to win',
    selectionIds: [one.id, two.id],
  });
  await startDraftBet(page, player, third as NonNullable<typeof third>);
  await expect(betslip.cards).toHaveCount(1);

  // How long each message is in the page, by the page's own clock.
  await page.evaluate(() => {
    const seen = new Map<string, number>();
    const stays: Record<string, number> = {};
    Object.assign(window, { stays });
    new MutationObserver(() => {
      for (const text of ['Added to your betslip', 'Featured bet added to your betslip']) {
        const isShown = [...document.querySelectorAll('[data-tone]')].some((item) => item.textContent?.startsWith(text));
        if (isShown && !seen.has(text)) seen.set(text, performance.now());
        if (!isShown && seen.has(text)) stays[text] ??= performance.now() - (seen.get(text) ?? 0);
      }
    }).observe(document.body, { childList: true, subtree: true });
  });
  const open = (query: string) =>
    page.evaluate((search) => {
      history.pushState(null, '', search);
      dispatchEvent(new PopStateEvent('popstate'));
    }, query);

  await open(`?marketSelection=${one.id},7,2&marketSelection=${two.id},1`);
  await expect(betslip.root).toContainText(one.name);
  await expect(betslip.removeButtons).toHaveCount(2);
  await expect.poll(() => page.url()).not.toContain('marketSelection');

  await open(`?featuredBetId=${featured}&%2Bclicked_branch_link=false&~channel=mail`);
  await expect.poll(() => page.url()).not.toContain('featuredBetId');
  await open(`?marketSelection=${two.id},7,2&~channel=mail`);
  await expect.poll(() => page.url()).not.toContain('marketSelection');

  await open(`?featuredBetId=${featured}&%2Bclicked_branch_link=true`);
  const dialog = page.getByRole('dialog', { name: 'Two to win' });
  await expect(dialog).toContainText('2-leg parlay');
  // Neither of the two links that were not clicked has added anything. Behind the dialog the slip has no roles.
  await expect(page.locator('#betslip')).toContainText(one.name);
  await expect(page.locator('#betslip')).not.toContainText(two.name);
  await dialog.getByRole('button', { name: 'Add to betslip' }).click();
  await expect(betslip.removeButtons).toHaveCount(3);
  // Before a second message of the same words is shown.
  await expect.poll(() => page.evaluate(() => Object.keys((window as unknown as { stays: object }).stays).length)).toBe(2);
  const stays = await page.evaluate(() => (window as unknown as { stays: Record<string, number> }).stays);
  expect(Math.abs((stays['Added to your betslip'] ?? 0) - 1_100)).toBeLessThan(700);
  expect(Math.abs((stays['Featured bet added to your betslip'] ?? 0) - 3_000)).toBeLessThan(900);

  await page.goto('/exclusives');
  const card = page.getByRole('article', { name: 'Two to win' });
  await expect(card).toContainText(second.name);
  await card.getByRole('link', { name: /^Add all/ }).click();
  await dialog.getByRole('button', { name: 'Replace betslip' }).click();
  await expect(dialog).toBeHidden();
  await expect(betslip.removeButtons).toHaveCount(2);
  await expect(betslip.root).toContainText(two.name);
  await expect(betslip.parlayTab).toHaveAttribute('aria-selected', 'true');

  // One bet is added without a question.
  const single = await sandbox.featureBet({ brand: 'tsb', title: 'One to win', selectionIds: [other.id] });
  await open(`?featuredBetId=${single}`);
  await expect(betslip.removeButtons).toHaveCount(3);
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.goto('/');
  const exclusives = page.getByRole('main').getByRole('region', { name: 'Exclusives' });
  await expect(exclusives.getByRole('article', { name: 'One to win' })).toBeVisible();
  await exclusives.getByRole('link', { name: /^See all/ }).click();
  await expect(page).toHaveURL(/\/exclusives$/);
});
