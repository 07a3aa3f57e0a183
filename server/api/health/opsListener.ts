import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { LOG_LEVELS } from '../../platform/config/deployment.ts';
import type { MetricsText } from '../../platform/prometheus.ts';
import type { HealthDetail } from './healthDetail.ts';

export interface OpsParts {
  readonly log: Logger;
  readonly metrics: Pick<MetricsText, 'read'>;
  readonly build: Readonly<Record<string, string>>;
  health(): Promise<HealthDetail>;
}

const LONGEST_BODY = 100;

interface Answer {
  readonly status: number;
  readonly body: string | object;
}

/** Null: of more than a word. */
async function readBody(request: IncomingMessage): Promise<string | null> {
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > LONGEST_BODY) return null;
  }
  return text.trim();
}

/** A page that an operator's browser has open must not set it: browsers name the site of whoever sends a request. */
async function setLevel(log: Logger, request: IncomingMessage): Promise<Answer> {
  const level = await readBody(request);
  if (request.headers['sec-fetch-site'] !== undefined) return { status: 403, body: { error: 'No browser may set it' } };
  if (!LOG_LEVELS.some((one) => one === level))
    return { status: 422, body: { error: `must be one of ${LOG_LEVELS.join(', ')}`, field: 'body' } };
  const before = log.level;
  log.level = level ?? before;
  log.warn({ event: 'log.level', before, level }, 'the log level was changed');
  return { status: 200, body: { level: log.level } };
}

async function answer({ log, metrics, build, health }: OpsParts, request: IncomingMessage): Promise<Answer> {
  switch (`${request.method} ${request.url}`) {
    case 'GET /metrics':
      return { status: 200, body: await metrics.read() };
    case 'GET /health': {
      const detail = await health();
      return { status: detail.status === 'ready' ? 200 : 503, body: detail };
    }
    case 'GET /build':
      return { status: 200, body: build };
    case 'GET /log-level':
      return { status: 200, body: { level: log.level } };
    case 'PUT /log-level':
      return setLevel(log, request);
    default:
      return { status: 404, body: { error: 'GET /metrics, /health, /build, /log-level; PUT /log-level' } };
  }
}

function send(response: ServerResponse, { status, body }: Answer): void {
  const isText = typeof body === 'string';
  response.writeHead(status, {
    'content-type': isText ? 'text/plain; version=0.0.4; charset=utf-8' : 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.end(isText ? body : JSON.stringify(body));
}

/** What operators alone may read and set, on a listener of its own: nothing of it is on the players' origins. */
export function opsListener(parts: OpsParts): RequestListener {
  return (request, response) => {
    answer(parts, request).then(
      (made) => send(response, made),
      (error: unknown) => {
        parts.log.error({ err: error }, 'a request of an operator failed');
        send(response, { status: 500, body: { error: 'Something went wrong' } });
      },
    );
  };
}
