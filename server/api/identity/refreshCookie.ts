import type { FastifyReply, FastifyRequest } from 'fastify';

/** Sent by the log-in form's page and nobody else: a foreign page cannot set it without being asked about by the browser first. */
const TRANSPORT_HEADER = 'x-token-transport';
const NAME = 'slipstream_refresh';
const PATH = '/api';

export function wantsCookie(request: FastifyRequest): boolean {
  return request.headers[TRANSPORT_HEADER] === 'cookie';
}

/** Of a caller who works with the cookie; null for everybody else, whatever their browser sends along. */
export function refreshCookie(request: FastifyRequest): string | null {
  if (!wantsCookie(request)) return null;
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
  const found = pairs.find((pair) => pair.startsWith(`${NAME}=`))?.slice(NAME.length + 1);
  return found !== undefined && /^[\w-]{1,100}$/.test(found) ? found : null;
}

function set(request: FastifyRequest, reply: FastifyReply, value: string, maximumAgeSeconds: number): void {
  const secure = request.protocol === 'https' ? '; Secure' : '';
  reply.header('set-cookie', `${NAME}=${value}; Path=${PATH}; Max-Age=${maximumAgeSeconds}; HttpOnly; SameSite=Strict${secure}`);
}

/** No script reads it, and it goes to this server's own API alone. */
export function setRefreshCookie(request: FastifyRequest, reply: FastifyReply, token: string, maximumAgeSeconds: number): void {
  set(request, reply, token, maximumAgeSeconds);
}

export function clearRefreshCookie(request: FastifyRequest, reply: FastifyReply): void {
  set(request, reply, '', 0);
}
