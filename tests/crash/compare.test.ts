import { describe, expect, it } from 'vitest';
import { type AcknowledgedPlacement, compare, type SentLeg, type ShownBet, type Truth } from './compare.ts';
import type { FinalResult } from './oracle.ts';

const home: SentLeg = {
  eventId: 'bears',
  selectionId: 'bears.home',
  marketType: 'SPREAD',
  side: 'HOME',
  pointsHundredths: -250,
  numerator: 10,
  denominator: 11,
};
const over: SentLeg = {
  eventId: 'jets',
  selectionId: 'jets.over',
  marketType: 'TOTAL',
  side: 'OVER',
  pointsHundredths: 4_100,
  numerator: 3,
  denominator: 2,
};

const placements: readonly AcknowledgedPlacement[] = [
  { placementId: 'p1', betIds: ['1'], bets: [{ kind: 'STRAIGHT', stakeCents: 1_000, legs: [home] }] },
  { placementId: 'p2', betIds: ['2'], bets: [{ kind: 'PARLAY', stakeCents: 200, legs: [home, over] }] },
  { placementId: 'p3', betIds: ['3'], bets: [{ kind: 'STRAIGHT', stakeCents: 500, legs: [over] }] },
];

/** Bears by 7 after a first report of a loss by 3; Jets 42 points: all three bets are won. */
const truth: Truth = makeTruth({
  bears: [
    { homeScore: 24, awayScore: 17 },
    { homeScore: 17, awayScore: 20 },
  ],
  jets: [{ homeScore: 21, awayScore: 21 }],
});
const right: readonly ShownBet[] = [makeShown(0, 'WIN', 1_909), makeShown(1, 'WIN', 955), makeShown(2, 'WIN', 1_250)];

function makeTruth(results: Readonly<Record<string, readonly FinalResult[]>>): Truth {
  return {
    resultOf: (eventId) => results[eventId]?.[0] ?? null,
    earlierResultsOf: (eventId) => results[eventId]?.slice(1) ?? [],
  };
}

function makeShown(index: number, outcome: string, payoutCents: number): ShownBet {
  const { placementId, betIds, bets } = placements[index] as AcknowledgedPlacement;
  const [bet] = bets;
  return {
    id: betIds[0] ?? '',
    placementId,
    kind: bet?.kind ?? '',
    stakeCents: bet?.stakeCents ?? 0,
    outcome,
    payoutCents,
    cashedOutCents: 0,
    legs: bet?.legs ?? [],
  };
}

const faults = (shown: readonly ShownBet[], by: Truth = truth, acknowledged = placements) => {
  const { outcomes: _, ...lists } = compare(acknowledged, shown, by);
  return Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0));
};

describe('the verdict of a run', () => {
  it('knows what a cash out leaves running, and sees one that is lost, doubled or graded anew', () => {
    const acknowledged = placements.map((placement, index) =>
      index === 0 ? { ...placement, cashOuts: [{ betId: '1', tenths: 4, amountCents: 380 }] } : placement,
    );
    // Six tenths of $10 at 10/11 win $11.45.
    const partly = { ...makeShown(0, 'WIN', 1_525), cashedOutCents: 380 };
    expect(faults([partly, ...right.slice(1)], truth, acknowledged)).toEqual({});
    expect(Object.keys(faults(right, truth, acknowledged)).sort()).toEqual(['altered', 'wronglyGraded']);
    expect(faults([{ ...partly, cashedOutCents: 760 }, ...right.slice(1)], truth, acknowledged)).toEqual({
      altered: ['bet 1 has paid 760 for cash outs, 380 were acknowledged'],
    });
    const whole = placements.map((placement, index) =>
      index === 0 ? { ...placement, cashOuts: [{ betId: '1', tenths: 10, amountCents: 950 }] } : placement,
    );
    const ended = { ...makeShown(0, 'CASH_OUT', 950), cashedOutCents: 950 };
    expect(faults([ended, ...right.slice(1)], truth, whole)).toEqual({});
    expect(Object.keys(faults([{ ...ended, outcome: 'WIN', payoutCents: 2_859 }, ...right.slice(1)], truth, whole))).toEqual([
      'wronglyGraded',
    ]);
  });

  it('finds nothing where every bet is what was placed and graded by the results', () => {
    expect(faults(right)).toEqual({});
    expect(compare(placements, right, truth).outcomes).toEqual({ WIN: 3 });
  });

  it('finds the bet whose side was flipped, in the grading or in the stored bet', () => {
    const flipped = [makeShown(0, 'LOSS', 0), ...right.slice(1)];
    const oneResult = makeTruth({ bears: [{ homeScore: 24, awayScore: 17 }], jets: [{ homeScore: 21, awayScore: 21 }] });
    expect(faults(flipped, oneResult)).toEqual({
      wronglyGraded: ['bet 1 is LOSS 0, should be WIN 1909: STRAIGHT of 1000 on bears.home (SPREAD HOME -250 at 10/11)'],
    });
    const placedOnAway = placements.map((placement) => ({
      ...placement,
      bets: placement.bets.map((bet) => ({
        ...bet,
        legs: bet.legs.map((leg) => (leg === home ? { ...home, side: 'AWAY' as const } : leg)),
      })),
    }));
    expect(faults(right, oneResult, placedOnAway).wronglyGraded).toHaveLength(2);
  });

  it('finds one cent too much', () => {
    expect(faults([...right.slice(0, 2), makeShown(2, 'WIN', 1_251)])).toEqual({
      wronglyGraded: [expect.stringContaining('bet 3 is WIN 1251, should be WIN 1250')],
    });
  });

  it('names the event whose result was forgotten, where the bet is still open or graded by an earlier result', () => {
    expect(faults([...right.slice(0, 2), makeShown(2, 'PENDING', 1_250)])).toEqual({
      resultsLost: ['jets: bet 3 is PENDING 1250, should be WIN 1250'],
    });
    expect(faults([makeShown(0, 'LOSS', 0), makeShown(1, 'LOSS', 0), ...right.slice(2)])).toEqual({
      resultsLost: ['bears: bet 1 is LOSS 0, should be WIN 1909', 'bears: bet 2 is LOSS 0, should be WIN 955'],
    });
  });

  it('finds a bet that is settled although its game has no result', () => {
    const noResult = makeTruth({ bears: [{ homeScore: 24, awayScore: 17 }] });
    expect(faults(right, noResult)).toEqual({
      wronglyGraded: [expect.stringContaining('bet 2 is WIN 955'), expect.stringContaining('bet 3 is WIN 1250')],
    });
  });

  it('finds bets that are lost, that were placed twice, and that no answer acknowledged', () => {
    expect(faults(right.slice(1))).toEqual({ lost: ['bet 1 of p1'] });
    expect(faults([...right, { ...makeShown(0, 'WIN', 1_909), id: '4' }])).toEqual({ doubled: ['bet 4 of p1'] });
    expect(faults([...right, { ...makeShown(0, 'WIN', 1_909), id: '5', placementId: 'p9' }])).toEqual({ doubled: ['bet 5 of p9'] });
    expect(faults([...right, right[0] as ShownBet])).toEqual({ doubled: ['My Bets lists a bet twice'] });
  });

  it('finds a bet that is stored with another stake, line or price than was sent', () => {
    const [first, ...others] = right as readonly [ShownBet, ...ShownBet[]];
    const [leg] = first.legs as readonly [ShownBet['legs'][number]];
    for (const altered of [
      { ...first, stakeCents: 1_001 },
      { ...first, legs: [{ ...leg, pointsHundredths: -350 }] },
      { ...first, legs: [{ ...leg, numerator: 11 }] },
      { ...first, legs: [{ ...leg, selectionId: 'bears.away' }] },
    ])
      expect(faults([altered, ...others])).toEqual({
        altered: [expect.stringContaining('p1: no bet is STRAIGHT of 1000 on bears.home')],
      });
    // A price in play may have moved by less than 1 % of the payout: it is graded as it was taken.
    const [firstPlacement] = placements;
    const moved = { ...first, legs: [{ ...leg, numerator: 9, denominator: 10 }], payoutCents: 1_900 };
    expect(faults([moved, ...others])).toHaveProperty('altered');
    const inPlay = [
      { ...firstPlacement, bets: [{ ...firstPlacement?.bets[0], legs: [{ ...home, isInPlay: true }] }] },
      ...placements.slice(1),
    ];
    expect(faults([moved, ...others], truth, inPlay as readonly AcknowledgedPlacement[])).toEqual({});
    // The same price in another fraction is the same bet.
    expect(faults([{ ...first, legs: [{ ...leg, numerator: 20, denominator: 22 }] }, ...others])).toEqual({});
  });
});

describe('a reward', () => {
  const reward = { kind: 'BONUS_BET', id: 'r' } as const;
  const bet = { kind: 'STRAIGHT', stakeCents: 300, legs: [over], reward } as const;
  const used: readonly AcknowledgedPlacement[] = ['1', '2'].map((id) => ({ placementId: `p${id}`, betIds: [id], bets: [bet] }));
  const shownAs = (text: string | undefined): readonly ShownBet[] =>
    used.map(({ placementId, betIds }) => ({
      id: betIds[0] ?? '',
      placementId,
      kind: 'STRAIGHT',
      stakeCents: 300,
      outcome: 'WIN',
      payoutCents: 450,
      cashedOutCents: 0,
      ...(text !== undefined && { reward: text }),
      legs: [over],
    }));

  it('a reward that two bets have used is found, except where a result may have given it back', () => {
    expect(compare(used, shownAs('BONUS_BET r'), truth)).toMatchObject({
      doubled: [expect.stringMatching(/^reward r/)],
      altered: [],
    });
    const returned = makeTruth({ jets: [{ homeScore: 21, awayScore: 21 }, { void: true }] });
    expect(compare(used, shownAs('BONUS_BET r'), returned).doubled).toEqual([]);
  });

  it('a reward that another bet uses by now is not paid to a bet that a correction has revived', () => {
    const corrected = makeTruth({ jets: [{ homeScore: 21, awayScore: 27 }, { void: true }] });
    const [first, second] = shownAs('BONUS_BET r');
    if (!first || !second) throw new Error('Two bets were shown');
    const settled = (outcome: string, payoutCents: number) => [{ ...first, outcome, payoutCents }, second];
    expect(compare(used, settled('VOIDED', 0), corrected).wronglyGraded).toEqual([]);
    const alone = compare(used.slice(0, 1), settled('VOIDED', 0).slice(0, 1), corrected);
    expect([...alone.wronglyGraded, ...alone.resultsLost]).toHaveLength(1);
  });

  it('pays the profit alone, and a bet that has lost its reward is found', () => {
    expect(compare(used.slice(0, 1), shownAs('BONUS_BET r').slice(0, 1), truth)).toMatchObject({ wronglyGraded: [], altered: [] });
    expect(compare(used.slice(0, 1), shownAs(undefined).slice(0, 1), truth).altered).toHaveLength(1);
  });
});
