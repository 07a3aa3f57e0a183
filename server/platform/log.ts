import pino, { type Logger } from 'pino';
import { logCounters, openLog } from '../../programs/service/openLog.ts';
import { watch } from './meters.ts';
import { currentRequest } from './requestContext.ts';
import { readVersion } from './version.ts';

/** Fields whose values never reach a log, at any depth of a logged value. */
const SECRET_FIELD = /token|password|secret|^authorization$|cookie|^variables$/i;
const CENSORED = '[redacted]';
/** Deeper values are not logged. */
const DEEPEST = 6;

const LONGEST_PATH = 200;

watch(logCounters, (counters) => [['slipstream_log_dropped_total', {}, counters().droppedLines]]);

/** JSON lines on stderr: stdout is for the single line with the app's address. A line of a request has its ids. `destination` is for tests. */
export function createLog(level: string, destination?: { write(line: string): void }): Logger {
  const options: pino.LoggerOptions = {
    level,
    mixin() {
      const context = currentRequest();
      return context === null ? {} : { requestId: context.requestId, traceId: context.trace.traceId };
    },
    formatters: { log: (fields) => censorFields(fields, 0) },
    serializers: {
      err: (error: unknown) => (error instanceof Error ? censorFields({ ...pino.stdSerializers.err(error) }, 0) : error),
    },
  };
  return openLog({ ...options, service: 'slipstream-server', version: readVersion() }, destination);
}

/** The path without the query, and without what somebody searched for. */
export function loggedPath(url: string): string {
  return url
    .replace(/\?.*/s, '')
    .replace(/^\/search\/.+/s, `/search/${CENSORED}`)
    .slice(0, LONGEST_PATH);
}

function censorFields(fields: Readonly<Record<string, unknown>>, depth: number): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, SECRET_FIELD.test(name) ? CENSORED : censor(value, depth + 1)]),
  );
}

/** Searches plain objects and lists; errors, requests and the like have their own serializers. */
function censor(value: unknown, depth: number): unknown {
  const isList = Array.isArray(value);
  if (!isList && !isPlain(value)) return value;
  if (depth > DEEPEST) return CENSORED;
  return isList ? value.map((each) => censor(each, depth + 1)) : censorFields(value, depth);
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
