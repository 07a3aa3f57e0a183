import type { FastifyInstance } from 'fastify';
import { SERVER_HEADER } from '../../../core/wire/headers.ts';

const HOST = /^(?:[a-z0-9.-]+|\[[0-9a-f:]+\])(?::\d+)?$/i;
const YEAR_SECONDS = 31_536_000;

/** @param paymentsOrigin of frames that may make payments, if the page allows it; null: there are none. */
export function permissionsPolicy(paymentsOrigin: string | null): string {
  const none = ['accelerometer', 'camera', 'display-capture', 'gyroscope', 'magnetometer', 'microphone', 'midi', 'serial', 'usb'];
  const payment = paymentsOrigin === null ? 'self' : `self "${paymentsOrigin}"`;
  return [...none.map((name) => `${name}=()`), 'geolocation=(self)', 'fullscreen=(self)', `payment=(${payment})`].join(', ');
}

/** Headers of every answer, page or not. */
const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': permissionsPolicy(null),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
} as const;

/** An answer that is not a page runs and loads nothing, even if a browser is made to show it. */
const API_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** Headers of every answer but a page's policy; SERVER_HEADER tells clients that it is no answer of something in between. */
export const ANSWER_HEADERS = { ...ALWAYS, [SERVER_HEADER]: '1', 'content-security-policy': API_POLICY } as const;

interface PageHosts {
  readonly frameOrigins: readonly string[];
  /** The page of the support chat; null: the sandbox's own. */
  readonly supportChatUrl: string | null;
  readonly sandbox: boolean;
  /** Where games run; null: nowhere. */
  readonly gamesOrigin: string | null;
  /** Where payments have their pages, which are asked before they are shown; null: nowhere. */
  readonly paymentsOrigin: string | null;
  /** Where live streams are asked for and played from; null: nowhere. */
  readonly streamsOrigin: string | null;
  /** Where the menus' icons are; null: at the page's own origin. */
  readonly navIconsUrl: string | null;
  /** `'sha256-…'` of the page's import map; null: it has none. */
  readonly importMapHash: string | null;
}

/**
 * No inline script but the page's import map, no inline style, no other host but those of embedded pages and of the menus' icons; DOM sinks
 * only through the policy named `slipstream`.
 */
export function pagePolicy(host: string, hosts: PageHosts): string {
  const { frameOrigins, supportChatUrl, gamesOrigin, paymentsOrigin, streamsOrigin, sandbox, navIconsUrl, importMapHash } = hosts;
  const streams = streamsOrigin === null ? [] : [streamsOrigin];
  const payments = paymentsOrigin === null ? [] : [paymentsOrigin];
  const chat = supportChatUrl !== null ? [new URL(supportChatUrl).origin] : sandbox ? ["'self'"] : [];
  const frames = [...frameOrigins, ...chat, ...(gamesOrigin === null ? [] : [gamesOrigin]), ...payments];
  // Only newer browsers include the websocket in 'self', so its address is listed; an invalid host is not repeated.
  const sockets = HOST.test(host) ? ` ws://${host} wss://${host}` : '';
  return [
    "default-src 'none'",
    `script-src 'self'${importMapHash === null ? '' : ` ${importMapHash}`}`,
    "style-src 'self'",
    `img-src 'self' data:${navIconsUrl === null ? '' : ` ${new URL(navIconsUrl).origin}`}`,
    "font-src 'self'",
    [`connect-src 'self'${sockets}`, ...payments, ...streams].join(' '),
    // A player of streams fetches the parts and gives them to the video as a blob; captions are fetched as media.
    ...(streams.length > 0 ? [`media-src blob: ${streams.join(' ')}`] : []),
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
