import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { sampleBucketOf } from '../../core/wire/sampling.ts';
import { eventSender } from '../../src/platform/analytics/eventSender.ts';
import type { CoreParts } from '../../src/platform/core.ts';
import { createStore } from '../../src/platform/externalStore.ts';
import { fakeTime } from '../../src/platform/testing/fakeTime.ts';
import { startAnalytics } from '../../src/platform/wiring/analytics.ts';
import { logRecordsIn, type OtlpCollector, otlpCollector } from '../support/otlpCollector.ts';
import { until } from '../support/until.ts';
import { type EdgeServer, startEdgeServer } from './support/edgeServer.ts';

/** Out of 101: three devices in ten. */
const RATE = 30;

let collector: OtlpCollector;
let server: EdgeServer;
beforeAll(async () => {
  vi.stubGlobal('document', { addEventListener: () => undefined });
  vi.stubGlobal('addEventListener', () => undefined);
  collector = await otlpCollector();
  server = await startEdgeServer({
    environment: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint, MONITORING_SAMPLE_RATE: String(RATE) },
    limits: { reportsPerAddress: { points: 1_000, seconds: 60 } },
  });
});
afterAll(async () => {
  await server.close();
  await collector.close();
  vi.unstubAllGlobals();
});

/** The event broker's client of a device, with its own wiring; only the clock is fake. */
async function logOutOn(installId: string): Promise<void> {
  const facts = { brand: 'tsb', version: '0.1.0', installId };
  const fromServer = (input: RequestInfo | URL, init?: RequestInit) => fetch(`${server.url}${input}`, init);
  const time = fakeTime();
  const analytics = startAnalytics({
    core: { facts, timers: time.timers, connection: createStore({ online: true, live: true }) },
    network: { fetchWithin: () => fromServer },
    sendEvents: eventSender({ fetch: fromServer, beacon: () => false, facts, pathname: () => '/live' }),
  } as unknown as CoreParts);
  analytics.track('FLAGS_EVALUATED', { flags: { search: true } });
  analytics.track('LOGOUT', { method: 'manual' });
  await time.pass(2_000);
}

const bucketsOf = (name: string): number[] =>
  collector.received
    .flatMap(({ body }) => logRecordsIn(body))
    .filter(({ eventName }) => eventName === name)
    .map(({ attributes }) => Number(attributes.find(({ key }) => key === 'bucket')?.value.intValue));

it('events of the devices in the sample go on to the monitoring service, and those of all devices to the event broker', async () => {
  const devices = Array.from({ length: 60 }, (_, index) => `device-${index}`);
  await Promise.all(devices.map(logOutOn));
  const brokered = async () => ((await server.get('/sandbox/analytics?name=LOGOUT')).body as readonly unknown[]).length;
  await until(async () => (await brokered()) === devices.length, 10_000);
  const inSample = devices.map(sampleBucketOf).filter((bucket) => bucket < RATE);
  expect(inSample.length).toBeGreaterThan(8);
  expect(inSample.length).toBeLessThan(40);
  await until(async () => bucketsOf('LOGOUT').length >= inSample.length, 10_000);
  for (const name of ['LOGOUT', 'FLAGS_EVALUATED']) expect(bucketsOf(name).sort()).toEqual([...inSample].sort());
}, 30_000);
