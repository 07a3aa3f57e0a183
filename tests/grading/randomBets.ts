import type { MarketSubject } from '../../core/money/markets.ts';
import type { GameResult } from '../../core/money/results.ts';
import type { MarketType, SelectionSide } from '../../core/wire/contract.ts';
import type { GradedLeg } from '../../server/domain/settlement/gradeLeg.ts';
import type { Random } from '../support/random.ts';
import type { Fraction, Game, Pick, Play, Played, Sport, Team } from './bruteGrader.ts';

const PERIODS: Readonly<Record<Sport, number>> = { soccer: 2, hockey: 3, football: 4, plain: 2 };

function randomPeriod(random: Random, number: number, kind: Played['kind']): { period: Played; plays: readonly Play[] } {
  const plays = Array.from({ length: random.pick([0, 0, 1, 1, 2, 3]) }, (): Play => {
    return { side: random.pick<Team>(['HOME', 'AWAY']), points: random.pick([1, 1, 2]), period: number };
  });
  const of = (side: Team): number => plays.filter((play) => play.side === side).reduce((sum, play) => sum + play.points, 0);
  return { period: { kind, home: of('HOME'), away: of('AWAY') }, plays };
}

/** The brute grader tries no more points than these may differ by. */
const MOST_LEAD = 7;

/** A game to its end, or to where it was stopped. */
export function randomGame(random: Random): Game {
  for (;;) {
    const game = anyGame(random);
    if (Math.abs(game.periods.reduce((sum, { kind, home, away }) => sum + (kind === 'SHOOTOUT' ? 0 : home - away), 0)) <= MOST_LEAD)
      return game;
  }
}

function anyGame(random: Random): Game {
  const sport = random.pick<Sport>(['soccer', 'hockey', 'football', 'plain']);
  const regulationPeriods = PERIODS[sport];
  const played = Array.from({ length: regulationPeriods }, (_, index) => randomPeriod(random, index + 1, 'REGULATION'));
  const facts = {
    sport,
    regulationPeriods,
    yards: random.next() < 0.2 ? null : random.between(0, 40),
    isPlayed: random.next() > 0.03,
  };
  const of = (parts: typeof played) => ({ periods: parts.map(({ period }) => period), plays: parts.flatMap(({ plays }) => plays) });
  const isStopped = random.next() < 0.35;
  const isInOvertime = random.next() < 0.15;
  if (isStopped && !isInOvertime) {
    const count = random.between(1, regulationPeriods);
    // Nobody knows at the end of regulation whether an overtime would have come.
    const isOpen = count === regulationPeriods || random.next() < 0.7;
    return { ...facts, ...of(played.slice(0, count)), stopped: { isOpen }, isBare: false };
  }
  const overtime = randomPeriod(random, regulationPeriods + 1, 'OVERTIME');
  const hasOvertime = isInOvertime || random.next() < 0.2;
  const all = hasOvertime ? [...played, overtime] : played;
  if (isStopped) return { ...facts, ...of(all), stopped: { isOpen: true }, isBare: false };
  const { periods, plays } = of(all);
  const isLevel = periods.reduce((sum, { home, away }) => sum + home - away, 0) === 0;
  const hasShootout = hasOvertime && isLevel && random.next() < 0.8;
  const shootout: Played = random.pick<Played>([
    { kind: 'SHOOTOUT', home: 3, away: 2 },
    { kind: 'SHOOTOUT', home: 0, away: 1 },
  ]);
  // Where a game may end level, the only score there is is taken for that of its regulation.
  const mayEndLevel = sport === 'soccer' || sport === 'plain';
  const isBare = !hasShootout && !(hasOvertime && mayEndLevel) && random.next() < 0.15;
  return { ...facts, periods: hasShootout ? [...periods, shootout] : periods, plays, stopped: null, isBare };
}

const TYPES = [
  'MONEYLINE',
  'MONEYLINE_THREE_WAY',
  'SPREAD',
  'SPREAD',
  'TOTAL',
  'TOTAL',
  'BOTH_TO_SCORE',
  'DOUBLE_CHANCE',
  'CORRECT_SCORE',
  'ODD_EVEN',
  'WINNING_MARGIN',
  'FIRST_TO_SCORE',
  'RACE_TO',
  'MILESTONE',
] as const;

const SIDES: Readonly<Record<string, readonly string[]>> = {
  MONEYLINE: ['HOME', 'AWAY'],
  MONEYLINE_THREE_WAY: ['HOME', 'AWAY', 'DRAW'],
  SPREAD: ['HOME', 'AWAY'],
  TOTAL: ['OVER', 'UNDER'],
  BOTH_TO_SCORE: ['YES', 'NO'],
  ODD_EVEN: ['ODD', 'EVEN'],
  FIRST_TO_SCORE: ['HOME', 'AWAY', 'NO'],
  RACE_TO: ['HOME', 'AWAY', 'NO'],
  MILESTONE: ['YES', 'NO'],
};

const OUTCOMES: Readonly<Record<string, (random: Random) => string>> = {
  DOUBLE_CHANCE: (random) => random.pick(['HOME_OR_DRAW', 'AWAY_OR_DRAW', 'HOME_OR_AWAY']),
  CORRECT_SCORE: (random) =>
    random.next() < 0.2 ? `OTHER_${random.between(2, 5)}` : `${random.between(0, 4)}-${random.between(0, 4)}`,
  WINNING_MARGIN: (random) =>
    random.next() < 0.15 ? 'DRAW' : `${random.pick(['HOME', 'AWAY'])}_${random.pick(['1', '2', '1_3', '3_6', '2_UP', '4_UP'])}`,
};

export function randomPick(random: Random, { regulationPeriods, sport }: Game): Pick {
  const type = random.pick(TYPES);
  const isCount = type === 'TOTAL' || type === 'MILESTONE';
  const ofPlayer = isCount && random.next() < 0.25;
  const half = regulationPeriods / 2;
  const ranges: readonly (readonly [number, number])[] = [
    ...Array.from({ length: regulationPeriods }, (_, index) => [index + 1, index + 1] as const),
    ...(sport === 'football'
      ? ([
          [1, half],
          [half + 1, regulationPeriods],
        ] as const)
      : []),
  ];
  const range = !ofPlayer && random.next() < 0.3 ? random.pick(ranges) : null;
  const team = isCount && !ofPlayer && random.next() < 0.25 ? random.pick<Team>(['HOME', 'AWAY']) : null;
  const scope = range === null && !ofPlayer && random.next() < 0.15 ? random.pick(['ALL', 'REGULATION'] as const) : null;
  const quarters = type === 'SPREAD' ? random.between(-10, 10) : random.between(1, ofPlayer ? 160 : 24);
  const line =
    type === 'MILESTONE'
      ? random.between(1, ofPlayer ? 40 : 8) * 100
      : type === 'SPREAD' || type === 'TOTAL'
        ? quarters * 25
        : null;
  const outcome = OUTCOMES[type]?.(random) ?? null;
  return {
    type,
    side: outcome === null ? random.pick(SIDES[type] ?? []) : 'OUTCOME',
    outcome,
    line,
    range,
    team,
    scope,
    ofPlayer,
    target: random.between(1, 6),
    number: random.pick([1, 1, 2, 3]),
  };
}

/** The pick in the words of the product. */
export function legOf(pick: Pick, { sport }: Game): GradedLeg {
  const subject: MarketSubject = {
    ...(pick.range && { periods: { from: pick.range[0], to: pick.range[1] } }),
    ...(pick.team && { side: pick.team }),
    ...(pick.scope && { scope: pick.scope }),
    ...(pick.ofPlayer && { player: { id: 'p1', stat: 'YARDS' } }),
    ...(pick.type === 'RACE_TO' && { target: pick.target * 100 }),
    ...(pick.type === 'FIRST_TO_SCORE' && pick.number > 1 && { number: pick.number }),
  };
  return {
    marketType: pick.type as MarketType,
    side: pick.side as SelectionSide,
    outcome: pick.outcome,
    pointsHundredths: pick.line,
    subject,
    rules: sport === 'plain' ? null : sport,
  };
}

/** The game in the words of the product. */
export function resultOf(game: Game, random: Random): GameResult {
  if (!game.isPlayed)
    return { status: random.pick(['POSTPONED', 'WALKOVER', 'NO_CONTEST'] as const), homeScore: null, awayScore: null, periods: [] };
  const inGame = game.periods.filter(({ kind }) => kind !== 'SHOOTOUT');
  const of = (side: 'home' | 'away'): number => inGame.reduce((sum, period) => sum + period[side], 0);
  const periods = game.periods.map((period, index) => ({
    ...period,
    ...(game.stopped?.isOpen && index === game.periods.length - 1 && { open: true }),
  }));
  return {
    status: game.stopped ? 'ABANDONED' : 'FINAL',
    homeScore: of('home'),
    awayScore: of('away'),
    periods: game.isBare ? [] : periods,
    ...(!game.isBare && { scoring: game.plays }),
    playerStats: game.yards === null ? {} : { p1: { YARDS: game.yards } },
  };
}

export function randomPrice(random: Random): {
  readonly odds: { numerator: number; denominator: number };
  readonly full: Fraction;
} {
  const [numerator, denominator] = [random.between(1, 400), random.pick([7, 20, 100, 110])];
  return { odds: { numerator, denominator }, full: [BigInt(numerator + denominator), BigInt(denominator)] };
}
