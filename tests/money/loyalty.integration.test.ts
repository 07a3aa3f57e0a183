import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cashOut, readOffers } from '../../server/store/cashout/index.ts';
import {
  findRedemption,
  grantLoyalty,
  type RedemptionAnswer,
  readLoyaltyMember,
  redeemLoyalty,
} from '../../server/store/loyalty/index.ts';
import { grantReward } from '../../server/store/rewards/index.ts';
import { cancelBet } from '../../server/store/settlement/index.ts';
import { type MoneyFixture, makeMoneyFixture, NOW, type Player, roundRobin, straight } from './support/moneyFixture.ts';

let fixture: MoneyFixture;
beforeAll(async () => {
  fixture = await makeMoneyFixture(16);
});
afterAll(async () => {
  expect(await fixture.audit()).toMatchObject({ balanced: true, discrepancies: [] });
  await fixture.drop();
});

const HOME = { homeScore: 1, awayScore: 0 };
const AWAY = { homeScore: 0, awayScore: 1 };
const VOID = { void: true } as const;

async function event(): Promise<string> {
  const id = randomUUID();
  await fixture.event(id);
  return id;
}

async function bet(player: Player, request: ReturnType<typeof straight>): Promise<number> {
  const outcome = await fixture.place(player, [request]);
  if (outcome.kind !== 'PLACED') throw new Error(JSON.stringify(outcome));
  return outcome.bets[0]?.id ?? 0;
}

const creditsOf = async ({ playerId }: Player): Promise<number> =>
  (await readLoyaltyMember(fixture.deps.db, playerId, fixture.deps.clock.now()))?.credits ?? 0;

const redeem = (player: Player, credits: number, more: { requestId?: string; methodId?: string } = {}) =>
  redeemLoyalty(fixture.deps, { ...player, requestId: randomUUID(), methodId: 'playable-balance', ...more, credits });

async function takePart(player: Player, betId: number, tenths: number): Promise<void> {
  const read = (await readOffers(fixture.deps, [betId], fixture.deps.clock.now())).get(betId);
  if (read?.offer.status !== 'OFFERED') throw new Error('no offer');
  const amountCents = read.offer.parts.find((part) => part.tenths === tenths)?.amountCents ?? 0;
  const request = {
    ...player,
    requestId: randomUUID(),
    betId,
    offerId: read.offerId,
    offerVersion: read.version,
    tenths,
    amountCents,
  };
  expect(await cashOut(fixture.deps, request, async () => true)).toMatchObject({ kind: 'TAKEN' });
}

describe('points of settled bets (public case C12)', () => {
  it('a dollar settled is a point, once however often it is graded, none while the bet is open or void', async () => {
    const player = await fixture.player(100_000);
    const [graded, voided] = [await event(), await event()];
    await bet(player, straight(`${graded}.home`, 10_000));
    await bet(player, straight(`${voided}.home`, 10_000));
    expect(await creditsOf(player)).toBe(0);
    await fixture.finish(graded, HOME);
    await fixture.finish(graded, HOME);
    await fixture.finish(voided, VOID);
    expect(await creditsOf(player)).toBe(100);
  });

  it('corrections from win to loss to win leave what one grade would', async () => {
    const player = await fixture.player(100_000);
    const id = await event();
    await bet(player, straight(`${id}.home`, 10_000));
    for (const [result, credits] of [
      [HOME, 100],
      [AWAY, 100],
      [HOME, 100],
      [VOID, 0],
      [HOME, 100],
    ] as const) {
      await fixture.finish(id, result);
      expect(await creditsOf(player)).toBe(credits);
    }
    const { rows } = await fixture.deps.db.pool.query('SELECT credits FROM loyalty_entries WHERE player_id = $1 ORDER BY id', [
      player.playerId,
    ]);
    expect(rows.map(({ credits }) => credits)).toEqual([100, -100, 100]);
  });

  it('what is cashed out earns its share once, the rest with its settlement, and the whole is rounded down once', async () => {
    const player = await fixture.player(100_000);
    const [first, second] = [await event(), await event()];
    const id = await bet(player, straight(`${first}.home`, 10_000));
    await takePart(player, id, 4);
    expect(await creditsOf(player)).toBe(40);
    await fixture.finish(first, AWAY);
    expect(await creditsOf(player)).toBe(100);
    // 1.90: cashed out 0.76, then 1.14.
    const small = await bet(player, straight(`${second}.home`, 190));
    await takePart(player, small, 4);
    expect(await creditsOf(player)).toBe(100);
    await fixture.finish(second, HOME);
    expect(await creditsOf(player)).toBe(101);
  });

  it('33 cents on each of three tickets are 99 cents and no point, on four 1.32 and one', async () => {
    const player = await fixture.player(10_000);
    const events = [await event(), await event(), await event(), await event()];
    const picks = events.map((id) => `${id}.home`);
    await bet(player, roundRobin(picks.slice(0, 3), 33, [2]));
    await bet(player, roundRobin(picks, 33, [3]));
    for (const id of events) await fixture.finish(id, HOME);
    expect(await creditsOf(player)).toBe(1);
  });

  it('a bonus bet earns nothing: it is no stake of the player', async () => {
    const player = await fixture.player(10_000);
    const id = await event();
    const bonus = { kind: 'BONUS_BET', title: 'b', amountCents: 5_000, expiresAt: new Date(NOW.getTime() + 60_000) } as const;
    const reward = { kind: 'BONUS_BET', id: await grantReward(fixture.deps.db.query, player.playerId, bonus, NOW) } as const;
    await bet(player, { ...straight(`${id}.home`, 5_000), reward });
    await fixture.finish(id, HOME);
    expect(await creditsOf(player)).toBe(0);
  });

  it('spent points of a bet that becomes void are owed, and the next bet repays them', async () => {
    const player = await fixture.player(100_000);
    const [first, second, third] = [await event(), await event(), await event()];
    await bet(player, straight(`${first}.home`, 10_000));
    await fixture.finish(first, HOME);
    expect(await redeem(player, 100)).toEqual({ methodId: 'playable-balance', credits: 100, cents: 100 });
    await fixture.finish(first, VOID);
    expect(await creditsOf(player)).toBe(-100);
    expect(await redeem(player, 100)).toEqual({ refusal: 'NOT_ENOUGH_CREDITS' });
    await bet(player, straight(`${second}.home`, 10_000));
    await fixture.finish(second, AWAY);
    expect(await creditsOf(player)).toBe(0);
    await bet(player, straight(`${third}.home`, 10_000));
    await fixture.finish(third, AWAY);
    expect(await creditsOf(player)).toBe(100);
  });

  it('a tier year ends at midnight of the player’s region, and a correction stays in the year of the bet', async () => {
    const player = await fixture.player(100_000);
    const [last, next] = [await event(), await event()];
    await bet(player, straight(`${last}.home`, 10_000));
    await bet(player, straight(`${next}.home`, 20_000));
    const at = async (instant: string) => readLoyaltyMember(fixture.deps.db, player.playerId, new Date(instant));
    fixture.setNow(new Date('2027-01-01T04:59:59Z'));
    await fixture.finish(last, HOME);
    fixture.setNow(new Date('2027-01-01T05:00:00Z'));
    await fixture.finish(next, HOME);
    await fixture.finish(last, AWAY);
    fixture.setNow(NOW);
    expect(await at('2027-01-01T04:59:59Z')).toMatchObject({ year: 2026, points: 100 });
    expect(await at('2027-01-01T05:00:00Z')).toMatchObject({ year: 2027, points: 200, pointsBefore: 100 });
  });
});

describe('a redemption', () => {
  it('twenty requests with one id are one exchange, which all of them are answered; another body is refused', async () => {
    const player = await fixture.player(1_000);
    await grantLoyalty(fixture.deps.db.query, player.playerId, { tier: null, tierPoints: 0, credits: 500 }, NOW);
    const answers = await Promise.all(Array.from({ length: 20 }, () => redeem(player, 300, { requestId: 'one' })));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await redeem(player, 200, { requestId: 'one' })).toBe('REUSED');
    expect([await creditsOf(player), await fixture.cash(player)]).toEqual([200, 1_300]);
    expect(await findRedemption(fixture.deps, player.playerId, 'one')).toMatchObject({ cents: 300 });
    expect(await findRedemption(fixture.deps, player.playerId, 'none')).toBeNull();
  });

  it('two tabs that together want more than there is get one of the two', async () => {
    const player = await fixture.player(1_000);
    await grantLoyalty(fixture.deps.db.query, player.playerId, { tier: null, tierPoints: 0, credits: 500 }, NOW);
    const answers = await Promise.all(Array.from({ length: 8 }, () => redeem(player, 300)));
    expect(answers.filter((answer) => typeof answer === 'object' && 'cents' in answer)).toHaveLength(1);
    expect([await creditsOf(player), await fixture.cash(player)]).toEqual([200, 1_300]);
  });

  it.each<[string, number, string, RedemptionAnswer]>([
    ['more than there is', 501, 'playable-balance', { refusal: 'NOT_ENOUGH_CREDITS' }],
    ['less than the least', 99, 'playable-balance', { refusal: 'BELOW_MINIMUM' }],
    ['an unknown way', 100, 'gold', { refusal: 'UNKNOWN_METHOD' }],
    ['below zero', -100, 'playable-balance', { refusal: 'BELOW_MINIMUM' }],
  ])('%s is refused, and nothing is given', async (_name, credits, methodId, refused) => {
    const player = await fixture.player(1_000);
    await grantLoyalty(fixture.deps.db.query, player.playerId, { tier: null, tierPoints: 0, credits: 500 }, NOW);
    expect(await redeem(player, credits, { methodId })).toEqual(refused);
    expect([await creditsOf(player), await fixture.cash(player)]).toEqual([500, 1_000]);
  });

  it('a player who is stopped redeems nothing', async () => {
    const player = await fixture.player(1_000);
    await grantLoyalty(fixture.deps.db.query, player.playerId, { tier: null, tierPoints: 0, credits: 500 }, NOW);
    await fixture.owner.pool.query(`INSERT INTO player_exclusions (player_id, kind) VALUES ($1, 'self_exclusion')`, [
      player.playerId,
    ]);
    expect(await redeem(player, 100)).toEqual({ refusal: 'RESTRICTED' });
  });
});

describe('any sequence of bets, corrections, cash outs, cancellations and redemptions', () => {
  /** What a bet is now, for a recomputation that knows no entries. */
  interface BetFacts {
    readonly id: number;
    readonly event: string;
    readonly stakeCents: number;
    cashedCents: number;
    counts: boolean;
    isOver: boolean;
  }
  const step = fc.oneof(
    fc.record({ type: fc.constant('bet' as const), cents: fc.integer({ min: 50, max: 9_999 }) }),
    fc.record({ type: fc.constant('finish' as const), of: fc.nat(5), result: fc.constantFrom(HOME, AWAY, VOID) }),
    fc.record({ type: fc.constant('cashOut' as const), of: fc.nat(5), tenths: fc.integer({ min: 1, max: 5 }) }),
    fc.record({ type: fc.constant('cancel' as const), of: fc.nat(5) }),
    fc.record({ type: fc.constant('redeem' as const), credits: fc.integer({ min: 1, max: 200 }) }),
  );

  it('leaves the points, the credits and the cash that a recomputation finds', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 14 }), async (steps) => {
        const player = await fixture.player(1_000_000);
        const bets: BetFacts[] = [];
        let redeemed = 0;
        for (const one of steps) {
          const chosen = 'of' in one ? bets[one.of % Math.max(1, bets.length)] : undefined;
          if (one.type === 'bet') {
            const id = await event();
            const betId = await bet(player, straight(`${id}.home`, one.cents));
            bets.push({ id: betId, event: id, stakeCents: one.cents, cashedCents: 0, counts: false, isOver: false });
          } else if (one.type === 'redeem') {
            const before = await creditsOf(player);
            const answer = await redeem(player, one.credits);
            const isGiven = typeof answer === 'object' && 'cents' in answer;
            expect(isGiven).toBe(one.credits >= 100 && one.credits <= before);
            if (isGiven) redeemed += one.credits;
          } else if (chosen === undefined || chosen.isOver) continue;
          else if (one.type === 'finish') {
            await fixture.finish(chosen.event, one.result);
            chosen.counts = !('void' in one.result);
          } else if (one.type === 'cancel') {
            const cancellation = { betId: chosen.id, reason: 'INVALID', cancelledBy: 'test', note: 'a test' } as const;
            expect(await cancelBet(fixture.deps, cancellation)).toMatchObject({ ok: true });
            chosen.counts = false;
            chosen.isOver = true;
          } else {
            const read = (await readOffers(fixture.deps, [chosen.id], NOW)).get(chosen.id);
            if (read?.offer.status !== 'OFFERED' || !read.offer.parts.some(({ tenths }) => tenths === one.tenths)) continue;
            await takePart(player, chosen.id, one.tenths);
            const { rows } = await fixture.deps.db.pool.query<{ cents: number }>(
              'SELECT sum(stake_cents)::bigint AS cents FROM cash_outs WHERE bet_id = $1',
              [chosen.id],
            );
            chosen.cashedCents = rows[0]?.cents ?? 0;
            chosen.isOver = chosen.cashedCents === chosen.stakeCents;
          }
        }
        const earned = bets.reduce(
          (sum, { stakeCents, cashedCents, counts }) => sum + Math.floor((counts ? stakeCents : cashedCents) / 100),
          0,
        );
        const member = await readLoyaltyMember(fixture.deps.db, player.playerId, NOW);
        expect([member?.credits ?? 0, member?.points ?? 0]).toEqual([earned - redeemed, earned]);
      }),
      { numRuns: 25 },
    );
  });
});
