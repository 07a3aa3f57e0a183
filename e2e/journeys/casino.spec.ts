import type { FrameLocator, Page } from '@playwright/test';
import { faults } from '../support/axe.ts';
import { SPECIFIED_BRANDS, type SpecifiedBrand } from '../support/brandKinds.ts';
import { logInBeforehand } from '../support/flows.ts';
import { holdRequests } from '../support/heldRequests.ts';
import { tabTo } from '../support/keys.ts';
import { formatMoney } from '../support/money.ts';
import { expect, origin, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } });

interface Visit {
  /** Whose page lists the game; null: the game is opened at its promotion. */
  readonly category: string | null;
  readonly game: string;
  /** Plays one round with the keyboard alone. */
  readonly play: (frame: FrameLocator, page: Page) => Promise<void>;
  /** What a screen reader is told of it. */
  readonly outcome: RegExp;
}

const press = async (frame: FrameLocator, page: Page, name: string | RegExp): Promise<void> => {
  const button = frame.getByRole('button', { name }).first();
  await expect(button).toHaveAttribute('aria-disabled', 'false');
  await button.focus();
  await page.keyboard.press('Enter');
};

const slot: Pick<Visit, 'play' | 'outcome'> = {
  async play(frame, page) {
    await press(frame, page, 'Spin');
    // The button keeps the focus while the round is played, so that the next one needs no search.
    await expect(frame.getByRole('button', { name: 'Spin' })).toBeFocused();
  },
  outcome: /You won|No win|back from/,
};

/** Time for a page or a game that is opened for the first time. */
const PATIENCE_MS = 15_000;

/** Each brand opens another game. */
const VISITS: Readonly<Record<SpecifiedBrand, Visit>> = {
  espnbet: { category: 'slots', game: 'Velvet Sevens', ...slot },
  tsb: { category: null, game: 'Velvet Sevens', ...slot },
  hwc: {
    category: 'blackjack',
    game: 'Blackjack Salon',
    async play(frame, page) {
      await press(frame, page, 'Deal');
      const stand = frame.getByRole('button', { name: 'Stand' });
      const deal = frame.getByRole('button', { name: 'Deal' });
      await expect(frame.getByRole('status')).not.toBeEmpty();
      for (let hand = 0; hand < 4 && (await deal.getAttribute('aria-disabled')) === 'true'; hand += 1) {
        if ((await stand.getAttribute('aria-disabled')) === 'false') await press(frame, page, 'Stand');
        await expect(
          deal.and(frame.locator('[aria-disabled=false]')).or(stand.and(frame.locator('[aria-disabled=false]'))),
        ).not.toHaveCount(0);
      }
    },
    outcome: /dealer/i,
  },
  tsc: {
    category: 'roulette',
    game: 'Brass Wheel Roulette',
    async play(frame, page) {
      await press(frame, page, 'Red');
      await expect(frame.getByText('On the table: $1.00')).toBeVisible();
      await press(frame, page, 'Spin');
    },
    outcome: /^The ball stopped on \d+/,
  },
};

for (const brand of SPECIFIED_BRANDS) {
  const { category, game, play, outcome } = VISITS[brand];
  test(`${brand}: a visitor finds ${game}${category === null ? ' at its promotion' : ''}, plays it with the keyboard, and leaving the page ends it`, async ({
    page,
    serverUrl,
  }) => {
    const main = page.getByRole('main');
    const heading = main.getByRole('heading', { level: 1 });
    await page.goto(`${origin(serverUrl, brand)}${category === null ? '/f2p/practice-reels' : `/casino/category/${category}`}`);
    if (category !== null) {
      const tile = main.getByRole('link', { name: new RegExp(game) }).first();
      await expect(tile).toBeVisible({ timeout: PATIENCE_MS });
      // Nothing here goes on a slip: none is drawn, and no link skips to it.
      await expect(page.locator('[data-slip], [href="#betslip"]')).toHaveCount(0);
      await tile.click();
    }
    await expect(heading).toHaveText(category === null ? 'Practice reels' : game, { timeout: PATIENCE_MS });
    const opened = page.waitForResponse((response) => response.url().endsWith('/api/session'));
    await main.getByRole('button', { name: category === null ? 'Play with credits' : 'Try the demo' }).focus();
    await page.keyboard.press('Enter');
    const answer = await opened;
    const { key } = (await answer.json()) as { readonly key: string };
    const frame = page.frameLocator(`iframe[title="${game}"]`);
    await expect(frame.getByRole('heading', { level: 1, name: game })).toBeVisible({ timeout: PATIENCE_MS });
    await play(frame, page);
    await expect(frame.getByRole('status')).toHaveText(outcome);
    // The pages around the game are looked at by the walks over the routes.
    expect(await faults(page, 'all', { sample: true, within: 'iframe', frames: true })).toEqual([]);
    await main.getByRole('button', { name: 'Rules and return' }).press('Enter');
    await expect(frame.locator('summary', { hasText: /^Rules and return: \d+\.\d\d %$/ })).toBeFocused();
    await expect(frame.locator('details[open] li').first()).toBeVisible();
    await expect(main).toContainText(/In this game 0:0\d:\d\d/);
    await expect(main).toContainText(/Net [−$]/);
    const session = new URL(answer.url());
    session.hostname = '127.0.0.1';
    const status = async (): Promise<number> => (await fetch(session, { headers: { authorization: `Bearer ${key}` } })).status;
    expect(await status()).toBe(200);
    await page.goto('about:blank');
    await expect.poll(status).toBe(401);
  });
}

test('hwc: a game can be paused and its rules are read as soon as it can be played, before its drawing is there', async ({
  page,
  serverUrl,
}) => {
  const release = await holdRequests(page, '**/stage-*.js');
  await page.goto(`${origin(serverUrl, 'hwc')}/category/slots/velvet-sevens`);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Try the demo' }).click({ timeout: PATIENCE_MS });
  const frame = page.frameLocator('iframe[title="Velvet Sevens"]');
  await expect(frame.getByRole('button', { name: 'Spin' })).toHaveAttribute('aria-disabled', 'false', { timeout: PATIENCE_MS });
  await main.getByRole('button', { name: 'Rules and return' }).click();
  await expect(frame.locator('summary', { hasText: /^Rules and return/ })).toBeFocused();
  await expect(frame.locator('canvas')).toHaveCount(0);
  release();
  await expect(frame.locator('canvas')).toBeVisible();
});

test('hwc: the tiles of a row are walked with Tab, beyond its width; one is opened with Enter, fails twice, offers no try offline, and has the focus again after Back', async ({
  page,
  context,
  serverUrl,
  consoleWatch,
}) => {
  consoleWatch.expect(/ERR_INTERNET_DISCONNECTED|WebSocket/);
  // In place of this game one is launched whose studio is not connected.
  await page.route(/\/graphql/, (route) => {
    const body = route.request().postData() ?? '';
    if (!body.includes('CasinoLaunchGame')) return route.fallback();
    return route.continue({ postData: body.replace(/"gameId":"[^"]*"/, '"gameId":"baccarat-blue"') });
  });
  await page.goto(`${origin(serverUrl, 'hwc')}/`);
  const main = page.getByRole('main');
  const row = main
    .getByRole('region')
    .filter({ has: page.getByRole('link', { name: /^See all/ }) })
    .first();
  const tiles = row.getByRole('listitem').getByRole('link');
  await expect(tiles.first()).toBeVisible({ timeout: PATIENCE_MS });
  await row.getByRole('link', { name: /^See all/ }).focus();
  const count = await tiles.count();
  expect(count).toBeGreaterThan(6);
  for (let index = 0; index < count; index += 1) {
    await page.keyboard.press('Tab');
    await expect(tiles.nth(index)).toBeFocused();
  }
  // Beyond the width of the row: the focus has scrolled it.
  await expect(tiles.last()).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/category\/[a-z-]+\/[a-z-]+$/);
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible({ timeout: PATIENCE_MS });
  await expect(main).toBeFocused();

  await tabTo(page, main.getByRole('button', { name: 'Try the demo' }));
  await page.keyboard.press('Enter');
  await expect(main.getByRole('alert')).toHaveText('The game didn’t open');
  const again = main.getByRole('button', { name: 'Try again' });
  await expect(again).toBeEnabled();
  await context.setOffline(true);
  await expect(again).toBeDisabled();
  await expect(main.getByText('You’re offline. Games open again when you’re back online.')).toBeVisible();
  await context.setOffline(false);
  await expect(again).toBeEnabled();
  await again.press('Enter');
  await expect(main.getByRole('link', { name: 'Contact Support' })).toBeVisible();
  await expect(again).toHaveCount(0);

  await page.goBack();
  await expect(tiles.last()).toBeFocused();
  await expect(tiles.last()).toBeInViewport({ ratio: 0.9 });

  // Only a link moves the focus into a game.
  await page.goForward();
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Try the demo' })).toBeVisible();
  await expect(main).not.toBeFocused();
});

test('hwc: a player plays rounds for money with the keyboard alone; bar and header show what the game server has recorded, but not before the reels have stopped', async ({
  page,
  player,
  header,
  sandbox,
  serverUrl,
}) => {
  const hwc = origin(serverUrl, 'hwc');
  await logInBeforehand(page, player, hwc);
  await page.goto(`${hwc}/category/slots/velvet-sevens`);
  const main = page.getByRole('main');
  const expectRecorded = async (count: number): Promise<void> => {
    const rounds = await sandbox.gameRounds(player.userId);
    expect(rounds).toHaveLength(count);
    for (const round of rounds)
      expect(round).toMatchObject({ game: 'velvet-sevens', status: 'ENDED', betCents: expect.any(Number) });
    const balance = formatMoney(rounds.reduce((cents, { betCents, winCents }) => cents - betCents + winCents, 100_000));
    await expect(main).toContainText(`Cash + bonus ${balance}`);
    await expect(header.account).toHaveAccessibleName(new RegExp(balance.replace(/[$.]/g, '\\$&')));
  };
  const play = main.getByRole('button', { name: 'Play', exact: true });
  await expect(play).toBeVisible({ timeout: PATIENCE_MS });
  await expect(header.account).toHaveAccessibleName(/\$1,000\.00/);
  await tabTo(page, play);
  await page.keyboard.press('Enter');
  const frame = page.frameLocator('iframe[title="Velvet Sevens"]');
  const spin = frame.getByRole('button', { name: 'Spin' });
  await expect(spin).toHaveAttribute('aria-disabled', 'false', { timeout: PATIENCE_MS });
  await tabTo(page, spin);
  await page.keyboard.press('Enter');
  await expect(frame.getByRole('status')).toHaveText(slot.outcome);
  await expectRecorded(1);

  // With movement: the page notes when it is told of the money, and the game when it says how the round ended.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const game = page.frames().find((each) => each.parentFrame() !== null);
  await game?.evaluate(() => {
    const status = document.querySelector('[role=status]') as HTMLElement;
    status.textContent = '';
    new MutationObserver(() => {
      status.dataset.shownAt ??= String(Date.now());
    }).observe(status, { childList: true });
  });
  await page.evaluate(() => {
    addEventListener('message', ({ data }) => {
      if (data.type === 'gamePosition') document.body.dataset.notifiedAt ??= String(Date.now());
    });
  });
  await expect(spin).toHaveAttribute('aria-disabled', 'false');
  await page.keyboard.press('Enter');
  await expect(main.getByText('Round under way')).toBeVisible();
  await expect(frame.getByRole('status')).toHaveText(slot.outcome);
  await expect(page.locator('body')).toHaveAttribute('data-notified-at', /./);
  const frameShownAt = Number(await frame.getByRole('status').getAttribute('data-shown-at'));
  const pageNotifiedAt = Number(await page.locator('body').getAttribute('data-notified-at'));
  expect(pageNotifiedAt).toBeGreaterThanOrEqual(frameShownAt);
  // A spin lasts 900 milliseconds. The answer's time is the browser's own, which no busy machine delays.
  const answeredAt = await game?.evaluate(() => {
    const [answer] = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('/api/rounds'))
      .slice(-1);
    return performance.timeOrigin + ((answer as PerformanceResourceTiming | undefined)?.responseEnd ?? Number.NaN);
  });
  expect(pageNotifiedAt - (answeredAt ?? Number.NaN)).toBeGreaterThan(500);
  await expect(main.getByText('Round under way')).toBeHidden();
  await expectRecorded(2);
});
