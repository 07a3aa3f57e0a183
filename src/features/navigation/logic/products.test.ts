import { describe, expect, it } from 'vitest';
import { type Product, primaryKeys, productOf, productToggle, sideAreas } from './products.ts';

describe('the product of a page', () => {
  it.each([
    '/',
    '/live',
    '/sport/football/organization/us/competition/nfl',
    '/my-bets/open',
    '/tournaments/joined',
    '/quick-bets',
    '/exclusives',
    '/parlay-lounge',
    '/fan-hub',
    '/favorites',
    '/shared_bet',
  ])('a sports route selects the sportsbook: %s', (path) => expect(productOf(path, 'casino')).toBe('sportsbook'));

  it.each(['/casino', '/casino/category/slots', '/category/play_with_rewards', '/lobby', '/f2p/p1'])(
    'a casino route selects the casino: %s',
    (path) => expect(productOf(path, 'sportsbook')).toBe('casino'),
  );

  it.each<Product>(['sportsbook', 'casino'])('a page of both keeps the %s', (before) => {
    for (const path of ['/promotions', '/account/settings', '/casinos', '/livestock', '/deposit'])
      expect(productOf(path, before)).toBe(before);
  });
});

it('the toggle needs an enabled casino, a brand with both products, and a player without a casino restriction', () => {
  const facts = { casinoEnabled: true, isStandaloneCasino: false, casinoRestricted: false };
  expect(productToggle(facts)).toBe('shown');
  expect(productToggle({ ...facts, casinoEnabled: false })).toBe('hidden');
  expect(productToggle({ ...facts, isStandaloneCasino: true })).toBe('hidden');
  expect(productToggle({ ...facts, casinoRestricted: true })).toBe('hidden');
  expect(productToggle({ ...facts, casinoEnabled: null })).toBe('pending');
  expect(productToggle({ ...facts, casinoEnabled: null, isStandaloneCasino: true })).toBe('hidden');
});

it('the fixed items leave out promotions that are not offered, and everything of sports in a casino', () => {
  const facts = { product: 'sportsbook', keys: ['home', 'live', 'promos', 'my-bets'], promosOffered: true } as const;
  expect(primaryKeys(facts)).toEqual(['home', 'live', 'promos', 'my-bets']);
  expect(primaryKeys({ ...facts, promosOffered: false })).toEqual(['home', 'live', 'my-bets']);
  expect(primaryKeys({ ...facts, product: 'casino' })).toEqual(['home', 'promos']);
});

it('the menu has the areas beside the sports whose flags are on', () => {
  const labels = (lounge: boolean, tournaments: boolean, fanHub: boolean) =>
    sideAreas({ lounge, tournaments, fanHub }).map(({ label }) => label);
  expect(labels(false, false, false)).toEqual([]);
  expect(labels(true, true, true)).toEqual(['Parlay lounge', 'Tournaments', 'Fan hub']);
});
