import { ApolloClient, ApolloLink, gql, InMemoryCache, type TypedDocumentNode } from '@apollo/client';
import { Subject } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import { settle } from '../fakeTime.ts';
import { lateSubscription } from './lateSubscription.ts';

const query: TypedDocumentNode<{ readonly balance: number }, Record<string, never>> = gql`
  subscription Balance {
    balance
  }
`;

function setUp() {
  const answers = new Subject<ApolloLink.Result>();
  const client = new ApolloClient({ cache: new InMemoryCache(), link: new ApolloLink(() => answers) });
  let arrive = (): void => undefined;
  let fail = (): void => undefined;
  const coming = new Promise<ApolloClient>((resolve, reject) => {
    arrive = () => resolve(client);
    fail = () => reject(new Error('The chunk is gone'));
  });
  const next = vi.fn();
  const ended = vi.fn();
  const stop = lateSubscription(() => coming, { query, variables: {}, next, ended });
  return { answers, arrive, fail, next, ended, stop };
}

describe('a subscription over a client on its way', () => {
  it('begins when the client is there, hears its data, and ends when it is told to', async () => {
    const { answers, arrive, next, ended, stop } = setUp();
    expect(answers.observed).toBe(false);
    arrive();
    await settle();
    answers.next({ data: { balance: 7 } });
    expect(next.mock.calls).toEqual([[{ balance: 7 }]]);
    stop();
    await settle();
    expect(answers.observed).toBe(false);
    expect(ended).not.toHaveBeenCalled();
  });

  it('never begins when it was ended before', async () => {
    const { answers, arrive, stop } = setUp();
    stop();
    arrive();
    await settle();
    expect(answers.observed).toBe(false);
  });

  it('tells of an end that nobody asked for', async () => {
    const { answers, arrive, ended } = setUp();
    arrive();
    await settle();
    answers.complete();
    await settle();
    expect(ended).toHaveBeenCalledTimes(1);
  });

  it('has ended where the client does not come', async () => {
    const { fail, ended } = setUp();
    fail();
    await settle();
    expect(ended).toHaveBeenCalledTimes(1);
  });

  it('says nothing of that to who has gone', async () => {
    const { fail, ended, stop } = setUp();
    stop();
    fail();
    await settle();
    expect(ended).not.toHaveBeenCalled();
  });
});
