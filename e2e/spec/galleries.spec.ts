import { faults } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

for (const { name, panels, samples } of [
  { name: 'bets', panels: 4, samples: ['Live', 'Lost', 'Void', 'Cashed out', 'Parlay', 'Round robin', 'Loading'] },
  { name: 'casino', panels: 7, samples: ['With a jackpot', 'New', 'Not playable yet', 'Picture missing', 'Favourite', 'Loading'] },
  {
    name: 'lines',
    panels: 4,
    samples: ['A list', 'The live strip', 'Movement, the line', 'Movement, a short history', 'Movement, decimal odds'],
  },
  {
    name: 'history',
    panels: 7,
    samples: [
      'Summary',
      'Transactions',
      'Transactions, none',
      'Casino, offline',
      'Session, unknown',
      'Round, open',
      'Taxes, failed',
    ],
  },
  {
    name: 'safer-play',
    panels: 7,
    samples: ['Overview', 'Overview, a limit is reached', 'A limit, increase pending', 'Limit history', 'Cool-off, confirm'],
  },
])
  test(`the gallery ${name} draws every state without faults, in each brand and mode`, async ({ page }) => {
    await page.goto(`/dev-tools/gallery/${name}`);
    const shown = page.locator('section[data-brand]');
    await expect(shown).toHaveCount(panels);
    for (const sample of samples) await expect(shown.last().locator(`[data-sample="${sample}"]`)).toBeVisible();
    const found = await faults(page, 'all', { sample: false, within: 'main', alike: 'section[data-brand]:first-of-type' });
    // A sample can be a whole page, whose landmarks come again in the next one.
    expect(found.filter((fault) => !fault.startsWith('landmark-unique'))).toEqual([]);
  });
