import type { Sheets } from '../players/teamSheet.ts';
import type { ClockProfile } from '../sportProfile.ts';
import {
  bothToScore,
  correctScore,
  doubleChance,
  firstToScore,
  laterScores,
  moneyline,
  oddEven,
  raceTo,
  spread,
  teamTotal,
  threeWay,
  total,
  unitSpread,
  unitTotal,
  winningMargin,
} from './clockMarkets.ts';
import type { NamedPart } from './footballMarkets.ts';
import type { MarketSpec } from './marketSpec.ts';
import { firstScorer, playerMilestone, playersOf, playerTotal } from './playerMarkets.ts';

const GAME = 'GAME' as const;

/** Result, total and handicap of a part, and whether both score in it. */
function parts({ totalName, spreadName }: ClockProfile, named: readonly NamedPart[]): MarketSpec[] {
  return named.flatMap(([key, name, from, to]) => {
    const part = { from, to };
    return [
      threeWay({ key: `${key}-result`, name: `${name} Result`, part }),
      total({ key: `${key}-total`, name: `${name} ${totalName}`, part }),
      spread({ key: `${key}-spread`, name: `${name} ${spreadName}`, part }),
      bothToScore({ key: `${key}-both`, name: `${name} Both Teams to Score`, part }),
    ];
  });
}

const SOCCER_MARGINS = [
  [1, 1],
  [2, 2],
  [3, Number.POSITIVE_INFINITY],
] as const;
const QUARTER_LINES = [-0.75, -0.25, 0.25, 0.75];

export function soccerMarkets(profile: ClockProfile): MarketSpec[] {
  const first = { from: 1, to: 1 };
  const second = { from: 2, to: 2 };
  const match = { from: 1, to: 2 };
  return [
    moneyline({ key: 'draw-no-bet', name: 'Draw No Bet', part: GAME }),
    doubleChance({ key: 'double-chance', name: 'Double Chance', part: GAME }),
    bothToScore({ key: 'both-to-score', name: 'Both Teams to Score', part: GAME }),
    ...QUARTER_LINES.map((offset, index) =>
      spread({ key: `asian-spread-${index + 1}`, name: 'Asian Handicap', part: GAME }, offset),
    ),
    ...QUARTER_LINES.map((offset, index) => total({ key: `asian-total-${index + 1}`, name: 'Asian Total', part: GAME }, offset)),
    correctScore({ key: 'correct-score', name: 'Correct Score', part: GAME }, 3),
    winningMargin({ key: 'margin', name: 'Winning Margin', part: GAME }, SOCCER_MARGINS, true),
    firstToScore({ key: 'first-to-score', name: 'First Team to Score' }),
    ...laterScores('Goal', 4),
    raceTo({ key: 'race-2', name: 'Race to 2 Goals' }, 2),
    oddEven({ key: 'odd-even', name: 'Total Goals Odd or Even', part: GAME }),
    ...[-1, 1].flatMap((offset, index) => [
      teamTotal({ key: `alternate-home-total-${index + 1}`, name: 'Alternate {home} Total', part: GAME }, 'HOME', offset),
      teamTotal({ key: `alternate-away-total-${index + 1}`, name: 'Alternate {away} Total', part: GAME }, 'AWAY', offset),
    ]),
    doubleChance({ key: 'first-double-chance', name: '1st Half Double Chance', part: first }),
    bothToScore({ key: 'first-both', name: '1st Half Both Teams to Score', part: first }),
    correctScore({ key: 'first-correct-score', name: '1st Half Correct Score', part: first }, 2),
    teamTotal({ key: 'first-home-total', name: '1st Half {home} Total', part: first }, 'HOME'),
    teamTotal({ key: 'first-away-total', name: '1st Half {away} Total', part: first }, 'AWAY'),
    ...parts(profile, [['second', '2nd Half', 2, 2]]),
    moneyline({ key: 'second-draw-no-bet', name: '2nd Half Draw No Bet', part: second }),
    unitTotal({ key: 'corners-total', name: 'Total Corners', part: match }, 'CORNERS'),
    ...[-2, 2].map((offset, index) =>
      unitTotal({ key: `alternate-corners-total-${index + 1}`, name: 'Alternate Total Corners', part: match }, 'CORNERS', offset),
    ),
    unitSpread({ key: 'corners-spread', name: 'Corner Handicap', part: match }, 'CORNERS'),
    unitTotal({ key: 'first-corners-total', name: '1st Half Total Corners', part: first }, 'CORNERS'),
    unitTotal({ key: 'cards-total', name: 'Total Cards', part: match }, 'CARDS'),
    unitSpread({ key: 'cards-spread', name: 'Card Handicap', part: match }, 'CARDS'),
  ];
}

const GOAL = { yes: 'Anytime Goalscorer', no: 'No Goal' };
const ASSIST = { yes: 'Anytime Assist', no: 'No Assist' };
const CARD = { yes: 'to Be Carded', no: 'Not Carded' };

export function soccerPlayerMarkets(sheets: Sheets): MarketSpec[] {
  const scorers = [0, 1, 2, 3, 4];
  return [
    firstScorer({ key: 'first-goalscorer', name: 'First Goalscorer' }, sheets, scorers),
    ...goalscorers(sheets, scorers),
    ...playersOf(sheets, [0, 1, 2]).map((whose) => playerTotal(sheets, whose, 'SHOTS_ON_TARGET', 'Shots on Target')),
    ...playersOf(sheets, [3, 4, 5]).map((whose) => playerMilestone(sheets, whose, 'CARDS', 'Cards', 1, CARD)),
    ...playersOf(sheets, [0, 1, 3]).map((whose) => playerMilestone(sheets, whose, 'ASSISTS', 'Assists', 1, ASSIST)),
    ...playersOf(sheets, [7]).map((whose) => playerTotal(sheets, whose, 'SAVES', 'Saves')),
  ];
}

function goalscorers(sheets: Sheets, roles: readonly number[]): MarketSpec[] {
  return [
    ...playersOf(sheets, roles).map((whose) => playerMilestone(sheets, whose, 'GOALS', 'Goals', 1, GOAL)),
    ...playersOf(sheets, roles.slice(0, 2)).map((whose) => playerMilestone(sheets, whose, 'GOALS', 'Goals', 2)),
  ];
}

const HOCKEY_MARGINS = [
  [1, 1],
  [2, 2],
  [3, Number.POSITIVE_INFINITY],
] as const;

export function hockeyMarkets(profile: ClockProfile): MarketSpec[] {
  const regulation = { from: 1, to: 3 };
  const subject = { scope: 'REGULATION' } as const;
  return [
    threeWay({ key: 'regulation', name: '60-Minute Result', part: regulation, subject }),
    doubleChance({ key: 'double-chance', name: '60-Minute Double Chance', part: regulation, subject }),
    bothToScore({ key: 'both-to-score', name: 'Both Teams to Score', part: regulation, subject }),
    total({ key: 'regulation-total', name: '60-Minute Total', part: regulation, subject }),
    winningMargin({ key: 'margin', name: 'Winning Margin', part: GAME }, HOCKEY_MARGINS, false),
    correctScore({ key: 'correct-score', name: '60-Minute Correct Score', part: regulation, subject }, 4),
    firstToScore({ key: 'first-to-score', name: 'First Team to Score' }),
    ...laterScores('Goal', 6),
    raceTo({ key: 'race-2', name: 'Race to 2 Goals' }, 2),
    raceTo({ key: 'race-3', name: 'Race to 3 Goals' }, 3),
    oddEven({ key: 'odd-even', name: 'Total Goals Odd or Even', part: GAME }),
    ...[-1, 1].flatMap((offset, index) => [
      teamTotal({ key: `alternate-home-total-${index + 1}`, name: 'Alternate {home} Total', part: GAME }, 'HOME', offset),
      teamTotal({ key: `alternate-away-total-${index + 1}`, name: 'Alternate {away} Total', part: GAME }, 'AWAY', offset),
    ]),
    ...parts(profile, [
      ['p1', '1st Period', 1, 1],
      ['p2', '2nd Period', 2, 2],
      ['p3', '3rd Period', 3, 3],
    ]).filter(({ key }) => key !== 'p1-total' && key !== 'p1-spread'),
  ];
}

export function hockeyPlayerMarkets(sheets: Sheets): MarketSpec[] {
  const scorers = [0, 1, 2, 3, 4, 5];
  return [
    firstScorer({ key: 'first-goalscorer', name: 'First Goalscorer' }, sheets, scorers),
    ...goalscorers(sheets, scorers),
    ...playersOf(sheets, [0, 1, 2, 3]).map((whose) => playerTotal(sheets, whose, 'SHOTS', 'Shots on Goal')),
    ...playersOf(sheets, [0, 1, 2, 5]).map((whose) => playerMilestone(sheets, whose, 'ASSISTS', 'Assists', 1, ASSIST)),
    ...playersOf(sheets, [7]).map((whose) => playerTotal(sheets, whose, 'SAVES', 'Saves')),
  ];
}
