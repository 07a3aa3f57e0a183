import type { Logger } from 'pino';
import type { AnalyticsEvent, AnalyticsSink } from './analytics.ts';

export interface OtlpOptions {
  /** The collector's base address; records go to `/v1/logs` below it. */
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly environment: string;
  readonly log: Pick<Logger, 'warn'>;
  readonly fetch?: typeof globalThis.fetch;
  readonly batchMs?: number;
}

export interface OtlpSink extends AnalyticsSink {
  /** Sends what waits. */
  close(): Promise<void>;
}

const BATCH_MS = 5_000;
const MAXIMUM_BATCH = 500;
const MAXIMUM_WAITING = 5_000;
const TIMEOUT_MS = 5_000;
const TRIES = 3;

type AnyValue =
  | { readonly stringValue: string }
  | { readonly boolValue: boolean }
  | { readonly intValue: string }
  | { readonly doubleValue: number };

/** OTLP's JSON of a value: 64-bit integers are texts, anything nested is its JSON. */
function anyValue(value: unknown): AnyValue {
  switch (typeof value) {
    case 'string':
      return { stringValue: value };
    case 'boolean':
      return { boolValue: value };
    case 'number':
      return Number.isSafeInteger(value) ? { intValue: String(value) } : { doubleValue: value };
    default:
      return { stringValue: JSON.stringify(value ?? null) };
  }
}

/** An event as a log record with an event name, as OpenTelemetry's conventions for events want it. */
function toRecord({ name, properties, receivedAt }: AnalyticsEvent) {
  const isError = name === 'client_error';
  return {
    timeUnixNano: `${Date.parse(receivedAt)}000000`,
    eventName: name,
    severityNumber: isError ? 17 : 9,
    severityText: isError ? 'ERROR' : 'INFO',
    attributes: [
      { key: 'event.name', value: anyValue(name) },
      ...Object.entries(properties).map(([key, value]) => ({ key, value: anyValue(value) })),
    ],
  };
}

/**
 * Sends events to an OpenTelemetry collector (OTLP over HTTP, JSON), in batches. A batch is tried three times, then dropped; while the
 * collector is away a bounded number waits. What was dropped is logged as a number.
 */
export function otlpSink({
  endpoint,
  headers,
  environment,
  log,
  fetch = globalThis.fetch,
  batchMs = BATCH_MS,
}: OtlpOptions): OtlpSink {
  const url = `${endpoint.replace(/\/$/, '')}/v1/logs`;
  const resource = {
    attributes: [
      { key: 'service.name', value: { stringValue: 'slipstream-web' } },
      { key: 'deployment.environment.name', value: { stringValue: environment } },
    ],
  };
  let waiting: AnalyticsEvent[] = [];
  let dropped = 0;
  let failures = 0;
  let timer: NodeJS.Timeout | null = null;

  function schedule(): void {
    timer ??= setTimeout(() => void send(), batchMs).unref();
  }

  async function isAccepted(batch: readonly AnalyticsEvent[]): Promise<boolean> {
    const body = JSON.stringify({
      resourceLogs: [{ resource, scopeLogs: [{ scope: { name: 'slipstream.analytics' }, logRecords: batch.map(toRecord) }] }],
    });
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body,
        signal: AbortSignal.timeout(TIMEOUT_MS),
        redirect: 'error',
      });
      await response.body?.cancel();
      return response.ok;
    } catch {
      return false;
    }
  }

  async function send(): Promise<void> {
    if (timer) clearTimeout(timer);
    timer = null;
    const batch = waiting.slice(0, MAXIMUM_BATCH);
    if (batch.length === 0) return;
    waiting = waiting.slice(MAXIMUM_BATCH);
    if (await isAccepted(batch)) failures = 0;
    else {
      failures += 1;
      if (failures % TRIES === 0) dropped += batch.length;
      else waiting = [...batch, ...waiting];
      if (failures % TRIES === 0) log.warn({ dropped }, 'the collector of analytics events does not answer');
    }
    if (waiting.length > 0) schedule();
  }

  return {
    receive(event) {
      if (waiting.length >= MAXIMUM_WAITING) dropped += 1;
      else waiting.push(event);
      schedule();
    },
    async close() {
      await send();
      if (timer) clearTimeout(timer);
    },
  };
}
