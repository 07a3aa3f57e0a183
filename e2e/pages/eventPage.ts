import type { Locator, Page } from '@playwright/test';
import type { SandboxEvent, SandboxSelection } from '../../tests/support/sandboxClient.ts';
import { eventPath } from '../support/events.ts';

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

  /** The odds button of a selection: its name holds selection, market, line and price. */
  odds(selection: SandboxSelection): Locator {
    return this.main.locator(`[data-odds="${selection.id}"]`).first();
  }
}
