import { ApolloClient, ApolloLink, CombinedGraphQLErrors, InMemoryCache } from '@apollo/client';
import { Subject, throwError } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import { lazyEngine } from '../data/lazyEngine.ts';
import { DepositDocument, WalletDocument, WalletUpdatedDocument } from '../data/testing/documents.ts';
import { settle } from '../testing/fakeTime.ts';
import { apolloEngine } from './apolloEngine.ts';

const isMine = (): boolean => true;

function clientOver(link: ApolloLink): ApolloClient {
  return new ApolloClient({ cache: new InMemoryCache(), link });
}

function failing(error: unknown) {
  return apolloEngine(clientOver(new ApolloLink(() => throwError(() => error))));
}

const coded = (code: string): Error => new CombinedGraphQLErrors({ errors: [{ message: code, extensions: { code } }] });

describe('a query through Apollo', () => {
  it('stores nothing in its cache', async () => {
    const answers = new Subject<ApolloLink.Result>();
    const client = clientOver(new ApolloLink(() => answers));
    const pending = apolloEngine(client).query(WalletDocument, {}, isMine);
    await settle();
    answers.next({ data: { wallet: { __typename: 'Wallet', cents: 666 } } });
    answers.complete();
    expect(await pending).toMatchObject({ ok: true, value: { wallet: { cents: 666 } } });
    expect(JSON.stringify(client.cache.extract())).not.toContain('666');
  });

  it('has no answer when Apollo itself cannot be fetched', async () => {
    const engine = lazyEngine(() => Promise.reject(new Error('The chunk is gone')));
    expect(await engine.query(WalletDocument, {}, isMine)).toEqual({ ok: false, error: { kind: 'unreachable' } });
  });
});

it('a request is sent only if the visitor is still the same then', async () => {
  const contexts: unknown[] = [];
  const link = new ApolloLink((operation) => {
    contexts.push(operation.getContext().isMine);
    return throwError(() => new Error('not sent'));
  });
  const engine = apolloEngine(clientOver(link));
  await engine.query(WalletDocument, {}, isMine);
  await engine.mutate(DepositDocument, {}, isMine);
  expect(contexts).toEqual([isMine, isMine]);
});

describe('a mutation through Apollo', () => {
  it.each([
    ['no answer came', new TypeError('Failed to fetch')],
    ['time ran out', new DOMException('No answer within 15000 ms', 'TimeoutError')],
    ['the server failed', coded('INTERNAL_SERVER_ERROR')],
    ['the database was lost', coded('DATABASE_UNAVAILABLE')],
  ])('is unknown when %s', async (_, error) => {
    expect(await failing(error).mutate(DepositDocument, {}, isMine)).toEqual({ ok: false, error: { kind: 'unknown' } });
  });

  it('is refused when the server rejects it, and not sent when Apollo itself cannot be fetched', async () => {
    expect(await failing(coded('BAD_USER_INPUT')).mutate(DepositDocument, {}, isMine)).toEqual({
      ok: false,
      error: { kind: 'refused', codes: ['BAD_USER_INPUT'] },
    });
    const engine = lazyEngine(() => Promise.reject(new Error('The chunk is gone')));
    expect(await engine.mutate(DepositDocument, {}, isMine)).toEqual({ ok: false, error: { kind: 'notSent' } });
  });
});

describe('a subscription while its client loads', () => {
  function setUp() {
    const answers = new Subject<ApolloLink.Result>();
    const client = clientOver(new ApolloLink(() => answers));
    let finishLoading = (): void => undefined;
    let fail = (): void => undefined;
    const coming = new Promise<ApolloClient>((resolve, reject) => {
      finishLoading = () => resolve(client);
      fail = () => reject(new Error('The chunk is gone'));
    });
    const next = vi.fn();
    const ended = vi.fn();
    const stop = lazyEngine(async () => apolloEngine(await coming)).subscribe(WalletUpdatedDocument, {}, { next, ended });
    return { answers, finishLoading, fail, next, ended, stop };
  }

  it('starts when the client has loaded, receives its data, and ends on request', async () => {
    const { answers, finishLoading, next, ended, stop } = setUp();
    expect(answers.observed).toBe(false);
    finishLoading();
    await settle();
    answers.next({ data: { walletUpdated: 7 } });
    expect(next.mock.calls).toEqual([[{ walletUpdated: 7 }]]);
    stop();
    await settle();
    expect(answers.observed).toBe(false);
    expect(ended).not.toHaveBeenCalled();
  });

  it('never starts when it was ended before', async () => {
    const { answers, finishLoading, stop } = setUp();
    stop();
    finishLoading();
    await settle();
    expect(answers.observed).toBe(false);
  });

  it('reports an end by the server', async () => {
    const { answers, finishLoading, ended } = setUp();
    finishLoading();
    await settle();
    answers.complete();
    await settle();
    expect(ended).toHaveBeenCalledTimes(1);
  });

  it('reports an end when the client cannot be loaded', async () => {
    const { fail, ended } = setUp();
    fail();
    await settle();
    expect(ended).toHaveBeenCalledTimes(1);
  });

  it('does not report that end after it was ended', async () => {
    const { fail, ended, stop } = setUp();
    stop();
    fail();
    await settle();
    expect(ended).not.toHaveBeenCalled();
  });
});
