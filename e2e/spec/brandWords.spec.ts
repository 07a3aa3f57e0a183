import { logInOnScreen } from '../support/flows.ts';
import { expect, origin, test } from '../support/test.ts';

test('the wallet calls credits what its brand calls them [S1.35]', async ({ page, serverUrl, sandbox, accountMenu }) => {
  const names = new Set<string>();
  for (const brand of ['tsb', 'hwc'] as const) {
    const player = await sandbox.createPlayer({ balanceCents: 1_000 });
    await page.goto(`${origin(serverUrl, brand)}/`);
    await logInOnScreen(page, player);
    await accountMenu.open();
    const terms = page.getByRole('dialog').getByRole('region', { name: 'Wallet' }).getByRole('term');
    await expect(terms).toHaveCount(3);
    names.add((await terms.nth(1).textContent()) ?? '');
  }
  expect([...names]).toEqual(['Credits', 'Casino Credits']);
});
