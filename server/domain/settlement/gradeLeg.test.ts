import { describe, expect, it } from 'vitest';
import type { GameResult, ResultPeriod } from '../../../core/money/results.ts';
import { type Grade, type GradedLeg, gradeLeg } from './gradeLeg.ts';

type Leg = Partial<GradedLeg>;

const legOf = (change: Leg): GradedLeg => ({
  marketType: 'MONEYLINE',
  side: 'HOME',
  outcome: null,
  pointsHundredths: null,
  subject: {},
  rules: null,
  ...change,
});

/** `1-0`: regulation; `1-0 OT`, `3-2 SO`: what came after it; `1-0 open`: being played when it was stopped. */
function period(text: string): ResultPeriod {
  const [score = '', mark = ''] = text.split(' ');
  const [home = 0, away = 0] = score.split('-').map(Number);
  return {
    home,
    away,
    kind: mark === 'OT' ? 'OVERTIME' : mark === 'SO' ? 'SHOOTOUT' : 'REGULATION',
    ...(mark === 'open' && { open: true }),
  };
}

function resultOf(score: string | null, periods: readonly string[] = [], change: Partial<GameResult> = {}): GameResult {
  const [homeScore = null, awayScore = null] = score?.split('-').map(Number) ?? [];
  return { status: 'FINAL', homeScore, awayScore, periods: periods.map(period), ...change };
}

const grade = (change: Leg, result: GameResult | null): Grade => gradeLeg(legOf(change), result).grade;
const stopped = (score: string, ...periods: readonly string[]) => resultOf(score, periods, { status: 'ABANDONED' });

type Case = readonly [leg: Leg, result: GameResult | null, expected: Grade];

const check = (cases: readonly Case[]): void => {
  for (const [leg, result, expected] of cases) expect(grade(leg, result), JSON.stringify([leg, result])).toBe(expected);
};

const line = (marketType: 'SPREAD' | 'TOTAL', side: GradedLeg['side'], points: number): Leg => ({
  marketType,
  side,
  pointsHundredths: points * 100,
});
const named = (marketType: GradedLeg['marketType'], outcome: string, change: Leg = {}): Leg => ({
  marketType,
  side: 'OUTCOME',
  outcome,
  ...change,
});
const FIRST_HALF = { periods: { from: 1, to: 1 } };
const SECOND_HALF = { periods: { from: 2, to: 2 } };

describe('grading a leg', () => {
  it('is open without a result, and void where nothing was played or its market cannot have it', () => {
    expect(grade({}, null)).toBe('PENDING');
    for (const status of ['POSTPONED', 'WALKOVER', 'NO_CONTEST'] as const)
      expect(grade(line('TOTAL', 'OVER', 0.5), resultOf('3-0', [], { status }))).toBe('VOIDED');
    check([
      [{ side: 'OVER' }, resultOf('1-0'), 'VOIDED'],
      [{ side: 'DRAW' }, resultOf('1-1'), 'VOIDED'],
      [{ marketType: 'SPREAD' }, resultOf('1-0'), 'VOIDED'],
      [line('TOTAL', 'HOME', 1), resultOf('1-0'), 'VOIDED'],
      [named('CORRECT_SCORE', 'two-one'), resultOf('2-1'), 'VOIDED'],
      [named('DOUBLE_CHANCE', 'HOME'), resultOf('2-1'), 'VOIDED'],
    ]);
  });

  it('goes by the winner on a moneyline, and a tie is a push unless a draw can be bet on', () => {
    const threeWay = { marketType: 'MONEYLINE_THREE_WAY' } as const;
    check([
      [{}, resultOf('2-1'), 'WIN'],
      [{ side: 'AWAY' }, resultOf('2-1'), 'LOSS'],
      [{ side: 'AWAY' }, resultOf('1-1'), 'PUSH'],
      [{ ...threeWay, side: 'AWAY' }, resultOf('1-1'), 'LOSS'],
      [{ ...threeWay, side: 'DRAW' }, resultOf('1-1'), 'WIN'],
      [{ ...threeWay, side: 'DRAW' }, resultOf('1-0'), 'LOSS'],
      [named('DOUBLE_CHANCE', 'HOME_OR_DRAW'), resultOf('1-1'), 'WIN'],
      [named('DOUBLE_CHANCE', 'HOME_OR_AWAY'), resultOf('1-1'), 'LOSS'],
    ]);
  });

  it('adds a line to its own side of a spread, and compares the sum of a total', () => {
    check([
      [line('SPREAD', 'HOME', -3), resultOf('24-20'), 'WIN'],
      [line('SPREAD', 'HOME', -3), resultOf('23-20'), 'PUSH'],
      [line('SPREAD', 'HOME', -3), resultOf('22-20'), 'LOSS'],
      [line('SPREAD', 'AWAY', 2.5), resultOf('23-20'), 'LOSS'],
      [line('SPREAD', 'AWAY', 3.5), resultOf('23-20'), 'WIN'],
      [line('TOTAL', 'OVER', 43.5), resultOf('24-20'), 'WIN'],
      [line('TOTAL', 'OVER', 44), resultOf('24-20'), 'PUSH'],
      [line('TOTAL', 'UNDER', 43.5), resultOf('24-20'), 'LOSS'],
    ]);
  });

  it('splits a quarter line between its neighbours (penaltyblog#22, pinnacle 1000115200)', () => {
    check([
      [line('TOTAL', 'OVER', 2.25), resultOf('1-1'), 'HALF_LOSS'],
      [line('TOTAL', 'UNDER', 2.25), resultOf('1-1'), 'HALF_WIN'],
      [line('TOTAL', 'OVER', 2.75), resultOf('2-1'), 'HALF_WIN'],
      [line('SPREAD', 'HOME', -0.25), resultOf('1-1'), 'HALF_LOSS'],
      [line('SPREAD', 'AWAY', 0.25), resultOf('1-1'), 'HALF_WIN'],
      [line('SPREAD', 'HOME', -0.75), resultOf('1-0'), 'HALF_WIN'],
      [line('SPREAD', 'HOME', -0.75), resultOf('2-0'), 'WIN'],
      [line('SPREAD', 'HOME', -0.75), resultOf('0-0'), 'LOSS'],
    ]);
  });

  it('counts the part, the side and the unit that its market is about', () => {
    const corners = resultOf('1-0', ['1-0', '0-0'], {
      periods: [
        { ...period('1-0'), units: { CORNERS: { home: 4, away: 2 } } },
        { ...period('0-0'), units: { CORNERS: { home: 1, away: 3 } } },
      ],
    });
    check([
      [{ side: 'AWAY', subject: FIRST_HALF }, resultOf('24-20', ['0-7', '24-13']), 'WIN'],
      [{ side: 'AWAY', subject: SECOND_HALF }, resultOf('24-20', ['0-7', '24-13']), 'LOSS'],
      [{ subject: FIRST_HALF }, resultOf('24-20'), 'VOIDED'],
      [{ ...line('TOTAL', 'OVER', 23.5), subject: { side: 'HOME' } }, resultOf('24-0'), 'WIN'],
      [{ ...line('TOTAL', 'OVER', 9.5), subject: { unit: 'CORNERS' } }, corners, 'WIN'],
      [{ side: 'AWAY', subject: { unit: 'CORNERS', ...SECOND_HALF } }, corners, 'WIN'],
      [{ ...line('TOTAL', 'OVER', 9.5), subject: { unit: 'CARDS' } }, corners, 'VOIDED'],
      [{ ...line('TOTAL', 'OVER', 20.5), subject: { unit: 'GAMES' } }, resultOf('2-0', ['7-5', '6-3']), 'WIN'],
      [
        { ...line('TOTAL', 'OVER', 9.5), subject: { periods: { from: 3, to: 3 }, unit: 'GAMES' } },
        resultOf('2-0', ['7-5', '6-3']),
        'VOIDED',
      ],
    ]);
    // A half that was said as one is two quarters, and says nothing of one.
    const halves = resultOf('24-20', [], {
      periods: [
        { ...period('0-7'), spans: 2 },
        { ...period('24-13'), spans: 2 },
      ],
    });
    expect(grade({ side: 'AWAY', subject: { periods: { from: 1, to: 2 } } }, halves)).toBe('WIN');
    expect(grade({ side: 'AWAY', subject: FIRST_HALF }, halves)).toBe('VOIDED');
  });

  it('counts overtime and shoot-outs by the rule of the sport, unless the market says it', () => {
    const extraTime = resultOf('2-1', ['1-0', '0-1', '1-0 OT']);
    const penalties = resultOf('1-1', ['1-0', '0-1', '0-0 OT', '3-4 SO']);
    const hockey = resultOf('2-2', ['1-0', '1-1', '0-1', '0-0 OT', '1-0 SO']);
    const half = { periods: { from: 3, to: 4 } };
    const football = resultOf('26-20', ['7-3', '3-7', '7-0', '3-10', '6-0 OT']);
    const draw = { marketType: 'MONEYLINE_THREE_WAY', side: 'DRAW' } as const;
    check([
      [{ ...draw, rules: 'soccer' }, extraTime, 'WIN'],
      [{ ...line('TOTAL', 'OVER', 2.5), rules: 'soccer' }, extraTime, 'LOSS'],
      [{ rules: 'soccer' }, extraTime, 'PUSH'],
      [{ rules: 'soccer', subject: { scope: 'ALL' } }, extraTime, 'WIN'],
      [{ rules: 'soccer', side: 'AWAY', subject: { scope: 'ALL' } }, penalties, 'WIN'],
      [{ rules: 'hockey' }, hockey, 'WIN'],
      [{ ...line('TOTAL', 'OVER', 4.5), rules: 'hockey' }, hockey, 'WIN'],
      [{ ...line('SPREAD', 'AWAY', 1.5), rules: 'hockey' }, hockey, 'WIN'],
      [{ ...draw, rules: 'hockey' }, hockey, 'WIN'],
      [{ ...draw, rules: 'hockey' }, resultOf('3-2'), 'VOIDED'], // nobody knows whether after overtime
      [{ ...draw, rules: 'football' }, football, 'WIN'],
      [{ ...line('SPREAD', 'HOME', -2.5), subject: half, rules: 'football' }, football, 'WIN'],
      [{ ...line('SPREAD', 'HOME', -2.5), subject: { ...half, scope: 'REGULATION' }, rules: 'football' }, football, 'LOSS'],
      [{ ...line('TOTAL', 'OVER', 13.5), subject: { periods: { from: 4, to: 4 } }, rules: 'football' }, football, 'LOSS'],
    ]);
  });

  it('a leg of a stopped event stands where it was decided, and else is void', () => {
    const secondHalf = stopped('1-0', '1-0', '0-0 open');
    const firstHalf = stopped('1-0', '1-0 open');
    const half = { marketType: 'MONEYLINE_THREE_WAY', subject: FIRST_HALF } as const;
    check([
      [half, secondHalf, 'WIN'],
      [{ ...half, side: 'DRAW' }, secondHalf, 'LOSS'],
      [half, firstHalf, 'VOIDED'],
      [half, stopped('1-0', '1-0'), 'WIN'], // at half-time
      [{ ...line('TOTAL', 'UNDER', 1.5), subject: FIRST_HALF }, secondHalf, 'WIN'],
      [{ ...line('TOTAL', 'UNDER', 1.5), subject: FIRST_HALF }, firstHalf, 'VOIDED'],
      [{ ...line('TOTAL', 'OVER', 0.5), subject: FIRST_HALF }, firstHalf, 'WIN'],
      [{ ...line('TOTAL', 'OVER', 0.5), subject: FIRST_HALF }, stopped('1-0'), 'VOIDED'], // of which half the goal was is not known
      [line('TOTAL', 'OVER', 0.5), secondHalf, 'WIN'],
      [line('TOTAL', 'UNDER', 0.5), secondHalf, 'LOSS'],
      [line('TOTAL', 'OVER', 1), secondHalf, 'VOIDED'], // on the line, and there was time for more
      [line('TOTAL', 'OVER', 1.5), secondHalf, 'VOIDED'],
      [line('TOTAL', 'OVER', 0.75), secondHalf, 'HALF_WIN'], // over 0.5 is won, over 1 is void
      [line('TOTAL', 'UNDER', 0.75), secondHalf, 'HALF_LOSS'],
      [{ ...line('TOTAL', 'OVER', 0.5), subject: { side: 'AWAY' } }, secondHalf, 'VOIDED'],
      [{ ...line('TOTAL', 'OVER', 0.5), subject: { side: 'HOME' } }, secondHalf, 'WIN'],
      [{}, secondHalf, 'VOIDED'],
      [line('SPREAD', 'AWAY', 9.5), secondHalf, 'VOIDED'],
      [{ marketType: 'BOTH_TO_SCORE', side: 'YES' }, stopped('1-1', '1-1 open'), 'WIN'],
      [{ marketType: 'BOTH_TO_SCORE', side: 'NO' }, secondHalf, 'VOIDED'],
      [named('CORRECT_SCORE', '0-0'), secondHalf, 'LOSS'],
      [named('CORRECT_SCORE', '1-0'), secondHalf, 'VOIDED'],
      [{ marketType: 'ODD_EVEN', side: 'ODD' }, secondHalf, 'VOIDED'],
      [{ marketType: 'FIRST_TO_SCORE' }, secondHalf, 'WIN'],
      [{ marketType: 'MONEYLINE_THREE_WAY', rules: 'soccer' }, stopped('2-1', '1-0', '0-1', '1-0 OT'), 'LOSS'], // after 90 minutes it was level
      [line('TOTAL', 'OVER', 0.5), resultOf(null, [], { status: 'ABANDONED' }), 'VOIDED'],
    ]);
  });

  it('reads the outcomes of scores, margins and races', () => {
    const plays = [
      { side: 'AWAY', points: 7, period: 1, playerId: 'p1' },
      { side: 'HOME', points: 3, period: 1, playerId: 'p2' },
      { side: 'HOME', points: 14, period: 2 },
    ] as const;
    const scored = resultOf('17-7', ['3-7', '14-0'], { scoring: plays });
    const race = (side: GradedLeg['side'], target: number): Leg => ({
      marketType: 'RACE_TO',
      side,
      subject: { target: target * 100 },
    });
    check([
      [named('CORRECT_SCORE', '2-1'), resultOf('2-1'), 'WIN'],
      [named('CORRECT_SCORE', '1-2'), resultOf('2-1'), 'LOSS'],
      [named('CORRECT_SCORE', 'OTHER_4'), resultOf('4-1'), 'WIN'],
      [named('CORRECT_SCORE', 'OTHER_4'), resultOf('3-3'), 'LOSS'],
      [{ marketType: 'ODD_EVEN', side: 'EVEN' }, resultOf('0-0'), 'WIN'],
      [{ marketType: 'ODD_EVEN', side: 'ODD' }, resultOf('2-1'), 'WIN'],
      [named('WINNING_MARGIN', 'HOME_7_UP'), resultOf('24-17'), 'WIN'],
      [named('WINNING_MARGIN', 'AWAY_3_6'), resultOf('24-17'), 'LOSS'],
      [named('WINNING_MARGIN', 'AWAY_1'), resultOf('2-3'), 'WIN'],
      [named('WINNING_MARGIN', 'DRAW'), resultOf('2-2'), 'WIN'],
      [{ marketType: 'FIRST_TO_SCORE' }, scored, 'LOSS'],
      [{ marketType: 'FIRST_TO_SCORE', subject: SECOND_HALF }, scored, 'WIN'],
      [{ marketType: 'FIRST_TO_SCORE', side: 'NO' }, resultOf('0-0'), 'WIN'],
      [{ marketType: 'FIRST_TO_SCORE' }, resultOf('2-1'), 'VOIDED'], // in which order is not known
      [{ marketType: 'FIRST_TO_SCORE', subject: { number: 2 } }, scored, 'WIN'],
      [{ marketType: 'FIRST_TO_SCORE', side: 'AWAY', subject: { number: 2 } }, scored, 'LOSS'],
      [{ marketType: 'FIRST_TO_SCORE', side: 'NO', subject: { number: 4 } }, scored, 'WIN'],
      [{ marketType: 'FIRST_TO_SCORE', side: 'NO', subject: { number: 2 } }, resultOf('1-0'), 'WIN'],
      [{ marketType: 'FIRST_TO_SCORE', subject: { number: 2 } }, resultOf('2-0'), 'VOIDED'], // one score may have two points
      [{ marketType: 'FIRST_TO_SCORE', subject: { number: 2 } }, stopped('1-0', '1-0 open'), 'VOIDED'],
      [{ marketType: 'FIRST_TO_SCORE', subject: { number: 0 } }, scored, 'VOIDED'],
      [named('FIRST_TO_SCORE', 'p1'), scored, 'WIN'],
      [named('FIRST_TO_SCORE', 'p2'), scored, 'LOSS'],
      [named('FIRST_TO_SCORE', 'p3'), { ...scored, playerStats: { p1: {}, p2: {} } }, 'VOIDED'], // did not play
      [race('HOME', 10), scored, 'WIN'],
      [race('AWAY', 7), scored, 'WIN'],
      [race('HOME', 20), scored, 'LOSS'],
      [race('NO', 20), scored, 'WIN'],
    ]);
  });

  it('pays on the first touchdown, whatever field goals come before it', () => {
    const plays = [
      { side: 'HOME', points: 3, period: 1, playerId: 'kicker' },
      { side: 'AWAY', points: 7, period: 1, playerId: 'receiver' },
      { side: 'HOME', points: 6, period: 2, playerId: 'runner' },
    ] as const;
    const touchdown = { subject: { scope: 'REGULATION', leastPoints: 6 } } as const;
    const no = { ...touchdown, marketType: 'FIRST_TO_SCORE', side: 'NO' } as const;
    const of = (id: string): Leg => named('FIRST_TO_SCORE', id, touchdown);
    const scored = resultOf('9-7', ['3-7', '6-0'], { scoring: plays });
    const kicked = resultOf('6-3', ['6-3'], { scoring: [plays[0], plays[0], { ...plays[0], side: 'AWAY' }] });
    check([
      [of('receiver'), scored, 'WIN'],
      [of('runner'), scored, 'LOSS'],
      [of('kicker'), scored, 'LOSS'],
      [no, scored, 'LOSS'],
      [of('absent'), { ...scored, playerStats: { receiver: {} } }, 'VOIDED'],
      [of('runner'), kicked, 'LOSS'],
      [no, kicked, 'WIN'],
      [no, resultOf('3-5', ['3-5']), 'WIN'],
      [no, resultOf('6-3', ['6-3']), 'VOIDED'], // a touchdown or two field goals
      [of('runner'), resultOf('3-0', ['3-0']), 'LOSS'],
      [of('receiver'), { ...scored, status: 'ABANDONED' }, 'WIN'],
      [no, { ...kicked, status: 'ABANDONED' }, 'VOIDED'],
    ]);
  });

  it('grades players by their statistics, and is void of one who did not take part', () => {
    const result = resultOf('24-20', [], { playerStats: { p1: { YARDS: 25 }, p2: {} } });
    const of = (id: string, change: Leg): Leg => ({ ...change, subject: { player: { id, stat: 'YARDS' } } });
    const milestone = { marketType: 'MILESTONE', side: 'YES', pointsHundredths: 2_500 } as const;
    check([
      [of('p1', milestone), result, 'WIN'],
      [of('p1', { ...milestone, pointsHundredths: 2_600 }), result, 'LOSS'],
      [of('p1', line('TOTAL', 'UNDER', 25.5)), result, 'WIN'],
      [of('p2', milestone), result, 'VOIDED'],
      [of('p3', milestone), result, 'VOIDED'],
      [of('p1', milestone), { ...result, status: 'ABANDONED' }, 'WIN'],
      [of('p1', line('TOTAL', 'UNDER', 25.5)), { ...result, status: 'ABANDONED' }, 'VOIDED'],
    ]);
  });

  it('grades fights by winner, method and round', () => {
    const knockOut = resultOf(null, [], { winner: 'HOME', method: 'KO_TKO', round: 2, roundSeconds: 150 });
    const decision = resultOf(null, [], { winner: 'AWAY', method: 'DECISION', round: 3 });
    const drawn = resultOf(null, [], { method: 'DRAW', round: 3 });
    const rounds = (side: 'OVER' | 'UNDER', points: number): Leg => ({
      ...line('TOTAL', side, points),
      subject: { unit: 'ROUNDS' },
      rules: 'fights',
    });
    check([
      [{ rules: 'fights' }, knockOut, 'WIN'],
      [{ rules: 'fights' }, drawn, 'PUSH'],
      [{ marketType: 'MONEYLINE_THREE_WAY', side: 'DRAW', rules: 'fights' }, drawn, 'WIN'],
      [{ rules: 'fights' }, { ...knockOut, status: 'NO_CONTEST' }, 'VOIDED'],
      [named('METHOD', 'HOME_KO_TKO'), knockOut, 'WIN'],
      [named('METHOD', 'AWAY_KO_TKO'), knockOut, 'LOSS'],
      [named('METHOD', 'SUBMISSION'), knockOut, 'LOSS'],
      [named('METHOD', 'KO_TKO'), { ...knockOut, method: 'DISQUALIFICATION' }, 'WIN'],
      [named('METHOD', 'DRAW'), drawn, 'WIN'],
      [named('ROUND', 'ROUND_2'), knockOut, 'WIN'],
      [named('ROUND', 'AWAY_ROUND_2'), knockOut, 'LOSS'],
      [named('ROUND', 'DECISION'), drawn, 'WIN'],
      [{ marketType: 'ROUND', side: 'YES' }, decision, 'WIN'],
      [{ marketType: 'ROUND', side: 'NO' }, knockOut, 'WIN'],
      [rounds('OVER', 1.5), knockOut, 'PUSH'], // at 2:30 of the second round
      [rounds('OVER', 2.5), decision, 'WIN'],
      [rounds('UNDER', 2.5), { ...knockOut, round: 3, roundSeconds: 100 }, 'WIN'],
      [named('METHOD', 'KO_TKO'), resultOf(null, [], { winner: 'HOME' }), 'VOIDED'],
    ]);
  });

  it('divides a dead heat, and grades places', () => {
    const placings = [
      { participantId: 'a', place: 1 },
      ...['b', 'c', 'd'].map((participantId) => ({ participantId, place: 2 })),
      { participantId: 'e', place: 0 },
    ];
    const result = resultOf(null, [], { placings });
    const leg = (outcome: string, places = 1): GradedLeg =>
      legOf(named('OUTRIGHT', outcome, { subject: { target: places * 100 } }));
    expect(gradeLeg(leg('a'), result)).toEqual({ grade: 'WIN' });
    expect(gradeLeg(leg('b', 3), result)).toEqual({ grade: 'WIN', deadHeat: { tied: 3, places: 2 } });
    expect(gradeLeg(leg('b', 4), result)).toEqual({ grade: 'WIN' });
    expect(gradeLeg(leg('b'), result)).toEqual({ grade: 'LOSS' });
    expect(gradeLeg(leg('e'), result)).toEqual({ grade: 'VOIDED' });
    expect(gradeLeg(leg('a'), resultOf(null))).toEqual({ grade: 'VOIDED' });
  });

  it('follows the rule of the book for a retirement, a called game and a pitcher', () => {
    const retired = (...periods: readonly string[]) => resultOf('1-0', periods, { status: 'RETIRED', winner: 'AWAY' });
    const called = (innings: number) => stopped('3-1', ...Array.from({ length: innings }, () => '0-0'), '0-0 open');
    const listed = { rules: 'baseball/listed', subject: { listed: { home: 'cole', away: 'sale' } } } as const;
    const started = (home: string) => resultOf('3-1', ['3-1'], { starters: { home } });
    check([
      [{ side: 'AWAY', rules: 'tennis/first-set' }, retired('6-3', '2-1 open'), 'WIN'],
      [{ side: 'AWAY', rules: 'tennis/first-set' }, retired('4-3 open'), 'VOIDED'],
      [{ side: 'AWAY', rules: 'tennis/complete' }, retired('6-3', '2-1 open'), 'VOIDED'],
      [{ subject: FIRST_HALF, rules: 'tennis/complete' }, retired('6-3', '2-1 open'), 'WIN'],
      [{ ...line('TOTAL', 'OVER', 9.5), subject: { unit: 'GAMES' }, rules: 'tennis/first-set' }, retired('6-3', '2-1 open'), 'WIN'],
      [{ rules: 'tennis/first-set' }, resultOf('1-0', ['6-3', '2-1 open'], { status: 'RETIRED' }), 'VOIDED'], // who gave up is not known
      [{ rules: 'baseball/listed' }, called(5), 'WIN'],
      [{ rules: 'baseball/listed' }, called(4), 'VOIDED'],
      [{ ...line('TOTAL', 'UNDER', 8.5), rules: 'baseball/listed' }, called(5), 'VOIDED'],
      [listed, started('cole'), 'WIN'],
      [listed, started('rodon'), 'VOIDED'],
      [{ ...listed, rules: 'baseball/action' }, started('rodon'), 'WIN'],
      [listed, resultOf('3-1', ['3-1']), 'WIN'],
    ]);
  });

  it('pays what a stopped match of tennis has decided by the rules of sets and games', () => {
    const retired = (score: string, ...periods: readonly string[]) =>
      resultOf(score, periods, { status: 'RETIRED', winner: 'HOME' });
    const games = (leg: Leg, subject: GradedLeg['subject'] = {}): Leg => ({
      ...leg,
      rules: 'tennis/complete',
      subject: { unit: 'GAMES', ...subject },
    });
    const sets = { rules: 'tennis/complete' };
    const decider = retired('1-1', '6-4', '4-6', '5-5 open');
    const third = retired('1-1', '6-2', '4-6', '0-0 open');
    const fourth = retired('2-1', '6-4', '4-6', '6-4', '0-0 open');
    const first = { periods: { from: 1, to: 1 } };
    check([
      [{ ...line('TOTAL', 'OVER', 2.5), ...sets }, third, 'WIN'],
      [{ ...line('TOTAL', 'UNDER', 2.5), ...sets }, third, 'LOSS'],
      [games(line('TOTAL', 'OVER', 23.5)), retired('1-1', '6-2', '4-6'), 'WIN'],
      [games(line('TOTAL', 'OVER', 23.75)), retired('1-1', '6-2', '4-6'), 'HALF_WIN'],
      [games(line('TOTAL', 'OVER', 24.5)), retired('1-1', '6-2', '4-6'), 'VOIDED'],
      [games(line('TOTAL', 'UNDER', 31.5)), retired('1-1', '6-2', '4-6'), 'WIN'], // thirteen more at most
      [games(line('TOTAL', 'OVER', 9.5), first), retired('0-0', '4-4 open'), 'WIN'],
      [games(line('TOTAL', 'OVER', 10.5), first), retired('0-0', '4-4 open'), 'VOIDED'],
      [games(line('SPREAD', 'HOME', 2.5)), decider, 'WIN'],
      [games(line('SPREAD', 'HOME', -2.5)), decider, 'LOSS'],
      [games(line('SPREAD', 'HOME', 2)), decider, 'VOIDED'],
      [games(line('SPREAD', 'HOME', -2)), decider, 'VOIDED'],
      // The third of five sets is not the last.
      [games(line('SPREAD', 'HOME', 2.5)), { ...decider, setsToWin: 3 }, 'VOIDED'],
      // Nor is the fourth, which shows by itself that there are five.
      [{ ...line('TOTAL', 'OVER', 3.5), ...sets }, fourth, 'WIN'],
      [{ ...line('TOTAL', 'UNDER', 4.5), ...sets }, fourth, 'VOIDED'],
      [{ ...line('SPREAD', 'HOME', 0.5), ...sets }, fourth, 'VOIDED'],
      [{ ...line('SPREAD', 'HOME', 1.5), ...sets }, fourth, 'WIN'],
      [games(line('TOTAL', 'UNDER', 45.5)), fourth, 'VOIDED'],
      [games(line('TOTAL', 'UNDER', 56.5)), fourth, 'WIN'],
      [games({ marketType: 'RACE_TO', side: 'NO' }, { ...first, target: 800 }), retired('0-0', '5-5 open'), 'WIN'],
      [games({ marketType: 'RACE_TO', side: 'HOME' }, { ...first, target: 600 }), retired('0-0', '5-5 open'), 'VOIDED'],
      [games({ marketType: 'FIRST_TO_SCORE', side: 'NO' }, { ...first, number: 11 }), retired('0-0', '5-0 open'), 'VOIDED'],
      [games({ marketType: 'FIRST_TO_SCORE', side: 'NO' }, { ...first, number: 14 }), retired('0-0', '5-0 open'), 'WIN'],
      [games(line('TOTAL', 'OVER', 5.5), SECOND_HALF), retired('0-0', '5-0 open'), 'VOIDED'], // that set was not begun
    ]);
  });
});
