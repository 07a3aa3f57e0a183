import { faults } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

test('the markets of an event are chosen by tabs, with the keyboard too, and a reload keeps the tab; what is closed is last, collapsed under its number', async ({
  page,
  sandbox,
  takeEvents,
  eventPage,
}) => {
  const [event, other] = await takeEvents(2, 'football');
  if (!event || !other) throw new Error('No two games of football');
  await eventPage.open(event);
  const tabs = page.getByRole('tablist', { name: 'Markets' }).getByRole('tab');
  await expect(tabs).toHaveText(['All', 'Game lines', 'Halves', 'Teams', 'Alternates']);
  const heads = page.getByRole('tabpanel').getByRole('heading', { level: 2 });
  await expect(heads.first()).toHaveText('Game lines');
  await tabs.first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(tabs.nth(2)).toBeFocused();
  await expect(heads).toHaveText(['1st Half']);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const price = page.getByRole('tabpanel').locator('[data-odds]');
  await expect(price.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(price.first()).not.toBeFocused();
  await expect(price.and(page.locator(':focus'))).toHaveCount(1);
  await page.reload();
  await expect(heads).toHaveText(['1st Half']);
  // No price is wider than 240 px.
  const widths = await price.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
  expect(Math.max(...widths)).toBeLessThanOrEqual(240);
  expect(await faults(page, 'all', { sample: true })).toEqual([]);

  const halves = other.markets.filter(({ name }) => name.startsWith('1st Half'));
  for (const { id } of halves) await sandbox.setMarket(id, 'hidden');
  await eventPage.open(other);
  const closed = page.getByRole('region', { name: 'Closed markets' });
  const toggle = closed.getByRole('button', { name: `Closed (${halves.length})` });
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByRole('tab', { name: 'Halves' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: '1st Half', exact: true })).toHaveCount(0);
  await toggle.click();
  await expect(closed.getByRole('button', { name: '1st Half', exact: true })).toHaveAttribute('aria-expanded', 'true');
  await expect(closed.locator('[data-odds]').first()).toContainText('Closed');
});
