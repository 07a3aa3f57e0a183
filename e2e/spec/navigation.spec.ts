import { faults } from '../support/axe.ts';
import { logInBeforehand } from '../support/flows.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

test('a player’s panel: rewards in steps of 320 px, and a dot that goes once the referral section was opened', async ({
  page,
  sandbox,
  header,
  accountMenu,
}) => {
  const player = await sandbox.createPlayer({
    bonusBets: [{ amountCents: 1000, title: '$10 Bonus Bet', expiresInSeconds: 86_400 }],
    profitBoosts: [{ percent: 25, maximumAmountCents: 5000, expiresInSeconds: 3_600 }],
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await logInBeforehand(page, player);
  await page.goto('/live');
  await expect(header.account).toHaveAccessibleName(/New: refer a friend/);
  await accountMenu.open();
  const panel = page.getByRole('dialog');
  const rewards = panel.getByRole('region', { name: 'Rewards' });
  await expect(rewards.getByRole('article')).toHaveText([/25% Profit Boost/, /\$10 Bonus Bet/]);
  const left = async (): Promise<number> => Math.round((await rewards.getByRole('listitem').first().boundingBox())?.x ?? 0);
  const start = await left();
  await rewards.getByRole('button', { name: 'Next reward' }).click();
  await expect.poll(left).toBe(start - 320);
  await expect(rewards.getByRole('button', { name: 'Next reward' })).toBeDisabled();
  await rewards.getByRole('button', { name: 'Previous reward' }).click();
  await expect.poll(left).toBe(start);
  expect((await panel.boundingBox())?.width).toBe(360);
  expect(await panel.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  expect(await faults(page, 'all', { sample: false, within: '[role="dialog"]' })).toEqual([]);

  await panel.getByRole('link', { name: /Refer a friend/ }).click();
  await expect(page).toHaveURL(/\/account\/referrals$/);
  await expect(header.account).toBeVisible();
  await expect(header.account).not.toHaveAccessibleName(/New/);
  await page.reload();
  await expect(header.account).toHaveAccessibleName(/\$1,000\.00/);
  await expect(header.account).not.toHaveAccessibleName(/New/);
});

test('a long name of the fourth level stays within the menu’s column; the toggle leads to the casino’s menu, whose icons are images of 84 px from the folder of environment and brand', async ({
  page,
}) => {
  await page.goto('/live');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('button', { name: /^Tennis/ }).click();
  await menu.getByRole('button', { name: /^ATP/ }).click();
  await menu.getByRole('button', { name: 'More of ATP Turin' }).click();
  const rows = menu.locator('ul > li a, ul > li button');
  await expect(menu.getByRole('link', { name: / vs / }).first()).toBeVisible();
  const rights = await rows.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().right)));
  expect(Math.max(...rights)).toBeLessThanOrEqual(280 - 12);
  expect(await menu.evaluate((column) => column.scrollWidth - column.clientWidth)).toBe(0);

  await menu.getByRole('link', { name: 'Casino' }).click();
  await expect(page).toHaveURL(/\/casino$/);
  const slots = menu.getByRole('link', { name: 'Slots' });
  const image = slots.locator('img');
  await expect(image).toHaveAttribute('src', /\/nav-icons\/development\/tsb\/slots\.svg$/);
  await expect.poll(() => image.evaluate((element) => (element as HTMLImageElement).naturalWidth)).toBe(84);
  expect((await image.boundingBox())?.height).toBeLessThanOrEqual(22);
  await slots.click();
  await expect(page).toHaveURL(/\/casino\/category\/slots$/);
  await expect(slots).toHaveAttribute('aria-current', 'page');
  await menu.getByRole('link', { name: 'Promos' }).click();
  await expect(slots).toBeVisible();
  await menu.getByRole('link', { name: 'Sports' }).click();
  await expect(menu.getByRole('link', { name: 'My Bets' })).toBeVisible();
});
