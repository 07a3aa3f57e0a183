interface Metric {
  /** A counter only grows; a gauge is as it is now; a histogram counts values up to each of its bounds. */
  readonly kind: 'counter' | 'gauge' | 'histogram';
  readonly labels: readonly string[];
  readonly help: string;
  readonly bounds?: readonly number[];
}

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Everything that a server measures, by the names that Prometheus, alarms and dashboards use. docs/OPERATIONS.md lists it. */
export const METRICS = {
  slipstream_build: { kind: 'gauge', labels: ['version', 'release', 'node'], help: '1, with the build as labels' },
  slipstream_ready: { kind: 'gauge', labels: [], help: '1 when the server should be given work' },
  slipstream_memory_bytes: { kind: 'gauge', labels: ['kind'], help: 'Memory of the process' },
  slipstream_event_loop_delay_seconds: { kind: 'gauge', labels: ['quantile'], help: 'How late timers ran since the last reading' },
  slipstream_log_dropped_total: { kind: 'counter', labels: [], help: 'Lines of the log that nobody can read any more' },
  slipstream_telemetry_dropped_total: {
    kind: 'counter',
    labels: ['signal'],
    help: 'Spans and events that the collector did not take',
  },
  slipstream_security_events_total: { kind: 'counter', labels: ['event'], help: 'Events of the security log, also those left out' },
  slipstream_http_request_seconds: {
    kind: 'histogram',
    labels: ['method', 'status'],
    help: 'Requests, from their arrival to the end of the answer',
    bounds: SECONDS,
  },
  slipstream_pool_connections: { kind: 'gauge', labels: ['pool', 'state'], help: 'Open connections to PostgreSQL: busy, idle' },
  slipstream_pool_maximum: { kind: 'gauge', labels: ['pool'], help: 'The most connections of a pool' },
  slipstream_pool_waiting: { kind: 'gauge', labels: ['pool'], help: 'Callers that wait for a connection' },
  slipstream_redis_up: { kind: 'gauge', labels: ['connection'], help: '1 while Redis answers' },
  slipstream_cache_entries: { kind: 'gauge', labels: ['cache'], help: 'Entries of a cache' },
  slipstream_cache_maximum: { kind: 'gauge', labels: ['cache'], help: 'The most entries of a cache' },
  slipstream_cache_hits_total: { kind: 'counter', labels: ['cache'], help: 'Entries that were found' },
  slipstream_cache_misses_total: { kind: 'counter', labels: ['cache'], help: 'Entries that were not found' },
  slipstream_queue_waiting: { kind: 'gauge', labels: ['queue'], help: 'Work of this process that waits for its turn' },
  slipstream_limit_refused_total: { kind: 'counter', labels: ['limit'], help: 'Requests, sockets and placements over a limit' },
  slipstream_loop_age_seconds: { kind: 'gauge', labels: ['loop'], help: 'Time since the last good pass of a loop ended' },
  slipstream_loop_pause_seconds: { kind: 'gauge', labels: ['loop'], help: 'The pause between passes of a loop' },
  slipstream_loop_failures_total: { kind: 'counter', labels: ['loop'], help: 'Failed passes of a loop' },
  slipstream_sockets: { kind: 'gauge', labels: ['kind'], help: 'Open websockets, and subscriptions over them' },
  slipstream_jobs: { kind: 'gauge', labels: ['job', 'state'], help: 'Jobs of all servers: due, running, later, failed for good' },
  slipstream_job_failures_total: { kind: 'counter', labels: ['job'], help: 'Failed tries of jobs' },
  slipstream_bets_placed_total: { kind: 'counter', labels: [], help: 'Bets placed' },
  slipstream_bets_refused_total: { kind: 'counter', labels: ['code'], help: 'Placements refused, by the first reason' },
  slipstream_bets_held: { kind: 'gauge', labels: ['state'], help: 'Placements of all servers in their hold, and past its end' },
  slipstream_settlement_waiting: { kind: 'gauge', labels: ['state'], help: 'Events with bets to settle: new, failing' },
  slipstream_price_age_seconds: {
    kind: 'gauge',
    labels: [],
    help: 'Time since the last price in play of any event; none without play',
  },
  slipstream_markets_silent: { kind: 'gauge', labels: [], help: 'Markets in play that are suspended because their feed is silent' },
  slipstream_webhook_lag_seconds: {
    kind: 'histogram',
    labels: [],
    help: 'From what happened at the payment gateway to its webhook here',
    bounds: [1, 5, 15, 60, 300, 3_600],
  },
  slipstream_gateway_requests_total: { kind: 'counter', labels: ['outcome'], help: 'Requests to the payment gateway' },
  slipstream_payments_review_total: { kind: 'counter', labels: ['alarm'], help: 'Payments that need a person' },
  slipstream_audit_age_seconds: { kind: 'gauge', labels: [], help: 'Time since the last audit' },
  slipstream_audit_discrepancies: { kind: 'gauge', labels: [], help: 'Differences that the last audit found' },
  slipstream_clock_apart_seconds: {
    kind: 'gauge',
    labels: [],
    help: 'This machine’s clock behind the database’s; negative: ahead',
  },
} as const satisfies Readonly<Record<string, Metric>>;

export type MetricName = keyof typeof METRICS;
type Of<Kind extends Metric['kind']> = {
  [Name in MetricName]: (typeof METRICS)[Name]['kind'] extends Kind ? Name : never;
}[MetricName];
export type CounterName = Of<'counter'>;
export type GaugeName = Of<'gauge'>;
export type HistogramName = Of<'histogram'>;
/** The labels of a metric, each with its value: few different ones, never an id, an address or a text of a caller. */
export type Labels<Name extends MetricName> = Readonly<Record<(typeof METRICS)[Name]['labels'][number], string>>;
