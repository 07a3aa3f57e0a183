import type { BrowserContext } from '@playwright/test';

/** Everything the pages of a context complain about: errors, warnings, broken policies, uncaught exceptions. */
export class ConsoleWatch {
  readonly #complaints: string[] = [];
  /** Messages that are never the product's fault: with `serviceWorkers: 'block'` the test runner itself writes one. */
  readonly #expected: RegExp[] = [/^warning: Service Worker registration blocked by Playwright$/];

  constructor(context: BrowserContext) {
    context.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') this.#complaints.push(`${message.type()}: ${message.text()}`);
    });
    context.on('weberror', (error) => this.#complaints.push(`uncaught: ${error.error().stack ?? error.error().message}`));
  }

  /** For tests that break something on purpose: the browser's own messages about it. */
  expect(...patterns: readonly RegExp[]): void {
    this.#expected.push(...patterns);
  }

  complaints(): readonly string[] {
    return this.#complaints.filter((text) => !this.#expected.some((pattern) => pattern.test(text)));
  }
}
