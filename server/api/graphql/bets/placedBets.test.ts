import { describe, expect, it } from 'vitest';
import type { PlacedBetRow, PlacedLegRow } from '../../../store/bets/index.ts';
import { toPlacedBet } from './placedBets.ts';

const leg: PlacedLegRow = {
  position: 1,
  selectionId: 's',
  marketId: 'm',
  eventId: 'e',
  selectionName: 'Bills',
  side: 'HOME',
  grade: 'PENDING',
  rule: null,
  marketName: 'Spread',
  marketType: 'SPREAD',
  subject: {},
  pointsHundredths: -250,
  odds: { numerator: 3, denominator: 2 },
  eventName: 'Chiefs @ Bills',
  eventStatus: 'IN_PLAY',
  eventStartsAt: new Date('2026-11-22T21:00:00Z'),
  homeScore: 13,
  awayScore: 10,
  clock: 'Q3 4:12',
  sport: 'football',
  organization: 'usa',
  competition: 'nfl',
};

/** $10 on a side at 3/2, settled an hour after it was placed. */
function betOf(change: Partial<PlacedBetRow> = {}) {
  const row: PlacedBetRow = {
    id: 7,
    playerId: 'p',
    placementId: 'placement',
    draftBetId: 'straight:s',
    kind: 'STRAIGHT',
    terms: null,
    legs: [leg],
    stakeCents: 1_000,
    combinations: 1,
    reward: null,
    potentialPayoutCents: 2_500,
    cashedOutCents: 0,
    runningStakeCents: 0,
    runningPayoutCents: 0,
    outcome: 'WIN',
    payoutCents: 2_500,
    regraded: false,
    isCancelled: false,
    placedAt: new Date('2026-11-22T20:00:00Z'),
    settledAt: new Date('2026-11-22T23:00:00Z'),
    ...change,
  };
  return toPlacedBet(row, 'USD');
}

describe('a placed bet', () => {
  it('says when it was placed, and when it was settled', () => {
    const placedAt = '2026-11-22T20:00:00.000Z';
    expect(betOf()).toMatchObject({ placedAt, settledAt: '2026-11-22T23:00:00.000Z' });
    expect(betOf({ outcome: 'PENDING', settledAt: null })).toMatchObject({ placedAt, settledAt: null });
  });

  it('has of each leg the bet and selection that it belongs to, and the state of its event', () => {
    expect(betOf().legs).toEqual([
      {
        id: '7:1',
        placedBetId: '7',
        marketSelectionId: 's',
        selectionName: 'Bills',
        marketName: 'Spread',
        points: -2.5,
        marketType: 'SPREAD',
        odds: { numeratorLong: 3, denominatorLong: 2, formattedOdds: '+150' },
        outcome: 'PENDING',
        eventId: 'e',
        eventName: 'Chiefs @ Bills',
        eventStatus: 'IN_PLAY',
        eventStartsAt: '2026-11-22T21:00:00.000Z',
        eventPath: '/sport/football/organization/usa/competition/nfl/event/e',
        homeScore: 13,
        awayScore: 10,
        clock: 'Q3 4:12',
        side: 'HOME',
        subject: null,
        grade: 'PENDING',
        rule: null,
      },
    ]);
  });

  it.each([
    // A stake of cash that is returned is no win, and one of credits that is given back is none either.
    ['CASH', 'WIN', 2_500, 1_500],
    ['CASH', 'PUSH', 1_000, 0],
    ['PROMOTIONAL_CREDIT', 'WIN', 1_500, 1_500],
    ['PROMOTIONAL_CREDIT', 'PUSH', 1_000, 0],
    ['PROMOTIONAL_CREDIT', 'LOSS', 0, 0],
  ] as const)('a bet of %s with the outcome %s that is paid %i cents has won %i', (amountSourceType, outcome, payoutCents, won) => {
    const reward = amountSourceType === 'CASH' ? null : { kind: amountSourceType };
    expect(betOf({ reward, outcome, payoutCents })).toMatchObject({
      amountSourceType,
      payoutAmount: { amount: payoutCents },
      winAmount: { amount: won },
    });
  });
});
