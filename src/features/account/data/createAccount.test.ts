import { describe, expect, it } from 'vitest';
import type { OddsFormat } from '../../../../core/odds.ts';
import { createStore } from '../../../platform/externalStore.ts';
import { fakeTime, settle } from '../../../platform/fakeTime.ts';
import type { Balances } from '../logic/account.ts';
import type { AccountApi, Me } from './accountApi.ts';
import { createAccount } from './createAccount.ts';

function balances(playableCents: number): Balances {
  return { playableCents, totalPlayableCents: playableCents, withdrawableCents: playableCents, restrictedCents: 0, bonusCents: 0 };
}

function me(playableCents: number, oddsFormat: OddsFormat = 'AMERICAN'): Me {
  const account = {
    id: 'p',
    firstName: 'Maya',
    lastName: 'Rivera',
    email: 'demo@slipstream.test',
    username: 'demo',
    lastLoginAt: null,
    oddsFormat,
  };
  return { account, balances: balances(playableCents) };
}

function setUp(initial: 'unknown' | 'loggedOut' | 'loggedIn' = 'loggedIn') {
  const calls: string[] = [];
  let push = (_: Balances): void => undefined;
  let answer: Me | null = me(100_000);
  const api: AccountApi = {
    me: async () => {
      calls.push('me');
      return answer;
    },
    menu: async (skipAccount) => {
      calls.push(skipAccount ? 'menu without account' : 'menu');
      const items = [{ label: 'My Bets', icon: 'my-bets', path: '/my-bets' }];
      return { balances: skipAccount || answer === null ? null : answer.balances, creditsCents: null, items };
    },
    setOddsFormat: async (format) => {
      calls.push(`format ${format}`);
      return me(100_000, format);
    },
    watchBalance: (onBalances) => {
      push = onBalances;
      return () => {
        push = () => undefined;
      };
    },
  };
  const login = createStore(initial);
  const online = createStore(true);
  const time = fakeTime();
  const keptFormat = createStore<OddsFormat>('AMERICAN');
  const account = createAccount({ api, login, online, timers: time.timers, keptFormat });
  return {
    account,
    calls,
    login,
    online,
    time,
    keptFormat,
    push: (cents: number) => push(balances(cents)),
    answer: (next: Me | null) => {
      answer = next;
    },
  };
}

describe('the account', () => {
  it('has no balance until it is known, never a zero', async () => {
    const { account } = setUp();
    expect(account.getSnapshot()).toMatchObject({ status: 'loading', balances: null });
    expect(account.playableCents.getSnapshot()).toBeNull();
    await settle();
    expect(account.getSnapshot()).toMatchObject({ status: 'loaded', account: { firstName: 'Maya' } });
    expect(account.playableCents.getSnapshot()).toBe(100_000);
  });

  it('follows the balance as it is pushed', async () => {
    const { account, push } = setUp();
    await settle();
    push(97_000);
    expect(account.playableCents.getSnapshot()).toBe(97_000);
  });

  it('polls balances and menu every five seconds [S9.01]', async () => {
    const { calls, time } = setUp();
    await settle();
    calls.length = 0;
    await time.pass(4_999);
    expect(calls).toEqual([]);
    await time.pass(1);
    expect(calls).toEqual(['menu']);
    await time.pass(15_000);
    expect(calls).toEqual(['menu', 'menu', 'menu', 'menu']);
  });

  it('asks for the menu without an account when a visitor has opened it, once', async () => {
    const { account, calls, time } = setUp('loggedOut');
    await time.pass(20_000);
    expect(calls).toEqual([]);
    account.visitorMenu();
    account.visitorMenu();
    await settle();
    account.visitorMenu();
    await time.pass(20_000);
    expect(calls).toEqual(['menu without account']);
    expect(account.getSnapshot()).toMatchObject({ status: 'none', balances: null, menu: [{ path: '/my-bets' }] });
  });

  it('is gone at log-out, and what was under way for it does not come back', async () => {
    const { account, login, push } = setUp();
    await settle();
    void account.refresh();
    login.set('loggedOut');
    push(5);
    await settle();
    expect(account.getSnapshot()).toMatchObject({ status: 'none', account: null, balances: null });
    expect(account.playableCents.getSnapshot()).toBeNull();
  });

  it('takes the balance that the answer to a bet told, though nothing else can be read', async () => {
    const { account, answer } = setUp();
    await settle();
    answer(null);
    await account.placedBets(99_000);
    expect(account.getSnapshot()).toMatchObject({ status: 'loaded', balances: { playableCents: 99_000 } });
    await account.placedBets(null);
    expect(account.playableCents.getSnapshot()).toBe(99_000);
  });

  it('is loading, shows an error when nothing answers, and recovers by itself [S4.11]', async () => {
    const { account, answer, time, login } = setUp('unknown');
    answer(null);
    login.set('loggedIn');
    expect(account.getSnapshot()).toMatchObject({ status: 'loading', account: null });
    await settle();
    expect(account.getSnapshot().status).toBe('error');
    answer(me(500));
    await time.pass(5_000);
    expect(account.getSnapshot().status).toBe('loaded');
  });

  it('is silent offline and read anew once back', async () => {
    const { calls, online, time } = setUp();
    await settle();
    calls.length = 0;
    online.set(false);
    await time.pass(20_000);
    expect(calls).toEqual([]);
    online.set(true);
    await settle();
    expect(calls).toContain('me');
  });
});

describe('the odds format', () => {
  it('is American by default, of the device for a visitor and of the account for a player [S3.30 S9.36]', async () => {
    const { account, login, answer, keptFormat, calls } = setUp('loggedOut');
    expect(account.oddsFormat.getSnapshot()).toBe('AMERICAN');
    account.setOddsFormat('EURO');
    expect(account.oddsFormat.getSnapshot()).toBe('EURO');
    expect(calls).not.toContain('format EURO');
    answer(me(1, 'AMERICAN'));
    login.set('loggedIn');
    await settle();
    expect(account.oddsFormat.getSnapshot()).toBe('AMERICAN');
    expect(keptFormat.getSnapshot()).toBe('AMERICAN');
  });

  it('changes at once and is told to the server for a player', async () => {
    const { account, calls } = setUp();
    await settle();
    account.setOddsFormat('EURO');
    expect(account.oddsFormat.getSnapshot()).toBe('EURO');
    await settle();
    expect(calls).toContain('format EURO');
    expect(account.getSnapshot().account?.oddsFormat).toBe('EURO');
  });
});
