import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RequestedBet, RequestedLeg } from '../../server/domain/betKinds/types.ts';
import { readBets } from '../../server/store/bets/index.ts';
import { cashOut, readOffers } from '../../server/store/cashout/index.ts';
import { creditPlayer } from '../../server/store/ledger/index.ts';
import { grantReward } from '../../server/store/rewards/index.ts';
import type { ResultInput } from '../../server/store/settlement/index.ts';
import { type MoneyFixture, makeMoneyFixture, NOW, type Player } from './support/moneyFixture.ts';

let fixture: MoneyFixture;
beforeAll(async () => {
  fixture = await makeMoneyFixture(8, { PLACEMENTS_PER_SECOND: '1000000', PLACEMENT_BURST: '1000' });
});
afterAll(async () => {
  expect(await fixture.audit()).toMatchObject({ balanced: true, discrepancies: [] });
  await fixture.drop();
});

/** A leg on a new event: `over 2.25 at 1.91`, `home -0.25 at 1.93`. */
async function legOn(text: string): Promise<RequestedLeg & { readonly eventId: string }> {
  const [side = '', points = '', , decimal = ''] = text.split(' ');
  const name = { home: 'plus', away: 'minus' }[side] ?? side;
  const eventId = randomUUID();
  await fixture.event(eventId);
  const odds =
    decimal === '-110'
      ? { numerator: 10, denominator: 11 }
      : { numerator: Math.round(Number(decimal) * 100) - 100, denominator: 100 };
  const pointsHundredths = Number(points) * 100;
  await fixture.deps.db.query
    .updateTable('selections')
    .set({ points_hundredths: pointsHundredths, odds_numerator: odds.numerator, odds_denominator: odds.denominator })
    .where('id', '=', `${eventId}.${name}`)
    .execute();
  return { eventId, selectionId: `${eventId}.${name}`, odds, pointsHundredths };
}

async function place(player: Player, bet: Omit<RequestedBet, 'draftBetId'>): Promise<number> {
  const legs = bet.legs.map(({ selectionId, odds, pointsHundredths }) => ({ selectionId, odds, pointsHundredths }));
  const draftBetId = {
    STRAIGHT: `straight:${legs[0]?.selectionId}`,
    PARLAY: 'parlay',
    ROUND_ROBIN: 'roundRobin:2',
    TEASER: 'teaser',
  }[bet.kind];
  const outcome = await fixture.place(player, [{ draftBetId, ...bet, legs }]);
  if (outcome.kind !== 'PLACED') throw new Error(JSON.stringify(outcome));
  return outcome.bets[0]?.id ?? 0;
}

async function settled(betId: number) {
  const [found] = await readBets(fixture.deps.db, [betId]);
  return found && { outcome: found.outcome, payoutCents: found.payoutCents, grades: found.legs.map(({ grade }) => grade) };
}

const score = (text: string): ResultInput => {
  const [homeScore = 0, awayScore = 0] = text.split('-').map(Number);
  return { homeScore, awayScore };
};

describe('a bet on a quarter line', () => {
  it.each([
    ['over 2.25 at -110', '1-1', 5_000, 'HALF_LOSS', 'LOSS'],
    ['under 2.25 at -110', '1-1', 14_545, 'HALF_WIN', 'WIN'],
    ['home -0.25 at 1.93', '1-1', 5_000, 'HALF_LOSS', 'LOSS'],
    ['away 0.25 at 1.97', '1-1', 14_850, 'HALF_WIN', 'WIN'],
    ['home -0.75 at 2.00', '1-0', 15_000, 'HALF_WIN', 'WIN'],
    ['over 2.75 at 1.90', '2-1', 14_500, 'HALF_WIN', 'WIN'],
    ['over 2.75 at 1.90', '3-1', 19_000, 'WIN', 'WIN'],
    ['over 2.75 at 1.90', '1-1', 0, 'LOSS', 'LOSS'],
  ])('%s, ended %s, pays %i of 10000', async (text, result, payoutCents, grade, outcome) => {
    const player = await fixture.player(10_000);
    const leg = await legOn(text);
    const bet = await place(player, { kind: 'STRAIGHT', stakeCents: 10_000, legs: [leg] });
    await fixture.finish(leg.eventId, score(result));
    expect(await settled(bet)).toEqual({ outcome, payoutCents, grades: [grade] });
    expect(await fixture.cash(player)).toBe(payoutCents);
  });

  it('counts (1 + price) / 2 or 1/2 in a parlay, in each combination of a round robin, and a correction pays anew', async () => {
    const player = await fixture.player(100_000);
    const legs = [await legOn('under 2.25 at 2.00'), await legOn('over 2.25 at 2.00'), await legOn('over 2.5 at 3.00')];
    const [half, lost, whole] = legs;
    const both = await place(player, { kind: 'PARLAY', stakeCents: 10_000, legs: [half, whole].flatMap((leg) => leg ?? []) });
    const low = await place(player, { kind: 'PARLAY', stakeCents: 10_000, legs: [half, lost].flatMap((leg) => leg ?? []) });
    const robin = await place(player, { kind: 'ROUND_ROBIN', stakeCents: 3_000, legs, combinationSizes: [2] });
    for (const leg of legs) await fixture.finish(leg.eventId, score(leg === whole ? '2-1' : '1-1'));
    expect(await settled(both)).toMatchObject({ outcome: 'WIN', payoutCents: 45_000 }); // 1.5 × 3
    expect(await settled(low)).toMatchObject({ outcome: 'LOSS', payoutCents: 7_500 }); // 1.5 × 0.5
    expect(await settled(robin)).toMatchObject({ outcome: 'WIN', payoutCents: 20_250 }); // 3000 × (0.75 + 4.5 + 1.5)
    await fixture.finish(half?.eventId ?? '', score('3-0'));
    expect(await settled(both)).toMatchObject({ outcome: 'LOSS', payoutCents: 0 });
    await fixture.finish(half?.eventId ?? '', score('1-1'));
    expect(await settled(both)).toMatchObject({ outcome: 'WIN', payoutCents: 45_000 });
    expect((await fixture.audit()).discrepancies).toEqual([]);
  });

  it('boosts the profit of half a win alone; a bonus bet and credits that are half lost pay nothing', async () => {
    const player = await fixture.player(10_000);
    const grant = (reward: object) =>
      grantReward(
        fixture.deps.db.query,
        player.playerId,
        { title: 'x', expiresAt: new Date(NOW.getTime() + 3_600_000), ...reward } as never,
        NOW,
      );
    const boost = await grant({ kind: 'PROFIT_BOOST', percent: 50, maximumAmountCents: 100_000 });
    const bonuses = [
      await grant({ kind: 'BONUS_BET', amountCents: 1_000 }),
      await grant({ kind: 'BONUS_BET', amountCents: 1_000 }),
    ];
    await fixture.deps.db.query.transaction().execute((trx) =>
      creditPlayer(trx, {
        playerId: player.playerId,
        account: 'PROMOTIONAL_CREDIT',
        amountCents: 1_000,
        reference: randomUUID(),
        at: NOW,
      }),
    );
    const [under, over] = [await legOn('under 2.25 at 2.00'), await legOn('over 2.25 at 2.00')];
    const straight = (leg: RequestedLeg, reward: NonNullable<RequestedBet['reward']>) =>
      place(player, { kind: 'STRAIGHT', stakeCents: 1_000, legs: [leg], reward });
    const bets = [
      await straight(under, { kind: 'PROFIT_BOOST', id: boost }),
      await straight(under, { kind: 'BONUS_BET', id: bonuses[0] ?? '' }),
      await straight(over, { kind: 'BONUS_BET', id: bonuses[1] ?? '' }),
      await straight(over, { kind: 'PROMOTIONAL_CREDIT' }),
    ];
    for (const { eventId } of [under, over]) await fixture.finish(eventId, score('1-1'));
    expect(await Promise.all(bets.map(settled))).toMatchObject([
      { outcome: 'WIN', payoutCents: 1_750 },
      { outcome: 'WIN', payoutCents: 500 },
      { outcome: 'LOSS', payoutCents: 0 },
      { outcome: 'LOSS', payoutCents: 0 },
    ]);
  });

  it('is cashed out at what half a win or half a loss of another leg returns, and is no leg of a teaser', async () => {
    const player = await fixture.player(20_000);
    const [half, open] = [await legOn('over 2.25 at 2.00'), await legOn('over 40.5 at 2.00')];
    await fixture.setPrice(open.selectionId.replace('.over', '.under'), '+2000');
    const bet = await place(player, { kind: 'PARLAY', stakeCents: 10_000, legs: [half, open] });
    await fixture.finish(half.eventId, score('1-1'));
    const offer = (await readOffers(fixture.deps, [bet], NOW)).get(bet);
    if (offer?.offer.status !== 'OFFERED') throw new Error(JSON.stringify(offer));
    const whole = offer.offer.parts.at(-1);
    expect(whole?.amountCents).toBe(4_750); // half of what runs, less 5%
    const request = {
      ...player,
      requestId: randomUUID(),
      betId: bet,
      offerId: offer.offerId,
      offerVersion: offer.version,
      tenths: 10,
      amountCents: 4_750,
    };
    expect(await cashOut(fixture.deps, request, async () => true)).toMatchObject({ kind: 'TAKEN' });
    const teaser = [await legOn('over 44.25 at -110'), await legOn('over 44.5 at -110')];
    const refused = await fixture.place(player, [
      {
        draftBetId: 'teaser',
        kind: 'TEASER',
        stakeCents: 1_000,
        teaserPointsHundredths: 600,
        legs: teaser.map(({ selectionId, odds, pointsHundredths }) => ({ selectionId, odds, pointsHundredths })),
      },
    ]);
    expect(JSON.stringify(refused)).toContain('NOT_TEASABLE');
  });
});

describe('a match that was stopped in its second half at 1–0 (T7)', () => {
  it('pays the first half and over 0.5, and gives the rest back, parlays accordingly', async () => {
    const player = await fixture.player(100_000);
    const legs = [
      await legOn('over 0.5 at 2.00'),
      await legOn('under 1.5 at 2.00'),
      await legOn('over 0.75 at 2.00'),
      await legOn('home -0.5 at 2.00'),
    ];
    const [, , , half] = legs;
    await fixture.deps.db.query
      .updateTable('markets')
      .set({ subject: JSON.stringify({ periods: { from: 1, to: 1 } }) })
      .where('id', '=', `${half?.eventId}-SPREAD`)
      .execute();
    const singles = [];
    for (const leg of legs) singles.push(await place(player, { kind: 'STRAIGHT', stakeCents: 1_000, legs: [leg] }));
    const together = await place(player, { kind: 'PARLAY', stakeCents: 1_000, legs });
    const stopped: ResultInput = {
      status: 'ABANDONED',
      homeScore: 1,
      awayScore: 0,
      periods: [
        { home: 1, away: 0, kind: 'REGULATION' },
        { home: 0, away: 0, kind: 'REGULATION', open: true },
      ],
    };
    for (const { eventId } of legs) await fixture.finish(eventId, stopped);
    expect((await Promise.all(singles.map(settled))).map((bet) => [bet?.grades[0], bet?.payoutCents])).toEqual([
      ['WIN', 2_000],
      ['VOIDED', 1_000],
      ['HALF_WIN', 1_500],
      ['WIN', 2_000],
    ]);
    expect(await settled(together)).toMatchObject({ outcome: 'WIN', payoutCents: 6_000 });
  });
});

describe('the rules of a bet', () => {
  it('are those of its market when it was placed, are said with it, and grade it whatever the book changes', async () => {
    const player = await fixture.player(10_000);
    const legs = [await legOn('home 0.25 at 2.00'), await legOn('home 0.25 at 2.00')];
    const setRules = (rules: string) =>
      fixture.deps.db.query
        .updateTable('markets')
        .set({ rules })
        .where(
          'event_id',
          'in',
          legs.map(({ eventId }) => eventId),
        )
        .execute();
    await setRules('tennis/first-set');
    const winners = legs.map(({ eventId }) => ({
      selectionId: `${eventId}.away`,
      odds: { numerator: 10, denominator: 11 },
      pointsHundredths: null,
    }));
    const [first, second] = winners;
    const before = await place(player, { kind: 'STRAIGHT', stakeCents: 1_000, legs: first ? [first] : [] });
    await setRules('tennis/complete');
    const after = await place(player, { kind: 'STRAIGHT', stakeCents: 1_000, legs: second ? [second] : [] });
    const retired: ResultInput = {
      status: 'RETIRED',
      winner: 'AWAY',
      homeScore: 1,
      awayScore: 0,
      periods: [
        { home: 6, away: 3, kind: 'REGULATION' },
        { home: 1, away: 2, kind: 'REGULATION', open: true },
      ],
    };
    await fixture.deps.db.query.updateTable('competitions').set({ sport: 'tennis' }).execute();
    for (const { eventId } of legs) await fixture.finish(eventId, retired);
    expect(await settled(before)).toMatchObject({ outcome: 'WIN', payoutCents: 1_909 });
    expect(await settled(after)).toMatchObject({ outcome: 'VOIDED', payoutCents: 1_000 });
    const [bet] = await readBets(fixture.deps.db, [before]);
    expect(bet?.legs[0]?.rule).toBe(
      'If a player retires, the other one has won once a set is complete; before that the bet is void.',
    );
  });
});
