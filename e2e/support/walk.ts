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

interface WalkWindow {
  /** Adds up layout shifts without input since the step began. */
  shiftsOfWalk?: { begin(): void; sum(): number };
}

/** Counts layout shifts on every page of a context from its beginning. */
export function watchShifts(): void {
  let sum = 0;
  const add = (entries: PerformanceEntryList): void => {
    for (const entry of entries) {
      const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
      if (!hadRecentInput) sum += value;
    }
  };
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  (window as WalkWindow).shiftsOfWalk = {
    begin: () => {
      observer.takeRecords();
      sum = 0;
    },
    sum: () => {
      add(observer.takeRecords());
      return sum;
    },
  };
}

/** Navigates as the app's own links do, without loading the page anew. */
export async function walkTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({ key: crypto.randomUUID().slice(0, 8), idx: history.length }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);
}

export interface Step {
  readonly to: string;
  /** Where it leads. */
  readonly path: string;
  /** The beginning of the title; null: another title than that of the page before. */
  readonly title: string | null;
}

export interface Shown {
  readonly path: string;
  readonly title: string;
  readonly titleBefore: string;
  readonly headings: number;
  readonly shift: number;
}

/**
 * Walks to a page and returns what it shows once it is there and has its data. It waits in the page, frame by frame: asking from outside
 * took longer than the pages. A page that does not come is returned as it is after the patience.
 */
export function stepTo(page: Page, step: Step): Promise<Shown> {
  return page.evaluate(
    async ({ to, path, title, patienceMs, dataMs }) => {
      const { shiftsOfWalk } = window as WalkWindow;
      const titleBefore = document.title;
      const headings = (): number => document.querySelectorAll('h1').length;
      // The page before stays until the code of the next one is loaded.
      const isThere = (): boolean =>
        location.pathname === path &&
        headings() === 1 &&
        (title === null ? document.title !== titleBefore : document.title.startsWith(title));
      const waitWhile = async (isWaiting: () => boolean, ms: number): Promise<void> => {
        const end = performance.now() + ms;
        do await new Promise(requestAnimationFrame);
        while (isWaiting() && performance.now() < end);
      };
      shiftsOfWalk?.begin();
      history.pushState({ key: crypto.randomUUID().slice(0, 8), idx: history.length }, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
      await waitWhile(() => !isThere(), patienceMs);
      await waitWhile(() => document.querySelector('main [aria-busy="true"]') !== null, dataMs);
      // The last change is drawn.
      await waitWhile(() => false, 0);
      await waitWhile(() => false, 0);
      return {
        path: location.pathname,
        title: document.title,
        titleBefore,
        headings: headings(),
        shift: shiftsOfWalk?.sum() ?? Number.NaN,
      };
    },
    { ...step, patienceMs: 15_000, dataMs: 2_000 },
  );
}
