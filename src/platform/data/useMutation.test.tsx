import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServices } from '../../../tests/support/fakeServices.ts';
import { settle } from '../testing/fakeTime.ts';
import { ServicesContext } from '../usePlatform.ts';
import { restMutation } from './rest.ts';
import { fakeServer } from './testing/fakeServer.ts';
import { useMutation } from './useMutation.ts';

const POST = 'POST /i/acks';
const acknowledge = restMutation({ method: 'POST', path: '/i/acks', body: () => ({}), read: () => null });

function setUp(afterwards?: () => Promise<unknown>) {
  const server = fakeServer();
  const services = fakeServices({ data: server.data });
  const { result } = renderHook(() => useMutation(acknowledge, afterwards), {
    wrapper: ({ children }) => <ServicesContext value={services}>{children}</ServicesContext>,
  });
  const now = () => result.current;
  const step = (change: () => unknown) =>
    act(async () => {
      void change();
      await settle();
    });
  return { ...server, now, step };
}

it('a mutation is idle, sending until what belongs to its success is done, and idle again', async () => {
  let finish = (): void => undefined;
  const afterwards = (): Promise<void> =>
    new Promise((resolve) => {
      finish = resolve;
    });
  const { now, step } = setUp(afterwards);
  expect(now().state).toBe('idle');
  await step(() => now().send({}));
  expect(now().state).toBe('sending');
  await step(() => finish());
  expect(now().state).toBe('idle');
});

it('a refusal is failed with its reason until the next try, and no answer is unknown', async () => {
  const { now, step, fail, hold } = setUp();
  fail(POST, { kind: 'refused', codes: ['HTTP_422'] });
  await step(() => now().send({}));
  expect(now()).toMatchObject({ state: 'failed', reason: { codes: ['HTTP_422'] } });
  fail(POST, { kind: 'unknown' });
  const release = hold(POST);
  await step(() => now().send({}));
  expect(now()).toMatchObject({ state: 'sending', reason: null });
  await step(release);
  expect(now()).toMatchObject({ state: 'unknown', reason: { kind: 'unknown' } });
});

it('an answer that was overtaken by a newer sending does not end it', async () => {
  const { now, step, hold } = setUp();
  const first = hold(POST);
  await step(() => now().send({}));
  const second = hold(POST);
  await step(() => now().send({}));
  await step(first);
  expect(now().state).toBe('sending');
  await step(second);
  expect(now().state).toBe('idle');
});

it('a failure of a player who has left is not told to the next one', async () => {
  const { now, step, hold, logOut } = setUp();
  const release = hold(POST);
  await step(() => now().send({}));
  logOut();
  await step(release);
  expect(now()).toMatchObject({ state: 'idle', reason: null });
});
