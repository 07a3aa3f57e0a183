import type { PrimaryNavigation } from '../../../brand/contract.ts';
import type { IconName } from '../../../ui/icons/Icon.tsx';
import type { Product } from '../logic/products.ts';

export interface PrimaryItem {
  readonly label: string;
  readonly path: string;
  readonly icon: IconName;
}

const ITEMS: Readonly<Record<PrimaryNavigation, PrimaryItem>> = {
  home: { label: 'Home', path: '/', icon: 'home' },
  live: { label: 'Live', path: '/live', icon: 'live' },
  promos: { label: 'Promos', path: '/promotions', icon: 'promos' },
  'my-bets': { label: 'My Bets', path: '/my-bets', icon: 'ticket' },
};

/** A fixed item of the menu. @param hasBoth the brand has sports and casino, so the casino's home is a page of its own. */
export function primaryItem(key: PrimaryNavigation, product: Product, hasBoth: boolean): PrimaryItem {
  return key === 'home' && product === 'casino' && hasBoth ? { ...ITEMS.home, path: '/casino' } : ITEMS[key];
}
