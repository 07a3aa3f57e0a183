import type { PrimaryNavigation } from '../../../brand/contract.ts';
import type { IconName } from '../../../ui/icons/Icon.tsx';

export interface PrimaryItem {
  readonly label: string;
  readonly path: string;
  readonly icon: IconName;
}

/** The fixed items of the menu. The brand chooses which of them it shows, and their order. */
export const PRIMARY_ITEMS: Readonly<Record<PrimaryNavigation, PrimaryItem>> = {
  home: { label: 'Home', path: '/', icon: 'home' },
  live: { label: 'Live', path: '/live', icon: 'live' },
  'my-bets': { label: 'My Bets', path: '/my-bets', icon: 'ticket' },
};
