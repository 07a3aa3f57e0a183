import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { faults } from '../support/axe.ts';
import { marketOf, selectionOf } from '../support/events.ts';
import { logInBeforehand, placeBeforehand } from '../support/flows.ts';
import { isHome } from '../support/money.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

/** A win of $4,000.00 on $10.00: a form W-2G. */
const LONG_PRICE = { odds: '+40000', numeratorLong: 400, denominatorLong: 1 } as const;

/** Presses, and reads the file that the browser then saves. */
async function saved(page: Page, button: Locator): Promise<{ readonly name: string; readonly content: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
}

test('a player reads summary, bets with a filter that Back keeps, payments, a casino round with its proof, and saves lists and a tax form', async ({
  page,
  context,
  sandbox,
  serverUrl,
  player,
  event,
  wallet,
  consoleWatch,
}) => {
  // A warning of the browser's own software renderer, which draws the game.
  consoleWatch.expect(/GPU stall due to ReadPixels/);
  const picked = selectionOf(marketOf(event, 'MONEYLINE'), 0);
  const { odds, ...price } = LONG_PRICE;
  await sandbox.setPrice(picked.id, odds);
  await placeBeforehand(serverUrl, player, { eventId: event.id, selectionId: picked.id, points: null, ...price }, [1_000]);
  await sandbox.recordResult(event.id, isHome(event, picked) ? { homeScore: 3, awayScore: 1 } : { homeScore: 1, awayScore: 3 });
  await logInBeforehand(page, player);
  await wallet.begin('deposit', 'Online banking', '50');
  await wallet.provider.press('Approve');
  await expect(page).toHaveURL(/\/receipt\//);
  const main = page.getByRole('main');
  await page.goto('/category/slots/velvet-sevens');
  await main.getByRole('button', { name: 'Play', exact: true }).click();
  const game = page.frameLocator('iframe[title="Velvet Sevens"]');
  await game.getByRole('button', { name: 'Spin' }).click();
  await expect(main).toContainText(/Net [−+]?\$\d/);

  await page.goto('/account/summary');
  const today = main.getByRole('row', { name: /^Today/ });
  await expect(today).toContainText('+$4,000.00');
  await expect(today).toContainText('$50.00');
  await expect(main.getByRole('region', { name: 'Recent activity' }).getByRole('listitem')).toHaveCount(3);

  const area = page.getByRole('navigation', { name: 'Account' });
  await area.getByRole('link', { name: 'Betting history' }).click();
  const won = main.getByRole('button', { name: 'Won', exact: true });
  await won.click();
  await expect(page).toHaveURL('/account/history/betting?filter=won');
  await main.getByRole('button', { name: 'What happened' }).click();
  const story = main.getByRole('list', { name: 'What happened to this bet' });
  await expect(story.getByRole('listitem')).toHaveText([/^Placed.+Stake \$10\.00/, /^Settled as won.+\$4,010\.00/]);
  // The other pages are looked at in their gallery, in every state.
  expect(await faults(page, 'all', { sample: true, within: 'main' })).toEqual([]);
  await main.getByRole('tab', { name: 'Transactions' }).click();
  await main.getByRole('button', { name: 'Deposits', exact: true }).click();
  const list = main.getByRole('region', { name: 'Transactions' });
  await expect(list).toContainText('Deposit · Online banking');
  await expect(list).toContainText('+$50.00');
  const payments = await saved(page, main.getByRole('button', { name: 'Export' }));
  expect(payments.name).toBe('history-transactions.csv');
  expect(payments.content.toString('utf8')).toMatch(/^\uFEFF".+Deposit · Online banking.+"50\.00"/s);
  await page.goBack();
  await expect(won).toHaveAttribute('aria-pressed', 'true');
  await expect(main.getByRole('article')).toHaveCount(1);

  await main.getByRole('tab', { name: 'Casino' }).click();
  await main.getByRole('link', { name: /^Velvet Sevens/ }).click();
  await expect(page).toHaveURL(/\/account\/history\/casino\/[^/]+$/);
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/^Velvet Sevens · /);
  await main.getByRole('link', { name: /^Round / }).click();
  await expect(page).toHaveURL(/\/account\/history\/casino\/\d+\/round$/);
  const [proof] = await Promise.all([
    context.waitForEvent('page'),
    main.getByRole('link', { name: 'Verify that this round was fair' }).click(),
  ]);
  await expect(proof.getByRole('heading', { name: 'Verify a round' })).toBeVisible();
  const [round] = await sandbox.gameRounds(player.userId);
  await expect(proof.getByRole('textbox', { name: 'Round' })).toHaveValue(round?.roundId ?? '');
  await proof.close();

  await area.getByRole('link', { name: 'Taxes' }).click();
  const year = main.getByRole('region', { name: /^Taxes of \d{4}$/ });
  await expect(year.getByRole('listitem')).toContainText(['W-2G, Straight bet', 'Win and loss statement']);
  const form = await saved(page, year.getByRole('link', { name: 'Download W-2G, Straight bet' }));
  expect(form.name).toMatch(/^w-2g-bet-\d+-1\.pdf$/);
  expect(form.content.subarray(0, 5).toString()).toBe('%PDF-');
  const all = await saved(page, year.getByRole('link', { name: /^Download all of / }));
  expect(all.name).toMatch(/^taxes-\d{4}\.zip$/);
});
