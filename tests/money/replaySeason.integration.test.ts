import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readArguments } from '../../server/cli/replay/arguments.ts';
import { replaySeason } from '../../server/cli/replay/replaySeason.ts';
import type { FeedChange, FeedEvent } from '../../server/feed/index.ts';
import { nfl, sampleEvent } from '../feed/support/samples.ts';
import { type MoneyWorld, moneyWorld } from './support/moneyWorld.ts';

let world: MoneyWorld;
beforeEach(async () => {
  world = await moneyWorld();
});
afterEach(() => world.drop());

function betOf(name: string) {
  const read = readArguments(['--csv', 'x', '--season', '2025', '--bet', name, '--stake-cents', '1100']);
  if (!read.ok) throw new Error(read.error);
  return read.value.bet;
}

const finished = (id: string, homeScore: number, awayScore: number): FeedChange[] => [
  sampleEvent(id, { state: { status: 'FINISHED', homeScore, awayScore } }),
  { kind: 'result', eventId: id, result: { homeScore, awayScore } },
];

/** Bills (home) at 50/71, Chiefs at 6/5, a total of 47.5. */
const SEASON: readonly FeedChange[] = [
  nfl,
  ...finished('g1', 30, 20),
  ...finished('g2', 10, 20),
  ...finished('g3', 20, 20),
  sampleEvent('unplayed'),
  ...finished('unlisted', 20, 10).map(
    (change): FeedChange =>
      change.kind === 'event' ? { kind: 'event', event: { ...change.event, markets: [] } satisfies FeedEvent } : change,
  ),
];

describe('replaying a season', () => {
  it('places a bet a game at its listed line, settles by the scores and counts to the cent', async () => {
    const said: string[] = [];
    const summary = await replaySeason(world.deps, SEASON, betOf('home-moneyline'), 1_100, (sentence) => said.push(sentence));
    expect(summary).toEqual({
      games: 5,
      placed: 3,
      won: 1,
      lost: 1,
      push: 1,
      stakedCents: 3_300,
      // 1100 × 121/71 is 1874.65, and the tie comes back.
      returnedCents: 1_875 + 1_100,
      auditBalanced: true,
    });
    expect(said).toEqual(['unplayed: there is no score, no bet', 'unlisted: the line is not listed, no bet']);
  });

  it('knows the other side and the total', async () => {
    const summary = await replaySeason(world.deps, SEASON, betOf('over'), 1_100, () => undefined);
    expect(summary).toMatchObject({ games: 5, placed: 3, won: 1, lost: 2, push: 0, returnedCents: 2_100 });
  });
});
