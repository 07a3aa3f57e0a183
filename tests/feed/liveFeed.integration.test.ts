import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { adapterFeed } from '../../server/feed/index.ts';
import type { AdapterGame, AdapterSink } from '../../server/feed/live/adapterFeed.ts';
import { createLoops, type Loops } from '../../server/platform/loop.ts';
import { readEvents } from '../../server/store/catalogue/index.ts';
import { until } from '../support/until.ts';
import { type FeedFixture, makeFeedFixture } from './support/feedFixture.ts';

const PACE = { firstRetryMs: 20, lastRetryMs: 100, hungMs: 600_000 };
type Follow = (sink: AdapterSink, signal: AbortSignal) => Promise<unknown>;

let fixture: FeedFixture;
let loops: Loops | null = null;
const logged: string[] = [];
beforeEach(async () => {
  fixture = await makeFeedFixture({ start: '2026-11-20T12:00:00Z' });
  logged.length = 0;
});
afterEach(async () => {
  await loops?.stop();
  await fixture.drop();
});

function begin(follow: Follow, hungMs = PACE.hungMs): void {
  const call = (_: 'follow', __: unknown, ...[sink, signal]: readonly unknown[]) =>
    follow(sink as AdapterSink, signal as AbortSignal);
  const log = pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) });
  const adapter = { name: 'own-feed', has: () => true, call: call as never };
  loops = createLoops(fixture.deps, [adapterFeed({ ...fixture.deps, log }, adapter, { ...PACE, hungMs })]);
  void loops.start();
}

function game(id: string, change: Partial<AdapterGame> = {}): AdapterGame {
  const odds = { numerator: 10, denominator: 11 };
  return {
    id,
    league: { id: 'chess-club', sport: 'chess', name: 'Chess Club' },
    home: 'Ann',
    away: 'Ben',
    startsAt: new Date('2026-11-22T18:00:00Z'),
    state: 'UPCOMING',
    markets: [
      {
        type: 'MONEYLINE',
        prices: [
          { side: 'HOME', odds },
          { side: 'AWAY', odds },
        ],
      },
    ],
    ...change,
  };
}
const statusOf = async (id: string) => (await readEvents(fixture.deps.db, [`own-feed-${id}`]))[0]?.markets[0]?.status;
const pause = (signal: AbortSignal) => new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));

it('a game that cannot be read is left out and said once, and the others are taken', async () => {
  const price = (numerator: number) => ({ side: 'HOME' as const, odds: { numerator, denominator: 1 } });
  begin(async ({ write }, signal) => {
    const bad = [game('a', { startsAt: '2026' as never }), game('b', { markets: [{ type: 'MONEYLINE', prices: [price(0)] }] })];
    for (let count = 0; count < 3; count += 1) await write([...bad, null as never, game('good')]);
    await pause(signal);
  });
  await until(async () => (await statusOf('good')) === 'OPEN');
  await until(() => logged.length >= 3);
  expect(await readEvents(fixture.deps.db, ['own-feed-a', 'own-feed-b'])).toEqual([]);
  const problems = logged.map((line) => JSON.parse(line).problem);
  expect(problems).toEqual([
    expect.stringMatching(/^games\[0\]\.startsAt: /),
    expect.stringMatching(/^games\[1\]\.markets\.0\.prices\.0\.odds: is no price/),
    expect.stringMatching(/^games\[2\]: /),
  ]);
});

it.each([
  ['throws', () => Promise.reject(new Error('cut'))],
  ['returns', () => Promise.resolve()],
] as const)('a module that %s is followed again', async (_, end) => {
  let calls = 0;
  begin(async ({ write }, signal) => {
    calls += 1;
    if (calls < 3) return end();
    await write([game('a')]);
    await pause(signal);
  });
  await until(async () => (await statusOf('a')) === 'OPEN');
  expect(calls).toBe(3);
});

it('a module that hangs is given up and followed anew, and what the old one writes late is refused', async () => {
  const sinks: AdapterSink[] = [];
  begin(async (sink, signal) => {
    sinks.push(sink);
    if (sinks.length === 1) return new Promise(() => undefined);
    await sink.write([game('a')]);
    await pause(signal);
  }, 600);
  await until(async () => (await statusOf('a')) === 'OPEN', 60_000);
  await expect(sinks[0]?.write([game('late')])).rejects.toThrow();
  expect(await readEvents(fixture.deps.db, ['own-feed-late'])).toEqual([]);
}, 120_000);
