import { collect } from '../../platform/meters.ts';
import type { GaugeName } from '../../platform/metrics.ts';
import type { AuditRecord } from '../../store/ledger/index.ts';
import type { Health } from './registerHealth.ts';

export interface HealthDetail {
  readonly status: 'ready' | 'not ready';
  /** Null while it is ready. */
  readonly reason: string | null;
  readonly version: string;
  /** `fast` also where it does not answer at all, which is the reason then. */
  readonly database: { readonly kind: Health['database']; readonly speed: 'fast' | 'slow' };
  /** Whether each connection is up; empty without Redis. A Redis that is away makes no server useless: fan-out waits for it. */
  readonly redis: Readonly<Record<string, boolean>>;
  /** This machine's clock behind the database's. */
  readonly clockBehindSeconds: number;
  readonly schema: { readonly release: string; readonly epoch: number };
  /** Null before the first. */
  readonly audit: AuditRecord | null;
}

/** What the probes keep to themselves. */
export async function healthDetail(health: Health, schema: HealthDetail['schema']): Promise<HealthDetail> {
  const reason = await health.notReady();
  const figures = collect();
  const of = (name: GaugeName) => figures.get(name) ?? [];
  return {
    status: reason === null ? 'ready' : 'not ready',
    reason,
    version: health.version,
    database: { kind: health.database, speed: health.isSlow() ? 'slow' : 'fast' },
    redis: Object.fromEntries(of('slipstream_redis_up').map(({ labels, value }) => [labels.connection ?? '', value > 0])),
    clockBehindSeconds: of('slipstream_clock_apart_seconds')[0]?.value ?? 0,
    schema,
    audit: health.audit(),
  };
}
