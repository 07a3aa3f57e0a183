import type { IconName } from '../../ui/icons/Icon.tsx';

export interface AccountMenuItem {
  readonly label: string;
  readonly path: string;
  readonly icon: IconName;
  /** Further pages that the item stands for. */
  readonly pages?: readonly string[];
}

/** The side menu of the account area. The layout leaves out pages that the brand does not have. */
export const ACCOUNT_MENU: readonly AccountMenuItem[] = [
  { label: 'Summary', path: '/account/summary', icon: 'person' },
  { label: 'Rewards', path: '/me/awards', icon: 'gift', pages: ['/account/rewards', '/account/award-details'] },
  { label: 'Betting history', path: '/account/history/betting', icon: 'history' },
  { label: 'Transactions', path: '/account/history/transactions', icon: 'cash' },
  { label: 'Casino history', path: '/account/history/casino', icon: 'casino' },
  { label: 'Loyalty', path: '/account/penn-play', icon: 'star' },
  { label: 'Refer a friend', path: '/account/referafriend', icon: 'people', pages: ['/account/referrals'] },
  { label: 'Linked accounts', path: '/account/linked-accounts', icon: 'share' },
  { label: 'Taxes', path: '/account/taxes', icon: 'document' },
  { label: 'Responsible gaming', path: '/account/responsible-gaming', icon: 'shield' },
  {
    ...({ label: 'Settings', path: '/account/settings', icon: 'settings' } as const),
    pages: ['/account/login-preferences', '/account/update-password', '/account/update-address'],
  },
  { label: 'Help', path: '/account/help', icon: 'help' },
  { label: 'About', path: '/account/about', icon: 'info' },
];
