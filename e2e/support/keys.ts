import type { Locator, Page } from '@playwright/test';

/** Presses Tab until this element, of the page or of a frame in it, has the focus. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 150; presses += 1) {
    if (await target.evaluate((element) => document.hasFocus() && element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`No key press reaches ${target} with ${key}`);
}

/** Presses Tab until a table of prices has the focus, which is one stop, and goes to this price of its first row with the arrow keys. */
export async function tabToPrice(page: Page, price: Locator): Promise<void> {
  await tabTo(page, page.getByRole('main').locator('[data-odds]').first());
  for (let presses = 0; presses < 10; presses += 1) {
    if (await price.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('ArrowRight');
  }
  throw new Error(`No arrow key reaches ${price}`);
}
