import { TOKEN_PATH } from '../../core/wire/apiPaths.ts';
import { AccountMenu } from '../pages/accountMenu.ts';
import { Header } from '../pages/header.ts';
import { LogInPage } from '../pages/logInPage.ts';
import { logInBeforehand } from '../support/flows.ts';
import { formatMoney } from '../support/money.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

test('a log-in does not wait for a refresh of another tab that gets no answer, and both tabs end as its player', async ({
  page,
  context,
  player,
  sandbox,
  header,
}) => {
  const other = await sandbox.createPlayer({ balanceCents: 4_200 });
  await logInBeforehand(page, player);
  // Without prices: the websocket is not the subject.
  await page.goto('/info/about');
  await expect(header.account).toBeVisible();
  const second = await context.newPage();
  await second.goto('/info/about');
  await expect(new Header(second).account).toBeVisible();

  // No answer, for longer than this test takes: unless it is given up, the refresh holds the lock of all tabs for 15 seconds.
  await page.route(`**${TOKEN_PATH}`, () => undefined);
  const sent = page.waitForRequest(`**${TOKEN_PATH}`);
  const isGivenUp = page.waitForEvent('requestfailed', (request) => request.url().includes(TOKEN_PATH));
  await page.reload();
  await sent;
  await new AccountMenu(second).logOutAndConfirm();
  await expect(new LogInPage(second).submit).toBeVisible();
  await second.goto('/login');
  // The log-in is answered only if the refresh was given up for it, and not when it has succeeded.
  await second.route(`**${TOKEN_PATH}`, async (route) => {
    await isGivenUp;
    await route.continue();
  });
  await new LogInPage(second).logIn(other.username, other.password);
  await expect(new Header(second).account).toContainText(formatMoney(4_200), { timeout: 8_000 });
  await expect(header.account).toContainText(formatMoney(4_200));
  // The cookie is the new session’s, too.
  await page.unroute(`**${TOKEN_PATH}`);
  for (const tab of [page, second]) {
    await tab.reload();
    await expect(new Header(tab).account).toContainText(formatMoney(4_200));
  }
});
