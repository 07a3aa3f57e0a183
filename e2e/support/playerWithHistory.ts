import type { Page } from '@playwright/test';
import type { SandboxClient, SandboxEvent, SandboxPlayer } from '../../tests/support/sandboxClient.ts';
import { WalletPage } from '../pages/walletPage.ts';
import { marketOf, selectionOf } from './events.ts';
import { logInBeforehand, placeBeforehand } from './flows.ts';
import { priceOf } from './money.ts';
import { expect } from './test.ts';

export interface HistoryWanted {
  readonly page: Page;
  readonly serverUrl: string;
  /** The brand's origin. */
  readonly base: string;
  readonly sandbox: SandboxClient;
  /** Events of the test alone: the first two of them end. */
  readonly events: readonly SandboxEvent[];
}

/** Stakes on each event: a page of bets, not a row. */
const STAKES_CENTS = [1_000, 2_500, 500];

/**
 * A player who has everything once, with a long name and a large balance: open and settled bets, a receipt of a deposit, rewards of each kind,
 * limits, points and a casino bonus. Ends logged in.
 */
export async function playerWithHistory({
  page,
  serverUrl,
  base,
  sandbox,
  events,
}: HistoryWanted): Promise<SandboxPlayer & { readonly receiptPath: string }> {
  const player = await sandbox.createPlayer({
    firstName: 'Wolfeschlegelsteinhausen',
    lastName: 'Bergerdorff-Hubertblaine',
    balanceCents: 49_605_558,
    bonusBets: [{ amountCents: 1_000, title: 'A bonus bet', expiresInSeconds: 86_400 }],
    profitBoosts: [{ percent: 30, maximumAmountCents: 5_000, expiresInSeconds: 86_400 }],
    promotionalCreditCents: 2_000,
    loyaltyTier: 'OWNERS_CLUB',
  });
  await sandbox.giveBonus(player.userId, 5_000);
  await sandbox.setLimits(player.userId, [
    { type: 'DEPOSIT', period: 'WEEKLY', amountCents: 1_000_000 },
    { type: 'MAX_SINGLE_WAGER', amountCents: 100_000 },
  ]);
  for (const event of events) {
    const picked = selectionOf(marketOf(event, 'MONEYLINE'), 0);
    const { numerator, denominator } = priceOf(picked);
    const price = { numeratorLong: numerator, denominatorLong: denominator };
    await placeBeforehand(serverUrl, player, { eventId: event.id, selectionId: picked.id, points: null, ...price }, STAKES_CENTS);
  }
  for (const { id } of events.slice(0, 2)) await sandbox.recordResult(id, { homeScore: 24, awayScore: 17 });

  await logInBeforehand(page, player, base);
  const wallet = new WalletPage(page, sandbox);
  await page.goto(`${base}/deposit`);
  await wallet.choose('Online banking', '50');
  await wallet.deposit.click();
  await expect(page).toHaveURL(/[?]receipt=/);
  const receiptId = new URL(page.url()).searchParams.get('receipt');
  await wallet.provider.press('Approve');
  await expect(wallet.main.getByText('$50.00 added')).toBeVisible();
  return { ...player, receiptPath: `/receipt/${receiptId}` };
}
