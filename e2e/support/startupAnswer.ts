import type { Page } from '@playwright/test';

interface Answer {
  readonly data?: { readonly startup?: Startup };
}

/** The parts of start-up's answer that a test may want to be different. */
export interface Startup {
  applicationMetadata: { searchDebounceIntervalMilliseconds: number; searchMinimumLength: number };
  regionalMetadata: { currentRegionCode: string; ipAddressCountryCode: string; validRegion: boolean };
}

/** From now on start-up answers this page with `change` applied. The page must have its worker blocked (test.use). */
export async function alterStartup(page: Page, change: (startup: Startup) => void): Promise<void> {
  await page.route(/\/graphql\?.*operationName=Startup/, async (route) => {
    // Node, unlike browsers, does not resolve *.localhost.
    const url = new URL(route.request().url());
    const host = url.host;
    url.hostname = '127.0.0.1';
    const response = await route.fetch({ url: url.href, headers: { ...route.request().headers(), host } });
    const answer = (await response.json()) as Answer;
    if (answer.data?.startup) change(answer.data.startup);
    await route.fulfill({ response, json: answer });
  });
}
