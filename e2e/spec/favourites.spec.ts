import { eventPath } from '../support/events.ts';
import { logInBeforehand } from '../support/flows.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

test('a star on an event’s head is in step in another tab, on home and in the rows, and is taken back there', async ({
  page,
  context,
  sandbox,
  takeEvents,
  eventPage,
}) => {
  const [event] = await takeEvents(1, 'nfl');
  if (!event) throw new Error('No game of the NFL');
  const player = await sandbox.createPlayer();
  await logInBeforehand(page, player);
  await eventPage.open(event);
  const other = await context.newPage();
  await other.goto(eventPath(event));
  const star = page.getByRole('region', { name: /scoreboard/i }).getByRole('button', { name: /^Favorite: / });
  const same = other.getByRole('region', { name: /scoreboard/i }).getByRole('button', { name: /^Favorite: / });
  await expect(star.first()).toHaveAttribute('aria-pressed', 'false');
  await expect(same.first()).toHaveAttribute('aria-pressed', 'false');
  await star.first().focus();
  await page.keyboard.press('Enter');
  await expect(star.first()).toHaveAttribute('aria-pressed', 'true');
  await expect(same.first()).toHaveAttribute('aria-pressed', 'true');
  await expect(star.nth(1)).toHaveAttribute('aria-pressed', 'false');
  await same.first().click();
  await expect(star.first()).toHaveAttribute('aria-pressed', 'false');
});
