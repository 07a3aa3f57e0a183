import type { Product } from './products.ts';

/** A sport, competition or category of casino games. An item with children opens and closes; with a path it is a page, too. Four levels at most. */
export interface MenuItem {
  readonly id: string;
  readonly label: string;
  readonly icon: string;
  readonly path: string | null;
  readonly liveCount: number;
  readonly children: readonly MenuItem[];
}

/** Whether an item's page, or a page of its events, is shown. The home of a standalone casino, `/`, is the page of `/casino` too. */
export function isCurrent(itemPath: string | null, path: string, product: Product = 'sportsbook'): boolean {
  if (itemPath === null) return false;
  if (itemPath === '/' && product === 'casino' && path === '/casino') return true;
  if (itemPath === '/' || itemPath === '/casino') return path === itemPath;
  return path === itemPath || path.startsWith(`${itemPath}/`);
}

/** Ids of the items that must be open to show the current page's item. */
export function openForPath(items: readonly MenuItem[], path: string): readonly string[] {
  return items.flatMap((item) => {
    const below = openForPath(item.children, path);
    const holds = below.length > 0 || item.children.some((child) => isCurrent(child.path, path));
    return holds ? [item.id, ...below] : below;
  });
}

/** Common short forms of names that do not fit under an icon. */
const SHORT: Readonly<Record<string, string>> = {
  'College Football': 'NCAAF',
  'College Basketball': 'NCAAB',
  'Table Games': 'Tables',
  'Instant Games': 'Instant',
  'Video Poker': 'Poker',
  'New Games': 'New',
};

export function shortLabel(label: string): string {
  return SHORT[label] ?? label;
}

/** The items of the rail: the top level with short names, as many as fit. */
export function railItems(items: readonly MenuItem[], maximum: number): readonly MenuItem[] {
  return items.slice(0, maximum);
}
