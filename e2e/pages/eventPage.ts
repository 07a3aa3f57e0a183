import type { Locator, Page } from '@playwright/test';
import type { SandboxEvent, SandboxMarket, SandboxSelection } from '../../tests/support/sandboxClient.ts';
import { eventPath } from '../support/events.ts';

function literal(text: string): string {
  return text.replace(/[.*+?^$()|[\]\\{}]/g, '\\$&');
}

/** One event with all its markets. */
export class EventPage {
  readonly #page: Page;
  readonly main: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.main = page.getByRole('main');
  }

  async open(event: SandboxEvent): Promise<void> {
    await this.#page.goto(eventPath(event));
  }

  /** The odds button: its name holds selection, market, line and price. */
  odds(market: SandboxMarket, selection: SandboxSelection): Locator {
    return this.main.getByRole('button', { name: new RegExp(`${literal(selection.name)}.*${literal(market.name)}`) }).first();
  }
}
