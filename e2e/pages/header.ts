import type { Locator, Page } from '@playwright/test';

/** The bar on top of every page of the main layout. */
export class Header {
  readonly root: Locator;
  readonly logIn: Locator;
  readonly signUp: Locator;
  /** Logged in: its name holds the initials and the balance. */
  readonly account: Locator;

  constructor(page: Page) {
    this.root = page.getByRole('banner');
    this.logIn = this.root
      .getByRole('button', { name: 'Log In', exact: true })
      .or(this.root.getByRole('link', { name: 'Log In', exact: true }));
    this.signUp = this.root
      .getByRole('button', { name: 'Sign Up', exact: true })
      .or(this.root.getByRole('link', { name: 'Sign Up', exact: true }));
    this.account = this.root.getByRole('button', { name: /\$[\d,]+\.\d\d/ });
  }
}
