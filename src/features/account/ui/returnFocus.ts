import type { RefObject } from 'react';

/** Returns the focus to the button that opened the panel, which Radix does not know. */
export function returnFocus(event: Event, opener: RefObject<HTMLElement | null>): void {
  event.preventDefault();
  opener.current?.focus();
}
