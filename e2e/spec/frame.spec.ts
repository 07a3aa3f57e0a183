import type { Locator } from '@playwright/test';
import type { SandboxEvent } from '../../tests/support/sandboxClient.ts';
import { eventPath, marketOf, selectionOf } from '../support/events.ts';
import { expect, origin, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

async function boxOf(locator: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not drawn');
  return box;
}

test('menu, header, page, footer and slip stand in one frame on every sportsbook route [S2.001 S2.003 S2.004 S2.009 S2.224 S9.09]', async ({
  page,
  takeEvents,
  eventPage,
  betslip,
  header,
}) => {
  const [event] = (await takeEvents(1)) as [SandboxEvent];
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await eventPage.open(event);
  await eventPage.odds(selectionOf(marketOf(event, 'MONEYLINE'), 0)).click();
  await expect(betslip.cards).toHaveCount(1);

  for (const path of [eventPath(event), eventPath(event).replace(/\/event\/.*/, ''), '/live', '/']) {
    await page.goto(path);
    await expect(betslip.cards).toHaveCount(1);
    const [column, content, slip] = [await boxOf(menu), await boxOf(page.getByRole('main')), await boxOf(betslip.root)];
    expect(column, path).toMatchObject({ x: 0, width: 280 });
    expect(content.x, path).toBe(280);
    expect(slip, path).toMatchObject({ x: 1600 - 380 - (await scrollbarWidth(page.getByRole('main'))), width: 380 });
    expect(content.x + content.width, path).toBe(slip.x);
    await expect(page.getByRole('contentinfo')).toBeAttached();
  }

  await page.evaluate(() => scrollTo(0, 600));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  expect((await boxOf(header.root)).y).toBe(0);
});

function scrollbarWidth(anything: Locator): Promise<number> {
  return anything.evaluate(() => innerWidth - document.documentElement.clientWidth);
}

test('at 1435 px the menu is a rail of 80 px and opens as a drawer, which a wider window closes [S2.002 S2.003 S2.173 S2.174 S2.175 S4.12 S9.04 S9.05]', async ({
  page,
}) => {
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await page.setViewportSize({ width: 1436, height: 900 });
  await page.goto('/');
  await expect(menu.getByRole('link', { name: 'Home' }).first()).toBeVisible();
  expect((await boxOf(menu)).width).toBe(280);
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();

  await page.setViewportSize({ width: 1435, height: 900 });
  await expect.poll(async () => (await boxOf(menu)).width).toBe(80);
  const drawer = page.getByRole('dialog', { name: 'Main menu' });
  await expect(drawer).toHaveCount(0);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(drawer.getByRole('link', { name: /^Live/ })).toBeVisible();

  await page.setViewportSize({ width: 1436, height: 900 });
  await expect(drawer).toHaveCount(0);
  expect((await boxOf(menu)).width).toBe(280);
});

test('the content is at most 1296 px wide, and an icon of the menu at most 22 px high [S9.08 S9.40]', async ({ page }) => {
  await page.setViewportSize({ width: 2600, height: 1000 });
  await page.goto('/');
  const card = page.getByRole('main').locator('[data-odds]').first();
  await expect(card).toBeVisible();
  const widest = await page
    .getByRole('main')
    .locator('> div')
    .evaluateAll((blocks) => Math.max(...blocks.map((block) => block.getBoundingClientRect().width)));
  expect(widest).toBe(1296);

  const heights = () =>
    page
      .getByRole('navigation', { name: 'Main menu' })
      .locator('a svg, button svg')
      .evaluateAll((icons) => icons.map((icon) => icon.getBoundingClientRect().height));
  const tallest: number[] = [];
  for (const width of [2600, 1400]) {
    await page.setViewportSize({ width, height: 1000 });
    await expect.poll(async () => (await heights()).filter((height) => height > 0).length).toBeGreaterThan(3);
    tallest.push(Math.max(...(await heights())));
  }
  expect(Math.max(...tallest)).toBe(22);
});

test('a standalone casino has a shorter menu than a sportsbook [S1.38]', async ({ page, serverUrl }) => {
  const items = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link');
  await page.goto(`${origin(serverUrl, 'tsb')}/`);
  await expect(items.filter({ hasText: 'My Bets' }).first()).toBeVisible();
  await expect(items.filter({ hasText: 'NFL' }).first()).toBeVisible();
  const sportsbook = await items.count();
  await page.goto(`${origin(serverUrl, 'tsc')}/`);
  await expect(page.locator('[data-odds]').first()).toBeVisible();
  await expect(items.filter({ hasText: 'Home' }).first()).toBeVisible();
  await expect(items.filter({ hasText: /My Bets|Live|NFL/ })).toHaveCount(0);
  expect(await items.count()).toBeLessThan(sportsbook);
});
