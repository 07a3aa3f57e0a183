import type { Route } from '@playwright/test';
import { faults } from '../support/axe.ts';
import { logInBeforehand } from '../support/flows.ts';
import { expect, origin, ownServerTest as test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

test('a player finds a game, is refused by a limit and asked for an acknowledgement, checks their location, and then plays it in a frame of the games’ origin until it is closed', async ({
  page,
  serverUrl,
  sandbox,
  player,
  consoleWatch,
}) => {
  const hwc = origin(serverUrl, 'hwc');
  await logInBeforehand(page, player, hwc);
  await page.goto(`${hwc}/`);
  const main = page.getByRole('main');
  const jackpots = main.getByRole('navigation', { name: 'Jackpots' });
  await expect(jackpots.getByRole('link', { name: /^Starfall Grand/ })).toContainText('$200,000.00Grows until it is won');
  await sandbox.setJackpot('starfall-mini', { amountCents: 15_000, won: true });
  await page.mouse.move(400, 400);
  await expect(jackpots.getByRole('link', { name: /^Starfall Mini/ })).toContainText(/\$150\.00Last won today, /);
  await main.getByRole('link', { name: 'See all: Slots' }).click();
  await expect(main.getByRole('heading', { level: 1, name: 'Slots' })).toBeVisible();
  // The choice is part of the address, from which the box is drawn.
  const studio = main.getByRole('checkbox', { name: /^House original/ });
  await studio.click();
  await expect(page).toHaveURL(/\?studio=original$/);
  await expect(studio).toBeChecked();
  const bound = main.getByRole('slider', { name: 'Smallest bet up to' });
  await expect(bound).toHaveAttribute('aria-valuetext', 'Any');
  await bound.press('ArrowLeft');
  await bound.press('ArrowLeft');
  await expect(page).toHaveURL(/\?studio=original&bet=500$/);
  await expect(bound).toHaveAttribute('aria-valuetext', '$5.00');
  await main.getByRole('combobox', { name: 'Sort' }).selectOption('Name');
  await expect(page).toHaveURL(/\?studio=original&bet=500&sort=name$/);
  expect(await faults(page, 'all', { sample: true })).toEqual([]);
  await main.getByRole('link', { name: /Velvet Sevens/ }).click();
  await expect(page).toHaveURL(/\/category\/slots\/velvet-sevens$/);
  await expect(main.getByRole('heading', { level: 1, name: 'Velvet Sevens' })).toBeVisible();
  expect(await faults(page, 'all', { sample: true })).toEqual([]);

  await sandbox.setLimits(player.userId, [{ type: 'SPEND', period: 'DAILY', amountCents: 0 }]);
  await sandbox.setCasino({ playerId: player.userId, locationCheck: 'FAILED' });
  await main.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(main.getByRole('alert')).toHaveText('Check your location to play');
  await sandbox.setCasino({ playerId: player.userId, locationCheck: 'EXCLUSION_BOUNDARY' });
  await main.getByRole('button', { name: 'Check Location' }).click();
  await expect(main.getByRole('alert')).toHaveText('Games are off right here');
  await expect(main.getByText('Checked just now.')).toBeVisible();
  await sandbox.setCasino({ playerId: player.userId, locationCheck: 'FAILED' });
  // The place is good now: the game is launched again by itself, and something else is in the way.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(main.getByRole('alert')).toHaveText('You’ve reached your spend limit');
  await expect(main.getByRole('link', { name: 'See limits' })).toHaveAttribute('href', /limits\/spend\/daily$/);
  await sandbox.setLimits(player.userId, []);
  const account = page.waitForResponse(/operationName=Account&/);
  await page.reload();
  // The account has been read, so that the launch is what asks for the acknowledgement. (The header's balance can come before it.)
  await account;

  const play = main.getByRole('button', { name: 'Play', exact: true });
  await expect(play).toBeVisible();
  await expect(page.getByRole('banner')).toContainText(/\$[\d,]+\.\d\d/);
  await sandbox.giveNotices({ playerId: player.userId, acknowledgementRequired: true });
  await play.click();
  const acknowledgement = page.getByRole('dialog', { name: 'Play within your means' });
  await acknowledgement.getByRole('checkbox').check();
  await acknowledgement.getByRole('button', { name: 'I Understand' }).click();
  const game = page.frameLocator('iframe[title="Velvet Sevens"]');
  await expect(game.getByRole('heading', { name: 'Stand-in' })).toBeVisible();
  await expect(game.locator('#heard')).toHaveText('hostThemedark hostResume');
  // Time and money stand over the game; a message that is not of the contract has changed nothing.
  await expect(main).toContainText(/In this game 0:00:\d\d/);
  await expect(main).toContainText('Net −$1.40');
  await expect(main).toContainText('Cash + bonus $0.43');

  await main.getByRole('button', { name: 'Rules and return' }).click();
  await expect(game.locator('#heard')).toHaveText('hostThemedark hostResume hostRules');
  const favourite = main.getByRole('button', { name: 'Favourite', exact: true });
  await favourite.click();
  await expect(favourite).toHaveAttribute('aria-pressed', 'true');
  await expect(main.getByRole('button', { name: 'In your favorites' })).toBeVisible();
  expect(await faults(page, 'all', { sample: true, within: 'main' })).toEqual([]);
  // A toast is seen over a game that filled the screen.
  const fillsScreen = () => page.evaluate(() => document.fullscreenElement !== null);
  await main.getByRole('button', { name: 'Full screen' }).click();
  await expect.poll(fillsScreen).toBe(true);
  await page.route(/\/graphql/, (route) =>
    route.request().postData()?.includes('CasinoSetFavourite') ? route.fulfill({ status: 500, body: '' }) : route.fallback(),
  );
  consoleWatch.expect(/status of 500/);
  await favourite.click();
  await expect(page.getByText('Your favorites were not changed', { exact: true })).toBeVisible();
  await expect.poll(fillsScreen).toBe(false);

  // While a round is under way, leaving asks first.
  const frame = page.frames().find((each) => each.parentFrame() !== null);
  const deposit = main.getByRole('link', { name: 'Deposit', exact: true });
  const leaving = page.getByRole('dialog', { name: 'Leave during this round?' });
  await frame?.evaluate("say({ type: 'gameRound', open: true })");
  await expect(main.getByText('Round under way')).toBeVisible();
  for (const control of [deposit, main.getByRole('button', { name: 'Close game' })]) {
    await control.click();
    await expect(game.locator('#heard')).toHaveText(/hostPause $/);
    await leaving.getByRole('button', { name: 'Stay' }).click();
    await expect(leaving).toHaveCount(0);
    await expect(control).toBeFocused();
    await expect(game.locator('#heard')).toHaveText(/hostResume $/);
  }

  const closed = page.waitForResponse((response) => response.request().postData()?.includes('CasinoCloseGame') ?? false);
  await deposit.click();
  await leaving.getByRole('button', { name: 'Leave the game' }).click();
  expect(await (await closed).json()).toEqual({ data: { casinoCloseGame: true } });
  await expect(page).toHaveURL(/\/deposit$/);
  await page.goto(`${hwc}/`);
  await expect(main.getByRole('heading', { name: 'Recently played' })).toBeVisible();
});

test('a player with a bonus chooses that games use it before their cash; the reality check stands over the game and pauses it', async ({
  page,
  serverUrl,
  sandbox,
  player,
  consoleWatch,
}) => {
  const tsc = origin(serverUrl, 'tsc');
  await sandbox.giveBonus(player.userId, 2_500);
  // Later than a slow machine needs until the game fills the screen.
  await sandbox.controlSession(player.userId, { realityCheckSeconds: 30 });
  await logInBeforehand(page, player, tsc);
  await page.goto(`${tsc}/category/slots/velvet-sevens`);
  const main = page.getByRole('main');
  const playWith = main.getByRole('group', { name: 'Play with' });
  const bonus = playWith.getByRole('radio', { name: /^\$25\.00 casino bonus/ });
  await expect(playWith.getByRole('radio', { name: /^\$1,000\.00 cash/ })).toBeChecked();
  await expect(playWith.getByRole('status')).toContainText('Your cash plays before your bonus');
  expect(await faults(page, 'all', { sample: true })).toEqual([]);
  await page.goto(`${tsc}/account/settings`);
  const choice = main.getByRole('group', { name: 'Casino games use' });
  await expect(choice.getByRole('button', { name: 'Cash first' })).toHaveAttribute('aria-pressed', 'true');
  expect(await faults(page, 'all', { sample: true })).toEqual([]);
  // A choice that is not saved is taken back, and said.
  consoleWatch.expect(/Failed to load resource/);
  const isChoice = (route: Route): boolean => route.request().postData()?.includes('SetCasinoBalanceUsage') ?? false;
  await page.route('**/graphql*', (route) => (isChoice(route) ? route.fulfill({ status: 500 }) : route.continue()));
  await choice.getByRole('button', { name: 'Bonus first' }).click();
  await expect(page.getByText('Your casino balance was not changed', { exact: true })).toBeVisible();
  await expect(choice.getByRole('button', { name: 'Cash first' })).toHaveAttribute('aria-pressed', 'true');
  await page.unrouteAll();
  await choice.getByRole('button', { name: 'Bonus first' }).click();
  await expect(
    main.getByText(
      'Bets are paid from your bonus, then your cash. Your bonus is $25.00; it and what it wins are cash once $250.00 more of it was bet.',
    ),
  ).toBeVisible();
  // The same choice beside the games that rewards are for, and beside a game; the server has the last one.
  await page.goto(`${tsc}/category/play_with_rewards`);
  await expect(bonus).toBeChecked();
  expect(await faults(page, 'all', { sample: true })).toEqual([]);
  const chosen = page.waitForResponse((response) => response.request().postData()?.includes('SetCasinoBalanceUsage') ?? false);
  await playWith.getByRole('radio', { name: / cash/ }).check();
  await chosen;
  await page.goto(`${tsc}/category/slots/velvet-sevens`);
  await expect(playWith.getByRole('status')).toContainText('Your cash plays before your bonus');
  await bonus.check();
  await expect(playWith.getByRole('status')).toContainText('Your bonus plays before your cash');

  await main.getByRole('button', { name: 'Play', exact: true }).click();
  const heard = page.frameLocator('iframe').locator('#heard');
  const fillsScreen = () => page.evaluate(() => document.fullscreenElement !== null);
  await main.getByRole('button', { name: 'Full screen' }).click();
  await expect.poll(fillsScreen).toBe(true);
  await expect(heard).toHaveText(/hostPause $/, { timeout: 40_000 });
  await expect.poll(fillsScreen).toBe(false);
  await page.getByRole('button', { name: 'I Understand' }).click();
  await expect(heard).toHaveText(/hostResume $/);
});

test('a player with a casino restriction sees in place of the lobby and of a game until when, and how to get help', async ({
  page,
  serverUrl,
  sandbox,
  player,
}) => {
  const tsc = origin(serverUrl, 'tsc');
  await sandbox.restrict({ playerId: player.userId, kind: 'casino', expiresInSeconds: 86_400 });
  await logInBeforehand(page, player, tsc);
  const main = page.getByRole('main');
  const paused = main.getByRole('region', { name: 'Casino is paused for you' });
  for (const path of ['/', '/category/slots/velvet-sevens']) {
    await page.goto(`${tsc}${path}`);
    await expect(paused).toContainText(/A casino restriction is active until \w{3} \d+, \d+:\d\d [AP]M\./);
    expect(await faults(page, 'all', { sample: true })).toEqual([]);
  }
  await paused.getByRole('link', { name: 'See details' }).press('Enter');
  await expect(page).toHaveURL(/\/account\/responsible-gaming$/);
});
