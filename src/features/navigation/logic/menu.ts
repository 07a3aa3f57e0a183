/** A sport or competition in the left menu. Headers open and close; leaves are pages. Four levels at most. */
export interface MenuItem {
  readonly id: string;
  readonly label: string;
  readonly icon: string;
  readonly path: string | null;
  readonly liveCount: number;
  readonly type: 'LEAF' | 'HEADER';
  readonly children: readonly MenuItem[];
}

/** Whether an item's page is the one shown. Pages of its events count as its own. */
export function isCurrent(itemPath: string | null, path: string): boolean {
  if (itemPath === null) return false;
  if (itemPath === '/') return path === '/';
  return path === itemPath || path.startsWith(`${itemPath}/`);
}

/** Ids of the headers that have to stand open for the current page's item to be seen. */
export function openForPath(items: readonly MenuItem[], path: string): readonly string[] {
  return items.flatMap((item) => {
    const below = openForPath(item.children, path);
    const holds = below.length > 0 || item.children.some((child) => isCurrent(child.path, path));
    return holds ? [item.id, ...below] : below;
  });
}

/** Names that do not fit under an icon, as people shorten them. */
const SHORT: Readonly<Record<string, string>> = { 'College Football': 'NCAAF', 'College Basketball': 'NCAAB' };

export function shortLabel(label: string): string {
  return SHORT[label] ?? label;
}

/** What stands in the rail: the top level, by short names, as far as there is room. */
export function railItems(items: readonly MenuItem[], maximum: number): readonly MenuItem[] {
  return items.slice(0, maximum);
}
