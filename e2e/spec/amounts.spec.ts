import { startDraftBet } from '../support/flows.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

test('an amount stays as typed although answers arrive between the keys, takes a comma, refuses what is none, has quick stakes, and Enter goes to the bet button [S5.05 S5.06 S5.07 S5.10 S5.11 S5.12 S9.11]', async ({
  page,
  player,
  event,
  betslip,
}) => {
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

  const bet = betslip.bet();
  for (const [typed, shown] of [
    ['12,5', '$12.50'],
    ['1,234', '$1,234.00'],
    ['12.345', '$12.34'],
    // The server's answer says that there is no stake: the field is empty again and its placeholder reads $0.00.
    ['0', ''],
  ] as const) {
    await bet.fill('');
    await bet.pressSequentially(typed);
    await bet.blur();
    await expect(bet).toHaveValue(shown);
  }
  for (const typed of ['1e5', '-5']) {
    await bet.fill('');
    await bet.pressSequentially(typed);
    await expect(bet).toHaveValue('');
    await expect(bet).toHaveAttribute('aria-invalid', 'true');
    await expect(bet).toHaveAccessibleDescription(/Enter an amount such as 12\.50/);
    await bet.press('Backspace');
    await expect(bet).not.toHaveAttribute('aria-invalid', 'true');
  }
  const paste = (text: string) =>
    bet.evaluate((field, pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', pasted);
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, text);
  await paste('$1,234.5');
  await expect(bet).toHaveValue('$1,234.5');
  await bet.fill('');
  await paste('1000000000.01');
  await expect(bet).toHaveValue('');
  await bet.pressSequentially('.5');
  await expect(bet).toHaveValue('$0.5');
  await bet.fill('');
  // The field takes up to a thousand million; a bet does not.
  await bet.pressSequentially('10000000009');
  await expect(bet).toHaveValue('$1,000,000,000');
  await expect(bet).toHaveAccessibleDescription(/The most for one bet is \$9,999,999\.99/);
  await expect(betslip.button('Place Bet')).toBeDisabled();
  await betslip.root.getByRole('button', { name: '$25', exact: true }).click();
  await expect(bet).toHaveValue('$25.00');
  await expect(bet).toBeFocused();
  await bet.press('Enter');
  await expect(betslip.button('Place Bet')).toBeFocused();
});
