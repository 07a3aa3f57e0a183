import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LimitSlotName } from '../../server/domain/saferPlay/limitChange.ts';
import { cashOut, readOffers } from '../../server/store/cashout/index.ts';
import { advancePayment, applyPaymentEvent, readPayment } from '../../server/store/payments/index.ts';
import { changeLimit } from '../../server/store/saferPlay/changeLimit.ts';
import { readSaferPlayLog } from '../../server/store/saferPlay/log.ts';
import { findFlaw } from '../../server/store/saferPlay/verifyLog.ts';
import { type CasinoPlayer, makeWalletFixture, type WalletFixture } from '../casino/support/walletFixture.ts';
import { fakePaymentGateway } from '../support/fakePaymentGateway.ts';
import { timesAtLength } from '../support/fullLength.ts';
import { NOW, straight } from './support/moneyFixture.ts';
import { paymentActions } from './support/paymentActions.ts';

/** Limits of bets, spins and deposits in two tabs, which change meanwhile. */
const SLOTS = [
  { type: 'SPEND', period: 'DAILY' },
  { type: 'SPEND', period: 'WEEKLY' },
  { type: 'LOSS', period: 'DAILY' },
  { type: 'LOSS', period: 'MONTHLY' },
  { type: 'DEPOSIT', period: 'DAILY' },
  { type: 'DEPOSIT', period: 'WEEKLY' },
  { type: 'MAX_SINGLE_WAGER', period: null },
] as const satisfies readonly LimitSlotName[];
type Slot = (typeof SLOTS)[number];

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const cents = fc.integer({ min: 10, max: 600 });
const slot = fc.constantFrom(...SLOTS);
const tab = fc.nat({ max: 1 });
const pick = fc.nat({ max: 30 });
const what = <Kind extends string>(kind: Kind) => fc.constant(kind);

const command = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: what('bet'), tab, cents }) },
  { weight: 4, arbitrary: fc.record({ kind: what('spin'), cents, again: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ kind: what('deposit'), tab, cents }) },
  { weight: 3, arbitrary: fc.record({ kind: what('set'), slot, value: fc.integer({ min: 50, max: 1_500 }) }) },
  { weight: 1, arbitrary: fc.record({ kind: what('remove'), slot }) },
  { weight: 4, arbitrary: fc.record({ kind: what('confirm'), slot }) },
  { weight: 1, arbitrary: fc.record({ kind: what('cancel'), slot }) },
);
type Command = typeof command extends fc.Arbitrary<infer Value> ? Value : never;

const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: what('together'), commands: fc.array(command, { minLength: 1, maxLength: 5 }) }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: what('settle'), pick, as: fc.constantFrom('win' as const, 'loss' as const, 'void' as const) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: what('cashOut'), pick }) },
  { weight: 1, arbitrary: fc.record({ kind: what('spinWins'), pick, cents }) },
  { weight: 1, arbitrary: fc.record({ kind: what('rollback'), pick }) },
  { weight: 2, arbitrary: fc.record({ kind: what('pay') }) },
  { weight: 3, arbitrary: fc.record({ kind: what('clock'), hours: fc.integer({ min: -30, max: 100 }) }) },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** When the period began, in a winter of New York: five hours behind, without a change of the clock. */
function began(period: 'DAILY' | 'WEEKLY' | 'MONTHLY', at: number): number {
  const local = at - 5 * HOUR_MS;
  const day = Math.floor(local / DAY_MS);
  if (period === 'DAILY') return day * DAY_MS + 5 * HOUR_MS;
  // 1970-01-01 was a Thursday.
  if (period === 'WEEKLY') return (day - ((day + 3) % 7)) * DAY_MS + 5 * HOUR_MS;
  const date = new Date(local);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1) + 5 * HOUR_MS;
}
function endsAt(period: Slot['period'], at: number): number {
  if (period === null) return at + DAY_MS;
  if (period === 'MONTHLY') return began('MONTHLY', began('MONTHLY', at) + 32 * DAY_MS);
  return began(period, at) + (period === 'DAILY' ? 1 : 7) * DAY_MS;
}

interface Wager {
  readonly at: number;
  readonly cents: number;
  readonly event: string | null;
  readonly round: { readonly id: string; readonly openedAt: number } | null;
  readonly transactionId: string;
  won: number;
  isUndone: boolean;
  isOver: boolean;
}

let fixture: WalletFixture;
const gateway = fakePaymentGateway();
const { begin, say } = paymentActions(() => fixture, gateway);
beforeAll(async () => {
  fixture = await makeWalletFixture(16);
});
afterAll(() => fixture.drop());

/** A player, and a second record of all that they did, which decides nothing. */
class Play {
  private now = NOW.getTime();
  private readonly wagers: Wager[] = [];
  private readonly deposits: { readonly id: number; readonly cents: number; creditedAt: number | null }[] = [];
  /** When each pending value was asked, by slot and value: what a confirmation may make of it. */
  private readonly requests = new Map<Slot, { readonly at: number; readonly value: number | null }[]>();
  readonly player: CasinoPlayer;
  private readonly tabs: readonly string[];
  readonly counts = { accepted: 0, refused: 0, raised: 0 };

  constructor(player: CasinoPlayer, otherTab: string) {
    this.player = player;
    this.tabs = [player.sessionId, otherTab];
  }

  private used({ type, period }: Slot): number {
    if (period === null) return 0;
    const since = began(period, this.now);
    if (type === 'DEPOSIT')
      return this.deposits.reduce((sum, one) => sum + (one.creditedAt !== null && one.creditedAt >= since ? one.cents : 0), 0);
    return this.wagers.reduce((sum, { at, cents: staked, round, won, isUndone }) => {
      if (isUndone) return sum;
      const isOld = at < since;
      const wins = type === 'LOSS' && (round ? round.openedAt >= since : !isOld) ? won : 0;
      return sum + (isOld ? 0 : staked) - wins;
    }, 0);
  }

  private async limits(): Promise<ReadonlyMap<Slot, number>> {
    const { rows } = await fixture.deps.db.pool.query<{ type: string; period: string | null; amount: number }>(
      'SELECT type, period, amount_cents AS amount FROM player_limits WHERE player_id = $1',
      [this.player.playerId],
    );
    return new Map(
      SLOTS.map((one) => [
        one,
        rows.find(({ type, period }) => type === one.type && period === one.period)?.amount ?? Number.POSITIVE_INFINITY,
      ]),
    );
  }

  private async pendingId({ type, period }: Slot): Promise<string> {
    const { rows } = await fixture.deps.db.pool.query<{ id: string }>(
      'SELECT id FROM pending_limits WHERE player_id = $1 AND type = $2 AND period IS NOT DISTINCT FROM $3',
      [this.player.playerId, type, period],
    );
    return rows[0]?.id ?? 'none';
  }

  /** @returns the cents that were accepted, or null. */
  private async run(one: Command, round: Wager['round']): Promise<Wager | 'DEPOSIT' | null> {
    const at = this.now;
    const { playerId } = this.player;
    const wager = (stake: number, ids: Pick<Wager, 'event' | 'round' | 'transactionId'>): Wager => ({
      at,
      cents: stake,
      won: 0,
      isUndone: false,
      isOver: false,
      ...ids,
    });
    switch (one.kind) {
      case 'bet': {
        const event = randomUUID();
        await fixture.event(event, '+100');
        await fixture.deps.db.pool.query(`UPDATE events SET starts_at = '2027-06-01' WHERE id = $1`, [event]);
        const placed = await fixture.place({ playerId, sessionId: this.tabs[one.tab] ?? '' }, [
          straight(`${event}.home`, one.cents, '+100'),
        ]);
        return placed.kind === 'PLACED' ? wager(one.cents, { event, round: null, transactionId: '' }) : null;
      }
      case 'spin': {
        const of = (one.again && round) || { id: randomUUID(), openedAt: at };
        const transactionId = randomUUID();
        const ids = { sessionId: this.player.casinoSessionId, playerId, roundId: of.id, transactionId };
        const { code } = await fixture.call('bet', { ...ids, amountCents: one.cents });
        return code === null ? wager(one.cents, { event: null, round: of, transactionId }) : null;
      }
      case 'deposit': {
        const started = await begin({ playerId, sessionId: this.tabs[one.tab] ?? '' }, one.cents);
        if (started.kind === 'OTHER_OPEN') {
          await applyPaymentEvent(fixture.deps, started.paymentId, { kind: 'CANCEL_ASKED' }, { by: 'PLAYER' });
          await advancePayment(fixture.deps, gateway, started.paymentId);
        }
        if (started.kind !== 'DECIDED') return null;
        await advancePayment(fixture.deps, gateway, started.payment.id);
        if (!this.deposits.some(({ id }) => id === started.payment.id))
          this.deposits.push({ id: started.payment.id, cents: one.cents, creditedAt: null });
        return 'DEPOSIT';
      }
      case 'set':
      case 'remove': {
        const value = one.kind === 'set' ? one.value : null;
        this.requests.set(one.slot, [...(this.requests.get(one.slot) ?? []), { at, value }]);
        await changeLimit(fixture.deps.db, playerId, { type: 'requested', slot: one.slot, value }, new Date(at));
        return null;
      }
      case 'confirm':
      case 'cancel': {
        const type = one.kind === 'confirm' ? 'confirmed' : 'cancelled';
        await changeLimit(fixture.deps.db, playerId, { type, id: await this.pendingId(one.slot) }, new Date(at));
        return null;
      }
    }
  }

  private async together(commands: readonly Command[]): Promise<void> {
    const before = await this.limits();
    const round = this.wagers.findLast((wager) => wager.round !== null && !wager.isOver)?.round ?? null;
    const taken = await Promise.all(commands.map((one) => this.run(one, round)));
    const after = await this.limits();
    const wagers = taken.flatMap((one) => (one === null || one === 'DEPOSIT' ? [] : [one]));
    this.wagers.push(...wagers);
    this.counts.accepted += wagers.length;
    this.counts.refused += taken.filter((one) => one === null).length;
    for (const one of SLOTS) {
      const [old = 0, next = 0] = [before.get(one), after.get(one)];
      const most = Math.max(old, next);
      if (one.type === 'MAX_SINGLE_WAGER') for (const wager of wagers) expect(wager.cents).toBeLessThanOrEqual(most);
      else if (one.type !== 'DEPOSIT' && wagers.length > 0)
        expect([one, this.used(one)]).toEqual([one, Math.min(this.used(one), most)]);
      if (next <= old) continue;
      // It was raised: by a confirmation, of something that was asked before the end of its period.
      this.counts.raised += 1;
      expect(commands.some(({ kind }) => kind === 'confirm')).toBe(true);
      const asks = this.requests.get(one) ?? [];
      const value = next === Number.POSITIVE_INFINITY ? null : next;
      expect(asks.some((ask) => ask.value === value && endsAt(one.period, ask.at) <= this.now)).toBe(true);
    }
  }

  /** The provider's page of an open deposit is paid, after the job queue has had its turn. */
  private async pay(): Promise<void> {
    for (const deposit of this.deposits.filter(({ creditedAt }) => creditedAt === null)) {
      await advancePayment(fixture.deps, gateway, deposit.id, { poll: true });
      const payment = await readPayment(fixture.deps.db, deposit.id);
      if (payment?.state !== 'OPEN') continue;
      await say(payment, 'succeeded');
      deposit.creditedAt = this.now;
      this.counts.accepted += 1;
      for (const [one, limit] of await this.limits())
        if (one.type === 'DEPOSIT') expect([one, this.used(one)]).toEqual([one, Math.min(this.used(one), limit)]);
    }
  }

  private chosen(index: number, fits: (wager: Wager) => boolean): Wager | undefined {
    const open = this.wagers.filter((wager) => !wager.isOver && fits(wager));
    return open[index % Math.max(1, open.length)];
  }

  async take(one: Step): Promise<void> {
    switch (one.kind) {
      case 'together':
        return this.together(one.commands);
      case 'pay':
        return this.pay();
      case 'clock': {
        this.now = Math.max(NOW.getTime(), this.now + one.hours * HOUR_MS);
        fixture.setNow(new Date(this.now));
        return;
      }
      case 'settle': {
        const bet = this.chosen(one.pick, ({ event }) => event !== null);
        if (!bet?.event) return;
        const score = one.as === 'win' ? { homeScore: 30, awayScore: 0 } : { homeScore: 0, awayScore: 30 };
        await fixture.finish(bet.event, one.as === 'void' ? { void: true } : score);
        Object.assign(bet, { isOver: true, isUndone: one.as === 'void', won: one.as === 'win' ? bet.cents * 2 : 0 });
        return;
      }
      case 'cashOut': {
        const bet = this.chosen(one.pick, ({ event }) => event !== null);
        if (!bet?.event) return;
        const { rows } = await fixture.deps.db.pool.query<{ id: number }>(
          'SELECT b.id FROM bets b JOIN bet_legs l ON l.bet_id = b.id WHERE l.event_id = $1',
          [bet.event],
        );
        const betId = rows[0]?.id ?? 0;
        const read = (await readOffers(fixture.deps, [betId], new Date(this.now))).get(betId);
        const part = read?.offer.status === 'OFFERED' ? read.offer.parts.at(-1) : undefined;
        if (!read || !part) return;
        const { offerId, version: offerVersion } = read;
        const { playerId, sessionId } = this.player;
        const request = { playerId, sessionId, ...part, requestId: randomUUID(), betId, offerId, offerVersion };
        const taken = await cashOut(fixture.deps, request, async () => true);
        if (taken.kind === 'TAKEN') Object.assign(bet, { isOver: true, won: part.amountCents });
        return;
      }
      case 'spinWins': {
        const spin = this.chosen(one.pick, ({ round }) => round !== null);
        if (!spin?.round) return;
        const ids = { sessionId: this.player.casinoSessionId, playerId: this.player.playerId, roundId: spin.round.id };
        const amountCents = Math.min(one.cents, spin.cents);
        const { code } = await fixture.call('win', { ...ids, transactionId: randomUUID(), amountCents });
        if (code === null) spin.won += amountCents;
        return;
      }
      case 'rollback': {
        const spin = this.chosen(one.pick, ({ round }) => round !== null);
        if (!spin?.round) return;
        const ids = { sessionId: this.player.casinoSessionId, playerId: this.player.playerId, roundId: spin.round.id };
        const back = { ...ids, transactionId: randomUUID(), betTransactionId: spin.transactionId };
        if ((await fixture.call('rollback', back)).code === null) Object.assign(spin, { isUndone: true, isOver: true });
      }
    }
  }
}

async function newPlay(): Promise<Play> {
  fixture.setNow(NOW);
  const player = await fixture.player(10_000_000);
  const otherTab = randomUUID();
  const later = new Date('2027-12-01T00:00:00Z');
  await fixture.deps.db.pool.query('INSERT INTO sessions (id, player_id, created_at, expires_at) VALUES ($1, $2, $3, $4)', [
    otherTab,
    player.playerId,
    NOW,
    later,
  ]);
  await fixture.deps.db.pool.query('UPDATE sessions SET expires_at = $2 WHERE player_id = $1', [player.playerId, later]);
  return new Play(player, otherTab);
}

describe('limits', () => {
  it('are passed by no sequence of bets, spins, deposits and changes in two tabs', { timeout: 240_000 }, async () => {
    const counts = { accepted: 0, refused: 0, raised: 0 };
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 40, maxLength: 80 }), async (steps) => {
        const play = await newPlay();
        for (const one of steps) await play.take(one);
        for (const key of ['accepted', 'refused', 'raised'] as const) counts[key] += play.counts[key];
      }),
      { numRuns: timesAtLength(40), seed: 34, endOnFailure: true },
    );
    fixture.setNow(NOW);
    expect(findFlaw(await readSaferPlayLog(fixture.deps.db))).toBeNull();
    // Enough of each happened to be a test.
    expect([counts, Math.min(...Object.values(counts)) >= timesAtLength(10)]).toEqual([counts, true]);
    expect(await fixture.audit()).toMatchObject({ balanced: true, discrepancies: [] });
  });
});
