import type { BrowserContext, CDPSession, Page, Worker } from '@playwright/test';
import { clientHeaders, graphql, logIn } from '../../tests/support/apiClient.ts';
import { CHROMIUM_OPTIONS } from '../../tests/support/chromium.ts';
import type { ProductServer } from '../../tests/support/productServer.ts';
import { type PushService, startPushService } from '../../tests/support/pushService.ts';
import type { SandboxEvent, SandboxPlayer } from '../../tests/support/sandboxClient.ts';
import { SMALL_SLATE } from '../../tests/support/smallSlate.ts';
import { marketOf, selectionOf } from '../support/events.ts';
import { fakePushService } from '../support/fakePushService.ts';
import { logInBeforehand, placeBeforehand, waitForWorker } from '../support/flows.ts';
import { priceOf } from '../support/money.ts';
import { expect, ownServerTest, usePausedServer } from '../support/test.ts';

const test = ownServerTest.extend<object, { readonly pushService: PushService; readonly server: ProductServer }>({
  pushService: [
    async ({ browserName: _browser }, use) => {
      const service = await startPushService();
      await use(service);
      service.stop();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ pushService }, use) => usePausedServer({ ...SMALL_SLATE, PUSH_SERVICES: pushService.origin }, use),
    { scope: 'worker', timeout: 120_000 },
  ],
});
test.use({ launchOptions: CHROMIUM_OPTIONS });

const SETTLED = '/my-bets/settled';

/** Records the badges that a page or the worker has put on the app's icon. */
function recordBadges(): void {
  const badges: number[] = [];
  Object.assign(globalThis, { badges });
  Object.assign(Object.getPrototypeOf(navigator), { setAppBadge: async (count: number) => void badges.push(count) });
}
const badgesOf = (place: Page | Worker): Promise<readonly number[]> =>
  (place as Worker).evaluate(() => (globalThis as unknown as { badges: number[] }).badges);

const notificationsOf = (worker: Worker) =>
  worker.evaluate(async () => {
    const { registration } = globalThis as unknown as { readonly registration: ServiceWorkerRegistration };
    return (await registration.getNotifications()).map(({ title, body, data }) => ({ title, body, data }));
  });

/** Delivers messages to the worker, as the browser's push service does. */
async function deliveryTo(context: BrowserContext, page: Page): Promise<(data: string) => Promise<void>> {
  const devtools: CDPSession = await context.newCDPSession(page);
  const registered = new Promise<{ registrationId: string; scopeURL: string }>((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration !== undefined) resolve(registration);
    }),
  );
  await devtools.send('ServiceWorker.enable');
  const { registrationId, scopeURL } = await registered;
  return (data) =>
    devtools
      .send('ServiceWorker.deliverPushMessage', { origin: new URL(scopeURL).origin, registrationId, data })
      .then(() => undefined);
}

async function bet(serverUrl: string, player: SandboxPlayer, event: SandboxEvent): Promise<void> {
  const picked = selectionOf(marketOf(event, 'MONEYLINE'), 0);
  const { numerator, denominator } = priceOf(picked);
  const price = { numeratorLong: numerator, denominatorLong: denominator };
  await placeBeforehand(serverUrl, player, { eventId: event.id, selectionId: picked.id, points: null, ...price }, [1_000]);
}

test('news of a settled bet reaches a browser whose app is closed, is counted until it is read, and is not sent once the session has ended', async ({
  page,
  context,
  serverUrl,
  sandbox,
  pushService,
  player,
  takeEvents,
}) => {
  const [first, second] = (await takeEvents(2)) as [SandboxEvent, SandboxEvent];
  // Tells when everything of an event is sent.
  const other = await sandbox.createPlayer({ balanceCents: 10_000 });
  const headers = clientHeaders((await logIn(serverUrl, other.username, other.password)).access_token);
  const subscription = { endpoint: `${pushService.origin}/other`, ...pushService.keys };
  const query = 'mutation S($subscription: PushSubscriptionInput!) { subscribeToPush(subscription: $subscription) { devices } }';
  expect((await graphql(serverUrl, { query, variables: { subscription } }, headers)).errors).toEqual([]);
  for (const event of [first, second]) for (const one of [player, other]) await bet(serverUrl, one, event);
  const sent = (isOther: boolean) => pushService.received.filter(({ path }) => (path === '/other') === isOther);

  await context.grantPermissions(['notifications']);
  await page.addInitScript(recordBadges);
  await fakePushService(page, pushService);
  await logInBeforehand(page, player);
  await page.goto('/account/settings/notifications');
  await waitForWorker(page);
  const device = page.getByRole('switch', { name: 'Notifications on this device' });
  await device.click();
  await expect(device).toBeChecked();
  const deliver = await deliveryTo(context, page);
  const [worker] = context.serviceWorkers() as [Worker];
  await worker.evaluate(recordBadges);

  await page.goto('about:blank');
  await sandbox.recordResult(first.id, { homeScore: 24, awayScore: 17 });
  await expect.poll(() => sent(false).length).toBe(1);
  const [push] = sent(false);
  await deliver(JSON.stringify(push?.message));
  await expect
    .poll(() => notificationsOf(worker))
    .toEqual([{ title: 'Bet settled', body: expect.stringMatching(/: (won|lost)$/), data: { path: SETTLED } }]);
  expect(await badgesOf(worker)).toEqual([1]);

  await page.goto('/info/about');
  await expect.poll(() => badgesOf(page)).toEqual([1]);
  await page.goto(SETTLED);
  await expect.poll(async () => (await badgesOf(page)).at(-1)).toBe(0);
  await expect.poll(() => notificationsOf(worker)).toEqual([]);
  await page.goto('/info/about');
  await expect.poll(() => badgesOf(page)).toEqual([0]);

  await page.goto('about:blank');
  await sandbox.controlSession(player.userId, { end: 'COOL_OFF' });
  await sandbox.recordResult(second.id, { homeScore: 24, awayScore: 17 });
  await expect.poll(() => sent(true).length).toBe(2);
  expect(sent(false)).toHaveLength(1);
});
