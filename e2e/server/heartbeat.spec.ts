import type { Page, Request } from '@playwright/test';
import { type ProductServer, startProductServer } from '../../tests/support/productServer.ts';
import { logInBeforehand } from '../support/flows.ts';
import { expect, ownServerTest } from '../support/test.ts';

const SECONDS = 5;
const CUT = [/net::ERR_INTERNET_DISCONNECTED/, /Failed to load resource/, /WebSocket connection/, /Failed to fetch/];

/** A server that asks for heartbeats more often than the app's default. */
const test = ownServerTest.extend<object, { readonly server: ProductServer }>({
  server: [
    async ({ browserName: _browser }, use) => {
      const server = await startProductServer({ environment: { HEARTBEAT_SECONDS: String(SECONDS) }, patienceMs: 90_000 });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** The heartbeats that a page has tried to send, received by the server or not. */
function heartbeatsOf(page: Page): readonly Request[] {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (request.serviceWorker() === null && request.postData()?.includes('"Heartbeat"')) sent.push(request);
  });
  return sent;
}

function elapsedSeconds(request: Request | undefined): number {
  const body = request?.postDataJSON() as { readonly variables: { readonly elapsedSeconds: number } };
  return body.variables.elapsedSeconds;
}

test('heartbeats are sent as often as the server says, none while offline, and the next one counts the time between [D1.06 S7.052 S9.33 W8.95 W9.22]', async ({
  context,
  page,
  consoleWatch,
  player,
  header,
}) => {
  consoleWatch.expect(...CUT);
  const sent = heartbeatsOf(page);
  await page.clock.install({ time: new Date('2026-11-20T18:00:00Z') });
  await logInBeforehand(page, player);
  await page.goto('/');
  await expect(header.account).toBeVisible();
  await page.clock.pauseAt(new Date('2026-11-20T18:10:00Z'));
  await expect.poll(() => sent.length).toBeGreaterThan(0);
  const pass = () => page.clock.runFor(SECONDS * 1000);
  const answered = async (): Promise<void> => void (await (await sent.at(-1)?.response())?.finished());

  await answered();
  for (const _ of [1, 2, 3]) {
    const before = sent.length;
    await pass();
    await expect.poll(() => sent.length).toBe(before + 1);
    await answered();
    expect(elapsedSeconds(sent.at(-1))).toBe(SECONDS);
  }

  const offline = page.getByText('You’re offline.', { exact: false });
  await context.setOffline(true);
  await expect(offline).toBeVisible();
  const before = sent.length;
  for (const _ of [1, 2, 3, 4]) await pass();
  await expect(offline).toBeVisible();
  expect(sent.length).toBe(before);

  await context.setOffline(false);
  await expect(offline).toHaveCount(0);
  await pass();
  await expect.poll(() => sent.length).toBe(before + 1);
  expect(elapsedSeconds(sent.at(-1))).toBe(5 * SECONDS);
});
