export interface Alert {
  /** Also the heading of its paragraph in docs/OPERATIONS.md. */
  readonly name: string;
  /** Of PromQL, over the metrics of metrics.ts and synthetic.ts. */
  readonly expression: string;
  readonly forMinutes: number;
  /** A page wakes a person; a ticket waits for the morning. */
  readonly severity: 'page' | 'ticket';
  readonly summary: string;
}

/** What somebody has to know at once or in the morning: deploy/alerts.yaml is made of it, with a link to each paragraph. */
export const ALERTS: readonly Alert[] = [
  {
    name: 'ServerAway',
    expression: 'up{job="slipstream"} == 0',
    forMinutes: 2,
    severity: 'page',
    summary: 'A server does not answer its monitoring',
  },
  {
    name: 'ServerNotReady',
    expression: 'slipstream_ready == 0',
    forMinutes: 3,
    severity: 'page',
    summary: 'A server takes no work',
  },
  {
    name: 'RequestsFail',
    expression:
      'sum(rate(slipstream_http_request_seconds_count{status=~"5.."}[5m])) / sum(rate(slipstream_http_request_seconds_count[5m])) > 0.02',
    forMinutes: 5,
    severity: 'page',
    summary: 'More than one request in fifty fails',
  },
  {
    name: 'ConnectionsAwaited',
    expression: 'sum by (pool) (slipstream_pool_waiting) > 5',
    forMinutes: 2,
    severity: 'page',
    summary: 'Callers wait for connections to the database',
  },
  {
    name: 'LedgerOutOfBalance',
    expression: 'max(slipstream_audit_discrepancies) > 0',
    forMinutes: 0,
    severity: 'page',
    summary: 'The audit found a difference in the money',
  },
  {
    name: 'AuditLate',
    expression: 'min(slipstream_audit_age_seconds) > 3600',
    forMinutes: 5,
    severity: 'page',
    summary: 'No server has audited the money for an hour',
  },
  {
    name: 'ClockApart',
    expression: 'abs(slipstream_clock_apart_seconds) > 0.5',
    forMinutes: 1,
    severity: 'page',
    summary: 'The clocks of a server and of the database are apart',
  },
  {
    name: 'PricesOld',
    expression: 'max(slipstream_price_age_seconds) > 60',
    forMinutes: 2,
    severity: 'page',
    summary: 'No feed has sent or confirmed a price in play for a minute',
  },
  {
    name: 'BetsStayHeld',
    expression: 'max(slipstream_bets_held{state="overdue"}) > 0',
    forMinutes: 1,
    severity: 'page',
    summary: 'Bets wait for a decision past the end of their hold',
  },
  {
    name: 'SettlementFails',
    expression: 'max(slipstream_settlement_waiting{state="failing"}) > 0',
    forMinutes: 10,
    severity: 'page',
    summary: 'Bets of an event cannot be settled',
  },
  {
    name: 'GatewayAway',
    expression: 'sum(rate(slipstream_gateway_requests_total{outcome=~"unanswered|failed"}[5m])) > 0.05',
    forMinutes: 5,
    severity: 'page',
    summary: 'The payment gateway does not answer',
  },
  {
    name: 'SyntheticBetFails',
    expression: 'slipstream_synthetic_ok == 0 or time() - slipstream_synthetic_last_seconds > 300',
    forMinutes: 3,
    severity: 'page',
    summary: 'The synthetic bettor cannot bet',
  },
  {
    name: 'RedisAway',
    expression: 'min by (connection) (slipstream_redis_up) == 0',
    forMinutes: 2,
    severity: 'page',
    summary: 'A server has no Redis: prices do not pass between servers',
  },
  {
    name: 'LoopStuck',
    expression: 'max by (loop) (slipstream_loop_age_seconds - 5 * slipstream_loop_pause_seconds) > 120',
    forMinutes: 5,
    severity: 'ticket',
    summary: 'Background work has had no good pass for long',
  },
  {
    name: 'JobsFailed',
    expression: 'max by (job) (slipstream_jobs{state="failed"}) > 0',
    forMinutes: 0,
    severity: 'ticket',
    summary: 'A job has failed for good',
  },
  {
    name: 'JobsWait',
    expression: 'max by (job) (slipstream_jobs{state="due"}) > 100',
    forMinutes: 10,
    severity: 'ticket',
    summary: 'Jobs are not done in time',
  },
  {
    name: 'PaymentNeedsPerson',
    expression: 'increase(slipstream_payments_review_total[15m]) > 0',
    forMinutes: 0,
    severity: 'ticket',
    summary: 'A payment needs a person',
  },
  {
    name: 'WebhooksLate',
    expression: 'histogram_quantile(0.9, sum by (le) (rate(slipstream_webhook_lag_seconds_bucket[15m]))) > 300',
    forMinutes: 15,
    severity: 'ticket',
    summary: 'Webhooks of the payment gateway are late',
  },
  {
    name: 'EventLoopLate',
    expression: 'slipstream_event_loop_delay_seconds{quantile="0.99"} > 0.5',
    forMinutes: 5,
    severity: 'ticket',
    summary: 'A server has more to do than its processor can',
  },
  {
    name: 'PasswordsWait',
    expression: 'max(slipstream_queue_waiting{queue="log-ins"}) > 50',
    forMinutes: 5,
    severity: 'ticket',
    summary: 'Log-ins wait for the check of their password',
  },
  {
    name: 'LimitsHit',
    expression: 'sum by (limit) (rate(slipstream_limit_refused_total[10m])) > 1',
    forMinutes: 10,
    severity: 'ticket',
    summary: 'A limit refuses more than one request a second',
  },
  {
    name: 'LogLost',
    expression: 'increase(slipstream_log_dropped_total[10m]) > 0',
    forMinutes: 0,
    severity: 'ticket',
    summary: 'Lines of the log were dropped',
  },
  {
    name: 'TelemetryLost',
    expression: 'increase(slipstream_telemetry_dropped_total[30m]) > 0',
    forMinutes: 0,
    severity: 'ticket',
    summary: 'The collector does not take spans or events',
  },
];

const RUNBOOK = 'docs/OPERATIONS.md#';
const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** The rules as Prometheus reads them. */
export function alertsYaml(alerts: readonly Alert[] = ALERTS): string {
  const rules = alerts.map(
    ({ name, expression, forMinutes, severity, summary }) => `      - alert: ${name}
        expr: ${quoted(expression)}
        for: ${forMinutes}m
        labels:
          severity: ${severity}
        annotations:
          summary: ${quoted(summary)}
          runbook: ${RUNBOOK}${name.toLowerCase()}
`,
  );
  return `# Made of server/platform/alerts.ts by npx vitest run --project=unit tests/platform/alerts.test.ts -u
groups:
  - name: slipstream
    rules:
${rules.join('')}`;
}
