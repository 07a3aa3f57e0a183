import type { Page } from '@playwright/test';
import { FLAGS_PATH } from '../../core/wire/apiPaths.ts';
import { logInOnScreen } from '../support/flows.ts';
import { expect, PAYMENTS_ORIGIN as PAYMENTS, sessionTest as test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

/** The account menu is asked for this often, and the flags by a page without a websocket. */
const POLL_MS = 5_000;

function requestsOf(page: Page, text: string): readonly number[] {
  const times: number[] = [];
  page.on('request', (request) => {
    const isMenu = request.url().includes(text) && request.serviceWorker() === null;
    if (isMenu) times.push(Date.now());
  });
  return times;
}

test('a flag that is flipped reaches the open page without a reload: the account menu is polled no more', async ({
  page,
  sandbox,
  player,
  accountMenu,
}) => {
  await page.clock.install();
  await page.goto('/');
  await logInOnScreen(page, player);
  const menus = requestsOf(page, 'operationName=AccountMenu');
  await accountMenu.open();
  const afterPoll = <Value>(read: () => Value) =>
    expect.poll(async () => {
      await page.clock.fastForward(POLL_MS);
      return read();
    });
  await afterPoll(() => menus.length).toBeGreaterThan(1);
  await sandbox.setFlags({ 'account-menu-without-poll': true });
  // Three polls of start-up after the last menu: that one was the last.
  const polls = requestsOf(page, 'operationName=Startup');
  const sinceMenu = (): number => polls.filter((at) => at > (menus.at(-1) ?? 0)).length;
  await afterPoll(sinceMenu).toBeGreaterThan(2);
  const before = menus.length;
  await sandbox.setFlags({ 'account-menu-without-poll': null });
  await afterPoll(() => menus.length).toBeGreaterThan(before);
});

/** The server sends the sequences of watched events every five seconds. */
const TICKS_A_MINUTE = 12;

test('idle pages with a websocket ask for flags once a minute, and once when one is flipped', async ({ context, sandbox }) => {
  const pages = await Promise.all(
    ['/', '/live'].map(async (path) => {
      const page = await context.newPage();
      const questions = requestsOf(page, FLAGS_PATH);
      const ticks: unknown[] = [];
      page.on('websocket', (socket) =>
        socket.on('framereceived', ({ payload }) => {
          if (String(payload).includes('"sequenceTick"')) ticks.push(payload);
        }),
      );
      await page.goto(path);
      await expect(page.getByRole('main').locator('[data-odds]').first()).toBeVisible();
      return { page, questions, ticks };
    }),
  );
  const debug = (page: Page) => page.getByRole('button', { name: 'Debug' });
  for (const { ticks } of pages) await expect.poll(() => ticks.length, { timeout: 60_000 }).toBeGreaterThan(0);
  const counted = pages.map(({ questions, ticks }) => ({ questions: questions.length, ticks: ticks.length }));
  for (const [index, { ticks }] of pages.entries())
    await expect
      .poll(() => ticks.length - (counted[index]?.ticks ?? 0), { timeout: 150_000 })
      .toBeGreaterThanOrEqual(TICKS_A_MINUTE);
  for (const [index, { questions }] of pages.entries())
    expect(questions.length - (counted[index]?.questions ?? 0)).toBeLessThanOrEqual(2);

  const before = pages.map(({ questions }) => questions.length);
  await sandbox.setFlags({ 'debug-menu': true });
  for (const { page } of pages) await expect(debug(page)).toBeVisible();
  await sandbox.setFlags({ 'debug-menu': null });
  for (const { page } of pages) await expect(debug(page)).toHaveCount(0);
  // Two for the two changes, and one of the poll once a minute where it falls into this time.
  for (const [index, { questions }] of pages.entries()) expect(questions.length - (before[index] ?? 0)).toBeLessThanOrEqual(3);
});

test('log-in, evaluated flags, betslip errors and log-out arrive at the event broker, with nothing of the player', async ({
  page,
  sandbox,
  player,
  event,
  betslip,
  eventPage,
  accountMenu,
  logInPage,
}) => {
  await page.goto('/?_branch_match_id=1048');
  await logInOnScreen(page, player);
  await expect
    .poll(async () => (await sandbox.analytics('LOGIN_COMPLETE'))[0]?.properties, { timeout: 15_000 })
    .toMatchObject({ country: 'US', branchFingerprintId: '1048', brand: 'tsb', device: 'DESKTOP', dmaCode: '501' });
  const market = event.markets.find(({ type }) => type === 'MONEYLINE');
  const selection = market?.selections[0];
  if (market === undefined || selection === undefined) throw new Error('the event has no moneyline');
  await eventPage.open(event);
  await eventPage.odds(selection).click();
  await expect(betslip.root).toContainText(selection.name);
  await sandbox.setMarket(market.id, 'closed');
  await expect
    .poll(async () => (await sandbox.analytics('BETSLIP_ERROR')).map(({ properties }) => properties.scope), { timeout: 15_000 })
    .toContain('draftLeg');
  expect(await sandbox.analytics('FLAGS_EVALUATED')).not.toEqual([]);
  await accountMenu.logOutAndConfirm();
  await expect(logInPage.submit).toBeVisible();
  // The page closes before the batch is due.
  await page.goto('about:blank');
  await expect.poll(async () => (await sandbox.analytics('LOGOUT'))[0]?.properties).toMatchObject({ method: 'manual' });
  const all = JSON.stringify(
    await Promise.all(['LOGIN_COMPLETE', 'LOGOUT', 'BETSLIP_ERROR', 'FLAGS_EVALUATED'].map((name) => sandbox.analytics(name))),
  );
  for (const secret of [player.email, player.username, player.userId]) expect(all, secret).not.toContain(secret);
});

/** A page that asks its host for the theme and shows the answer. */
const EMBEDDED = `<!doctype html><title>Embedded</title><body>waiting<script>
  addEventListener('message', ({ data }) => { document.body.textContent = JSON.stringify(data); });
  setInterval(() => parent.postMessage({ type: 'getHostTheme' }, '*'), 100);
</script>`;

test('an embedded page of a trusted origin gets the theme that it asks for, and no other page can be embedded', async ({
  page,
  consoleWatch,
}) => {
  consoleWatch.expect(/frame-src/, /Framing 'https:\/\/stranger.test\/'/);
  for (const origin of [PAYMENTS, 'https://stranger.test'])
    await page.route(`${origin}/**`, (route) => route.fulfill({ contentType: 'text/html', body: EMBEDDED }));
  await page.goto('/live');
  await expect(page.getByRole('banner')).toBeVisible();
  await page.evaluate(
    (origins) => {
      for (const origin of origins)
        document.body.append(Object.assign(document.createElement('iframe'), { src: `${origin}/`, name: origin }));
    },
    [PAYMENTS, 'https://stranger.test'],
  );
  await expect(page.frameLocator(`iframe[name="${PAYMENTS}"]`).locator('body')).toHaveText('{"type":"hostTheme","mode":"dark"}');
  await expect(page.frameLocator('iframe[name="https://stranger.test"]').getByText('waiting')).toHaveCount(0);
});

test('developer tools flip a flag of the open page; the debug menu that leads to them and the promotions of home need their flags', async ({
  page,
  sandbox,
}) => {
  await page.clock.install();
  await page.goto('/');
  await expect(page.getByRole('main').locator('[data-odds]').first()).toBeVisible();
  const debug = page.getByRole('button', { name: 'Debug' });
  const promotions = page.getByRole('main').getByRole('region', { name: 'Promotions' });
  await expect(debug).toHaveCount(0);
  await page.mouse.move(400, 400);
  await expect(promotions.getByRole('link', { name: /See Details/ }).first()).toBeVisible();
  await sandbox.setFlags({ 'debug-menu': true, 'promo-carousel': false });
  await page.clock.fastForward(POLL_MS);
  await expect(promotions).toHaveCount(0);
  await debug.click();
  await page.getByRole('link', { name: 'Developer tools' }).click();
  await expect(page.getByRole('heading', { name: 'Developer tools', level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/:\d+\/dev-tools$/);
  const flag = page.getByRole('listitem').filter({ hasText: /^fantasy/ });
  await expect(flag).toContainText('Here: off');
  await flag.getByRole('button', { name: 'On', exact: true }).click();
  await expect(flag).toContainText('Here: on');
  await sandbox.setFlags({ 'debug-menu': null, 'promo-carousel': null, fantasy: null });
  await page.clock.fastForward(POLL_MS);
  await expect(debug).toHaveCount(0);
});
