import { describe, expect, it } from 'vitest';
import type { OddsFormat } from '../../../../core/odds.ts';
import { fakeServer } from '../../../platform/data/testing/fakeServer.ts';
import { createStore } from '../../../platform/externalStore.ts';
import type { PlatformServices } from '../../../platform/services.ts';
import { memoryKeyValue } from '../../../platform/storage/keyValue.ts';
import { createPersistedValue, type Owner } from '../../../platform/storage/persistedValue.ts';
import { settle } from '../../../platform/testing/fakeTime.ts';
import { me, playerMenu, visitorMenu } from './account.ts';
import { createAccount } from './createAccount.ts';
import { accountOf } from './startAccount.ts';

function balances(cents: number) {
  return {
    playableBalance: { amount: cents },
    totalPlayableBalance: { amount: cents },
    withdrawableBalance: { amount: cents },
    restrictedBalance: { amount: 0 },
    bonusBalance: { amount: 0 },
  };
}

function player(cents: number, oddsFormat: OddsFormat = 'AMERICAN') {
  return {
    ...{ id: 'p', firstName: 'Maya', lastName: 'Rivera', email: 'demo@slipstream.test', username: 'demo', lastLoginAt: null },
    balances: balances(cents),
    userPreferences: { oddsFormat, casinoBalanceUsagePreferences: ['CASH', 'BONUS'] },
  };
}

const items = [
  { kind: 'LEAF', label: 'My Bets', icon: 'my-bets', deepLink: { webUrl: '/my-bets' } },
  { kind: 'LEAF', label: 'Nowhere', icon: 'x', deepLink: null },
];

/** The account of a page, with the stores that its header subscribes to. */
function setUp(initial: 'unknown' | 'loggedOut' | 'loggedIn' = 'loggedIn') {
  const server = fakeServer({ status: initial, playerId: initial === 'loggedIn' ? 'p' : null });
  let now = player(100_000);
  server.answer('Account', () => ({ account: now }));
  server.answer('AccountMenu', ({ skipAccount }) => ({
    accountMenu: {
      balances: skipAccount === true ? null : now.balances,
      promotionalCreditBalance: null,
      menuShelves: { accountMenuShelf: { menuShelfItems: items } },
    },
  }));
  server.answer('SetOddsFormat', ({ oddsFormat }) => ({ setOddsFormat: player(100_000, oddsFormat as OddsFormat) }));
  const persistedFormat = createStore<OddsFormat>('AMERICAN');
  const account = createAccount(server.data, persistedFormat);
  const known = server.data.query(me, {});
  const menu = server.data.query(playerMenu, { skipAccount: false });
  menu.subscribe(() => undefined);
  return {
    ...server,
    ...{ account, persistedFormat, known, menu },
    playableCents: account.shared.playableCents.getSnapshot,
    push: (cents: number) => server.push('AccountBalance', { accountBalance: balances(cents) }),
    be: (next: typeof now) => {
      now = next;
    },
    failAll: (fails: boolean) => {
      for (const name of ['Account', 'AccountMenu']) server.fail(name, fails ? { kind: 'unreachable' } : null);
    },
  };
}

describe('the account', () => {
  it('[S7.023] asks for the menu every 5 s, unless the flag removes the poll, on the open page too', async () => {
    const { flags, calls, time } = setUp();
    await settle();
    const asked = (): number => calls.filter((call) => call.startsWith('AccountMenu')).length;
    const before = asked();
    await time.pass(10_000);
    expect(asked()).toBe(before + 2);
    flags.add('account-menu-without-poll');
    await time.pass(30_000);
    expect(asked()).toBe(before + 2);
    flags.clear();
    await time.pass(5_000);
    expect(asked()).toBe(before + 3);
  });

  it('has the player’s e-mail address and whether the casino is closed for them, until the log-out [S3.23]', async () => {
    const { account, be, known, logOut } = setUp();
    await settle();
    expect(account.shared.player.getSnapshot()).toMatchObject({ email: 'demo@slipstream.test' });
    expect(account.shared.casinoRestriction.getSnapshot()).toBeNull();
    const expiresAt = '2026-11-30T12:00:00Z';
    be({ ...player(100_000), ...{ casinoRestriction: { active: true, expiresAt } } });
    await known.refetch();
    expect(account.shared.casinoRestriction.getSnapshot()).toEqual({ expiresAt });
    be({ ...player(100_000), ...{ casinoRestriction: { active: false, expiresAt } } });
    await known.refetch();
    expect(account.shared.casinoRestriction.getSnapshot()).toBeNull();
    be({ ...player(100_000), ...{ casinoRestriction: { active: true, expiresAt: null } } });
    await known.refetch();
    expect(account.shared.casinoRestriction.getSnapshot()).toEqual({ expiresAt: null });
    logOut();
    expect([account.shared.player.getSnapshot(), account.shared.casinoRestriction.getSnapshot()]).toEqual([null, null]);
  });

  it('has no balance until it is known, never a zero', async () => {
    const { known, playableCents } = setUp();
    expect(known.getSnapshot()).toMatchObject({ state: 'loading', data: null });
    expect(playableCents()).toBeNull();
    await settle();
    expect(known.getSnapshot()).toMatchObject({ state: 'loaded', data: { account: { firstName: 'Maya' } } });
    expect(playableCents()).toBe(100_000);
  });

  it('follows the balance as it is pushed', async () => {
    const { playableCents, push } = setUp();
    await settle();
    push(97_000);
    expect(playableCents()).toBe(97_000);
  });

  it('polls balances and menu every five seconds [S9.01]', async () => {
    const { calls, time, playableCents, be } = setUp();
    await settle();
    calls.length = 0;
    be(player(88_000));
    await time.pass(4_999);
    expect(calls).toEqual([]);
    await time.pass(1);
    expect(calls).toEqual(['AccountMenu {"skipAccount":false}']);
    expect(playableCents()).toBe(88_000);
    await time.pass(15_000);
    expect(calls).toHaveLength(4);
    expect([...new Set(calls)]).toEqual(['AccountMenu {"skipAccount":false}']);
  });

  it('keeps a pushed balance when a poll that was sent before it answers', async () => {
    const { hold, menu, push, playableCents } = setUp();
    await settle();
    const release = hold('AccountMenu');
    void menu.refetch();
    push(97_000);
    await release();
    expect(playableCents()).toBe(97_000);
  });

  it('requests the menu without an account once when a visitor opens it', async () => {
    const { data, calls, time, known } = setUp('loggedOut');
    await time.pass(20_000);
    expect(calls).toEqual([]);
    const menu = data.query(visitorMenu, { skipAccount: true });
    const stops = [menu.subscribe(() => undefined), menu.subscribe(() => undefined)];
    await settle();
    for (const stop of stops) stop();
    menu.subscribe(() => undefined);
    await time.pass(20_000);
    expect(calls).toEqual(['AccountMenu {"skipAccount":true}']);
    expect(menu.getSnapshot().data).toEqual({
      balances: null,
      creditsCents: null,
      items: [{ kind: 'LEAF', label: 'My Bets', icon: 'my-bets', path: '/my-bets', canonicalPath: null, children: [] }],
      ...{ referral: null, awards: {}, awardCount: 0 },
    });
    expect(known.getSnapshot()).toMatchObject({ state: 'idle', data: null });
  });

  it('is removed at log-out, and pending answers do not restore it', async () => {
    const { account, known, menu, logOut, push, playableCents } = setUp();
    await settle();
    expect(account.shared.player.getSnapshot()).toMatchObject({ firstName: 'Maya', lastLoginAt: null });
    void known.refetch();
    logOut();
    push(5);
    await settle();
    expect(known.getSnapshot()).toMatchObject({ state: 'idle', data: null });
    expect(menu.getSnapshot().data).toBeNull();
    expect(playableCents()).toBeNull();
    expect(account.shared.player.getSnapshot()).toBeNull();
  });

  it('takes the balance from the answer to a bet, even if nothing else can be read', async () => {
    const { account, known, failAll, playableCents } = setUp();
    await settle();
    failAll(true);
    account.shared.betsPlaced(99_000);
    await settle();
    expect(known.getSnapshot()).toMatchObject({ data: { account: { firstName: 'Maya' }, balances: { playableCents: 99_000 } } });
    account.shared.betsPlaced(null);
    await settle();
    expect(playableCents()).toBe(99_000);
  });

  it('refetches account and menu at once when bets were placed', async () => {
    const { account, calls } = setUp();
    await settle();
    calls.length = 0;
    account.shared.betsPlaced(null);
    expect(calls).toEqual(['Account {}', 'AccountMenu {"skipAccount":false}']);
  });

  it('is loading, shows an error when nothing answers, and recovers by itself [S4.11]', async () => {
    const { known, failAll, be, time, logIn } = setUp('unknown');
    failAll(true);
    logIn('p');
    expect(known.getSnapshot()).toMatchObject({ state: 'loading', data: null });
    await settle();
    expect(known.getSnapshot().state).toBe('failed');
    failAll(false);
    be(player(500));
    await time.pass(5_000);
    expect(known.getSnapshot().state).toBe('loaded');
  });

  it('sends nothing offline and refetches after the reconnect', async () => {
    const { calls, connection, time } = setUp();
    await settle();
    calls.length = 0;
    connection.set({ online: false, live: false });
    await time.pass(20_000);
    expect(calls).toEqual([]);
    connection.set({ online: true, live: false });
    await time.pass(200);
    expect(calls).toContain('Account {}');
  });
});

describe('the odds format', () => {
  it.each([
    [null, 'AMERICAN'],
    ['nonsense', 'AMERICAN'],
    ['EURO', 'EURO'],
  ])('of a device that has stored %s is %s [S3.30 S9.36]', async (stored, format) => {
    const storage = memoryKeyValue();
    if (stored !== null) await storage.set('tsb//odds-format', stored);
    const tabs = { send: () => undefined, listen: () => () => undefined };
    const owner = createStore<Owner>({ brand: 'tsb', playerId: null });
    const persist: PlatformServices['persist'] = (definition) => createPersistedValue({ storage, tabs, owner }, definition);
    const { data, session } = fakeServer({ status: 'loggedOut', playerId: null });
    const { oddsFormat } = accountOf({ data, session, report: () => undefined, persist }).shared;
    await settle();
    expect(oddsFormat.getSnapshot()).toBe(format);
  });

  it('is that of the device for a visitor and of the account for a player [S3.30]', async () => {
    const { account, logIn, be, persistedFormat, calls } = setUp('loggedOut');
    expect(account.shared.oddsFormat.getSnapshot()).toBe('AMERICAN');
    account.setOddsFormat('EURO');
    expect(account.shared.oddsFormat.getSnapshot()).toBe('EURO');
    expect(calls).toEqual([]);
    be(player(1, 'AMERICAN'));
    logIn('p');
    await settle();
    expect(account.shared.oddsFormat.getSnapshot()).toBe('AMERICAN');
    expect(persistedFormat.getSnapshot()).toBe('AMERICAN');
  });

  it('changes at once and is sent to the server for a player', async () => {
    const { account, calls, known, persistedFormat } = setUp();
    await settle();
    account.setOddsFormat('EURO');
    expect(account.shared.oddsFormat.getSnapshot()).toBe('EURO');
    await settle();
    expect(calls).toContain('SetOddsFormat {"oddsFormat":"EURO"}');
    expect(known.getSnapshot().data?.account.oddsFormat).toBe('EURO');
    expect(persistedFormat.getSnapshot()).toBe('EURO');
  });

  it('is the newest choice, even if the answer to an earlier choice follows it', async () => {
    const { account, hold } = setUp();
    await settle();
    const release = hold('SetOddsFormat');
    account.setOddsFormat('EURO');
    account.setOddsFormat('AMERICAN');
    await settle();
    await release();
    expect(account.shared.oddsFormat.getSnapshot()).toBe('AMERICAN');
  });

  it('stays that of the player on this device after a log-out', async () => {
    const { account, logIn, logOut, be } = setUp('unknown');
    be(player(1, 'EURO'));
    logIn('p');
    await settle();
    logOut();
    expect(account.shared.oddsFormat.getSnapshot()).toBe('EURO');
  });
});
