import { faults } from '../support/axe.ts';
import { marketOf, selectionOf } from '../support/events.ts';
import { logInBeforehand, placeBeforehand } from '../support/flows.ts';
import { tabTo } from '../support/keys.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

test('a bet is cashed out in part by keyboard, left open when the offer falls, and the rest cashed out by itself', async ({
  page,
  sandbox,
  header,
  myBets,
  player,
  event,
  serverUrl,
}) => {
  const market = marketOf(event, 'MONEYLINE');
  const picked = selectionOf(market, 0);
  await sandbox.setPrice(picked.id, '+100');
  const leg = { eventId: event.id, selectionId: picked.id, numeratorLong: 1, denominatorLong: 1, points: null };
  await placeBeforehand(serverUrl, player, leg, [2_000]);
  let autoSent = 0;
  page.on('request', (request) => {
    if (request.postData()?.includes('"SetAutoCashOut"')) autoSent += 1;
  });
  await logInBeforehand(page, player);
  await myBets.open();
  await expect(header.account).toContainText('$980.00');
  const bet = myBets.bets.first();
  const offer = bet.getByRole('button', { name: /^Cash out \$[\d.,]+:/ });
  const part = bet.getByRole('slider');
  await expect(offer).toBeEnabled();

  // Half of it. The focus goes along with what takes the place of a pressed button.
  await tabTo(page, offer);
  await page.keyboard.press('Enter');
  await expect(part).toBeFocused();
  expect(await faults(page, 'all', { sample: true })).toEqual([]);
  for (let tenths = 10; tenths > 5; tenths -= 1) await page.keyboard.press('ArrowLeft');
  await expect(part).toHaveAttribute('aria-valuetext', /^50%, \$\d+\.\d\d$/);
  const half = /\$(\d+\.\d\d)/.exec((await part.getAttribute('aria-valuetext')) ?? '')?.[1] ?? '';
  await tabTo(page, bet.getByRole('button', { name: `Cash out $${half}`, exact: true }));
  await page.keyboard.press('Enter');
  await expect(bet.getByText(`$${half} is in your balance.`)).toBeVisible();
  await expect(header.account).toContainText(`$${(980 + Number(half)).toFixed(2)}`);
  await expect(offer).toBeFocused();

  // The offer falls under the player's eyes: the safe answer has the focus.
  await page.keyboard.press('Enter');
  await expect(part).toBeFocused();
  await sandbox.setPrice(picked.id, '+300');
  await expect(bet.getByRole('alert')).toContainText('The offer went down');
  await expect(bet.getByRole('button', { name: 'Keep bet' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(offer).toBeFocused();

  await sandbox.setMarket(market.id, 'closed');
  const suspended = bet.getByRole('button', { name: 'Cash out suspended' });
  await expect(suspended).toBeDisabled();
  await expect(suspended).toBeFocused();
  await sandbox.setMarket(market.id, 'open');
  await expect(offer).toBeFocused();
  await expect(offer).toBeEnabled();

  // Enter twice sets it once.
  await page.keyboard.press('Enter');
  const amount = bet.getByLabel('Cash out automatically at');
  const remove = bet.getByRole('button', { name: 'Remove', exact: true });
  await tabTo(page, amount);
  await page.keyboard.type('12');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(bet.getByText('Cashes out automatically at $12.00')).toBeVisible();
  // Not on Remove: one Enter more would take it back.
  await expect(part).toBeFocused();
  await page.keyboard.press('Enter');
  expect(autoSent).toBe(1);
  // The server's setting is shown before its answer is there, and until then nothing more is sent.
  await expect(remove).toBeEnabled();
  await tabTo(page, remove);
  await page.keyboard.press('Enter');
  await expect(part).toBeFocused();
  await expect(bet.getByRole('button', { name: 'Set', exact: true })).toBeEnabled();
  await tabTo(page, amount);
  await page.keyboard.type('15');
  await page.keyboard.press('Enter');
  await expect(remove).toBeEnabled();
  await sandbox.setPrice(picked.id, '-1000');
  await expect(myBets.bets).toHaveCount(0);
  await myBets.settledTab.click();
  await expect(bet.getByText('Cashed out', { exact: true }).first()).toBeVisible();
});
