import type { Page } from '@playwright/test';

/** Holds the page's requests of these addresses. @returns lets them go on, and all later ones. */
export async function holdRequests(page: Page, addresses: string): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    await held;
    // A reload has cancelled the request of the page before.
    await route.continue().catch(() => undefined);
  });
  return () => release();
}
