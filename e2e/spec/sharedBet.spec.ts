import { EventPage } from '../pages/eventPage.ts';
import { marketOf, selectionOf } from '../support/events.ts';
import { startDraftBet } from '../support/flows.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

test('a slip is shared by a link, which a visitor sees as it is now and adds to a slip, or in place of it [S2.101]', async ({
  page,
  browser,
  baseURL,
  sandbox,
  player,
  takeEvents,
  betslip,
  eventPage,
}) => {
  const [first, second, third] = await takeEvents(3);
  if (!first || !second || !third) throw new Error('three events are needed');
  const [one, two, other] = [first, second, third].map((event) => selectionOf(marketOf(event, 'MONEYLINE'), 0));
  if (!one || !two || !other) throw new Error('three selections are needed');
  await startDraftBet(page, player, first);
  await eventPage.open(second);
  await eventPage.odds(two).click();
  await expect(betslip.parlayTab).toHaveAttribute('aria-selected', 'true');
  await betslip.root.getByRole('button', { name: 'Share betslip' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share your picks' });
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const made = dialog.getByLabel('Link', { exact: true });
  await expect(made).toBeFocused();
  const link = await made.inputValue();
  expect(link).toMatch(/\/shared_bet\?shareId=[\w.-]+$/);

  const visitor = await browser.newPage({ serviceWorkers: 'block', ...(baseURL === undefined ? {} : { baseURL }) });
  await visitor.goto(link);
  const card = visitor.getByRole('article', { name: '2-leg parlay' });
  await expect(card).toContainText(one.name);
  await sandbox.setMarket(marketOf(second, 'MONEYLINE').id, 'closed');
  await visitor.reload();
  await expect(visitor.getByText('1 of 2 picks can still be bet on')).toBeVisible();
  await expect(card).toContainText('Suspended');
  await sandbox.setMarket(marketOf(second, 'MONEYLINE').id, 'open');

  const elsewhere = new EventPage(visitor);
  await elsewhere.open(third);
  const added = visitor.waitForResponse(
    (response) => response.request().postData()?.includes('BetslipAddMarketSelection') === true,
  );
  await elsewhere.odds(other).click();
  await added;
  await visitor.goto(link);
  await card.getByRole('button', { name: 'Add all' }).click();
  const question = visitor.getByRole('dialog', { name: '2-leg parlay' });
  await expect(question).toContainText(/This 2-leg parlay pays [+−]\d+\. /);
  await question.getByRole('button', { name: 'Replace betslip' }).click();
  const slip = visitor.getByRole('region', { name: 'Betslip' });
  await expect(slip).toContainText(one.name);
  await expect(slip).toContainText(two.name);
  await expect(slip.getByRole('tab', { name: /Parlay/ })).toHaveAttribute('aria-selected', 'true');

  await visitor.goto(`${link}x`);
  await expect(visitor.getByText('There is no such bet')).toBeVisible();
  await visitor.close();
});
