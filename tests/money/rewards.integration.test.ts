import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RequestedBet } from '../../server/domain/betKinds/types.ts';
import type { ChosenReward } from '../../server/domain/rewards/reward.ts';
import { creditPlayer, readBalances } from '../../server/store/ledger/index.ts';
import { grantReward, type NewReward, readRewards } from '../../server/store/rewards/index.ts';
import type { ResultInput } from '../../server/store/settlement/index.ts';
import { type MoneyFixture, makeMoneyFixture, NOW, type Player, parlay, roundRobin, straight } from './support/moneyFixture.ts';

let fixture: MoneyFixture;
beforeAll(async () => {
  fixture = await makeMoneyFixture(8, { PLACEMENTS_PER_SECOND: '1000000', PLACEMENT_BURST: '1000' });
});
afterAll(async () => {
  expect(await fixture.audit()).toMatchObject({ balanced: true, discrepancies: [] });
  await fixture.drop();
});

const HOUR_MS = 3_600_000;
const WON = { homeScore: 2, awayScore: 1 };
const LOST = { homeScore: 1, awayScore: 2 };
const TIE = { homeScore: 1, awayScore: 1 };
const VOID = { void: true } as const;

let events = 0;

/** The home side of a new event, a moneyline at -110. */
async function home(): Promise<string> {
  events += 1;
  await fixture.event(`r${events}`);
  return `r${events}.home`;
}

const finish = (selectionId: string, result: ResultInput) => fixture.finish(selectionId.split('.')[0] ?? '', result);
const inAnHour = new Date(NOW.getTime() + HOUR_MS);
const grant = ({ playerId }: Player, reward: NewReward) => grantReward(fixture.deps.db.query, playerId, reward, NOW);
const bonus = (amountCents: number, more: Partial<NewReward> = {}) =>
  ({ kind: 'BONUS_BET', title: '$10 Bonus Bet', amountCents, expiresAt: inAnHour, ...more }) as NewReward;
const boost = (percent: number, maximumAmountCents: number, more: Partial<NewReward> = {}) =>
  ({
    kind: 'PROFIT_BOOST',
    title: `${percent}% Profit Boost`,
    percent,
    maximumAmountCents,
    expiresAt: inAnHour,
    ...more,
  }) as NewReward;
const credit = ({ playerId }: Player, amountCents: number) =>
  fixture.deps.db.query
    .transaction()
    .execute((trx) =>
      creditPlayer(trx, { playerId, account: 'PROMOTIONAL_CREDIT', amountCents, reference: `credit:${playerId}`, at: NOW }),
    );
const withReward = (bet: RequestedBet, reward: ChosenReward): RequestedBet => ({ ...bet, reward });
const usable = async ({ playerId }: Player, at = NOW) => (await readRewards(fixture.deps.db, playerId, at)).map(({ id }) => id);
const balances = async ({ playerId }: Player) => {
  const { cashCents, bonusCents, promotionalCreditCents } = await readBalances(fixture.deps.db, playerId);
  return { cashCents, bonusCents, promotionalCreditCents };
};

async function codesOf(player: Player, ...bets: readonly RequestedBet[]): Promise<string> {
  const outcome = await fixture.place(player, bets);
  return outcome.kind === 'REJECTED' ? outcome.errors.map(({ code }) => code).join() : outcome.kind;
}

/** The transfers of the player's bets, as `kind from to cents`. */
async function transfersOf({ playerId }: Player): Promise<readonly string[]> {
  const { rows } = await fixture.owner.pool.query<{ text: string }>(
    `SELECT concat_ws(' ', t.kind, a.kind, b.kind, t.amount_cents) AS text
       FROM ledger_transfers t JOIN ledger_accounts a ON a.id = t.from_account_id JOIN ledger_accounts b ON b.id = t.to_account_id
       WHERE t.bet_id IN (SELECT id FROM bets WHERE player_id = $1) ORDER BY t.id`,
    [playerId],
  );
  return rows.map(({ text }) => text);
}

describe('a bonus bet', () => {
  it('is staked by the house, pays its profit alone, and is spent with it', async () => {
    const player = await fixture.player(500);
    const id = await grant(player, bonus(1_000));
    const on = await home();
    expect(await fixture.place(player, [withReward(straight(on, 1_000), { kind: 'BONUS_BET', id })])).toMatchObject({
      kind: 'PLACED',
      bets: [{ stakeCents: 1_000, potentialPayoutCents: 1_909, reward: { kind: 'BONUS_BET', id, title: '$10 Bonus Bet' } }],
      after: { balances: { cashCents: 500, bonusCents: 0 } },
    });
    expect(await usable(player)).toEqual([]);
    await finish(on, WON);
    expect(await balances(player)).toEqual({ cashCents: 1_409, bonusCents: 0, promotionalCreditCents: 0 });
    expect(await transfersOf(player)).toEqual(['AWARD HOUSE BONUS 1000', 'STAKE BONUS HOUSE 1000', 'PAYOUT HOUSE CASH 909']);
    expect(await usable(player)).toEqual([]);
  });

  it('costs the player nothing when it is lost', async () => {
    const player = await fixture.player(500);
    const id = await grant(player, bonus(1_000));
    const on = await home();
    await fixture.place(player, [withReward(straight(on, 1_000), { kind: 'BONUS_BET', id })]);
    await finish(on, LOST);
    expect(await fixture.cash(player)).toBe(500);
    expect(await usable(player)).toEqual([]);
  });

  it.each([
    ['void', VOID],
    ['a push', TIE],
  ])('can be used again, and pays nothing, when its bet is %s', async (_name, result) => {
    const player = await fixture.player(500);
    const id = await grant(player, bonus(1_000));
    const on = await home();
    await fixture.place(player, [withReward(straight(on, 1_000), { kind: 'BONUS_BET', id })]);
    await finish(on, result);
    expect(await balances(player)).toEqual({ cashCents: 500, bonusCents: 0, promotionalCreditCents: 0 });
    expect(await usable(player)).toEqual([id]);
    // For a day at least, also if it has expired in the meantime.
    const later = (hours: number) => usable(player, new Date(NOW.getTime() + hours * HOUR_MS));
    expect([await later(23), await later(25)]).toEqual([[id], []]);
  });

  it('is staked as a whole, and on one bet', async () => {
    const player = await fixture.player(5_000);
    const id = await grant(player, bonus(1_000));
    const [one, other] = [await home(), await home()];
    const use = { kind: 'BONUS_BET', id } as const;
    expect(await codesOf(player, withReward(straight(one, 999), use))).toBe('REWARD_STAKE');
    expect(await codesOf(player, withReward(straight(one, 1_000), use), withReward(straight(other, 1_000), use))).toBe(
      'REWARD_UNAVAILABLE',
    );
    expect(await usable(player)).toEqual([id]);
    expect(await codesOf(player, withReward(straight(one, 1_000), use), straight(other, 1_000))).toBe('PLACED');
    expect(await codesOf(player, withReward(straight(other, 1_000), use))).toBe('REWARD_UNAVAILABLE');
    expect(await fixture.cash(player)).toBe(4_000);
  });

  it('corrected there and back, restores every balance and the reward', async () => {
    const player = await fixture.player(500);
    const id = await grant(player, bonus(1_000));
    const on = await home();
    await fixture.place(player, [withReward(straight(on, 1_000), { kind: 'BONUS_BET', id })]);
    const states: Record<string, unknown> = {};
    const stateOf = async () => ({ ...(await balances(player)), usable: await usable(player) });
    for (const [name, result] of [
      ['won', WON],
      ['void', VOID],
      ['lost', LOST],
      ['void', VOID],
      ['won', WON],
      ['lost', LOST],
    ] as const) {
      await finish(on, result);
      const state = await stateOf();
      expect(states[name] ?? state).toEqual(state);
      states[name] = state;
    }
    expect(states).toMatchObject({
      won: { cashCents: 1_409, usable: [] },
      void: { usable: [id] },
      lost: { cashCents: 500, usable: [] },
    });
  });
});

describe('a profit boost', () => {
  it('pays more of the profit, up to its maximum stake', async () => {
    const player = await fixture.player(20_000);
    const [one, other] = [await home(), await home()];
    const first = await grant(player, boost(25, 5_000));
    const second = await grant(player, boost(25, 5_000));
    const place = (on: string, id: string, stakeCents: number) =>
      fixture.place(player, [withReward(straight(on, stakeCents), { kind: 'PROFIT_BOOST', id })]);
    // 25.00 x 10/11 x 5/4 = 28.41; of 100.00, 50.00 are boosted: 90.91 + 11.36.
    expect(await place(one, first, 2_500)).toMatchObject({ bets: [{ potentialPayoutCents: 5_341 }] });
    expect(await place(other, second, 10_000)).toMatchObject({ bets: [{ potentialPayoutCents: 20_227 }] });
    await finish(one, WON);
    await finish(other, WON);
    expect(await fixture.cash(player)).toBe(20_000 - 12_500 + 5_341 + 20_227);
    expect(await transfersOf(player)).toEqual([
      'STAKE CASH HOUSE 2500',
      'STAKE CASH HOUSE 10000',
      'PAYOUT HOUSE CASH 5341',
      'PAYOUT HOUSE CASH 20227',
    ]);
  });

  it('boosts what is left of a parlay, and comes back with a stake that is returned', async () => {
    const player = await fixture.player(5_000);
    const legs = [await home(), await home()] as const;
    const id = await grant(player, boost(50, 5_000, { minimumLegs: 2 }));
    const use = { kind: 'PROFIT_BOOST', id } as const;
    expect(await codesOf(player, withReward(straight(legs[0], 1_000), use))).toBe('REWARD_RESTRICTED');
    expect(await codesOf(player, withReward(parlay(legs, 1_000), use))).toBe('PLACED');
    await finish(legs[0], WON);
    await finish(legs[1], TIE);
    // One leg at -110 is left: 10.00 x (1 + 10/11 x 3/2).
    expect(await fixture.cash(player)).toBe(4_000 + 2_364);
    await finish(legs[0], VOID);
    expect(await fixture.cash(player)).toBe(5_000);
    expect(await usable(player)).toEqual([id]);
    await finish(legs[0], WON);
    expect(await fixture.cash(player)).toBe(6_364);
    expect(await usable(player)).toEqual([]);
  });

  it('a boost by the other setting adds no more than its maximum amount', async () => {
    const other = await makeMoneyFixture(2, { PROFIT_BOOST_CAP: 'extra-win' });
    try {
      await other.event('cap');
      const player = await other.player(20_000);
      const id = await grantReward(other.deps.db.query, player.playerId, boost(100, 1_000), NOW);
      const bet = withReward(straight('cap.home', 10_000), { kind: 'PROFIT_BOOST', id });
      expect(await other.place(player, [bet])).toMatchObject({ bets: [{ potentialPayoutCents: 19_091 + 1_000 }] });
    } finally {
      await other.drop();
    }
  });
});

describe('promotional credits', () => {
  it('pay any part of a stake that they cover, and only the profit comes back in cash', async () => {
    const player = await fixture.player(100);
    await credit(player, 2_500);
    const on = await home();
    const use = { kind: 'PROMOTIONAL_CREDIT' } as const;
    expect(await codesOf(player, withReward(straight(on, 2_501), use))).toBe('INSUFFICIENT_CREDITS');
    expect(await codesOf(player, withReward(straight(on, 1_000), use))).toBe('PLACED');
    expect(await balances(player)).toMatchObject({ cashCents: 100, promotionalCreditCents: 1_500 });
    await finish(on, WON);
    expect(await balances(player)).toMatchObject({ cashCents: 1_009, promotionalCreditCents: 1_500 });
    expect(await transfersOf(player)).toEqual(['STAKE PROMOTIONAL_CREDIT HOUSE 1000', 'PAYOUT HOUSE CASH 909']);
    await finish(on, VOID);
    expect(await balances(player)).toMatchObject({ cashCents: 100, promotionalCreditCents: 2_500 });
    await finish(on, WON);
    expect(await balances(player)).toMatchObject({ cashCents: 1_009, promotionalCreditCents: 1_500 });
  });

  it('returned and staked again are owed in credits, not in cash, when the return is corrected', async () => {
    const player = await fixture.player(100);
    await credit(player, 1_000);
    const [one, other] = [await home(), await home()];
    const bet = (on: string) => withReward(straight(on, 1_000), { kind: 'PROMOTIONAL_CREDIT' });
    await fixture.place(player, [bet(one)]);
    await finish(one, VOID);
    expect(await codesOf(player, bet(other))).toBe('PLACED');
    await finish(one, LOST);
    expect(await balances(player)).toMatchObject({ cashCents: 100, promotionalCreditCents: 0 });
    await finish(other, VOID);
    expect(await balances(player)).toMatchObject({ cashCents: 100, promotionalCreditCents: 0 });
    await finish(one, VOID);
    expect(await balances(player)).toMatchObject({ cashCents: 100, promotionalCreditCents: 1_000 });
  });
});

describe('a reward', () => {
  it('one of 100 simultaneous placements uses it', async () => {
    const player = await fixture.player(100_000);
    const on = await home();
    for (const [reward, kind] of [
      [bonus(500), 'BONUS_BET'],
      [boost(25, 5_000), 'PROFIT_BOOST'],
    ] as const) {
      const id = await grant(player, reward);
      const codes = await Promise.all(
        Array.from({ length: 100 }, () => codesOf(player, withReward(straight(on, 500), { kind, id }))),
      );
      expect(codes.filter((code) => code === 'PLACED')).toHaveLength(1);
      expect(codes.filter((code) => code === 'REWARD_UNAVAILABLE')).toHaveLength(99);
    }
    await credit(player, 1_000);
    const credits = Array.from({ length: 100 }, () =>
      codesOf(player, withReward(straight(on, 1_000), { kind: 'PROMOTIONAL_CREDIT' })),
    );
    expect((await Promise.all(credits)).filter((code) => code === 'PLACED')).toHaveLength(1);
  });

  it('is the same placement when it is sent again, and another one with another reward', async () => {
    const player = await fixture.player(1_000);
    const id = await grant(player, bonus(500));
    const on = await home();
    const bet = withReward(straight(on, 500), { kind: 'BONUS_BET', id });
    const [first, again] = [await fixture.place(player, [bet], 'same'), await fixture.place(player, [bet], 'same')];
    expect(again).toMatchObject({ kind: 'PLACED', bets: [{ reward: { kind: 'BONUS_BET', id } }] });
    expect(first.kind === 'PLACED' && again.kind === 'PLACED' && first.bets[0]?.id === again.bets[0]?.id).toBe(true);
    expect(await fixture.place(player, [straight(on, 500)], 'same')).toEqual({ kind: 'REUSED' });
  });

  it('is the player’s own, not expired by the business clock, and of the kind that is said', async () => {
    const [player, stranger] = [await fixture.player(1_000), await fixture.player(1_000)];
    const on = await home();
    const id = await grant(player, bonus(500));
    const use = (kind: 'BONUS_BET' | 'PROFIT_BOOST') => withReward(straight(on, 500), { kind, id });
    expect(await codesOf(stranger, use('BONUS_BET'))).toBe('REWARD_UNAVAILABLE');
    expect(await codesOf(player, use('PROFIT_BOOST'))).toBe('REWARD_UNAVAILABLE');
    const expiresAt = new Date(NOW.getTime() + 60_000);
    const soon = [await grant(player, bonus(500, { expiresAt })), await grant(player, bonus(500, { expiresAt }))] as const;
    const betSoon = (which: 0 | 1) => codesOf(player, withReward(straight(on, 500), { kind: 'BONUS_BET', id: soon[which] }));
    // The clock of a placement runs on while it waits for its locks: a millisecond before the end, a slow machine is after it.
    fixture.setNow(new Date(expiresAt.getTime() - 50_000));
    expect(await betSoon(0)).toBe('PLACED');
    expect(await usable(player, new Date(expiresAt.getTime() - 1))).toContain(soon[1]);
    fixture.setNow(expiresAt);
    expect(await betSoon(1)).toBe('REWARD_UNAVAILABLE');
    fixture.setNow(NOW);
  });

  it('is not spent by a placement that is refused, and is for one ticket', async () => {
    const player = await fixture.player(1_000);
    const legs = [await home(), await home(), await home()];
    const id = await grant(player, bonus(300));
    const use = { kind: 'BONUS_BET', id } as const;
    expect(await codesOf(player, withReward(roundRobin(legs, 100, [2]), use))).toBe('REWARD_RESTRICTED');
    expect(await codesOf(player, withReward(straight(legs[0] ?? '', 300, '+300'), use))).toBe('ODDS_CHANGED');
    expect(await codesOf(player, withReward(straight(legs[0] ?? '', 300), use), straight(legs[1] ?? '', 5_000))).toBe(
      'INSUFFICIENT_FUNDS',
    );
    expect(await usable(player)).toEqual([id]);
    expect(await fixture.cash(player)).toBe(1_000);
  });

  it('is checked by the database again, whatever the server says of it', async () => {
    const player = await fixture.player(10_000);
    const on = await home();
    const id = await grant(player, boost(25, 5_000));
    const legs = [{ selection_id: on, odds_numerator: 10, odds_denominator: 11 }];
    const bet = { draft_bet_id: 'd', kind: 'STRAIGHT', combinations: 1, stake_cents: 1_000, legs };
    let calls = 0;
    const call = (reward: object, payoutCents: number) => {
      calls += 1;
      return fixture.deps.db.pool
        .query<{ outcome: string }>(`SELECT outcome FROM place_bets($1, $2, $3, 'hash', $4, NULL, $5, 100, 100, false, NULL)`, [
          player.playerId,
          player.sessionId,
          `raw-${calls}`,
          NOW,
          JSON.stringify([{ ...bet, payout_cents: payoutCents, reward }]),
        ])
        .then(
          ({ rows }) => rows[0]?.outcome,
          (error: { code: string }) => error.code,
        );
    };
    const honest = { kind: 'PROFIT_BOOST', id, percent: 25, maximumAmountCents: 5_000 };
    expect(await call({ ...honest, percent: 900 }, 9_000)).toBe('REJECTED');
    expect(await call(honest, 2_500)).toBe('23514');
    expect(await call({ kind: 'GIFT' }, 1_909)).toBe('23514');
    expect(await call({ kind: 'BONUS_BET' }, 1_909)).toBe('REJECTED');
    expect(await call({ kind: 'BONUS_BET', id }, 1_909)).toBe('REJECTED');
    // The stake of every call is 1,000 cents: half of this bonus bet.
    expect(await call({ kind: 'BONUS_BET', id: await grant(player, bonus(2_000)) }, 1_909)).toBe('REJECTED');
    const other = await fixture.player(10_000);
    expect(await call({ ...honest, id: await grant(other, boost(25, 5_000)) }, 2_136)).toBe('REJECTED');
    expect(await call({ kind: 'BONUS_BET', id: await grant(other, bonus(1_000)) }, 1_909)).toBe('REJECTED');
    const anHourAgo = new Date(NOW.getTime() - HOUR_MS);
    const expired = boost(25, 5_000, { expiresAt: new Date(NOW.getTime() - 1) });
    const expiredId = await grantReward(fixture.deps.db.query, player.playerId, expired, anHourAgo);
    expect(await call({ ...honest, id: expiredId }, 2_136)).toBe('REJECTED');
    expect(await call(honest, 2_136)).toBe('PLACED');
  });

  it('keeps the books balanced over any placing, grading and regrading, and the house never pays a bonus stake', async () => {
    const results = [WON, LOST, TIE, VOID] as const;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('CASH', 'BONUS_BET', 'PROFIT_BOOST', 'PROMOTIONAL_CREDIT'), { minLength: 1, maxLength: 4 }),
        fc.array(fc.tuple(fc.nat({ max: 3 }), fc.constantFrom(...results)), { minLength: 1, maxLength: 8 }),
        async (kinds, grades) => {
          const player = await fixture.player(2_000);
          await credit(player, 1_000);
          const on: string[] = [];
          for (const kind of kinds) {
            const selectionId = await home();
            on.push(selectionId);
            const reward: ChosenReward | null =
              kind === 'CASH'
                ? null
                : kind === 'PROMOTIONAL_CREDIT'
                  ? { kind }
                  : { kind, id: await grant(player, kind === 'BONUS_BET' ? bonus(250) : boost(100, 250)) };
            const bet = straight(selectionId, 250);
            await fixture.place(player, [reward === null ? bet : withReward(bet, reward)]);
          }
          const last = new Map<number, ResultInput>();
          for (const [index, result] of grades) {
            if (index >= on.length) continue;
            await finish(on[index] ?? '', result);
            last.set(index, result);
          }
          let [cashCents, creditCents] = [2_000, 1_000];
          for (const [index, kind] of kinds.entries()) {
            const result = last.get(index);
            const isBack = result === TIE || result === VOID;
            if (kind === 'PROMOTIONAL_CREDIT' && !isBack) creditCents -= 250;
            if ((kind === 'CASH' || kind === 'PROFIT_BOOST') && !isBack) cashCents -= 250;
            // 2.50 at -110 wins 2.27, doubled 4.55; the stake comes back only where it was cash.
            if (result === WON) cashCents += { CASH: 477, BONUS_BET: 227, PROFIT_BOOST: 705, PROMOTIONAL_CREDIT: 227 }[kind];
          }
          expect(await balances(player)).toEqual({ cashCents, bonusCents: 0, promotionalCreditCents: creditCents });
          expect((await fixture.audit()).discrepancies).toEqual([]);
        },
      ),
      { numRuns: 15 },
    );
  });
});
