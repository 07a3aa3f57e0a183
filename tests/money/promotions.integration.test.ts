import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Condition } from '../../server/domain/promotions/conditions.ts';
import type { PromotionAward } from '../../server/domain/promotions/promotion.ts';
import { awardWorthCents } from '../../server/domain/rewards/sureWorth.ts';
import { promotionWork } from '../../server/jobs/promotions.ts';
import { runDueJobs } from '../../server/jobs/queue.ts';
import { addDialog, openDialogs } from '../../server/store/dialogs/dialogs.ts';
import {
  awardPromotions,
  currentPromotions,
  enrolInPromotion,
  type NewPromotion,
  putUpPromotion,
} from '../../server/store/promotions/promotions.ts';
import { attributeReferral, referralCode } from '../../server/store/referrals/referrals.ts';
import { claimCashback, grantReward, listAwards, readRewards } from '../../server/store/rewards/index.ts';
import { timesAtLength } from '../support/fullLength.ts';
import { type MoneyFixture, makeMoneyFixture, NOW, type Player, parlay, straight } from './support/moneyFixture.ts';

const BY = { brand: 'tsb', kind: 'sportsbook' } as const;
const DAY_MS = 86_400_000;
const HOME = { homeScore: 1, awayScore: 0 };
const BONUS: PromotionAward = { kind: 'BONUS_BET', amountCents: 1_000, expiresInSeconds: 604_800 };
const WORTH = awardWorthCents(BONUS);

let fixture: MoneyFixture;
afterEach(() => fixture.setNow(NOW));
beforeAll(async () => {
  fixture = await makeMoneyFixture(24);
});
afterAll(async () => {
  expect(await fixture.audit()).toMatchObject({ balanced: true, discrepancies: [] });
  await fixture.drop();
});

type Wanted = Omit<Partial<NewPromotion>, 'condition' | 'award'> & {
  readonly condition?: Condition | null;
  readonly award?: PromotionAward;
};

async function run({ condition = null, award = BONUS, ...rest }: Wanted = {}): Promise<string> {
  const id = `p-${randomUUID()}`;
  await putUpPromotion(fixture.deps.db.query, {
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
    ends_at: new Date(NOW.getTime() + DAY_MS),
    audience: '{}',
    condition: condition === null ? null : JSON.stringify(condition),
    award: JSON.stringify(award),
    ...rest,
  });
  return id;
}

const optIn = { enrolment: 'opt-in' } as const;
const enrol = (player: Player, id: string) => enrolInPromotion(fixture.deps.db.query, BY, player, id, fixture.deps.clock.now());
const evaluate = ({ playerId }: Player) => awardPromotions(fixture.deps.db.query, playerId, fixture.deps.clock.now());
const jobs = () => runDueJobs(fixture.deps, promotionWork(fixture.deps));

async function awardsOf({ playerId }: Player, id: string): Promise<number> {
  const { rows } = await fixture.deps.db.pool.query<{ count: number }>(
    `SELECT count(*)::integer AS count FROM promotion_awards a JOIN rewards r ON r.id = a.reward_id AND r.player_id = a.player_id
       WHERE a.player_id = $1 AND a.promotion_id = $2`,
    [playerId, id],
  );
  return rows[0]?.count ?? 0;
}

async function settled(
  player: Player,
  cents: number,
  legs = 1,
  result: Parameters<MoneyFixture['finish']>[1] = HOME,
): Promise<void> {
  const events = Array.from({ length: legs }, () => randomUUID());
  for (const id of events) await fixture.event(id);
  const picks = events.map((id) => `${id}.home`);
  const outcome = await fixture.place(player, [legs === 1 ? straight(picks[0] ?? '', cents) : parlay(picks, cents)]);
  if (outcome.kind !== 'PLACED') throw new Error(JSON.stringify(outcome));
  for (const id of events) await fixture.finish(id, result);
}

const spent = async (id: string): Promise<number> => {
  const { rows } = await fixture.deps.db.pool.query<{ spent_cents: number }>('SELECT spent_cents FROM promotions WHERE id = $1', [
    id,
  ]);
  return rows[0]?.spent_cents ?? 0;
};

describe('a condition', () => {
  it('a first bet is met by the first one that won or lost, large enough, and by no later one', async () => {
    const id = await run({ condition: { kind: 'FIRST_BET', minimumCents: 1_000 } });
    const [first, small, voided] = [await fixture.player(100_000), await fixture.player(100_000), await fixture.player(100_000)];
    await settled(first, 1_000);
    await settled(small, 999);
    await settled(small, 5_000);
    await settled(voided, 1_000, 1, { void: true });
    await jobs();
    expect([await awardsOf(first, id), await awardsOf(small, id), await awardsOf(voided, id)]).toEqual([1, 0, 0]);
    await settled(voided, 1_000);
    await jobs();
    expect(await awardsOf(voided, id)).toBe(1);
  });

  it('a first bet is not offered to who has bet, and not left open for who opted in and bet too little', async () => {
    const id = await run({ ...optIn, condition: { kind: 'FIRST_BET', minimumCents: 1_000 } });
    const [bettor, newcomer] = [await fixture.player(100_000), await fixture.player(100_000)];
    await settled(bettor, 1_000);
    const { db, clock } = fixture.deps;
    const shown = async ({ playerId }: Player) => (await currentPromotions(db.query, BY, clock.now(), playerId, { id })).length;
    expect([await shown(bettor), await enrol(bettor, id)]).toEqual([0, 'NOT_FOR_YOU']);
    expect([await shown(newcomer), await enrol(newcomer, id), await shown(newcomer)]).toEqual([1, 'ENROLLED', 1]);
    await settled(newcomer, 500);
    expect(await shown(newcomer)).toBe(0);
  });

  it('stakes on a sport count once settled, of that sport, from the opt-in on, and show how far one is', async () => {
    const id = await run({ ...optIn, condition: { kind: 'STAKE', totalCents: 5_000, sport: 'football' } });
    const other = await run({ ...optIn, condition: { kind: 'STAKE', totalCents: 1_000, sport: 'tennis' } });
    const player = await fixture.player(100_000);
    await settled(player, 9_000);
    fixture.setNow(new Date(NOW.getTime() + 1_000));
    expect([await enrol(player, id), await enrol(player, other)]).toEqual(['ENROLLED', 'ENROLLED']);
    fixture.setNow(new Date(NOW.getTime() + 2_000));
    await settled(player, 2_000);
    await jobs();
    const shown = await currentPromotions(fixture.deps.db.query, BY, fixture.deps.clock.now(), player.playerId, { id });
    expect(shown[0]).toMatchObject({ progress: { reached: 2_000, needed: 5_000 }, is_enrolled: true, is_awarded: false });
    await settled(player, 3_000);
    await jobs();
    expect([await awardsOf(player, id), await awardsOf(player, other)]).toEqual([1, 0]);
  });

  it('legs are met by one bet with so many events', async () => {
    const id = await run({ condition: { kind: 'LEGS', legs: 3, minimumCents: 500 } });
    const player = await fixture.player(100_000);
    await settled(player, 500, 2);
    await settled(player, 499, 3);
    await jobs();
    expect(await awardsOf(player, id)).toBe(0);
    await settled(player, 500, 3);
    await jobs();
    expect(await awardsOf(player, id)).toBe(1);
  });

  it('a deposit is met by one that is credited in the window, once it was bet', async () => {
    const id = await run({ ...optIn, condition: { kind: 'DEPOSIT', minimumCents: 2_000 } });
    const player = await fixture.player(4_000);
    await enrol(player, id);
    const make = async (cents: number, ends: string): Promise<void> => {
      const { rows } = await fixture.owner.pool.query<{ id: number }>(
        `INSERT INTO payments (receipt_id, player_id, direction, provider_code, amount_cents, currency, content_hash, quick_deposit, origin, state, confirmed, created_at)
           VALUES ($1, $2, 'DEPOSIT', 'test', $3, 'USD', 'h', false, 'http://localhost', 'PROCESSING', true, $4) RETURNING id`,
        [randomUUID(), player.playerId, cents, NOW],
      );
      await fixture.owner.pool.query('UPDATE payments SET state = $2, credited_at = $3 WHERE id = $1', [
        rows[0]?.id,
        ends,
        new Date(NOW.getTime() + 1_000),
      ]);
    };
    await make(1_999, 'SUCCESSFUL');
    await make(2_000, 'FAILED');
    fixture.setNow(new Date(NOW.getTime() + 2_000));
    await settled(player, 2_000);
    await jobs();
    expect(await awardsOf(player, id)).toBe(0);
    await make(2_000, 'SUCCESSFUL');
    await jobs();
    expect(await awardsOf(player, id)).toBe(1);
    // The rows above have no transfers: the audit of this file is of everything else.
    await fixture.owner.pool.query('DELETE FROM payments WHERE player_id = $1', [player.playerId]);
  });
});

describe('an award', () => {
  const KILLS = timesAtLength(200);

  it(`is given once under ${KILLS} kills of the server and doubled events`, async () => {
    const id = await run({ ...optIn, condition: null });
    const players: Player[] = [];
    for (let number = 0; number < 20; number += 1) players.push(await fixture.player(0));
    for (const player of players) expect(await enrol(player, id)).toBe('ENROLLED');
    let kills = 0;
    for (let round = 0; kills < KILLS; round += 1) {
      const player = players[round % players.length];
      if (!player) throw new Error('no player');
      const client = await fixture.owner.pool.connect();
      const lost = new Promise<void>((resolve) => client.once('error', () => resolve()));
      const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
      // Before, in the middle of, and after the statement; the last third is not committed either.
      const point = round % 3;
      const work = (async () => {
        await client.query('BEGIN');
        for (let times = 0; times < point; times += 1)
          await client.query('SELECT award_promotions($1, (SELECT jsonb_agg(o) FROM open_awards($1, $2) o), $2)', [
            player.playerId,
            NOW,
          ]);
      })();
      await work;
      await fixture.owner.pool.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
      await lost;
      client.release(true);
      kills += 1;
    }
    // What was killed is taken up by others, twice each and at once.
    await Promise.all([...players, ...players].map(evaluate));
    await jobs();
    for (const player of players) expect(await awardsOf(player, id)).toBe(1);
    expect(await spent(id)).toBe(players.length * WORTH);
  });

  it('a budget is given away while it lasts, never beyond, to players who claim at once', async () => {
    const id = await run({ ...optIn, budget_cents: 4 * WORTH + 100 });
    const players: Player[] = [];
    for (let number = 0; number < 12; number += 1) players.push(await fixture.player(0));
    await Promise.all(players.map((player) => enrol(player, id)));
    await Promise.all(players.map(evaluate));
    const given = await Promise.all(players.map((player) => awardsOf(player, id)));
    expect(given.filter((count) => count === 1)).toHaveLength(4);
    expect(await spent(id)).toBe(4 * WORTH);
    expect(await enrol(await fixture.player(0), id)).toBe('USED_UP');
  });

  it('is not given by terms that the promotion had when it was counted, nor for what is not open', async () => {
    const condition: Condition = { kind: 'STAKE', totalCents: 1_000 };
    const id = await run({ ...optIn, condition });
    const player = await fixture.player(10_000);
    await enrol(player, id);
    const { pool } = fixture.deps.db;
    const { rows: counted } = await pool.query<object>('SELECT * FROM open_awards($1, $2)', [player.playerId, NOW]);
    const mine = counted.filter((award) => 'id' in award && award.id === id);
    const award = async (rows: readonly object[]) => {
      const text = 'SELECT award_promotions($1, $2, $3) AS awarded';
      return (await pool.query<{ awarded: unknown }>(text, [player.playerId, JSON.stringify(rows), NOW])).rows[0]?.awarded;
    };
    expect(await award([{ ...mine[0], id: await run({ ...optIn, condition }) }])).toEqual([]);
    await fixture.owner.pool.query(`UPDATE promotions SET condition = '{"kind": "STAKE", "totalCents": 2000}' WHERE id = $1`, [id]);
    expect(await award(mine)).toEqual([]);
    await fixture.owner.pool.query('UPDATE promotions SET condition = $2 WHERE id = $1', [id, JSON.stringify(condition)]);
    expect([await award(mine), await award(mine)]).toEqual([[id], []]);
  });

  it('credits are a transfer of the ledger', async () => {
    const id = await run({ ...optIn, award: { kind: 'PROMOTIONAL_CREDIT', amountCents: 700 } });
    const player = await fixture.player(0);
    await enrol(player, id);
    await Promise.all([evaluate(player), evaluate(player)]);
    const { rows } = await fixture.deps.db.pool.query(
      `SELECT t.amount_cents, t.from_account_id FROM ledger_transfers t JOIN ledger_accounts a ON a.id = t.to_account_id
         WHERE a.player_id = $1 AND a.kind = 'PROMOTIONAL_CREDIT'`,
      [player.playerId],
    );
    expect(rows).toEqual([{ amount_cents: 700, from_account_id: 1 }]);
  });
});

describe('an enrolment that is not allowed says why, and gives nothing', () => {
  it.each<[string, Wanted, string]>([
    ['after the end', { ends_at: new Date(NOW.getTime() - 1) }, 'ENDED'],
    ['before it begins', { starts_at: new Date(NOW.getTime() + 1_000) }, 'NOT_STARTED'],
    ['of another region', { audience: JSON.stringify({ regions: ['US-PA'] }) }, 'NOT_IN_REGION'],
    ['of new players', { audience: JSON.stringify({ newForDays: 0 }) }, 'NOT_FOR_YOU'],
    ['of another brand', { brand: 'hwc' }, 'NOT_FOUND'],
    ['that needs none', { enrolment: 'none' }, 'NOT_REQUIRED'],
  ])('%s', async (_name, more, code) => {
    const id = await run({ ...optIn, ...more });
    const player = await fixture.player(0);
    expect(await enrol(player, id)).toBe(code);
    await evaluate(player);
    expect(await awardsOf(player, id)).toBe(0);
  });

  it('twice, in two tabs, and of a second choice', async () => {
    const [one, other] = [await run({ play_your_way: true }), await run({ play_your_way: true })];
    const player = await fixture.player(0);
    const outcomes = await Promise.all([enrol(player, one), enrol(player, one), enrol(player, other), enrol(player, other)]);
    expect(outcomes.filter((outcome) => outcome === 'ENROLLED')).toHaveLength(1);
    await evaluate(player);
    await evaluate(player);
    expect((await awardsOf(player, one)) + (await awardsOf(player, other))).toBe(1);
    expect(await enrol({ ...player, sessionId: 'another' }, one)).toBe('SESSION_ENDED');
  });
});

describe('to a player who asked to stop, or may not play, nothing is offered and nothing given', () => {
  const sql = (text: string, ...values: readonly unknown[]) => fixture.owner.pool.query(text, [...values]);
  const EXCLUDE = 'INSERT INTO player_exclusions (player_id, kind, expires_at) VALUES ($1, $2, $3)';
  const later = new Date(NOW.getTime() + DAY_MS);
  const doors: readonly (readonly [string, (playerId: string) => Promise<unknown>])[] = [
    ['excluded', (id) => sql(EXCLUDE, id, 'self_exclusion', null)],
    ['cooled off', (id) => sql(EXCLUDE, id, 'cool_off', later)],
    ['kept from promotions', (id) => sql(EXCLUDE, id, 'promotions', null)],
    ['of limited access', (id) => sql('UPDATE players SET limited_access = true WHERE id = $1', id)],
    ['closed', (id) => sql('UPDATE players SET closed_at = $2 WHERE id = $1', id, NOW)],
    [
      'refused by a location check',
      (id) => sql(`INSERT INTO player_locations (player_id, outcome, expires_at) VALUES ($1, 'EXCLUSION_BOUNDARY', $2)`, id, later),
    ],
    [
      'outside of the regions that are served',
      (id) =>
        sql(
          `INSERT INTO player_locations (player_id, country_code, region_code, source) VALUES ($1, 'US', 'US-TX', 'SANDBOX')`,
          id,
        ),
    ],
    [
      'at a limit of their own',
      (id) => sql(`INSERT INTO player_limits (player_id, type, period, amount_cents) VALUES ($1, 'SPEND', 'DAILY', 0)`, id),
    ],
  ];
  it.each(doors)('%s', async (_name, close) => {
    const id = await run({ ...optIn });
    const [player, friend] = [await fixture.player(0), await fixture.player(10_000)];
    const { db } = fixture.deps;
    expect(await enrol(player, id)).toBe('ENROLLED');
    const cashback = { kind: 'CASHBACK', title: 'c', amountCents: 500, expiresAt: later } as const;
    const awardId = await grantReward(db.query, player.playerId, cashback, NOW);
    await grantReward(db.query, player.playerId, { kind: 'BONUS_BET', title: 'b', amountCents: 500, expiresAt: later }, NOW);
    expect(await readRewards(db, player.playerId, NOW)).toHaveLength(1);
    const code = await referralCode(db.query, player.playerId);
    const dialog = { title: 'd', body: 'b', dismissible: true, triggers: [{ type: 'on_login', pages: [] }], buttons: [] } as const;
    for (const isOffer of [true, false]) await addDialog(db.query, player.playerId, { ...dialog, isOffer }, NOW);
    const dialogs = async () => (await openDialogs(db.query, player.playerId, NOW)).map(({ isOffer }) => isOffer);
    expect(await dialogs()).toEqual([true, false]);
    await close(player.playerId);
    expect(await dialogs()).toEqual([false]);
    expect(await currentPromotions(db.query, BY, NOW, player.playerId)).toEqual([]);
    expect(await readRewards(db, player.playerId, NOW)).toEqual([]);
    expect(await evaluate(player)).toEqual([]);
    expect(await enrol(player, await run({ ...optIn }))).toBe('NOT_OFFERED');
    expect(await claimCashback(db, player, awardId, NOW)).toBe('NOT_OFFERED');
    expect(await attributeReferral(db.query, friend.playerId, code, NOW)).toBe(false);
    expect([await awardsOf(player, id), await fixture.cash(player)]).toEqual([0, 0]);
  });
});

describe('cashback', () => {
  const later = new Date(NOW.getTime() + DAY_MS);
  const give = ({ playerId }: Player, waits = {}) =>
    grantReward(fixture.deps.db.query, playerId, { kind: 'CASHBACK', title: 'c', amountCents: 620, expiresAt: later }, NOW, waits);
  const claim = (player: Player, id: string) => claimCashback(fixture.deps.db, player, id, fixture.deps.clock.now());

  it('is claimed once in any number of tabs, and is cash then', async () => {
    const player = await fixture.player(1_000);
    const id = await give(player);
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => claim(player, id)));
    expect(outcomes.filter((outcome) => outcome === 'CLAIMED')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'ALREADY_CLAIMED')).toHaveLength(7);
    expect(await fixture.cash(player)).toBe(1_620);
    const past = await listAwards(fixture.deps.db, player.playerId, { kinds: ['CASHBACK'], past: true, first: 10, now: NOW });
    // The time that the claim has waited for the others' lock is added to the clock.
    const { rows } = await fixture.deps.db.pool.query<{ at: Date }>(
      `SELECT posted_at AS at FROM ledger_transfers t JOIN ledger_accounts a ON a.id = t.to_account_id
         WHERE a.player_id = $1 AND reference LIKE 'cashback:%'`,
      [player.playerId],
    );
    expect(past).toMatchObject([{ id, redeemedAt: rows[0]?.at }]);
    expect(rows[0]?.at.getTime()).toBeGreaterThanOrEqual(NOW.getTime());
  });

  it('cashback of another player, after its end, before it begins and while it is on hold is refused', async () => {
    const [player, other] = [await fixture.player(0), await fixture.player(0)];
    const id = await give(player);
    expect([await claim(other, id), await claim(player, 'none')]).toEqual(['NOT_FOUND', 'NOT_FOUND']);
    expect(await claim(player, await give(player, { startsAt: later }))).toBe('NOT_STARTED');
    expect(await claim(player, await give(player, { pausedReason: 'On hold' }))).toBe('PAUSED');
    expect(await claimCashback(fixture.deps.db, player, id, later)).toBe('SESSION_ENDED');
    await fixture.owner.pool.query('UPDATE rewards SET expires_at = $2 WHERE id = $1', [id, NOW]);
    expect(await claim(player, id)).toBe('EXPIRED');
    expect([await fixture.cash(player), await fixture.cash(other)]).toEqual([0, 0]);
  });
});
