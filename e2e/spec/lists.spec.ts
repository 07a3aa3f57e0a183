import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

interface Geometry {
  readonly heights: readonly number[];
  readonly widestGap: number;
  readonly tabStops: readonly number[];
  readonly pricesEnd: number;
}

function geometry(): Geometry {
  const rows = [...document.querySelectorAll<HTMLElement>('main article')].filter((row) => {
    const { top, bottom } = row.getBoundingClientRect();
    return top > 64 && bottom < innerHeight;
  });
  const gaps = rows.flatMap((row) =>
    [...row.querySelectorAll('a:has(> svg) > svg:first-child + span')].map((name) => {
      const { right, top } = name.getBoundingClientRect();
      const beside = [...row.querySelectorAll('[data-odds]')].map((price) => price.getBoundingClientRect());
      return Math.min(...beside.filter((price) => Math.abs(price.top - top) < 40).map((price) => price.left)) - right;
    }),
  );
  return {
    heights: rows.map((row) => Math.round(row.getBoundingClientRect().height)),
    widestGap: Math.max(...gaps),
    tabStops: rows.map((row) => row.querySelectorAll('[data-odds]:not([tabindex="-1"])').length),
    pricesEnd: Math.max(...[...document.querySelectorAll('main [data-odds]')].map((price) => price.getBoundingClientRect().right)),
  };
}

test('on home a page that changes what it watches keeps its websocket; rows are 116 px, their prices near the names, and one of them is a tab stop, at every width; column heads stay under the header, menu and slip to the end of the page, and a link leads to the slip', async ({
  page,
}) => {
  let opened = 0;
  let subscribed = 0;
  page.on('websocket', (socket) => {
    opened += 1;
    socket.on('framesent', ({ payload }) => {
      if (String(payload).includes('"subscribe"')) subscribed += 1;
    });
  });
  await page.goto('/');
  await test.step('it watches what is in sight', async () => {
    await expect.poll(() => subscribed).toBeGreaterThan(0);
    for (const distance of [2_000, 4_000]) {
      const before = subscribed;
      await page.evaluate((top) => window.scrollTo(0, top), distance);
      await expect.poll(() => subscribed).toBeGreaterThan(before);
    }
    expect(opened).toBe(1);
  });

  await test.step('rows at every width', async () => {
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(page.locator('main [data-odds]').nth(12)).toBeVisible();
    for (const width of [1920, 1600, 1435, 1280, 1100]) {
      await page.setViewportSize({ width, height: 1000 });
      await expect.poll(async () => (await page.evaluate(geometry)).heights.length).toBeGreaterThan(2);
      const shown = await page.evaluate(geometry);
      // The last row of a card has no line under it.
      for (const height of shown.heights) expect([115, 116], `${width}`).toContain(height);
      expect(shown.widestGap, `${width}`).toBeLessThanOrEqual(280);
      expect(new Set(shown.tabStops), `${width}`).toEqual(new Set([1]));
      const button = await page.getByRole('button', { name: /^Betslip/ }).boundingBox();
      expect(button?.x, `${width}`).toBeGreaterThan(shown.pricesEnd);
    }
    await page.setViewportSize({ width: 1600, height: 1000 });
  });

  await page.locator('main [data-odds]:not([aria-disabled])').first().click();
  const slip = page.getByRole('region', { name: 'Betslip' });
  await expect(slip.getByRole('heading', { name: 'Betslip' })).toBeVisible();
  await page.evaluate(() => scrollTo(0, 300));
  const head = page.locator('main header').first();
  await expect.poll(async () => Math.round((await head.boundingBox())?.y ?? 0)).toBe(64);
  await expect
    .poll(async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      return page.evaluate(() => Math.round(document.documentElement.scrollHeight - innerHeight - scrollY));
    })
    .toBeLessThanOrEqual(1);
  // A page may end within a pixel.
  expect(Math.round((await slip.boundingBox())?.y ?? 0)).toBe(64);
  expect(Math.round((await page.getByRole('navigation', { name: 'Main menu' }).boundingBox())?.y ?? 0)).toBe(64);
  const link = page.getByRole('link', { name: 'Skip to betslip' });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(slip).toBeFocused();
});

test('arrows move the strip for a mouse, and the second click of a double click on a price does not take the pick back', async ({
  page,
  betslip,
}) => {
  await page.setViewportSize({ width: 1100, height: 900 });
  await page.goto('/');
  const strip = page.getByRole('region', { name: 'Live now' });
  const list = strip.getByRole('list');
  const arrows = strip.locator('button[aria-hidden]');
  await list.hover();
  await expect(arrows).toHaveCount(1);
  await arrows.click();
  const left = () => list.evaluate((element) => element.scrollLeft);
  await expect.poll(left).toBeGreaterThan(300);
  await arrows.first().click();
  await expect.poll(left).toBe(0);

  // Below the strip a chip for each competition with open events, in one line.
  const chips = page.getByRole('navigation', { name: 'Competitions' });
  const nfl = chips.getByRole('link', { name: /^NFL \d+$/ });
  await expect(nfl).toHaveAttribute('href', /\/competition\/nfl$/);
  const [first, last] = [await chips.getByRole('link').first().boundingBox(), await chips.getByRole('link').last().boundingBox()];
  expect(first?.y).toBe(last?.y);

  const price = page.locator('main [data-odds]:not([aria-disabled])').first();
  await price.dblclick();
  await expect(price).toHaveAttribute('aria-pressed', 'true');
  await expect(betslip.cards).toHaveCount(1);
  // A click of its own, however soon: the browser counts it as the first of its kind.
  await price.click();
  await expect(price).toHaveAttribute('aria-pressed', 'false');
});
