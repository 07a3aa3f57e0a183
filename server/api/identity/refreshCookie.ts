import type { FastifyReply, FastifyRequest } from 'fastify';
import { TOKEN_TRANSPORT_HEADER } from '../../../core/wire/headers.ts';
import type { TokenTransport } from '../../domain/identity/policy.ts';
import type { Config } from '../../platform/config.ts';

const LOOPBACK_HOST = /^(([\w-]+\.)*localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;

/** `__Host-` prevents other hosts of the same domain from setting the cookie; browsers accept it only with `Secure` and the path `/`. */
const SECURE = { name: '__Host-slipstream_refresh', attributes: 'Path=/', ending: '; Secure' };
const PLAIN = { name: 'slipstream_refresh', attributes: 'Path=/api', ending: '' };

export interface RefreshCookie {
  /** The cookie's token if the caller uses the cookie transport; null for all others, even if their browser sends it. */
  read(request: FastifyRequest): string | null;
  /** HttpOnly and SameSite: scripts cannot read it, and requests of other sites do not carry it. */
  set(request: FastifyRequest, reply: FastifyReply, token: string, maximumAgeSeconds: number): void;
  clear(request: FastifyRequest, reply: FastifyReply): void;
}

/** The transport that the caller of a log-in requests for its refresh token. */
export function wantedTransport(request: FastifyRequest): TokenTransport {
  return request.headers[TOKEN_TRANSPORT_HEADER] === 'cookie' ? 'cookie' : 'body';
}

/** Whether a cookie for this request cannot be Secure: a developer on a loopback name over plain http. */
export function isPlainLoopback(request: FastifyRequest, secureCookies: Config['secureCookies']): boolean {
  return secureCookies === 'auto' && request.protocol === 'http' && LOOPBACK_HOST.test(request.host);
}

/** The refresh token's cookie: Secure, except for a developer on a loopback name over plain http. */
export function createRefreshCookie({ secureCookies }: Pick<Config, 'secureCookies'>): RefreshCookie {
  function kindFor(request: FastifyRequest): typeof SECURE {
    return isPlainLoopback(request, secureCookies) ? PLAIN : SECURE;
  }

  function write(request: FastifyRequest, reply: FastifyReply, value: string, maximumAgeSeconds: number): void {
    const { name, attributes, ending } = kindFor(request);
    reply.header('set-cookie', `${name}=${value}; ${attributes}; Max-Age=${maximumAgeSeconds}; HttpOnly; SameSite=Strict${ending}`);
  }

  return {
    read(request) {
      if (wantedTransport(request) !== 'cookie') return null;
      const { name } = kindFor(request);
      const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
      const found = pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
      return found !== undefined && /^[\w-]{1,100}$/.test(found) ? found : null;
    },
    set: write,
    clear: (request, reply) => write(request, reply, '', 0),
  };
}
