interface Panel {
  readonly title: string;
  readonly unit: 'short' | 's' | 'reqps' | 'bytes';
  /** Of PromQL, each with what a line is called. */
  readonly lines: readonly (readonly [expression: string, legend: string])[];
}

const rate = (metric: string, by: string): string => `sum by (${by}) (rate(${metric}[5m]))`;

/** What a person on call looks at first: bets and money, then requests, then what may be full. */
const PANELS: readonly Panel[] = [
  { title: 'Bets placed', unit: 'reqps', lines: [['sum(rate(slipstream_bets_placed_total[5m]))', 'placed']] },
  { title: 'Bets refused', unit: 'reqps', lines: [[rate('slipstream_bets_refused_total', 'code'), '{{code}}']] },
  {
    title: 'Waiting in the database',
    unit: 'short',
    lines: [
      ['max by (state) (slipstream_bets_held)', 'held, {{state}}'],
      ['max by (state) (slipstream_settlement_waiting)', 'to settle, {{state}}'],
    ],
  },
  {
    title: 'Prices',
    unit: 's',
    lines: [
      ['max(slipstream_price_age_seconds)', 'age'],
      ['max(slipstream_markets_silent)', 'silent markets'],
    ],
  },
  { title: 'Requests', unit: 'reqps', lines: [[rate('slipstream_http_request_seconds_count', 'status'), '{{status}}']] },
  {
    title: 'Time of requests',
    unit: 's',
    lines: [0.5, 0.99].map((quantile) => [
      `histogram_quantile(${quantile}, sum by (le) (rate(slipstream_http_request_seconds_bucket[5m])))`,
      String(quantile),
    ]),
  },
  { title: 'Callers waiting for a connection', unit: 'short', lines: [['sum by (pool) (slipstream_pool_waiting)', '{{pool}}']] },
  {
    title: 'Connections',
    unit: 'short',
    lines: [['sum by (pool) (slipstream_pool_connections{state="busy"})', '{{pool}}']],
  },
  { title: 'Jobs', unit: 'short', lines: [['max by (job, state) (slipstream_jobs{state!="later"})', '{{job}}, {{state}}']] },
  { title: 'Queues of a process', unit: 'short', lines: [['max by (queue) (slipstream_queue_waiting)', '{{queue}}']] },
  { title: 'Limits', unit: 'reqps', lines: [[rate('slipstream_limit_refused_total', 'limit'), '{{limit}}']] },
  {
    title: 'Payment gateway',
    unit: 'reqps',
    lines: [[rate('slipstream_gateway_requests_total', 'outcome'), '{{outcome}}']],
  },
  { title: 'Sockets', unit: 'short', lines: [['sum by (kind) (slipstream_sockets)', '{{kind}}']] },
  {
    title: 'Event loop delay',
    unit: 's',
    lines: [['slipstream_event_loop_delay_seconds{quantile="0.99"}', '{{instance}}']],
  },
  { title: 'Memory', unit: 'bytes', lines: [['slipstream_memory_bytes{kind="resident"}', '{{instance}}']] },
  {
    title: 'Caches',
    unit: 'short',
    lines: [['sum by (cache) (slipstream_cache_entries) / sum by (cache) (slipstream_cache_maximum)', '{{cache}}']],
  },
];

const WIDTH = 12;
const HEIGHT = 8;

/** A dashboard as Grafana imports it. */
export function dashboardJson(): string {
  const datasource = { type: 'prometheus', uid: `\${datasource}` };
  const panels = PANELS.map(({ title, unit, lines }, index) => ({
    id: index + 1,
    type: 'timeseries',
    title,
    datasource,
    gridPos: { x: (index % 2) * WIDTH, y: Math.floor(index / 2) * HEIGHT, w: WIDTH, h: HEIGHT },
    fieldConfig: { defaults: { unit }, overrides: [] },
    targets: lines.map(([expr, legendFormat], line) => ({ refId: String.fromCharCode(65 + line), expr, legendFormat, datasource })),
  }));
  const dashboard = {
    uid: 'slipstream',
    title: 'Slipstream',
    schemaVersion: 39,
    refresh: '30s',
    time: { from: 'now-3h', to: 'now' },
    templating: { list: [{ name: 'datasource', type: 'datasource', query: 'prometheus' }] },
    panels,
  };
  return `${JSON.stringify(dashboard, null, 2)}\n`;
}
