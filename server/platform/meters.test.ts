import { expect, it, onTestFinished } from 'vitest';
import { LruMap } from './lruMap.ts';
import { count, record, watchQueue } from './meters.ts';
import { openMetrics } from './prometheus.ts';

function read(): Promise<string> {
  const metrics = openMetrics();
  onTestFinished(() => metrics.close());
  record('slipstream_webhook_lag_seconds', {}, 3);
  return metrics.read();
}

it('parts of one name are added up, and what is counted is read whenever it was counted', async () => {
  const maps = [new LruMap<string, number>('of this test', 10), new LruMap<string, number>('of this test', 5)];
  for (const map of maps) map.set('a', 1);
  expect([maps[0]?.get('a'), maps[0]?.get('b'), maps[1]?.get('a')]).toEqual([1, undefined, 1]);
  const lines = new Map([
    ['one', [1, 2]],
    ['two', [3]],
  ]);
  watchQueue('of this test', lines);
  count('slipstream_limit_refused_total', { limit: 'of "this" test' }, 0);
  const text = await read();
  for (const line of [
    'slipstream_cache_entries{cache="of this test"} 2',
    'slipstream_cache_maximum{cache="of this test"} 15',
    'slipstream_cache_hits_total{cache="of this test"} 2',
    'slipstream_cache_misses_total{cache="of this test"} 1',
    'slipstream_queue_waiting{queue="of this test"} 3',
    'slipstream_limit_refused_total{limit="of \\"this\\" test"} 0',
    '# TYPE slipstream_cache_hits_total counter',
    'slipstream_webhook_lag_seconds_bucket{le="1"} 0',
    'slipstream_webhook_lag_seconds_bucket{le="5"} 1',
  ])
    expect(text.split('\n')).toContain(line);
  expect(maps).toHaveLength(2);
});
