import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Logger } from 'pino';
import { REQUEST_ID_HEADER, TRACE_HEADER } from '../../core/wire/headers.ts';
import { readRequestId, readTrace, type Trace, traceparentOf } from '../../core/wire/requestIds.ts';
import { CLOCK_REFUSED_TEXT, isClockRefusal } from './databaseFailure.ts';
import type { RequestSpan } from './tracing.ts';

export interface RequestIds {
  readonly requestId: string;
  /** `spanId` is this server's own part of the trace. */
  readonly trace: Trace;
}

/** A player by the log-in of the request. */
export interface ActingPlayer {
  readonly playerId: string;
  readonly sessionId?: string | undefined;
}

interface Failure {
  readonly fields: object;
  readonly message: string;
  /** Of this request, with this one. */
  count: number;
}

/** What the log says of the request that a line belongs to, wherever in its work the line is written. */
export interface RequestContext extends RequestIds {
  /** The caller's address. */
  readonly address: string;
  readonly brand: string;
  /** The OAuth client that a log-in is for, else the family of the browser or program. */
  client: string;
  player: ActingPlayer | null;
  /** Absent where requests are not traced, and of messages of a websocket. */
  readonly span?: RequestSpan;
  /** Name of its GraphQL operation, once it is known. */
  operation: string | null;
  /** A line of the security log at `warn` says already what was refused. */
  isInSecurityLog: boolean;
  /** The first failure, which the request's own line will say. Absent where no such line follows. */
  failure?: Failure | null;
  /** Says in the security log, at most once, why this request may not have what it wants. */
  refused(reason: string): void;
}

const contexts = new AsyncLocalStorage<RequestContext>();

/** Runs `work` and everything that it begins as a part of the request. */
export function inRequest<Value>(context: RequestContext, work: () => Value): Value {
  const { span } = context;
  return span === undefined ? contexts.run(context, work) : span.run(() => contexts.run(context, work));
}

/** Null in background work, and before a request has reached its app. */
export function currentRequest(): RequestContext | null {
  return contexts.getStore() ?? null;
}

/** The caller's ids where they are well-formed, else new ones. */
export function requestIdsOf(headers: IncomingHttpHeaders): RequestIds {
  const trace = readTrace(headers[TRACE_HEADER]);
  const spanId = randomUUID().replaceAll('-', '').slice(16);
  return {
    requestId: readRequestId(headers[REQUEST_ID_HEADER]) ?? randomUUID(),
    trace: { traceId: trace?.traceId ?? randomUUID().replaceAll('-', ''), spanId, flags: trace?.flags ?? '00' },
  };
}

/** As headers of the answer. */
export function idHeaders({ requestId, trace }: RequestIds): Readonly<Record<string, string>> {
  return { [REQUEST_ID_HEADER]: requestId, [TRACE_HEADER]: traceparentOf(trace) };
}

/** The ids of the request that this is done for, for another program; none in background work. */
export function passedIds(): Readonly<Record<string, string>> {
  const request = currentRequest();
  return request === null ? {} : idHeaders(request);
}

const FAMILIES = [
  ['Edg/', 'Edge'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;

/** A word for the program that sent the request: a browser's name, `other`, or `none` where it does not say. */
export function clientOf(userAgent: string | undefined): string {
  if (userAgent === undefined || userAgent === '') return 'none';
  return FAMILIES.find(([mark]) => userAgent.includes(mark))?.[1] ?? 'other';
}

/** What an id names, where it is the player's own. Somebody else's reads as unknown, and the security log says so. */
export function ownOf<Value extends { readonly playerId: string }>(
  found: Value | null | undefined,
  playerId: string,
): Value | null {
  if (found == null || found.playerId === playerId) return found ?? null;
  currentRequest()?.refused('FOREIGN_ID');
  return null;
}

/** Logs a bug: on the request's own line, which says the first one and how many there were, else on a line of its own. */
export function logFailure(log: Pick<Logger, 'error'>, fields: object, message: string, context = currentRequest()): void {
  if (context?.failure === undefined) log.error(fields, message);
  else if (context.failure === null) context.failure = { fields, message, count: 1 };
  else context.failure.count += 1;
}

/** Logs an error that is the database's refusal of a time: an operator has to know, and the caller only tries again. */
export function logClockRefusal(log: Pick<Logger, 'error'>, error: unknown, context = currentRequest()): void {
  if (isClockRefusal(error)) logFailure(log, { err: error, event: 'clock.refused' }, CLOCK_REFUSED_TEXT, context);
}
