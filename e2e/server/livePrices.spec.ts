import { marketOf, selectionOf } from '../support/events.ts';
import { expect, ownServerTest as test } from '../support/test.ts';

const CUT = [/WebSocket connection/, /Failed to load resource/];

test('a price that moves is seen to move, up and down, and is not forgotten', async ({ sandbox, event, eventPage }) => {
  const selection = selectionOf(marketOf(event, 'MONEYLINE'), 0);
  await sandbox.setPrice(selection.id, '+100');
  await eventPage.open(event);
  const odds = eventPage.odds(selection);
  await expect(odds).toContainText('+100');
  await sandbox.setPrice(selection.id, '+140');
  await expect(odds).toHaveAccessibleName(/\+140.*odds increased/);
  // 2000 ms later it is a price like any other.
  await expect(odds).not.toHaveAccessibleName(/odds increased/);
  await expect(odds).toHaveAccessibleName(/\+140/);
  await sandbox.setPrice(selection.id, '-120');
  await expect(odds).toHaveAccessibleName(/−120.*odds decreased/);
});

test('sockets are cut: prices that moved meanwhile are fetched', async ({ page, consoleWatch, sandbox, event, eventPage }) => {
  consoleWatch.expect(...CUT);
  const selection = selectionOf(marketOf(event, 'MONEYLINE'), 1);
  await eventPage.open(event);
  await sandbox.setPrice(selection.id, '+205');
  await expect(eventPage.odds(selection)).toContainText('+205');
  const reopened = page.waitForEvent('websocket');
  await sandbox.dropSockets();
  await sandbox.setPrice(selection.id, '+215');
  await reopened;
  await expect(eventPage.odds(selection)).toContainText('+215', { timeout: 15_000 });
  await sandbox.setPrice(selection.id, '+225');
  await expect(eventPage.odds(selection)).toContainText('+225');
});

test('sockets fall silent: prices are shown as paused, never as live', async ({ consoleWatch, sandbox, event, eventPage }) => {
  test.setTimeout(90_000);
  consoleWatch.expect(...CUT);
  const selection = selectionOf(marketOf(event, 'MONEYLINE'), 0);
  await eventPage.open(event);
  await sandbox.setPrice(selection.id, '+301');
  await expect(eventPage.odds(selection)).toContainText('+301');
  await sandbox.dropSockets(true);
  await sandbox.setPrice(selection.id, '+311');
  // Either it notices the silence, or it has found another way to the truth; it never shows the old price as live.
  await expect(eventPage.odds(selection)).toHaveAccessibleName(/paused|\+311/, { timeout: 60_000 });
  await expect(eventPage.odds(selection)).toContainText('+311', { timeout: 60_000 });
});

test('the feed is silent: prices in play are suspended, and one that is set by hand is open for seconds', async ({
  sandbox,
  eventPage,
}) => {
  const [event] = (await sandbox.events()).filter(({ status, sport }) => status === 'IN_PLAY' && sport === 'football');
  if (!event) throw new Error('No football is in play');
  const selection = selectionOf(marketOf(event, 'TOTAL'), 0);
  await eventPage.open(event);
  await expect(eventPage.odds(selection)).toHaveAccessibleName(/suspended/i, { timeout: 20_000 });
  await sandbox.setPrice(selection.id, '+123');
  await expect(eventPage.odds(selection)).toHaveAccessibleName(/\+123/);
  await expect(eventPage.odds(selection)).toHaveAccessibleName(/suspended/i, { timeout: 20_000 });
});
