import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'block' });

test('a dialog for the log-in opens after it, leads to its page and does not open again [S3.29 S5.34 W3.48]', async ({
  page,
  sandbox,
  player,
  header,
  logInPage,
}) => {
  await sandbox.giveDialog({
    playerId: player.userId,
    title: 'New: follow your bets',
    body: 'Scores now move in My Bets.',
    triggers: [{ type: 'on_login' }],
    buttons: [
      { label: 'Open My Bets', type: 'deep_link', url: '/my-bets/open' },
      { label: 'Read the rules', type: 'external_link', url: 'https://example.com/rules', style: 'secondary' },
      { label: 'Unsafe', type: 'external_link', url: 'http://example.com/' },
    ],
  });
  await page.goto('/');
  await header.logIn.click();
  await logInPage.logIn(player.username, player.password);
  const dialog = page.getByRole('dialog', { name: 'New: follow your bets' });
  await expect(dialog).toContainText('Scores now move in My Bets.');
  await expect(dialog.getByRole('link', { name: 'Read the rules' })).toHaveAttribute('href', 'https://example.com/rules');
  await expect(dialog.getByText('Unsafe')).toHaveCount(0);
  const closed = page.waitForResponse((response) => response.request().postData()?.includes('CloseCustomDialog') === true);
  await dialog.getByRole('button', { name: 'Open My Bets' }).click();
  await expect(page).toHaveURL(/\/my-bets\/open$/);
  await expect(dialog).toHaveCount(0);
  await closed;

  // A reload is no log-in, so of these two only the one for the page opens.
  const body = 'For one place only.';
  await sandbox.giveDialog({ playerId: player.userId, title: 'At log-in', body, triggers: [{ type: 'on_login' }] });
  const pages = ['/my-bets/*'];
  await sandbox.giveDialog({ playerId: player.userId, title: 'In My Bets', body, triggers: [{ type: 'pages', pages }] });
  await page.reload();
  await expect(page.getByRole('dialog', { name: 'In My Bets' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
