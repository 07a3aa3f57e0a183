import { hostname } from 'node:os';
import { type Resource, resourceFromAttributes } from '@opentelemetry/resources';
import type { Logger } from 'pino';
import { count } from './meters.ts';

type Signal = 'traces' | 'logs';

const TIMEOUT_MS = 5_000;

/** An OpenTelemetry collector, by OTLP over HTTP in JSON. */
export interface Collector {
  readonly environment: string;
  readonly version: string;
  readonly log: Pick<Logger, 'warn'>;
  /** Options of the SDK's exporter, which tries what was refused for a while again. */
  to(signal: Signal): { readonly url: string; readonly headers: Record<string, string>; readonly timeoutMillis: number };
}

export interface CollectorOptions {
  /** The collector's base address; signals go to `/v1/…` below it. */
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly environment: string;
  readonly version: string;
  readonly log: Pick<Logger, 'warn'>;
  readonly timeoutMs?: number;
}

export function collectorOf({ endpoint, headers, timeoutMs = TIMEOUT_MS, ...rest }: CollectorOptions): Collector {
  const base = endpoint.replace(/\/$/, '');
  return {
    ...rest,
    to: (signal) => ({ url: `${base}/v1/${signal}`, headers: { ...headers }, timeoutMillis: timeoutMs }),
  };
}

/** Which program on which machine sends it. */
export function resourceOf(service: string, { environment, version }: Collector): Resource {
  return resourceFromAttributes({
    'service.name': service,
    'service.version': version,
    'deployment.environment.name': environment,
    'host.name': hostname(),
  });
}

interface Exporter<Item> {
  export(items: Item[], done: (result: { readonly code: number }) => void): void;
  shutdown(): Promise<void>;
  forceFlush?(): Promise<void>;
}

/** The exporter, with a metric and a line in the log of what it had to drop. */
export function counted<Item>(signal: Signal, exporter: Exporter<Item>, log: Pick<Logger, 'warn'>): Required<Exporter<Item>> {
  count('slipstream_telemetry_dropped_total', { signal }, 0);
  return {
    export(items, done) {
      exporter.export(items, (result) => {
        if (result.code !== 0) {
          count('slipstream_telemetry_dropped_total', { signal }, items.length);
          log.warn({ dropped: items.length, signal }, 'the collector of telemetry does not answer');
        }
        done(result);
      });
    },
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}
