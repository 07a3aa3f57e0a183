import type { Locator, Page } from '@playwright/test';

/** The side panel with the player's slip. */
export class BetslipPanel {
  readonly root: Locator;
  readonly straightTab: Locator;
  readonly parlayTab: Locator;
  readonly teaserTab: Locator;
  readonly panel: Locator;
  /** One card for each draft bet. */
  readonly cards: Locator;
  readonly removeButtons: Locator;
  readonly clearAll: Locator;
  readonly expand: Locator;
  readonly quickDeposit: {
    readonly opener: Locator;
    readonly form: Locator;
    readonly amount: Locator;
    readonly deposit: Locator;
    readonly tooltip: Locator;
  };

  constructor(page: Page) {
    this.root = page.getByRole('region', { name: 'Betslip' });
    this.straightTab = this.root.getByRole('tab', { name: /^Straight/ });
    this.parlayTab = this.root.getByRole('tab', { name: /^Parlay/ });
    this.teaserTab = this.root.getByRole('tab', { name: /^Teaser/ });
    this.panel = this.root.getByRole('tabpanel');
    this.cards = this.panel.getByRole('article');
    this.removeButtons = this.panel.getByRole('button', { name: /^Remove/ });
    this.clearAll = this.root.getByRole('button', { name: 'Clear all' });
    this.expand = this.root.getByRole('button', { name: /^Betslip/ });
    const form = this.root.getByRole('region', { name: 'Quick Deposit' });
    this.quickDeposit = {
      form,
      opener: this.button('Deposit'),
      amount: form.getByLabel('Amount', { exact: true }),
      deposit: form.getByRole('button', { name: /^Deposit/ }),
      tooltip: form.getByRole('tooltip'),
    };
  }

  /** The card of a draft bet, by its text. */
  card(words: string | RegExp): Locator {
    return this.cards.filter({ hasText: words });
  }

  bet(card: Locator = this.cards.first()): Locator {
    return card.getByLabel('Bet', { exact: true });
  }

  toWin(card: Locator = this.cards.first()): Locator {
    return card.getByLabel('To win', { exact: true });
  }

  /** The one button at the foot, by its label. */
  button(
    label: 'Log In to Bet' | 'Place Bet' | 'Bet' | 'Accept Changes & Bet' | 'Accept Changes' | 'Deposit' | 'Bet Placed',
  ): Locator {
    return this.root.getByRole('button', { name: label, exact: true });
  }

  /** The amount beside a total's name, as `Total bet`. */
  total(name: 'Total bet' | 'Payout'): Locator {
    return this.root.locator('dl > div').filter({ hasText: name }).locator('dd');
  }

  async setStake(amount: string, card: Locator = this.cards.first()): Promise<void> {
    const field = this.bet(card);
    await field.fill(amount);
    await field.blur();
  }
}
