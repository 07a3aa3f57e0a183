import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RequestedBet } from '../../server/domain/betKinds/types.ts';
import type { Condition } from '../../server/domain/promotions/conditions.ts';
import { cashOut, readOffers } from '../../server/store/cashout/index.ts';
import { countProgress } from '../../server/store/promotions/progress.ts';
import { grantReward } from '../../server/store/rewards/index.ts';
import { timesAtLength } from '../support/fullLength.ts';
import {
  american,
  type MoneyFixture,
  makeMoneyFixture,
  NOW,
  type Player,
  parlay,
  roundRobin,
  straight,
} from './support/moneyFixture.ts';

let fixture: MoneyFixture;
beforeAll(async () => {
  fixture = await makeMoneyFixture();
  await fixture.owner.pool.query(
    `INSERT INTO competitions (id, sport, organization, competition, name, icon, position) VALUES ('atp', 'tennis', 'world', 'atp', 'ATP', 'tennis', 2)`,
  );
});
afterAll(async () => {
  expect(await fixture.audit()).toMatchObject({ balanced: true, discrepancies: [] });
  await fixture.drop();
});

const RESULTS = [{ homeScore: 1, awayScore: 0 }, { homeScore: 0, awayScore: 1 }, { void: true }] as const;
const PRICES = ['-300', '-110', '+100', '+250'] as const;
const SPORTS = ['football', 'tennis'] as const;
const ODDS = [american('-300'), american('+100'), { numerator: 16, denominator: 9 }, { numerator: 281, denominator: 121 }];

const EVENTS = 14;
const index = fc.nat({ max: EVENTS - 1 });
const dollars = fc.integer({ min: 1, max: 12 }).map((count) => count * 500);
const bet = fc.record({
  kind: fc.constantFrom(
    'straight' as const,
    'straight' as const,
    'straight' as const,
    'parlay' as const,
    'roundRobin' as const,
    'bonus' as const,
  ),
  events: fc.uniqueArray(index, { minLength: 3, maxLength: 3 }),
  side: fc.constantFrom('home' as const, 'home' as const, 'home' as const, 'away' as const),
  cents: dollars.map((cents) => cents * 2),
});
const step = fc.oneof(
  { weight: 12, arbitrary: bet },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('finish' as const), index, result: fc.constantFrom(...RESULTS) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cashOut' as const), index, tenths: fc.integer({ min: 1, max: 9 }) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('deposit' as const), cents: dollars }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('takeBack' as const), index }) },
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

const terms = fc.record({ sport: fc.constantFrom(...SPORTS), minimumOdds: fc.constantFrom(...ODDS) }, { requiredKeys: [] });
const stakes = fc.record({ minimumStakeCents: dollars }, { requiredKeys: [] });
const conditions: fc.Arbitrary<Condition> = fc
  .tuple(
    terms,
    stakes,
    fc.oneof(
      fc.record({ kind: fc.constant('STAKE' as const), totalCents: dollars.map((cents) => cents * 4) }),
      fc.record({ kind: fc.constant('DEPOSIT' as const), minimumCents: dollars, playedTimes: fc.integer({ min: 1, max: 3 }) }),
      fc.record({ kind: fc.constant('FIRST_BET' as const), minimumCents: dollars }),
      fc.record({ kind: fc.constant('LEGS' as const), legs: fc.integer({ min: 1, max: 4 }), minimumCents: dollars }),
    ),
  )
  .map(([shared, least, own]) => ({ ...shared, ...(own.kind === 'STAKE' || own.kind === 'DEPOSIT' ? least : {}), ...own }));
/** Where a period begins or ends: at an instant of the history, by its number, or a microsecond beside it. */
const instant = fc.record({ at: fc.nat({ max: 20 }), beside: fc.integer({ min: -1, max: 1 }) });
const question = fc.record({
  condition: conditions,
  from: fc.option(instant, { freq: 2 }),
  until: fc.option(instant, { freq: 2 }),
});

/** Rows as they stand, and nothing that the counting reads with. */
interface Row {
  readonly id: number;
  readonly kind: string;
  readonly stake: number;
  readonly running: number;
  readonly payout: number;
  readonly combinations: number;
  readonly award: string | null;
  readonly at: number;
  readonly outcome: string;
  readonly legs: readonly { readonly event: string; readonly selection: string; readonly sport: string; readonly price: number }[];
}
interface Paid {
  readonly cents: number;
  readonly at: number;
}

const FINAL = ['WIN', 'LOSS'];
const RETURNED = ['VOIDED', 'REFUND', 'CASH_OUT'];

/** The counting in plain words and floating point. */
function expected(
  condition: Condition,
  from: number,
  until: number,
  rows: readonly Row[],
  deposits: readonly Paid[],
): readonly [number, number] {
  const odds = condition.minimumOdds ? condition.minimumOdds.numerator / condition.minimumOdds.denominator : 0;
  const isLong = (row: Row) => {
    const product = row.legs.reduce((all, { price }) => all * (1 + price), 1);
    return ['STRAIGHT', 'PARLAY'].includes(row.kind)
      ? product - 1 > odds - 1e-9
      : row.payout - row.stake + row.combinations > odds * row.stake;
  };
  const own = rows.filter(({ award, outcome }) => award === null && [...FINAL, 'PENDING'].includes(outcome));
  const fits = (row: Row) =>
    FINAL.includes(row.outcome) && row.legs.every(({ sport }) => (condition.sport ?? sport) === sport) && isLong(row);
  const atRisk = (row: Row) => {
    const against = rows.filter(
      (other) =>
        !RETURNED.includes(other.outcome) &&
        other.legs.some((one) => row.legs.some(({ event, selection }) => one.event === event && one.selection !== selection)),
    );
    return Math.max(
      0,
      row.running - against.reduce((sum, other) => sum + other.payout - (other.award === null ? 0 : other.stake), 0),
    );
  };
  const staked = (since: number, end: number, least = 1) =>
    own
      .filter((row) => row.at >= since && row.at < end && row.stake >= least && fits(row))
      .reduce((sum, row) => sum + atRisk(row), 0);
  switch (condition.kind) {
    case 'STAKE':
      return [Math.min(condition.totalCents, staked(from, until, condition.minimumStakeCents)), condition.totalCents];
    case 'DEPOSIT': {
      const needed = condition.minimumCents * (condition.playedTimes ?? 1);
      const times = deposits
        .filter(({ cents, at }) => cents >= condition.minimumCents && at >= from && at < until)
        .map(({ at }) => at);
      return [times.length === 0 ? 0 : Math.min(needed, staked(Math.min(...times), Infinity, condition.minimumStakeCents)), needed];
    }
    case 'FIRST_BET': {
      const first = own.find(({ at }) => at < until);
      return [first && first.at >= from && fits(first) && atRisk(first) >= condition.minimumCents ? 1 : 0, 1];
    }
    case 'LEGS': {
      const { legs, minimumCents = 1 } = condition;
      const isMet = own.some(
        (row) => row.at >= from && row.at < until && row.legs.length >= legs && fits(row) && atRisk(row) >= minimumCents,
      );
      return [isMet ? 1 : 0, 1];
    }
  }
}

async function read<Shape extends object>(text: string, playerId: string): Promise<readonly Shape[]> {
  return (await fixture.owner.pool.query<Shape>(text, [playerId])).rows;
}
const MICROS = (column: string) => `(extract(epoch FROM ${column}) * 1000000)::bigint`;
const readRows = (playerId: string) =>
  read<Row>(
    `SELECT id, kind, stake_cents AS stake, stake_cents - coalesce((SELECT sum(stake_cents) FROM cash_outs WHERE bet_id = b.id), 0)::bigint AS running,
            potential_payout_cents AS payout, combinations, reward ->> 'kind' AS award, ${MICROS('placed_at')} AS at,
            coalesce((SELECT outcome::text FROM settlements WHERE bet_id = b.id ORDER BY version DESC LIMIT 1), 'PENDING') AS outcome,
            (SELECT jsonb_agg(jsonb_build_object('event', l.event_id, 'selection', l.selection_id, 'sport', c.sport,
                                                 'price', l.odds_numerator::float8 / l.odds_denominator))
               FROM bet_legs l JOIN events e ON e.id = l.event_id JOIN competitions c ON c.id = e.competition_id WHERE l.bet_id = b.id) AS legs
       FROM bets b WHERE player_id = $1 ORDER BY id`,
    playerId,
  );
const readDeposits = (playerId: string) =>
  read<Paid>(
    `SELECT amount_cents AS cents, ${MICROS('credited_at')} AS at FROM payments WHERE player_id = $1 AND state = 'SUCCESSFUL'`,
    playerId,
  );

/** Makes a history as the product does; a deposit is a row without transfers, which the test deletes before the audit. */
async function play(player: Player, steps: readonly Step[], events: readonly string[]): Promise<void> {
  const { playerId } = player;
  const placed: number[] = [];
  let payments = 0;
  for (const [number, one] of steps.entries()) {
    const at = new Date(NOW.getTime() + number * 5_000);
    fixture.setNow(at);
    if (one.kind === 'finish') {
      await fixture.finish(events[one.index] ?? '', one.result);
    } else if (one.kind === 'deposit') {
      await fixture.owner.pool.query(
        `INSERT INTO payments (receipt_id, player_id, direction, provider_code, amount_cents, currency, content_hash, quick_deposit, origin, state, confirmed, created_at, credited_at)
           VALUES ($1, $2, 'DEPOSIT', 'test', $3, 'USD', 'h', false, 'http://localhost', 'SUCCESSFUL', true, $4, $4)`,
        [randomUUID(), playerId, one.cents, at],
      );
      payments += 1;
    } else if (one.kind === 'takeBack') {
      await fixture.owner.pool.query(
        `UPDATE payments SET state = 'CHARGED_BACK' WHERE id = (SELECT id FROM payments WHERE player_id = $1 ORDER BY id LIMIT 1 OFFSET $2)`,
        [playerId, one.index % Math.max(1, payments)],
      );
    } else if (one.kind === 'cashOut') {
      await takeCashOut(player, placed[one.index % Math.max(1, placed.length)] ?? 0, one.tenths);
    } else {
      const outcome = await fixture.place(player, [await requested(one, playerId, events)]);
      if (outcome.kind === 'PLACED') placed.push(outcome.bets[0]?.id ?? 0);
    }
  }
}

async function requested(
  one: Extract<Step, { events: unknown }>,
  playerId: string,
  events: readonly string[],
): Promise<RequestedBet> {
  const picks = one.events.map((number) => `${events[number]}.${one.side}`);
  const [first = ''] = picks;
  const price = PRICES[(one.events[0] ?? 0) % PRICES.length];
  if (one.kind === 'straight') return straight(first, one.cents, price);
  if (one.kind === 'bonus') {
    const bonus = { kind: 'BONUS_BET', title: 'b', amountCents: one.cents, expiresAt: new Date(NOW.getTime() + 900_000) } as const;
    const id = await grantReward(fixture.deps.db.query, playerId, bonus, NOW);
    return { ...straight(first, one.cents, price), reward: { kind: 'BONUS_BET', id } };
  }
  const ticket = one.kind === 'parlay' ? parlay(picks, one.cents) : roundRobin(picks, one.cents, [2]);
  const legs = ticket.legs.map((leg, place) => ({
    ...leg,
    odds: american(PRICES[(one.events[place] ?? 0) % PRICES.length] ?? '-110'),
  }));
  return { ...ticket, legs };
}

async function takeCashOut(player: Player, betId: number, tenths: number): Promise<void> {
  const read = (await readOffers(fixture.deps, [betId], fixture.deps.clock.now())).get(betId);
  if (read?.offer.status !== 'OFFERED') return;
  const part = read.offer.parts.find((one) => one.tenths === tenths);
  if (!part) return;
  const request = { ...player, requestId: randomUUID(), betId, offerId: read.offerId, offerVersion: read.version };
  await cashOut(fixture.deps, { ...request, tenths, amountCents: part.amountCents }, async () => true);
}

it('every condition counts what a plain reading of the rows counts, whatever has happened', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 10, maxLength: 30 }),
      fc.array(fc.constantFrom(...RESULTS, RESULTS[0], null), { minLength: EVENTS, maxLength: EVENTS }),
      fc.array(question, { minLength: 120, maxLength: 120 }),
      async (steps, ends, questions) => {
        fixture.setNow(NOW);
        const player = await fixture.player(10_000_000);
        const events = Array.from({ length: EVENTS }, () => randomUUID());
        for (const [number, id] of events.entries()) {
          await fixture.event(id, PRICES[number % PRICES.length]);
          if (number % 3 === 2) await fixture.owner.pool.query(`UPDATE events SET competition_id = 'atp' WHERE id = $1`, [id]);
        }
        await play(player, steps, events);
        for (const [number, result] of ends.entries()) if (result) await fixture.finish(events[number] ?? '', result);
        const rows = await readRows(player.playerId);
        const deposits = await readDeposits(player.playerId);
        const instants = [0, ...rows.map(({ at }) => at), ...deposits.map(({ at }) => at)];
        const micros = ({ at, beside }: { at: number; beside: number }) =>
          Math.max(0, (instants[at % instants.length] ?? 0) + beside);
        const countings = questions.map((one) => ({
          condition: one.condition,
          counts_from: one.from ? micros(one.from) : 0,
          counts_until: one.until && micros(one.until),
        }));
        const counted = await countProgress(fixture.deps.db.query, player.playerId, countings);
        await fixture.owner.pool.query('DELETE FROM payments WHERE player_id = $1', [player.playerId]);
        for (const [number, one] of countings.entries()) {
          const [reached, needed] = expected(one.condition, one.counts_from, one.counts_until ?? Infinity, rows, deposits);
          expect([one, counted[number]]).toEqual([one, { reached, needed }]);
        }
      },
    ),
    { numRuns: timesAtLength(60), endOnFailure: true },
  );
});
