import type { RefObject } from 'react';

/** A panel that was opened by a button which Radix does not know of gives the focus back to it. */
export function returnFocus(event: Event, opener: RefObject<HTMLElement | null>): void {
  event.preventDefault();
  opener.current?.focus();
}
