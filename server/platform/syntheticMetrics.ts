/** What `npm run synthetic` writes of its last bet, in a file for the node exporter of Prometheus. */
export const SYNTHETIC_METRICS = {
  slipstream_synthetic_ok: { kind: 'gauge', help: '1 where the last synthetic bet was placed, found and voided' },
  slipstream_synthetic_last_seconds: { kind: 'gauge', help: 'When the last one ended, in seconds since 1970' },
  slipstream_synthetic_step_seconds: { kind: 'gauge', help: 'How long each step of it took' },
} as const;
