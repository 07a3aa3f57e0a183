import type { Sheets } from '../players/teamSheet.ts';
import type { ClockProfile } from '../sportProfile.ts';
import { firstToScore, oddEven, raceTo, teamTotal, winningMargin } from './clockMarkets.ts';
import { partMarkets, QUARTERS } from './footballMarkets.ts';
import type { MarketSpec } from './marketSpec.ts';
import { playerMilestone, playersOf, playerTotal } from './playerMarkets.ts';

const MARGINS = [
  [1, 5],
  [6, 10],
  [11, 15],
  [16, 20],
  [21, Number.POSITIVE_INFINITY],
] as const;

export function basketballMarkets(profile: ClockProfile): MarketSpec[] {
  const game = 'GAME' as const;
  const isQuartered = profile.periods === 4;
  const first = { from: 1, to: profile.firstPeriods };
  return [
    ...[-8, -4, 4, 8].flatMap((offset, index) => [
      teamTotal({ key: `alternate-away-total-${index + 1}`, name: 'Alternate {away} Total', part: game }, 'AWAY', offset),
      teamTotal({ key: `alternate-home-total-${index + 1}`, name: 'Alternate {home} Total', part: game }, 'HOME', offset),
    ]),
    teamTotal({ key: 'first-away-total', name: '1st Half {away} Total', part: first }, 'AWAY'),
    teamTotal({ key: 'first-home-total', name: '1st Half {home} Total', part: first }, 'HOME'),
    ...partMarkets(
      profile,
      [isQuartered ? ['second', '2nd Half (Regulation)', 3, 4] : ['second', '2nd Half (Regulation)', 2, 2]],
      true,
    ),
    ...(isQuartered ? partMarkets(profile, QUARTERS, false) : []),
    winningMargin({ key: 'margin', name: 'Winning Margin', part: game }, MARGINS, false),
    firstToScore({ key: 'first-to-score', name: 'First Team to Score' }),
    raceTo({ key: 'race-10', name: 'Race to 10 Points' }, 10),
    raceTo({ key: 'race-20', name: 'Race to 20 Points' }, 20),
    oddEven({ key: 'odd-even', name: 'Total Odd or Even', part: game }),
    oddEven({ key: 'first-odd-even', name: '1st Half Total Odd or Even', part: first }),
  ];
}

export function basketballPlayerMarkets(sheets: Sheets): MarketSpec[] {
  return [
    ...playersOf(sheets, [0, 1, 2, 3, 4, 5]).map((whose) => playerTotal(sheets, whose, 'POINTS', 'Points')),
    ...playersOf(sheets, [0, 1, 2, 3]).flatMap((whose) =>
      [15, 20, 25, 30].map((least) => playerMilestone(sheets, whose, 'POINTS', 'Points', least)),
    ),
    ...playersOf(sheets, [2, 3, 4]).map((whose) => playerTotal(sheets, whose, 'REBOUNDS', 'Rebounds')),
    ...playersOf(sheets, [4]).flatMap((whose) =>
      [8, 10, 12].map((least) => playerMilestone(sheets, whose, 'REBOUNDS', 'Rebounds', least)),
    ),
    ...playersOf(sheets, [0, 1, 2]).map((whose) => playerTotal(sheets, whose, 'ASSISTS', 'Assists')),
    ...playersOf(sheets, [0, 1, 2]).map((whose) => playerTotal(sheets, whose, 'THREES', 'Threes Made')),
    ...playersOf(sheets, [0, 1]).flatMap((whose) =>
      [3, 5].map((least) => playerMilestone(sheets, whose, 'THREES', 'Threes Made', least)),
    ),
  ];
}
