import { describe, expect, it, vi } from 'vitest';
import { createServerData } from '../platform/data/createServerData.ts';
import { fakeServer } from '../platform/data/testing/fakeServer.ts';
import { createStore } from '../platform/externalStore.ts';
import { createApollo } from '../platform/graphql/apollo.ts';
import { apolloEngine } from '../platform/graphql/apolloEngine.ts';
import type { Authorization } from '../platform/http/appHeaders.ts';
import { fakeTime } from '../platform/testing/fakeTime.ts';
import { fakeUrls } from '../platform/testing/fakeUrls.ts';
import { noSavedAnswers } from '../platform/testing/noSavedAnswers.ts';
import { receiveGeoPacket } from './location.ts';

/** What a tab holds. */
function tab() {
  const held = new Map<string, string | null>();
  return {
    held,
    persistInTab: (name: string) => ({ read: () => null, write: (text: string | null) => void held.set(name, text) }),
  };
}

const accepted = (...codes: readonly string[]) => ({
  geoComplyAuthorizeGeoPacket: { errors: codes.map((code) => ({ code })), expiresAt: null, refreshAt: null },
});

describe('a geo packet', () => {
  it.each([
    { codes: [], held: 'packet' },
    { codes: ['OUT_OF_REGION'], held: 'packet' },
    { codes: ['GEO_PACKET_INVALID'], held: undefined },
  ])('a packet is authorized first, and held unless it is invalid: $codes', async ({ codes, held }) => {
    const server = fakeServer();
    server.answer('GeoComplyAuthorizeGeoPacket', () => accepted(...codes));
    const page = tab();
    expect(await receiveGeoPacket({ data: server.data, ...page }, 'packet')).toEqual(codes);
    expect(server.calls).toEqual(['GeoComplyAuthorizeGeoPacket {"geoPacket":"packet"}']);
    expect(page.held.get('location')).toBe(held);
  });

  it('a packet of a player who leaves before the answer is not the next player’s', async () => {
    const server = fakeServer();
    server.answer('GeoComplyAuthorizeGeoPacket', () => accepted());
    const release = server.hold('GeoComplyAuthorizeGeoPacket');
    const page = tab();
    const codes = receiveGeoPacket({ data: server.data, ...page }, 'packet');
    server.logIn('p2');
    await release();
    expect([await codes, page.held.size]).toEqual([['otherOwner'], 0]);
  });

  it('a packet sent with an expired token is sent again with the renewed one', async () => {
    const time = fakeTime();
    let token = 'expired';
    const sent: unknown[] = [];
    const fetch = vi.fn(async (_url: unknown, init?: RequestInit) => {
      sent.push(new Headers(init?.headers).get('authorization'));
      const refused = { errors: [{ message: 'Expired', extensions: { code: 'UNAUTHENTICATED' } }] };
      return Response.json(token === 'expired' ? refused : { data: accepted() });
    });
    const apollo = createApollo({
      fetch,
      urls: fakeUrls(),
      facts: { brand: 'tsb', version: '0.1.0', installId: 'i' },
      isPublic: () => false,
      hashOf: () => 'hash',
      sequences: { epoch: 4, observe: () => undefined },
      report: () => undefined,
      authorize: async (): Promise<Authorization> => ({ kind: 'bearer', token }),
      renew: async () => {
        token = 'renewed';
        return true;
      },
      giveUp: () => expect.unreachable(),
      socket: () => Promise.reject(new Error('no socket here')),
    });
    const data = createServerData({
      brand: 'tsb',
      clock: time.clock,
      timers: time.timers,
      engine: apolloEngine(apollo),
      session: createStore({ status: 'loggedIn', playerAlias: 'p1' } as const),
      connection: createStore({ online: true, live: true }),
      visible: createStore(true),
      savedAnswers: noSavedAnswers,
      catalogue: () => expect.unreachable(),
      rest: () => expect.unreachable(),
      report: () => undefined,
      isFlagOn: () => false,
    });
    const page = tab();
    expect(await receiveGeoPacket({ data, ...page }, 'packet')).toEqual([]);
    expect(sent).toEqual(['Bearer expired', 'Bearer renewed']);
    expect(page.held.get('location')).toBe('packet');
  });
});
