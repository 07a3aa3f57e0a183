import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { BRAND_CODES } from '../../server/platform/brands.ts';
import type { SandboxEvent } from '../../tests/support/sandboxClient.ts';
import { BetslipPanel } from '../pages/betslipPanel.ts';
import { eventPath, marketOf, selectionOf } from '../support/events.ts';
import { logInOnScreen } from '../support/flows.ts';
import { expect, origin, test } from '../support/test.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** From its third row on a table of events repeats itself, and looking at a hundred rows is what takes axe its time. */
const REPEATED_ROWS = 'main article:nth-of-type(n+3)';

/** With `sample` only the first rows of each table: brands and modes differ in their colours, not in what they are built of. */
async function faults(
  page: Page,
  { sample, within }: { readonly sample: boolean; readonly within?: string },
): Promise<readonly string[]> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).withTags(RULES);
  if (sample) axe.exclude(REPEATED_ROWS);
  if (within) axe.include(within);
  const { violations } = await axe.analyze();
  return violations.flatMap((violation) =>
    violation.nodes.map((node) => `${violation.id}: ${node.target.join(' ')} ${node.failureSummary?.split('\n')[1]?.trim() ?? ''}`),
  );
}

/** A screen, and what is there once it has all it shows. */
async function look(page: Page, address: string, content: string, sample: boolean): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('main').locator(content).first()).toBeVisible();
  expect(await faults(page, { sample }), address).toEqual([]);
}

/** The slip with two bets, then My Bets, of a player whose page shows the event. */
async function lookAsPlayer(page: Page, event: SandboxEvent, address: string, sample: boolean): Promise<void> {
  const slip = new BetslipPanel(page);
  for (const type of ['MONEYLINE', 'TOTAL'] as const)
    await page
      .locator(`[data-odds="${selectionOf(marketOf(event, type), 0).id}"]`)
      .first()
      .click();
  await slip.straightTab.click();
  await expect(slip.cards).toHaveCount(2);
  expect(await faults(page, { sample }), 'straight').toEqual([]);
  await slip.parlayTab.click();
  expect(await faults(page, { sample, within: '[aria-label="Betslip"]' }), 'parlay').toEqual([]);
  await page.goto(address);
  await expect(page.getByRole('main')).toContainText('No open bets');
  expect(await faults(page, { sample }), 'my bets').toEqual([]);
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.describe('every screen, in one brand and mode', () => {
  test.use({ colorScheme: 'dark' });

  test('axe finds nothing on the screens of a visitor', async ({ page, serverUrl, event }) => {
    // A hundred rows on a machine that does other things besides.
    test.slow();
    for (const [path, content] of [
      ['/', '[data-odds]'],
      ['/live', '[data-odds]'],
      [eventPath(event).replace(/\/event\/.*$/, ''), '[data-odds]'],
      [eventPath(event), '[data-odds]'],
      ['/login', 'input[type=password]'],
      ['/no-such-page', 'h1'],
    ] as const)
      await look(page, `${origin(serverUrl, 'tsb')}${path}`, content, false);
  });

  test('axe finds nothing on the screens of a player', async ({ page, serverUrl, player, event }) => {
    await page.goto(`${origin(serverUrl, 'tsb')}${eventPath(event)}`);
    await logInOnScreen(page, player);
    await lookAsPlayer(page, event, `${origin(serverUrl, 'tsb')}/my-bets`, false);
  });
});

for (const brand of BRAND_CODES)
  for (const colorScheme of ['dark', 'light'] as const) {
    // Seen above; and this brand is dark whatever the system says.
    if ((brand === 'tsb' && colorScheme === 'dark') || (brand === 'hwc' && colorScheme === 'light')) continue;
    test.describe(`${brand} where the system is ${colorScheme}`, () => {
      test.use({ colorScheme });

      test('axe finds nothing on the way from home to a bet', async ({ page, serverUrl, player, event }) => {
        test.slow();
        const at = (path: string): string => `${origin(serverUrl, brand)}${path}`;
        await look(page, at('/'), '[data-odds]', true);
        await look(page, at('/login'), 'input[type=password]', true);
        await page.goto(at(eventPath(event)));
        await logInOnScreen(page, player);
        await lookAsPlayer(page, event, at('/my-bets'), true);
      });
    });
  }
