import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import type { BrandKind } from '../../core/wire/brandKind.ts';
import { INSTALL_PICTURES } from '../../core/wire/installPictures.ts';
import type { BrandCode } from '../../server/platform/brands.ts';
import { clientHeaders, logIn } from '../../tests/support/apiClient.ts';
import { parlay, placeBets, straight } from '../../tests/support/placements.ts';
import type { SandboxClient, SandboxPlayer } from '../../tests/support/sandboxClient.ts';
import { openLegs, readSlate } from '../../tests/support/slate.ts';
import { eventPath } from './events.ts';
import { logInBeforehand } from './flows.ts';
import { origin } from './test.ts';

export interface InstallWorld {
  readonly browser: Browser;
  readonly serverUrl: string;
  readonly sandbox: SandboxClient;
}

/** A new player with open bets: a slip belongs to its player, and each picture begins with an empty one. */
async function playerWithBets({ serverUrl, sandbox }: InstallWorld): Promise<SandboxPlayer> {
  const player = await sandbox.createPlayer({ firstName: 'Alex', balanceCents: 100_000 });
  const legs = openLegs((await readSlate(serverUrl)).filter(({ status }) => status === 'PRE_GAME'));
  const [one, two, three, four] = legs.filter(({ eventId }, index) => legs.findIndex((leg) => leg.eventId === eventId) === index);
  if (!one || !two || !three || !four) throw new Error('There are not enough events to bet on');
  const headers = clientHeaders((await logIn(serverUrl, player.username, player.password)).access_token);
  for (const bet of [straight(three, 1500), parlay([two, four], 1000), straight(one, 2500), parlay([one, two, three], 500)])
    await placeBets(serverUrl, { placementId: randomUUID(), bets: [bet] }, headers);
  return player;
}

/** Two picks in the slip beside the page. */
async function addPicks(page: Page): Promise<void> {
  const odds = page.locator('main [data-odds]:not([aria-disabled])');
  await odds.nth(0).click();
  await odds.nth(7).click();
  await page.getByRole('region', { name: 'Betslip' }).getByLabel(/Bet/).nth(1).waitFor();
}

/** Scrolls what the picture shows to the top, below the header. */
async function scrollTo(page: Page, shown: Locator): Promise<void> {
  await shown.evaluate((element) => {
    element.style.scrollMarginTop = '80px';
    element.scrollIntoView();
  });
  await page.waitForLoadState('networkidle');
}

/** Until what is in sight is drawn: the player's balance, every picture, and nothing in place of what is still loading. */
async function waitUntilDrawn(page: Page): Promise<void> {
  await page.getByRole('banner').getByText('$945.00').waitFor();
  // A skeleton is a wide, empty block.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('img, main span[aria-hidden="true"]:empty')]
      .filter((element) => {
        const { top, bottom, left, right } = element.getBoundingClientRect();
        return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
      })
      .every((element) =>
        element instanceof HTMLImageElement
          ? element.complete && element.naturalWidth > 0
          : element.getBoundingClientRect().width <= 100,
      ),
  );
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
}

/** Takes a brand's pictures for the browser's install dialog, in its first mode. */
export async function takeInstallPictures(
  brand: { readonly code: BrandCode; readonly kind: BrandKind },
  world: InstallWorld,
): Promise<void> {
  const [event] = await world.sandbox.events({ sport: 'football', status: 'pre_game' });
  if (!event) throw new Error('There is no game to look at');
  const addresses: Readonly<Record<string, string>> = {
    home: '/',
    event: eventPath(event),
    bets: '/my-bets/open',
    games: '/',
    category: '/casino/category/slots',
  };
  const url = origin(world.serverUrl, brand.code);
  for (const { file, form, width, height } of INSTALL_PICTURES[brand.kind]) {
    const screen = /-(?<screen>\w+)\.png$/.exec(file)?.groups?.screen ?? '';
    const context = await world.browser.newContext({
      viewport: { width, height },
      reducedMotion: 'reduce',
      locale: 'en-US',
      timezoneId: 'America/New_York',
    });
    try {
      const page = await context.newPage();
      await logInBeforehand(page, await playerWithBets(world), url);
      await page.goto(url);
      const [mode] = (await page.locator('html').getAttribute('data-modes'))?.split(' ') ?? [];
      await page.emulateMedia({ colorScheme: mode === 'light' ? 'light' : 'dark' });
      await page.getByRole('heading', { level: 1 }).or(page.locator('main [data-odds]:not([aria-disabled])')).first().waitFor();
      if (brand.kind === 'sportsbook' && form === 'wide') await addPicks(page);
      if (screen !== 'home') await page.goto(`${url}${addresses[screen]}`);
      await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
      await page.waitForLoadState('networkidle');
      if (screen === 'games') await scrollTo(page, page.getByRole('heading', { name: 'Trending' }));
      if (screen === 'category' && form === 'narrow') await scrollTo(page, page.locator('main a[href*="/slots/"]').first());
      if (screen === 'games') await page.getByRole('heading', { name: 'Jackpots' }).waitFor();
      await waitUntilDrawn(page);
      const picture = await sharp(await page.screenshot())
        .png({ palette: true, colours: 64, effort: 10 })
        .toBuffer();
      await writeFile(path.join('brands', brand.code, 'assets', file), picture);
      process.stdout.write(`${brand.code} ${file}: ${Math.round(picture.length / 1024)} KB\n`);
    } finally {
      await context.close();
    }
  }
}
