import type { Locator } from '@playwright/test';
import { eventPath, marketOf, selectionOf } from '../support/events.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

async function boxOf(locator: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not drawn');
  return box;
}

test('every sportsbook route has menu, header, page, footer and slip in one layout, which follows the width of the window', async ({
  page,
  event,
  eventPage,
  betslip,
  header,
}) => {
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const main = page.getByRole('main');
  await eventPage.open(event);
  await eventPage.odds(selectionOf(marketOf(event, 'MONEYLINE'), 0)).click();
  await expect(betslip.cards).toHaveCount(1);

  const places = [
    { name: 'event', go: async () => undefined },
    {
      name: 'competition',
      go: () =>
        main
          .locator(`a[href="${eventPath(event).replace(/\/event\/.*/, '')}"]`)
          .first()
          .click(),
    },
    { name: 'live', go: () => menu.getByRole('link', { name: /^Live/ }).first().click() },
    { name: 'home', go: () => menu.getByRole('link', { name: 'Home' }).first().click() },
  ];
  for (const { name, go } of places)
    await test.step(`on ${name}`, async () => {
      await go();
      await expect(main.locator('[data-odds]').first()).toBeVisible();
      const [column, content, slip] = [await boxOf(menu), await boxOf(main), await boxOf(betslip.root)];
      expect(column, name).toMatchObject({ x: 0, width: 280 });
      expect(content.x, name).toBe(280);
      expect(slip, name).toMatchObject({ x: 1600 - 380 - (await scrollbarWidth(main)), width: 380 });
      expect(content.x + content.width, name).toBe(slip.x);
      await expect(page.getByRole('contentinfo')).toBeAttached();
    });

  await test.step('the header stays', async () => {
    await page.evaluate(() => scrollTo(0, 600));
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    expect((await boxOf(header.root)).y).toBe(0);
    await page.evaluate(() => scrollTo(0, 0));
  });

  const tallest: number[] = [];
  const measureIcons = async (): Promise<void> => {
    const heights = () =>
      menu.locator('a svg, button svg').evaluateAll((icons) => icons.map((icon) => icon.getBoundingClientRect().height));
    await expect.poll(async () => (await heights()).filter((height) => height > 0).length).toBeGreaterThan(3);
    tallest.push(Math.max(...(await heights())));
  };

  await test.step('at 1435 px the menu is a rail of 80 px and opens as a drawer, which a wider window closes', async () => {
    await page.setViewportSize({ width: 1436, height: 900 });
    expect((await boxOf(menu)).width).toBe(280);
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
    await measureIcons();

    await page.setViewportSize({ width: 1435, height: 900 });
    await expect.poll(async () => (await boxOf(menu)).width).toBe(80);
    await measureIcons();
    const drawer = page.getByRole('dialog', { name: 'Main menu' });
    await expect(drawer).toHaveCount(0);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(drawer.getByRole('link', { name: /^Live/ })).toBeVisible();

    await page.setViewportSize({ width: 1436, height: 900 });
    await expect(drawer).toHaveCount(0);
    expect((await boxOf(menu)).width).toBe(280);
    expect(Math.max(...tallest)).toBe(22);
  });

  await test.step('however wide the window, the content is 1296 px', async () => {
    await page.setViewportSize({ width: 2600, height: 1000 });
    const widest = () =>
      main.locator('> div').evaluateAll((blocks) => Math.max(...blocks.map((block) => block.getBoundingClientRect().width)));
    await expect.poll(widest).toBe(1296);
  });
});

function scrollbarWidth(anything: Locator): Promise<number> {
  return anything.evaluate(() => innerWidth - document.documentElement.clientWidth);
}

for (const [width, height] of [
  [1600, 1000],
  [1280, 800],
  [2000, 1000],
] as const)
  test(`the first pick, which opens the slip, moves no price: a second click on the same point takes the pick back, ${width} px wide`, async ({
    page,
    betslip,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const prices = page.locator('main article [data-odds]:not([aria-disabled])');
    const price = prices.nth(4);
    await price.scrollIntoViewIfNeeded();
    const places = () =>
      page.locator('main article [data-odds]').evaluateAll((all) => all.slice(0, 12).map((one) => one.getBoundingClientRect().x));
    const before = await places();
    const id = await price.getAttribute('data-odds');
    const { x, y, width: wide, height: high } = await boxOf(page.locator(`main [data-odds="${id}"]`).first());
    const point = [x + wide / 2, y + high / 2] as const;
    await page.mouse.click(...point);
    await expect(betslip.cards).toHaveCount(1);
    expect((await boxOf(betslip.root)).width).toBe(380);
    expect(await places()).toEqual(before);
    expect(
      await page.evaluate(
        ([left, top]) => document.elementFromPoint(left, top)?.closest('[data-odds]')?.getAttribute('data-odds'),
        point,
      ),
    ).toBe(id);
    await page.mouse.move(point[0] + 2, point[1] + 2);
    await page.mouse.click(...point, { delay: 20 });
    await expect(betslip.cards).toHaveCount(0);
    expect(await places()).toEqual(before);
  });

test('the footer reaches the edge of the window while the slip is not docked; a new page begins at its top; going back and reloading return to where a page was left; an organization’s logo in it is no wider than 128 px', async ({
  page,
}) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toBeAttached();
  const box = await boxOf(footer);
  expect(box.x + box.width).toBe(1600 - (await scrollbarWidth(footer)));
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await footer.scrollIntoViewIfNeeded();
  const natural = (image: Locator) => image.evaluate((element) => (element as HTMLImageElement).naturalWidth);
  const [limits, source] = ['Play in balance', 'Slipstream open source'].map((name) => footer.getByRole('link', { name })) as [
    Locator,
    Locator,
  ];
  await source.scrollIntoViewIfNeeded();
  await expect.poll(() => natural(limits.locator('img'))).toBe(20);
  await expect.poll(() => natural(source.locator('img'))).toBe(160);
  expect((await boxOf(source.locator('img'))).width).toBe(128);

  const last = page.getByRole('heading', { level: 2, name: 'UFC Fight Night' });
  await expect(last).toBeAttached();
  const top = (): Promise<number> => page.evaluate(() => Math.round(scrollY));
  await page.evaluate(() => scrollTo(0, 1600));
  await expect.poll(top).toBe(1600);
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: /^NBA/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'NBA' })).toBeVisible();
  await expect.poll(top).toBe(0);
  await page.goBack();
  await expect.poll(top).toBe(1600);
  await page.reload();
  await expect.poll(top).toBe(1600);
  // Another address in the same tab starts a new visit, whose first history entry has the same key.
  await page.goto('/sport/basketball/organization/united-states/competition/nba');
  await expect(page.getByRole('heading', { level: 1, name: 'NBA' })).toBeVisible();
  expect(await top()).toBe(0);
});
