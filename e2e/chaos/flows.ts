import { expect, type Locator, type Page } from '@playwright/test';
import type { SandboxClient, SandboxEvent, SandboxPlayer } from '../../tests/support/sandboxClient.ts';
import { AccountMenu } from '../pages/accountMenu.ts';
import { BetslipPanel } from '../pages/betslipPanel.ts';
import { EventPage } from '../pages/eventPage.ts';
import { Header } from '../pages/header.ts';
import { LogInPage } from '../pages/logInPage.ts';
import { MyBetsPage } from '../pages/myBetsPage.ts';
import { WalletPage } from '../pages/walletPage.ts';
import { marketOf, selectionOf } from '../support/events.ts';
import { logInBeforehand, placeBeforehand, startDraftBet } from '../support/flows.ts';

export interface Cell {
  readonly page: Page;
  readonly sandbox: SandboxClient;
  readonly player: SandboxPlayer;
  readonly event: SandboxEvent;
  /** The address of the server itself, past the fault. */
  readonly serverUrl: string;
}

/** One thing that a person does. */
export interface Flow {
  readonly name: string;
  /** With a good network, up to the last press. */
  readonly prepare: (cell: Cell) => Promise<void>;
  /** The press. */
  readonly act: (cell: Cell) => Promise<void>;
  /** Named states in which the flow may end; `done` first. A person reads in each what has happened and what to do. */
  readonly ends: (cell: Cell) => Readonly<Record<string, Locator>>;
}

const PRESS_MS = 2000;

const slip = ({ page }: Cell): BetslipPanel => new BetslipPanel(page);
const draft = ({ page, player, event }: Cell): Promise<void> => startDraftBet(page, player, event);
const picked = ({ event }: Cell) => selectionOf(marketOf(event, 'MONEYLINE'), 0);

async function draftWithStake(cell: Cell): Promise<void> {
  await draft(cell);
  await slip(cell).setStake('10');
  await expect(slip(cell).button('Place Bet')).toBeEnabled();
}

const betEnds: Flow['ends'] = (cell) => ({
  done: slip(cell).button('Bet Placed'),
  'not placed': slip(cell).root.getByText(/Nothing was placed|not placed/i),
  // The button was off before the press, and is on again.
  'to press again': slip(cell).root.locator('button:enabled', { hasText: /^(Place Bet|Accept Changes & Bet)$/ }),
});

/** Whatever a fault has taken away since cannot be pressed, which is an answer as well. */
const press = (button: Locator): Promise<void> => button.click({ timeout: PRESS_MS }).catch(() => undefined);

async function openEvent({ page, player, event }: Cell): Promise<void> {
  await logInBeforehand(page, player);
  await new EventPage(page).open(event);
  await expect(new Header(page).account).toBeVisible();
}

export const FLOWS: readonly Flow[] = [
  {
    name: 'pick',
    prepare: openEvent,
    act: ({ page, event }) => press(new EventPage(page).odds(selectionOf(marketOf(event, 'MONEYLINE'), 0))),
    ends: (cell) => ({
      done: slip(cell).bet(),
      // Paused prices cannot be picked; they are live again.
      'to press again': new EventPage(cell.page).main.locator(`[data-odds="${picked(cell).id}"]:enabled`),
    }),
  },
  {
    name: 'stake',
    prepare: draft,
    act: (cell) =>
      slip(cell)
        .bet()
        .fill('10', { timeout: PRESS_MS })
        .catch(() => undefined),
    ends: (cell) => ({
      done: slip(cell).root.locator('button:enabled', { hasText: /^Place Bet$/ }),
      // Without a connection the slip cannot be edited; it can again.
      'to type again': slip(cell).root.locator('input:enabled:not([value*="10"])'),
    }),
  },
  { name: 'place', prepare: draftWithStake, act: (cell) => press(slip(cell).button('Place Bet')), ends: betEnds },
  {
    name: 'accept',
    prepare: async (cell) => {
      await cell.sandbox.setPrice(picked(cell).id, '+150');
      await draftWithStake(cell);
      await cell.sandbox.setPrice(picked(cell).id, '-150');
      await expect(slip(cell).button('Accept Changes & Bet')).toBeEnabled();
    },
    act: (cell) => press(slip(cell).button('Accept Changes & Bet')),
    ends: betEnds,
  },
  {
    name: 'cash out',
    prepare: async (cell) => {
      await cell.sandbox.setPrice(picked(cell).id, '+100');
      const { id: selectionId } = picked(cell);
      const leg = { eventId: cell.event.id, selectionId, numeratorLong: 1, denominatorLong: 1, points: null };
      await placeBeforehand(cell.serverUrl, cell.player, leg, [2000]);
      await logInBeforehand(cell.page, cell.player);
      await new MyBetsPage(cell.page).open();
      await new MyBetsPage(cell.page).bets
        .first()
        .getByRole('button', { name: /^Cash out \$[\d.,]+:/ })
        .click();
      await expect(cell.page.getByRole('main').getByRole('slider')).toBeVisible();
    },
    act: ({ page }) =>
      press(
        page
          .getByRole('main')
          .getByRole('button', { name: /^Cash out \$/ })
          .last(),
      ),
    ends: ({ page }) => ({
      done: page.getByText(/is in your balance/),
      'to press again': page.getByRole('main').locator('button:enabled', { hasText: /^Cash out \$/ }),
      'offer again': new MyBetsPage(page).bets.first().getByText(/Nothing was cashed out|couldn’t|try again/i),
    }),
  },
  {
    name: 'log in',
    prepare: async ({ page, player }) => {
      await page.goto('/login');
      await new LogInPage(page).username.fill(player.username);
      await new LogInPage(page).password.fill(player.password);
    },
    act: ({ page }) => press(new LogInPage(page).submit),
    ends: ({ page }) => ({ done: new Header(page).account, 'said on the form': new LogInPage(page).error }),
  },
  {
    name: 'log out',
    prepare: async (cell) => {
      await openEvent(cell);
      const menu = new AccountMenu(cell.page);
      await menu.open();
      await menu.logOut.first().click();
      await expect(menu.confirm).toBeVisible();
    },
    act: ({ page }) => press(new AccountMenu(page).confirm.getByRole('button', { name: 'Log Out', exact: true })),
    // The header offers a log-in until the page of it is there.
    ends: ({ page }) => ({ done: new Header(page).logIn.or(new LogInPage(page).username).filter({ visible: true }) }),
  },
  {
    name: 'refresh',
    prepare: async (cell) => {
      await openEvent(cell);
      await cell.page.evaluate(() => navigator.serviceWorker.ready);
    },
    act: async ({ page }) => {
      await page.reload({ waitUntil: 'commit' }).catch(() => undefined);
    },
    ends: ({ page, event }) => ({
      done: new EventPage(page).odds(selectionOf(marketOf(event, 'MONEYLINE'), 0)),
      'said, with a way on': page.getByRole('main').getByRole('button', { name: /Try again|Retry|Reload/i }),
    }),
  },
  {
    name: 'deposit',
    prepare: async ({ page, player, sandbox }) => {
      await logInBeforehand(page, player);
      await page.goto('/deposit');
      await new WalletPage(page, sandbox).choose('Online banking', '50');
    },
    act: ({ page, sandbox }) => press(new WalletPage(page, sandbox).deposit),
    ends: ({ page, sandbox }) => {
      const wallet = new WalletPage(page, sandbox);
      return {
        done: wallet.provider.element,
        'said on the page': wallet.alert,
        // A request that was lost has said so in a toast, which leaves; nothing was begun.
        'to press again': page.getByRole('button', { name: /^Deposit \$/, disabled: false }),
        receipt: wallet.heading.filter({ hasText: /^Deposit (?:successful|processing|failed)/ }),
      };
    },
  },
  {
    name: 'search',
    prepare: async ({ page }) => {
      await page.goto('/live');
      await page.getByRole('combobox').fill('nfl');
    },
    act: ({ page }) => page.getByRole('combobox').press('Enter'),
    ends: ({ page }) => ({
      done: page.getByRole('main').getByRole('link', { name: /NFL/ }).first(),
      'said, with a way on': page.getByRole('main').getByRole('button', { name: /Try again|Retry/i }),
    }),
  },
];

/** Flows of the matrix that are not in the table, each with where they are shown. */
export const OTHER_FLOWS: Readonly<Record<string, string>> = {
  spin: 'a round runs in the game’s frame at the game server: tests/casino and npm run test:crash break it',
  update: 'the second build is served by e2e/support/alteringProxy.ts: e2e/server/update.spec.ts breaks it',
};
