import type { FastifyInstance } from 'fastify';
import { SERVER_HEADER } from '../../../core/headers.ts';

const HOST = /^(?:[a-z0-9.-]+|\[[0-9a-f:]+\])(?::\d+)?$/i;
const YEAR_SECONDS = 31_536_000;

/** Headers of every answer, page or not. */
const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), serial=(), usb=(), geolocation=(self), fullscreen=(self), payment=(self)',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
} as const;

/** An answer that is not a page runs and loads nothing, even if a browser is made to show it. */
const API_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** Of every answer but a page's policy; SERVER_HEADER tells clients that it is no answer of something in between. */
export const ANSWER_HEADERS = { ...ALWAYS, [SERVER_HEADER]: '1', 'content-security-policy': API_POLICY } as const;

interface PageHosts {
  readonly frameOrigins: readonly string[];
  /** The page of the support chat; null: the sandbox's own. */
  readonly supportChatUrl: string | null;
  readonly sandbox: boolean;
  /** Where games run; null: nowhere. */
  readonly gamesOrigin: string | null;
  /** Where the menus' icons are; null: at the page's own origin. */
  readonly navIconsUrl: string | null;
}

/**
 * No inline script, no inline style, no other host but those of embedded pages and of the menus' icons; DOM sinks only through the policy named
 * `slipstream`.
 */
export function pagePolicy(host: string, { frameOrigins, supportChatUrl, gamesOrigin, sandbox, navIconsUrl }: PageHosts): string {
  const chat = supportChatUrl !== null ? [new URL(supportChatUrl).origin] : sandbox ? ["'self'"] : [];
  const frames = [...frameOrigins, ...chat, ...(gamesOrigin === null ? [] : [gamesOrigin])];
  // Only newer browsers include the websocket in 'self', so its address is listed; an invalid host is not repeated.
  const sockets = HOST.test(host) ? ` ws://${host} wss://${host}` : '';
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' data:${navIconsUrl === null ? '' : ` ${new URL(navIconsUrl).origin}`}`,
    "font-src 'self'",
    `connect-src 'self'${sockets}`,
    ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : []),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types slipstream',
  ].join('; ');
}

/** Security headers on every answer, errors included. Pages set their own `content-security-policy`. */
export function registerSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(ANSWER_HEADERS);
    if (request.protocol === 'https') reply.header('strict-transport-security', `max-age=${YEAR_SECONDS}; includeSubDomains`);
    done();
  });
}
