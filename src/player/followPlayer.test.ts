import { describe, expect, it } from 'vitest';
import type { OddsFormat } from '../../core/money/odds.ts';
import { fakeServer } from '../platform/data/testing/fakeServer.ts';
import { createStore } from '../platform/externalStore.ts';
import type { PlatformServices } from '../platform/services.ts';
import { noSessionTimes } from '../platform/session/sessionTimesState.ts';
import { memoryKeyValue } from '../platform/storage/keyValue.ts';
import { createPersistedValue, type Owner } from '../platform/storage/persistedValue.ts';
import { settle } from '../platform/testing/fakeTime.ts';
import type { SessionAccount } from '../platform/wiring/playerSession.ts';
import { chooseOddsFormat, me, playerMenu, visitorMenu } from './account.ts';
import { followPlayer } from './followPlayer.ts';
import { oddsFormatOf } from './oddsFormat.ts';
import { playerOf } from './player.ts';

function balances(cents: number) {
  return {
    playableBalance: { amount: cents },
    totalPlayableBalance: { amount: cents },
    withdrawableBalance: { amount: cents },
    restrictedBalance: { amount: 0 },
    bonusBalance: { amount: 0 },
  };
}

interface CasinoRestriction {
  readonly active: boolean;
  readonly expiresAt: string | null;
}

function player(cents: number, oddsFormat: OddsFormat = 'AMERICAN', casinoRestriction: CasinoRestriction | null = null) {
  return {
    id: 'p',
    firstName: 'Maya',
    lastName: 'Rivera',
    email: 'demo@slipstream.test',
    username: 'demo',
    lastLoginAt: null,
    balances: balances(cents),
    userPreferences: { oddsFormat, casinoBalanceUsagePreferences: ['CASH', 'BONUS'] },
    ...(casinoRestriction !== null && { casinoRestriction }),
  };
}

const items = [
  { kind: 'LEAF', label: 'My Bets', icon: 'my-bets', deepLink: { webUrl: '/my-bets' } },
  { kind: 'LEAF', label: 'Nowhere', icon: 'x', deepLink: null },
];

/** The facts of a page's player, followed from the log-in to the log-out. */
function setUp(initial: 'loggedOut' | 'loggedIn' = 'loggedIn') {
  const server = fakeServer({ status: initial, playerAlias: initial === 'loggedIn' ? 'p' : null });
  let now = player(100_000);
  let menuItems: readonly object[] = items;
  server.answer('Account', () => ({ account: now }));
  server.answer('AccountMenu', ({ skipAccount }) => ({
    accountMenu: {
      balances: skipAccount === true ? null : now.balances,
      promotionalCreditBalance: null,
      menuShelves: { accountMenuShelf: { menuShelfItems: menuItems } },
    },
  }));
  server.answer('SetOddsFormat', ({ oddsFormat }) => ({ setOddsFormat: player(100_000, oddsFormat as OddsFormat) }));
  const device = createStore<OddsFormat>('AMERICAN');
  const sessionAccount = createStore<SessionAccount | null>(null);
  const playerSession = createStore({
    times: createStore(noSessionTimes(0)),
    understood: () => undefined,
    checkInEvery: () => undefined,
    hasPendingLogOut: createStore(false),
    account: sessionAccount,
  });
  const services = { data: server.data, persist: (() => device) as unknown as PlatformServices['persist'], playerSession };
  const facts = playerOf(services);
  let end = initial === 'loggedIn' ? followPlayer(services) : (): void => undefined;
  const account = server.data.query(me, {});
  const menu = server.data.query(playerMenu, { skipAccount: false });
  return {
    ...server,
    facts,
    device,
    account,
    menu,
    sessionAccount,
    playableCents: () => facts.getSnapshot().balances?.playableCents ?? null,
    push: (cents: number) => server.push('AccountBalance', { accountBalance: balances(cents) }),
    setOddsFormat: (format: OddsFormat) => chooseOddsFormat(services, format),
    be: (next: typeof now) => {
      now = next;
    },
    offer: (...next: readonly object[]) => {
      menuItems = next;
    },
    failAll: (fails: boolean) => {
      for (const name of ['Account', 'AccountMenu']) server.fail(name, fails ? { kind: 'unreachable' } : null);
    },
    logIn: (playerAlias: string) => {
      server.logIn(playerAlias);
      end = followPlayer(services);
    },
    logOut: () => {
      server.logOut();
      end();
    },
  };
}

describe('the facts of a player', () => {
  it('the menu is asked for every 5 s, unless the flag removes the poll, on the open page too', async () => {
    const { flags, calls, time } = setUp();
    await settle();
    const menuRequests = (): number => calls.filter((call) => call.startsWith('AccountMenu')).length;
    const before = menuRequests();
    await time.pass(10_000);
    expect(menuRequests()).toBe(before + 2);
    flags.add('account-menu-without-poll');
    await time.pass(30_000);
    expect(menuRequests()).toBe(before + 2);
    flags.clear();
    await time.pass(5_000);
    expect(menuRequests()).toBe(before + 3);
  });

  it('the e-mail address, and whether the casino is closed for the player, are known until the log-out', async () => {
    const { be, account, logOut, facts } = setUp();
    await settle();
    expect(facts.getSnapshot().account).toMatchObject({ email: 'demo@slipstream.test' });
    expect(facts.getSnapshot().account?.casinoRestriction).toBeNull();
    const expiresAt = '2026-11-30T12:00:00Z';
    be(player(100_000, 'AMERICAN', { active: true, expiresAt }));
    await account.refetch();
    expect(facts.getSnapshot().account?.casinoRestriction).toEqual({ expiresAt });
    be(player(100_000, 'AMERICAN', { active: false, expiresAt }));
    await account.refetch();
    expect(facts.getSnapshot().account?.casinoRestriction).toBeNull();
    be(player(100_000, 'AMERICAN', { active: true, expiresAt: null }));
    await account.refetch();
    expect(facts.getSnapshot().account?.casinoRestriction).toEqual({ expiresAt: null });
    logOut();
    expect(facts.getSnapshot().account).toBeNull();
  });

  it('the balance is null until it is known, never a zero', async () => {
    const { account, playableCents } = setUp();
    expect(account.getSnapshot()).toMatchObject({ state: 'loading', data: null });
    expect(playableCents()).toBeNull();
    await settle();
    expect(account.getSnapshot()).toMatchObject({ state: 'loaded', data: { account: { firstName: 'Maya' } } });
    expect(playableCents()).toBe(100_000);
  });

  it('a pushed balance is shown', async () => {
    const { playableCents, push } = setUp();
    await settle();
    push(97_000);
    expect(playableCents()).toBe(97_000);
  });

  it('balances and menu are polled every five seconds, also after a poll without an answer', async () => {
    const { calls, time, playableCents, be, failAll } = setUp();
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
    failAll(true);
    await time.pass(5_000);
    failAll(false);
    await time.pass(500);
    expect(calls).toHaveLength(6);
    await time.pass(15_000);
    expect(calls).toHaveLength(9);
    expect([...new Set(calls)]).toEqual(['AccountMenu {"skipAccount":false}']);
  });

  it('a pushed balance stays when a poll that was sent before it answers', async () => {
    const { hold, menu, push, playableCents } = setUp();
    await settle();
    const release = hold('AccountMenu');
    void menu.refetch();
    push(97_000);
    await release();
    expect(playableCents()).toBe(97_000);
  });

  it('a visitor’s menu is requested once, without an account', async () => {
    const { data, calls, time, account } = setUp('loggedOut');
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
      referral: null,
      awards: {},
      awardCount: 0,
    });
    expect(account.getSnapshot()).toMatchObject({ state: 'idle', data: null });
  });

  it('a log-out removes everything, and pending answers do not restore it', async () => {
    const { account, menu, logOut, push, playableCents, facts } = setUp();
    await settle();
    expect(facts.getSnapshot().account).toMatchObject({ firstName: 'Maya', lastLoginAt: null });
    void account.refetch();
    logOut();
    push(5);
    await settle();
    expect(account.getSnapshot()).toMatchObject({ state: 'idle', data: null });
    expect(menu.getSnapshot().data).toBeNull();
    expect(playableCents()).toBeNull();
    expect(facts.getSnapshot().account).toBeNull();
  });

  it('the answer to a bet sets the balance, even if nothing else can be read', async () => {
    const { account, failAll, playableCents, facts } = setUp();
    await settle();
    failAll(true);
    facts.betsPlaced(99_000);
    await settle();
    expect(account.getSnapshot()).toMatchObject({ data: { account: { firstName: 'Maya' }, balances: { playableCents: 99_000 } } });
    facts.betsPlaced(null);
    await settle();
    expect(playableCents()).toBe(99_000);
  });

  it('placed bets refetch account and menu at once', async () => {
    const { calls, facts } = setUp();
    await settle();
    calls.length = 0;
    facts.betsPlaced(null);
    expect(calls).toEqual(['Account {}', 'AccountMenu {"skipAccount":false}']);
  });

  it('an account without an answer is an error, and recovers by itself', async () => {
    const { account, failAll, be, time, logIn } = setUp('loggedOut');
    failAll(true);
    logIn('p');
    expect(account.getSnapshot()).toMatchObject({ state: 'loading', data: null });
    await settle();
    expect(account.getSnapshot().state).toBe('failed');
    failAll(false);
    be(player(500));
    await time.pass(5_000);
    expect(account.getSnapshot().state).toBe('loaded');
  });

  it('a reconnect refetches, and nothing is sent before', async () => {
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

  it('a bet that a limit refused opens the alert, and a missing acknowledgement or a low balance reads the account again', async () => {
    const { facts, calls, logOut } = setUp();
    await settle();
    const accountRequests = (): number => calls.filter((call) => call.startsWith('Account ')).length;
    const before = accountRequests();
    facts.betsRefused([{ displayType: 'ODDS_CHANGED', message: 'The odds have changed.' }]);
    // As the book's own limit of risk comes.
    facts.betsRefused([
      { displayType: 'BET_AMOUNT', message: 'This bet is over the book’s limit for this market; the most is $10.99.' },
    ]);
    expect([facts.getSnapshot().limitsAlert, accountRequests()]).toEqual([null, before]);
    facts.betsRefused([{ displayType: 'RG_LIMIT', message: 'This bet would take you past your spend limit. Nothing was bet.' }]);
    expect(facts.getSnapshot().limitsAlert).toBe(
      'This bet would take you past your spend limit. Nothing was bet. No bet was placed.',
    );
    facts.betsRefused([{ displayType: 'RG_ACK_REQUIRED', message: 'Read it first.' }]);
    await settle();
    expect(accountRequests()).toBe(before + 1);
    // The balance shown here is older than the refusal.
    facts.betsRefused([{ displayType: 'DEPOSIT', message: 'Your balance is $20.00.' }]);
    await settle();
    expect(accountRequests()).toBe(before + 2);
    logOut();
    expect(facts.getSnapshot().limitsAlert).toBeNull();
  });

  it('the session data asks to read of the deposits, until that is acknowledged or the player leaves', () => {
    const { facts, sessionAccount, logOut } = setUp();
    const modal = { title: 'T', body: 'B', buttonLabel: 'OK', depositAckType: 'DEPOSIT_AMOUNT' } as const;
    const say = (showDepositAckModal: boolean): void =>
      sessionAccount.set({ depositAcknowledgementModal: { ...modal, showDepositAckModal } } as SessionAccount);
    say(false);
    expect(facts.getSnapshot().deposits).toBeNull();
    say(true);
    expect(facts.getSnapshot().deposits).toMatchObject(modal);
    facts.update({ deposits: null });
    facts.betsPlaced(1);
    expect(facts.getSnapshot().deposits).toBeNull();
    say(true);
    logOut();
    expect(facts.getSnapshot().deposits).toBeNull();
  });

  it('the notice about deposits is read anew when they have moved, and a late answer is not for the next player', async () => {
    const { facts, answer, hold, logOut } = setUp();
    const modal = { title: 'T', body: 'B', buttonLabel: 'OK', depositAckType: 'DEPOSIT_AMOUNT' } as const;
    const say = (showDepositAckModal: boolean): void =>
      answer('DepositAcknowledgementModal', () => ({
        account: { depositAcknowledgementModal: { ...modal, showDepositAckModal } },
      }));
    for (const isDue of [false, true]) {
      say(isDue);
      facts.depositsMoved();
      await settle();
      expect(facts.getSnapshot().deposits?.title).toBe(isDue ? 'T' : undefined);
    }
    const release = hold('DepositAcknowledgementModal');
    facts.depositsMoved();
    await settle();
    logOut();
    await release();
    expect(facts.getSnapshot().deposits).toBeNull();
  });

  it.each([
    ['/promotions', true],
    ['/account/settings', false],
  ])('promotions are offered until the menu of the player has none: with %s %s', async (webUrl, isOffered) => {
    const { facts, offer, logIn } = setUp('loggedOut');
    offer({ kind: 'LEAF', label: webUrl, icon: 'gift', deepLink: { webUrl } });
    logIn('p');
    expect(facts.getSnapshot().promosOffered).toBe(true);
    await settle();
    expect(facts.getSnapshot().promosOffered).toBe(isOffered);
  });

  it('a visitor has none, and what their page reports asks for nothing', async () => {
    const { facts, calls } = setUp('loggedOut');
    facts.betsPlaced(5);
    facts.betsRefused([{ displayType: 'DEPOSIT', message: 'Your balance is $0.00.' }]);
    await settle();
    expect(facts.getSnapshot()).toEqual({ account: null, balances: null, promosOffered: true, deposits: null, limitsAlert: null });
    expect(calls).toEqual([]);
  });
});

describe('the odds format', () => {
  it.each([
    [null, 'AMERICAN'],
    ['nonsense', 'AMERICAN'],
    ['EURO', 'EURO'],
  ])('a device that has stored %s has %s', async (stored, format) => {
    const storage = memoryKeyValue();
    if (stored !== null) await storage.set('tsb//odds-format', stored);
    const tabs = { send: () => undefined, listen: () => () => undefined };
    const owner = createStore<Owner>({ brand: 'tsb', playerAlias: null });
    const persist: PlatformServices['persist'] = (definition) => createPersistedValue({ storage, tabs, owner }, definition);
    const oddsFormat = oddsFormatOf({ persist });
    await settle();
    expect(oddsFormat.getSnapshot()).toBe(format);
  });

  it('is that of the device for a visitor and of the account for a player', async () => {
    const { logIn, be, device, calls, setOddsFormat } = setUp('loggedOut');
    expect(device.getSnapshot()).toBe('AMERICAN');
    setOddsFormat('EURO');
    expect(device.getSnapshot()).toBe('EURO');
    expect(calls).toEqual([]);
    be(player(1, 'AMERICAN'));
    logIn('p');
    await settle();
    expect(device.getSnapshot()).toBe('AMERICAN');
    expect(device.getSnapshot()).toBe('AMERICAN');
  });

  it('changes at once and is sent to the server for a player', async () => {
    const { calls, account, device, setOddsFormat } = setUp();
    await settle();
    setOddsFormat('EURO');
    expect(device.getSnapshot()).toBe('EURO');
    await settle();
    expect(calls).toContain('SetOddsFormat {"oddsFormat":"EURO"}');
    expect(account.getSnapshot().data?.account.oddsFormat).toBe('EURO');
    expect(device.getSnapshot()).toBe('EURO');
  });

  it('is the newest choice, even if the answer to an earlier choice follows it', async () => {
    const { hold, device, setOddsFormat } = setUp();
    await settle();
    const release = hold('SetOddsFormat');
    setOddsFormat('EURO');
    setOddsFormat('AMERICAN');
    await settle();
    await release();
    expect(device.getSnapshot()).toBe('AMERICAN');
  });

  it('stays that of the player on this device after a log-out', async () => {
    const { logIn, logOut, be, device } = setUp('loggedOut');
    be(player(1, 'EURO'));
    logIn('p');
    await settle();
    logOut();
    expect(device.getSnapshot()).toBe('EURO');
  });
});
