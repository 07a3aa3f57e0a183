import type { CasinoCategory } from '../../../store/casino/index.ts';
import type { CasinoMenuItem } from '../generated/resolvers.ts';
import { categoryPath } from './casinoViews.ts';

/** The categories as a tree. Every category has a page, also one with children. */
export function casinoMenu(categories: readonly CasinoCategory[], parentId: string | null = null): CasinoMenuItem[] {
  return categories
    .filter((category) => category.inMenu && category.parentId === parentId)
    .map(({ id, slug, label, icon }) => ({
      id: `casino:${id}`,
      label,
      icon,
      deepLink: { canonicalUrl: null, webUrl: categoryPath(slug) },
      children: casinoMenu(categories, id),
    }));
}
