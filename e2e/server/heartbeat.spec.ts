import type { Page, Request } from '@playwright/test';
import { logInBeforehand } from '../support/flows.ts';
import { expect, HEARTBEAT_SECONDS as SECONDS, sessionTest as test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

const CUT = [/net::ERR_INTERNET_DISCONNECTED/, /Failed to load resource/, /WebSocket connection/, /Failed to fetch/];

interface Sent {
  readonly request: Request;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** The heartbeats that a page has tried to send, received by the server or not. */
function heartbeatsOf(page: Page): readonly Sent[] {
  const sent: Sent[] = [];
  page.on('request', (request) => {
    if (request.serviceWorker() === null && request.postData()?.includes('"Heartbeat"')) sent.push({ request, at: Date.now() });
  });
  return sent;
}

function elapsedSeconds(request: Request | undefined): number {
  const body = request?.postDataJSON() as { readonly variables: { readonly elapsedSeconds: number } };
  return body.variables.elapsedSeconds;
}

test('heartbeats are sent as often as the server says, none while offline, and the next one counts the time between', async ({
  context,
  page,
  consoleWatch,
  player,
  header,
}) => {
  consoleWatch.expect(...CUT);
  const sent = heartbeatsOf(page);
  await page.clock.install();
  await logInBeforehand(page, player);
  await page.goto('/');
  await expect(header.account).toBeVisible();

  // The machine may be busy and a heartbeat late: what it says must fit the time since the one before.
  for (const count of [1, 2, 3]) await expect.poll(() => sent.length).toBeGreaterThanOrEqual(count);
  const [first, second, third] = sent as [Sent, Sent, Sent];
  for (const [before, beat] of [
    [first, second],
    [second, third],
  ] as const) {
    expect(elapsedSeconds(beat.request)).toBeGreaterThanOrEqual(SECONDS - 1);
    expect(elapsedSeconds(beat.request)).toBeLessThanOrEqual((beat.at - before.at) / 1000 + 2);
  }

  const offline = page.getByText('You’re offline.', { exact: false });
  await context.setOffline(true);
  await expect(offline).toBeVisible();
  const whileOnline = sent.length;
  const now = () => page.evaluate(() => Date.now());
  const cutAt = await now();
  // Second by second: whatever would be sent in that time is.
  for (let second = 0; second < 4 * SECONDS; second += 1) await page.clock.runFor(1000);
  await expect(offline).toBeVisible();
  expect(sent.length).toBe(whileOnline);

  const absence = ((await now()) - cutAt) / 1000;
  expect(absence).toBeGreaterThanOrEqual(4 * SECONDS);
  await context.setOffline(false);
  await expect(offline).toHaveCount(0);
  await expect.poll(() => sent.length).toBeGreaterThan(whileOnline);
  expect(elapsedSeconds(sent[whileOnline]?.request)).toBeGreaterThanOrEqual(Math.floor(absence));
});
