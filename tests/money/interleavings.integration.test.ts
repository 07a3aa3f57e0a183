import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BetsFilter } from '../../core/wire/contract.ts';
import { CANCELLATION_REASONS, type CancellationReason } from '../../server/domain/settlement/cancellation.ts';
import { listBets, type PlacedBetRow } from '../../server/store/bets/index.ts';
import { cancelBet, type ResultInput, recordResult, settlePending } from '../../server/store/settlement/index.ts';
import { timesAtLength } from '../support/fullLength.ts';
import { type MoneyFixture, makeMoneyFixture, type Player, parlay, straight } from './support/moneyFixture.ts';

const EVENTS = 4;
const PLAYERS = 3;
const SIDES = ['home', 'away', 'plus', 'minus', 'over', 'under'] as const;

type Command =
  | {
      readonly kind: 'bet';
      readonly player: number;
      readonly events: readonly number[];
      readonly side: number;
      readonly stake: number;
    }
  | { readonly kind: 'result'; readonly event: number; readonly result: ResultInput }
  | { readonly kind: 'cancel'; readonly player: number; readonly bet: number; readonly reason: CancellationReason }
  | { readonly kind: 'settle' };

const event = fc.nat({ max: EVENTS - 1 });
const score = fc.nat({ max: 40 });
const result: fc.Arbitrary<ResultInput> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ homeScore: score, awayScore: score }) },
  { weight: 1, arbitrary: fc.constant({ void: true as const }) },
);
const command: fc.Arbitrary<Command> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('bet' as const),
      player: fc.nat({ max: PLAYERS - 1 }),
      events: fc.uniqueArray(event, { minLength: 1, maxLength: 3 }),
      side: fc.nat({ max: SIDES.length - 1 }),
      stake: fc.integer({ min: 10, max: 4_000 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('result' as const), event, result }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('cancel' as const),
      player: fc.nat({ max: PLAYERS - 1 }),
      bet: fc.nat({ max: 20 }),
      reason: fc.constantFrom(...CANCELLATION_REASONS),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'settle' as const }) },
);

let fixture: MoneyFixture;
beforeAll(async () => {
  fixture = await makeMoneyFixture(12);
});
afterAll(() => fixture.drop());

async function betsOf(player: Player): Promise<readonly PlacedBetRow[]> {
  const read = async (filter: BetsFilter) => (await listBets(fixture.deps.db, player.playerId, filter, 500, null)).bets;
  return [...(await read('OPEN')), ...(await read('SETTLED'))];
}

/** The newest bets first, as everybody sees them: two cancellations in one wave may be of one bet. */
async function cancelOne(player: Player, index: number, reason: CancellationReason): Promise<void> {
  const bets = await betsOf(player);
  const chosen = bets[index % Math.max(1, bets.length)];
  if (chosen) await cancelBet(fixture.deps, { betId: chosen.id, reason, cancelledBy: 'trader', note: 'random' });
}

/** The value of a bet, computed from its legs' grades in floats and words, without the product's own arithmetic. */
function worth(bet: PlacedBetRow): { outcome: string; payoutCents: number } {
  if (bet.isCancelled) return { outcome: bet.outcome, payoutCents: bet.stakeCents };
  const grades = bet.legs.map((leg) => leg.grade);
  if (grades.includes('LOSS')) return { outcome: 'LOSS', payoutCents: 0 };
  if (grades.includes('PENDING')) return { outcome: 'PENDING', payoutCents: 0 };
  const won = bet.legs.filter((leg) => leg.grade === 'WIN');
  const factor = won.reduce((product, leg) => product * (1 + leg.odds.numerator / leg.odds.denominator), 1);
  const kinds = new Set(grades);
  const returned = kinds.size > 1 ? 'REFUND' : kinds.has('PUSH') ? 'PUSH' : 'VOIDED';
  const exact = bet.stakeCents * factor;
  const payoutCents = bet.stakeCents < 100 ? Math.floor(exact + 1e-6) : Math.round(exact);
  return { outcome: won.length > 0 ? 'WIN' : returned, payoutCents };
}

describe('money under any interleaving', () => {
  it('stays balanced, settles every bet by its legs, and returns to the start when results do', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(command, { minLength: 1, maxLength: 8 }), { minLength: 2, maxLength: 6 }),
        fc.array(result, { minLength: EVENTS, maxLength: EVENTS }),
        async (waves, otherResults) => {
          const events = Array.from({ length: EVENTS }, () => randomUUID());
          for (const id of events) await fixture.event(id);
          const players = await Promise.all(Array.from({ length: PLAYERS }, () => fixture.player(5_000)));
          const latest = new Map<string, ResultInput>();
          const playerAt = (index: number): Player => players[index] ?? { playerId: '', sessionId: '' };

          const run = async (each: Command): Promise<void> => {
            if (each.kind === 'settle') return void (await settlePending(fixture.deps));
            if (each.kind === 'cancel') return void (await cancelOne(playerAt(each.player), each.bet, each.reason));
            if (each.kind === 'result') {
              const id = events[each.event] ?? '';
              latest.set(id, each.result);
              return void (await recordResult(fixture.deps, id, each.result));
            }
            const selections = each.events.map((at, leg) => `${events[at]}.${SIDES[(each.side + leg) % SIDES.length]}`);
            const [only] = selections;
            const bet = selections.length === 1 && only ? straight(only, each.stake) : parlay(selections, each.stake);
            await fixture.place(playerAt(each.player), [bet]);
          };
          for (const wave of waves) await Promise.all(wave.map(run));
          // Two results of one event in one wave may arrive in either order, so the last one is sent again.
          for (const [id, each] of latest) await recordResult(fixture.deps, id, each);
          await Promise.all([settlePending(fixture.deps), settlePending(fixture.deps)]);

          for (const player of players)
            for (const bet of await betsOf(player))
              expect({ outcome: bet.outcome, payoutCents: bet.payoutCents }).toEqual(worth(bet));
          expect(await fixture.audit()).toMatchObject({ balanced: true, discrepancies: [] });

          // Most of the balance is spent, so that a reversal needs a loan.
          await fixture.event(`${events[0]}-spare`);
          for (const player of players) {
            const stake = Math.floor((await fixture.cash(player)) * 0.95);
            if (stake >= 10) await fixture.place(player, [straight(`${events[0]}-spare.home`, stake)]);
          }
          const before = await Promise.all(players.map(fixture.cash));
          const graded = [...latest.keys()];
          for (const [index, id] of graded.entries()) await recordResult(fixture.deps, id, otherResults[index] ?? { void: true });
          await Promise.all([settlePending(fixture.deps), settlePending(fixture.deps)]);
          for (const [id, each] of latest) await recordResult(fixture.deps, id, each);
          await Promise.all([settlePending(fixture.deps), settlePending(fixture.deps)]);
          expect(await Promise.all(players.map(fixture.cash))).toEqual(before);
          expect(await fixture.audit()).toMatchObject({ balanced: true, discrepancies: [] });
        },
      ),
      { numRuns: timesAtLength(15) },
    );
  });
});
