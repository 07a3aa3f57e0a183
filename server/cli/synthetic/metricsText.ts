import { SYNTHETIC_METRICS } from '../../platform/syntheticMetrics.ts';
import type { SyntheticBet } from './bettor.ts';

/** As the node exporter of Prometheus reads it from a file. */
export function metricsText({ steps, failure }: SyntheticBet, at: Date): string {
  const values: Readonly<Record<keyof typeof SYNTHETIC_METRICS, readonly string[]>> = {
    slipstream_synthetic_ok: [` ${failure === null ? 1 : 0}`],
    slipstream_synthetic_last_seconds: [` ${Math.round(at.getTime() / 1_000)}`],
    slipstream_synthetic_step_seconds: [...steps].map(([step, seconds]) => `{step="${step}"} ${seconds.toFixed(3)}`),
  };
  const lines = Object.entries(SYNTHETIC_METRICS).flatMap(([name, { kind, help }]) => [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${kind}`,
    ...values[name as keyof typeof SYNTHETIC_METRICS].map((value) => `${name}${value}`),
  ]);
  return `${lines.join('\n')}\n`;
}
