import type { Menu, MenuItem } from '../../../player/index.ts';

/** The address of the parent that lists the awards. */
export const AWARDS_PATH = '/me/awards';

/** The parent whose page is at this path: by its label, or by its second address. */
export function parentAt(items: readonly MenuItem[], path: string): MenuItem | null {
  return items.find((item) => item.kind === 'PARENT' && [item.path, item.canonicalPath].includes(path)) ?? null;
}

/** What is written beside an item: what the client knows of its awards; for the parent of all awards their number, unless it is zero. */
export function displayOf(item: MenuItem, { awards, awardCount }: Pick<Menu, 'awards' | 'awardCount'>): string | null {
  if (item.kind === 'CLIENT_DISPLAY') return awards[item.path] ?? null;
  return item.canonicalPath === AWARDS_PATH && awardCount > 0 ? String(awardCount) : null;
}
