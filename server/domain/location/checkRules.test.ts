import { expect, it } from 'vitest';
import { checkRuleOf, isNews, passTimes } from './checkRules.ts';

const NOW = new Date('2026-11-27T12:00:00Z');
const at = (seconds: number): Date => new Date(NOW.getTime() + seconds * 1_000);

it.each([
  ['far from a border after twenty minutes', 5_000, 86_400, 1_200, 1_140],
  ['within a mile after five', 1_609, 86_400, 300, 240],
  ['when its packet ends, if that is sooner', 5_000, 200, 200, 140],
  ['at once where the packet has less than a minute', 5_000, 30, 30, 0],
])('a pass is over, and the next check due, %s', (_when, distanceMetres, packetSeconds, expires, refresh) => {
  expect(passTimes(checkRuleOf('US-ME'), distanceMetres, at(packetSeconds), NOW)).toEqual({
    expiresAt: at(expires),
    refreshAt: at(refresh),
  });
});

it('a position counts after one that was judged: after a refusal a younger one, after a pass the same one, too', () => {
  const judged = (wasRefused: boolean) => ({ takenAt: NOW, wasRefused });
  expect([isNews(at(-60), null), isNews(at(0), judged(true)), isNews(at(0.001), judged(true))]).toEqual([true, false, true]);
  expect([isNews(at(-3), judged(false)), isNews(at(-1), judged(false))]).toEqual([false, true]);
});
