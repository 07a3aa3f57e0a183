import { type AttributeValue, SeverityNumber } from '@opentelemetry/api';
import { OTLPLogExporter } from '@opentelemetry/exporter-logs-otlp-http';
import { BatchLogRecordProcessor, LoggerProvider } from '@opentelemetry/sdk-logs';
import { type Collector, counted, resourceOf } from '../../platform/telemetryExport.ts';
import type { AnalyticsSink } from './analytics.ts';

export interface OtlpSink extends AnalyticsSink {
  /** Sends what waits. */
  send(): Promise<void>;
  /** Sends what waits, and ends. */
  close(): Promise<void>;
}

const BATCH_MS = 5_000;
const MAXIMUM_BATCH = 500;
const MAXIMUM_WAITING = 5_000;

/** Anything nested is its JSON. */
function attributeOf(value: unknown): AttributeValue {
  return typeof value === 'string' || typeof value === 'boolean' || typeof value === 'number'
    ? value
    : JSON.stringify(value ?? null);
}

/**
 * Sends events of the app to an OpenTelemetry collector as log records with an event name, in batches. While the collector is away a bounded
 * number waits. Loaded only where there is one.
 */
export function otlpSink(collector: Collector): OtlpSink {
  const exporter = counted('logs', new OTLPLogExporter(collector.to('logs')), collector.log);
  const provider = new LoggerProvider({
    resource: resourceOf('slipstream-web', collector),
    processors: [
      new BatchLogRecordProcessor({
        exporter,
        scheduledDelayMillis: BATCH_MS,
        maxExportBatchSize: MAXIMUM_BATCH,
        maxQueueSize: MAXIMUM_WAITING,
      }),
    ],
  });
  const logger = provider.getLogger('slipstream.analytics');
  return {
    receive({ name, properties, receivedAt }) {
      const isError = name === 'client_error';
      const attributes = Object.entries(properties).map(([key, value]) => [key, attributeOf(value)] as const);
      logger.emit({
        eventName: name,
        timestamp: Date.parse(receivedAt),
        severityNumber: isError ? SeverityNumber.ERROR : SeverityNumber.INFO,
        severityText: isError ? 'ERROR' : 'INFO',
        attributes: { 'event.name': name, ...Object.fromEntries(attributes) },
      });
    },
    send: () => provider.forceFlush(),
    close: () => provider.shutdown(),
  };
}
