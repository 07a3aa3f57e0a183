import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { compareOdds, type Odds } from '../../core/money/odds.ts';
import { runFeedJobs } from '../../server/feed/feedJobs.ts';
import { applyFeed, type FeedChange } from '../../server/feed/index.ts';
import { priceAlertWork } from '../../server/jobs/priceAlerts.ts';
import { runDueJobs } from '../../server/jobs/queue.ts';
import { topics } from '../../server/platform/topics.ts';
import {
  listPriceAlerts,
  MOST_PRICE_ALERTS,
  type NewPriceAlert,
  removePriceAlert,
  setPriceAlert,
  takePriceAlerts,
} from '../../server/store/priceAlerts/priceAlerts.ts';
import { queuedPushes, subscribeToPush } from '../support/queuedPushes.ts';
import { type FeedFixture, makeFeedFixture } from './support/feedFixture.ts';
import { nfl, sampleEvent } from './support/samples.ts';

let fixture: FeedFixture;
beforeAll(async () => {
  fixture = await makeFeedFixture();
});
afterAll(() => fixture.drop());

const price = (numerator: number, denominator = 100): Odds => ({ numerator, denominator });

async function makePlayer(): Promise<string> {
  const id = randomUUID();
  const named = { first_name: 'Maya', last_name: 'Rivera', region_code: 'US-NJ', last_login_at: null };
  await fixture.deps.db.query
    .insertInto('players')
    .values({ id, username: id, email: `${id}@slipstream.test`, ...named, created_at: fixture.deps.clock.now() })
    .execute();
  return id;
}

/** A new event, its selection at +100 and its player. */
async function makeWatch(at = price(100)) {
  const eventId = randomUUID();
  await applyFeed(fixture.deps, [nfl, sampleEvent(eventId)]);
  const selectionId = `${eventId}.ml.home`;
  await move(eventId, at);
  return { eventId, selectionId, marketId: `${eventId}.ml`, playerId: await makePlayer() };
}

const movedTo = (eventId: string, odds: Odds): FeedChange => ({
  kind: 'prices',
  eventId,
  prices: [{ selectionId: `${eventId}.ml.home`, odds }],
});
const move = (eventId: string, odds: Odds) => applyFeed(fixture.deps, [movedTo(eventId, odds)]);
const setStatus = (eventId: string, status: 'OPEN' | 'CLOSED' | 'HIDDEN') =>
  applyFeed(fixture.deps, [{ kind: 'marketStatus', eventId, marketId: `${eventId}.ml`, status }]);
const setAlert = (alert: Omit<NewPriceAlert, 'pointsHundredths'> & { readonly pointsHundredths?: number }) =>
  setPriceAlert(fixture.deps.db.query, { pointsHundredths: null, ...alert }, fixture.deps.clock.now());
const listed = (playerId: string) => listPriceAlerts(fixture.deps.db.query, playerId);
const states = async (playerId: string) => (await listed(playerId)).map(({ state }) => state);
const tell = () => runDueJobs(fixture.deps, priceAlertWork(fixture.deps));
const news = (playerId: string) => fixture.published.filter(({ topic }) => topic === topics.priceAlerts(playerId)).length;

describe('price alerts', () => {
  it('an alert ends and is told once when the price is reached, exactly at its target and not a hair below', async () => {
    const { eventId, selectionId, playerId } = await makeWatch();
    await subscribeToPush(fixture.deps, playerId);
    expect(await setAlert({ playerId, selectionId, target: price(3, 2) })).toBe('SET');
    await move(eventId, price(149_999_999, 100_000_000));
    await tell();
    expect(await states(playerId)).toEqual(['WAITING']);
    await move(eventId, price(3, 2));
    expect([await states(playerId), news(playerId)]).toEqual([['WAITING'], 0]);
    await tell();
    await move(eventId, price(200));
    await tell();
    expect(await listed(playerId)).toMatchObject([{ state: 'REACHED', reached: price(3, 2), endedAt: fixture.deps.clock.now() }]);
    expect(news(playerId)).toBe(1);
    expect(await queuedPushes(fixture.owner.pool, playerId)).toEqual([expect.stringMatching(/^alert:\d+$/)]);
  });

  it('an alert of a suspended market waits until it is open at that price, and one of a market that closes ends without news', async () => {
    const { eventId, selectionId, playerId } = await makeWatch();
    await setAlert({ playerId, selectionId, target: price(150) });
    await setStatus(eventId, 'CLOSED');
    await move(eventId, price(160));
    await tell();
    expect(await states(playerId)).toEqual(['WAITING']);
    await setStatus(eventId, 'OPEN');
    await tell();
    expect(await states(playerId)).toEqual(['REACHED']);
    await setAlert({ playerId, selectionId, target: price(300) });
    await setStatus(eventId, 'HIDDEN');
    await tell();
    expect(await listed(playerId)).toMatchObject([{ state: 'CLOSED', reached: null }, { state: 'REACHED' }]);
  });

  it('an alert of a silent market is reached when the feed is heard again', async () => {
    const { eventId, selectionId, playerId } = await makeWatch();
    await setAlert({ playerId, selectionId, target: price(150) });
    await fixture.owner.query.updateTable('markets').set({ silent: true }).where('event_id', '=', eventId).execute();
    await fixture.owner.query.updateTable('selections').set({ odds_numerator: 160 }).where('id', '=', selectionId).execute();
    await tell();
    expect(await states(playerId)).toEqual(['WAITING']);
    await runFeedJobs(fixture.deps);
    await tell();
    expect(await states(playerId)).toEqual(['REACHED']);
  });

  it('an alert is for the line that it was set at', async () => {
    const { eventId, playerId } = await makeWatch();
    const selectionId = `${eventId}.total.over`;
    const total = (odds: Odds, pointsHundredths: number) =>
      applyFeed(fixture.deps, [{ kind: 'prices', eventId, prices: [{ selectionId, odds, pointsHundredths }] }]);
    expect(await setAlert({ playerId, selectionId, target: price(120), pointsHundredths: 4800 })).toBe('LINE_MOVED');
    expect(await setAlert({ playerId, selectionId, target: price(120), pointsHundredths: 4750 })).toBe('SET');
    await total(price(130), 4850);
    await tell();
    expect(await states(playerId)).toEqual(['WAITING']);
    await total(price(130), 4750);
    await tell();
    expect(await states(playerId)).toEqual(['REACHED']);
  });

  it('an alert is refused at a price that is there, and where the market takes no bets; another target takes the place of the first', async () => {
    const { eventId, selectionId, playerId } = await makeWatch();
    expect(await setAlert({ playerId, selectionId, target: price(100) })).toBe('ALREADY_THERE');
    expect(await setAlert({ playerId, selectionId: 'none', target: price(150) })).toBe('NOT_OPEN');
    await setAlert({ playerId, selectionId, target: price(150) });
    await setAlert({ playerId, selectionId, target: price(170) });
    expect(await listed(playerId)).toMatchObject([{ target: price(170) }]);
    await setStatus(eventId, 'CLOSED');
    expect(await setAlert({ playerId, selectionId, target: price(190) })).toBe('NOT_OPEN');
  });

  it('an alert is one of 20 at most, whoever sets them at the same moment, and a removed one makes room; nobody removes another player’s', async () => {
    const { playerId } = await makeWatch();
    const events = Array.from({ length: MOST_PRICE_ALERTS + 4 }, () => randomUUID());
    await applyFeed(
      fixture.deps,
      events.map((id) => sampleEvent(id)),
    );
    const set = (id = '') => setAlert({ playerId, selectionId: `${id}.ml.home`, target: price(150) });
    const outcomes = await Promise.all(events.map(set));
    expect(outcomes.filter((outcome) => outcome === 'SET')).toHaveLength(MOST_PRICE_ALERTS);
    expect(outcomes.filter((outcome) => outcome === 'TOO_MANY')).toHaveLength(4);
    const [first] = await listed(playerId);
    expect(await removePriceAlert(fixture.deps.db.query, await makePlayer(), first?.id ?? 0)).toBe(false);
    expect(await set(events[outcomes.indexOf('TOO_MANY')])).toBe('TOO_MANY');
    expect(await removePriceAlert(fixture.deps.db.query, playerId, first?.id ?? 0)).toBe(true);
    expect(await set(events[outcomes.indexOf('TOO_MANY')])).toBe('SET');
  });

  it('an alert goes with its player and its event', async () => {
    const { eventId, selectionId, playerId } = await makeWatch();
    await setAlert({ playerId, selectionId, target: price(150) });
    await fixture.owner.query.deleteFrom('events').where('id', '=', eventId).execute();
    expect(await listed(playerId)).toEqual([]);
  });
});

describe('a player to whom nothing is offered', () => {
  const sql = async (text: string, ...values: unknown[]) => void (await fixture.owner.pool.query(text, values));
  const EXCLUDE = 'INSERT INTO player_exclusions (player_id, kind, expires_at) VALUES ($1, $2, $3)';
  const REASONS: readonly (readonly [string, (playerId: string) => Promise<void>])[] = [
    ['excluded', (id) => sql(EXCLUDE, id, 'self_exclusion', null)],
    ['cooled off', (id) => sql(EXCLUDE, id, 'cool_off', new Date('2027-01-01T00:00:00Z'))],
    ['kept from promotions', (id) => sql(EXCLUDE, id, 'promotions', null)],
    ['of limited access', (id) => sql('UPDATE players SET limited_access = true WHERE id = $1', id)],
    [
      'refused by a location check',
      (id) =>
        sql(
          `INSERT INTO player_locations (player_id, outcome, expires_at) VALUES ($1, 'EXCLUSION_BOUNDARY', $2)`,
          id,
          new Date('2027-01-01T00:00:00Z'),
        ),
    ],
    ['closed', (id) => sql('UPDATE players SET closed_at = $2 WHERE id = $1', id, fixture.deps.clock.now())],
    [
      'at a limit of their own',
      (id) => sql(`INSERT INTO player_limits (player_id, type, period, amount_cents) VALUES ($1, 'SPEND', 'DAILY', 0)`, id),
    ],
  ];

  it.each(REASONS)('%s: a reached alert is withheld for good, and no new one is taken', async (_name, keep) => {
    const { eventId, selectionId, playerId } = await makeWatch();
    await setAlert({ playerId, selectionId, target: price(150) });
    await keep(playerId);
    await move(eventId, price(160));
    const [taken] = await takePriceAlerts(fixture.deps.db.query, eventId, 10, fixture.deps.clock.now());
    expect(taken).toMatchObject({ playerId, isNews: false });
    expect(await states(playerId)).toEqual(['WITHHELD']);
    expect(await setAlert({ playerId, selectionId, target: price(300) })).toBe('NOT_OFFERED');
  });
});

describe('many writers at once', () => {
  afterEach(tell);

  it('end each alert once and tell of it once, if and only if the price was ever there while the market was open', async () => {
    const step = fc.oneof(
      { weight: 5, arbitrary: fc.integer({ min: 80, max: 220 }) },
      { weight: 1, arbitrary: fc.constantFrom('OPEN' as const, 'CLOSED' as const) },
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(step, { minLength: 1, maxLength: 4 }), { minLength: 2, maxLength: 5 }),
        fc.array(fc.integer({ min: 101, max: 230 }), { minLength: 1, maxLength: 4 }),
        async (writers, targets) => {
          const { eventId, selectionId } = await makeWatch();
          const players = await Promise.all(targets.map(makePlayer));
          await Promise.all(
            players.map((playerId, index) => setAlert({ playerId, selectionId, target: price(targets[index] ?? 0) })),
          );
          const notified: string[] = [];
          const take = async () => {
            const taken = await takePriceAlerts(fixture.deps.db.query, eventId, 2, fixture.deps.clock.now());
            notified.push(...taken.filter(({ isNews }) => isNews).map(({ playerId }) => playerId));
          };
          // What was offered after each commit, in the order of the event's updates.
          const offered = new Map<number, { odds?: Odds; status?: string }>();
          await Promise.all(
            writers.map(async (steps) => {
              for (const one of steps) {
                const { updates } = await (typeof one === 'number' ? move(eventId, price(one)) : setStatus(eventId, one));
                for (const { sequence, prices, markets } of updates) {
                  const [moved] = prices;
                  offered.set(sequence, {
                    ...(moved && { odds: price(moved.numeratorLong, moved.denominatorLong) }),
                    ...(markets[0] && { status: markets[0].status }),
                  });
                }
                await Promise.all([take(), take()]);
              }
            }),
          );
          for (let isLeft = true; isLeft; ) isLeft = await takeLeft(take, eventId);
          let [now, isOpen, best] = [price(100), true, price(1, 1_000)];
          for (const [, { odds, status }] of [...offered].sort(([a], [b]) => a - b)) {
            now = odds ?? now;
            isOpen = status === undefined ? isOpen : status === 'OPEN';
            if (isOpen && compareOdds(now, best) > 0) best = now;
          }
          const due = players.filter((_player, index) => compareOdds(best, price(targets[index] ?? 0)) >= 0);
          expect([...notified].sort()).toEqual([...due].sort());
        },
      ),
      { numRuns: 25 },
    );
  }, 120_000);

  it('see an alert that is set at the moment of the move, or it sees their price: none is lost', async () => {
    for (let round = 0; round < 15; round += 1) {
      const { eventId, selectionId, playerId } = await makeWatch();
      const [outcome] = await Promise.all([setAlert({ playerId, selectionId, target: price(150) }), move(eventId, price(160))]);
      await tell();
      expect(await states(playerId)).toEqual(outcome === 'ALREADY_THERE' ? [] : ['REACHED']);
    }
  });
});

/** @returns whether there was anything left to take. */
async function takeLeft(take: () => Promise<void>, eventId: string): Promise<boolean> {
  const { rows } = await fixture.owner.pool.query(
    `SELECT FROM price_alerts WHERE event_id = $1 AND state <> 'WAITING' AND told_at IS NULL`,
    [eventId],
  );
  if (rows.length > 0) await take();
  return rows.length > 0;
}
