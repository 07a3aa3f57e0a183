import type { HistorySection } from '../../brand/contract.ts';
import type { IconName } from '../../ui/icons/Icon.tsx';

export interface AccountMenuItem {
  readonly label: string;
  readonly path: string;
  readonly icon: IconName;
}

const HISTORY: readonly (AccountMenuItem & { readonly section: HistorySection })[] = [
  { section: 'betting', label: 'Betting history', path: '/account/history/betting', icon: 'history' },
  { section: 'transactions', label: 'Transactions', path: '/account/history/transactions', icon: 'cash' },
  { section: 'casino', label: 'Casino history', path: '/account/history/casino', icon: 'casino' },
];

/** The side menu of the account area. @param hidden sections of the history that the brand does not show. */
export function accountMenu(hidden: readonly HistorySection[]): readonly AccountMenuItem[] {
  return [
    { label: 'Summary', path: '/account/summary', icon: 'person' },
    { label: 'Rewards', path: '/me/awards', icon: 'gift' },
    ...HISTORY.filter(({ section }) => !hidden.includes(section)),
    { label: 'Loyalty', path: '/account/penn-play', icon: 'star' },
    { label: 'Refer a friend', path: '/account/referrals', icon: 'people' },
    { label: 'Taxes', path: '/account/taxes', icon: 'document' },
    { label: 'Responsible gaming', path: '/account/responsible-gaming', icon: 'shield' },
    { label: 'Settings', path: '/account/settings', icon: 'settings' },
    { label: 'Help', path: '/account/help', icon: 'help' },
    { label: 'About', path: '/account/about', icon: 'info' },
  ];
}
