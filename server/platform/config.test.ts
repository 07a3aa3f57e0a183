import { describe, expect, it } from 'vitest';
import { MINIMUM_BET_CENTS } from '../../core/money/money.ts';
import { readConfig } from './config.ts';

describe('the configuration', () => {
  it('uses US dollars unless it names Canadian ones', () => {
    expect(readConfig({}).currency).toBe('USD');
    expect(readConfig({ CURRENCY: 'USD' }).currency).toBe('USD');
    expect(readConfig({ CURRENCY: 'CAD' }).currency).toBe('CAD');
  });

  it('an invalid value is reported in one sentence with the variable and its allowed values', () => {
    expect(() => readConfig({ CURRENCY: 'EUR' })).toThrow(
      /^Environment variable CURRENCY is not usable: [^.]*"USD"\|"CAD"[^.]*\.$/,
    );
  });

  it('takes several legs of one game as one bet unless that is turned off', () => {
    const rules = [undefined, 'reduce', 'refund', 'off'].map((PARLAY_PLUS) => readConfig({ PARLAY_PLUS }).parlayPlus);
    expect(rules).toEqual(['REDUCE', 'REDUCE', 'REFUND', 'OFF']);
  });

  it.each([
    ['MINIMUM_STAKE_CENTS', '25', { minimumStakeCents: 25 }],
    ['MAXIMUM_PARLAY_LEGS', '20', { maximumParlayLegs: 20 }],
    ['CURRENCY', 'CAD', { minimumStakeCents: MINIMUM_BET_CENTS.CAD }],
    ['PROFIT_BOOST_CAP', 'stake', { boostCap: 'STAKE' }],
    ['PROFIT_BOOST_CAP', 'extra-win', { boostCap: 'EXTRA_WIN' }],
    ['CASH_OUT_MARGIN_PERCENT', '7.5', { cashOutMarginHundredths: 750 }],
    ['PLACEMENTS_PER_SECOND', '0.5', { placementsPerSecond: 0.5, placementBurst: 100 }],
    ['PLACEMENT_BURST', '7', { placementsPerSecond: 10, placementBurst: 7 }],
    ['PLACE_DELAY_MS', '0', { placeDelayMs: 0 }],
    ['LIVE_PRICE_SECONDS', '2.5', { livePriceMs: 2_500 }],
    ['SLATE_PERCENT', '25', { slatePercent: 25 }],
    ['SHARE_LINK_HOURS', '2', { shareLinkHours: 2 }],
    ['LOUNGE_MINIMUM_PLAYERS', '5', { loungeMinimumPlayers: 5 }],
  ])('a setting of bets and events: %s=%s is %j', (variable, value, expected) => {
    expect(readConfig({ [variable]: value })).toMatchObject(expected);
  });

  it('knows the identity origin, and the brands that log in there', () => {
    expect(readConfig({})).toMatchObject({ identityPort: null, identityHosts: null, logInByRedirect: [] });
    expect(readConfig({ PORT: '5000', IDENTITY_PORT: '7000' }).identityPort).toBe(7000);
    expect(readConfig({ LOG_IN_BY_REDIRECT: 'tsb, hwc' }).logInByRedirect).toEqual(['tsb', 'hwc']);
    expect(() => readConfig({ LOG_IN_BY_REDIRECT: 'tsb,nobody' })).toThrow('must be codes of brands');
    expect(() => readConfig({ SANDBOX: 'true', IDENTITY_HOSTS: 'id.tsb.example.com' })).toThrow('SANDBOX_TOKEN');
  });

  it('passwords cost what OWASP advises, and less only where this is no production', () => {
    const least = { PASSWORD_MEMORY_KIB: '8', PASSWORD_PASSES: '1' };
    for (const environment of [
      {},
      { NODE_ENV: 'production' },
      { SLIPSTREAM_ENVIRONMENT: 'production', DATABASE_KEYS: `2026=${'k'.repeat(43)}` },
    ])
      expect(readConfig(environment).passwordCost).toEqual({ memoryKib: 19_456, passes: 2 });
    expect(readConfig(least).passwordCost).toEqual({ memoryKib: 8, passes: 1 });
    for (const mode of [
      { NODE_ENV: 'production', SANDBOX: 'true' },
      { NODE_ENV: 'production' },
      { SLIPSTREAM_ENVIRONMENT: 'production', DATABASE_KEYS: `2026=${'k'.repeat(43)}` },
    ]) {
      for (const [name, value] of Object.entries(least)) {
        const refused = new RegExp(`^Environment variable ${name} is not usable: production refuses less than \\d+\\.$`);
        expect(() => readConfig({ ...mode, [name]: value })).toThrow(refused);
      }
      expect(readConfig({ ...mode, PASSWORD_MEMORY_KIB: '65536', PASSWORD_PASSES: '3' }).passwordCost.passes).toBe(3);
    }
  });

  it('knows the installers of the location check by brand and platform', () => {
    expect(readConfig({}).geolocationInstallers).toEqual([]);
    const [tsb, hwc] = ['tsb/windows=https://a.test/x.exe|https://b.test/x.exe', 'hwc/macos=https://a.test/x.pkg'];
    expect(readConfig({ GEOLOCATION_INSTALLERS: `${tsb}, ${hwc}` }).geolocationInstallers).toEqual([
      { brand: 'tsb', id: 'windows', cdnUrls: ['https://a.test/x.exe', 'https://b.test/x.exe'] },
      { brand: 'hwc', id: 'macos', cdnUrls: ['https://a.test/x.pkg'] },
    ]);
    for (const text of [
      tsb.replace('tsb', 'nobody'),
      tsb.replace('https', 'http'),
      'tsb/=https://a.test',
      'tsb/a=',
      `${tsb},${tsb}`,
    ])
      expect(() => readConfig({ GEOLOCATION_INSTALLERS: text }), text).toThrow('GEOLOCATION_INSTALLERS');
  });

  it('knows whose images are shown', () => {
    const none = { logoAllowList: [], logoBlockList: [], headshotAllowList: [], headshotBlockList: [] };
    expect(readConfig({}).imageLists).toEqual(none);
    expect(
      readConfig({ LOGO_BLOCK_LIST: 'Kansas City Chiefs, Dallas Cowboys', HEADSHOT_ALLOW_LIST: 'A. Byron' }).imageLists,
    ).toEqual({
      ...none,
      logoBlockList: ['Kansas City Chiefs', 'Dallas Cowboys'],
      headshotAllowList: ['A. Byron'],
    });
  });

  it('takes origins of embedded pages, and nothing that is more or less than an origin', () => {
    expect([readConfig({}).appPort, readConfig({ APP_PORT: '4000' }).appPort]).toEqual([null, 4000]);
    expect(readConfig({}).frameOrigins).toEqual([]);
    expect(readConfig({ FRAME_ORIGINS: 'https://a.test, http://localhost:5000' }).frameOrigins).toEqual([
      'https://a.test',
      'http://localhost:5000',
    ]);
    for (const text of ['*', 'a.test', 'https://a.test/', 'https://a.test;script-src *', 'data:'])
      expect(() => readConfig({ FRAME_ORIGINS: text }), text).toThrow('FRAME_ORIGINS');
  });
});
