import type { SandboxEvent } from '../../tests/support/sandboxClient.ts';
import { eventPath } from '../support/events.ts';
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
