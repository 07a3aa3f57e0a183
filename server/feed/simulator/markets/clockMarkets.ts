import type { MarketSubject } from '../../../../core/money/markets.ts';
import { correctScoreText } from '../../../../core/texts/scoreText.ts';
import type { Side } from '../../../../core/wire/contract.ts';
import { chanceBetween, chanceOfOdd, compoundPoisson, highestOf, shifted, sumOf } from '../../model/distribution.ts';
import { raceChances } from '../../model/race.ts';
import { secondsLeft } from '../clockGame.ts';
import { chanceAbove, outlookOf, type Part } from '../outlook.ts';
import { unitSum } from '../players/tally.ts';
import { sheetsOf } from '../players/teamSheet.ts';
import { marketStrengths } from '../simulatedEvent.ts';
import type { MarketSpec } from './marketSpec.ts';
import { clockGameOf, clockProfileOf, lineOf, quotePart, teamLineKind } from './parts.ts';
import { eachAgainstItsOpposite, manySides, type Outcome, threeSides, twoSides } from './quote.ts';

/** The part of the game that the builders below share: where it counts, and how it is called there. */
export interface Of {
  readonly key: string;
  readonly name: string;
  readonly part: Part;
  readonly main?: boolean;
  /** It ends with regulation: an overtime, which many books count, does not count. */
  readonly isLast?: boolean;
  /** Said instead of what follows from the part. */
  readonly subject?: MarketSubject;
}

function subjectOf({ part, subject, isLast }: Of, more: MarketSubject = {}): MarketSubject {
  const ofPart = part === 'GAME' ? {} : { periods: part, ...(isLast && { scope: 'REGULATION' as const }) };
  return { ...(subject ?? ofPart), ...more };
}

function spec(of: Of, type: MarketSpec['type'], quote: MarketSpec['quote'], more: MarketSubject = {}): MarketSpec {
  return { key: of.key, name: of.name, type, main: of.main ?? false, subject: subjectOf(of, more), quote };
}

/** @param offset Points off the main line. */
export function spread(of: Of, offset = 0): MarketSpec {
  return spec(of, 'SPREAD', (event) =>
    quotePart(event, of.part, (outlook) => {
      const line = lineOf(event, of.part, outlook, 'spread') + offset;
      return twoSides('HOME', 'AWAY', outlook.homeCovers(line), line, -line);
    }),
  );
}

export function total(of: Of, offset = 0): MarketSpec {
  return spec(of, 'TOTAL', (event) =>
    quotePart(event, of.part, (outlook) => {
      const line = lineOf(event, of.part, outlook, 'total') + offset;
      if (outlook.scored.home + outlook.scored.away > line + 0.25) return 'DECIDED';
      return line <= 0 ? 'AT_LIMIT' : twoSides('OVER', 'UNDER', outlook.over(line), line, line);
    }),
  );
}

export function teamTotal(of: Of, side: Side, offset = 0): MarketSpec {
  const scored = side === 'HOME' ? ('home' as const) : ('away' as const);
  return spec(
    of,
    'TOTAL',
    (event) =>
      quotePart(event, of.part, (outlook) => {
        const line = lineOf(event, of.part, outlook, teamLineKind(side)) + offset;
        if (outlook.scored[scored] > line) return 'DECIDED';
        return line <= 0 ? 'AT_LIMIT' : twoSides('OVER', 'UNDER', outlook.teamOver(side, line), line, line);
      }),
    { side },
  );
}

/** A tie is refunded: also a draw-no-bet. */
export function moneyline(of: Of): MarketSpec {
  return spec(of, 'MONEYLINE', (event) => quotePart(event, of.part, (outlook) => twoSides('HOME', 'AWAY', outlook.homeWins)));
}

export function threeWay(of: Of): MarketSpec {
  return spec(of, 'MONEYLINE_THREE_WAY', (event) => quotePart(event, of.part, (outlook) => threeSides(outlook.threeWay)));
}

export function doubleChance(of: Of): MarketSpec {
  return spec(of, 'DOUBLE_CHANCE', (event) =>
    quotePart(event, of.part, ({ threeWay: [home, draw, away] }) =>
      eachAgainstItsOpposite([
        { side: 'OUTCOME', outcome: 'HOME_OR_DRAW', name: `${event.home} or Draw`, chance: home + draw },
        { side: 'OUTCOME', outcome: 'HOME_OR_AWAY', name: `${event.home} or ${event.away}`, chance: home + away },
        { side: 'OUTCOME', outcome: 'AWAY_OR_DRAW', name: `${event.away} or Draw`, chance: away + draw },
      ]),
    ),
  );
}

/** A market for parts in which both sides score independently: periods, and games that end with regulation. */
export function bothToScore(of: Of): MarketSpec {
  return spec(of, 'BOTH_TO_SCORE', (event) =>
    quotePart(event, of.part, ({ chances: { home, away }, scored }) => {
      if (scored.home > 0 && scored.away > 0) return 'DECIDED';
      return twoSides('YES', 'NO', (1 - chanceBetween(home, 0, 0)) * (1 - chanceBetween(away, 0, 0)));
    }),
  );
}

export function oddEven(of: Of): MarketSpec {
  return spec(of, 'ODD_EVEN', (event) =>
    quotePart(event, of.part, ({ chances }) => twoSides('ODD', 'EVEN', chanceOfOdd(chances.total))),
  );
}

/** Scores up to so many goals of either side. */
export function correctScore(of: Of, most: number): MarketSpec {
  return spec(of, 'CORRECT_SCORE', (event) =>
    quotePart(event, of.part, ({ chances: { home, away }, scored }) => {
      if (scored.home > most || scored.away > most) return 'DECIDED';
      const outcomes: Outcome[] = [];
      let other = 1;
      for (let atHome = 0; atHome <= most; atHome += 1)
        for (let atAway = 0; atAway <= most; atAway += 1) {
          const chance = chanceBetween(home, atHome, atHome) * chanceBetween(away, atAway, atAway);
          other -= chance;
          outcomes.push({ side: 'OUTCOME', outcome: `${atHome}-${atAway}`, name: correctScoreText(atHome, atAway), chance });
        }
      return manySides([
        ...outcomes,
        { side: 'OUTCOME', outcome: `OTHER_${most + 1}`, name: 'Any other score', chance: Math.max(0, other) },
      ]);
    }),
  );
}

/** Bands of the winner's lead: `[1, 6]`; the last one is open. */
export function winningMargin(of: Of, bands: readonly (readonly [number, number])[], draw: boolean): MarketSpec {
  return spec(of, 'WINNING_MARGIN', (event) =>
    quotePart(event, of.part, ({ chances: { margin } }) => {
      const outcomes = (['HOME', 'AWAY'] as const).flatMap((side) =>
        bands.map(([from, to]): Outcome => {
          const isOpen = to === Number.POSITIVE_INFINITY;
          const by = isOpen ? `${from}+` : from === to ? String(from) : `${from}–${to}`;
          const range = isOpen ? `${from}_UP` : from === to ? String(from) : `${from}_${to}`;
          const top = isOpen ? Math.max(Math.abs(margin.least), highestOf(margin)) : to;
          const chance = side === 'HOME' ? chanceBetween(margin, from, top) : chanceBetween(margin, -top, -from);
          return {
            side: 'OUTCOME',
            outcome: `${side}_${range}`,
            name: `${side === 'HOME' ? event.home : event.away} by ${by}`,
            chance,
          };
        }),
      );
      if (draw) outcomes.push({ side: 'OUTCOME', outcome: 'DRAW', name: 'Draw', chance: chanceBetween(margin, 0, 0) });
      return manySides(outcomes);
    }),
  );
}

/** The expected number of scores that are left of regulation. */
function scoresLeft(event: Parameters<MarketSpec['quote']>[0]): { readonly homeNext: number; readonly left: number } | null {
  const profile = clockProfileOf(event);
  const outlook = outlookOf(event, { from: 1, to: profile.periods });
  if (outlook === null) return null;
  const average = profile.scores.reduce((sum, { points, share }) => sum + points * share, 0);
  const { home, away } = marketStrengths(event);
  return { homeNext: home / (home + away), left: (outlook.still.home + outlook.still.away) / average };
}

/** Regulation, with neither side as an outcome where that can be. */
export function raceTo(of: Omit<Of, 'part'>, target: number): MarketSpec {
  const part = 'GAME' as const;
  return spec(
    { ...of, part },
    'RACE_TO',
    (event) =>
      quotePart(event, part, ({ scored }) => {
        const scores = scoresLeft(event);
        if (scores === null || scored.home >= target || scored.away >= target) return 'DECIDED';
        const race = { target, home: scored.home, away: scored.away, ...scores, scores: clockProfileOf(event).scores };
        const [home, away, neither] = raceChances(race);
        return manySides([
          { side: 'HOME', chance: home },
          { side: 'AWAY', chance: away },
          { side: 'NO', name: 'Neither', chance: neither },
        ]);
      }),
    { scope: 'REGULATION', target: target * 100 },
  );
}

/** The chance of so many more scores at least, of a Poisson number of them. */
function chanceOfMore(least: number, mean: number): number {
  let [fewer, exactly] = [0, Math.exp(-mean)];
  for (let count = 0; count < least; count += 1) {
    fewer += exactly;
    exactly *= mean / (count + 1);
  }
  return 1 - fewer;
}

/** Whose the score of a number is, the first one unless it is said: after the one before it, it is the next. Regulation. */
export function firstToScore(of: Omit<Of, 'part'>, number = 1): MarketSpec {
  const part = 'GAME' as const;
  return spec(
    { ...of, part },
    'FIRST_TO_SCORE',
    (event) =>
      quotePart(event, part, () => {
        const scores = scoresLeft(event);
        const missing = number - (clockGameOf(event)?.tally.scoring.length ?? 0);
        if (scores === null || missing <= 0) return 'DECIDED';
        const some = chanceOfMore(missing, scores.left);
        const sides: Outcome[] = [
          { side: 'HOME', chance: some * scores.homeNext },
          { side: 'AWAY', chance: some * (1 - scores.homeNext) },
        ];
        return manySides([
          ...sides,
          { side: 'NO', name: number === 1 ? 'No score' : `No ${of.name.toLowerCase()}`, chance: 1 - some },
        ]);
      }),
    { scope: 'REGULATION', ...(number > 1 && { number }) },
  );
}

const ORDINALS = ['1st', '2nd', '3rd', '4th', '5th', '6th'];

/** The scores after the first one, each a market that is the next score's once those before it are there. */
export function laterScores(word: string, last: number): MarketSpec[] {
  return Array.from({ length: last - 1 }, (_, index) =>
    firstToScore({ key: `score-${index + 2}`, name: `${ORDINALS[index + 1]} ${word}` }, index + 2),
  );
}

/** Distributions of corners and cards, which come by themselves: the number so far and what is left, of one side or both. */
function unitDistributions(
  event: Parameters<MarketSpec['quote']>[0],
  unit: 'CORNERS' | 'CARDS',
  part: { from: number; to: number },
) {
  const profile = clockProfileOf(event);
  const game = clockGameOf(event);
  const sheets = sheetsOf(event);
  const action = sheets?.HOME.model.actions.find((each) => each.unit === unit);
  if (!action || profile.periods === 0) return null;
  const seconds =
    game === null
      ? (part.to - part.from + 1) * profile.periodSeconds
      : Math.max(0, secondsLeft(profile, game, part.to) - secondsLeft(profile, game, part.from - 1));
  const rate = (action.perGame * seconds) / (profile.periods * profile.periodSeconds);
  const scored = game ? unitSum(game.tally, unit, part.from, part.to) : { home: 0, away: 0 };
  const still = compoundPoisson(rate, [{ points: 1, share: 1 }]);
  return {
    home: shifted(still, scored.home),
    away: shifted(still, scored.away),
    seconds,
    scored,
    mean: 2 * rate + scored.home + scored.away,
  };
}

const UNIT_SECONDS = 60;

export function unitTotal(
  of: Of & { readonly part: { from: number; to: number } },
  unit: 'CORNERS' | 'CARDS',
  offset = 0,
): MarketSpec {
  return spec(
    of,
    'TOTAL',
    (event) => {
      const counts = unitDistributions(event, unit, of.part);
      if (!counts || counts.seconds === 0 || event.game?.over) return 'DECIDED';
      const both = sumOf(counts.home, counts.away);
      const line = Math.max(0.5, fairHalf((at) => chanceAbove(both, at), counts.mean) + offset);
      if (counts.scored.home + counts.scored.away > line) return 'DECIDED';
      return counts.seconds < UNIT_SECONDS ? 'AT_LIMIT' : twoSides('OVER', 'UNDER', chanceAbove(both, line), line, line);
    },
    { unit },
  );
}

export function unitSpread(
  of: Of & { readonly part: { from: number; to: number } },
  unit: 'CORNERS' | 'CARDS',
  offset = 0,
): MarketSpec {
  return spec(
    of,
    'SPREAD',
    (event) => {
      const counts = unitDistributions(event, unit, of.part);
      if (!counts || counts.seconds === 0 || event.game?.over) return 'DECIDED';
      const margin = sumOf(counts.home, counts.away, -1);
      const line = fairHalf((at) => chanceAbove(margin, -at), counts.scored.away - counts.scored.home) + offset;
      return counts.seconds < UNIT_SECONDS ? 'AT_LIMIT' : twoSides('HOME', 'AWAY', chanceAbove(margin, -line), line, -line);
    },
    { unit },
  );
}

/** The line between two whole numbers that is nearest to even, near a guess. */
export function fairHalf(chance: (line: number) => number, guess: number): number {
  const around = Math.floor(guess) + 0.5;
  let best = around;
  for (const step of [-1, 1, -2, 2, -3, 3])
    if (Math.abs(chance(around + step) - 0.5) < Math.abs(chance(best) - 0.5)) best = around + step;
  return best;
}
