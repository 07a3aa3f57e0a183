import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RequestedBet } from '../../server/domain/betKinds/types.ts';
import type { Condition } from '../../server/domain/promotions/conditions.ts';
import type { PromotionAward } from '../../server/domain/promotions/promotion.ts';
import { promotionWork } from '../../server/jobs/promotions.ts';
import { runDueJobs } from '../../server/jobs/queue.ts';
import { cashOut, readOffers } from '../../server/store/cashout/index.ts';
import { readBalances } from '../../server/store/ledger/index.ts';
import { addPromoCode } from '../../server/store/payments/promoCodes.ts';
import { awardPromotions, enrolInPromotion, putUpPromotion, recheckAwards } from '../../server/store/promotions/promotions.ts';
import { attributeReferral, listReferredFriends, referralCode } from '../../server/store/referrals/referrals.ts';
import { claimCashback, grantReward, listAwards, readRewards } from '../../server/store/rewards/index.ts';
import { type MoneyFixture, makeMoneyFixture, NOW, type Player, parlay, straight } from './support/moneyFixture.ts';

const DAY_MS = 86_400_000;
const LATER = new Date(NOW.getTime() + DAY_MS);
/** Before the bets: they count from the opt-in on. */
const OPTED_IN_AT = new Date(NOW.getTime() - 60_000);
const [HOME, AWAY, VOID] = [{ homeScore: 1, awayScore: 0 }, { homeScore: 0, awayScore: 1 }, { void: true }] as const;
const BONUS: PromotionAward = { kind: 'BONUS_BET', amountCents: 1_000, expiresInSeconds: 604_800 };
const FIRST_BET: Condition = { kind: 'FIRST_BET', minimumCents: 1_000 };

let fixture: MoneyFixture;
beforeAll(async () => {
  fixture = await makeMoneyFixture(12);
});
afterAll(async () => {
  expect(await fixture.audit()).toMatchObject({ balanced: true, discrepancies: [] });
  await fixture.drop();
});

/** A player who has opted in to one promotion, with what the tests ask of both. */
async function optedIn(condition: Condition, award: PromotionAward = BONUS) {
  const { db } = fixture.deps;
  const id = `p-${randomUUID()}`;
  await putUpPromotion(db.query, {
    id,
    brand: null,
    title: 'A promotion',
    short_description: 's',
    description: 'd',
    tag: null,
    image: '/art/promo-night.svg',
    cta_label: null,
    cta_path: null,
    starts_at: new Date(NOW.getTime() - DAY_MS),
    ends_at: LATER,
    audience: '{}',
    enrolment: 'opt-in',
    condition: JSON.stringify(condition),
    award: JSON.stringify(award),
    budget_cents: 5_000,
  });
  const player = await fixture.player(100_000);
  expect(await enrolInPromotion(db.query, { brand: 'tsb', kind: 'sportsbook' }, player, id, OPTED_IN_AT)).toBe('ENROLLED');
  return { player, id };
}

const jobs = () => runDueJobs(fixture.deps, promotionWork(fixture.deps));
const usable = async ({ playerId }: Player) => (await readRewards(fixture.deps.db, playerId, NOW)).map(({ id }) => id);
const codesOf = async (player: Player, bet: RequestedBet) => {
  const outcome = await fixture.place(player, [bet]);
  return outcome.kind === 'REJECTED' ? outcome.errors.map(({ code }) => code).join() : outcome.kind;
};

async function event(price?: string): Promise<string> {
  const id = randomUUID();
  await fixture.event(id, price);
  return id;
}

async function place(player: Player, bet: RequestedBet): Promise<number> {
  const outcome = await fixture.place(player, [bet]);
  if (outcome.kind !== 'PLACED') throw new Error(JSON.stringify(outcome));
  return outcome.bets[0]?.id ?? 0;
}

/** The number of usable rewards after each result of one event. */
async function usableAfter(player: Player, id: string, ...results: readonly Parameters<MoneyFixture['finish']>[1][]) {
  const counts: number[] = [];
  for (const result of results) {
    await fixture.finish(id, result);
    await jobs();
    counts.push((await usable(player)).length);
  }
  return counts;
}

const awardsOf = async ({ playerId }: Player, id: string) =>
  (
    await fixture.owner.pool.query<{ reward_id: string | null }>(
      'SELECT reward_id FROM promotion_awards WHERE player_id = $1 AND promotion_id = $2',
      [playerId, id],
    )
  ).rows;
const recallsOf = async ({ playerId }: Player) =>
  (
    await fixture.owner.pool.query<{ outcome: string }>('SELECT outcome FROM award_recalls WHERE player_id = $1', [playerId])
  ).rows.map(({ outcome }) => outcome);

/** One row without transfers: see forget. */
async function deposit({ playerId }: Player, code: string | null = null, cents = 2_000): Promise<number> {
  const { rows } = await fixture.owner.pool.query<{ id: number }>(
    `INSERT INTO payments (receipt_id, player_id, direction, provider_code, amount_cents, currency, content_hash, quick_deposit, origin, state, confirmed, created_at, promotion_code)
       VALUES ($1, $2, 'DEPOSIT', 'test', $5, 'USD', 'h', false, 'http://localhost', 'PROCESSING', true, $3, $4) RETURNING id`,
    [randomUUID(), playerId, NOW, code, cents],
  );
  return rows[0]?.id ?? 0;
}
const become = async (id: number, state: string): Promise<void> => {
  await fixture.owner.pool.query('UPDATE payments SET state = $2, credited_at = $3 WHERE id = $1', [id, state, NOW]);
  await jobs();
};
// The rows have no transfers: the audit of this file is of everything else.
const forget = async ({ playerId }: Player): Promise<void> => {
  await fixture.owner.pool.query("DELETE FROM rewards WHERE player_id = $1 AND source LIKE 'promo-code:%'", [playerId]);
  await fixture.owner.pool.query('DELETE FROM promo_code_uses WHERE player_id = $1', [playerId]);
  await fixture.owner.pool.query('DELETE FROM payments WHERE player_id = $1', [playerId]);
};

describe('an award whose bet is corrected', () => {
  it('is withdrawn while it is unused, comes back with the bet, and is one award over all of it', async () => {
    const { player, id } = await optedIn(FIRST_BET);
    const on = await event();
    await place(player, straight(`${on}.home`, 1_000));
    expect(await usableAfter(player, on, HOME)).toEqual([1]);
    const [rewardId = ''] = await usable(player);
    expect(await usableAfter(player, on, VOID)).toEqual([0]);
    const listed = await listAwards(fixture.deps.db, player.playerId, { kinds: ['BONUS_BET'], past: false, first: 9, now: NOW });
    expect(listed).toMatchObject([{ id: rewardId, pausedReason: 'Withdrawn: what earned it does not count any more' }]);
    const bet = { ...straight(`${await event()}.home`, 1_000), reward: { kind: 'BONUS_BET', id: rewardId } } as const;
    expect(await codesOf(player, bet)).toBe('REWARD_UNAVAILABLE');
    expect(await usableAfter(player, on, AWAY, VOID, HOME, HOME)).toEqual([1, 0, 1, 1]);
    expect(await usable(player)).toEqual([rewardId]);
    expect(await awardsOf(player, id)).toHaveLength(1);
  });

  it('is neither given nor taken back by a release that does not have its condition', async () => {
    const LATER_KIND = JSON.stringify({ kind: 'OF_A_LATER_RELEASE' });
    const [given, open] = [
      await optedIn({ kind: 'STAKE', totalCents: 1_000 }),
      await optedIn({ kind: 'STAKE', totalCents: 1_000 }),
    ];
    const { pool } = fixture.owner;
    await pool.query('UPDATE promotions SET condition = $2 WHERE id = $1', [open.id, LATER_KIND]);
    const on = await event();
    for (const { player } of [given, open]) await place(player, straight(`${on}.home`, 1_000));
    expect(await usableAfter(given.player, on, HOME)).toEqual([1]);
    await pool.query('ALTER TABLE promotion_awards DISABLE TRIGGER USER');
    await pool.query('UPDATE promotion_awards SET condition = $2 WHERE promotion_id = $1', [given.id, LATER_KIND]);
    await pool.query('ALTER TABLE promotion_awards ENABLE TRIGGER USER');
    expect(await usableAfter(given.player, on, VOID, HOME)).toEqual([1, 1]);
    expect(await recallsOf(given.player)).toEqual([]);
    expect(await awardsOf(open.player, open.id)).toEqual([]);
  });

  it('stays with the terms by which it was given, and while other bets meet them', async () => {
    const { player, id } = await optedIn({ kind: 'STAKE', totalCents: 2_000 });
    const [one, other] = [await event(), await event()];
    await place(player, straight(`${one}.home`, 2_000));
    await place(player, straight(`${other}.home`, 1_500));
    expect(await usableAfter(player, one, HOME)).toEqual([1]);
    await fixture.owner.pool.query(`UPDATE promotions SET condition = '{"kind": "STAKE", "totalCents": 900000}' WHERE id = $1`, [
      id,
    ]);
    expect(await usableAfter(player, one, AWAY)).toEqual([1]);
    await fixture.owner.pool.query('DELETE FROM promotions WHERE id = $1', [id]);
    expect(await usableAfter(player, one, VOID)).toEqual([0]);
    const third = await event();
    await place(player, straight(`${third}.home`, 500));
    await fixture.finish(third, HOME);
    expect(await usableAfter(player, other, HOME)).toEqual([1]);
  });

  it('is kept and reported where it was used, and withdrawn once it is unused again', async () => {
    const { player } = await optedIn(FIRST_BET);
    const [on, used] = [await event(), await event()];
    await place(player, straight(`${on}.home`, 1_000));
    expect(await usableAfter(player, on, HOME)).toEqual([1]);
    const [rewardId = ''] = await usable(player);
    await place(player, { ...straight(`${used}.home`, 1_000), reward: { kind: 'BONUS_BET', id: rewardId } });
    await fixture.finish(on, VOID);
    const source = expect.stringMatching(/^promotion:\d+$/);
    expect(await recheckAwards(fixture.deps.db.query, player.playerId, NOW)).toEqual([
      { award: source, holderId: player.playerId, outcome: 'KEPT' },
    ]);
    expect(await recheckAwards(fixture.deps.db.query, player.playerId, NOW)).toEqual([]);
    expect(await usableAfter(player, used, VOID)).toEqual([0]);
    expect(await recallsOf(player)).toEqual(['WITHDRAWN']);
  });

  it('withdrawn cashback is not claimed', async () => {
    const { player, id } = await optedIn(FIRST_BET, { kind: 'CASHBACK', amountCents: 500, expiresInSeconds: 604_800 });
    const on = await event();
    await place(player, straight(`${on}.home`, 1_000));
    await usableAfter(player, on, HOME, VOID);
    const [given] = await awardsOf(player, id);
    expect(await claimCashback(fixture.deps.db, player, given?.reward_id ?? '', NOW)).toBe('PAUSED');
  });

  it('credits and a casino bonus go back to the house while the balance covers them, and come again with the bet', async () => {
    for (const [kind, balance] of [
      ['PROMOTIONAL_CREDIT', 'promotionalCreditCents'],
      ['CASINO_BONUS', 'bonusCents'],
    ] as const) {
      const { player } = await optedIn(FIRST_BET, { kind, amountCents: 500 });
      const on = await event();
      await place(player, straight(`${on}.home`, 1_000));
      const cents: number[] = [];
      for (const result of [HOME, VOID, VOID, AWAY, VOID, HOME]) {
        await usableAfter(player, on, result);
        cents.push((await readBalances(fixture.deps.db, player.playerId))[balance]);
      }
      expect(cents, kind).toEqual([500, 0, 0, 500, 0, 500]);
    }
  });

  it('credits that were bet are kept and reported', async () => {
    const { player } = await optedIn(FIRST_BET, { kind: 'PROMOTIONAL_CREDIT', amountCents: 500 });
    const on = await event();
    await place(player, straight(`${on}.home`, 1_000));
    await usableAfter(player, on, HOME);
    await place(player, { ...straight(`${await event()}.home`, 100), reward: { kind: 'PROMOTIONAL_CREDIT' } });
    await usableAfter(player, on, VOID);
    expect(await recallsOf(player)).toEqual(['KEPT']);
    expect((await readBalances(fixture.deps.db, player.playerId)).promotionalCreditCents).toBe(400);
  });

  it('both awards of a referral are withdrawn', async () => {
    const [referrer, friend] = [await fixture.player(0), await fixture.player(10_000)];
    const { query } = fixture.deps.db;
    expect(await attributeReferral(query, friend.playerId, await referralCode(query, referrer.playerId), NOW)).toBe(true);
    await become(await deposit(friend, null, 5_000), 'SUCCESSFUL');
    const on = await event();
    await place(friend, straight(`${on}.home`, 5_000));
    // Both are held for three days.
    const held = async () => {
      await jobs();
      const of = ({ playerId }: Player) => readRewards(fixture.deps.db, playerId, new Date(NOW.getTime() + 3 * DAY_MS));
      return [(await of(friend)).length, (await of(referrer)).length];
    };
    await fixture.finish(on, HOME);
    expect([await held(), await usable(friend)]).toEqual([[1, 1], []]);
    await fixture.finish(on, VOID);
    expect(await held()).toEqual([0, 0]);
    expect(await listReferredFriends(query, referrer.playerId)).toMatchObject([{ awardedAt: null }]);
    await fixture.finish(on, AWAY);
    expect(await held()).toEqual([1, 1]);
    await forget(friend);
  });

  it('other awards of the player are left alone', async () => {
    const { player } = await optedIn(FIRST_BET);
    const own = { kind: 'BONUS_BET', title: 'b', amountCents: 100, expiresAt: LATER } as const;
    const granted = await grantReward(fixture.deps.db.query, player.playerId, own, NOW);
    const on = await event();
    await place(player, straight(`${on}.home`, 1_000));
    expect(await usableAfter(player, on, HOME, VOID)).toEqual([2, 1]);
    expect(await usable(player)).toEqual([granted]);
  });
});

describe('deposits', () => {
  it('a deposit that goes back takes its unused award with it', async () => {
    const { player } = await optedIn({ kind: 'DEPOSIT', minimumCents: 2_000 });
    const id = await deposit(player);
    await become(id, 'SUCCESSFUL');
    expect(await usable(player)).toEqual([]);
    const on = await event();
    await place(player, straight(`${on}.home`, 2_000));
    expect(await usableAfter(player, on, HOME)).toEqual([1]);
    await become(id, 'CHARGED_BACK');
    expect(await usable(player)).toEqual([]);
    await forget(player);
  });

  it('a promo code gives its bonus bet to those to whom something is offered, while it stands', async () => {
    const { pool } = fixture.owner;
    const terms = { playedTimes: 1, minimumOdds: { numerator: 1, denominator: 2 } };
    const code = {
      code: 'RECALL',
      title: 'b',
      bonusBetCents: 1_000,
      minimumDepositCents: 0,
      terms,
      endsAt: LATER,
      rewardSeconds: 604_800,
    };
    await addPromoCode(fixture.deps.db, code);
    const [player, excluded] = [await fixture.player(2_000), await fixture.player(2_000)];
    await pool.query(`INSERT INTO player_exclusions (player_id, kind, expires_at) VALUES ($1, 'promotions', NULL)`, [
      excluded.playerId,
    ]);
    const ids = [await deposit(player, 'RECALL'), await deposit(excluded, 'RECALL')] as const;
    for (const id of ids) await become(id, 'SUCCESSFUL');
    for (const id of ids) await pool.query('SELECT use_promo_code(p, $2) FROM payments p WHERE id = $1', [id, NOW]);
    const on = await event();
    for (const each of [player, excluded]) await place(each, straight(`${on}.home`, 2_000));
    expect(await usableAfter(player, on, HOME)).toEqual([1]);
    expect((await pool.query('SELECT FROM rewards WHERE player_id = $1', [excluded.playerId])).rows).toEqual([]);
    await become(ids[0], 'REFUNDED');
    expect(await usable(player)).toEqual([]);
    for (const each of [player, excluded]) await forget(each);
  });
});

describe('a condition is not met by', () => {
  const evaluate = ({ playerId }: Player) => awardPromotions(fixture.deps.db.query, playerId, NOW);

  it('what was cashed out of a stake', async () => {
    const stakes = await optedIn({ kind: 'STAKE', totalCents: 1_000 });
    const legs = await optedIn({ kind: 'LEGS', legs: 1, minimumCents: 1_000 });
    const first = await optedIn(FIRST_BET);
    for (const { player } of [stakes, legs, first]) {
      const on = await event();
      const betId = await place(player, straight(`${on}.home`, 1_000));
      const read = (await readOffers(fixture.deps, [betId], NOW)).get(betId);
      if (read?.offer.status !== 'OFFERED') throw new Error('no offer');
      const amountCents = read.offer.parts.find(({ tenths }) => tenths === 9)?.amountCents ?? 0;
      const request = {
        ...player,
        requestId: randomUUID(),
        betId,
        offerId: read.offerId,
        offerVersion: read.version,
        tenths: 9,
        amountCents,
      };
      expect(await cashOut(fixture.deps, request, async () => true)).toMatchObject({ kind: 'TAKEN' });
      await fixture.finish(on, AWAY);
      expect(await evaluate(player)).toEqual([]);
    }
  });

  it('a price that only a boost makes long enough; one of exactly the least price meets it', async () => {
    const condition: Condition = { kind: 'STAKE', totalCents: 1_000, minimumOdds: { numerator: 1, denominator: 3 } };
    const [boosted, exact, two] = [await optedIn(condition), await optedIn(condition), await optedIn(condition)];
    const [short, at, long] = [await event('-310'), await event('-300'), await event('-1000')];
    const boost = { kind: 'PROFIT_BOOST', title: 'b', percent: 50, maximumAmountCents: 5_000, expiresAt: LATER } as const;
    const rewardId = await grantReward(fixture.deps.db.query, boosted.player.playerId, boost, NOW);
    await place(boosted.player, { ...straight(`${short}.home`, 1_000, '-310'), reward: { kind: 'PROFIT_BOOST', id: rewardId } });
    await place(exact.player, straight(`${at}.home`, 1_000, '-300'));
    const legs = [await event('-650'), await event('-650'), long].map((id) => `${id}.home`);
    await place(two.player, {
      ...parlay(legs, 1_000, '-650'),
      legs: parlay(legs, 1_000, '-650').legs.map((leg, index) =>
        index === 2 ? { ...leg, odds: { numerator: 1, denominator: 10 } } : leg,
      ),
    });
    for (const id of [short, at, ...legs.map((leg) => leg.split('.')[0] ?? '')]) await fixture.finish(id, HOME);
    expect([await evaluate(boosted.player), await evaluate(exact.player), await evaluate(two.player)]).toEqual([
      [],
      [exact.id],
      [two.id],
    ]);
  });

  it('a second bet while the first one is open', async () => {
    const { player, id } = await optedIn(FIRST_BET);
    const [first, second] = [await event(), await event()];
    await place(player, straight(`${first}.home`, 500));
    await place(player, straight(`${second}.home`, 1_000));
    await fixture.finish(second, HOME);
    expect(await evaluate(player)).toEqual([]);
    await fixture.finish(first, VOID);
    expect(await evaluate(player)).toEqual([id]);
  });

  it('a first bet that another promotion was given for', async () => {
    const { player, id } = await optedIn(FIRST_BET);
    const other = await optedIn(FIRST_BET);
    expect(await enrolInPromotion(fixture.deps.db.query, { brand: 'tsb', kind: 'sportsbook' }, player, other.id, NOW)).toBe(
      'ALREADY_CLAIMED',
    );
    await fixture.owner.pool.query('INSERT INTO promotion_enrolments VALUES ($1, $2, $3)', [other.id, player.playerId, NOW]);
    const on = await event();
    await place(player, straight(`${on}.home`, 1_000));
    await fixture.finish(on, HOME);
    const given = [...(await evaluate(player)), ...(await evaluate(player))];
    expect(given).toHaveLength(1);
    expect([id, other.id]).toContain(given[0]);
  });
});
