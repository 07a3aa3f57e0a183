import { createHmac } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AUTHORIZE_PATH } from '../../../core/wire/apiPaths.ts';
import { CODE_FIELD } from '../../../core/wire/codeRequired.ts';
import type { Deps } from '../../deps.ts';
import { ACCOUNT_CLOSED } from '../../domain/identity/accountPolicy.ts';
import {
  type AuthorizationRequest,
  readAuthorizationRequest,
  redirectAddress,
} from '../../domain/identity/authorizationRequest.ts';
import { DAY_USED_TEXT, stopText } from '../../domain/saferPlay/stops.ts';
import { brandOf } from '../../platform/brandOf.ts';
import type { BrandCode } from '../../platform/brands.ts';
import { signingKey } from '../../store/identity/index.ts';
import type { Services } from '../services.ts';
import { type LogInPage, logInPage, refusalPage } from './authorizePage.ts';
import { BRAND_FILE_NAMES, BRAND_FILES, type BrandPage, readBrandPage } from './brandPage.ts';
import type { GrantFailure } from './identity.ts';
import { createLoginForm } from './loginForm.ts';

const filled = z.object({
  username: z.string().min(1).max(200),
  password: z.string().min(1).max(4096),
  [CODE_FIELD]: z.string().max(40).optional(),
});

/** Where a form of the page may lead: here, and from here to the client, which browsers check too. */
function formTargets(redirectUri: string): string {
  const { protocol, origin } = new URL(redirectUri);
  return `'self' ${origin === 'null' ? protocol : origin}`;
}

/** No script and no frame; styles and the icon of this origin alone. */
function pagePolicy(redirectUri: string | null): string {
  return [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self'",
    "base-uri 'none'",
    `form-action ${redirectUri === null ? "'none'" : formTargets(redirectUri)}`,
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');
}

function problemOf(failure: GrantFailure): { readonly status: number; readonly text: string; readonly retryAfterSeconds?: number } {
  switch (failure.code) {
    case 'REFUSED': {
      const { retryAfterSeconds } = failure;
      const wait = retryAfterSeconds < 60 ? `${retryAfterSeconds} seconds` : `${Math.ceil(retryAfterSeconds / 60)} minutes`;
      return { status: 429, text: `Too many tries. For your safety, wait ${wait} before the next one.`, retryAfterSeconds };
    }
    case 'BUSY':
      return {
        status: 503,
        text: 'The server is busy at the moment. Wait a few seconds and try again.',
        retryAfterSeconds: failure.retryAfterSeconds,
      };
    case 'DAY_USED':
      return { status: 403, text: DAY_USED_TEXT };
    case 'STOPPED':
      return { status: 403, text: stopText(failure.stop) };
    case 'CODE_REQUIRED':
      return { status: 401, text: failure.text };
    case 'CLOSED':
      return { status: 403, text: ACCOUNT_CLOSED };
    default:
      return { status: 400, text: 'That email or username and password don’t go together. Check both and try again.' };
  }
}

/** The log-in page of the identity origin: `GET` shows it, `POST` is its form. Who logs in is sent back to the client with a code. */
export async function registerAuthorize(
  app: FastifyInstance,
  { config, clock, db }: Pick<Deps, 'config' | 'clock' | 'db'>,
  { identity, clients, origins }: Services,
  appDirectory: string,
): Promise<void> {
  const key = createHmac('sha256', await signingKey(db.query, config.databaseKeys))
    .update('log-in forms')
    .digest();
  const form = createLoginForm(key, config);
  const brandPages = new Map<BrandCode, BrandPage>();

  const brandFor = (request: FastifyRequest): BrandCode => brandOf(request.host, null, config);

  function pageOf(brand: BrandCode): BrandPage {
    const page = brandPages.get(brand) ?? readBrandPage(appDirectory, brand);
    brandPages.set(brand, page);
    return page;
  }

  function send(reply: FastifyReply, status: number, html: string, redirectUri: string | null): FastifyReply {
    return reply
      .code(status)
      .header('content-security-policy', pagePolicy(redirectUri))
      .header('referrer-policy', 'no-referrer')
      .header('cache-control', 'no-store')
      .header('content-type', 'text/html; charset=utf-8')
      .send(html);
  }

  function sendBack(
    request: FastifyRequest,
    { redirectUri, state }: Pick<AuthorizationRequest, 'redirectUri' | 'state'>,
    parameters: Readonly<Record<string, string>>,
  ): string {
    return redirectAddress(redirectUri, { ...parameters, state, iss: origins.issuer(request, brandFor(request)) });
  }

  async function show(
    request: FastifyRequest,
    reply: FastifyReply,
    authorization: AuthorizationRequest,
    again: Pick<LogInPage, 'problem' | 'username'> & Partial<Pick<LogInPage, 'asksCode' | 'isNews'>> & { readonly status: number },
  ): Promise<FastifyReply> {
    const brand = brandFor(request);
    const client = await clients.find(authorization.clientId, brand, request.protocol);
    const html = logInPage({
      brand: pageOf(brand),
      clientName: client?.name ?? null,
      field: form.issue(request, reply, authorization, brand, clock.now()),
      username: again.username,
      problem: again.problem,
      asksCode: again.asksCode === true,
      isNews: again.isNews === true,
      cancelAddress: sendBack(request, authorization, { error: 'access_denied' }),
    });
    return send(reply, again.status, html, authorization.redirectUri);
  }

  app.get(AUTHORIZE_PATH, async (request, reply) => {
    const parameters = request.query as Readonly<Record<string, unknown>>;
    const brand = brandFor(request);
    const clientId = typeof parameters.client_id === 'string' ? parameters.client_id : '';
    const read = readAuthorizationRequest(parameters, await clients.find(clientId, brand, request.protocol));
    if (read.ok) return show(request, reply, read.value, { status: 200, problem: null, username: '' });
    if (read.error.kind === 'SHOWN')
      return send(reply, 400, refusalPage(pageOf(brand), 'This login cannot be completed', read.error.description), null);
    const { error, description } = read.error;
    return reply
      .header('cache-control', 'no-store')
      .redirect(sendBack(request, read.error, { error, error_description: description }), 303);
  });

  app.post(AUTHORIZE_PATH, async (request, reply) => {
    const brand = brandFor(request);
    const fields: Readonly<Record<string, unknown>> = Object(request.body);
    const authorization = form.read(request, fields.form, brand, clock.now());
    if (authorization === null)
      return send(
        reply,
        403,
        refusalPage(
          pageOf(brand),
          'This page is too old',
          'Nobody was logged in, because the form is not one that was shown here lately.',
        ),
        null,
      );
    const credentials = filled.safeParse(fields);
    const username = typeof fields.username === 'string' ? fields.username.slice(0, 200) : '';
    if (!credentials.success) {
      const { status, text } = problemOf({ code: 'INVALID_CREDENTIALS' });
      return show(request, reply, authorization, { status, problem: text, username });
    }
    const { password, [CODE_FIELD]: typed } = credentials.data;
    const oneTimeCode = typed === undefined || typed.trim() === '' ? undefined : typed;
    const caller = { brand, ipAddress: request.ip };
    const code = await identity.authorize({
      username: credentials.data.username,
      password,
      oneTimeCode,
      request: authorization,
      ...caller,
    });
    if (!code.ok) {
      const { status, text, retryAfterSeconds } = problemOf(code.error);
      if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
      const asksCode = code.error.code === 'CODE_REQUIRED';
      return show(request, reply, authorization, {
        status,
        problem: text,
        username,
        asksCode,
        isNews: asksCode && oneTimeCode === undefined,
      });
    }
    return reply
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .redirect(sendBack(request, authorization, { code: code.value }), 303);
  });

  for (const name of BRAND_FILE_NAMES) {
    app.get(`/brand/${name}`, (request, reply) => {
      const file = path.join(appDirectory, 'brands', brandFor(request), name);
      if (!existsSync(file)) return reply.code(404).send({ error: 'There is no such file' });
      return reply.header('content-type', BRAND_FILES[name]).header('cache-control', 'no-cache').send(createReadStream(file));
    });
  }
}
