import { z } from 'zod';
import { SAMPLE_BUCKETS } from '../../../core/wire/sampling.ts';
import { address, read, secret, webAddress } from './reading.ts';

/** `name=value` pairs, separated by commas, with URL-encoded values: OpenTelemetry's own format. Null: not readable. */
function parseHeaders(text: string): Readonly<Record<string, string>> | null {
  const pairs = text.split(',').map((pair) => /^\s*([\w-]+)\s*=\s*(.*?)\s*$/.exec(pair));
  if (pairs.some((pair) => pair === null)) return null;
  try {
    return Object.fromEntries(pairs.map((pair) => [pair?.[1] ?? '', decodeURIComponent(pair?.[2] ?? '')]));
  } catch {
    return null;
  }
}

/** Where events and mails go. */
export const reports = z
  .object({
    ANALYTICS_FILE: z.string().min(1).optional(),
    OTEL_EXPORTER_OTLP_ENDPOINT: webAddress.optional(),
    OTEL_EXPORTER_OTLP_HEADERS: secret(read(parseHeaders, 'must be headers such as api-key=secret,x-tenant=a').default({})),
    OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(0.1),
    MONITORING_SAMPLE_RATE: z.coerce.number().int().min(0).max(SAMPLE_BUCKETS).default(SAMPLE_BUCKETS),
    SMTP_URL: secret(address(['smtp:', 'smtps:'], 'smtps://user:password@mail.example.com').optional()),
    MAIL_FROM: z.email().default('no-reply@slipstream.test'),
  })
  .transform(({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers, ...values }) => ({
    analytics: {
      /** Events are appended to this file; null: they go to the log. */
      file: values.ANALYTICS_FILE ?? null,
      /** An OpenTelemetry collector, which gets the events of the sample as log records; null: none. */
      otlp: endpoint === undefined ? null : { endpoint, headers },
      /** The share of requests and jobs whose traces it gets. */
      tracedShare: values.OTEL_TRACES_SAMPLER_ARG,
      /** How many of 101 devices are in the sample. */
      monitoringSampleRate: values.MONITORING_SAMPLE_RATE,
    },
    mail: {
      /** The mail server, with its user and password; null: no mail is sent. The sandbox stores mails instead of sending them. */
      smtpUrl: values.SMTP_URL ?? null,
      from: values.MAIL_FROM,
    },
  }));
