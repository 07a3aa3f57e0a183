import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Condition } from '../../server/domain/promotions/conditions.ts';
import type { PromotionAward } from '../../server/domain/promotions/promotion.ts';
import type { ChosenReward } from '../../server/domain/rewards/reward.ts';
import { promotionWork } from '../../server/jobs/promotions.ts';
import { runDueJobs } from '../../server/jobs/queue.ts';
import { creditPlayer } from '../../server/store/ledger/index.ts';
import { addPromoCode } from '../../server/store/payments/index.ts';
import { currentPromotions, enrolInPromotion, putUpPromotion } from '../../server/store/promotions/promotions.ts';
import { attributeReferral, awardReferral, referralCode } from '../../server/store/referrals/referrals.ts';
import { grantReward } from '../../server/store/rewards/index.ts';
import { fakePaymentGateway } from '../support/fakePaymentGateway.ts';
import { type MoneyFixture, makeMoneyFixture, NOW, type Player, straight } from './support/moneyFixture.ts';
import { paymentActions } from './support/paymentActions.ts';

const DAY_MS = 86_400_000;
const HOME = { homeScore: 1, awayScore: 0 };
const BONUS: PromotionAward = { kind: 'BONUS_BET', amountCents: 1_000, expiresInSeconds: 604_800 };
const BY = { brand: 'tsb', kind: 'sportsbook' } as const;

let fixture: MoneyFixture;
const gateway = fakePaymentGateway();
const { startPayment, say, money } = paymentActions(() => fixture, gateway);
beforeAll(async () => {
  fixture = await makeMoneyFixture(12);
});
afterAll(async () => {
  expect(await fixture.audit()).toMatchObject({ balanced: true, discrepancies: [] });
  await fixture.drop();
});

const jobs = () => runDueJobs(fixture.deps, promotionWork(fixture.deps));
const sql = (text: string, ...values: readonly unknown[]) => fixture.owner.pool.query<Record<string, unknown>>(text, [...values]);

async function bonusBets({ playerId }: Player): Promise<readonly unknown[]> {
  await jobs();
  const { rows } = await sql(`SELECT amount_cents FROM rewards WHERE player_id = $1 AND kind = 'BONUS_BET'`, playerId);
  return rows.map(({ amount_cents }) => amount_cents);
}

async function deposit(player: Player, cents: number, more: { readonly promotionCode?: string } = {}): Promise<void> {
  await say(await startPayment(player, cents, more), 'succeeded');
}

async function withdraw(player: Player, cents: number): Promise<void> {
  const payment = await startPayment(player, cents, { direction: 'WITHDRAWAL' });
  for (const state of ['sent', 'succeeded'] as const) await say(payment, state);
}

async function event(price?: string): Promise<string> {
  const id = randomUUID();
  await fixture.event(id, price);
  return id;
}

async function place(player: Player, selection: string, cents: number, price?: string, reward?: ChosenReward): Promise<void> {
  const outcome = await fixture.place(player, [{ ...straight(selection, cents, price), ...(reward && { reward }) }]);
  if (outcome.kind !== 'PLACED') throw new Error(JSON.stringify(outcome));
}

/** A bet of its own event, won. */
async function plays(player: Player, cents: number, price?: string, reward?: ChosenReward): Promise<void> {
  const id = await event(price);
  await place(player, `${id}.home`, cents, price, reward);
  await fixture.finish(id, HOME);
}

let phones = 0;
/** Somebody else by every detail that is given. */
async function person(name: string, birthday: string, street: string): Promise<Player> {
  const player = await fixture.player(0);
  phones += 1;
  const phone = `+1201555${String(phones).padStart(4, '0')}`;
  await sql('UPDATE players SET first_name = $2, phone = $3 WHERE id = $1', player.playerId, name, phone);
  await sql(
    `INSERT INTO player_details (player_id, date_of_birth, street, city, postal_code, address_check, terms_accepted_at)
       VALUES ($1, $2, $3, 'Newark', '07102', 'MATCH', now())`,
    player.playerId,
    birthday,
    street,
  );
  return player;
}

async function invited(referrer: Player, name: string, birthday: string): Promise<Player> {
  const friend = await person(name, birthday, `${randomUUID()} Broad St`);
  const { query } = fixture.deps.db;
  await attributeReferral(query, friend.playerId, await referralCode(query, referrer.playerId), NOW);
  return friend;
}

describe('a friend who was invited', () => {
  it('and is invented, with the name and birthday of who invites, and bets ten cents, earns nobody anything (n02)', async () => {
    const referrer = await person('Maya', '1990-01-01', '1 Broad St');
    const friends: Player[] = [];
    for (let number = 0; number < 3; number += 1) friends.push(await invited(referrer, 'Maya', '1990-01-01'));
    for (const friend of friends) {
      await deposit(friend, 1_000);
      await plays(friend, 10);
      await withdraw(friend, 990);
    }
    const all = await Promise.all([referrer, ...friends].map(bonusBets));
    expect(all.flat()).toEqual([]);
  });

  it('has to deposit, and to bet the deposit once, at least $5 a bet, at odds that can be lost', async () => {
    const referrer = await person('Ava', '1991-01-01', '1 Broad St');
    const friend = await invited(referrer, 'Ben', '1992-02-02');
    await deposit(friend, 5_000);
    await plays(friend, 4_900);
    expect([await bonusBets(friend), await bonusBets(referrer)]).toEqual([[], []]);
    await plays(friend, 499);
    expect([await bonusBets(friend), await bonusBets(referrer)]).toEqual([[], []]);
    await plays(friend, 5_000, '-1000');
    expect([await bonusBets(friend), await bonusBets(referrer)]).toEqual([[], []]);
    await plays(friend, 500);
    expect([await bonusBets(friend), await bonusBets(referrer)]).toEqual([[2_500], [2_500]]);
    const { rows } = await sql('SELECT starts_at FROM rewards WHERE player_id = $1', friend.playerId);
    expect(rows).toEqual([{ starts_at: new Date(NOW.getTime() + 3 * DAY_MS) }]);
  });

  it('counts for three in a month of UTC, and for ten in all', async () => {
    const referrer = await person('Cleo', '1993-01-01', '1 Broad St');
    const friends: Player[] = [];
    for (let day = 10; day < 22; day += 1) friends.push(await invited(referrer, `Friend ${day}`, `1994-01-${day}`));
    for (const friend of friends) {
      await deposit(friend, 5_000);
      await plays(friend, 5_000);
    }
    const given: number[] = [];
    for (const at of [
      '2026-11-30T23:59:59Z',
      '2026-12-01T00:00:00Z',
      '2027-01-01T00:00:00Z',
      '2027-02-01T00:00:00Z',
      '2027-03-01T00:00:00Z',
    ]) {
      const referrers = [];
      for (const { playerId } of friends) referrers.push(await awardReferral(fixture.deps.db.query, playerId, new Date(at)));
      given.push(referrers.filter((id) => id === referrer.playerId).length);
    }
    expect(given).toEqual([3, 3, 3, 1, 0]);
    expect(await Promise.all([referrer, ...friends].map(async (one) => (await bonusBets(one)).length))).toEqual([
      10,
      ...friends.map((_, index) => (index < 10 ? 1 : 0)),
    ]);
  });

  it('and bets against who invited them, or another friend of theirs, plays nothing', async () => {
    const referrer = await person('Hal', '1995-01-01', '1 Broad St');
    const [one, other] = [await invited(referrer, 'Ida', '1996-01-01'), await invited(referrer, 'Jon', '1997-01-01')];
    for (const friend of [one, other]) await deposit(friend, 5_000);
    const id = await event();
    await place(one, `${id}.plus`, 5_000);
    await place(other, `${id}.away`, 5_000);
    await fixture.finish(id, HOME);
    expect((await Promise.all([referrer, one, other].map(bonusBets))).flat()).toEqual([]);
  });
});

describe('what comes with a deposit', () => {
  const code = { title: 'b', bonusBetCents: 1_000, minimumDepositCents: 5_000, rewardSeconds: 86_400, terms: { playedTimes: 1 } };

  it('a promo code gives nothing to who withdraws the deposit without a bet (n03)', async () => {
    await addPromoCode(fixture.deps.db, { ...code, code: 'N03', endsAt: new Date(NOW.getTime() + DAY_MS) });
    const player = await fixture.player(0);
    await deposit(player, 5_000, { promotionCode: 'N03' });
    await withdraw(player, 5_000);
    expect([await money(player), await bonusBets(player)]).toEqual([[0, 0, 0], []]);
  });

  it('a promo code gives its bonus bet once the deposit was bet once, and once', async () => {
    await addPromoCode(fixture.deps.db, { ...code, code: 'PLAYED', endsAt: new Date(NOW.getTime() + DAY_MS) });
    const player = await fixture.player(0);
    await deposit(player, 5_000, { promotionCode: 'PLAYED' });
    await plays(player, 4_999);
    expect(await bonusBets(player)).toEqual([]);
    await plays(player, 100);
    await plays(player, 5_000);
    expect(await bonusBets(player)).toEqual([1_000]);
  });

  it('a promotion gives nothing to who withdraws the deposit without a bet (n03)', async () => {
    const id = await offer({ kind: 'DEPOSIT', minimumCents: 5_000 });
    const player = await fixture.player(0);
    await enrol(player, id);
    await deposit(player, 5_000);
    await withdraw(player, 5_000);
    expect(await bonusBets(player)).toEqual([]);
    await deposit(player, 5_000);
    await plays(player, 5_000);
    expect(await bonusBets(player)).toEqual([1_000]);
  });
});

async function offer(condition: Condition): Promise<string> {
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
    enrolment: 'opt-in',
    condition: JSON.stringify(condition),
    award: JSON.stringify(BONUS),
  });
  return id;
}
const enrol = (player: Player, id: string) =>
  enrolInPromotion(fixture.deps.db.query, BY, player, id, new Date(NOW.getTime() - 60_000));

/** How far a player is, in cents or bets; undefined: it is not offered any more. */
async function progress({ playerId }: Player, id: string): Promise<unknown> {
  await jobs();
  const [shown] = await currentPromotions(fixture.deps.db.query, BY, NOW, playerId, { id });
  return shown?.is_awarded ? 'AWARDED' : shown?.progress?.reached;
}

describe('a bet with play credit or a bonus bet', () => {
  const table: readonly Condition[] = [
    { kind: 'DEPOSIT', minimumCents: 5_000 },
    { kind: 'STAKE', totalCents: 5_000 },
    { kind: 'FIRST_BET', minimumCents: 5_000 },
    { kind: 'LEGS', legs: 1, minimumCents: 5_000 },
  ];
  it.each(table)('counts nothing for $kind, and leaves it to a bet of own money', async (condition) => {
    const id = await offer(condition);
    const player = await fixture.player(0);
    await enrol(player, id);
    await deposit(player, 5_000);
    const { db } = fixture.deps;
    const credit = { playerId: player.playerId, account: 'PROMOTIONAL_CREDIT', amountCents: 5_000 } as const;
    await creditPlayer(db.query, { ...credit, reference: randomUUID(), at: NOW });
    await plays(player, 5_000, undefined, { kind: 'PROMOTIONAL_CREDIT' });
    expect(await progress(player, id)).toBe(0);
    const bonus = { kind: 'BONUS_BET', title: 'b', amountCents: 5_000, expiresAt: new Date(NOW.getTime() + DAY_MS) } as const;
    await plays(player, 5_000, undefined, { kind: 'BONUS_BET', id: await grantReward(db.query, player.playerId, bonus, NOW) });
    expect(await progress(player, id)).toBe(0);
    await plays(player, 5_000);
    expect(await progress(player, id)).toBe('AWARDED');
  });
});

describe('stakes that cannot be lost together', () => {
  async function reached(sides: readonly string[], cents = 2_500, price?: string): Promise<readonly unknown[]> {
    const id = await offer({ kind: 'STAKE', totalCents: 5_000 });
    const player = await fixture.player(100_000);
    await enrol(player, id);
    const on = await event(price);
    for (const side of sides) await place(player, `${on}.${side}`, cents, price);
    await fixture.finish(on, HOME);
    return [await progress(player, id), (await bonusBets(player)).length];
  }

  it('count nothing on both sides of a market, or of two markets that say the same', async () => {
    expect(await reached(['home', 'away'])).toEqual([0, 0]);
    expect(await reached(['over', 'under'])).toEqual([0, 0]);
    expect(await reached(['home', 'minus'])).toEqual([0, 0]);
  });

  it('count whole where they say something else, or the same', async () => {
    expect(await reached(['home', 'over'])).toEqual(['AWARDED', 1]);
    expect(await reached(['home', 'plus'])).toEqual(['AWARDED', 1]);
  });

  it('count what they lose in every outcome', async () => {
    const id = await offer({ kind: 'STAKE', totalCents: 50_000 });
    const player = await fixture.player(100_000);
    await enrol(player, id);
    const on = await event();
    await place(player, `${on}.home`, 5_000);
    await place(player, `${on}.away`, 1_000);
    await fixture.finish(on, HOME);
    // 50 dollars less the 19.09 that come back where they are lost.
    expect(await progress(player, id)).toBe(3_091);
  });
});
