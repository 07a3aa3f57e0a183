import { marketOf, selectionOf } from '../support/events.ts';
import { expect, ownServerTest as test } from '../support/test.ts';

const CUT = [/WebSocket connection/, /Failed to load resource/];

test.use({ serviceWorkers: 'block' });

test('a moved price is highlighted, up and down, for 2000 ms', async ({ sandbox, event, eventPage }) => {
  const selection = selectionOf(marketOf(event, 'MONEYLINE'), 0);
  await sandbox.setPrice(selection.id, '+100');
  await eventPage.open(event);
  const odds = eventPage.odds(selection);
  await expect(odds).toContainText('+100');
  await sandbox.setPrice(selection.id, '+140');
  await expect(odds).toHaveAccessibleName(/\+140.*odds increased/);
  // 2000 ms later the highlight is over.
  await expect(odds).not.toHaveAccessibleName(/odds increased/);
  await expect(odds).toHaveAccessibleName(/\+140/);
  await sandbox.setPrice(selection.id, '-120');
  await expect(odds).toHaveAccessibleName(/−120.*odds decreased/);
});

test('after sockets are cut, prices that moved in the meantime are fetched', async ({
  page,
  consoleWatch,
  sandbox,
  event,
  eventPage,
}) => {
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

test('while sockets are silent, prices are shown as paused, never as live', async ({ consoleWatch, sandbox, event, eventPage }) => {
  test.setTimeout(90_000);
  consoleWatch.expect(...CUT);
  const selection = selectionOf(marketOf(event, 'MONEYLINE'), 0);
  await eventPage.open(event);
  await sandbox.setPrice(selection.id, '+301');
  await expect(eventPage.odds(selection)).toContainText('+301');
  await sandbox.dropSockets(true);
  await sandbox.setPrice(selection.id, '+311');
  // The page has either noticed the silence or fetched the new price; it never shows the old price as live.
  await expect(eventPage.odds(selection)).toHaveAccessibleName(/paused|\+311/, { timeout: 60_000 });
  await expect(eventPage.odds(selection)).toContainText('+311', { timeout: 60_000 });
});

test('while the feed is silent, prices in play are suspended, and a price set by hand is open for seconds', async ({
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
