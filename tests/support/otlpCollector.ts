import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface OtlpRequest {
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
}

export interface OtlpCollector {
  readonly endpoint: string;
  readonly received: readonly OtlpRequest[];
  /** What it answers. */
  readonly state: { status: number };
  close(): Promise<void>;
}

/** An OpenTelemetry collector (OTLP over HTTP, JSON) on a free port. */
export async function otlpCollector(state = { status: 200 }): Promise<OtlpCollector> {
  const received: OtlpRequest[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => {
      text += chunk;
    });
    request.on('end', () => {
      received.push({ url: request.url, headers: request.headers, body: JSON.parse(text) });
      response.writeHead(state.status, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received, state, close };
}

interface AttributeValue {
  readonly stringValue?: string;
  readonly intValue?: string;
}

interface LogRecord {
  readonly eventName: string;
  readonly attributes: readonly { readonly key: string; readonly value: AttributeValue }[];
}

/** The log records of a request's body. */
export function logRecordsIn(body: unknown): readonly LogRecord[] {
  const { resourceLogs } = body as { resourceLogs: readonly { scopeLogs: readonly { logRecords: readonly LogRecord[] }[] }[] };
  return resourceLogs.flatMap(({ scopeLogs }) => scopeLogs.flatMap(({ logRecords }) => logRecords));
}

export interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
}

/** The spans of a request's body. */
export function spansIn(body: unknown): readonly Span[] {
  const { resourceSpans = [] } = body as { resourceSpans?: readonly { scopeSpans: readonly { spans: readonly Span[] }[] }[] };
  return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans));
}
