import { startDraftBet } from '../support/flows.ts';
import { expect, test } from '../support/test.ts';

test('an amount stays as typed, key by key, although answers arrive between the keys', async ({ page, player, event, betslip }) => {
  await startDraftBet(page, player, event);
  const toWin = betslip.toWin();
  await toWin.focus();
  for (const typed of ['1', '10', '100']) {
    const answer = page.waitForResponse((response) => (response.request().postData() ?? '').includes('BetslipSetDraftBetAmount'));
    await page.keyboard.type(typed.slice(-1));
    await answer;
    await expect(toWin).toHaveValue(`$${typed}`);
  }
  await expect(betslip.bet()).not.toHaveValue('');
  // After the field loses the focus it shows what the present stake wins.
  await toWin.blur();
  await expect(toWin).toHaveValue(/^\$(99|100)\.\d\d$/);
});
