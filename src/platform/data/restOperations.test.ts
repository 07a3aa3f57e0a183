import { describe, expect, it } from 'vitest';
import { err, ok } from '../../../core/result.ts';
import type { RestAnswer, RestErrorCode, RestRequest } from '../http/restClient.ts';
import { settle } from '../testing/fakeTime.ts';
import { isRest, type Operation } from './declare.ts';
import type { RestOperation, RestPorts } from './engine.ts';
import { restMutation, restQuery } from './rest.ts';
import { fakeServer } from './testing/fakeServer.ts';

const PATH = '/i/switch';

function readSwitch(body: unknown): boolean {
  const { is_on: isOn }: { readonly is_on?: unknown } = Object(body);
  if (typeof isOn !== 'boolean') throw new Error('no switch');
  return isOn;
}

const isOn = restQuery({ path: PATH, read: readSwitch, pollMs: 5_000 });
const turn = restMutation({
  method: 'PATCH',
  path: PATH,
  body: ({ to }: { readonly to: boolean }) => ({ is_on: to }),
  read: readSwitch,
  writes: (now, write) => write(isOn, {}, () => now),
});
const forgotten = restMutation({ method: 'POST', path: '/api/forgotten', body: () => ({}), read: () => null, audience: 'anyone' });

const READ = 'GET /i/switch {}';

describe('a query of a REST path', () => {
  function setUp() {
    const server = fakeServer();
    server.answer(`GET ${PATH}`, () => ({ is_on: true }));
    const shown = server.data.query(isOn, {});
    return { ...server, shown, end: shown.subscribe(() => undefined) };
  }

  it('is sent once for two components, polled, and read again after a reconnect', async () => {
    const { data, calls, shown, time, connection } = setUp();
    data.query(isOn, {}).subscribe(() => undefined);
    await settle();
    expect([calls, shown.getSnapshot().data]).toEqual([[READ], true]);
    await time.pass(5_000);
    expect(calls).toHaveLength(2);
    connection.set({ online: false, live: false });
    connection.set({ online: true, live: true });
    await time.pass(200);
    expect(calls).toHaveLength(3);
  });

  it('is dropped at the log-out, and read anew for the next player', async () => {
    const { shown, calls, logOut, logIn } = setUp();
    await settle();
    logOut();
    expect(shown.getSnapshot()).toMatchObject({ state: 'idle', data: null });
    logIn('p2');
    await settle();
    expect(calls).toEqual([READ, READ]);
  });

  it('gives the reason of a failure, and reports a body of another shape', async () => {
    const { shown, fail, answer, reports } = setUp();
    await settle();
    fail(`GET ${PATH}`, { kind: 'refused', codes: ['HTTP_403'] });
    await shown.refetch();
    expect(shown.getSnapshot()).toMatchObject({ state: 'failed', data: true, error: { codes: ['HTTP_403'] } });
    fail(`GET ${PATH}`, null);
    answer(`GET ${PATH}`, () => ({ other: 1 }));
    await shown.refetch();
    expect(shown.getSnapshot().error).toEqual({ kind: 'refused', codes: ['UNREADABLE'] });
    expect(reports).toEqual(['data.GET /i/switch: Error: no switch']);
  });

  it('is changed by the answer to a mutation', async () => {
    const { data, shown, answer, calls } = setUp();
    await settle();
    answer(`PATCH ${PATH}`, () => ({ is_on: false }));
    expect(await data.mutate(turn, { to: false })).toEqual(ok(false));
    expect(calls.at(-1)).toBe('PATCH /i/switch {"is_on":false}');
    expect(shown.getSnapshot().data).toBe(false);
  });
});

describe('a mutation by a REST path', () => {
  it('a player’s mutation returns nothing after a change of visitor, and one as nobody its answer', async () => {
    const { data, hold, logOut } = fakeServer();
    const releases = [hold(`PATCH ${PATH}`), hold('POST /api/forgotten')];
    const outcomes = [data.mutate(turn, { to: true }), data.mutate(forgotten, {})];
    logOut();
    for (const release of releases) await release();
    expect(await Promise.all(outcomes)).toEqual([err({ kind: 'otherOwner' }), ok(null)]);
  });
});

const cancel = restMutation({
  method: 'DELETE',
  path: '/i/limits/{id}/pending',
  body: null,
  status: [200, 204],
  read: () => null,
});

describe('the answer to a REST operation', () => {
  function restOf({ operation }: { readonly operation: Operation<unknown> }): RestOperation {
    if (!isRest(operation)) throw new Error('no REST');
    return operation;
  }
  const answer = (status: number, body: unknown = null): RestAnswer => ({
    status,
    headers: new Headers({ 'x-request-id': 'r-1' }),
    body,
  });
  const failure = (code: RestErrorCode, of: RestAnswer | null = null) => err({ code, answer: of });

  function outcomes(answered: ReturnType<typeof failure> | ReturnType<typeof ok<RestAnswer>>) {
    const sent: RestRequest[] = [];
    const ports: RestPorts = {
      rest: async (request) => {
        sent.push(request);
        return answered;
      },
      authorize: async () => ({ kind: 'bearer', token: 't' }),
      playerAlias: () => 'p1',
      renew: async () => false,
    };
    const engineOf = (declared: { readonly operation: Operation<unknown> }) => restOf(declared).engine(ports);
    return {
      sent,
      query: engineOf(isOn).query(restOf(isOn)),
      mutate: engineOf(turn).mutate(restOf(turn), { to: true }),
      asNobody: () => engineOf(forgotten).mutate(restOf(forgotten), {}),
    };
  }

  it('a player’s answer is asked for with their token, and as nobody without', async () => {
    const { sent, query, asNobody } = outcomes(ok(answer(200)));
    await query;
    await asNobody();
    const tokenOf = (path: string) => sent.filter((request) => request.path === path).map(({ headers }) => headers?.authorization);
    expect([tokenOf(PATH), tokenOf('/api/forgotten')]).toEqual([['Bearer t', 'Bearer t'], [undefined]]);
  });

  it.each([200, 204])('a variable stands in the path, and %s of two statuses is a success', async (status) => {
    const sent: RestRequest[] = [];
    const rest: RestPorts['rest'] = async (request) => {
      sent.push(request);
      return ok(answer(status));
    };
    const ports: RestPorts = {
      rest,
      authorize: async () => ({ kind: 'bearer', token: 't' }),
      playerAlias: () => 'p1',
      renew: async () => false,
    };
    expect(await restOf(cancel).engine(ports).mutate(restOf(cancel), { id: 'a/b' })).toEqual(ok(null));
    expect(sent).toMatchObject([{ method: 'DELETE', path: '/i/limits/a%2Fb/pending' }]);
    expect(sent[0]?.body).toBeUndefined();
  });

  const message = { errors: { form: [{ message: 'Not now' }] } };
  const found = { reference: 'r-1' } as const;
  it.each([
    ['a success', ok(answer(200, { is_on: true })), ok({ is_on: true }), ok({ is_on: true })],
    ['another success', ok(answer(201)), err({ kind: 'unreachable', ...found }), err({ kind: 'unknown', ...found })],
    [
      'a refusal',
      ok(answer(422, message)),
      err({ kind: 'refused', codes: ['HTTP_422'] }),
      err({ kind: 'refused', codes: ['HTTP_422'], messages: { form: 'Not now' } }),
    ],
    ['a limit', failure('UNKNOWN_ERROR', answer(429)), err({ kind: 'refused', codes: ['HTTP_429'] }), expect.anything()],
    [
      'a session that is over',
      failure('UNAUTHORIZED_ERROR', answer(401)),
      err({ kind: 'unauthenticated' }),
      err({ kind: 'unauthenticated' }),
    ],
    ['an error of the server', ok(answer(503)), err({ kind: 'unreachable', ...found }), err({ kind: 'unknown', ...found })],
    ['no network', failure('NETWORK_ERROR'), err({ kind: 'unreachable' }), err({ kind: 'unknown', reason: 'offline' })],
    ['no answer in time', failure('TIMEOUT_ERROR'), err({ kind: 'unreachable' }), err({ kind: 'unknown', reason: 'timeout' })],
    [
      'a lost connection',
      failure('CONNECTION_ERROR'),
      err({ kind: 'unreachable' }),
      err({ kind: 'unknown', reason: 'connection' }),
    ],
  ] as const)('%s is told apart', async (_title, answered, query, mutation) => {
    const outcome = outcomes(answered as Parameters<typeof outcomes>[0]);
    expect(await outcome.query).toEqual(query);
    expect(await outcome.mutate).toEqual(mutation);
  });
});
