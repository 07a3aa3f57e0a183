import { describe, expect, it } from 'vitest';
import { lazyModule } from '../../../../core/lazyModule.ts';
import type { OddsFormat } from '../../../../core/odds.ts';
import { fakeServer } from '../../../platform/data/testing/fakeServer.ts';
import { createStore } from '../../../platform/externalStore.ts';
import type { Session } from '../../../platform/session/session.ts';
import { settle } from '../../../platform/testing/fakeTime.ts';
import { createAccount } from './createAccount.ts';
import { lazyAccount } from './startAccount.ts';

const money = { amount: 700 };
const ACCOUNT = {
  ...{ id: 'p', firstName: 'Maya', lastName: 'Rivera', email: 'a@b.test', username: 'maya', lastLoginAt: null },
  ...{
    userPreferences: { oddsFormat: 'EURO', casinoBalanceUsagePreferences: ['CASH', 'BONUS'] },
    casinoRestriction: { active: true, expiresAt: '2026-12-01T00:00:00Z' },
  },
  balances: {
    ...{ playableBalance: money, totalPlayableBalance: money, withdrawableBalance: money },
    ...{ restrictedBalance: money, bonusBalance: money },
  },
};

function setUp(status: 'unknown' | 'loggedOut' | 'loggedIn', fails = false) {
  const server = fakeServer({ status, playerId: status === 'loggedIn' ? 'p' : null });
  server.answer('Account', () => ({ account: ACCOUNT }));
  server.answer('AccountMenu', () => ({ accountMenu: null }));
  const loads: string[] = [];
  const failure = { now: fails };
  const code = lazyModule(async () => {
    loads.push('code');
    if (failure.now) throw new Error('offline');
    return createAccount;
  });
  const device = createStore<OddsFormat>('AMERICAN');
  const reports: string[] = [];
  const services = {
    data: server.data,
    session: server.session as unknown as Session,
    report: (scope: string) => void reports.push(scope),
  };
  return { ...server, ...lazyAccount(services, device, code), loads, device, failure, reports };
}

describe('the account of a page', () => {
  it('is not loaded for a visitor, who has the odds format of the device', async () => {
    const { loads, calls, shared, setOddsFormat, device } = setUp('loggedOut');
    await settle();
    setOddsFormat('EURO');
    expect([shared.oddsFormat.getSnapshot(), device.getSnapshot()]).toEqual(['EURO', 'EURO']);
    shared.betsPlaced(5);
    expect(shared.player.getSnapshot()).toBeNull();
    expect(shared.promosOffered.getSnapshot()).toBe(true);
    expect([loads, calls]).toEqual([[], []]);
  });

  it('is loaded at once while a session is checked, and at log-in, and then follows the player [S6.14]', async () => {
    expect(setUp('unknown').loads).toEqual(['code']);
    const { loads, shared, logIn, logOut, setOddsFormat, calls } = setUp('loggedOut');
    logIn('p');
    await settle();
    expect(loads).toEqual(['code']);
    expect(shared.player.getSnapshot()).toMatchObject({ firstName: 'Maya' });
    expect(shared.playableCents.getSnapshot()).toBe(700);
    expect(shared.oddsFormat.getSnapshot()).toBe('EURO');
    expect(shared.casinoRestriction.getSnapshot()).toEqual({ expiresAt: '2026-12-01T00:00:00Z' });
    setOddsFormat('AMERICAN');
    expect(shared.oddsFormat.getSnapshot()).toBe('AMERICAN');
    expect(calls).toContain('SetOddsFormat {"oddsFormat":"AMERICAN"}');
    logOut();
    expect(shared.player.getSnapshot()).toBeNull();
  });

  it('opens the alert of the limits for a bet that a limit refused, and reads the account again for a missing acknowledgement or a low balance', async () => {
    const { shared, limitsAlert, logIn, calls } = setUp('loggedOut');
    logIn('p');
    await settle();
    const asked = (): number => calls.filter((call) => call.startsWith('Account ')).length;
    const before = asked();
    shared.betsRefused([{ displayType: 'ODDS_CHANGED', message: 'The odds have changed.' }]);
    // As the book's own limit of risk comes.
    shared.betsRefused([
      { displayType: 'BET_AMOUNT', message: 'This bet is over the book’s limit for this market; the most is $10.99.' },
    ]);
    expect([limitsAlert.getSnapshot(), asked()]).toEqual([null, before]);
    shared.betsRefused([{ displayType: 'RG_LIMIT', message: 'This bet would take you past your spend limit. Nothing was bet.' }]);
    expect(limitsAlert.getSnapshot()).toBe('This bet would take you past your spend limit. Nothing was bet.');
    shared.betsRefused([{ displayType: 'RG_ACK_REQUIRED', message: 'Read it first.' }]);
    await settle();
    expect(asked()).toBe(before + 1);
    // The balance shown here is older than the refusal.
    shared.betsRefused([{ displayType: 'DEPOSIT', message: 'Your balance is $20.00.' }]);
    await settle();
    expect(asked()).toBe(before + 2);
  });

  it('offers promotions until the player’s menu has none, which a page of promotions says [S3.49]', async () => {
    const link = (webUrl: string) => ({
      kind: 'ITEM',
      label: webUrl,
      icon: 'gift',
      deepLink: { canonicalUrl: null, webUrl },
      children: [],
    });
    for (const [path, isOffered] of [
      ['/promotions', true],
      ['/account/settings', false],
    ] as const) {
      const { answer, logIn, shared } = setUp('loggedOut');
      const menuShelves = { accountMenuShelf: { menuShelfItems: [link(path)] }, referralMenuShelf: null, awardsMenuShelf: null };
      answer('AccountMenu', () => ({ accountMenu: { balances: null, promotionalCreditBalance: null, menuShelves } }));
      logIn('p');
      expect(shared.promosOffered.getSnapshot()).toBe(true);
      await settle();
      expect(shared.promosOffered.getSnapshot(), path).toBe(isOffered);
    }
  });

  it('reports code that cannot be loaded, and loads it again with the next change of the session', async () => {
    const { logIn, logOut, failure, reports, shared } = setUp('loggedIn', true);
    await settle();
    expect(reports).toEqual(['account']);
    failure.now = false;
    logOut();
    logIn('p');
    await settle();
    expect(shared.playableCents.getSnapshot()).toBe(700);
  });
});
