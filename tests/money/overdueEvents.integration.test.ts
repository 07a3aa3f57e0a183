import { afterAll, beforeAll, expect, it } from 'vitest';
import { runFeedJobs } from '../../server/feed/feedJobs.ts';
import { applyFeed } from '../../server/feed/index.ts';
import { readBets } from '../../server/store/bets/index.ts';
import { settlePending } from '../../server/store/settlement/index.ts';
import { type MoneyFixture, makeMoneyFixture, NOW, type Player, parlay, straight } from './support/moneyFixture.ts';

const HOUR = 3_600_000;
/** The start of the fixture's events. */
const START = NOW.getTime() + HOUR;
/** In football; see rules/rules.ts. */
const VOID_AFTER_HOURS = 48;

let money: MoneyFixture;
let player: Player;
beforeAll(async () => {
  money = await makeMoneyFixture(8, { PLACEMENTS_PER_SECOND: '1000000', PLACEMENT_BURST: '1000' });
  player = await money.player(100_000);
});
afterAll(() => money.drop());

async function placed(...legs: readonly string[]): Promise<number> {
  const outcome = await money.place(player, [legs.length === 1 ? straight(legs[0] ?? '', 1_000) : parlay(legs, 1_000)]);
  if (outcome.kind !== 'PLACED') throw new Error(JSON.stringify(outcome));
  return outcome.bets[0]?.id ?? 0;
}

const betsOf = async (ids: readonly number[]) =>
  [...(await readBets(money.deps.db, [...ids]))]
    .sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
    .map(({ outcome, payoutCents }) => [outcome, payoutCents]);

async function passAt(hours: number): Promise<void> {
  money.setNow(new Date(START + hours * HOUR));
  await runFeedJobs(money.deps);
  await settlePending(money.deps);
}

it('an event without a result is named by the audit, and void by the rule of its sport: but for what its last score has decided', async () => {
  for (const id of ['stopped', 'never', 'ended', 'idle']) await money.event(id);
  const stopped = [await placed('stopped.over'), await placed('stopped.under'), await placed('stopped.home')];
  const never = [await placed('never.over'), await placed('never.home', 'stopped.over')];
  const ended = await placed('ended.home');
  const inPlay = { status: 'IN_PLAY' as const, homeScore: 28, awayScore: 20, clock: 'Q4 2:00' };
  await applyFeed(money.deps, [{ kind: 'eventState', eventId: 'stopped', state: inPlay }]);
  await money.finish('ended', { homeScore: 24, awayScore: 20 });

  await passAt(VOID_AFTER_HOURS - 0.1);
  expect(await betsOf([...stopped, ...never])).toEqual(Array.from({ length: 5 }, () => ['PENDING', 0]));
  const { discrepancies } = await money.audit();
  expect(discrepancies).toEqual([
    expect.stringMatching(/^Event never is \w+, began at .* and has no result; open bets on it: 2$/),
    expect.stringMatching(/^Event stopped is IN_PLAY, began at .* and has no result; open bets on it: 4$/),
  ]);

  await passAt(VOID_AFTER_HOURS);
  expect(await betsOf(stopped)).toEqual([
    ['WIN', 1_909],
    ['LOSS', 0],
    ['VOIDED', 1_000],
  ]);
  // The leg of the event that was never played is removed.
  expect(await betsOf(never)).toEqual([
    ['VOIDED', 1_000],
    ['WIN', 1_909],
  ]);
  expect(await betsOf([ended])).toEqual([['WIN', 1_909]]);
  expect(await money.audit()).toMatchObject({ balanced: true });
  const results = await money.deps.db.query.selectFrom('results').select(['event_id', 'version']).orderBy('event_id').execute();
  // Nobody waits for the one without bets.
  expect(results).toEqual(['ended', 'never', 'stopped'].map((event_id) => ({ event_id, version: 1 })));

  await passAt(VOID_AFTER_HOURS + 1);
  expect(await money.deps.db.query.selectFrom('results').select('version').execute()).toHaveLength(3);
});
