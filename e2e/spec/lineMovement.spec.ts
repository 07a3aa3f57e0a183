import type { Locator, Page } from '@playwright/test';
import type { SandboxEvent } from '../../tests/support/sandboxClient.ts';
import { faults } from '../support/axe.ts';
import { marketOf, selectionOf } from '../support/events.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

const CODE = /LineMovement-[\w-]+\.js/;

/** Home with lines, and a price of an event that has not started. */
async function openLines(page: Page): Promise<Locator> {
  await page.goto('/');
  const upcoming = page.locator('main article').filter({ hasNotText: 'LIVE' });
  const found = upcoming.locator('[data-odds]:not([aria-disabled])').first();
  await found.scrollIntoViewIfNeeded();
  return page.locator(`main [data-odds="${await found.getAttribute('data-odds')}"]`);
}

/** Resolves with the milliseconds from the pointer's arrival at a price to a card, by the page's own clock. */
const watchDelay = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        let reachedAt: number | null = null;
        document.addEventListener(
          'pointerover',
          ({ target }) => {
            if (target instanceof Element && target.closest('[data-odds]')) reachedAt ??= performance.now();
          },
          { capture: true },
        );
        new MutationObserver((_changes, observer) => {
          if (reachedAt === null || document.querySelector('[role="tooltip"]') === null) return;
          observer.disconnect();
          resolve(performance.now() - reachedAt);
        }).observe(document.body, { childList: true, subtree: true });
      }),
  );

const cardOf = (page: Page): Locator => page.getByRole('tooltip');

test('in tsb a price tells a mouse that rests for 0.6 seconds how it has moved, beside it, until the mouse leaves, presses, scrolls or Escape', async ({
  page,
}) => {
  const code: string[] = [];
  page.on('request', (request) => CODE.test(request.url()) && code.push(request.url()));
  const price = await openLines(page);
  const card = cardOf(page);
  expect(code).toEqual([]);

  await price.hover();
  await expect(card).toBeVisible();
  expect(code).toHaveLength(1);
  await expect(card).toContainText(/Opened.*[+−]\d{3}/);
  await expect(card).toContainText(/Now.*[+−]\d{3}/);
  await expect(card.getByRole('img', { name: /over 24 hours/ })).toBeVisible();
  await expect(price).toHaveAccessibleDescription(/Opened/);
  const [ofPrice, ofCard] = [await price.boundingBox(), await card.boundingBox()];
  if (ofPrice === null || ofCard === null) throw new Error('A box is missing');
  // It covers no price of any row.
  const lefts = await page
    .locator('main article [data-odds]')
    .evaluateAll((prices) => prices.map((price) => price.getBoundingClientRect()).map(({ left, right }) => [left, right]));
  for (const [left = 0, right = 0] of lefts) expect(ofCard.x + ofCard.width <= left || ofCard.x >= right).toBe(true);
  expect(ofCard.x).toBeGreaterThanOrEqual(0);
  expect(ofCard.x + ofCard.width).toBeLessThanOrEqual(1600);
  expect(await faults(page, 'all', { sample: true })).toEqual([]);

  // The mouse may go onto the card, and Escape closes it.
  await page.mouse.move(ofCard.x + ofCard.width / 2, ofCard.y + ofCard.height / 2, { steps: 4 });
  await expect(card).toHaveAttribute('data-line-movement', (await price.getAttribute('data-odds')) ?? '');
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);

  await page.mouse.move(0, 0);
  const delay = watchDelay(page);
  await price.hover();
  await expect(card).toBeVisible();
  // A browser's timer may be a fraction of a millisecond early.
  expect(await delay).toBeGreaterThan(599);
  await page.mouse.move(0, 0);
  await expect(card).toHaveCount(0);

  await price.hover();
  await expect(card).toBeVisible();
  await page.mouse.wheel(0, 200);
  await expect(card).toHaveCount(0);

  await price.scrollIntoViewIfNeeded();
  await page.mouse.move(0, 0);
  await price.hover();
  await expect(card).toBeVisible();
  await price.click();
  await expect(price).toHaveAttribute('aria-pressed', 'true');
  await expect(card).toHaveCount(0);
});

test('the focus of the keyboard shows the card, Escape, a press and another page close it, and the focus moves on as ever', async ({
  page,
  takeEvents,
  eventPage,
}) => {
  // Games of later weeks have no past.
  const [event] = (await takeEvents(1, ({ markets }) => markets.length > 3)) as [SandboxEvent];
  await page.goto('/');
  await eventPage.open(event);
  const price = eventPage.odds(selectionOf(marketOf(event, 'SPREAD'), 0));
  // The focus of a script is the keyboard's after a key.
  await page.keyboard.press('Tab');
  await price.focus();
  const card = cardOf(page);
  await expect(card).toContainText('Opened');
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  await expect(price).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(price).not.toBeFocused();
  await expect(card).toContainText('Opened');
  await page.keyboard.press('Enter');
  await expect(card).toHaveCount(0);
  await page.keyboard.press('ArrowLeft');
  await expect(card).toContainText('Opened');
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
  await expect(card).toHaveCount(0);
});
