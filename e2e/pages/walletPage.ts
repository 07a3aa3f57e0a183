import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

import type { PaymentAction, SandboxClient, SandboxPlayer } from '../../tests/support/sandboxClient.ts';
import { Header } from './header.ts';

/** The provider's page of the sandbox, in its frame. */
export class ProviderPage {
  readonly frame: FrameLocator;
  /** The frame's element; none while no provider is shown. */
  readonly element: Locator;

  constructor(page: Page) {
    this.element = page.locator('iframe[allow=payment]');
    this.frame = page.frameLocator('iframe[allow=payment]');
  }

  button(name: 'Approve' | 'Decline' | 'Cancel'): Locator {
    return this.frame.getByRole('button', { name, exact: true });
  }

  async press(name: 'Approve' | 'Decline' | 'Cancel'): Promise<void> {
    await this.button(name).click();
  }
}

/** The pages of the wallet: those where a payment begins, the provider's page, and the receipt. */
export class WalletPage {
  readonly #page: Page;
  readonly #sandbox: SandboxClient;
  readonly main: Locator;
  readonly amount: Locator;
  readonly provider: ProviderPage;
  /** The button that begins a deposit; its name holds the amount once that is right. */
  readonly deposit: Locator;
  readonly withdraw: Locator;
  readonly ladder: Locator;
  readonly alert: Locator;
  readonly heading: Locator;

  constructor(page: Page, sandbox: SandboxClient) {
    this.#page = page;
    this.#sandbox = sandbox;
    this.main = page.getByRole('main');
    this.amount = this.main.getByLabel('Amount', { exact: true });
    this.provider = new ProviderPage(page);
    this.deposit = this.main.getByRole('button', { name: /^Deposit/ });
    this.withdraw = this.main.getByRole('button', { name: /^Withdraw/ });
    this.ladder = this.main.getByRole('list', { name: 'Where your withdrawal is' });
    this.alert = this.main.getByRole('alert');
    this.heading = this.main.getByRole('heading', { level: 1 });
  }

  /** @param amount as `50`. */
  async begin(type: 'deposit' | 'withdrawal', name: string, amount: string): Promise<void> {
    await this.#page.goto(`/${type}`);
    await this.choose(name, amount);
    await (type === 'deposit' ? this.deposit : this.withdraw).click();
  }

  async choose(name: string, amount: string): Promise<void> {
    await this.main.getByRole('radio', { name, exact: true }).check();
    await this.amount.fill(amount);
    await this.amount.blur();
  }

  /** A button or link of the page by its whole name. */
  action(name: string): Locator {
    return this.main.getByRole('button', { name, exact: true }).or(this.main.getByRole('link', { name, exact: true }));
  }

  /** Fills in a provider's form by its labels. */
  async fill(fields: Readonly<Record<string, string>>): Promise<void> {
    for (const [label, value] of Object.entries(fields)) {
      const field = this.main.getByLabel(label, { exact: true });
      if ((await field.evaluate((element) => element.tagName)) === 'SELECT') await field.selectOption(value);
      else await field.fill(value);
    }
  }

  async expectReceipt(title: string): Promise<void> {
    await expect(this.#page).toHaveURL(/\/receipt\/[^/]+$/);
    await expect(this.heading).toHaveText(title);
  }

  step(name: string): Locator {
    return this.ladder.getByRole('listitem').filter({ hasText: name });
  }

  /** Where a withdrawal is. */
  async expectStep(name: string): Promise<void> {
    await expect(this.ladder.locator('[aria-current=step]')).toContainText(`${name}, now`);
  }

  /** The balance in the header, as `1,050.00`. */
  async expectBalance(amount: string, page = this.#page): Promise<void> {
    await expect(new Header(page).account).toHaveAccessibleName(new RegExp(`\\$${amount.replace('.', '\\.')}`));
  }

  /** What a person does with the player's newest payment at the provider, or at a cage. */
  async actOnNewest(player: SandboxPlayer, action: PaymentAction): Promise<void> {
    const [newest] = await this.#sandbox.payments(player.userId);
    if (!newest) throw new Error('The gateway knows no payment of the player');
    await this.#sandbox.actOnPayment(newest.id, action);
  }
}
