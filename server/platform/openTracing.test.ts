import { expect, it, onTestFinished } from 'vitest';
import { createLog } from './log.ts';
import { openTracing } from './openTracing.ts';
import { collectorOf } from './telemetryExport.ts';
import { beginRequest } from './tracing.ts';

it('a caller decides neither by flag nor by trace id whether a request is recorded', async () => {
  const log = createLog('silent');
  const options = { endpoint: 'http://127.0.0.1:9', headers: {}, environment: 'uat', version: '1', log, timeoutMs: 100 };
  const tracing = openTracing(collectorOf(options), 0.5);
  onTestFinished(() => tracing.close());
  for (const traceparent of [
    '00-00000000000000000000000000000001-b7ad6b7169203331-01',
    '00-ffffffffffffffffffffffffffffffff-b7ad6b7169203331-00',
  ]) {
    const flags = new Set(Array.from({ length: 64 }, () => beginRequest('GET', { traceparent })?.trace.flags));
    expect([traceparent, [...flags].sort()]).toEqual([traceparent, ['00', '01']]);
  }
});
