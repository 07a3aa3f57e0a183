import type { Page } from '@playwright/test';
import { playerAliasOf } from '../../core/wire/playerAlias.ts';
import { audiencesOfTokens, everythingStored, savedAnswerCount } from '../support/deviceStorage.ts';
import { eventPath, marketOf, selectionOf } from '../support/events.ts';
import { logInBeforehand, placeBeforehand, waitForWorker } from '../support/flows.ts';
import { expect, ownServerTest as test } from '../support/test.ts';

/** The browser's own console errors for failed requests. */
const CUT = [/net::ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/, /Failed to load resource/, /WebSocket connection/, /Failed to fetch/];

/** Where to look at the pages by eye; nothing is saved without it. */
const PICTURES = process.env.READ_OFFLINE_PICTURES;

async function look(page: Page, name: string): Promise<void> {
  if (PICTURES !== undefined) await page.screenshot({ path: `${PICTURES}/${name}.png` });
}

/** A region names the day as well, a figure of today only its time. */
const AS_OF = /as of (?:[A-Z][a-z]{2} \d+, )?\d+:\d\d [AP]M/;

const brokenPictures = (page: Page): Promise<readonly string[]> =>
  page.getByRole('main').evaluate((main) => {
    const shown = [...main.querySelectorAll('img')].filter((image) => image.getBoundingClientRect().top < innerHeight);
    return shown.filter((image) => !image.complete || image.naturalWidth === 0).map((image) => image.currentSrc || image.src);
  });

test('after going offline and a reload a player reads what they have seen, with its time and without actions; after the log-out nothing of it is on the device', async ({
  context,
  page,
  consoleWatch,
  sandbox,
  player,
  event,
  eventPage,
  header,
  accountMenu,
  myBets,
  serverUrl,
}) => {
  test.setTimeout(240_000);
  consoleWatch.expect(...CUT);
  const main = page.getByRole('main');
  const picked = selectionOf(marketOf(event, 'MONEYLINE'), 0);
  await sandbox.setPrice(picked.id, '+100');
  const leg = { eventId: event.id, selectionId: picked.id, numeratorLong: 1, denominatorLong: 1, points: null };
  const placementIds = await placeBeforehand(serverUrl, player, leg, [2_000]);
  const personal = [
    player.userId,
    player.username,
    player.email,
    ...placementIds,
    'playableBalance',
    'Adjustment by',
    'Bearer',
    'refresh_token',
  ];
  const readable = async (): Promise<readonly unknown[]> => {
    const stored = await everythingStored(page);
    return [...personal.filter((word) => stored.includes(word)), ...audiencesOfTokens(stored).filter((one) => one !== 'anonymous')];
  };
  await logInBeforehand(page, player);
  await page.goto('/');
  await waitForWorker(page);
  await expect(header.account).toBeVisible();

  // What the player sees with a connection.
  await page.goto(eventPath(event));
  await expect(eventPage.odds(picked)).toBeVisible();
  await page.goto('/casino');
  await expect(main.locator('img').first()).toBeVisible();
  await expect.poll(() => main.locator('img').count()).toBeGreaterThan(8);
  await expect.poll(() => brokenPictures(page)).toEqual([]);
  const art = await main
    .locator('img')
    .evaluateAll((images) =>
      images.filter((image) => (image as HTMLImageElement).naturalWidth > 0).map((image) => (image as HTMLImageElement).currentSrc),
    );
  expect(art.length).toBeGreaterThan(8);
  const seen: readonly (readonly [string, () => Promise<void>])[] = [
    ['/account/summary', () => expect(main.getByRole('link', { name: 'Withdraw' })).toBeVisible()],
    ['/account/history/transactions', () => expect(main).toContainText('Adjustment by')],
    ['/my-bets/settled', () => expect(main).toContainText('No settled bets yet')],
    ['/account/taxes', () => expect(main).toContainText(/No tax forms|Win and loss statement/)],
    ['/account/penn-play', () => expect(main).toContainText('Your tier')],
    ['/account/award-details/history', () => expect(main).toContainText('No rewards yet')],
    ['/account/responsible-gaming/limits/deposit/daily', () => expect(main).toContainText('You have set no limit.')],
    ['/account/settings/notifications', () => expect(main).toContainText('What you are told')],
    ['/account/settings', () => expect(main).toContainText('Casino balance')],
    ['/favorites', () => expect(main).toContainText('Nothing starred yet')],
    ['/promotions', () => expect(main).toContainText('No end date')],
  ];
  for (const [address, isRead] of seen) {
    const before = await savedAnswerCount(page);
    await page.goto(address);
    await isRead();
    // The device seals what was read a little later than it is shown.
    await expect.poll(() => savedAnswerCount(page)).toBeGreaterThan(before);
  }
  await page.goto('/my-bets/open');
  await expect(myBets.bets).toHaveCount(1);
  expect(await readable()).toEqual([]);
  // The device's own name for the player is stored, so that the search finds what is there.
  expect(await everythingStored(page)).toContain(await playerAliasOf(player.userId, crypto.subtle));

  await context.setOffline(true);
  await page.reload();
  await expect(myBets.bets).toHaveCount(1);
  await expect(main).toContainText(AS_OF);
  await expect(header.root.getByRole('button', { name: /\$980\.00\s*as of \d+:\d\d [AP]M/ })).toBeVisible();
  await expect(myBets.bets.first().getByRole('button', { name: /cash out/i })).toHaveAttribute('aria-disabled', 'true');
  await look(page, 'my-bets');
  await page.goto('/my-bets/settled');
  await expect(main).toContainText('No settled bets yet');
  await page.goto('/account/summary');
  await expect(main.getByRole('link', { name: 'Withdraw' })).toBeVisible();
  await expect(main).toContainText(AS_OF);
  await look(page, 'summary');
  await page.goto('/account/history/transactions');
  await expect(main).toContainText('Adjustment by');
  await expect(main).toContainText(AS_OF);
  await look(page, 'history');
  await page.goto(eventPath(event));
  await expect(eventPage.odds(picked)).toHaveAccessibleName(/paused/);
  await look(page, 'event');
  await page.goto('/casino');
  await expect(main).toContainText('Paused while you’re offline');
  // Without its strips of live figures the page shows rows that had not been in sight.
  await expect.poll(async () => (await brokenPictures(page)).filter((picture) => art.includes(picture))).toEqual([]);
  await look(page, 'casino');
  await page.goto('/');
  await expect(main.getByRole('button', { name: /paused/ }).first()).toBeVisible();
  await look(page, 'home');
  // The limits were read on the summary.
  const limits = ['/account/responsible-gaming', () => expect(main).toContainText('Spent this session')] as const;
  for (const [address, isRead] of [...seen.slice(3), limits]) {
    await page.goto(address);
    await isRead();
    await expect(main).toContainText(AS_OF);
    await look(page, address.slice(1).replaceAll('/', '-'));
  }
  await page.goto('/account/help');
  await expect(main).toContainText('Ask a person');
  await page.goto('/deposit');
  await expect(main).toContainText('This page works online only');
  await look(page, 'deposit');

  await context.setOffline(false);
  await page.goto('/my-bets/open');
  await expect(myBets.bets).toHaveCount(1);
  await expect(main).not.toContainText(/as of/, { timeout: 20_000 });
  await accountMenu.logOutAndConfirm();
  // My Bets is for a player only, so that its place is taken by the log-in.
  await expect(main.getByRole('button', { name: 'Log In', exact: true })).toBeVisible();
  await expect.poll(() => savedAnswerCount(page)).toBe(0);
  await expect.poll(readable).toEqual([]);
  await context.setOffline(true);
  await page.goto('/login');
  await expect(main).toContainText('Logging in needs a connection');
  await look(page, 'login');
});
