import type { Page } from '@playwright/test';
import type { SandboxEvent } from '../../tests/support/sandboxClient.ts';
import { BetslipPanel } from '../pages/betslipPanel.ts';
import { Header } from '../pages/header.ts';
import { type Extent, faults } from '../support/axe.ts';
import { BRAND_KINDS, SPECIFIED_BRANDS } from '../support/brandKinds.ts';
import { eventPath, marketOf, selectionOf } from '../support/events.ts';
import { logInBeforehand } from '../support/flows.ts';
import { expect, origin, test } from '../support/test.ts';

/**
 * With reduced motion every change of a colour is a transition of 0.01 ms. It ends with the next animation frame that draws the element.
 * Rows far below the window are not drawn, so their computed colours would still be those of the mode before.
 */
function endTransitions(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, *::before, *::after { transition: none !important }');
    document.adoptedStyleSheets.push(sheet);
  });
}

/** Checks the screen in every mode of the brand: by all rules in the present mode, by the rules of colours in the others. */
async function expectNoFaults(page: Page, place: string, extent: Extent): Promise<void> {
  const root = page.locator('html');
  const first = await root.getAttribute('data-mode');
  const others = ((await root.getAttribute('data-modes')) ?? '').split(' ').filter((mode) => mode !== first);
  expect(await faults(page, 'all', extent), place).toEqual([]);
  if (others.length === 0) return;
  await endTransitions(page);
  for (const mode of others) {
    await page.emulateMedia({ colorScheme: mode as 'dark' | 'light' });
    await expect(root).toHaveAttribute('data-mode', mode);
    expect(await faults(page, 'colours', { ...extent, sample: true }), `${place}, ${mode}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: first as 'dark' | 'light' });
  await expect(root).toHaveAttribute('data-mode', first ?? '');
}

/** Opens a screen and waits for the element that shows it is complete. */
async function expectScreenWithoutFaults(page: Page, address: string, content: string, extent: Extent): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('main').locator(content).first()).toBeVisible();
  await expectNoFaults(page, address, extent);
}

/** A player's slip with two bets, then My Bets. */
async function expectPlayersScreensWithoutFaults(page: Page, at: (path: string) => string, event: SandboxEvent, extent: Extent) {
  await page.goto(at(eventPath(event)));
  await expect(new Header(page).account).toBeVisible();
  const slip = new BetslipPanel(page);
  for (const type of ['MONEYLINE', 'TOTAL'] as const)
    await page
      .locator(`[data-odds="${selectionOf(marketOf(event, type), 0).id}"]`)
      .first()
      .click();
  await slip.straightTab.click();
  await expect(slip.cards).toHaveCount(2);
  await expectNoFaults(page, 'straight', extent);
  await slip.parlayTab.click();
  await expectNoFaults(page, 'parlay', { ...extent, within: '[aria-label="Betslip"]' });
  await expectScreenWithoutFaults(page, at('/my-bets'), ':text("No open bets")', extent);
}

test.use({ contextOptions: { reducedMotion: 'reduce' }, colorScheme: 'dark', serviceWorkers: 'block' });

test('axe finds nothing on the screens of a visitor and of a player', async ({ page, player, event }) => {
  // A hundred rows on a busy machine. They are the same on home, in which all of them are looked at.
  test.slow();
  for (const [path, content, sample] of [
    ['/', '[data-odds]', false],
    ['/live', '[data-odds]', true],
    [eventPath(event).replace(/\/event\/.*$/, ''), '[data-odds]', true],
    [eventPath(event), '[data-odds]', false],
    ['/login', 'input[type=password]', false],
    ['/no-such-page', 'h1', false],
  ] as const)
    await expectScreenWithoutFaults(page, path, content, { sample });
  await logInBeforehand(page, player);
  await expectPlayersScreensWithoutFaults(page, (path) => path, event, { sample: false });
});

for (const brand of SPECIFIED_BRANDS.filter((code) => code !== 'tsb' && BRAND_KINDS[code] === 'sportsbook'))
  test(`axe finds nothing on the way from home to a bet of ${brand}`, async ({ page, serverUrl, player, event }) => {
    test.slow();
    const at = (path: string): string => `${origin(serverUrl, brand)}${path}`;
    await expectScreenWithoutFaults(page, at('/'), '[data-odds]', { sample: true });
    await expectScreenWithoutFaults(page, at('/login'), 'input[type=password]', { sample: true });
    await logInBeforehand(page, player, at(''));
    await expectPlayersScreensWithoutFaults(page, at, event, { sample: true });
  });
