/** The ids by which a request is found again in the log of each program that it passed: ours, and the trace of W3C Trace Context, version 00. */

const REQUEST_ID = /^[A-Za-z0-9._-]{1,64}$/;
const TRACE = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;
const ZEROS = /^0+$/;

/** What a `traceparent` says: the trace, the span of its caller, and the flags, all in lower-case hexadecimal digits. */
export interface Trace {
  readonly traceId: string;
  readonly spanId: string;
  readonly flags: string;
}

/** The id that a caller has given its request; null: none, or one that a log would not take. */
export function readRequestId(header: unknown): string | null {
  return typeof header === 'string' && REQUEST_ID.test(header) ? header : null;
}

/** Null: none, of another version, or malformed. */
export function readTrace(header: unknown): Trace | null {
  const [, traceId, spanId, flags] = (typeof header === 'string' && TRACE.exec(header)) || [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return null;
  return ZEROS.test(traceId) || ZEROS.test(spanId) ? null : { traceId, spanId, flags };
}

export function traceparentOf({ traceId, spanId, flags }: Trace): string {
  return `00-${traceId}-${spanId}-${flags}`;
}
