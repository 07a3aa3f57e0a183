import { matchRoutes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { isOpenable } from '../../core/money/isOpenable.ts';
import { DEEP_LINKS, routeOfDeepLink, routeOfLink } from '../../core/wire/deepLinks.ts';
import { appRoutes } from '../../src/app/routes/appRoutes.tsx';
import { ALL_KINDS, ROUTE_ROWS } from '../support/routeRows.ts';

const LINKS = [
  ['account/history/betting', '/account/history/betting'],
  ['account/history/transactions', '/account/history/transactions'],
  ['account/history/casino', '/account/history/casino'],
  ['pennplay', '/account/penn-play'],
  ['promotions', '/promotions'],
  ['account/summary', '/account/summary'],
  ['account/award-details/bonuses', '/account/award-details/bonuses'],
  ['account/award-details/free-bets', '/account/award-details/free-bets'],
  ['account/award-details/free-wagers', '/account/award-details/free-wagers'],
  ['account/award-details/cashback', '/account/award-details/cashback'],
  ['account/award-details/bonus-bets', '/account/award-details/bonus-bets'],
  ['account/award-details/bonus-spins', '/account/award-details/bonus-spins'],
  ['account/award-details/promotional-credits', '/account/award-details/promotional-credits'],
  ['account/linked-accounts', '/account/linked-accounts'],
  ['refer-a-friend/invite-friends', '/account/referrals/invite-friends'],
  ['refer-a-friend/in-progress', '/account/referrals/in-progress'],
  ['refer-a-friend/completed', '/account/referrals/completed'],
  ['account/taxes', '/account/taxes'],
  ['wallet/deposit', '/deposit'],
  ['wallet/withdrawal', '/withdrawal'],
  ['responsible-gaming/limit-history', '/account/responsible-gaming/limits/history'],
  ['add-document', '/account/update-address'],
] as const;

describe('a deep link', () => {
  for (const [link, route] of LINKS)
    it(`${link} leads to ${route}, in each form it comes in`, () => {
      for (const form of [link, `/${link}`, `sportsbook://${link}`, `sportsbook://${link}/?from=mail#top`])
        expect(routeOfDeepLink(form), form).toBe(route);
      expect(routeOfLink({ canonicalUrl: `sportsbook://${link}`, webUrl: null })).toBe(route);
      // The route has a page of its own, not the one of menu parents, in each kind of brand that has it.
      const kinds = ROUTE_ROWS.find(([path]) => path === route)?.[4] ?? ALL_KINDS;
      expect(kinds).toContain('sportsbook');
      for (const kind of kinds)
        expect(matchRoutes(appRoutes(kind), route)?.at(-1)?.route.path, kind).not.toMatch(/^\*$|^account\/:menuLabel$/);
    });

  it('has its path in one table, which is that of this test', () => {
    expect(Object.keys(DEEP_LINKS)).toEqual(LINKS.map(([link]) => link));
  });

  it('without a route yields none', () => {
    for (const link of [
      '',
      '/',
      'sportsbook://',
      'wallet',
      'account/history',
      'constructor',
      'https://example.com/promotions',
      '//promotions/x',
    ])
      expect(routeOfDeepLink(link), link).toBeNull();
    expect(routeOfLink({ canonicalUrl: 'sportsbook://nowhere', webUrl: null })).toBeNull();
    expect(routeOfLink(null)).toBeNull();
  });
});

describe('a link of the server', () => {
  it('prefers its path on the web, and never leaves the app', () => {
    expect(routeOfLink({ canonicalUrl: 'sportsbook://promotions', webUrl: '/live' })).toBe('/live');
    for (const webUrl of ['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', 'live'])
      expect(routeOfLink({ canonicalUrl: null, webUrl }), webUrl).toBeNull();
  });

  it('outside of the app is opened by https alone', () => {
    expect(isOpenable('https://help.example/')).toBe(true);
    for (const url of [
      'http://help.example/',
      'javascript:https',
      'data:text/html,https',
      'https',
      '/live',
      'mailto:https@x.example',
    ])
      expect(isOpenable(url), url).toBe(false);
  });
});
