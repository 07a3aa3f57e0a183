import { challengeOf, createState, createVerifier } from '../../core/wire/pkce.ts';
import { ANSWER_HEADERS } from '../../server/api/edge/securityHeaders.ts';
import { APP_CLIENT_ID } from '../../server/domain/identity/clients.ts';
import { openFrontServer } from '../../server/platform/frontServer.ts';
import { buildIdentityServer } from '../../server/start/identityApp.ts';
import { buildTestApi, type TestApi, type TestApiOptions } from './buildTestApi.ts';

/** The identity origin of a test API, listening. */
export interface TestIdentity {
  readonly api: TestApi;
  /** `http://localhost:port`: the issuer of the configured brand. */
  readonly issuer: string;
  stop(): Promise<void>;
}

/** The app that is not really served: its origin is known to the identity server by its port. */
export const APP_PORT = 4000;
export const APP_REDIRECT = `http://localhost:${APP_PORT}/oauth_callback`;

export async function startIdentity(options: TestApiOptions = {}): Promise<TestIdentity> {
  const limits = { connectionsPerAddress: 1000, requestSeconds: 60, trusts: () => false, onRefused: () => undefined };
  const front = await openFrontServer(0, '127.0.0.1', ANSWER_HEADERS, limits);
  const api = await buildTestApi({ ...options, ports: { app: APP_PORT, identity: front.port } });
  const app = await buildIdentityServer(api.deps, api.services, { front, appDirectory: 'dist/app' });
  return {
    api,
    issuer: `http://localhost:${front.port}`,
    async stop() {
      await front.drain(0);
      await app.close();
      await api.stop();
    },
  };
}

export async function registerClient(
  api: TestApi,
  clientId: string,
  brand: string,
  redirectUris: readonly string[],
): Promise<void> {
  const values = [clientId, brand, 'Partner <b>', redirectUris];
  await api.owner.pool.query('INSERT INTO oauth_clients (client_id, brand, name, redirect_uris) VALUES ($1, $2, $3, $4)', values);
}

export interface LogInRequest {
  readonly url: URL;
  readonly verifier: string;
  readonly state: string;
}

/** What an app sends a player to the log-in page with. */
export async function logInRequest(issuer: string, more: Readonly<Record<string, string>> = {}): Promise<LogInRequest> {
  const verifier = createVerifier(crypto);
  const state = createState(crypto);
  const url = new URL('/authorize', issuer);
  url.search = new URLSearchParams({
    client_id: APP_CLIENT_ID,
    response_type: 'code',
    redirect_uri: APP_REDIRECT,
    code_challenge: await challengeOf(crypto, verifier),
    code_challenge_method: 'S256',
    state,
    ...more,
  }).toString();
  return { url, verifier, state };
}

export interface ShownForm {
  readonly status: number;
  readonly html: string;
  readonly headers: Headers;
  readonly cookie: string;
  readonly field: string;
}

function shown(response: Response, html: string, cookie: string): ShownForm {
  const set = /^[^;]+/.exec(response.headers.get('set-cookie') ?? '')?.[0] ?? cookie;
  return {
    status: response.status,
    html,
    headers: response.headers,
    cookie: set,
    field: /name="form" value="([^"]*)"/.exec(html)?.[1] ?? '',
  };
}

/** Opens the log-in page as a browser does, without following a redirect. */
export async function openLogIn(url: URL | string): Promise<ShownForm> {
  const response = await fetch(url, { redirect: 'manual' });
  return shown(response, await response.text(), '');
}

export interface SubmittedForm extends ShownForm {
  /** The address that the browser is sent to; null when the page is shown again. */
  readonly location: URL | null;
}

export async function submitLogIn(
  issuer: string,
  form: Pick<ShownForm, 'cookie' | 'field'>,
  { username, password }: { readonly username: string; readonly password: string },
): Promise<SubmittedForm> {
  const response = await fetch(`${issuer}/authorize`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: form.cookie },
    body: new URLSearchParams({ form: form.field, username, password }),
  });
  const location = response.headers.get('location');
  return { ...shown(response, await response.text(), form.cookie), location: location === null ? null : new URL(location) };
}

/** A log-in on the page. @returns the address that the browser is sent back to. */
export async function logInOnPage(
  issuer: string,
  url: URL | string,
  player: { readonly username: string; readonly password: string },
): Promise<URL> {
  const form = await openLogIn(url);
  const { location, html } = await submitLogIn(issuer, form, player);
  if (location === null) throw new Error(`No redirect: ${html}`);
  return location;
}
