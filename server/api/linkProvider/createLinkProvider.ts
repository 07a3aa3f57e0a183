/// <reference path="./oidcProvider.d.ts" />
import { createHash, randomBytes } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { calculateJwkThumbprint, exportJWK, generateKeyPair } from 'jose';
import type Provider from 'oidc-provider';
import type { ClientMetadata, Configuration, KoaContextWithOIDC } from 'oidc-provider';
import { alteredIdToken, alteredRedirect } from './linkFaults.ts';
import { failurePage, homePage, logInPage, pagePolicy, STYLE, STYLE_PATH } from './logInPage.ts';
import { createMediaAccounts, type MediaAccounts } from './mediaAccounts.ts';
import { providerStorage } from './providerStorage.ts';

const ALGORITHM = 'ES256';
const CODE_SECONDS = 60;
const LOG_IN_SECONDS = 600;
const LONGEST_FORM_BYTES = 4_096;
/** The apps of one operator get the same pairwise id of an account. Never fetched. */
const SECTOR = 'https://apps.slipstream.test/redirects.json';
const FORM = /^\/interaction\/([\w-]{1,64})$/;

/** An app that may ask for accounts. */
export interface LinkClient {
  readonly id: string;
  readonly name: string;
  /** Exact. */
  readonly redirectUris: readonly string[];
}

export interface LinkProvider {
  readonly listener: RequestListener;
  readonly accounts: MediaAccounts;
}

function clientOf({ id, name, redirectUris }: LinkClient): ClientMetadata {
  return {
    client_id: id,
    client_name: name,
    redirect_uris: [...redirectUris],
    response_types: ['code id_token'],
    grant_types: ['authorization_code', 'implicit'],
    token_endpoint_auth_method: 'none',
    id_token_signed_response_alg: ALGORITHM,
    subject_type: 'pairwise',
    sector_identifier_uri: SECTOR,
  };
}

/**
 * The sandbox's sports-media provider: OpenID Connect by oidc-provider, with PKCE S256 for every app. Loaded only with a sandbox.
 * @param issuer its origin.
 */
export async function createLinkProvider(issuer: string, clients: readonly LinkClient[]): Promise<LinkProvider> {
  const { Provider: OidcProvider } = await import('oidc-provider/lib/provider.js');
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  const jwk = await exportJWK(privateKey);
  const kid = await calculateJwkThumbprint(jwk);
  const appOrigins = [...new Set(clients.flatMap(({ redirectUris }) => redirectUris.map((uri) => new URL(uri).origin)))];
  const accounts = createMediaAccounts();

  const configuration: Configuration = {
    clients: clients.map(clientOf),
    adapter: providerStorage(),
    jwks: { keys: [{ ...jwk, kid, alg: ALGORITHM, use: 'sig' }] },
    enabledJWA: { idTokenSigningAlgValues: [ALGORITHM] },
    cookies: {
      keys: [randomBytes(32).toString('base64url')],
      names: { session: 'media_session', interaction: 'media_log_in', resume: 'media_resume' },
    },
    claims: { openid: ['sub'], profile: ['preferred_username'] },
    responseTypes: ['code id_token'],
    scopes: ['openid', 'profile'],
    subjectTypes: ['pairwise'],
    clientAuthMethods: ['none'],
    pairwiseIdentifier: (_ctx, accountId) => createHash('sha256').update(`${SECTOR} ${accountId}`).digest('base64url'),
    sectorIdentifierUriValidate: () => false,
    pkce: { required: () => true },
    expiresWithSession: () => false,
    // Without it the id token contains the claims of its scopes.
    features: { userinfo: { enabled: false }, devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    ttl: {
      AuthorizationCode: CODE_SECONDS,
      IdToken: 300,
      AccessToken: 60,
      Interaction: LOG_IN_SECONDS,
      Session: LOG_IN_SECONDS,
      Grant: LOG_IN_SECONDS,
    },
    interactions: { url: (_ctx, { uid }) => `/interaction/${uid}` },
    findAccount: (_ctx, id) => {
      const account = accounts.byId(id);
      return account && { accountId: id, claims: async () => ({ sub: id, preferred_username: account.username }) };
    },
    // The log-in form asks for consent too.
    async loadExistingGrant({ oidc }) {
      const { provider, client, session } = oidc;
      if (!client || session?.accountId === undefined) return undefined;
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope('openid profile');
      await grant.save();
      return grant;
    },
    renderError: (ctx) => {
      ctx.type = 'html';
      ctx.body = failurePage();
    },
  };
  const provider = new OidcProvider(issuer, configuration);
  allowLocalAddresses(provider);

  async function alterToken(ctx: KoaContextWithOIDC): Promise<void> {
    const offered = ctx.oidc.params?.code;
    // oidc-provider would still accept a code that came with a wrong verifier.
    if (ctx.status >= 400 && typeof offered === 'string') await (await provider.AuthorizationCode.find(offered))?.destroy();
    const behaviour = accounts.behaviourOf(ctx.oidc.entities.AuthorizationCode?.accountId);
    if (behaviour === 'token-error') {
      ctx.status = 500;
      ctx.body = { error: 'server_error' };
    } else if (isTokenAnswer(ctx.body)) {
      const idToken = await alteredIdToken(ctx.body.id_token, behaviour, { alg: ALGORITHM, kid, privateKey });
      ctx.body = { ...ctx.body, id_token: idToken };
    }
  }

  provider.use(async (ctx, next) => {
    ctx.set({
      'content-security-policy': pagePolicy([]),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    });
    if (ctx.method === 'GET' && ctx.path === '/') {
      ctx.type = 'html';
      ctx.body = homePage();
      return;
    }
    if (ctx.method === 'GET' && ctx.path === STYLE_PATH) {
      ctx.type = 'css';
      ctx.body = STYLE;
      return;
    }
    const uid = FORM.exec(ctx.path)?.[1];
    if (uid !== undefined) return logIn(provider, accounts, ctx, uid);
    await next();
    const location = String(ctx.res.getHeader('location') ?? '');
    if (appOrigins.some((origin) => location.startsWith(`${origin}/`))) {
      const { oidc } = ctx as KoaContextWithOIDC;
      ctx.set('location', alteredRedirect(location, accounts.behaviourOf(oidc.session?.accountId)));
      // The next person at this browser logs in anew; oidc-provider would log out this one by a page with a script.
      await oidc.session?.destroy();
    }
    if (ctx.path === '/token' && ctx.method === 'POST') await alterToken(ctx as KoaContextWithOIDC);
  });

  return {
    listener: provider.callback(),
    accounts,
  };
}

function isTokenAnswer(body: unknown): body is { readonly id_token: string } {
  return typeof body === 'object' && body !== null && 'id_token' in body && typeof body.id_token === 'string';
}

/** oidc-provider refuses http and localhost for web apps that get an id token in the redirect. The sandbox has nothing else. */
function allowLocalAddresses(provider: Provider): void {
  const { prototype } = (
    provider.Client as unknown as { Schema: { prototype: { invalidate(message: string, code?: string): void } } }
  ).Schema;
  const invalidate = prototype.invalidate;
  prototype.invalidate = function allowing(message, code) {
    if (code === 'implicit-force-https' || code === 'implicit-forbid-localhost') return;
    invalidate.call(this, message, code);
  };
}

async function logIn(
  provider: Provider,
  accounts: MediaAccounts,
  ctx: Pick<KoaContextWithOIDC, 'req' | 'res' | 'set' | 'method' | 'type' | 'body' | 'status' | 'respond'>,
  uid: string,
): Promise<void> {
  ctx.type = 'html';
  const details = await provider.interactionDetails(ctx.req, ctx.res).catch(() => null);
  if (details === null || details.uid !== uid) {
    ctx.status = 400;
    ctx.body = failurePage();
    return;
  }
  const clientId = String(details.params.client_id);
  const client = await provider.Client.find(clientId);
  const app = client?.clientName ?? clientId;
  ctx.set('content-security-policy', pagePolicy(client?.redirectUris ?? []));
  if (ctx.method !== 'POST') {
    ctx.body = logInPage({ uid, app, accounts: accounts.list() });
    return;
  }
  const form = await readForm(ctx.req);
  const email = form.get('email') ?? '';
  const isCancelled = form.get('choice') === 'cancel';
  const account = accounts.logIn(email, form.get('password') ?? '');
  if (!isCancelled && account === null) {
    ctx.status = 401;
    ctx.body = logInPage({ uid, app, accounts: accounts.list(), failedEmail: email });
    return;
  }
  // interactionFinished answers by itself.
  ctx.respond = false;
  const result =
    account === null || isCancelled ? { error: 'access_denied' } : { login: { accountId: account.id, remember: false } };
  await provider.interactionFinished(ctx.req, ctx.res, result);
}

async function readForm(request: AsyncIterable<Buffer>): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += chunk.length;
    if (bytes > LONGEST_FORM_BYTES) break;
    chunks.push(chunk);
  }
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
}
