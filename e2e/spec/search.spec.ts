import type { Page } from '@playwright/test';
import { faults } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';
import { cachedAnswers } from '../support/workerCache.ts';

const box = (page: Page) => page.getByRole('combobox');

/** Opens a page and waits for its box, which listens to `/` from then on. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(box(page)).toBeVisible();
}

test.use({ serviceWorkers: 'block' });

test('recent searches open below the box, survive a reload and are the same in another tab', async ({ page, context }) => {
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

  await box(page).fill('nfl');
  await expect(page.getByRole('listbox', { name: 'Results' }).getByRole('option').first()).toContainText('NFL');
  expect(await faults(page, 'all', { sample: true, within: 'header' })).toEqual([]);
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
