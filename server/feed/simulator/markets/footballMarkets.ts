import type { Sheets } from '../players/teamSheet.ts';
import type { ClockProfile } from '../sportProfile.ts';
import {
  firstToScore,
  laterScores,
  moneyline,
  oddEven,
  raceTo,
  spread,
  teamTotal,
  threeWay,
  total,
  winningMargin,
} from './clockMarkets.ts';
import type { MarketSpec } from './marketSpec.ts';
import { type FirstScore, firstScorer, playerMilestone, playersOf, playerTotal } from './playerMarkets.ts';

export type NamedPart = readonly [key: string, name: string, from: number, to: number];

/** Spread, total and moneyline of a part, and of a half the teams' own totals. */
export function partMarkets(profile: ClockProfile, parts: readonly NamedPart[], teams: boolean): MarketSpec[] {
  const { spreadName, totalName, moneylineName } = profile;
  return parts.flatMap(([key, name, from, to]) => {
    const part = { from, to };
    const isLast = to === profile.periods;
    const of = (kind: string, label: string) => ({ key: `${key}-${kind}`, name: `${name} ${label}`, part, isLast });
    return [
      spread(of('spread', spreadName)),
      total(of('total', totalName)),
      moneyline(of('moneyline', moneylineName)),
      ...(teams
        ? [
            teamTotal({ key: `${key}-away-total`, name: `${name} {away} Total`, part, isLast }, 'AWAY'),
            teamTotal({ key: `${key}-home-total`, name: `${name} {home} Total`, part, isLast }, 'HOME'),
          ]
        : []),
    ];
  });
}

export const QUARTERS: readonly NamedPart[] = [
  ['q1', '1st Quarter', 1, 1],
  ['q2', '2nd Quarter', 2, 2],
  ['q3', '3rd Quarter', 3, 3],
  ['q4', '4th Quarter', 4, 4],
];

const MARGINS = [
  [1, 3],
  [4, 6],
  [7, 12],
  [13, 18],
  [19, Number.POSITIVE_INFINITY],
] as const;

const REGULATION = { scope: 'REGULATION' } as const;

/** Beside the main, alternate and first-half markets of every sport with a clock. */
export function footballMarkets(profile: ClockProfile): MarketSpec[] {
  const game = 'GAME' as const;
  return [
    ...[-7, -3, 3, 7].map((offset, index) =>
      teamTotal({ key: `alternate-away-total-${index + 1}`, name: 'Alternate {away} Total', part: game }, 'AWAY', offset),
    ),
    ...[-7, -3, 3, 7].map((offset, index) =>
      teamTotal({ key: `alternate-home-total-${index + 1}`, name: 'Alternate {home} Total', part: game }, 'HOME', offset),
    ),
    teamTotal({ key: 'first-away-total', name: '1st Half {away} Total', part: { from: 1, to: 2 } }, 'AWAY'),
    teamTotal({ key: 'first-home-total', name: '1st Half {home} Total', part: { from: 1, to: 2 } }, 'HOME'),
    ...partMarkets(profile, [['second', '2nd Half (Regulation)', 3, 4]], true),
    ...partMarkets(profile, QUARTERS, false),
    threeWay({ key: 'regulation', name: '3-Way Result (Regulation)', part: { from: 1, to: 4 }, subject: REGULATION }),
    winningMargin({ key: 'margin', name: 'Winning Margin', part: game }, MARGINS, false),
    firstToScore({ key: 'first-to-score', name: 'First Team to Score' }),
    ...laterScores('Score', 6),
    raceTo({ key: 'race-10', name: 'Race to 10 Points' }, 10),
    raceTo({ key: 'race-15', name: 'Race to 15 Points' }, 15),
    raceTo({ key: 'race-20', name: 'Race to 20 Points' }, 20),
    oddEven({ key: 'odd-even', name: 'Total Odd or Even', part: game }),
    oddEven({ key: 'first-odd-even', name: '1st Half Total Odd or Even', part: { from: 1, to: 2 } }),
  ];
}

const FIRST_TOUCHDOWN: FirstScore = { leastPoints: 6, nobody: 'No touchdown' };
const TOUCHDOWN = { yes: 'Anytime Touchdown', no: 'No Touchdown' };
const QB = [0];
const RUNNERS = [0, 1, 2];
const RECEIVERS = [1, 3, 4, 5, 6];
const SCORERS = [0, 1, 2, 3, 4, 5, 6];
const KICKER = [7];

export function footballPlayerMarkets(sheets: Sheets): MarketSpec[] {
  return [
    firstScorer({ key: 'first-touchdown-scorer', name: 'First Touchdown Scorer' }, sheets, SCORERS, FIRST_TOUCHDOWN),
    firstScorer({ key: 'first-scorer', name: 'First Points Scorer' }, sheets, [...SCORERS, ...KICKER]),
    ...playersOf(sheets, SCORERS).map((whose) => playerMilestone(sheets, whose, 'TOUCHDOWNS', 'Touchdowns', 1, TOUCHDOWN)),
    ...playersOf(sheets, [1, 3, 4, 6]).map((whose) => playerMilestone(sheets, whose, 'TOUCHDOWNS', 'Touchdowns', 2)),
    ...playersOf(sheets, QB).flatMap((whose) => [
      playerTotal(sheets, whose, 'PASSING_YARDS', 'Passing Yards'),
      playerTotal(sheets, whose, 'COMPLETIONS', 'Completions'),
      ...[200, 225, 250, 275, 300].map((least) => playerMilestone(sheets, whose, 'PASSING_YARDS', 'Passing Yards', least)),
    ]),
    ...playersOf(sheets, RUNNERS).map((whose) => playerTotal(sheets, whose, 'RUSHING_YARDS', 'Rushing Yards')),
    ...playersOf(sheets, RUNNERS.slice(1)).map((whose) => playerTotal(sheets, whose, 'CARRIES', 'Rush Attempts')),
    ...playersOf(sheets, [1]).flatMap((whose) =>
      [50, 75, 100].map((least) => playerMilestone(sheets, whose, 'RUSHING_YARDS', 'Rushing Yards', least)),
    ),
    ...playersOf(sheets, RECEIVERS).flatMap((whose) => [
      playerTotal(sheets, whose, 'RECEIVING_YARDS', 'Receiving Yards'),
      playerTotal(sheets, whose, 'RECEPTIONS', 'Receptions'),
    ]),
    ...playersOf(sheets, [3, 4, 6]).flatMap((whose) =>
      [40, 60, 80, 100].map((least) => playerMilestone(sheets, whose, 'RECEIVING_YARDS', 'Receiving Yards', least)),
    ),
    ...playersOf(sheets, KICKER).map((whose) => playerTotal(sheets, whose, 'FIELD_GOALS', 'Field Goals Made')),
  ];
}
