import type { Locator, Page } from '@playwright/test';

export class LogInPage {
  readonly username: Locator;
  readonly password: Locator;
  readonly submit: Locator;
  readonly error: Locator;

  constructor(page: Page) {
    const main = page.getByRole('main');
    this.username = main.getByLabel('Email or username', { exact: true });
    this.password = main.getByLabel('Password', { exact: true });
    this.submit = main.getByRole('button', { name: 'Log In', exact: true });
    this.error = main.getByRole('alert');
  }

  async logIn(username: string, password: string): Promise<void> {
    await this.username.fill(username);
    await this.password.fill(password);
    await this.submit.click();
  }
}
