import { browserHoldLock } from '../update/holdLock.ts';
import type { Unfinished, UnfinishedKind, UnfinishedThing } from './unfinished.ts';

const ask = (event: Event): void => event.preventDefault();

/** The browser asks before the page is left, only while there is something: a page with this listener is slower to come back by Back. */
function change(unfinished: Unfinished, things: readonly UnfinishedThing[], page: Window): void {
  unfinished.set(things);
  page[things.length > 0 ? 'addEventListener' : 'removeEventListener']('beforeunload', ask);
}

/** @returns its end, which may be called again. */
export function beginUnfinished(unfinished: Unfinished, kind: UnfinishedKind, text: string, page = window): () => void {
  const thing = { kind, text };
  // Updates of all tabs wait for a bet.
  const lock = kind === 'bet' ? browserHoldLock(page.navigator.locks).hold() : null;
  change(unfinished, [...unfinished.getSnapshot(), thing], page);
  return () => {
    const things = unfinished.getSnapshot();
    if (!things.includes(thing)) return;
    const others = things.filter((other) => other !== thing);
    change(unfinished, others, page);
    void lock?.then((end) => end());
  };
}
