import type { BrandKind } from '../../core/wire/brandKind.ts';
import type { FlagKey } from '../../core/wire/flags.ts';

export const ALL_KINDS = ['sportsbook', 'casino'] as const;
const SPORTS = ['sportsbook'] as const;
const CASINO = ['casino'] as const;
export type RouteRow = readonly [
  address: string,
  title: string,
  layout: Layout,
  guard: 'all' | 'player',
  kinds: readonly BrandKind[],
  ids: string,
];
type Layout = 'Main' | 'Account' | 'Wallet' | 'CentredPage' | 'FullWidth' | 'Simple';

const limit = (path: string, title: string, ids = ''): RouteRow => [
  ...([`/account/responsible-gaming/limits/${path}`, title, 'Account', 'player'] as const),
  ALL_KINDS,
  ids,
];
const award = (path: string, title: string, ids = '', kinds: readonly BrandKind[] = ALL_KINDS): RouteRow => [
  ...([`/account/award-details/${path}`, title, 'Account', 'player'] as const),
  kinds,
  ids,
];

/** The specification's route table: an address of each row, and the requirements that name it. What its page shows is in pageFacts.ts. */
export const ROUTE_ROWS: readonly RouteRow[] = [
  ['/live', 'Live', 'Main', 'all', SPORTS, 'S2.011'],
  ['/sport/football/organization/us/competition/nfl', 'Competition', 'Main', 'all', SPORTS, 'S2.013'],
  ['/sport/football/organization/us/competition/nfl/event/e1', 'Event', 'Main', 'all', SPORTS, 'S2.014'],
  ['/my-bets/open', 'My Bets', 'Main', 'player', SPORTS, 'S2.019 S6.07'],
  ['/quick-bets', 'Quick bets', 'Main', 'all', SPORTS, 'S2.012'],
  ['/exclusives', 'Exclusives', 'Main', 'all', SPORTS, 'S2.015'],
  ['/parlay-lounge', 'Parlay lounge', 'Main', 'all', SPORTS, 'S2.022'],
  ['/tournaments/joined', 'Tournaments', 'Main', 'all', SPORTS, 'S2.024'],
  ['/tournaments/tournament', 'Tournament', 'Main', 'all', SPORTS, 'S2.025'],
  ['/fan-hub', 'Fan hub', 'Main', 'all', SPORTS, 'S2.026'],
  ['/shared_bet', 'Shared bet', 'Main', 'all', SPORTS, 'S2.101'],
  ['/search', 'Search', 'Main', 'all', ALL_KINDS, 'W2.43'],
  ['/search/bills/all', 'Search', 'Main', 'all', ALL_KINDS, 'W2.44'],
  ['/favorites', 'Favorites', 'Main', 'player', SPORTS, ''],
  ['/promotions', 'Promotions', 'Main', 'all', ALL_KINDS, 'S2.085'],
  ['/promotions/p1', 'Promotion', 'Main', 'all', ALL_KINDS, 'S2.086'],

  ['/account/about', 'About', 'Account', 'player', ALL_KINDS, 'S2.029'],
  ['/account/help', 'Help', 'Account', 'player', ALL_KINDS, 'S2.034'],
  ['/account/help/limits', 'Help article', 'Account', 'player', ALL_KINDS, ''],
  ['/account/history/transactions', 'History', 'Account', 'player', ALL_KINDS, 'S2.030 W2.25'],
  ['/account/history/casino/s1', 'Session', 'Account', 'player', ALL_KINDS, 'S2.031 W2.26'],
  ['/account/history/casino/r1/round', 'Round', 'Account', 'player', ALL_KINDS, 'S2.032 W2.27'],
  ['/account/linked-accounts', 'Linked accounts', 'Account', 'player', ALL_KINDS, 'S2.035'],
  ['/account/penn-play', 'Loyalty program', 'Account', 'player', ALL_KINDS, 'S2.036 W2.29'],
  ['/account/referrals', 'Referrals', 'Account', 'player', SPORTS, 'S2.037'],
  ['/account/referrals/invite-friends', 'Invite friends', 'Account', 'player', SPORTS, ''],
  ['/account/referrals/in-progress', 'Referrals in progress', 'Account', 'player', SPORTS, ''],
  ['/account/referrals/completed', 'Completed referrals', 'Account', 'player', SPORTS, ''],
  ['/account/referafriend', 'Refer a friend', 'Account', 'player', SPORTS, 'S2.038'],
  ['/account/responsible-gaming', 'Responsible gaming', 'Account', 'player', ALL_KINDS, 'S2.041 S2.048 W2.12'],
  ['/account/responsible-gaming/cool-off', 'Take a cool-off', 'Account', 'player', ALL_KINDS, ''],
  ['/account/responsible-gaming/self-exclusion', 'Self-exclude', 'Account', 'player', ALL_KINDS, ''],
  ['/account/location', 'Your location', 'Account', 'player', ALL_KINDS, ''],
  ['/account/settings', 'Settings', 'Account', 'player', ALL_KINDS, 'S2.049'],
  ['/account/settings/content', 'Content settings', 'Account', 'player', ALL_KINDS, 'S2.050'],
  ['/account/settings/notifications', 'Notifications', 'Account', 'player', ALL_KINDS, ''],
  ['/account/settings/email', 'Email preferences', 'Account', 'player', ALL_KINDS, ''],
  ['/account/settings/close', 'Close account', 'Account', 'player', ALL_KINDS, ''],
  ['/account/summary', 'Account summary', 'Account', 'player', ALL_KINDS, 'S2.051'],
  ['/account/taxes', 'Taxes', 'Account', 'player', ALL_KINDS, 'S2.052 W2.28'],
  ['/account/update-password', 'Update password', 'Account', 'player', ALL_KINDS, 'S2.053'],
  ['/account/login-preferences', 'Login preferences', 'Account', 'player', ALL_KINDS, ''],
  ['/account/update-address', 'Update address', 'Account', 'player', ALL_KINDS, ''],
  award('cashback', 'Cashback', 'S2.054'),
  award('bonus-bets', 'Bonus bets', 'S2.055', SPORTS),
  award('profit-boosts', 'Profit boosts', 'S2.056', SPORTS),
  award('bonus-spins', 'Bonus spins', 'S2.057'),
  award('promotional-credits', 'Site credit', 'S2.058 S2.063 W2.116'),
  award('bonuses', 'Bonuses', 'S2.059 W2.112'),
  award('free-bets', 'Free bets', 'S2.060 W2.113', SPORTS),
  award('free-wagers', 'Free wagers'),
  award('free-rounds', 'Free rounds', 'S2.061 W2.114'),
  award('history', 'Rewards history', 'S2.062 W2.115'),
  award('another-section', 'Rewards', 'S2.033'),
  limit('deposit', 'Deposit limits'),
  limit('deposit/daily', 'Daily deposit limit', 'S2.042 W2.13'),
  limit('deposit/weekly', 'Weekly deposit limit', 'S2.042 W2.14'),
  limit('deposit/monthly', 'Monthly deposit limit', 'S2.042 W2.15'),
  limit('loss', 'Loss limits'),
  limit('loss/daily', 'Daily loss limit', 'S2.043 W2.16'),
  limit('loss/weekly', 'Weekly loss limit', 'S2.043 W2.17'),
  limit('loss/monthly', 'Monthly loss limit', 'S2.043 W2.18'),
  limit('spend', 'Spend limits'),
  limit('spend/daily', 'Daily spend limit', 'S2.044 W2.19'),
  limit('spend/weekly', 'Weekly spend limit', 'S2.044 W2.20'),
  limit('spend/monthly', 'Monthly spend limit', 'S2.044 W2.21'),
  limit('max-single-wager', 'Max single wager', 'S2.045 W2.22'),
  limit('reality-check-in', 'Reality check-in', 'S2.046 W2.23'),
  limit('time', 'Time limit', 'S2.047 W2.24'),
  limit('history', 'Limit history'),
  ['/account/rewards', 'Account', 'Account', 'player', ALL_KINDS, 'S2.065'],
  ['/me/awards', 'Rewards', 'Account', 'player', ALL_KINDS, 'S2.066'],
  ['/me/account_summary', 'Account', 'Account', 'player', ALL_KINDS, 'S2.067'],

  ['/deposit', 'Deposit', 'Wallet', 'player', ALL_KINDS, 'S2.068 S6.11 W2.01'],
  ['/withdrawal', 'Withdrawal', 'Wallet', 'player', ALL_KINDS, 'S2.069 W2.03'],
  ['/withdrawal/interac', 'Interac withdrawal', 'Wallet', 'player', ALL_KINDS, 'S2.070 W2.04'],
  ['/deposit/gateway', 'Payment', 'FullWidth', 'player', ALL_KINDS, 'S2.071 W2.05'],
  ['/withdrawal/gateway', 'Payment', 'FullWidth', 'player', ALL_KINDS, 'S2.071 W2.05'],
  ['/deposit/wire-transfer', 'Wire transfer', 'Wallet', 'player', ALL_KINDS, 'S2.072 W2.06'],
  ['/withdrawal/wire-transfer', 'Wire transfer', 'Wallet', 'player', ALL_KINDS, 'S2.072 W2.06'],
  ['/deposit/cash-at-casino', 'Cash at casino', 'Wallet', 'player', ALL_KINDS, 'S2.073 W2.07'],
  ['/withdrawal/cash-at-casino', 'Cash at casino', 'Wallet', 'player', ALL_KINDS, 'S2.073 W2.07'],
  ['/receipt/r1', 'Receipt', 'Wallet', 'player', ALL_KINDS, 'S2.074 W2.08'],
  ['/wire_transfer_withdrawal_details', 'Wire transfer withdrawal details', 'Wallet', 'player', ALL_KINDS, 'S2.075 W2.09'],

  ['/dev-tools', 'Developer tools', 'CentredPage', 'all', ALL_KINDS, 'S2.102'],
  ['/info/about', 'Information', 'Main', 'all', ALL_KINDS, ''],
  ['/info/house-rules', 'House rules', 'Main', 'all', ALL_KINDS, ''],
  ['/casino', 'Casino', 'Main', 'all', ALL_KINDS, 'S2.077 W2.30'],
  ['/casino/hollywood-casino', 'Casino', 'Main', 'all', CASINO, ''],
  ['/lobby', 'Casino lobby', 'Main', 'all', ALL_KINDS, 'S2.081 W2.34'],
  ['/casino/category/slots', 'Casino games', 'Main', 'all', ALL_KINDS, 'S2.078 W2.31'],
  ['/category/jackpots/starfall', 'Jackpot', 'Main', 'all', ALL_KINDS, 'S2.079 W2.32'],
  ['/category/play_with_rewards', 'Play with rewards', 'Main', 'all', ALL_KINDS, 'S2.080 W2.33'],
  ['/category/slots/velvet-sevens', 'Casino game', 'FullWidth', 'all', ALL_KINDS, 'S2.082 W2.35 S2.005'],
  ['/f2p/practice-reels', 'Free to play', 'Main', 'all', ALL_KINDS, 'S2.083 W2.36'],

  ['/login', 'Log in', 'Simple', 'all', ALL_KINDS, 'S2.091 W2.38'],
  ['/signup', 'Sign up', 'Simple', 'all', ALL_KINDS, 'S2.088'],
  ['/signup/success', 'Welcome', 'Simple', 'all', ALL_KINDS, 'S2.089'],
  ['/oauth_callback', 'Log in', 'Simple', 'all', ALL_KINDS, 'S2.090'],
  ['/forgot-password', 'Reset your password', 'Simple', 'all', ALL_KINDS, 'S2.095'],
  ['/reset-password', 'Set a new password', 'Simple', 'all', ALL_KINDS, ''],
  ['/welcome-promo', 'Welcome offer', 'CentredPage', 'player', ALL_KINDS, 'S2.096 W2.10'],
  ['/account_linking/callback', 'Account linking', 'CentredPage', 'player', ALL_KINDS, 'S2.099 S2.100 W6.16 S2.007'],
];

/** Flags that rows need, where not all brands have them on. */
const FLAGS: Readonly<Record<string, readonly FlagKey[]>> = {
  '/parlay-lounge': ['parlay-lounge'],
  '/tournaments/joined': ['tournaments'],
  '/tournaments/tournament': ['tournaments'],
  '/fan-hub': ['fan-hub', 'for-you'],
  '/account/linked-accounts': ['account-linking'],
  '/account_linking/callback': ['account-linking'],
};

/** Whether a brand as it is has no page at an address of a row, because of its flags. */
export function isOff(address: string, isOn: (flag: FlagKey) => boolean): boolean {
  return !(FLAGS[address] ?? []).every(isOn);
}
