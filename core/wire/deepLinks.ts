import { appPath } from './appPath.ts';

/**
 * Deep links of the sportsbook's other apps, by path, and the route of each on the web. The specification names them by section only, so the
 * paths are this table (specification, section 2).
 */
export const DEEP_LINKS: Readonly<Record<string, string>> = {
  'account/history/betting': '/account/history/betting',
  'account/history/transactions': '/account/history/transactions',
  'account/history/casino': '/account/history/casino',
  pennplay: '/account/penn-play',
  promotions: '/promotions',
  'account/summary': '/account/summary',
  'account/award-details/bonuses': '/account/award-details/bonuses',
  'account/award-details/free-bets': '/account/award-details/free-bets',
  'account/award-details/free-wagers': '/account/award-details/free-wagers',
  'account/award-details/cashback': '/account/award-details/cashback',
  'account/award-details/bonus-bets': '/account/award-details/bonus-bets',
  'account/award-details/bonus-spins': '/account/award-details/bonus-spins',
  'account/award-details/promotional-credits': '/account/award-details/promotional-credits',
  'account/linked-accounts': '/account/linked-accounts',
  'refer-a-friend/invite-friends': '/account/referrals/invite-friends',
  'refer-a-friend/in-progress': '/account/referrals/in-progress',
  'refer-a-friend/completed': '/account/referrals/completed',
  'account/taxes': '/account/taxes',
  'wallet/deposit': '/deposit',
  'wallet/withdrawal': '/withdrawal',
  'responsible-gaming/limit-history': '/account/responsible-gaming/limits/history',
  'add-document': '/account/update-address',
};

/** The scheme of the other apps' links: `sportsbook://wallet/deposit`. */
const SCHEME = /^sportsbook:\/\//;

/** The route of a deep link, with or without its scheme; null where it has none. */
export function routeOfDeepLink(link: string): string | null {
  const [path = ''] = link.replace(SCHEME, '').split(/[?#]/);
  const key = path.replace(/^\/|\/$/g, '');
  return Object.hasOwn(DEEP_LINKS, key) ? (DEEP_LINKS[key] ?? null) : null;
}

/** A link as the server sends it in menus, banners and dialogs. */
export interface ServerLink {
  readonly canonicalUrl: string | null;
  readonly webUrl: string | null;
}

/** The route of a server's link: its own path on the web, else that of its deep link; null where it has neither. */
export function routeOfLink(link: ServerLink | null): string | null {
  if (link === null) return null;
  if (link.webUrl !== null) return appPath(link.webUrl);
  return link.canonicalUrl === null ? null : routeOfDeepLink(link.canonicalUrl);
}
