import type { Unfinished } from './unfinished.ts';

const ask = (event: Event): void => event.preventDefault();

/**
 * The browser asks before the page is closed or left, only while something is unfinished: a page with this listener is slower to come back
 * by Back.
 */
export function guardLeaving(unfinished: Unfinished, page: Pick<Window, 'addEventListener' | 'removeEventListener'>): void {
  unfinished.subscribe(() =>
    page[unfinished.getSnapshot().length > 0 ? 'addEventListener' : 'removeEventListener']('beforeunload', ask),
  );
}
