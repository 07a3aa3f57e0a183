import { expect, type Page } from '@playwright/test';
import { clientHeaders, logIn } from '../../tests/support/apiClient.ts';
import { listBets } from '../../tests/support/placements.ts';
import type { SandboxSelection } from '../../tests/support/sandboxClient.ts';
import { BetslipPanel } from '../pages/betslipPanel.ts';
import { EventPage } from '../pages/eventPage.ts';
import { Header } from '../pages/header.ts';
import { marketOf, selectionOf } from '../support/events.ts';
import { startDraftBet } from '../support/flows.ts';
import type { Stage } from './situation.ts';

export const PATIENCE = { timeout: 30_000 };
let last = 150;

export const pickedOf = ({ event }: Pick<Stage, 'event'>): SandboxSelection => selectionOf(marketOf(event, 'MONEYLINE'), 0);
/** One that no slip has, so that its moves change no slip. */
export const watchedOf = ({ event }: Pick<Stage, 'event'>): SandboxSelection => selectionOf(marketOf(event, 'TOTAL'), 0);

/** A price that nobody has set before arrives in every one of these pages of the event. */
export async function expectLivePrice(stage: Pick<Stage, 'sandbox' | 'event'>, pages: readonly Page[]): Promise<void> {
  const watched = watchedOf(stage);
  last += 1;
  await stage.sandbox.setPrice(watched.id, `+${last}`);
  for (const page of pages)
    await expect(new EventPage(page).odds(watched)).toHaveAccessibleName(new RegExp(`\\+${last}`), PATIENCE);
}

/** A player, of $1,000.00, with $10.00 on the event's first price, in a page that the worker serves. */
export async function draftOfTen({ page, player, event }: Stage): Promise<void> {
  await startDraftBet(page, player, event, { throughWorker: true });
  await new BetslipPanel(page).setStake('10');
  await expect(new BetslipPanel(page).button('Place Bet')).toBeEnabled(PATIENCE);
}

/** Presses the slip's button and waits for the receipt. */
export async function place(page: Page): Promise<void> {
  const slip = new BetslipPanel(page);
  await slip.root.getByRole('button', { name: /^(Place Bet|Accept Changes & Bet)$/ }).click(PATIENCE);
  await expect(slip.button('Bet Placed')).toBeVisible(PATIENCE);
}

/** The draft of ten dollars was placed once: by the server's books, and by the page's balance. */
export async function expectPlacedOnce({ serverUrl, player, sandbox }: Stage, page: Page): Promise<void> {
  await expect(new Header(page).account).toHaveAccessibleName(/\$990\.00/, PATIENCE);
  const headers = clientHeaders((await logIn(serverUrl, player.username, player.password)).access_token);
  const stakes = (await listBets(serverUrl, 'OPEN', headers)).map((bet) => bet.betAmount.amount);
  expect(stakes).toEqual([1000]);
  expect(await sandbox.audit()).toMatchObject({ balanced: true, discrepancies: [] });
}
