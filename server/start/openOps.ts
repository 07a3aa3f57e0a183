import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Logger } from 'pino';
import { healthDetail } from '../api/health/healthDetail.ts';
import { opsListener } from '../api/health/opsListener.ts';
import type { Health } from '../api/health/registerHealth.ts';
import type { Config } from '../platform/config.ts';
import { type FrontServerLimits, openFrontServer } from '../platform/frontServer.ts';
import { type Figure, watch } from '../platform/meters.ts';
import { readVersion } from '../platform/version.ts';
import { releaseSchema } from '../store/releaseSchema.ts';
import { releaseEpoch } from '../store/schemaEpoch.ts';
import type { Shutdown } from './shutdown.ts';

/** Monitoring has few connections. */
const LIMITS: FrontServerLimits = {
  connectionsPerAddress: 100,
  requestSeconds: 10,
  portVariable: 'OPS_PORT',
  trusts: () => false,
  onRefused: () => undefined,
};

const DELAY_RESOLUTION_MS = 20;
const QUANTILES = [50, 99, 100] as const;

export interface Ops {
  /** Until then it answers 503. */
  serve(health: Health): void;
}

/** The operators' listener, where OPS_PORT names one. What it needs besides the server is loaded with it. */
export async function openOps(config: Config, log: Logger, shutdown: Shutdown): Promise<Ops | null> {
  if (config.opsPort === null) return null;
  const front = await openFrontServer(config.opsPort, config.opsHost, {}, LIMITS);
  shutdown.add('listening socket of operators', () => front.drain(0));
  const { openMetrics } = await import('../platform/prometheus.ts');
  const metrics = openMetrics();
  shutdown.add('metrics', () => metrics.close());
  const release = releaseSchema();
  const build = { version: readVersion(), release, node: process.versions.node };
  const watched = watchProcess(build);
  shutdown.add('event loop delay', watched.stop);
  return {
    serve(health) {
      const schema = { release, epoch: releaseEpoch() };
      const detail = async () => {
        const read = await healthDetail(health, schema);
        watched.isReady = read.status === 'ready';
        return read;
      };
      const read = async (): Promise<string> => {
        await detail();
        return metrics.read();
      };
      front.serve(opsListener({ log, metrics: { read }, build, health: detail }));
    },
  };
}

interface WatchedProcess {
  isReady: boolean;
  stop(): void;
}

/** Figures of the process itself. The delay of its event loop is that since the last reading. */
function watchProcess(build: { readonly version: string; readonly release: string; readonly node: string }): WatchedProcess {
  const delay = monitorEventLoopDelay({ resolution: DELAY_RESOLUTION_MS });
  delay.enable();
  const watched: WatchedProcess = { isReady: false, stop: () => void delay.disable() };
  const readDelay = (): Figure[] =>
    QUANTILES.map((percent) => {
      const seconds = Math.max(0, delay.percentile(percent) / 1e9 - DELAY_RESOLUTION_MS / 1e3);
      return ['slipstream_event_loop_delay_seconds', { quantile: String(percent / 100) }, seconds];
    });
  watch(watched, ({ isReady }) => {
    const { rss, heapUsed } = process.memoryUsage();
    const delays = readDelay();
    delay.reset();
    return [
      ...delays,
      ['slipstream_build', build, 1],
      ['slipstream_ready', {}, isReady ? 1 : 0],
      ['slipstream_memory_bytes', { kind: 'resident' }, rss],
      ['slipstream_memory_bytes', { kind: 'heap' }, heapUsed],
    ];
  });
  return watched;
}
