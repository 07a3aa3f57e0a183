import type { Page } from '@playwright/test';
import { faults } from '../support/axe.ts';
import { stopClock } from '../support/flows.ts';
import { alterStartup } from '../support/startupAnswer.ts';
import { expect, test } from '../support/test.ts';
import { cachedAnswers } from '../support/workerCache.ts';

const box = (page: Page) => page.getByRole('combobox');

/** Opens a page and waits for its box, which listens to `/` from then on. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(box(page)).toBeVisible();
}

test.use({ serviceWorkers: 'block' });

test('recent searches open below the box, survive a reload and are the same in another tab [S2.138 D1.08 S4.16 W5.42 W5.43 W5.44 W9.27]', async ({
  page,
  context,
}) => {
  const recent = (of: Page) => of.getByRole('listbox', { name: 'Recent searches', exact: true }).getByRole('option');
  await open(page, '/live');
  for (const term of ['nfl', 'nba', 'nhl', 'soccer', 'NBA']) {
    // Away from the box, where a `/` would be a letter.
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('/');
    await expect(box(page)).toBeFocused();
    await page.keyboard.type(term);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Results for “${term}”`);
  }
  const newest = ['NBA', 'soccer', 'nhl'];
  const other = await context.newPage();
  await open(other, '/live');
  await box(other).click();
  await expect(recent(other)).toHaveText(newest);
  await open(page, '/live');
  await page.keyboard.press('/');
  await expect(box(page)).toBeFocused();
  await expect(recent(page)).toHaveText(newest);
  expect(await faults(page, 'all', { sample: true })).toEqual([]);
  await page.getByRole('button', { name: 'Remove soccer' }).click();
  await expect(recent(page)).toHaveText(['NBA', 'nhl']);
  await expect(recent(other)).toHaveText(['NBA', 'nhl']);
  await page.keyboard.press('Escape');
});

test('with the keyboard alone a result below the box opens, and Escape closes the list; on its page the address follows the typing, and is reset below the minimum length [S2.016 S2.017 S2.018 W2.43 W2.44 S4.15]', async ({
  page,
  event,
}) => {
  const [team = ''] = event.name.split(/ @ | vs /);
  await open(page, '/live');
  await page.keyboard.press('/');
  await page.keyboard.type(team);
  const options = page.getByRole('listbox', { name: 'Results' }).getByRole('option');
  await expect(options.first()).toContainText(team);
  expect(await faults(page, 'all', { sample: true })).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  await expect(box(page)).toBeFocused();
  await page.keyboard.type(' ');
  await page.keyboard.press('ArrowUp');
  await expect(box(page)).toHaveAttribute('aria-activedescendant', /search-option/);
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/search/${encodeURIComponent(team)}/all`);
  await page.getByRole('main').getByRole('link', { name: event.name }).first().click();
  await expect(page).toHaveURL(/\/event\//);

  const asked: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.searchParams.get('operationName') === 'Search') asked.push(url.searchParams.get('variables') ?? '');
  });
  await open(page, '/search');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search');
  await page.keyboard.press('/');
  await page.keyboard.type('nfl');
  await expect(page).toHaveURL('/search/nfl/all');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “nfl”');
  await expect(page.getByRole('main').getByRole('link', { name: /^NFL Football/ })).toBeVisible();
  await expect(box(page)).toBeFocused();
  // One request for three letters, none for the first two.
  expect(asked.map((variables) => JSON.parse(variables).term)).toEqual(['nfl']);
  expect(await faults(page, 'all', { sample: true })).toEqual([]);
  await page.keyboard.press('Backspace');
  await expect(page).toHaveURL('/search');
  await open(page, '/search?searchTerm=nfl');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Results for “nfl”');
  await page.getByRole('tab', { name: 'Casino' }).click();
  await expect(page.getByText('No games for “nfl”')).toBeVisible();
  await page.getByRole('button', { name: 'See sports results' }).click();
  await expect(page.getByRole('tab', { name: /Sportsbook/ })).toHaveAttribute('aria-selected', 'true');
});

test('the search runs after the debounce of the metadata, from its minimum length on [S4.14]', async ({ page, consoleWatch }) => {
  // The clock runs ahead of the server.
  consoleWatch.expect(/WebSocket/);
  await alterStartup(page, ({ applicationMetadata }) => {
    applicationMetadata.searchDebounceIntervalMilliseconds = 700;
    applicationMetadata.searchMinimumLength = 5;
  });
  const asked: string[] = [];
  page.on('request', (request) => {
    const { searchParams } = new URL(request.url());
    if (searchParams.get('operationName') === 'Search') asked.push(JSON.parse(searchParams.get('variables') ?? '{}').term);
  });
  await page.clock.install();
  // Without prices: a websocket whose server is slower than the clock counts as lost.
  await page.goto('/info/about');
  await expect(page.getByRole('button', { name: 'Log In' })).toBeEnabled();
  await box(page).click();
  await page.keyboard.type('a');
  await expect(page.getByText('Type at least 5 letters')).toBeVisible();
  await stopClock(page);
  await page.keyboard.type('rse');
  await page.clock.runFor(5_000);
  await page.keyboard.type('n');
  await page.clock.runFor(690);
  // The page's clock stands still: a request that was due is sent before this one is answered.
  await page.evaluate(async () => (await fetch('/i/regions')).text());
  expect(asked).toEqual([]);
  await page.clock.runFor(10);
  await expect.poll(() => asked).toEqual(['arsen']);
});

test.describe('the search with a worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('offline the search finds what is on the device, and says so', async ({ page, context, event, consoleWatch }) => {
    consoleWatch.expect(/net::ERR_INTERNET_DISCONNECTED/, /Failed to load resource/, /WebSocket connection/, /Failed to fetch/);
    const [team = ''] = event.name.split(/ @ | vs /);
    await page.goto(`/sport/${event.sport}/organization/${event.organization}/competition/${event.competition}`);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 45_000 });
    await expect.poll(() => cachedAnswers(page, 'CompetitionSlate')).toBeGreaterThan(0);
    // The code of the strip comes with the first focus.
    await box(page).click();
    await page.keyboard.type(team);
    await expect(page.getByRole('listbox', { name: 'Results' })).toBeVisible();
    await box(page).fill('');
    await context.setOffline(true);
    await expect(page.getByText('You’re offline')).toBeVisible({ timeout: 15_000 });
    await box(page).fill(team);
    await expect(page.getByText('Only what is on this device was searched.')).toBeVisible();
    await expect(page.getByRole('listbox', { name: 'Results' }).getByRole('option').first()).toContainText(team);
    expect(await cachedAnswers(page, 'Search')).toBe(0);
    await context.setOffline(false);
  });
});
