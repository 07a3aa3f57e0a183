import { describe, expect, it } from 'vitest';
import type { SlipFieldsFragment } from './betslip.generated.ts';
import { mapPlacement, mapRefusal } from './mapPlacement.ts';
import { mapSlip } from './mapSlip.ts';

const quote = { id: 's-bills', name: 'Bills', numeratorLong: 25, denominatorLong: 28, points: -2.5 };
const error = { code: 'edgebook.x', message: 'No', priority: 2, displayType: 'GENERIC', field: null } as const;
const none = { errors: [], draftBets: [] };

const answer: SlipFieldsFragment = {
  id: 'player:p',
  revision: 7,
  errors: [error],
  marketSelections: [
    {
      id: 's-bills',
      acceptedSelection: quote,
      marketSelection: { ...quote, numeratorLong: 50, denominatorLong: 59, points: -3 },
      marketId: 'm',
      marketName: 'Spread',
      marketType: 'SPREAD',
      marketStatus: 'OPEN',
      placeDelayMs: 0,
      marketStartAt: '2026-11-22T21:25:00Z',
      eventId: 'e',
      eventName: 'Chiefs @ Bills',
      eventStatus: 'PRE_GAME',
      eventPath: '/e',
      marketSelectionOddsTrend: 'DOWN',
      marketSelectionRequiresAcceptance: true,
      errors: [],
    },
  ],
  straight: {
    kind: 'STRAIGHT',
    errors: [],
    draftBets: [
      {
        id: 'straight:s-bills',
        betAmount: { amount: 3000 },
        winAmount: { amount: 2542 },
        betToWinRatio: { numeratorLong: 50, denominatorLong: 59 },
        draftLegs: [{ marketSelection: { id: 's-bills' } }, { marketSelection: { id: 'unknown' } }],
        totalOdds: '−118',
        patronSetAmountType: 'BET',
        errors: [],
      },
    ],
  },
  parlay: { kind: 'PARLAY', ...none },
};

describe('the mapping of the contract', () => {
  it('keeps cents, exact prices and hundredths of a point', () => {
    const slip = mapSlip(answer);
    expect(slip.legs[0]).toMatchObject({
      accepted: { odds: { numerator: 25, denominator: 28 }, pointsHundredths: -250 },
      current: { odds: { numerator: 50, denominator: 59 }, pointsHundredths: -300 },
      requiresAcceptance: true,
    });
    expect(slip.sections.STRAIGHT.draftBets[0]).toMatchObject({
      stakeCents: 3000,
      winCents: 2542,
      ratio: { numerator: 50, denominator: 59 },
    });
    expect(slip.sections.STRAIGHT.draftBets[0]?.legs).toHaveLength(1);
    expect(slip.errors).toEqual([error]);
  });

  it('reads placements as receipts', () => {
    const leg = { id: 'l', selectionName: 'Bills', marketType: 'SPREAD', points: -2.5, eventName: 'Chiefs @ Bills' } as const;
    const bet = { id: 'b', type: 'STRAIGHT', numLegs: 1, betAmount: { amount: 3000 }, totalOdds: '−112', legs: [leg] } as const;
    const placement = { placementId: 'p', status: 'PLACED', placedBets: [bet], userErrors: [] } as const;
    expect(mapPlacement(placement, 500)).toEqual({
      kind: 'PLACED',
      balanceCents: 500,
      bets: [{ betId: 'b', title: 'Bills −2.5', subtitle: 'Chiefs @ Bills', stakeCents: 3000, odds: '−112' }],
    });
    const parlay = {
      ...bet,
      type: 'PARLAY',
      numLegs: 2,
      legs: [leg, { ...leg, id: 'm', selectionName: 'Oilers', points: null }],
    } as const;
    expect(mapPlacement({ ...placement, placedBets: [parlay] }, null)).toMatchObject({
      bets: [{ title: '2-leg parlay', subtitle: 'Bills −2.5, Oilers' }],
    });
    expect(mapPlacement({ ...placement, status: 'REJECTED', placedBets: [], userErrors: [error] }, null)).toEqual({
      kind: 'REJECTED',
      errors: [error],
    });
  });

  it('distinguishes a reused id from other refusals', () => {
    expect(mapRefusal([{ ...error, code: 'edgebook.placement.reused' }])).toEqual({ kind: 'ID_REUSED' });
    expect(mapRefusal([error])).toEqual({ kind: 'REJECTED', errors: [error] });
  });
});
