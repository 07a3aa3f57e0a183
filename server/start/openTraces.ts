import type { Logger } from 'pino';
import type { Config } from '../platform/config.ts';
import { readVersion } from '../platform/version.ts';
import type { Shutdown } from './shutdown.ts';

/** Traces of requests and jobs, where a collector is configured; what they need is loaded with it. */
export async function openTraces({ analytics, environment }: Config, log: Logger, shutdown: Shutdown): Promise<void> {
  const { otlp, tracedShare } = analytics;
  if (otlp === null || tracedShare === 0) return;
  const { collectorOf } = await import('../platform/telemetryExport.ts');
  const { openTracing } = await import('../platform/openTracing.ts');
  const tracing = openTracing(collectorOf({ ...otlp, environment, version: readVersion(), log }), tracedShare);
  shutdown.add('traces', () => tracing.close());
}
