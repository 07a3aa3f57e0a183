import type { SandboxEvent } from '../../tests/support/sandboxClient.ts';
import { eventPath } from '../support/events.ts';
import { logInBeforehand } from '../support/flows.ts';
import { styleConflicts } from '../support/styleConflicts.ts';
import { expect, test } from '../support/test.ts';

const competitionPath = (event: SandboxEvent): string => eventPath(event).replace(/\/event\/.*$/, '');

test.use({ serviceWorkers: 'block' });

test('styles do not depend on the order in which code loads, and zoomed to 400 % the page has one column', async ({
  page,
  event,
}) => {
  const size = page.viewportSize();
  if (size === null) throw new Error('The window has no size');
  for (const path of ['/', '/live', competitionPath(event), eventPath(event), '/login', '/info/house-rules', '/no-such-page']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    expect(await styleConflicts(page), path).toEqual([]);
    // The zoom of a page that is open. Where a rule is added to a sheet in the frame of a resize, Chromium does not apply the sheet's media queries
    // anew to what is there already: a page that still loads keeps a wide header until the next resize. A page that is too wide stays so.
    const widthZoomed = async (): Promise<number> => {
      await page.setViewportSize(size);
      await page.setViewportSize({ width: 320, height: 640 });
      return page.evaluate(() => document.documentElement.scrollWidth);
    };
    await expect.poll(widthZoomed, path).toBe(320);
    await page.setViewportSize(size);
  }
});

test('a visitor’s panel shows every choice of its preferences whole, at every width', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Menu for visitors' }).click();
  const preferences = page.getByRole('dialog').getByRole('region', { name: 'Preferences' });
  await expect(preferences.getByRole('button', { name: /^(American|Decimal|Fraction|Percent|System|Light|Dark)$/ })).toHaveCount(7);
  for (const width of [320, 390, 1280, 1600]) {
    await page.setViewportSize({ width, height: 800 });
    const cut = await preferences.evaluate((element) => {
      const { left, right } = element.getBoundingClientRect();
      return [...element.querySelectorAll('button')].filter((button) => {
        const box = button.getBoundingClientRect();
        return box.left < left || box.right > right || button.scrollWidth > button.clientWidth;
      }).length;
    });
    expect(cut, `${width}`).toBe(0);
  }
});

test('the header fits into a window of every width, with the whole balance of a player', async ({ page, sandbox, header }) => {
  const widthsTooNarrow = async (): Promise<readonly number[]> => {
    const found: number[] = [];
    for (let width = 320; width <= 1480; width += 40) {
      await page.setViewportSize({ width, height: 640 });
      if ((await page.evaluate(() => document.documentElement.scrollWidth)) > width) found.push(width);
    }
    return found;
  };
  await page.goto('/');
  await expect(header.logIn).toBeVisible();
  expect(await widthsTooNarrow(), 'visitor').toEqual([]);
  await logInBeforehand(page, await sandbox.createPlayer({ balanceCents: 49_605_558 }));
  await page.goto('/');
  const amount = header.account.getByText('$496,055.58');
  await expect(amount).toBeVisible();
  expect(await widthsTooNarrow(), 'player').toEqual([]);
  for (const width of [320, 390, 600, 1280]) {
    await page.setViewportSize({ width, height: 640 });
    const [pill, text] = [await header.account.boundingBox(), await amount.boundingBox()];
    if (pill === null || text === null) throw new Error(`No balance at ${width}`);
    expect(text.x, `${width}`).toBeGreaterThanOrEqual(pill.x);
    expect(text.x + text.width, `${width}`).toBeLessThanOrEqual(pill.x + pill.width);
    expect(text.y, `${width}`).toBeGreaterThanOrEqual(pill.y);
    expect(text.y + text.height, `${width}`).toBeLessThanOrEqual(pill.y + pill.height);
  }
});

test('the button of the closed slip lies over nothing beside the lines, nor over the end of a page', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 640 });
  await page.goto('/');
  const button = page.getByRole('button', { name: /^Betslip/ });
  const leftOf = async (): Promise<number> => (await button.boundingBox())?.x ?? 0;
  for (const width of [1024, 1280, 1436, 1600, 1920]) {
    await page.setViewportSize({ width, height: 640 });
    const beside = await page.getByRole('complementary', { name: 'Beside the lines' }).boundingBox();
    if (beside === null) throw new Error('There is nothing beside the lines');
    expect(beside.x + beside.width, `${width}`).toBeLessThanOrEqual(await leftOf());
  }
  await page.setViewportSize({ width: 390, height: 640 });
  // Home comes in parts, so its end moves.
  const roomUnderEnd = async (): Promise<number> => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const last = await page.getByRole('link', { name: 'Accessibility Policies' }).boundingBox();
    const bar = await button.boundingBox();
    return last === null || bar === null ? -1 : bar.y - (last.y + last.height);
  };
  await expect.poll(roomUnderEnd).toBeGreaterThanOrEqual(0);
});

test('the page does not move while it loads', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { readonly value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const path of ['/', '/live']) {
    await page.goto(path);
    await expect(page.locator('[data-odds]').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const shifts = await page.evaluate(() => (globalThis as unknown as { readonly shifts: readonly number[] }).shifts);
    expect(
      shifts.reduce((sum, value) => sum + value, 0),
      path,
    ).toBeLessThan(0.01);
  }
});
