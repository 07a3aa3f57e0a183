import { describe, expect, it, vi } from 'vitest';
import { operationName } from '../graphql/document.ts';
import { settle } from '../testing/fakeTime.ts';
import { publicQuery } from './declare.ts';
import { EventPageDocument } from './testing/documents.ts';
import { fakeServer } from './testing/fakeServer.ts';

const page = publicQuery({ document: EventPageDocument, map: (data) => data.event });

function setUp(cachedSequence: number | null = null) {
  const server = fakeServer({ status: 'unknown', playerAlias: null });
  let sequence = 1;
  server.answer('EventPage', ({ id }) => ({ event: { id, sequence } }));
  if (cachedSequence !== null) server.keep('EventPage', { event: { id: 'e1', sequence: cachedSequence } });
  return {
    ...server,
    event: (id = 'e1') => server.data.query(page, { id }),
    change: () => {
      sequence += 1;
    },
  };
}

describe('a document', () => {
  it('has the name of its operation, at any position in the document', () => {
    expect(operationName(EventPageDocument)).toBe('EventPage');
    expect(operationName({ ...EventPageDocument, definitions: EventPageDocument.definitions.toReversed() })).toBe('EventPage');
    expect(() => operationName({ ...EventPageDocument, definitions: [] })).toThrow('without a name');
  });
});

describe('a public query', () => {
  it('is fetched for any visitor at the first listener, and once for all listeners', async () => {
    const { event, calls } = setUp();
    const reading = event();
    expect(calls).toEqual([]);
    const listener = vi.fn();
    reading.subscribe(() => listener('one'));
    event().subscribe(() => listener('other'));
    expect(calls).toEqual(['EventPage {"id":"e1"}']);
    expect(reading.getSnapshot()).toMatchObject({ state: 'loading', data: null });
    await settle();
    expect(reading.getSnapshot()).toMatchObject({ state: 'loaded', data: { id: 'e1', sequence: 1 } });
    expect(listener.mock.calls).toEqual([['one'], ['other']]);
  });

  it('keeps its data for a returning listener, also after a log-out, and is refetched', async () => {
    const { event, calls, logIn, logOut } = setUp();
    const stop = event().subscribe(() => undefined);
    await settle();
    stop();
    logIn();
    logOut();
    expect(event().getSnapshot().data).toEqual({ id: 'e1', sequence: 1 });
    event().subscribe(() => undefined);
    expect(calls).toHaveLength(2);
    expect(event('e2').getSnapshot().data).toBeNull();
  });

  it('starts with the data that its source knows', () => {
    expect(setUp(7).event().getSnapshot()).toMatchObject({ state: 'loading', data: { id: 'e1', sequence: 7 }, dataAt: null });
  });

  it('shows a failure without losing its data, and then the answer that ends the failure', async () => {
    const { event, fail } = setUp();
    const reading = event();
    fail('EventPage', { kind: 'unreachable' });
    reading.subscribe(() => undefined);
    await settle();
    expect(reading.getSnapshot()).toMatchObject({ state: 'failed', data: null });
    fail('EventPage', null);
    await reading.refetch();
    expect(reading.getSnapshot()).toMatchObject({ state: 'loaded', data: { sequence: 1 } });
    fail('EventPage', { kind: 'unreachable' });
    await reading.refetch();
    expect(reading.getSnapshot()).toMatchObject({ state: 'failed', data: { sequence: 1 } });
    fail('EventPage', null);
    await reading.refetch();
    expect(reading.getSnapshot()).toMatchObject({ state: 'loaded', data: { sequence: 1 } });
  });

  it('shows newer data of its source when the request fails', async () => {
    const { event, fail, keep } = setUp();
    const reading = event();
    expect(reading.getSnapshot().data).toBeNull();
    fail('EventPage', { kind: 'unreachable' });
    keep('EventPage', { event: { id: 'e1', sequence: 7 } });
    reading.subscribe(() => undefined);
    await settle();
    expect(reading.getSnapshot()).toMatchObject({ state: 'failed', data: { sequence: 7 } });
  });

  it('does not notify its listeners of an unchanged answer', async () => {
    const { event } = setUp();
    const reading = event();
    const listener = vi.fn();
    reading.subscribe(listener);
    await settle();
    const before = reading.getSnapshot();
    await reading.refetch();
    expect(reading.getSnapshot()).toBe(before);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('is refetched only where it is on screen', async () => {
    const { event, data, calls, change } = setUp();
    event('left').subscribe(() => undefined)();
    event('shown').subscribe(() => undefined);
    await settle();
    calls.length = 0;
    change();
    data.refetchPublic();
    expect(calls).toEqual(['EventPage {"id":"shown"}']);
    await settle();
    expect(event('shown').getSnapshot().data).toEqual({ id: 'shown', sequence: 2 });
  });

  it('is fetched offline too: the worker may have a cached response', async () => {
    const { event, connection } = setUp();
    connection.set({ online: false, live: false });
    event().subscribe(() => undefined);
    await settle();
    expect(event().getSnapshot().state).toBe('loaded');
  });

  it('has the age of an answer that was stored on this device, and not that of its reading', async () => {
    const { event, change, sentAt, time } = setUp();
    const before = time.clock.now() - 3_600_000;
    sentAt.set('EventPage', before);
    event().subscribe(() => undefined);
    await settle();
    expect(event().getSnapshot()).toMatchObject({ state: 'loaded', dataAt: before });
    sentAt.clear();
    change();
    await event().refetch();
    expect(event().getSnapshot().dataAt).toBe(time.clock.now());
  });
});
