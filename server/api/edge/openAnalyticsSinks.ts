import type { Deps } from '../../deps.ts';
import type { CollectorOptions } from '../../platform/telemetryExport.ts';
import { readVersion } from '../../platform/version.ts';
import type { AnalyticsSink } from './analytics.ts';
import { analyticsFile, analyticsLog, sampledSink } from './analyticsSinks.ts';
import type { OtlpSink } from './otlpSink.ts';

export interface OpenedSinks {
  /** The configured ones: the sandbox writes to these too, and to its own memory instead of the log. */
  readonly outside: readonly AnalyticsSink[];
  /** Those, and the log where no file is configured. */
  readonly all: readonly AnalyticsSink[];
  close(): Promise<void>;
}

async function openMonitoring(options: CollectorOptions): Promise<OtlpSink> {
  const { collectorOf } = await import('../../platform/telemetryExport.ts');
  const { otlpSink } = await import('./otlpSink.ts');
  return otlpSink(collectorOf(options));
}

/** The destinations of analytics events by the configuration (docs/OPERATIONS.md). */
export async function openAnalyticsSinks({ config, log }: Pick<Deps, 'config' | 'log'>): Promise<OpenedSinks> {
  const { file, otlp, monitoringSampleRate } = config.analytics;
  const opened =
    file === null
      ? null
      : analyticsFile(file, (error) => log.error({ err: error }, 'the file of analytics events cannot be written'));
  const monitoring =
    otlp === null ? null : await openMonitoring({ ...otlp, environment: config.environment, version: readVersion(), log });
  const outside = [...(opened ? [opened] : []), ...(monitoring ? [sampledSink(monitoring, monitoringSampleRate)] : [])];
  return {
    outside,
    all: opened ? outside : [analyticsLog(log), ...outside],
    async close() {
      await Promise.all([opened?.close(), monitoring?.close()]);
    },
  };
}
