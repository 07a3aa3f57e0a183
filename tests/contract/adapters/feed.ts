import { describe, expect, it, onTestFinished } from 'vitest';
import { createLoops, type Loop } from '../../../server/platform/loop.ts';
import { readEvents } from '../../../server/store/catalogue/index.ts';
import { type FeedFixture, makeFeedFixture } from '../../feed/support/feedFixture.ts';
import { until } from '../../support/until.ts';
import { needed, type Rehearsals, type RehearsedGame } from './rehearsal.ts';

/** The game of the rehearsal: Chiefs at Bills of the NFL, tomorrow. Its id at the provider is f1. */
export const GAME = { id: 'f1', home: 'Buffalo Bills', away: 'Kansas City Chiefs' } as const;
const DAY_MS = 86_400_000;
export const startOf = (): Date => new Date(Date.now() + DAY_MS);
const PATIENCE_MS = 30_000;
const OPEN: RehearsedGame = { state: 'UPCOMING', home: -142, away: 120 };

export interface FeedUnderTest {
  /** Value of `events.source`. */
  readonly source: string;
  readonly rehearsal: Partial<Rehearsals['feed']>;
  loop(deps: FeedFixture['deps']): Promise<Loop>;
}

/** The contract of FEED_ADAPTER. */
export function describeFeedAdapter(name: string, make: () => Promise<FeedUnderTest>): void {
  async function follow() {
    const { source, rehearsal, loop } = await make();
    const fixture = await makeFeedFixture({ start: new Date().toISOString() });
    const loops = createLoops(fixture.deps, [await loop(fixture.deps)]);
    rehearsal.say?.(OPEN);
    void loops.start();
    onTestFinished(async () => {
      await loops.stop();
      await fixture.drop();
    });
    const event = async () => (await readEvents(fixture.deps.db, [`${source}-${GAME.id}`]))[0];
    const shows = (wanted: string): Promise<unknown> =>
      until(async () => {
        const [market] = (await event())?.markets ?? [];
        const odds = market?.selections[0]?.odds;
        return `${market?.status} ${odds?.numerator}/${odds?.denominator}` === wanted;
      }, PATIENCE_MS);
    return { source, rehearsal, fixture, event, shows };
  }

  describe(`the feed adapter ${name}`, () => {
    it('brings games, and confirms its prices', async () => {
      const { source, fixture } = await follow();
      await until(async () => {
        const { rows } = await fixture.deps.db.pool.query(
          `SELECT FROM events e JOIN markets m ON m.event_id = e.id JOIN feeds f ON f.source = e.source
             WHERE e.source = $1 AND m.status = 'OPEN' AND f.confirmed_at IS NOT NULL`,
          [source],
        );
        return rows.length > 0;
      }, PATIENCE_MS);
    });

    it('follows its prices, suspends what is locked, and has what a cut has hidden', async (test) => {
      const { rehearsal, event, shows } = await follow();
      const [say, cut] = [needed(rehearsal.say, test), needed(rehearsal.cut, test)];
      await shows('OPEN 6/5');
      expect(await event()).toMatchObject({ name: 'Chiefs @ Bills', status: 'PRE_GAME' });
      say({ ...OPEN, away: 130 });
      await shows('OPEN 13/10');
      say({ ...OPEN, away: 130, isLocked: true });
      await shows('CLOSED 13/10');
      cut();
      say({ ...OPEN, away: 150 });
      await shows('OPEN 3/2');
    });

    it('brings the result of a game that is over', async (test) => {
      const { rehearsal, fixture, shows } = await follow();
      const say = needed(rehearsal.say, test);
      await shows('OPEN 6/5');
      fixture.deps.clock.advanceMs(2 * DAY_MS);
      say({ ...OPEN, state: 'OVER', score: { home: 24, away: 20 } });
      await until(async () => {
        const { rows } = await fixture.deps.db.pool.query('SELECT FROM results WHERE home_score = 24 AND away_score = 20');
        return rows.length === 1;
      }, PATIENCE_MS);
    });
  });
}
