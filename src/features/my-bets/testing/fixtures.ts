import type { Bet, BetLeg } from '../logic/bet.ts';

/** A leg of a bet that was taken back has none of its own. */
function gradeOf(outcome: BetLeg['outcome'] = 'PENDING'): BetLeg['grade'] {
  return outcome === 'WIN' || outcome === 'LOSS' || outcome === 'PUSH' || outcome === 'PENDING' ? outcome : 'VOIDED';
}

/** Builders for tests. */
export function leg(change: Partial<BetLeg> = {}): BetLeg {
  return {
    id: '1:0',
    marketSelectionId: 's-1',
    selectionName: 'Bills',
    marketName: 'Spread',
    marketType: 'SPREAD',
    side: 'HOME',
    pointsHundredths: -250,
    odds: { numerator: 25, denominator: 28 },
    outcome: 'PENDING',
    grade: gradeOf(change.outcome),
    rule: null,
    eventId: 'e-1',
    eventName: 'Chiefs @ Bills',
    eventStatus: 'PRE_GAME',
    eventPath: '/e-1',
    startsAt: '2026-11-22T21:25:00Z',
    homeScore: null,
    awayScore: null,
    clock: null,
    ...change,
  };
}

export function bet(id: string, change: Partial<Bet> = {}): Bet {
  return {
    id,
    placementId: '8f21c0de-0000-4000-8000-000000000000',
    status: 'OPEN',
    type: 'STRAIGHT',
    outcome: 'PENDING',
    placedAt: '2026-11-20T18:00:00Z',
    settledAt: null,
    combinations: 1,
    teaserPointsHundredths: null,
    totalOdds: { AMERICAN: '−112', EURO: '1.89' },
    reward: null,
    isAwarded: false,
    stakeCents: 3000,
    winCents: 2679,
    payoutCents: 5679,
    possibleWinCents: 2679,
    runningStakeCents: 3000,
    cashOutCents: 2850,
    cashedOutCents: 0,
    regraded: false,
    legs: [leg()],
    sameGamePicks: [],
    ...change,
  };
}
