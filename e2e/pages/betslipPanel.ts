import type { Locator, Page } from '@playwright/test';

/** The side panel with the player's slip. */
export class BetslipPanel {
  readonly root: Locator;
  readonly straightTab: Locator;
  readonly parlayTab: Locator;
  readonly panel: Locator;
  readonly betFields: Locator;
  readonly winFields: Locator;
  readonly removeButtons: Locator;
  readonly notes: Locator;

  constructor(page: Page) {
    this.root = page.getByRole('region', { name: 'Betslip' }).or(page.getByRole('complementary', { name: 'Betslip' }));
    this.straightTab = this.root.getByRole('tab', { name: /^Straight/ });
    this.parlayTab = this.root.getByRole('tab', { name: /^Parlay/ });
    this.panel = this.root.getByRole('tabpanel');
    this.betFields = this.panel.getByLabel('Bet', { exact: true });
    this.winFields = this.panel.getByLabel('To win', { exact: true });
    this.removeButtons = this.panel.getByRole('button', { name: /^Remove/ });
    this.notes = this.root.getByRole('note').or(this.root.getByRole('status')).or(this.root.getByRole('alert'));
  }

  /** The one button at the foot, by its label. */
  button(
    label: 'Log In to Bet' | 'Place Bet' | 'Bet' | 'Accept Changes & Bet' | 'Accept Changes' | 'Deposit' | 'Bet Placed',
  ): Locator {
    return this.root.getByRole('button', { name: label, exact: true });
  }

  async setStake(amount: string, index = 0): Promise<void> {
    const field = this.betFields.nth(index);
    await field.fill(amount);
    await field.blur();
  }
}
