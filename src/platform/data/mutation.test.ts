import { describe, expect, it } from 'vitest';
import { settle } from '../testing/fakeTime.ts';
import { mutation, playerQuery, subscription } from './declare.ts';
import { DepositDocument, TransfersDocument, WalletDocument, WalletUpdatedDocument } from './testing/documents.ts';
import { fakeServer } from './testing/fakeServer.ts';

interface Money {
  readonly cents: number;
}

const wallet = playerQuery({ document: WalletDocument, map: (data): Money | null => data.wallet });
const deposit = mutation({
  document: DepositDocument,
  map: (data): Money => ({ cents: data.deposit }),
  writes: (now, write) => write(wallet, {}, () => now),
});

function setUp() {
  const server = fakeServer();
  server.answer('Wallet', () => ({ wallet: { cents: 100 } }));
  server.answer('Deposit', ({ cents }) => ({ deposit: 100 + Number(cents) }));
  const walletQuery = server.data.query(wallet, {});
  walletQuery.subscribe(() => undefined);
  return { ...server, walletQuery };
}

describe('a mutation', () => {
  it('is sent, and its answer becomes the known data', async () => {
    const { data, calls, walletQuery } = setUp();
    await settle();
    expect(await data.mutate(deposit, { cents: 5 })).toEqual({ ok: true, value: { cents: 105 } });
    expect(calls).toContain('Deposit {"cents":5}');
    expect(walletQuery.getSnapshot().data).toEqual({ cents: 105 });
  });

  it('without an answer is unknown, never failed, and is not repeated by itself', async () => {
    const { data, fail, calls, time } = setUp();
    fail('Deposit', { kind: 'unknown' });
    expect(await data.mutate(deposit, { cents: 5 })).toEqual({ ok: false, error: { kind: 'unknown' } });
    await time.pass(60_000);
    expect(calls.filter((call) => call.startsWith('Deposit'))).toHaveLength(1);
  });

  it('a mutation that was done but has an unreadable answer is unknown too, and reported', async () => {
    const { data, answer, reports } = setUp();
    answer('Deposit', () => null);
    expect(await data.mutate(deposit, { cents: 5 })).toMatchObject({ ok: false, error: { kind: 'unknown' } });
    expect(reports).toHaveLength(1);
  });

  it.each([{ kind: 'refused', codes: ['BAD_USER_INPUT'] }, { kind: 'notSent' }, { kind: 'unauthenticated' }] as const)(
    'a mutation that was not done returns the reason: $kind',
    async (failure) => {
      const { data, fail } = setUp();
      fail('Deposit', failure);
      expect(await data.mutate(deposit, { cents: 5 })).toEqual({ ok: false, error: failure });
    },
  );

  it('whose answer comes after a change of visitor returns nothing of it', async () => {
    const { data, hold, logOut, logIn, walletQuery } = setUp();
    await settle();
    const release = hold('Deposit');
    const outcome = data.mutate(deposit, { cents: 566 });
    logOut();
    logIn('p2');
    await settle();
    await release();
    expect(await outcome).toEqual({ ok: false, error: { kind: 'otherOwner' } });
    expect(walletQuery.getSnapshot().data).toEqual({ cents: 100 });
  });

  it('is not sent for the next player when its own has logged out before it could be', async () => {
    const { data, holdRequests, logOut, logIn, calls } = setUp();
    const release = holdRequests();
    const outcome = data.mutate(deposit, { cents: 566 });
    logOut();
    logIn('p2');
    await release();
    expect(await outcome).toEqual({ ok: false, error: { kind: 'otherOwner' } });
    expect(calls.filter((call) => call.startsWith('Deposit'))).toEqual([]);
  });

  it('is sent when its player becomes known while it waits', async () => {
    const { data, holdRequests, session, logIn, calls } = setUp();
    session.set({ status: 'unknown', playerAlias: 'p1' });
    const release = holdRequests();
    const outcome = data.mutate(deposit, { cents: 566 });
    logIn('p1');
    await release();
    await outcome;
    expect(calls.filter((call) => call.startsWith('Deposit'))).toHaveLength(1);
  });

  it('does not undo changes made since it was sent', async () => {
    const { data, hold, walletQuery } = setUp();
    await settle();
    const release = hold('Deposit');
    const outcome = data.mutate(deposit, { cents: 5 });
    walletQuery.update(() => ({ cents: 1 }));
    await release();
    await outcome;
    expect(walletQuery.getSnapshot().data).toEqual({ cents: 1 });
  });
});

describe('an answer with facts about another query', () => {
  const walletOfTransfers = playerQuery({
    document: TransfersDocument,
    map: (data) => data.transfers,
    writes: ({ ids }, write) => write(wallet, {}, () => ({ cents: ids.length })),
  });

  it('changes that query, unless it was requested before the newest change there', async () => {
    const { data, answer, hold, walletQuery } = setUp();
    answer('Transfers', () => ({ transfers: { ids: ['a', 'b'], after: null } }));
    await settle();
    await data.ask(walletOfTransfers, { after: null });
    expect(walletQuery.getSnapshot().data).toEqual({ cents: 2 });
    const release = hold('Transfers');
    const older = data.ask(walletOfTransfers, { after: null });
    walletQuery.update(() => ({ cents: 9 }));
    await release();
    await older;
    expect(walletQuery.getSnapshot().data).toEqual({ cents: 9 });
  });
});

describe('logic that holds answers itself', () => {
  it('fetches once and learns whether the visitor changed meanwhile', async () => {
    const { data, hold, logOut } = setUp();
    expect(await data.ask(wallet, {})).toEqual({ ok: true, value: { cents: 100 } });
    const release = hold('Wallet');
    const outcome = data.ask(wallet, {});
    logOut();
    await release();
    expect(await outcome).toEqual({ ok: false, error: { kind: 'otherOwner' } });
  });

  it('gets updates until it unsubscribes, also after the server ended the subscription', async () => {
    const { data, push, end, time } = setUp();
    const received: number[] = [];
    const updates = subscription({ document: WalletUpdatedDocument, map: (found) => found.walletUpdated });
    const stop = data.subscribe(updates, {}, (cents) => received.push(cents));
    push('WalletUpdated', { walletUpdated: 1 });
    end('WalletUpdated');
    push('WalletUpdated', { walletUpdated: 2 });
    await time.pass(500);
    push('WalletUpdated', { walletUpdated: 3 });
    stop();
    push('WalletUpdated', { walletUpdated: 4 });
    expect(received).toEqual([1, 3]);
  });
});
