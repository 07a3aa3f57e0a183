import type { SandboxEvent } from '../../tests/support/sandboxClient.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

function hasAlternates({ markets }: SandboxEvent): boolean {
  return markets.filter(({ name }) => name === 'Alternate Spread').length > 1;
}

test('a market at several lines shows them all in one dialog, where a price is picked [S2.223]', async ({
  page,
  takeEvents,
  eventPage,
  betslip,
}) => {
  const [event] = (await takeEvents(1, hasAlternates)) as [SandboxEvent];
  await eventPage.open(event);
  await page.getByRole('tab', { name: 'Alternates' }).click();
  const group = page.getByRole('button', { name: /^Alternate Spread/ });
  if ((await group.getAttribute('aria-expanded')) === 'false') await group.click();
  const seeAll = page.getByRole('button', { name: 'See all lines' }).first();
  await seeAll.click();
  const dialog = page.getByRole('dialog', { name: `${event.name} · Alternate Spread` });
  const lines = event.markets.filter(({ name, type }) => name === 'Alternate Spread' || (name === 'Spread' && type === 'SPREAD'));
  await expect(dialog.locator('tbody tr')).toHaveCount(lines.length);
  const price = dialog.locator('[data-odds]').first();
  await price.click();
  await expect(price).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(seeAll).toBeFocused();
  await expect(betslip.cards).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 2, name: /1 picked$/ })).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Scoreboard' })).toContainText(/In \d+ (day|h|min)/);
});
