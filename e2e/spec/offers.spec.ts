import { randomUUID } from 'node:crypto';
import { faults } from '../support/axe.ts';
import { marketOf, selectionOf } from '../support/events.ts';
import { logInBeforehand, placeBeforehand } from '../support/flows.ts';
import { tabTo } from '../support/keys.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

test('a new player claims a welcome offer by keyboard, bets, and finds the award and the points once the bet is settled', async ({
  page,
  sandbox,
  event,
  serverUrl,
}) => {
  const id = `welcome-${randomUUID().slice(0, 8)}`;
  await sandbox.promote({
    id,
    title: `Offer ${id}`,
    playYourWay: true,
    condition: { kind: 'FIRST_BET', minimumCents: 500 },
    award: { kind: 'BONUS_BET', amountCents: 1_000, title: 'Ten for you' },
  });
  const player = await sandbox.createPlayer({ balanceCents: 10_000, firstLogin: true, loyaltyCredits: 500 });
  const picked = selectionOf(marketOf(event, 'MONEYLINE'), 0);
  await sandbox.setPrice(picked.id, '+100');
  await logInBeforehand(page, player);

  await page.goto('/welcome-promo');
  await expect(page.getByRole('heading', { level: 1, name: 'Play your way' })).toBeVisible();
  expect(await faults(page, 'all', { sample: true })).toEqual([]);
  await tabTo(page, page.getByRole('article', { name: `Offer ${id}` }).getByRole('button', { name: /^Select/ }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Claim', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Claimed', { exact: true })).toBeVisible();
  await expect(page.locator('canvas')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: 'Deposit', exact: true })).toBeVisible();

  const leg = { eventId: event.id, selectionId: picked.id, numeratorLong: 1, denominatorLong: 1, points: null };
  await placeBeforehand(serverUrl, player, leg, [2_000]);
  await page.goto('/account/award-details/bonus-bets');
  await expect(page.getByText('No bonus bets right now')).toBeVisible();
  await sandbox.recordResult(event.id, { homeScore: 3, awayScore: 1 });
  await expect
    .poll(async () => {
      await page.reload();
      await page.getByRole('navigation', { name: 'Kinds of rewards' }).waitFor();
      return page.getByRole('article', { name: 'Ten for you' }).count();
    })
    .toBe(1);
  expect(await faults(page, 'all', { sample: true })).toEqual([]);

  // 500 credits that were there, and 20 of the bet.
  await page.goto('/account/penn-play');
  await expect(page.getByText('20 tier points this year')).toBeVisible();
  expect(await faults(page, 'all', { sample: true })).toEqual([]);
  await tabTo(page, page.getByRole('textbox', { name: 'Points' }));
  await page.keyboard.type('520');
  await page.keyboard.press('Enter');
  await expect(page.getByText('$5.20 added to your balance')).toBeVisible();
  await expect(page.getByText('You have 0 points left.')).toBeVisible();
});
