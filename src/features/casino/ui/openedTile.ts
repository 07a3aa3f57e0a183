/** The tile that was followed last: the entry of the history it was on, its list there, and its game. */
let opened: { readonly entry: string; readonly list: string; readonly path: string } | null = null;

/** The router's key of the history's current entry. */
const entryNow = (): string => (history.state as { readonly key?: string } | null)?.key ?? '';

/** Call when a tile is followed. */
export function tileOpened(list: string, path: string): void {
  opened = { entry: entryNow(), list, path };
}

/**
 * Focuses the tile that was followed on this entry of the history, when the player comes back to it. Once; not while something else than
 * the page itself has the focus.
 */
export function focusOpenedTile(element: HTMLElement, list: string, path: string): void {
  if (opened?.path !== path || opened.list !== list || opened.entry !== entryNow()) return;
  const { activeElement } = document;
  if (activeElement !== document.body && !activeElement?.matches('[data-focus-target]')) return;
  opened = null;
  element.focus();
}
