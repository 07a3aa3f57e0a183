import { marketOf, selectionOf } from '../support/events.ts';
import { startDraftBet } from '../support/flows.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

test('a slip is shared by a link, which a visitor sees as it is now and adds to a slip of their own', async ({
  page,
  browser,
  baseURL,
  player,
  takeEvents,
  betslip,
  eventPage,
}) => {
  const [first, second] = await takeEvents(2);
  if (!first || !second) throw new Error('two events are needed');
  const [one, two] = [first, second].map((event) => selectionOf(marketOf(event, 'MONEYLINE'), 0));
  if (!one || !two) throw new Error('two selections are needed');
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
  await card.getByRole('button', { name: 'Add all' }).click();
  const slip = visitor.getByRole('region', { name: 'Betslip' });
  await expect(slip).toContainText(one.name);
  await expect(slip).toContainText(two.name);
  await expect(slip.getByRole('tab', { name: /Parlay/ })).toHaveAttribute('aria-selected', 'true');
  await visitor.close();
});
