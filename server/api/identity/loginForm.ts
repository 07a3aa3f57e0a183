import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AuthorizationRequest } from '../../domain/identity/authorizationRequest.ts';
import type { Config } from '../../platform/config.ts';
import { isPlainLoopback } from './refreshCookie.ts';

/** How long a log-in page may stay open, by the business clock. */
const OPEN_FOR_MS = 30 * 60_000;
const COOKIE = { secure: '__Host-slipstream_form', plain: 'slipstream_form' };

const contents = z.object({
  brand: z.string(),
  expiresAtMs: z.number(),
  request: z.object({
    clientId: z.string(),
    redirectUri: z.string(),
    challenge: z.string(),
    state: z.string().nullable(),
    nonce: z.string().nullable(),
    scope: z.string(),
  }),
});

export interface LoginForm {
  /** The hidden field of a form for this request. Sets the browser's cookie, if it has none. */
  issue(request: FastifyRequest, reply: FastifyReply, authorization: AuthorizationRequest, brand: string, now: Date): string;
  /** The request of a form that this server showed to this browser; null for any other, and for one that was open for too long. */
  read(request: FastifyRequest, field: unknown, brand: string, now: Date): AuthorizationRequest | null;
}

/**
 * The log-in page's own form, tied to the browser that it was shown to: a page of another site cannot log a visitor in as somebody else
 * (login CSRF), because it has neither the browser's cookie nor a field that fits it. The field also carries the request, so that the
 * server keeps nothing of it until the password is right.
 */
export function createLoginForm(key: Uint8Array, { secureCookies }: Pick<Config, 'secureCookies'>): LoginForm {
  const nameFor = (request: FastifyRequest): string => (isPlainLoopback(request, secureCookies) ? COOKIE.plain : COOKIE.secure);

  function cookieOf(request: FastifyRequest): string | null {
    const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
    const found = pairs.find((pair) => pair.startsWith(`${nameFor(request)}=`))?.slice(nameFor(request).length + 1);
    return found !== undefined && /^[\w-]{43}$/.test(found) ? found : null;
  }

  function signature(payload: string, cookie: string): Buffer {
    return createHmac('sha256', key).update(`${cookie}.${payload}`).digest();
  }

  return {
    issue(request, reply, authorization, brand, now) {
      const cookie = cookieOf(request) ?? randomBytes(32).toString('base64url');
      const secure = isPlainLoopback(request, secureCookies) ? '' : '; Secure';
      reply.header('set-cookie', `${nameFor(request)}=${cookie}; Path=/; HttpOnly; SameSite=Strict${secure}`);
      const fields = { brand, expiresAtMs: now.getTime() + OPEN_FOR_MS, request: authorization };
      const payload = Buffer.from(JSON.stringify(fields)).toString('base64url');
      return `${payload}.${signature(payload, cookie).toString('base64url')}`;
    },
    read(request, field, brand, now) {
      const cookie = cookieOf(request);
      const [payload, signed] = typeof field === 'string' ? field.split('.') : [];
      if (cookie === null || payload === undefined || signed === undefined) return null;
      const given = Buffer.from(signed, 'base64url');
      const expected = signature(payload, cookie);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
      const read = contents.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
      if (!read.success || read.data.brand !== brand || read.data.expiresAtMs <= now.getTime()) return null;
      return read.data.request;
    },
  };
}
