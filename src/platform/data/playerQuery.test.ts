import { describe, expect, it } from 'vitest';
import { settle } from '../testing/fakeTime.ts';
import type { QueryHandle } from './createServerData.ts';
import { live, playerQuery, subscription } from './declare.ts';
import { TransfersDocument, WalletDocument, WalletUpdatedDocument } from './testing/documents.ts';
import { fakeServer } from './testing/fakeServer.ts';

const wallet = playerQuery({
  document: WalletDocument,
  map: (data) => data.wallet && { cents: data.wallet.cents },
  live: live(
    subscription({ document: WalletUpdatedDocument, map: (data) => data.walletUpdated }),
    (_current: { readonly cents: number }, cents) => ({ cents }),
  ),
});
const polled = playerQuery({ document: WalletDocument, map: (data) => data.wallet, pollMs: 5_000 });
const visitors = playerQuery({ document: WalletDocument, map: (data) => data.wallet, audience: 'visitor', freshMs: Infinity });
const anyones = playerQuery({ document: WalletDocument, map: (data) => data.wallet, audience: 'anyone', freshMs: Infinity });

/** A server with a wallet, and a page that reads it. */
function setUp(query: typeof wallet | typeof polled = wallet, ...visitor: Parameters<typeof fakeServer>) {
  const server = fakeServer(...visitor);
  let cents = 100;
  server.answer('Wallet', () => ({ wallet: { cents } }));
  const handle = server.data.query(query, {}) as QueryHandle<{ readonly cents: number }>;
  const changes: string[] = [];
  const stop = handle.subscribe(() => changes.push(`${handle.getSnapshot().state} ${handle.getSnapshot().data?.cents ?? '-'}`));
  return {
    ...server,
    handle,
    changes,
    stop,
    has: (now: number) => {
      cents = now;
    },
  };
}

describe('a query of a player', () => {
  it('is loading until it is answered, then loaded with the time of the answer', async () => {
    const { handle, time } = setUp();
    expect(handle.getSnapshot()).toEqual({ state: 'loading', data: null, dataAt: null, error: null });
    await settle();
    expect(handle.getSnapshot()).toEqual({ state: 'loaded', data: { cents: 100 }, dataAt: time.clock.now(), error: null });
  });

  it('is not sent with the tokens of the next player when it has waited for the first one’s', async () => {
    const server = fakeServer();
    server.answer('Wallet', () => ({ wallet: { cents: 100 } }));
    const release = server.holdRequests();
    const unsubscribe = server.data.query(wallet, {}).subscribe(() => undefined);
    server.logOut();
    unsubscribe();
    server.logIn('p2');
    await release();
    expect(server.calls).toEqual([]);
  });

  it('is one request for all listeners, and refetched for a returning listener, who sees the previous data meanwhile', async () => {
    const { data, handle, calls, stop } = setUp();
    const stopOther = data.query(wallet, {}).subscribe(() => undefined);
    await settle();
    expect(calls).toEqual(['Wallet {}']);
    stop();
    stopOther();
    expect(handle.getSnapshot()).toMatchObject({ state: 'loading', data: { cents: 100 } });
    handle.subscribe(() => undefined);
    expect(calls).toHaveLength(2);
  });

  it('is idle without a request for a visitor, and fetched after a log-in', async () => {
    const { handle, calls, logIn } = setUp(wallet, { status: 'loggedOut', playerAlias: null });
    await settle();
    expect(handle.getSnapshot().state).toBe('idle');
    expect(calls).toEqual([]);
    logIn();
    expect(handle.getSnapshot().state).toBe('loading');
    await settle();
    expect(handle.getSnapshot()).toMatchObject({ state: 'loaded', data: { cents: 100 } });
  });

  it('is dropped at log-out, and a pending answer does not restore it', async () => {
    const { handle, hold, logOut } = setUp();
    await settle();
    const release = hold('Wallet');
    void handle.refetch();
    logOut();
    expect(handle.getSnapshot()).toEqual({ state: 'idle', data: null, dataAt: null, error: null });
    await release();
    expect(handle.getSnapshot().data).toBeNull();
  });

  it('shows the next player no data of the previous one, not even from a delayed answer or update', async () => {
    const { handle, hold, has, logOut, logIn, push, changes } = setUp();
    await settle();
    has(666);
    const release = hold('Wallet');
    void handle.refetch();
    logOut();
    has(7);
    logIn('p2');
    push('WalletUpdated', { walletUpdated: 7 });
    await release();
    await settle();
    expect(handle.getSnapshot().data).toEqual({ cents: 7 });
    expect(changes.join()).not.toContain('666');
  });

  it('one of anybody is dropped at log-out too, and fetched anew for the visitor', async () => {
    const { handle, calls, has, hold, logOut } = setUp(anyones);
    await settle();
    expect(handle.getSnapshot().data).toEqual({ cents: 100 });
    has(7);
    const release = hold('Wallet');
    logOut();
    expect(handle.getSnapshot()).toMatchObject({ state: 'loading', data: null });
    expect(calls).toHaveLength(2);
    await release();
    expect(handle.getSnapshot()).toMatchObject({ state: 'loaded', data: { cents: 7 } });
  });

  it('ignores the answer to an older request', async () => {
    const { handle, hold, has } = setUp();
    await settle();
    has(1);
    const release = hold('Wallet');
    void handle.refetch();
    has(2);
    await handle.refetch();
    await release();
    expect(handle.getSnapshot().data).toEqual({ cents: 2 });
  });

  it('does not notify its listeners of an unchanged answer, but takes its time for a later failure', async () => {
    const { handle, changes, time, fail } = setUp();
    await settle();
    changes.length = 0;
    await time.pass(1_000);
    await handle.refetch();
    expect(changes).toEqual([]);
    const confirmedAt = time.clock.now();
    await time.pass(1_000);
    fail('Wallet', { kind: 'refused', codes: ['INTERNAL_SERVER_ERROR'] });
    await handle.refetch();
    expect(handle.getSnapshot()).toMatchObject({ state: 'failed', data: { cents: 100 }, dataAt: confirmedAt });
  });

  it('fails on an unusable answer; an unreadable one is also reported, once', async () => {
    const { answer, handle, reports } = setUp();
    answer('Wallet', () => ({ wallet: null }));
    await settle();
    await handle.refetch();
    expect(handle.getSnapshot()).toMatchObject({ state: 'failed', error: { kind: 'refused', codes: ['NO_DATA'] } });
    expect(reports).toEqual([]);
    answer('Wallet', () => null);
    await handle.refetch();
    expect(handle.getSnapshot()).toMatchObject({ state: 'failed', error: { codes: ['UNREADABLE'] } });
    expect(reports).toHaveLength(1);
    expect(reports[0]).toMatch(/^data\.Wallet: TypeError/);
  });

  it('a visitor’s query is fetched once, also for a later listener', async () => {
    const { data, answer, calls } = fakeServer({ status: 'loggedOut', playerAlias: null });
    answer('Wallet', () => ({ wallet: { cents: 1 } }));
    for (let times = 0; times < 3; times += 1) {
      data.query(visitors, {}).subscribe(() => undefined)();
      await settle();
    }
    expect(calls).toEqual(['Wallet {}']);
    expect(data.query(visitors, {}).getSnapshot().state).toBe('loaded');
  });
});

describe('live updates of a query', () => {
  it('change its data as long as it has listeners', async () => {
    const { handle, push, stop, subscribed } = setUp();
    await settle();
    push('WalletUpdated', { walletUpdated: 97 });
    expect(handle.getSnapshot()).toMatchObject({ state: 'loaded', data: { cents: 97 } });
    stop();
    expect(subscribed()).toEqual([]);
  });

  it('live updates before a pending older answer are not undone by it', async () => {
    const { handle, hold, push } = setUp();
    await settle();
    const release = hold('Wallet');
    void handle.refetch();
    push('WalletUpdated', { walletUpdated: 42 });
    await release();
    expect(handle.getSnapshot().data).toEqual({ cents: 42 });
  });

  it('are one subscription for all queries that use it, and end with a log-out', async () => {
    const { data, logOut, logIn, subscribed, push, handle } = setUp();
    const other = playerQuery({
      document: TransfersDocument,
      map: (found) => found.transfers,
      live: live(subscription({ document: WalletUpdatedDocument, map: (found) => found.walletUpdated }), (current) => current),
    });
    data.query(other, { after: null }).subscribe(() => undefined)();
    await settle();
    push('WalletUpdated', { walletUpdated: 1 });
    expect(handle.getSnapshot().data).toEqual({ cents: 1 });
    logOut();
    expect(subscribed()).toEqual([]);
    logIn();
    expect(subscribed()).toEqual(['WalletUpdated']);
  });

  it('start again after the server ends them, and the query is refetched', async () => {
    const { end, subscribed, calls, time, has, handle } = setUp();
    await settle();
    calls.length = 0;
    has(55);
    end('WalletUpdated');
    expect(subscribed()).toEqual([]);
    await time.pass(500);
    expect(subscribed()).toEqual(['WalletUpdated']);
    expect(calls).toEqual(['Wallet {}']);
    expect(handle.getSnapshot().data).toEqual({ cents: 55 });
  });

  it('are given up after the server has ended them six times in a row', async () => {
    const { end, subscribed, time } = setUp();
    await settle();
    for (let times = 0; times < 7; times += 1) {
      end('WalletUpdated');
      await time.pass(15_000);
    }
    expect(subscribed()).toEqual([]);
  });
});

describe('a polled query', () => {
  it('is fetched at its interval while it has listeners', async () => {
    const { calls, time, stop } = setUp(polled);
    await time.pass(4_999);
    expect(calls).toHaveLength(1);
    await time.pass(1);
    expect(calls).toHaveLength(2);
    await time.pass(15_000);
    expect(calls).toHaveLength(5);
    stop();
    await time.pass(15_000);
    expect(calls).toHaveLength(5);
  });

  it('is not fetched again while an answer is pending', async () => {
    const { calls, time, hold, handle } = setUp(polled);
    await settle();
    const release = hold('Wallet');
    await time.pass(20_000);
    expect(calls).toHaveLength(2);
    await release();
    expect(handle.getSnapshot().state).toBe('loaded');
  });

  it('is fetched at its interval again after a poll without an answer', async () => {
    const { calls, time, fail } = setUp(polled);
    await settle();
    fail('Wallet', { kind: 'unreachable' });
    await time.pass(5_000);
    fail('Wallet', null);
    await time.pass(500);
    expect(calls).toHaveLength(3);
    await time.pass(15_000);
    expect(calls).toHaveLength(6);
  });

  it('is not fetched offline, and once when the connection recovers', async () => {
    const { calls, time, connection } = setUp(polled);
    await settle();
    calls.length = 0;
    connection.set({ online: false, live: false });
    await time.pass(20_000);
    expect(calls).toEqual([]);
    connection.set({ online: true, live: false });
    connection.set({ online: true, live: true });
    await time.pass(200);
    expect(calls).toHaveLength(1);
  });

  it('is not fetched while the page is hidden, and at once when it is shown again', async () => {
    const { calls, time, visible } = setUp(polled);
    await settle();
    calls.length = 0;
    visible.set(false);
    await time.pass(20_000);
    expect(calls).toEqual([]);
    visible.set(true);
    expect(calls).toHaveLength(1);
  });
});

describe('a recovered connection or a tab shown again', () => {
  it('refetches only what is on screen', async () => {
    const { calls, connection, time, stop } = setUp();
    await settle();
    calls.length = 0;
    connection.set({ online: true, live: false });
    connection.set({ online: true, live: true });
    await time.pass(200);
    expect(calls).toEqual(['Wallet {}']);
    stop();
    connection.set({ online: false, live: false });
    connection.set({ online: true, live: true });
    await time.pass(200);
    expect(calls).toHaveLength(1);
  });

  it('refetches live queries when the websocket opens for the first time: updates may have been missed', async () => {
    const { time, calls, data, answer, connection } = fakeServer(undefined, { online: true, live: false });
    answer('Wallet', () => ({ wallet: { cents: 1 } }));
    data.query(polled, {}).subscribe(() => undefined);
    data.query(wallet, {}).subscribe(() => undefined);
    await settle();
    expect(calls).toHaveLength(2);
    connection.set({ online: true, live: true });
    await time.pass(200);
    expect(calls).toHaveLength(3);
  });

  it('does not refetch fresh data when only the tab was hidden', async () => {
    const { calls, visible, time } = setUp();
    await settle();
    visible.set(false);
    visible.set(true);
    expect(calls).toHaveLength(1);
    visible.set(false);
    await time.pass(30_000);
    visible.set(true);
    expect(calls).toHaveLength(2);
  });

  it('refetches a query that failed as offline', async () => {
    const server = fakeServer();
    server.answer('Wallet', () => ({ wallet: { cents: 1 } }));
    server.connection.set({ online: false, live: false });
    const handle = server.data.query(wallet, {});
    handle.subscribe(() => undefined);
    expect(server.calls).toEqual([]);
    expect(handle.getSnapshot()).toMatchObject({ state: 'failed', error: { kind: 'offline' } });
    server.connection.set({ online: true, live: false });
    await server.time.pass(200);
    expect(handle.getSnapshot().state).toBe('loaded');
  });
});

describe('a query without an answer', () => {
  it('is retried with back-off until it is answered, and keeps its data', async () => {
    const { handle, calls, fail, time } = setUp();
    await settle();
    fail('Wallet', { kind: 'unreachable' });
    await handle.refetch();
    expect(handle.getSnapshot()).toMatchObject({ state: 'failed', data: { cents: 100 }, error: { kind: 'unreachable' } });
    calls.length = 0;
    await time.pass(500 + 1_000 + 2_000);
    expect(calls).toHaveLength(3);
    fail('Wallet', null);
    await time.pass(4_000);
    expect(handle.getSnapshot()).toMatchObject({ state: 'loaded', error: null });
    calls.length = 0;
    await time.pass(60_000);
    expect(calls).toEqual([]);
  });

  it('a query that the server refused is not retried by itself, but on request', async () => {
    const { handle, calls, fail, time } = setUp();
    fail('Wallet', { kind: 'refused', codes: ['BAD_USER_INPUT'] });
    await handle.refetch();
    calls.length = 0;
    await time.pass(60_000);
    expect(calls).toEqual([]);
    fail('Wallet', null);
    const refetched = handle.refetch();
    expect(handle.getSnapshot().state).toBe('loading');
    await refetched;
    expect(handle.getSnapshot().state).toBe('loaded');
  });

  it('is not retried while offline or hidden, and continues after that', async () => {
    const { handle, calls, fail, time, visible } = setUp();
    fail('Wallet', { kind: 'unreachable' });
    await handle.refetch();
    visible.set(false);
    calls.length = 0;
    await time.pass(60_000);
    expect(calls).toEqual([]);
    fail('Wallet', null);
    visible.set(true);
    await settle();
    expect(handle.getSnapshot().state).toBe('loaded');
  });
});
