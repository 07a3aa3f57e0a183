import { describe, expect, it } from 'vitest';
import { settle } from '../testing/fakeTime.ts';
import { playerQuery } from './declare.ts';
import { WalletDocument } from './testing/documents.ts';
import { fakeServer } from './testing/fakeServer.ts';

const map = (data: { readonly wallet: { readonly cents: number } | null }) => data.wallet;
const wallet = playerQuery({ document: WalletDocument, isSaved: true, map });
const passing = playerQuery({ document: WalletDocument, map });

/** A page that was opened without a connection: the stored session of `p1` cannot be checked. */
function offlinePage() {
  const server = fakeServer();
  server.answer('Wallet', () => ({ wallet: { cents: 300 } }));
  server.session.set({ status: 'unknown', playerAlias: 'p1' });
  server.connection.set({ online: false, live: false });
  return server;
}

describe('a query that is kept on this device', () => {
  it('keeps each answer and each change with its time, and one that is not declared so keeps nothing', async () => {
    const { data, savedAnswers, answer, time } = fakeServer();
    answer('Wallet', () => ({ wallet: { cents: 100 } }));
    data.query(passing, {}).subscribe(() => undefined);
    await settle();
    expect(savedAnswers.stored.size).toBe(0);
    const handle = data.query(wallet, {});
    handle.subscribe(() => undefined);
    await settle();
    expect([...savedAnswers.stored]).toEqual([['Wallet {}', { data: { cents: 100 }, at: time.clock.now() }]]);
    handle.update(() => ({ cents: 90 }));
    expect([...savedAnswers.stored.values()][0]?.data).toEqual({ cents: 90 });
  });

  it('shows without a connection what is kept, with its time and without a request, once it may be read', async () => {
    const { data, savedAnswers, calls } = offlinePage();
    savedAnswers.stored.set('Wallet {}', { data: { cents: 70 }, at: 5 });
    const handle = data.query(wallet, {});
    handle.subscribe(() => undefined);
    await settle();
    expect(handle.getSnapshot().state).toBe('idle');
    savedAnswers.reading.set(true);
    await settle();
    expect(handle.getSnapshot()).toEqual({ state: 'failed', data: { cents: 70 }, dataAt: 5, error: { kind: 'offline' } });
    expect(calls).toEqual([]);
  });

  it('is not shown in place of an answer that fails online, but as soon as the connection is known to be lost', async () => {
    const { data, savedAnswers, connection, fail } = fakeServer();
    fail('Wallet', { kind: 'unreachable' });
    savedAnswers.stored.set('Wallet {}', { data: { cents: 70 }, at: 5 });
    const handle = data.query(wallet, {});
    handle.subscribe(() => undefined);
    await settle();
    expect(handle.getSnapshot()).toMatchObject({ state: 'failed', data: null });
    connection.set({ online: false, live: false });
    await settle();
    expect(handle.getSnapshot()).toMatchObject({ state: 'failed', data: { cents: 70 }, dataAt: 5 });
  });

  it('says so where nothing is kept, and drops what it showed when the time of reading is over', async () => {
    const { data, savedAnswers } = offlinePage();
    savedAnswers.reading.set(true);
    const handle = data.query(wallet, {});
    handle.subscribe(() => undefined);
    await settle();
    expect(handle.getSnapshot()).toMatchObject({ state: 'failed', data: null });
    savedAnswers.stored.set('Wallet {}', { data: { cents: 70 }, at: 5 });
    await handle.refetch();
    expect(handle.getSnapshot().data).toEqual({ cents: 70 });
    savedAnswers.reading.set(false);
    expect(handle.getSnapshot()).toMatchObject({ state: 'idle', data: null });
  });

  it('what was read stays until the answer of the player who is known by now, and is not another player’s', async () => {
    const { data, savedAnswers, connection, session, hold, calls } = offlinePage();
    savedAnswers.stored.set('Wallet {}', { data: { cents: 70 }, at: 5 });
    savedAnswers.reading.set(true);
    const handle = data.query(wallet, {});
    handle.subscribe(() => undefined);
    await settle();
    connection.set({ online: true, live: false });
    await settle();
    expect(calls).toEqual([]);
    const release = hold('Wallet');
    savedAnswers.reading.set(false);
    savedAnswers.reading.set(true);
    await settle();
    session.set({ status: 'loggedIn', playerAlias: 'p1' });
    savedAnswers.reading.set(false);
    expect(handle.getSnapshot()).toMatchObject({ state: 'loading', data: { cents: 70 }, dataAt: 5 });
    await release();
    expect(handle.getSnapshot()).toMatchObject({ state: 'loaded', data: { cents: 300 } });
    savedAnswers.stored.clear();
    session.set({ status: 'loggedIn', playerAlias: 'p2' });
    expect(handle.getSnapshot().data).toBeNull();
  });

  it('while it is closed nothing of the player is shown, also where it was on the page, and nothing is requested', async () => {
    const { data, savedAnswers, connection, answer, calls } = fakeServer();
    answer('Wallet', () => ({ wallet: { cents: 100 } }));
    const handle = data.query(passing, {});
    handle.subscribe(() => undefined);
    await settle();
    connection.set({ online: false, live: false });
    savedAnswers.closed.set(true);
    expect(handle.getSnapshot()).toMatchObject({ state: 'idle', data: null });
    connection.set({ online: true, live: true });
    savedAnswers.closed.set(false);
    await settle();
    expect([handle.getSnapshot().data, calls.length]).toEqual([{ cents: 100 }, 2]);
  });
});
