import type { Page } from '@playwright/test';
import { ROUTE_ROWS, type RouteRow } from '../../tests/support/routeRows.ts';
import type { SandboxEvent } from '../../tests/support/sandboxClient.ts';
import type { SpecifiedBrand } from './brandKinds.ts';
import { BRAND_KINDS } from './brandKinds.ts';
import { eventPath } from './events.ts';

/** The rows that a brand has. */
export function rowsOf(brand: SpecifiedBrand): readonly RouteRow[] {
  return ROUTE_ROWS.filter(([, , , , kinds]) => kinds.some((kind) => kind === BRAND_KINDS[brand]));
}

/** An address of a row: of sports pages that of a real event. */
export function addressOf([address, title]: RouteRow, event: SandboxEvent): string {
  if (title === 'Event') return eventPath(event);
  return title === 'Competition' ? eventPath(event).replace(/\/event\/.*$/, '') : address;
}

/** Navigates as the app's own links do, without loading the page anew. Layout shifts are counted from here. */
export async function walkTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    Object.assign(window, { shiftOfWalk: 0 });
    history.pushState({ key: crypto.randomUUID().slice(0, 8), idx: history.length }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);
}
