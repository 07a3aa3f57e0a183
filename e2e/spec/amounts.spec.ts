import type { SandboxEvent } from '../../tests/support/sandboxClient.ts';
import { marketOf, selectionOf } from '../support/events.ts';
import { logInOnScreen } from '../support/flows.ts';
import { expect, test } from '../support/test.ts';

test('an amount stays as it is typed, key by key, though answers come between the keys', async ({
  page,
  player,
  takeEvents,
  eventPage,
  betslip,
}) => {
  const [event] = (await takeEvents(1)) as [SandboxEvent];
  await eventPage.open(event);
  await logInOnScreen(page, player);
  await eventPage.odds(selectionOf(marketOf(event, 'MONEYLINE'), 0)).click();
  const toWin = betslip.toWin();
  await toWin.focus();
  for (const typed of ['1', '10', '100']) {
    const answer = page.waitForResponse((response) => (response.request().postData() ?? '').includes('BetslipSetDraftBetAmount'));
    await page.keyboard.type(typed.slice(-1));
    await answer;
    await expect(toWin).toHaveValue(`$${typed}`);
  }
  await expect(betslip.bet()).not.toHaveValue('');
  // Left alone, it shows what the stake of now really wins.
  await toWin.blur();
  await expect(toWin).toHaveValue(/^\$(99|100)\.\d\d$/);
});
