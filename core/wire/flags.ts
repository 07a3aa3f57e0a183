/**
 * Every feature flag with its default (specification, part 6). A flag that the specification does not name as on is off by default. A brand
 * has others in brands/<code>/flags.ts. The server evaluates flags by player, brand and region; a page has its brand's defaults until the server
 * has answered.
 */
export const FLAG_DEFAULTS = {
  'live-chat': true,
  'marketplace-infinite-scroll': true,
  'casino-promos': true,
  'casino-filters': true,
  rewards: true,
  'referral-program': true,
  'deposit-promo-codes': true,
  search: true,
  'cashback-management': true,

  'live-event-counter': false,
  'cash-withdrawal-display': false,
  'loyalty-card': false,
  'loyalty-banner': false,
  'promo-carousel': false,
  /** Also needs the brand's support. */
  'account-linking': false,
  'parlay-lounge': false,
  tournaments: false,
  /** The page also needs `for-you` or `fantasy`. */
  'fan-hub': false,
  'for-you': false,
  fantasy: false,
  'quick-deposit': false,
  /** Off: a quick deposit's provider must not be of the kind that opens a dialog. */
  'quick-deposit-modal': false,
  'quick-deposit-change-provider': false,
  'quick-deposit-mfa': false,
  /** Deposits and withdrawals ask for a one-time code. */
  'one-time-code': false,
  /** Removes the poll of the account menu. */
  'account-menu-without-poll': false,
  /** Operational: the debug menu. It is hidden in production whatever its flag. */
  'debug-menu': false,
} as const satisfies Readonly<Record<string, boolean>>;

export type FlagKey = keyof typeof FLAG_DEFAULTS;

export const FLAG_KEYS = Object.keys(FLAG_DEFAULTS) as readonly FlagKey[];

export function isFlagKey(key: string): key is FlagKey {
  return Object.hasOwn(FLAG_DEFAULTS, key);
}

const CRAWLERS =
  /bot\b|crawl|spider|slurp|lighthouse|pagespeed|mediapartners|facebookexternalhit|embedly|bingpreview|whatsapp|google-inspectiontool/i;

/** Whether a user agent is a bot or a crawler, which gets the default flags. */
export function isCrawler(userAgent: string): boolean {
  return CRAWLERS.test(userAgent);
}
