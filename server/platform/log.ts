import pino, { type Logger } from 'pino';

/** Fields whose values never reach a log, at any depth of what is logged. */
const SECRET_FIELD = /token|password|secret|^authorization$|cookie|^variables$/i;
const CENSORED = '[redacted]';
/** Deeper than this nothing is logged. */
const DEEPEST = 6;

/** What Fastify logs of a request: its path, because anybody may put anything into a query. */
interface LoggedRequest {
  readonly method?: string;
  readonly url?: string;
  readonly host?: string;
  readonly ip?: string;
  readonly headers?: unknown;
}

/** JSON lines on stderr: stdout belongs to the one line that says where the app is. `destination` is for tests. */
export function createLog(level: string, destination?: { write(line: string): void }): Logger {
  const options: pino.LoggerOptions = {
    level,
    base: { pid: process.pid },
    formatters: { log: (fields) => censorFields(fields, 0) },
    serializers: {
      req: ({ method, url, host, ip }: LoggedRequest) => ({ method, path: url?.split('?', 1)[0], host, remoteAddress: ip }),
      err: (error: unknown) => (error instanceof Error ? censorFields({ ...pino.stdSerializers.err(error) }, 0) : error),
    },
  };
  return destination ? pino(options, destination) : pino(options, pino.destination({ fd: 2, sync: true }));
}

function censorFields(fields: Readonly<Record<string, unknown>>, depth: number): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, SECRET_FIELD.test(name) ? CENSORED : censor(value, depth + 1)]),
  );
}

/** Plain objects and lists are looked through; errors, requests and the like are their serializers' business. */
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
