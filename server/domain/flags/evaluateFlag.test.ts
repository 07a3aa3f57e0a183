import { describe, expect, it } from 'vitest';
import { isCrawler } from '../../../core/wire/flags.ts';
import { evaluateFlag, type FlagContext, type FlagSetting } from './evaluateFlag.ts';

const PLAYER: FlagContext = { playerId: 'p1', brand: 'tsb', region: 'US-NJ', isCrawler: false };

describe('a flag', () => {
  it('without a setting has the default of its brand, and for a crawler with a setting too', () => {
    for (const value of [true, false]) {
      expect(evaluateFlag(undefined, value, PLAYER)).toEqual({ value, reason: 'DEFAULT' });
      expect(evaluateFlag(!value, value, { ...PLAYER, isCrawler: true })).toEqual({ value, reason: 'DEFAULT' });
    }
  });

  it('set for all has that value', () => {
    expect(evaluateFlag(false, true, PLAYER)).toEqual({ value: false, reason: 'STATIC' });
  });

  it('a flag with rules has the value of the first that applies to player, brand and region', () => {
    const setting: FlagSetting = {
      rules: [
        { players: ['p2'], value: true },
        { brands: ['tsb', 'espnbet'], regions: ['US-PA'], value: false },
        { brands: ['tsb'], value: true },
      ],
    };
    const valueFor = (context: Partial<FlagContext>): boolean => evaluateFlag(setting, false, { ...PLAYER, ...context }).value;
    expect(valueFor({})).toBe(true);
    expect(valueFor({ region: 'US-PA' })).toBe(false);
    expect(valueFor({ region: 'US-PA', playerId: 'p2' })).toBe(true);
    expect(valueFor({ brand: 'hwc' })).toBe(false);
    expect(valueFor({ brand: 'hwc', playerId: null })).toBe(false);
    expect(evaluateFlag(setting, false, PLAYER).reason).toBe('TARGETING_MATCH');
  });

  it('a flag with rules none of which applies has their other value, else its default', () => {
    const rules = [{ players: ['p2'], value: false }];
    expect(evaluateFlag({ rules }, true, PLAYER)).toEqual({ value: true, reason: 'DEFAULT' });
    expect(evaluateFlag({ rules, otherwise: false }, true, PLAYER)).toEqual({ value: false, reason: 'STATIC' });
    expect(evaluateFlag({ rules: [{ regions: ['US-NJ'], value: false }] }, true, { ...PLAYER, region: null }).value).toBe(true);
  });
});

describe('a user agent', () => {
  it('a bot or crawler is recognised by its user agent, a browser is not', () => {
    for (const bot of [
      'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
      'Mozilla/5.0 (compatible; bingbot/2.0)',
      'facebookexternalhit/1.1',
      'Mozilla/5.0 (Linux) Chrome/120 Safari/537.36 Chrome-Lighthouse',
      'Baiduspider/2.0',
    ])
      expect(isCrawler(bot), bot).toBe(true);
    for (const browser of [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/156.0.0.0 Safari/537.36',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/17.4 Safari/605.1.15',
      'Mozilla/5.0 (Linux; Android 14; CUBOT X90) Chrome/126.0.0.0 Mobile Safari/537.36',
      '',
    ])
      expect(isCrawler(browser), browser).toBe(browser.includes('CUBOT'));
  });
});
