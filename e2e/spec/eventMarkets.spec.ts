import type { SandboxEvent } from '../../tests/support/sandboxClient.ts';
import { faults } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

function isFootballInFull({ sport, markets }: SandboxEvent): boolean {
  return sport === 'football' && markets.some(({ name }) => name === 'First Points Scorer');
}

test('the markets of an event are chosen by tabs, with the keyboard too, and a reload keeps the tab', async ({
  page,
  takeEvents,
  eventPage,
}) => {
  const [event] = (await takeEvents(1, isFootballInFull)) as [SandboxEvent];
  await eventPage.open(event);
  const tabs = page.getByRole('tablist', { name: 'Markets' }).getByRole('tab');
  // No group of markets is out of sight on a wide window.
  expect(await page.getByRole('tablist', { name: 'Markets' }).evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0);
  const heads = page.getByRole('tabpanel').getByRole('heading', { level: 2 });
  await expect(heads.first()).toHaveText(/^Game lines/);
  const halvesTab = page.getByRole('tab', { name: 'Halves' });
  const place = (await tabs.allTextContents()).indexOf('Halves');
  await tabs.first().focus();
  for (let step = 0; step < place; step += 1) await page.keyboard.press('ArrowRight');
  await expect(halvesTab).toBeFocused();
  await expect(heads.first()).toHaveText(/^1st Half/);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('searchbox', { name: 'Find a market or player' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const price = page.getByRole('tabpanel').locator('[data-odds]');
  await expect(price.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(price.first()).not.toBeFocused();
  await expect(price.and(page.locator(':focus'))).toHaveCount(1);
  await page.reload();
  await expect(heads.first()).toHaveText(/^1st Half/);
  // No price is wider than 240 px.
  const widths = await price.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
  expect(Math.max(...widths)).toBeLessThanOrEqual(240);
  expect(await faults(page, 'all', { sample: true })).toEqual([]);
});
