import type { Locator, Page } from '@playwright/test';
import { Header } from './header.ts';

/** The panel behind the account button. */
export class AccountMenu {
  readonly #header: Header;
  readonly logOut: Locator;
  readonly confirm: Locator;

  constructor(page: Page) {
    this.#header = new Header(page);
    this.confirm = page.getByRole('dialog').filter({ hasText: 'Are you sure you want to log out?' });
    this.logOut = page.getByRole('button', { name: 'Log Out', exact: true });
  }

  async open(): Promise<void> {
    await this.#header.account.click();
  }

  async logOutAndConfirm(): Promise<void> {
    await this.open();
    await this.logOut.first().click();
    await this.confirm.getByRole('button', { name: 'Log Out', exact: true }).click();
  }
}
