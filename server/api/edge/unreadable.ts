import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { idHeaders, requestIdsOf } from '../../platform/requestContext.ts';
import { refuse } from './refuse.ts';
import { ANSWER_HEADERS } from './securityHeaders.ts';

/** A malformed path reaches no hook, so the headers of every answer are added here. */
export function refuseUnreadablePath(_error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  refuse(request, reply.headers({ ...ANSWER_HEADERS, ...idHeaders(requestIdsOf(request.headers)) }), {
    status: 400,
    code: 'BAD_REQUEST',
    message: 'The path cannot be read',
  });
}

const STATUS: Readonly<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** Bytes that are not an HTTP request can only be answered on the bare socket, which is then closed. */
export function refuseUnreadableBytes(error: { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = STATUS[error.code ?? ''] ?? 400;
  const body = JSON.stringify({ error: 'The request cannot be read', code: 'BAD_REQUEST', retryable: false });
  const headers = {
    ...ANSWER_HEADERS,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'content-length': body.length,
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
}
