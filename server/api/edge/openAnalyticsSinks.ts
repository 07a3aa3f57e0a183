import type { Deps } from '../../deps.ts';
import type { AnalyticsSink } from './analytics.ts';
import { analyticsFile, analyticsLog, sampledSink } from './analyticsSinks.ts';
import { otlpSink } from './otlpSink.ts';

export interface OpenedSinks {
  /** The configured ones: the sandbox writes to these too, and to its own memory instead of the log. */
  readonly outside: readonly AnalyticsSink[];
  /** Those, and the log where no file is configured. */
  readonly all: readonly AnalyticsSink[];
  close(): Promise<void>;
}

/** The destinations of analytics events by the configuration (docs/OPERATIONS.md). */
export function openAnalyticsSinks({ config, log }: Pick<Deps, 'config' | 'log'>): OpenedSinks {
  const { file, otlp, monitoringSampleRate } = config.analytics;
  const opened =
    file === null
      ? null
      : analyticsFile(file, (error) => log.error({ err: error }, 'the file of analytics events cannot be written'));
  const monitoring = otlp === null ? null : otlpSink({ ...otlp, environment: config.environment, log });
  const outside = [...(opened ? [opened] : []), ...(monitoring ? [sampledSink(monitoring, monitoringSampleRate)] : [])];
  return {
    outside,
    all: opened ? outside : [analyticsLog(log), ...outside],
    async close() {
      await Promise.all([opened?.close(), monitoring?.close()]);
    },
  };
}
