import { OpenFeature } from '@openfeature/web-sdk';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FLAG_KEYS } from '../../../core/wire/flags.ts';
import type { FlagsAnnouncement } from '../../../core/wire/flagsAnnouncement.ts';
import type { BrandFlags } from '../../brand/contract.ts';
import { createStore } from '../externalStore.ts';
import type { Fetch } from '../http/observedFetch.ts';
import type { SessionState } from '../session/types.ts';
import { fakeTime, settle } from '../testing/fakeTime.ts';
import { askFlags } from './askFlags.ts';
import { evaluationReport } from './evaluationReport.ts';
import { createFlagSource } from './flagSource.ts';
import { createFlags } from './flags.ts';
import { openFeatureFlags } from './openFeature.ts';

const VISITOR: SessionState = { status: 'loggedOut', playerAlias: null, logoutReason: null };
const PLAYER: SessionState = { status: 'loggedIn', playerAlias: 'p1', logoutReason: null };
const INSTALL_ID = 'b6c1ee0e-5d06-4f0c-a4a6-9e6e1a3d5a11';

/** The page's real flags, OpenFeature and provider over a server that answers with these flags and their ETag. */
function page({ isCrawler = false, session: initial = VISITOR as SessionState, brand = {} as BrandFlags } = {}) {
  const time = fakeTime();
  const session = createStore<SessionState>(initial);
  const isAwake = createStore(true);
  const announced = createStore<FlagsAnnouncement | null>(null);
  const server = { flags: {} as Record<string, boolean>, status: 200, revision: '1' };
  const requests: { readonly ifNoneMatch: string | null; readonly authorization: string | null; readonly body: unknown }[] = [];
  const fetch: Fetch = async (_input, init) => {
    const headers = new Headers(init?.headers);
    const ifNoneMatch = headers.get('if-none-match');
    requests.push({ ifNoneMatch, authorization: headers.get('authorization'), body: JSON.parse(String(init?.body)) });
    if (server.status !== 200) return new Response('', { status: server.status });
    const etag = `"${JSON.stringify(server.flags)}"`;
    const answerHeaders = { etag, 'x-flags-revision': server.revision };
    if (etag === ifNoneMatch) return new Response(null, { status: 304, headers: answerHeaders });
    const flags = Object.entries(server.flags).map(([key, value]) => ({ key, value, reason: 'STATIC' }));
    return Response.json({ flags, metadata: { pollSeconds: 10 } }, { headers: answerHeaders });
  };
  const report = vi.fn();
  const reported: unknown[] = [];
  const evaluated = evaluationReport(time.timers, (used) => reported.push(used));
  const ask = askFlags({
    fetch,
    report,
    facts: { brand: 'tsb', version: '1', installId: INSTALL_ID },
    authorize: async () => {
      const { playerAlias } = session.getSnapshot();
      return playerAlias === null ? { kind: 'none' } : { kind: 'bearer', token: `token-${playerAlias}` };
    },
  });
  const source = createFlagSource({ ask, timers: time.timers, random: () => 0.5, isAwake, announced });
  const open = vi.fn((key: string, changed: () => void) => openFeatureFlags(source, key, changed, evaluated));
  const flags = createFlags({
    isCrawler,
    brand: Promise.resolve({ flags: brand }),
    installId: INSTALL_ID,
    session,
    source,
    open,
    evaluated,
    report,
  });
  const answered = (): Promise<void> => vi.waitFor(() => expect(flags.areKnown.getSnapshot()).toBe(true));
  return { flags, time, session, isAwake, announced, server, requests, report, reported, open, answered };
}

afterEach(async () => {
  await OpenFeature.close();
  OpenFeature.clearHandlers();
});

describe('the feature flags of a page', () => {
  it('are on where the specification says so, and all others off', async () => {
    const { flags, answered } = page();
    await answered();
    const on = FLAG_KEYS.filter((key) => flags.get(key));
    expect(on).toEqual([
      'live-chat',
      'marketplace-infinite-scroll',
      'casino-promos',
      'casino-filters',
      'rewards',
      'referral-program',
      'deposit-promo-codes',
      'search',
      'cashback-management',
    ]);
  });

  it('are those of the server once it has answered', async () => {
    const { flags, server, requests, answered } = page();
    server.flags = { search: false, tournaments: true };
    expect(flags.get('search')).toBe(true);
    await answered();
    expect([flags.get('search'), flags.get('tournaments'), flags.get('rewards')]).toEqual([false, true, true]);
    expect(requests).toEqual([
      { ifNoneMatch: null, authorization: null, body: { context: { targetingKey: INSTALL_ID, brand: 'tsb' } } },
    ]);
  });

  it('are those of the brand before the server has answered, without OpenFeature while the server says the same', async () => {
    const brand = { search: false, tournaments: true };
    const { flags, server, session, open, answered } = page({
      brand,
      session: { status: 'unknown', playerAlias: null, logoutReason: null },
    });
    server.flags = { tournaments: true };
    await settle();
    expect([flags.areKnown.getSnapshot(), flags.get('search'), flags.get('tournaments')]).toEqual([false, false, true]);
    session.set(VISITOR);
    await answered();
    expect([flags.get('search'), flags.get('tournaments'), flags.get('rewards')]).toEqual([false, true, true]);
    expect(open).not.toHaveBeenCalled();
  });

  it('a bot or crawler has the defaults, without a request', async () => {
    const { flags, server, requests, answered } = page({ isCrawler: true });
    server.flags = { search: false };
    await answered();
    await settle();
    expect(flags.get('search')).toBe(true);
    expect(requests).toEqual([]);
  });

  it('flipped flags reach the open page with the next poll, which sends the known ETag', async () => {
    const { flags, server, requests, time, answered } = page();
    await answered();
    const changes = vi.fn();
    flags.subscribe(changes);
    await time.pass(10_000);
    expect(changes).not.toHaveBeenCalled();
    expect(requests[1]?.ifNoneMatch).toBe('"{}"');
    server.flags = { tournaments: true };
    await time.pass(10_000);
    await vi.waitFor(() => expect(flags.get('tournaments')).toBe(true));
    expect(changes).toHaveBeenCalled();
    expect(requests).toHaveLength(3);
  });

  it('are the defaults without OpenFeature, which is loaded with the first other value', async () => {
    const { flags, server, time, open, answered } = page();
    server.flags = { search: true, tournaments: false };
    await answered();
    expect(flags.get('search')).toBe(true);
    expect(open).not.toHaveBeenCalled();
    server.flags = { tournaments: true };
    await time.pass(10_000);
    await vi.waitFor(() => expect(flags.get('tournaments')).toBe(true));
    expect(open).toHaveBeenCalledOnce();
  });

  it('are not polled while the page is hidden or offline, and at once afterwards', async () => {
    const { flags, server, requests, time, isAwake, answered } = page();
    await answered();
    isAwake.set(false);
    await time.pass(60_000);
    expect(requests).toHaveLength(1);
    server.flags = { tournaments: true };
    isAwake.set(true);
    await vi.waitFor(() => expect(flags.get('tournaments')).toBe(true));
    await time.pass(10_000);
    expect(requests).toHaveLength(3);
  });

  it('remain while the server does not answer', async () => {
    const { flags, server, time, answered } = page();
    server.flags = { search: false };
    await answered();
    server.status = 503;
    await time.pass(30_000);
    expect(flags.get('search')).toBe(false);
    server.flags = {};
    server.status = 200;
    await time.pass(10_000);
    expect(flags.get('search')).toBe(true);
  });

  it('are asked for again when a player logs in, with their token, and out', async () => {
    const { flags, server, requests, session, answered } = page();
    await answered();
    server.flags = { 'fan-hub': true };
    session.set(PLAYER);
    await vi.waitFor(() => expect(flags.get('fan-hub')).toBe(true));
    expect(requests.map(({ authorization }) => authorization)).toEqual([null, 'Bearer token-p1']);
    server.flags = {};
    session.set(VISITOR);
    await vi.waitFor(() => expect(flags.get('fan-hub')).toBe(false));
    expect(requests).toHaveLength(3);
  });

  it('flags of a stored session are asked for once, when it is checked', async () => {
    const { requests, session, answered } = page({ session: { status: 'unknown', playerAlias: 'p1', logoutReason: null } });
    await settle();
    expect(requests).toEqual([]);
    session.set(PLAYER);
    await answered();
    expect(requests.map(({ authorization }) => authorization)).toEqual(['Bearer token-p1']);
  });

  it('flags that a page has used are reported 2000 ms after the first of them, each value once', async () => {
    const { flags, server, time, reported, answered } = page();
    await answered();
    flags.get('search');
    await time.pass(500);
    flags.get('search');
    flags.get('tournaments');
    await time.pass(1_499);
    expect(reported).toEqual([]);
    await time.pass(1);
    expect(reported).toEqual([{ flags: { search: true, tournaments: false } }]);
    server.flags = { tournaments: true };
    await time.pass(10_000);
    flags.get('search');
    flags.get('tournaments');
    await time.pass(2_000);
    expect(reported.slice(1)).toEqual([{ flags: { tournaments: true } }]);
  });
});

describe('flags whose changes a websocket announces', () => {
  /** A page that knows version 1 of the flags, which its websocket has announced. */
  async function livePage() {
    const all = page();
    await all.answered();
    all.announced.set({ revision: '1', spreadMs: 0 });
    const change = (revision: string, flags: Record<string, boolean>): void => {
      all.server.revision = revision;
      all.server.flags = flags;
    };
    return { ...all, change };
  }

  it('are asked for once a minute while nothing changes, and by the interval of the server without a websocket', async () => {
    const { requests, time, announced } = await livePage();
    await time.pass(59_999);
    expect(requests).toHaveLength(1);
    await time.pass(60_001);
    expect(requests).toHaveLength(3);
    announced.set(null);
    await time.pass(30_000);
    expect(requests).toHaveLength(6);
  });

  it('are asked for once after a change, with the ETag, at a random moment of the time that the server gives', async () => {
    const { flags, requests, time, announced, change } = await livePage();
    change('2', { tournaments: true });
    announced.set({ revision: '2', spreadMs: 4_000 });
    await time.pass(1_999);
    expect(requests).toHaveLength(1);
    await time.pass(1);
    await vi.waitFor(() => expect(flags.get('tournaments')).toBe(true));
    expect(requests.slice(1).map(({ ifNoneMatch }) => ifNoneMatch)).toEqual(['"{}"']);
    await time.pass(59_000);
    expect(requests).toHaveLength(2);
  });

  it('are not asked for when the websocket is back with the known version, and at once when it is back with another', async () => {
    const { flags, requests, time, announced, change } = await livePage();
    announced.set(null);
    await time.pass(3_000);
    announced.set({ revision: '1', spreadMs: 100 });
    await time.pass(50_000);
    expect(requests).toHaveLength(1);
    announced.set(null);
    change('2', { tournaments: true });
    await time.pass(3_000);
    announced.set({ revision: '2', spreadMs: 100 });
    await time.pass(50);
    await vi.waitFor(() => expect(flags.get('tournaments')).toBe(true));
    expect(requests).toHaveLength(2);
  });

  it('are asked for again after 1, 2 and 4 s while the answer is of an earlier version than the announced one', async () => {
    const { flags, requests, time, announced, change } = await livePage();
    announced.set({ revision: '2', spreadMs: 0 });
    await time.pass(7_100);
    expect(requests).toHaveLength(5);
    change('2', { tournaments: true });
    await time.pass(50_000);
    expect(requests).toHaveLength(5);
    announced.set({ revision: '3', spreadMs: 0 });
    await time.pass(900);
    change('3', { tournaments: true });
    await time.pass(200);
    await vi.waitFor(() => expect(flags.get('tournaments')).toBe(true));
    expect(requests).toHaveLength(7);
  });

  it('flags that change during a request are asked for after its answer, and those that change while the page is hidden when it is shown', async () => {
    const { flags, requests, time, session, isAwake, announced, change } = await livePage();
    session.set(PLAYER);
    announced.set({ revision: '2', spreadMs: 0 });
    expect(requests).toHaveLength(1);
    await settle();
    change('2', { search: false });
    await time.pass(0);
    await vi.waitFor(() => expect(flags.get('search')).toBe(false));
    expect(requests).toHaveLength(3);
    isAwake.set(false);
    change('3', { search: true });
    announced.set({ revision: '3', spreadMs: 0 });
    await time.pass(60_000);
    expect(requests).toHaveLength(3);
    isAwake.set(true);
    await vi.waitFor(() => expect(flags.get('search')).toBe(true));
  });
});
