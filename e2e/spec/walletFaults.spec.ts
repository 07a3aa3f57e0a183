import type { Page } from '@playwright/test';
import { logInBeforehand } from '../support/flows.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

/** The browser's own messages about a network that is gone. */
const CUT = [/net::ERR_/, /Failed to load resource/, /WebSocket connection/, /Failed to fetch/];

/** The server does what the operation asks for, and its answers are lost until the returned function is called. */
async function loseAnswers(page: Page, ...operations: readonly string[]): Promise<() => Promise<void>> {
  const isOne = (text: string | null): boolean => operations.some((name) => text?.includes(`"operationName":"${name}"`) === true);
  await page.route(/\/graphql/, async (route) => {
    const request = route.request();
    if (!isOne(request.postData()) && !operations.some((name) => request.url().includes(`operationName=${name}`)))
      return route.fallback();
    // Node knows no addresses below `localhost`.
    const { host } = new URL(request.url());
    const url = request.url().replace(host, host.replace('tsb.', ''));
    await route.fetch({ url, headers: { ...(await request.allHeaders()), host } });
    return route.abort();
  });
  return () => page.unrouteAll({ behavior: 'ignoreErrors' });
}

test('a double click and lost answers are one deposit: it is asked for, also after a reload, and goes on', async ({
  page,
  player,
  sandbox,
  wallet,
  consoleWatch,
}) => {
  consoleWatch.expect(...CUT);
  await logInBeforehand(page, player);
  const restore = await loseAnswers(page, 'DepositCreate', 'PaymentRequest');
  await page.goto('/deposit');
  await wallet.choose('Online banking', '50');
  await wallet.deposit.dblclick();
  const asking = wallet.main.getByRole('status').filter({ hasText: 'We’re asking what became of your request' });
  await expect(asking).toContainText('Nothing is paid twice.');
  await page.reload();
  await expect(asking).toBeVisible();
  await restore();
  await wallet.expectReceipt('Deposit processing');
  expect((await sandbox.payments(player.userId)).map(({ amountCents }) => amountCents)).toEqual([5_000]);

  // The same content goes on with it.
  await wallet.begin('deposit', 'Online banking', '50');
  await wallet.provider.press('Approve');
  await expect(wallet.main.getByText('$50.00 added')).toBeVisible();
  await wallet.expectBalance('1,050.00');
  expect((await sandbox.payments(player.userId)).map(({ status }) => status)).toEqual(['succeeded']);
});

test('a deposit that is paid while the network is cut is shown as soon as it is back, and one whose tab was closed is on its receipt', async ({
  page,
  context,
  player,
  sandbox,
  wallet,
  consoleWatch,
}) => {
  consoleWatch.expect(...CUT);
  await logInBeforehand(page, player);
  await sandbox.behave({ playerId: player.userId, behaviour: 'never' });
  await wallet.begin('deposit', 'Online banking', '50');
  await wallet.provider.press('Approve');
  await expect(wallet.provider.frame.getByRole('status')).toContainText('This takes a moment');
  await context.setOffline(true);
  await wallet.actOnNewest(player, 'approve');
  await context.setOffline(false);
  await expect(wallet.main.getByText('$50.00 added')).toBeVisible();
  await wallet.expectBalance('1,050.00');

  const other = await context.newPage();
  await wallet.begin('deposit', 'Online banking', '70');
  await wallet.provider.press('Approve');
  await expect(wallet.provider.frame.getByRole('status')).toContainText('This takes a moment');
  const receiptId = new URL(page.url()).searchParams.get('receipt');
  await page.close();
  await wallet.actOnNewest(player, 'approve');
  await other.goto(`/receipt/${receiptId}`);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Deposit successful');
  await wallet.expectBalance('1,120.00', other);
});
