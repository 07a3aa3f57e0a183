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
];
type Layout = 'Main' | 'Account' | 'Wallet' | 'CentredPage' | 'FullWidth' | 'Simple';

const limit = (path: string, title: string): RouteRow => [
  ...([`/account/responsible-gaming/limits/${path}`, title, 'Account', 'player'] as const),
  ALL_KINDS,
];
const award = (path: string, title: string, kinds: readonly BrandKind[] = ALL_KINDS): RouteRow => [
  ...([`/account/award-details/${path}`, title, 'Account', 'player'] as const),
  kinds,
];

/** The specification's route table: an address of each row. What its page shows is in pageFacts.ts. */
export const ROUTE_ROWS: readonly RouteRow[] = [
  ['/live', 'Live', 'Main', 'all', SPORTS],
  ['/sport/football/organization/us/competition/nfl', 'Competition', 'Main', 'all', SPORTS],
  ['/sport/football/organization/us/competition/nfl/event/e1', 'Event', 'Main', 'all', SPORTS],
  ['/my-bets/open', 'My Bets', 'Main', 'player', SPORTS],
  ['/quick-bets', 'Quick bets', 'Main', 'all', SPORTS],
  ['/exclusives', 'Exclusives', 'Main', 'all', SPORTS],
  ['/parlay-lounge', 'Parlay lounge', 'Main', 'all', SPORTS],
  ['/tournaments/joined', 'Tournaments', 'Main', 'all', SPORTS],
  ['/tournaments/tournament', 'Tournament', 'Main', 'all', SPORTS],
  ['/fan-hub', 'Fan hub', 'Main', 'all', SPORTS],
  ['/shared_bet', 'Shared bet', 'Main', 'all', SPORTS],
  ['/search', 'Search', 'Main', 'all', ALL_KINDS],
  ['/search/bills/all', 'Search', 'Main', 'all', ALL_KINDS],
  ['/favorites', 'Favorites', 'Main', 'player', SPORTS],
  ['/promotions', 'Promotions', 'Main', 'all', ALL_KINDS],
  ['/promotions/p1', 'Promotion', 'Main', 'all', ALL_KINDS],

  ['/account/about', 'About', 'Account', 'player', ALL_KINDS],
  ['/account/help', 'Help', 'Account', 'player', ALL_KINDS],
  ['/account/help/limits', 'Help article', 'Account', 'player', ALL_KINDS],
  ['/account/history/transactions', 'History', 'Account', 'player', ALL_KINDS],
  ['/account/history/casino/s1', 'Session', 'Account', 'player', ALL_KINDS],
  ['/account/history/casino/r1/round', 'Round', 'Account', 'player', ALL_KINDS],
  ['/account/linked-accounts', 'Linked accounts', 'Account', 'player', ALL_KINDS],
  ['/account/penn-play', 'Loyalty program', 'Account', 'player', ALL_KINDS],
  ['/account/referrals', 'Referrals', 'Account', 'player', SPORTS],
  ['/account/referrals/invite-friends', 'Invite friends', 'Account', 'player', SPORTS],
  ['/account/referrals/in-progress', 'Referrals in progress', 'Account', 'player', SPORTS],
  ['/account/referrals/completed', 'Completed referrals', 'Account', 'player', SPORTS],
  ['/account/referafriend', 'Refer a friend', 'Account', 'player', SPORTS],
  ['/account/responsible-gaming', 'Responsible gaming', 'Account', 'player', ALL_KINDS],
  ['/account/responsible-gaming/cool-off', 'Take a cool-off', 'Account', 'player', ALL_KINDS],
  ['/account/responsible-gaming/self-exclusion', 'Self-exclude', 'Account', 'player', ALL_KINDS],
  ['/account/location', 'Your location', 'Account', 'player', ALL_KINDS],
  ['/account/settings', 'Settings', 'Account', 'player', ALL_KINDS],
  ['/account/settings/content', 'Content settings', 'Account', 'player', ALL_KINDS],
  ['/account/settings/notifications', 'Notifications', 'Account', 'player', ALL_KINDS],
  ['/account/settings/email', 'Email preferences', 'Account', 'player', ALL_KINDS],
  ['/account/settings/close', 'Close account', 'Account', 'player', ALL_KINDS],
  ['/account/summary', 'Account summary', 'Account', 'player', ALL_KINDS],
  ['/account/taxes', 'Taxes', 'Account', 'player', ALL_KINDS],
  ['/account/update-password', 'Update password', 'Account', 'player', ALL_KINDS],
  ['/account/login-preferences', 'Login preferences', 'Account', 'player', ALL_KINDS],
  ['/account/update-address', 'Update address', 'Account', 'player', ALL_KINDS],
  award('cashback', 'Cashback'),
  award('bonus-bets', 'Bonus bets', SPORTS),
  award('profit-boosts', 'Profit boosts', SPORTS),
  award('bonus-spins', 'Bonus spins'),
  award('promotional-credits', 'Site credit'),
  award('bonuses', 'Bonuses'),
  award('free-bets', 'Free bets', SPORTS),
  award('free-wagers', 'Free wagers'),
  award('free-rounds', 'Free rounds'),
  award('history', 'Rewards history'),
  award('another-section', 'Rewards'),
  limit('deposit', 'Deposit limits'),
  limit('deposit/daily', 'Daily deposit limit'),
  limit('deposit/weekly', 'Weekly deposit limit'),
  limit('deposit/monthly', 'Monthly deposit limit'),
  limit('loss', 'Loss limits'),
  limit('loss/daily', 'Daily loss limit'),
  limit('loss/weekly', 'Weekly loss limit'),
  limit('loss/monthly', 'Monthly loss limit'),
  limit('spend', 'Spend limits'),
  limit('spend/daily', 'Daily spend limit'),
  limit('spend/weekly', 'Weekly spend limit'),
  limit('spend/monthly', 'Monthly spend limit'),
  limit('max-single-wager', 'Max single wager'),
  limit('reality-check-in', 'Reality check-in'),
  limit('time', 'Time limit'),
  limit('history', 'Limit history'),
  ['/account/rewards', 'Account', 'Account', 'player', ALL_KINDS],
  ['/me/awards', 'Rewards', 'Account', 'player', ALL_KINDS],
  ['/me/account_summary', 'Account', 'Account', 'player', ALL_KINDS],

  ['/deposit', 'Deposit', 'Wallet', 'player', ALL_KINDS],
  ['/withdrawal', 'Withdrawal', 'Wallet', 'player', ALL_KINDS],
  ['/withdrawal/interac', 'Interac withdrawal', 'Wallet', 'player', ALL_KINDS],
  ['/deposit/gateway', 'Payment', 'FullWidth', 'player', ALL_KINDS],
  ['/withdrawal/gateway', 'Payment', 'FullWidth', 'player', ALL_KINDS],
  ['/deposit/wire-transfer', 'Wire transfer', 'Wallet', 'player', ALL_KINDS],
  ['/withdrawal/wire-transfer', 'Wire transfer', 'Wallet', 'player', ALL_KINDS],
  ['/deposit/cash-at-casino', 'Cash at casino', 'Wallet', 'player', ALL_KINDS],
  ['/withdrawal/cash-at-casino', 'Cash at casino', 'Wallet', 'player', ALL_KINDS],
  ['/receipt/r1', 'Receipt', 'Wallet', 'player', ALL_KINDS],
  ['/wire_transfer_withdrawal_details', 'Wire transfer withdrawal details', 'Wallet', 'player', ALL_KINDS],

  ['/dev-tools', 'Developer tools', 'CentredPage', 'all', ALL_KINDS],
  ['/info/about', 'Information', 'Main', 'all', ALL_KINDS],
  ['/info/house-rules', 'House rules', 'Main', 'all', ALL_KINDS],
  ['/casino', 'Casino', 'Main', 'all', ALL_KINDS],
  ['/casino/hollywood-casino', 'Casino', 'Main', 'all', CASINO],
  ['/lobby', 'Casino lobby', 'Main', 'all', ALL_KINDS],
  ['/casino/category/slots', 'Casino games', 'Main', 'all', ALL_KINDS],
  ['/category/jackpots/starfall', 'Jackpot', 'Main', 'all', ALL_KINDS],
  ['/category/play_with_rewards', 'Play with rewards', 'Main', 'all', ALL_KINDS],
  ['/category/slots/velvet-sevens', 'Casino game', 'FullWidth', 'all', ALL_KINDS],
  ['/f2p/practice-reels', 'Free to play', 'Main', 'all', ALL_KINDS],

  ['/login', 'Log in', 'Simple', 'all', ALL_KINDS],
  ['/signup', 'Sign up', 'Simple', 'all', ALL_KINDS],
  ['/signup/success', 'Welcome', 'Simple', 'all', ALL_KINDS],
  ['/oauth_callback', 'Log in', 'Simple', 'all', ALL_KINDS],
  ['/forgot-password', 'Reset your password', 'Simple', 'all', ALL_KINDS],
  ['/reset-password', 'Set a new password', 'Simple', 'all', ALL_KINDS],
  ['/welcome-promo', 'Welcome offer', 'CentredPage', 'player', ALL_KINDS],
  ['/account_linking/callback', 'Account linking', 'CentredPage', 'player', ALL_KINDS],
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
