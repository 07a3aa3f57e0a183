import { faults } from '../support/axe.ts';
import { startDraftBet } from '../support/flows.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

const NEWARK = { latitude: 40.7357, longitude: -74.1724, accuracy: 10 };
const DALLAS = { latitude: 32.7767, longitude: -96.797, accuracy: 10 };

test('a player passes a check, moves across a border and is refused in both tabs, comes back and bets, and no address or event has a coordinate', async ({
  page,
  context,
  player,
  event,
  betslip,
  header,
  myBets,
}) => {
  const sent: string[] = [];
  // The packet, and start-up by the contract, have the position in their bodies; addresses, events and reports have none.
  context.on('request', (request) => {
    const url = request.url();
    sent.push(/\/graphql|\/i\/location-packets$/.test(url) ? url : `${url} ${request.postData() ?? ''}`);
  });
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(NEWARK);
  await startDraftBet(page, player, event);
  await betslip.setStake('10');

  const other = await context.newPage();
  await other.goto('/account/location');
  const place = other.getByRole('main');
  await expect(place.getByRole('heading', { level: 2 })).toHaveText('You seem to be in New Jersey');
  await expect(place).toContainText('By your internet address alone.');
  expect(await faults(other, 'all', { sample: true })).toEqual([]);
  await place.getByRole('button', { name: 'Check Location' }).click();
  await expect(place).toContainText(/We can be off by \d+ m/);
  await expect(place).toContainText('You can bet here.');

  // A browser answers a page with a position of up to 30 seconds ago: each of these checks is a page's first.
  await context.setGeolocation(DALLAS);
  await other.reload();
  await expect(place).toContainText('You can bet here.');
  await place.getByRole('button', { name: 'Check Location' }).click();
  for (const tab of [other, page]) {
    const warning = tab.getByRole('dialog', { name: 'Looks like you’re outside of an operating area' });
    await expect(warning).toContainText('You seem to be in Texas');
    await expect(warning).toContainText(/\d+ attempts left/);
    expect(await faults(tab, 'all', { sample: true })).toEqual([]);
    await warning.getByRole('button', { name: 'Keep browsing' }).click();
  }
  await expect(header.root.getByRole('link', { name: 'Location: not verified' })).toBeVisible();

  // Browsing goes on; the slip, which nobody has touched, takes no bet.
  await expect(betslip.button('Place Bet')).toHaveAttribute('aria-disabled', 'true');
  await expect(betslip.root.getByRole('alert').filter({ hasText: 'Check your location' })).toBeVisible();
  await expect(betslip.root).toContainText('you must be physically located in an operating area to wager');

  await context.setGeolocation(NEWARK);
  await betslip.root.getByRole('button', { name: 'Check Location' }).click();
  await betslip.button('Place Bet').click();
  await expect(betslip.button('Bet Placed')).toBeVisible();
  await expect(place.getByRole('heading', { level: 2 })).toHaveText('You seem to be in New Jersey');
  await myBets.open();
  await expect(myBets.bets).toHaveCount(1);
  expect(sent.filter((request) => request.includes('40.7357') || request.includes('32.7767'))).toEqual([]);
});
