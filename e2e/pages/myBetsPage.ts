import type { Locator, Page } from '@playwright/test';

export class MyBetsPage {
  readonly #page: Page;
  readonly openTab: Locator;
  readonly settledTab: Locator;
  readonly bets: Locator;

  constructor(page: Page) {
    this.#page = page;
    const main = page.getByRole('main');
    this.openTab = main.getByRole('tab', { name: /^Open/ });
    this.settledTab = main.getByRole('tab', { name: /^Settled/ });
    this.bets = main.getByRole('article');
  }

  async open(): Promise<void> {
    await this.#page.goto('/my-bets');
  }
}
