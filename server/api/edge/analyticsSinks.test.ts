import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sampleBucketOf } from '../../../core/wire/sampling.ts';
import { logRecordsIn, otlpCollector } from '../../../tests/support/otlpCollector.ts';
import { readConfig } from '../../platform/config.ts';
import { createLog } from '../../platform/log.ts';
import { collect } from '../../platform/meters.ts';
import { type CollectorOptions, collectorOf } from '../../platform/telemetryExport.ts';
import type { AnalyticsEvent } from './analytics.ts';
import { openAnalyticsSinks } from './openAnalyticsSinks.ts';
import { otlpSink } from './otlpSink.ts';

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleanups.splice(0)) await clean();
});

const event = (name: string, properties: AnalyticsEvent['properties'] = {}): AnalyticsEvent => ({
  name,
  properties,
  receivedAt: '2026-11-22T14:00:00.000Z',
});

async function collector(state = { status: 200 }) {
  const opened = await otlpCollector(state);
  cleanups.push(opened.close);
  return opened;
}

const sinkTo = (endpoint: string, options: Partial<CollectorOptions> = {}) =>
  otlpSink(
    collectorOf({
      endpoint,
      headers: { 'api-key': 'k' },
      environment: 'uat',
      version: '1.2.3',
      log: createLog('silent'),
      ...options,
    }),
  );

const namesIn = (body: unknown): string[] => logRecordsIn(body).map(({ eventName }) => eventName);

describe('the configured destinations of analytics events', () => {
  it('are the log, unless there is a file, which gets a line of JSON for each', async () => {
    const lines: string[] = [];
    const log = createLog('info', { write: (line) => void lines.push(line) });
    const byDefault = await openAnalyticsSinks({ config: readConfig({}), log });
    for (const sink of byDefault.all) sink.receive(event('LOGOUT', { method: 'manual' }));
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ analytics: 'LOGOUT', properties: { method: 'manual' } });

    const directory = await mkdtemp(path.join(tmpdir(), 'slipstream-events-'));
    cleanups.push(() => rm(directory, { recursive: true }));
    const file = path.join(directory, 'events.jsonl');
    const sinks = await openAnalyticsSinks({ config: readConfig({ ANALYTICS_FILE: file }), log });
    for (const sink of sinks.all) for (const name of ['LOGIN_COMPLETE', 'LOGOUT']) sink.receive(event(name));
    await sinks.close();
    const written = (await readFile(file, 'utf8')).trim().split('\n');
    expect(written.map((line) => JSON.parse(line))).toEqual([event('LOGIN_COMPLETE'), event('LOGOUT')]);
    expect(lines).toHaveLength(1);
  });

  it('a destination that cannot be written is logged and does not end the server', async () => {
    const lines: string[] = [];
    const log = createLog('error', { write: (line) => void lines.push(line) });
    const { all, close } = await openAnalyticsSinks({ config: readConfig({ ANALYTICS_FILE: '/nowhere/at/all' }), log });
    await vi.waitFor(() => expect(lines.join()).toContain('cannot be written'));
    for (const sink of all) sink.receive(event('LOGOUT'));
    await close();
  });

  it('include a monitoring service, for the share that the configured rate of 101 selects', async () => {
    const { endpoint, received } = await collector();
    const log = createLog('silent');
    const ids = Array.from({ length: 400 }, (_, index) => `install-${index}`);
    const selected = async (rate: string): Promise<string[]> => {
      const before = received.length;
      const config = readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, MONITORING_SAMPLE_RATE: rate });
      const { outside, close } = await openAnalyticsSinks({ config, log });
      for (const sink of outside)
        for (const [index, id] of ids.entries()) sink.receive(event(`E${index}`, { bucket: sampleBucketOf(id) }));
      await close();
      return received.slice(before).flatMap(({ body }) => namesIn(body));
    };
    const expected = (rate: number): string[] => ids.flatMap((id, index) => (sampleBucketOf(id) % 101 < rate ? [`E${index}`] : []));
    expect(await selected('0')).toEqual([]);
    expect(await selected('20')).toEqual(expected(20));
    expect(expected(20).length).toBeGreaterThan(40);
    expect(expected(20).length).toBeLessThan(140);
    expect(await selected('101')).toHaveLength(400);
    expect(() => readConfig({ MONITORING_SAMPLE_RATE: '102' })).toThrow('MONITORING_SAMPLE_RATE');
  });

  it('name the headers of the collector in OpenTelemetry’s own format', () => {
    const variables = {
      OTEL_EXPORTER_OTLP_ENDPOINT: 'https://otel.test',
      OTEL_EXPORTER_OTLP_HEADERS: 'api-key=a%20b, x-tenant = 7',
    };
    expect(readConfig(variables).analytics.otlp).toEqual({
      endpoint: 'https://otel.test',
      headers: { 'api-key': 'a b', 'x-tenant': '7' },
    });
    expect(() => readConfig({ OTEL_EXPORTER_OTLP_HEADERS: 'nothing' })).toThrow('OTEL_EXPORTER_OTLP_HEADERS');
  });
});

describe('the OpenTelemetry adapter', () => {
  it('sends events as log records, in one request', async () => {
    const { endpoint, received } = await collector();
    const sink = sinkTo(`${endpoint}/`);
    sink.receive(event('LOGIN_COMPLETE', { country: 'US', bucket: 7, share: 0.5, isNew: true, flags: { search: true } }));
    sink.receive(event('client_error'));
    await sink.close();
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({ url: '/v1/logs', headers: { 'content-type': 'application/json', 'api-key': 'k' } });
    const { resourceLogs } = (received[0]?.body ?? {}) as { readonly resourceLogs: readonly Record<string, unknown>[] };
    const { resource, scopeLogs } = resourceLogs[0] ?? {};
    expect(resource).toMatchObject({
      attributes: [
        { key: 'service.name', value: { stringValue: 'slipstream-web' } },
        { key: 'service.version', value: { stringValue: '1.2.3' } },
        { key: 'deployment.environment.name', value: { stringValue: 'uat' } },
        { key: 'host.name', value: { stringValue: expect.any(String) } },
      ],
    });
    const logRecords = [
      {
        timeUnixNano: '1795356000000000000',
        eventName: 'LOGIN_COMPLETE',
        severityNumber: 9,
        attributes: [
          { key: 'event.name', value: { stringValue: 'LOGIN_COMPLETE' } },
          { key: 'country', value: { stringValue: 'US' } },
          { key: 'bucket', value: { intValue: 7 } },
          { key: 'share', value: { doubleValue: 0.5 } },
          { key: 'isNew', value: { boolValue: true } },
          { key: 'flags', value: { stringValue: '{"search":true}' } },
        ],
      },
      { eventName: 'client_error', severityNumber: 17, severityText: 'ERROR' },
    ];
    expect(scopeLogs).toMatchObject([{ logRecords }]);
  });

  it('tries a batch again for a while, then drops it and says so', async () => {
    const { endpoint, received, state } = await collector({ status: 503 });
    const warn = vi.fn();
    const sink = sinkTo(endpoint, { log: { warn }, timeoutMs: 2_000 });
    const dropped = (): number =>
      collect()
        .get('slipstream_telemetry_dropped_total')
        ?.find(({ labels }) => labels.signal === 'logs')?.value ?? 0;
    const before = dropped();
    sink.receive(event('LOST'));
    await sink.send();
    expect(dropped() - before).toBe(1);
    expect(warn).toHaveBeenCalledWith({ dropped: 1, signal: 'logs' }, expect.any(String));
    expect(received.length).toBeGreaterThan(1);
    state.status = 200;
    sink.receive(event('TAKEN'));
    await sink.close();
    expect(namesIn(received.at(-1)?.body)).toEqual(['TAKEN']);
  });
});
