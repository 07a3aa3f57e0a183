import { playerAliasOf } from '../../core/wire/playerAlias.ts';
import type { SandboxEvent } from '../../tests/support/sandboxClient.ts';
import { AccountMenu } from '../pages/accountMenu.ts';
import { BetslipPanel } from '../pages/betslipPanel.ts';
import { EventPage } from '../pages/eventPage.ts';
import { LogInPage } from '../pages/logInPage.ts';
import { everythingStored } from '../support/deviceStorage.ts';
import { eventPath, marketOf, selectionOf } from '../support/events.ts';
import { logInBeforehand, logInOnScreen, startDraftBet } from '../support/flows.ts';
import { filesWith, inBrowser, withProfile } from '../support/ownBrowser.ts';
import { expect, origin, test } from '../support/test.ts';

/** Data that no device may store of any player. */
const PRIVATE_WORDS = ['Bearer', 'refresh_token', 'accountMenu', 'playableBalance'];

test('nothing of a player is left after log-out', { tag: '@main' }, async ({ page, player, header, logInPage, accountMenu }) => {
  await page.goto('/');
  await logInOnScreen(page, player);
  const refreshCookies = async () => (await page.context().cookies()).filter(({ name }) => name.includes('refresh'));
  await expect.poll(() => everythingStored(page)).toContain(await playerAliasOf(player.userId, crypto.subtle));
  expect(await refreshCookies()).toHaveLength(1);
  await accountMenu.logOutAndConfirm();
  // After the log-out the page shows the log-in form.
  await expect(logInPage.submit).toBeVisible();
  await expect(header.account).toHaveCount(0);
  // The log-out deletes from the database of the browser; until that is done, what is to be deleted is noted beside it.
  await expect
    .poll(async () => {
      const stored = await everythingStored(page);
      return [player.email, player.username, player.userId, ...PRIVATE_WORDS].filter((secret) => stored.includes(secret));
    })
    .toEqual([]);
  await expect.poll(refreshCookies).toEqual([]);
});

/**
 * Chromium's own memory of forms, for its password manager, its suggestions and "reopen closed tab": the user name that was typed into the
 * log-in's form. No page can delete it; its owner does, in the browser's settings.
 */
const FORM_MEMORY = ['Login Data', 'Web Data', 'Sessions/Session_'];
const isOfTheLogInForm = (found: string, username: string): boolean =>
  found.endsWith(`: ${username}`) && FORM_MEMORY.some((file) => found.startsWith(`Default/${file}`));

test('after a log-out and the end of the browser no file of its profile names the player', async ({ serverUrl, player, event }) => {
  const site = origin(serverUrl, 'tsb');
  await withProfile(async (profile) => {
    await inBrowser(profile, async (context) => {
      const page = await context.newPage();
      await page.goto(`${site}/`);
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 45_000 });
      await logInOnScreen(page, player);
      await page.goto(site + eventPath(event));
      await new EventPage(page).odds(selectionOf(marketOf(event, 'MONEYLINE'), 0)).click();
      await expect(new BetslipPanel(page).cards).toHaveCount(1);
      for (const path of ['/my-bets', '/account/summary', '/account/settings', '/deposit']) {
        await page.goto(site + path);
        await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      }
      expect(await everythingStored(page)).toContain(await playerAliasOf(player.userId, crypto.subtle));
      await page.goto(`${site}/`);
      await new AccountMenu(page).logOutAndConfirm();
      await expect(new LogInPage(page).submit).toBeVisible();
    });
    const named = await filesWith(profile, [player.userId, player.username, player.email]);
    expect(named.filter((found) => !isOfTheLogInForm(found, player.username))).toEqual([]);
  });
});

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('the tab of the slip survives a reload', async ({ page, player, takeEvents, eventPage, betslip }) => {
    const [first, second] = (await takeEvents(2)) as [SandboxEvent, SandboxEvent];
    await startDraftBet(page, player, first);
    await eventPage.open(second);
    await eventPage.odds(selectionOf(marketOf(second, 'MONEYLINE'), 0)).click();
    await betslip.parlayTab.click();
    await expect(betslip.parlayTab).toHaveAttribute('aria-selected', 'true');
    await page.reload();
    await expect(betslip.parlayTab).toHaveAttribute('aria-selected', 'true');
  });

  // Where storage is blocked, browsers register no worker either.
  test('everything still works where storage is blocked', async ({ context, page, player, event, header, eventPage, betslip }) => {
    await context.addInitScript(() => {
      const refuse = (): never => {
        throw new DOMException('The user has blocked storage', 'SecurityError');
      };
      for (const name of ['indexedDB', 'localStorage', 'sessionStorage', 'caches']) {
        Object.defineProperty(globalThis, name, { configurable: true, get: refuse });
      }
    });
    // The next page finds no stored log-in.
    await eventPage.open(event);
    await logInOnScreen(page, player);
    await eventPage.odds(selectionOf(marketOf(event, 'MONEYLINE'), 0)).click();
    await betslip.setStake('3');
    await betslip.button('Place Bet').click();
    await expect(betslip.button('Bet Placed')).toBeVisible();
    await expect(header.account).toHaveAccessibleName(/\$997\.00/);
  });

  test('Apollo persists the catalogue a player has opened, without data of the player, and a reload shows it before any answer', async ({
    page,
    player,
    header,
    consoleWatch,
  }) => {
    consoleWatch.expect(/net::ERR_FAILED/, /Failed to load resource/);
    await logInBeforehand(page, player);
    await page.goto('/');
    await expect(header.account).toBeVisible();
    await expect.poll(() => everythingStored(page)).toMatch(/competitionSections\([^)]*HOME/);
    const stored = await everythingStored(page);
    for (const secret of [player.email, player.username, ...PRIVATE_WORDS]) expect(stored, secret).not.toContain(secret);

    await page.route('**/graphql?**', (route) => route.abort());
    await page.reload();
    await expect(page.getByRole('main').locator('[data-odds]').first()).toBeVisible();
  });
});
