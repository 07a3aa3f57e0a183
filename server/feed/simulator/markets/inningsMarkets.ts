import { chanceBetween, compoundPoisson, highestOf, shifted } from '../../model/distribution.ts';
import { halfLeft } from '../clockGame.ts';
import { chanceAbove } from '../outlook.ts';
import { STARTER_INNINGS, STARTING_PITCHER } from '../players/sheetModel.ts';
import { type Sheets, sheetKey } from '../players/teamSheet.ts';
import type { SimulatedEvent } from '../simulatedEvent.ts';
import type { ClockProfile } from '../sportProfile.ts';
import { bothToScore, correctScore, fairHalf, oddEven, spread, teamTotal, threeWay, total, winningMargin } from './clockMarkets.ts';
import type { MarketSpec } from './marketSpec.ts';
import { clockGameOf, clockProfileOf, quotePart } from './parts.ts';
import { milestoneWords, namedMilestone, playersOf, type Whose } from './playerMarkets.ts';
import { twoSides } from './quote.ts';

const GAME = 'GAME' as const;

const RUN_MARGINS = [
  [1, 1],
  [2, 2],
  [3, 3],
  [4, Number.POSITIVE_INFINITY],
] as const;

/** The ninth inning has no market of its own, because the home side may not bat in it. */
export function baseballMarkets(profile: ClockProfile): MarketSpec[] {
  const innings = (to: number): { from: number; to: number } => ({ from: 1, to });
  return [
    ...[-2, -1, 1, 2].flatMap((offset, index) => [
      teamTotal({ key: `alternate-away-total-${index + 1}`, name: 'Alternate {away} Total', part: GAME }, 'AWAY', offset),
      teamTotal({ key: `alternate-home-total-${index + 1}`, name: 'Alternate {home} Total', part: GAME }, 'HOME', offset),
    ]),
    winningMargin({ key: 'margin', name: 'Winning Margin', part: GAME }, RUN_MARGINS, false),
    oddEven({ key: 'odd-even', name: 'Total Runs Odd or Even', part: GAME }),
    teamTotal({ key: 'first-away-total', name: '1st 5 Innings {away} Total', part: innings(5) }, 'AWAY'),
    teamTotal({ key: 'first-home-total', name: '1st 5 Innings {home} Total', part: innings(5) }, 'HOME'),
    threeWay({ key: 'first-five-result', name: '1st 5 Innings Result', part: innings(5) }),
    ...[1, 3, 7].flatMap((to) => {
      const name = to === 1 ? '1st Inning' : `1st ${to} Innings`;
      return [
        threeWay({ key: `innings-${to}-result`, name: `${name} Result`, part: innings(to) }),
        total({ key: `innings-${to}-total`, name: `${name} ${profile.totalName}`, part: innings(to) }),
        spread({ key: `innings-${to}-spread`, name: `${name} ${profile.spreadName}`, part: innings(to) }),
      ];
    }),
    bothToScore({ key: 'innings-1-both', name: '1st Inning Both Teams to Score', part: innings(1) }),
    correctScore({ key: 'innings-1-score', name: '1st Inning Correct Score', part: innings(1) }, 2),
  ];
}

/** Strikeouts of the starting pitchers, who stay for six innings. */
export function pitcherMarkets(sheets: Sheets): MarketSpec[] {
  return playersOf(sheets, [STARTING_PITCHER]).flatMap((whose) => {
    const { player } = whose;
    const subject = { player: { id: player.id, stat: 'STRIKEOUTS' } };
    const plain = { main: false, subject } as const;
    return [
      {
        ...plain,
        key: `${player.id}-strikeouts`,
        name: `${player.name} Strikeouts`,
        type: 'TOTAL' as const,
        quote: (event: SimulatedEvent) =>
          quotePart(event, { from: 1, to: STARTER_INNINGS }, () => {
            const { soFar, distribution, mean } = strikeouts(event, sheets, whose);
            const line = fairHalf((at) => chanceAbove(distribution, at), mean);
            return soFar > line ? 'DECIDED' : twoSides('OVER', 'UNDER', chanceAbove(distribution, line), line, line);
          }),
      },
      ...[4, 5, 6, 7].map((least) => ({
        ...plain,
        key: `${player.id}-strikeouts-${least}`,
        name: `${player.name} ${least}+ Strikeouts`,
        type: 'MILESTONE' as const,
        quote: (event: SimulatedEvent) =>
          quotePart(event, { from: 1, to: STARTER_INNINGS }, () => {
            const { soFar, distribution } = strikeouts(event, sheets, whose);
            if (soFar >= least) return 'DECIDED' as const;
            const chance = chanceBetween(distribution, least, Math.max(least, highestOf(distribution)));
            return namedMilestone(player, milestoneWords('Strikeouts', least), twoSides('YES', 'NO', chance, least, least));
          }),
      })),
    ];
  });
}

function strikeouts(event: SimulatedEvent, sheets: Sheets, { side, role }: Whose) {
  const profile = clockProfileOf(event);
  const game = clockGameOf(event);
  const batting = side === 'HOME' ? 'away' : 'home';
  const perGame = sheets[side].model.actions.find(({ key }) => key === 'strikeout')?.perGame ?? 0;
  let share = 0;
  for (let inning = 0; inning < STARTER_INNINGS; inning += 1) share += halfLeft(profile, game, inning, batting);
  const soFar = game?.tally.stats[sheetKey(side, role, 'STRIKEOUTS')] ?? 0;
  const still = compoundPoisson(perGame * share, [{ points: 1, share: 1 }]);
  return { soFar, distribution: shifted(still, soFar), mean: soFar + perGame * share };
}

const WIDE_MARGINS = [
  [1, 10],
  [11, 20],
  [21, 40],
  [41, Number.POSITIVE_INFINITY],
] as const;

export function cricketMarkets(profile: ClockProfile): MarketSpec[] {
  const first = { from: 1, to: profile.firstPeriods };
  return [
    ...[-20, -10, 10, 20].map((offset, index) =>
      teamTotal({ key: `alternate-home-total-${index + 1}`, name: 'Alternate {home} Total', part: GAME }, 'HOME', offset),
    ),
    winningMargin({ key: 'margin', name: 'Winning Margin in Runs', part: GAME }, WIDE_MARGINS, false),
    oddEven({ key: 'odd-even', name: 'Total Runs Odd or Even', part: GAME }),
    oddEven({ key: 'first-odd-even', name: '1st Innings Runs Odd or Even', part: first }),
  ];
}
