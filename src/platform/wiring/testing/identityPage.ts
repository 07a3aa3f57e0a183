import type { Result } from '../../../../core/result.ts';
import { TOKEN_PATH } from '../../../../core/wire/apiPaths.ts';
import type { SessionEndReason } from '../../../../core/wire/sessionEnd.ts';
import type { HeartbeatStatus } from '../../../gql/types.ts';
import { createStore } from '../../externalStore.ts';
import type { GraphqlRequest, RequestFailure } from '../../graphql/request.ts';
import type { Authorization } from '../../http/appHeaders.ts';
import { fakeStorage } from '../../testing/fakeStorage.ts';
import { createIdentity } from '../identity.ts';
// A page loads these with a log-in; fake timers do not wait for them.
import '../playerSession.ts';
import '../../location/deviceLocation.ts';
import type { Network } from '../network.ts';
import type { SessionAccount } from '../playerSession.ts';

export const POSITION_MS = 500;
const SSO = { clientId: 'slipstream-web', authorizeUrl: 'https://identity.test/authorize' };

interface BrowserLocation {
  readonly permission: PermissionState;
  /** What the browser answers a while after it was asked; null: nothing. */
  readonly position: object | null;
}

const NOWHERE: BrowserLocation = { permission: 'denied', position: null };

/** Stubs what a page has of its browser. @param stub `vi.stubGlobal` */
export function stubBrowser(
  stub: (name: string, value: unknown) => unknown,
  { permission, position }: BrowserLocation = NOWHERE,
): void {
  stub('navigator', {
    permissions: { query: async () => ({ state: permission }) },
    geolocation: {
      getCurrentPosition: (found: (answer: object) => void) => {
        if (position !== null) setTimeout(() => found({ coords: position }), POSITION_MS);
      },
    },
    locks: { request: (_name: string, _wait: object, work: () => Promise<unknown>) => work() },
  });
  stub('location', { search: '?_branch_match_id=1048', pathname: '/category/slots/game-1' });
  // Without keys of sessions, as on a page that is not secure.
  const { crypto } = globalThis;
  stub('crypto', {
    randomUUID: () => crypto.randomUUID(),
    getRandomValues: <Bytes>(bytes: Bytes) => crypto.getRandomValues(bytes as never),
  });
  stub('BroadcastChannel', undefined);
  stub('localStorage', fakeStorage());
  stub('sessionStorage', fakeStorage());
}

/** A player's page on a server whose startup sets this threshold; only the network is fake. */
export function page(
  inactivityThresholdMinutes: number | null,
  heartbeatStatus: HeartbeatStatus | 'FAILED' | 'NO_ANSWER' = 'OK',
  sso = SSO,
) {
  const requested: string[] = [];
  const questions: { readonly name: string; readonly variables: unknown }[] = [];
  /** Codes with which the server refuses startup’s next questions, one each. */
  const refusals: string[] = [];
  const sent: { readonly name: string; readonly authorization: Authorization; readonly status: string }[] = [];
  const account = {
    id: 'p1',
    lastLoginAt: '2026-11-01T12:00:00Z',
    realityCheckinInterval: null as number | null,
    spentInSession: { amount: 250 },
    depositAcknowledgementModal: null as SessionAccount['depositAcknowledgementModal'],
  };
  /** The visitor whom startup names next. */
  const visitor = { token: 'anonymous' };
  /** Startup’s settings of the heartbeat. */
  const metadata = { heartbeatIntervalSeconds: 60, networkChangeBufferSeconds: 5 };
  const installers: { readonly id: string; readonly cdnUrls: readonly string[] }[] = [];
  const grant: Record<string, unknown> = {
    access_token: 'a',
    refresh_token: 'r',
    user_id: 'p1',
    expires_in: 900,
    refresh_expires_in: 1500,
  };
  /** Answers in place of the page’s own, by operation. */
  const answers = new Map<string, unknown>();
  const holds = new Map<string, Promise<void>>();
  /** Why the server ends the session at the next refresh; null: it does not. */
  const server: { endReason: SessionEndReason | 'UNTOLD' | null } = { endReason: null };
  const paths: string[] = [];
  const requests: RequestInit[] = [];
  const tracked: unknown[] = [];
  const reports: (readonly unknown[])[] = [];
  const report = (...reported: readonly unknown[]): void => void reports.push(reported);
  const fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    paths.push(String(input));
    requests.push(init ?? {});
    const answer = answerOf(String(input), init);
    const givenUp = new Promise<void>((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new DOMException('Given up', 'AbortError')));
    });
    await Promise.race([holds.get(String(input)) ?? null, givenUp]);
    return answer;
  };
  const answerOf = (input: string, init?: RequestInit): Response => {
    if (input === '/api/logout') return new Response(null, { status: 204 });
    if (server.endReason !== null && String(init?.body).includes('refresh_token')) {
      const reason = server.endReason === 'UNTOLD' ? {} : { session_end_reason: server.endReason };
      return Response.json({ error: 'invalid_grant', ...reason }, { status: 400 });
    }
    return Response.json(grant);
  };
  const request = async (
    name: string,
    variables: unknown,
    authorization: Authorization,
  ): Promise<Result<unknown, RequestFailure>> => {
    requested.push(name);
    questions.push({ name, variables });
    sent.push({ name, authorization, status: identity.session.getSnapshot().status });
    const answer = resultOf(name);
    await holds.get(name);
    return answer;
  };
  /** Decided when the request comes; only its delivery may be delayed. */
  const resultOf = (name: string): Result<unknown, RequestFailure> => {
    if (answers.has(name)) return { ok: true, value: answers.get(name) };
    if (name === 'Heartbeat' && heartbeatStatus === 'NO_ANSWER') return { ok: false, error: { kind: 'unreachable' } };
    if (name === 'Heartbeat' && heartbeatStatus === 'FAILED')
      return { ok: false, error: { kind: 'refused', codes: ['INTERNAL_SERVER_ERROR'] } };
    if (name === 'Heartbeat') return { ok: true, value: { heartbeat: { status: heartbeatStatus } } };
    const refusal = refusals.shift();
    if (refusal !== undefined) return { ok: false, error: { kind: 'refused', codes: [refusal] } };
    if (inactivityThresholdMinutes === null) return { ok: false, error: { kind: 'unreachable' } };
    const applicationMetadata = { ...metadata, inactivityThresholdMinutes };
    const regionalMetadata = { currentRegionCode: 'US-NJ', currentCountry: 'US' };
    const startup = {
      applicationMetadata,
      regionalMetadata,
      serviceAttributes: { identity: sso, geolocation: { installers } },
      anonymousToken: visitor.token,
    };
    return { ok: true, value: name === 'PostLogin' ? { account: { ...account }, startup } : { startup } };
  };
  const connection = createStore({ online: true, since: 0 });
  const network: Network = {
    fetch,
    storedAt: createStore<number | null>(null),
    fetchWithin: () => fetch,
    connectivity: {
      ...connection,
      answered: () => undefined,
      failed: () => undefined,
      foreign: () => undefined,
      receive: () => undefined,
      check: () => undefined,
      suspect: () => undefined,
      hurry: () => undefined,
      watch: () => undefined,
      onAnswer: () => undefined,
      listenTo: () => undefined,
    },
    isReachable: async () => true,
    maintenance: {
      ...createStore(null),
      answered: () => undefined,
      probed: () => undefined,
      over: () => undefined,
      check: async () => undefined,
      receive: () => undefined,
    },
    pauseRequests: () => undefined,
    resumeRequests: () => undefined,
    setMaintenanceCheck: () => undefined,
  };
  const identity = createIdentity({
    brand: 'test',
    network,
    request: request as GraphqlRequest,
    report,
    analytics: { track: (name, properties) => tracked.push({ name, properties }) },
    loadForPlayer: () => undefined,
    moveFormerRows: async () => undefined,
  });
  identity.start();
  const count = (name: string): number => requested.filter((one) => one === name).length;
  /** Holds the answers to an operation, or of a REST path, back until the returned call. */
  const hold = (name: string): (() => void) => {
    let release = (): void => undefined;
    holds.set(
      name,
      new Promise((resolve) => {
        release = resolve;
      }),
    );
    return release;
  };
  return {
    ...identity,
    /** Null while the code of a player is not loaded. */
    times: () => identity.playerSession.getSnapshot()?.times.getSnapshot() ?? null,
    depositModal: () => identity.playerSession.getSnapshot()?.account.getSnapshot()?.depositAcknowledgementModal ?? null,
    connection,
    server,
    sent,
    account,
    visitor,
    metadata,
    installers,
    grant,
    answers,
    hold,
    paths,
    requests,
    tracked,
    reports,
    questions,
    refusals,
    count,
    tokens: () => paths.filter((path) => path === TOKEN_PATH).length,
  };
}

export type Page = ReturnType<typeof page>;
