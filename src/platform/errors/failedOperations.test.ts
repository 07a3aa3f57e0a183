import { describe, expect, it, vi } from 'vitest';
import { eventSender } from '../analytics/eventSender.ts';
import { directSource } from '../catalogue/directSource.ts';
import { createServerData } from '../data/createServerData.ts';
import { playerQuery } from '../data/declare.ts';
import { WalletDocument } from '../data/testing/documents.ts';
import { createStore } from '../externalStore.ts';
import { createApollo } from '../graphql/apollo.ts';
import { apolloEngine } from '../graphql/apolloEngine.ts';
import { graphqlRequest } from '../graphql/request.ts';
import type { Fetch } from '../http/observedFetch.ts';
import { fakeTime, settle } from '../testing/fakeTime.ts';
import { fakeUrls } from '../testing/fakeUrls.ts';
import { noSavedAnswers } from '../testing/noSavedAnswers.ts';
import { createReporter } from './reporter.ts';

const facts = { brand: 'brand', version: '0.1.0', installId: 'i' };

/** The page's real reporter, links, engine and ServerData over a server with these answers. */
function page(answer: () => Response) {
  const time = fakeTime();
  const sent: { readonly init: RequestInit | undefined; readonly events: readonly unknown[] }[] = [];
  const fetch = vi.fn<Fetch>(async (input, init) => {
    if (String(input) !== '/api/analytics') return answer();
    sent.push({ init, events: JSON.parse(String(init?.body)) });
    return new Response(null, { status: 202 });
  });
  const beacon = vi.fn(() => false);
  const send = eventSender({ fetch, beacon, facts, pathname: () => '/my-bets/open' });
  const { report, flush } = createReporter({
    ...time,
    isSampled: true,
    isOnline: () => true,
    post: (reports, isLeaving) =>
      send(
        reports.map((properties) => ({ name: 'client_error', properties })),
        isLeaving,
      ),
  });
  const apollo = createApollo({
    facts,
    fetch,
    report,
    urls: fakeUrls(),
    sequences: { epoch: 1, observe: () => undefined },
    isPublic: () => false,
    hashOf: () => 'h',
    authorize: async () => ({ kind: 'bearer', token: 'secret-token' }),
    renew: async () => false,
    giveUp: () => undefined,
    socket: () => Promise.reject(new TypeError('no socket here')),
  });
  const catalogue = directSource({
    report,
    timers: time.timers,
    sequences: { epoch: 1, observe: () => undefined },
    request: graphqlRequest({ fetch, facts, urls: fakeUrls(), operation: () => ({ kind: 'query', text: 'query', hash: 'h' }) }),
  });
  const data = createServerData({
    brand: 'brand',
    report,
    clock: time.clock,
    timers: time.timers,
    isFlagOn: () => false,
    catalogue: () => catalogue,
    savedAnswers: noSavedAnswers,
    session: createStore({ status: 'loggedIn', playerAlias: 'p' } as const),
    connection: createStore({ online: true, live: true }),
    visible: createStore(true),
    engine: apolloEngine(apollo),
    rest: () => {
      throw new Error('no path here');
    },
  });
  return { data, catalogue, sent, flush, time };
}

const refused = (): Response =>
  Response.json({ errors: [{ message: 'Something', extensions: { code: 'INTERNAL_SERVER_ERROR' } }] });
const wallet = playerQuery({ document: WalletDocument, map: (found) => found.wallet });

describe('a failed query', () => {
  it('is one report at the server, over the links of all player queries, without data of the player', async () => {
    const { data, sent, flush } = page(refused);
    const handle = data.query(wallet, {});
    handle.subscribe(() => undefined);
    await vi.waitFor(() => expect(handle.getSnapshot().state).toBe('failed'));
    flush();
    await settle();
    expect(sent.map(({ events }) => events)).toEqual([
      [
        {
          name: 'client_error',
          properties: {
            brand: 'brand',
            version: '0.1.0',
            bucket: expect.any(Number),
            page: '/my-bets',
            scope: 'graphql.Wallet',
            stack: '',
            count: 1,
            message: expect.stringContaining('INTERNAL_SERVER_ERROR'),
          },
        },
      ],
    ]);
    const { init } = sent[0] ?? {};
    expect(init).toMatchObject({ method: 'POST', keepalive: true, credentials: 'omit', headers: { 'x-app': 'brand' } });
    expect(JSON.stringify(init)).not.toContain('secret-token');
  });

  it("is one report on the catalogue's path without Apollo too, however often it was tried", async () => {
    const { catalogue, sent, flush, time } = page(() => new Response('', { status: 502 }));
    const answer = catalogue.ask({ document: WalletDocument, variables: {} });
    await time.pass(10_000);
    expect(await answer).toMatchObject({ ok: false });
    flush();
    await settle();
    expect(sent.flatMap(({ events }) => events)).toMatchObject([
      { name: 'client_error', properties: { scope: 'graphql.Wallet', message: 'unreachable', count: 1 } },
    ]);
  });

  it('is not reported when the session has ended or during maintenance', async () => {
    const unauthenticated = (): Response => Response.json({ errors: [{ message: 'x', extensions: { code: 'UNAUTHENTICATED' } }] });
    const closed = (): Response => new Response('', { status: 503, headers: { 'x-maintenance-mode-enabled': 'true' } });
    for (const answer of [unauthenticated, closed]) {
      const { data, sent, flush } = page(answer);
      expect(await data.ask(wallet, {})).toMatchObject({ ok: false });
      flush();
      await settle();
      expect(sent).toEqual([]);
    }
  });
});
