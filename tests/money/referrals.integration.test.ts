import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { promotionWork } from '../../server/jobs/promotions.ts';
import { runDueJobs } from '../../server/jobs/queue.ts';
import { attributeReferral, listReferredFriends, referralCode } from '../../server/store/referrals/referrals.ts';
import type { ResultInput } from '../../server/store/settlement/index.ts';
import { fakePaymentGateway } from '../support/fakePaymentGateway.ts';
import { type MoneyFixture, makeMoneyFixture, NOW, type Player, straight } from './support/moneyFixture.ts';
import { paymentActions } from './support/paymentActions.ts';

let fixture: MoneyFixture;
beforeAll(async () => {
  fixture = await makeMoneyFixture();
});
afterAll(async () => {
  expect(await fixture.audit()).toMatchObject({ balanced: true, discrepancies: [] });
  await fixture.drop();
});

type Pair = readonly [string, string];
const { startPayment, say } = paymentActions(() => fixture, fakePaymentGateway());
const jobs = () => runDueJobs(fixture.deps, promotionWork(fixture.deps));

async function settled(player: Player, cents: number, result: ResultInput = { homeScore: 1, awayScore: 0 }): Promise<void> {
  const id = randomUUID();
  await fixture.event(id);
  const outcome = await fixture.place(player, [straight(`${id}.home`, cents)]);
  if (outcome.kind !== 'PLACED') throw new Error(JSON.stringify(outcome));
  await fixture.finish(id, result);
}

describe('a referral', () => {
  const rewards = async ({ playerId }: Player): Promise<number> => {
    const { rows } = await fixture.deps.db.pool.query(`SELECT FROM rewards WHERE player_id = $1 AND title = 'Refer a friend'`, [
      playerId,
    ]);
    return rows.length;
  };

  it('gives both their award once, after the friend has bet a deposit', async () => {
    const [referrer, friend] = [await fixture.player(0), await fixture.player(100_000)];
    const { db } = fixture.deps;
    const code = await referralCode(db.query, referrer.playerId);
    expect(await referralCode(db.query, referrer.playerId)).toBe(code);
    expect(await attributeReferral(db.query, friend.playerId, code.toLowerCase(), NOW)).toBe(true);
    expect(await listReferredFriends(db.query, referrer.playerId)).toMatchObject([{ firstName: 'Maya', awardedAt: null }]);
    const payment = await startPayment(friend, 5_000);
    await say(payment, 'succeeded');
    fixture.setNow(new Date(NOW.getTime() + 1_000));
    await settled(friend, 5_000, { void: true });
    await jobs();
    expect([await rewards(referrer), await rewards(friend)]).toEqual([0, 0]);
    await settled(friend, 5_000);
    await settled(friend, 5_000);
    fixture.setNow(NOW);
    await Promise.all([jobs(), jobs()]);
    expect([await rewards(referrer), await rewards(friend)]).toEqual([1, 1]);
  });

  it('a code of oneself, in a loop, by two referrers, or of a code that nobody has is refused', async () => {
    const [a, b, c] = [await fixture.player(0), await fixture.player(0), await fixture.player(0)];
    const { query } = fixture.deps.db;
    const [codeA, codeB, codeC] = [
      await referralCode(query, a.playerId),
      await referralCode(query, b.playerId),
      await referralCode(query, c.playerId),
    ];
    expect(await attributeReferral(query, a.playerId, codeA, NOW)).toBe(false);
    expect(await attributeReferral(query, b.playerId, codeA, NOW)).toBe(true);
    expect(await attributeReferral(query, c.playerId, codeB, NOW)).toBe(true);
    expect(await attributeReferral(query, a.playerId, codeC, NOW)).toBe(false);
    expect(await attributeReferral(query, b.playerId, codeC, NOW)).toBe(false);
    expect(await attributeReferral(query, a.playerId, 'NOBODY1', NOW)).toBe(false);
  });

  it('one person with two accounts refers nobody: the same phone, or the same birthday with the name or the address', async () => {
    const { query } = fixture.deps.db;
    const details = `INSERT INTO player_details (player_id, date_of_birth, street, city, postal_code, address_check, terms_accepted_at)
                       VALUES ($1, $2, $3, 'Newark', '07102', 'MATCH', now())`;
    const refers = async (
      phones: Pair,
      births: Pair,
      names: Pair = ['Ann', 'Bea'],
      streets: Pair = ['1 Broad St', '1 BROAD ST'],
    ) => {
      const both = [await fixture.player(0), await fixture.player(0)] as const;
      for (const [index, { playerId }] of both.entries()) {
        await fixture.owner.pool.query('UPDATE players SET phone = $2, first_name = $3 WHERE id = $1', [
          playerId,
          phones[index],
          names[index],
        ]);
        await fixture.owner.pool.query(details, [playerId, births[index], streets[index]]);
      }
      return attributeReferral(query, both[1].playerId, await referralCode(query, both[0].playerId), NOW);
    };
    expect(await refers(['+12012000101', '+12012000101'], ['1990-01-01', '1991-01-01'])).toBe(false);
    expect(await refers(['+12012000102', '+12012000103'], ['1990-01-01', '1990-01-01'])).toBe(false);
    const other = ['1 Broad St', '2 Broad St'] as const;
    expect(await refers(['+12012000106', '+12012000107'], ['1980-01-01', '1980-01-01'], ['Ann', 'ANN'], other)).toBe(false);
    expect(await refers(['+12012000104', '+12012000105'], ['1992-01-01', '1993-01-01'])).toBe(true);
  });
});
