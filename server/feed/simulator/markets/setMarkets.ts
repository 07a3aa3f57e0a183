import { correctScoreText } from '../../../../core/texts/scoreText.ts';
import type { Side } from '../../../../core/wire/contract.ts';
import { addChance, type Distribution, emptyDistribution } from '../../model/distribution.ts';
import { chanceAbove } from '../outlook.ts';
import { type MatchEnd, type SetEnd, setEndsOf, setOutlookOf } from '../setOutlook.ts';
import type { SimulatedEvent } from '../simulatedEvent.ts';
import { fairHalf } from './clockMarkets.ts';
import type { MarketSpec } from './marketSpec.ts';
import { manySides, type Outcome, type Quoted, twoSides } from './quote.ts';

/** Sets won by the home and the away side of a match that is over. */
const MATCH_SCORES = [
  [2, 0],
  [2, 1],
  [0, 2],
  [1, 2],
] as const;

type Plain = Pick<MarketSpec, 'key' | 'name'>;

const distributions = new WeakMap<readonly (MatchEnd | SetEnd)[], Map<unknown, Distribution>>();

/** The distribution of a number of the end. */
function of<End extends MatchEnd | SetEnd>(ends: readonly End[], number: (end: End) => number): Distribution {
  const byNumber = distributions.get(ends) ?? new Map<unknown, Distribution>();
  distributions.set(ends, byNumber);
  const found = byNumber.get(number);
  if (found) return found;
  const values = ends.map(number);
  const made = emptyDistribution(Math.min(...values), Math.max(...values));
  for (const [index, end] of ends.entries()) addChance(made, values[index] ?? 0, end.chance);
  byNumber.set(number, made);
  return made;
}

function mean({ least, chances }: Distribution): number {
  return chances.reduce((sum, chance, index) => sum + chance * (least + index), 0);
}

function match(
  plain: Plain,
  type: MarketSpec['type'],
  subject: MarketSpec['subject'],
  quote: (ends: readonly MatchEnd[], event: SimulatedEvent) => Quoted,
): MarketSpec {
  return {
    ...plain,
    type,
    main: false,
    subject,
    quote: (event) => {
      const outlook = setOutlookOf(event);
      return outlook === null || event.game?.over ? 'DECIDED' : quote(outlook.ends, event);
    },
  };
}

/** A market of one set, while it is played or to come. */
function inSet(
  plain: Plain,
  set: number,
  type: MarketSpec['type'],
  subject: MarketSpec['subject'],
  quote: (ends: readonly SetEnd[]) => Quoted,
): MarketSpec {
  return {
    ...plain,
    type,
    main: false,
    subject: { periods: { from: set, to: set }, ...subject },
    quote: (event) => {
      const ends = setEndsOf(event, set);
      return ends === null || event.game?.over ? 'DECIDED' : quote(ends);
    },
  };
}

const sumOf = ({ home, away }: SetEnd): number => home + away;
const leadOf = ({ home, away }: SetEnd): number => home - away;
const games = ({ homeGames, awayGames }: MatchEnd): number => homeGames + awayGames;
const setLead = ({ homeSets, awaySets }: MatchEnd): number => homeSets - awaySets;
const gameLead = ({ homeGames, awayGames }: MatchEnd): number => homeGames - awayGames;

function overUnder(distribution: Distribution, offset: number): Quoted {
  const line = fairHalf((at) => chanceAbove(distribution, at), mean(distribution)) + offset;
  if (distribution.least > line) return 'DECIDED';
  return twoSides('OVER', 'UNDER', chanceAbove(distribution, line), line, line);
}

function handicap(distribution: Distribution, offset: number): Quoted {
  const line = fairHalf((at) => chanceAbove(distribution, -at), -mean(distribution)) + offset;
  return twoSides('HOME', 'AWAY', chanceAbove(distribution, -line), line, -line);
}

const GAMES = { unit: 'GAMES' } as const;

function ofSide(side: Side): (end: MatchEnd) => number {
  return ({ homeGames, awayGames }) => (side === 'HOME' ? homeGames : awayGames);
}

/** Beside match winner, total sets and first set winner. */
export function setMarkets(): MarketSpec[] {
  const lines = (offsets: readonly number[], key: string, name: string) =>
    offsets.map((offset, index) => ({
      offset,
      plain: index === 0 ? { key, name } : { key: `alternate-${key}-${index}`, name: `Alternate ${name}` },
    }));
  return [
    ...[-1.5, 1.5].map((line, index) =>
      match({ key: `set-spread-${index + 1}`, name: 'Set Handicap' }, 'SPREAD', {}, (ends) =>
        twoSides('HOME', 'AWAY', chanceAbove(of(ends, setLead), -line), line, -line),
      ),
    ),
    match({ key: 'set-score', name: 'Set Score' }, 'CORRECT_SCORE', {}, (ends) =>
      manySides(
        MATCH_SCORES.map(([home, away]): Outcome => {
          const chance = ends
            .filter(({ homeSets, awaySets }) => homeSets === home && awaySets === away)
            .reduce((sum, end) => sum + end.chance, 0);
          return { side: 'OUTCOME', outcome: `${home}-${away}`, name: correctScoreText(home, away), chance };
        }),
      ),
    ),
    ...lines([0, -2, -1, 1, 2], 'games-total', 'Total Games').map(({ offset, plain }) =>
      match(plain, 'TOTAL', GAMES, (ends) => overUnder(of(ends, games), offset)),
    ),
    ...lines([0, -2, -1, 1, 2], 'games-spread', 'Game Handicap').map(({ offset, plain }) =>
      match(plain, 'SPREAD', GAMES, (ends) => handicap(of(ends, gameLead), offset)),
    ),
    ...(['HOME', 'AWAY'] as const).map((side) =>
      match(
        { key: `${side.toLowerCase()}-games`, name: `${side === 'HOME' ? '{home}' : '{away}'} Total Games` },
        'TOTAL',
        { unit: 'GAMES', side },
        (ends) => overUnder(of(ends, ofSide(side)), 0),
      ),
    ),
    ...(['HOME', 'AWAY'] as const).map((side) =>
      match(
        { key: `${side.toLowerCase()}-sets`, name: `${side === 'HOME' ? '{home}' : '{away}'} to Win a Set` },
        'MILESTONE',
        { side },
        (ends, event) => {
          const wins = ends
            .filter(({ homeSets, awaySets }) => (side === 'HOME' ? homeSets : awaySets) > 0)
            .reduce((sum, { chance }) => sum + chance, 0);
          const has = event.game?.kind === 'sets' && (side === 'HOME' ? event.game.homeSets : event.game.awaySets) > 0;
          return has ? 'DECIDED' : twoSides('YES', 'NO', wins, 1, 1);
        },
      ),
    ),
    match({ key: 'games-odd-even', name: 'Total Games Odd or Even' }, 'ODD_EVEN', GAMES, (ends) =>
      twoSides(
        'ODD',
        'EVEN',
        ends.filter((end) => games(end) % 2 === 1).reduce((sum, { chance }) => sum + chance, 0),
      ),
    ),
    ...[1, 2].flatMap((set) => {
      const name = set === 1 ? '1st Set' : '2nd Set';
      return [
        ...(set === 2
          ? [
              inSet({ key: 'second-moneyline', name: '2nd Set Winner' }, 2, 'MONEYLINE', {}, (ends) =>
                twoSides(
                  'HOME',
                  'AWAY',
                  ends.filter((end) => leadOf(end) > 0).reduce((sum, { chance }) => sum + chance, 0),
                ),
              ),
            ]
          : []),
        ...[0, 1].map((offset) =>
          inSet(
            { key: `set-${set}-total${offset ? '-alternate' : ''}`, name: `${offset ? 'Alternate ' : ''}${name} Total Games` },
            set,
            'TOTAL',
            GAMES,
            (ends) => overUnder(of(ends, sumOf), offset),
          ),
        ),
        inSet({ key: `set-${set}-spread`, name: `${name} Game Handicap` }, set, 'SPREAD', GAMES, (ends) =>
          handicap(of(ends, leadOf), 0),
        ),
        inSet({ key: `set-${set}-score`, name: `${name} Score` }, set, 'CORRECT_SCORE', GAMES, (ends) =>
          manySides(
            SET_SCORES.map(([home, away]): Outcome => {
              const chance = ends.filter((end) => end.home === home && end.away === away).reduce((sum, end) => sum + end.chance, 0);
              return { side: 'OUTCOME', outcome: `${home}-${away}`, name: correctScoreText(home, away), chance };
            }),
          ),
        ),
        inSet({ key: `set-${set}-odd-even`, name: `${name} Games Odd or Even` }, set, 'ODD_EVEN', GAMES, (ends) =>
          twoSides(
            'ODD',
            'EVEN',
            ends.filter((end) => sumOf(end) % 2 === 1).reduce((sum, { chance }) => sum + chance, 0),
          ),
        ),
      ];
    }),
  ];
}

const SET_SCORES: readonly (readonly [number, number])[] = [0, 1, 2, 3, 4]
  .map((other): readonly [number, number] => [6, other])
  .concat([
    [7, 5],
    [7, 6],
  ])
  .flatMap(([most, least]): readonly (readonly [number, number])[] => [
    [most, least],
    [least, most],
  ]);
