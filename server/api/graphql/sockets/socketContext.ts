import type { IncomingMessage } from 'node:http';
import type { WebSocketServer } from 'ws';
import { GRAPHQL_PATH } from '../../../../core/wire/apiPaths.ts';
import { brandOf } from '../../../platform/brandOf.ts';
import type { Caller } from '../../../platform/proxies.ts';
import {
  clientOf,
  currentRequest,
  idHeaders,
  inRequest,
  type RequestContext,
  requestIdsOf,
} from '../../../platform/requestContext.ts';
import type { Engine } from '../engine.ts';
import type { Connection } from './connection.ts';

/** What the log says of a websocket, from the request that opens it on. */
export function socketContext(
  { deps, services }: Pick<Engine, 'deps' | 'services'>,
  { headers }: IncomingMessage,
  { address, host }: Caller,
): RequestContext {
  return {
    ...requestIdsOf(headers),
    address,
    brand: brandOf(host, null, deps.config),
    client: clientOf(headers['user-agent']),
    player: null,
    operation: null,
    isInSecurityLog: false,
    refused(outcome) {
      const { player, operation } = this;
      const fields = { address, outcome, subject: operation ?? GRAPHQL_PATH };
      services.limits.logSecurity(player ?? 'visitor', 'access.refused', `${address} ${outcome}`, fields);
    },
  };
}

/** The answer to a request that opens a websocket has its ids. */
export function answerIds(sockets: WebSocketServer): void {
  sockets.on('headers', (lines) => {
    const context = currentRequest();
    if (context !== null) lines.push(...Object.entries(idHeaders(context)).map(([name, value]) => `${name}: ${value}`));
  });
}

/** Runs the work of each message with the ids of its connection, and the message's number behind the request's id. */
export function numberedMessages(connection: Connection, context: RequestContext): (work: () => void) => void {
  let messages = 0;
  return (work) => {
    messages += 1;
    const viewer = connection.context?.viewer;
    const player = viewer?.kind === 'player' ? viewer : null;
    inRequest({ ...context, player, requestId: `${context.requestId}.${messages}` }, work);
  };
}
