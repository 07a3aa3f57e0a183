import type { Side } from '../../../../core/wire/contract.ts';
import { chanceBetween, type Distribution, highestOf } from '../../model/distribution.ts';
import { chanceAbove } from '../outlook.ts';
import { fightersOf, personId } from '../players/fighters.ts';
import type { FightMethod, FightStat, RoundGame } from '../roundGame.ts';
import { landedDistribution, lastsBeyond, type RoundOutlook, roundOutlook } from '../roundOutlook.ts';
import { marketStrengths, profileOf, type SimulatedEvent } from '../simulatedEvent.ts';
import type { RoundProfile } from '../sportProfile.ts';
import { fairHalf } from './clockMarkets.ts';
import type { MarketSpec } from './marketSpec.ts';
import { manySides, type Outcome, type Quoted, twoSides } from './quote.ts';

interface Fight {
  readonly event: SimulatedEvent;
  readonly profile: RoundProfile;
  readonly game: RoundGame | null;
  readonly outlook: RoundOutlook;
  readonly homeWins: number;
}

/** Prices end so many seconds before the fight must. */
const LAST_SECONDS = 30;

function fight(
  plain: Pick<MarketSpec, 'key' | 'name' | 'type'> & { readonly subject?: MarketSpec['subject'] },
  quote: (fight: Fight) => Quoted,
): MarketSpec {
  return {
    main: false,
    subject: {},
    ...plain,
    quote: (event) => {
      const profile = profileOf(event);
      if (profile.kind !== 'rounds' || event.game?.over) return 'DECIDED';
      const game = event.game?.kind === 'rounds' ? event.game : null;
      const outlook = roundOutlook(profile, game);
      const quoted = quote({ event, profile, game, outlook, homeWins: marketStrengths(event).home });
      return quoted !== 'DECIDED' && outlook.secondsLeft < LAST_SECONDS ? 'AT_LIMIT' : quoted;
    },
  };
}

const SIDES = ['HOME', 'AWAY'] as const;

const METHOD_NAMES: Readonly<Record<FightMethod, string>> = { KO_TKO: 'KO/TKO', SUBMISSION: 'Submission', DECISION: 'Decision' };

/** The chance that a side wins in such a way. */
function methodChance({ event, outlook, homeWins }: Fight, side: Side, method: FightMethod): number {
  const wins = side === 'HOME' ? homeWins : 1 - homeWins;
  const { knockouts } = fightersOf(event)[side];
  if (method === 'DECISION') return wins * outlook.decision;
  return wins * (1 - outlook.decision) * (method === 'KO_TKO' ? knockouts : 1 - knockouts);
}

function nameOf({ home, away }: SimulatedEvent, side: Side): string {
  return side === 'HOME' ? home : away;
}

function methods(isBoxing: boolean): readonly FightMethod[] {
  return isBoxing ? ['KO_TKO', 'DECISION'] : ['KO_TKO', 'SUBMISSION', 'DECISION'];
}

/** Beside the winner. */
export function roundMarkets(profile: RoundProfile, isBoxing: boolean): MarketSpec[] {
  const winMethods = methods(isBoxing);
  const rounds = Array.from({ length: profile.rounds }, (_, index) => index + 1);
  return [
    fight({ key: 'method', name: 'Method of Victory', type: 'METHOD' }, (its) =>
      manySides(
        winMethods.map(
          (method): Outcome => ({
            side: 'OUTCOME',
            outcome: method,
            name: METHOD_NAMES[method],
            chance: methodChance(its, 'HOME', method) + methodChance(its, 'AWAY', method),
          }),
        ),
      ),
    ),
    fight({ key: 'winner-method', name: 'Winner and Method', type: 'METHOD' }, (its) =>
      manySides(
        SIDES.flatMap((side) =>
          winMethods.map(
            (method): Outcome => ({
              side: 'OUTCOME',
              outcome: `${side}_${method}`,
              name: `${nameOf(its.event, side)} by ${METHOD_NAMES[method]}`,
              chance: methodChance(its, side, method),
            }),
          ),
        ),
      ),
    ),
    fight({ key: 'round', name: 'Round of the Finish', type: 'ROUND' }, ({ outlook }) =>
      manySides([
        ...rounds.map(
          (round): Outcome => ({
            side: 'OUTCOME',
            outcome: `ROUND_${round}`,
            name: `Round ${round}`,
            chance: outlook.finish[round - 1] ?? 0,
          }),
        ),
        { side: 'OUTCOME', outcome: 'DECISION', name: 'Goes the distance', chance: outlook.decision },
      ]),
    ),
    fight({ key: 'winner-round', name: 'Winner and Round', type: 'ROUND' }, ({ event, outlook, homeWins }) =>
      manySides([
        ...SIDES.flatMap((side) =>
          rounds.map(
            (round): Outcome => ({
              side: 'OUTCOME',
              outcome: `${side}_ROUND_${round}`,
              name: `${nameOf(event, side)} in Round ${round}`,
              chance: (outlook.finish[round - 1] ?? 0) * (side === 'HOME' ? homeWins : 1 - homeWins),
            }),
          ),
        ),
        { side: 'OUTCOME', outcome: 'DECISION', name: 'Decision', chance: outlook.decision },
      ]),
    ),
    fight({ key: 'distance', name: 'Fight to Go the Distance', type: 'ROUND' }, ({ outlook }) =>
      twoSides('YES', 'NO', outlook.decision),
    ),
    ...rounds.map((round) =>
      fight({ key: `rounds-${round}`, name: 'Total Rounds', type: 'TOTAL', subject: { unit: 'ROUNDS' } }, ({ game }) => {
        const line = round - 0.5;
        const lasts = lastsBeyond(profile, game, line);
        return lasts === 1 ? 'DECIDED' : twoSides('OVER', 'UNDER', lasts, line, line);
      }),
    ),
    ...SIDES.flatMap((side) => [
      ...landed(side, 'STRIKES', isBoxing ? 'Punches Landed' : 'Significant Strikes', [20, 30, 40, 60]),
      ...(isBoxing ? [] : landed(side, 'TAKEDOWNS', 'Takedowns', [1, 2, 3])),
      ...landed(side, 'KNOCKDOWNS', 'Knockdowns', [1]).slice(1),
    ]),
  ];
}

function landed(side: Side, stat: FightStat, label: string, milestones: readonly number[]): MarketSpec[] {
  const who = side === 'HOME' ? '{home}' : '{away}';
  const at = (its: Fight): { distribution: Distribution; soFar: number } => {
    const soFar = its.game?.landed[side][stat] ?? 0;
    return {
      soFar,
      distribution: landedDistribution(its.profile, its.outlook, fightersOf(its.event)[side].perMinute[stat], soFar),
    };
  };
  const of = (key: string, name: string, type: MarketSpec['type'], quote: (fight: Fight) => Quoted): MarketSpec => {
    const made = fight({ key: `${side.toLowerCase()}-${stat.toLowerCase()}${key}`, name, type }, quote);
    return { ...made, subjectOf: (event) => ({ player: { id: personId(event.competitionId, nameOf(event, side)), stat } }) };
  };
  return [
    of('', `${who} ${label}`, 'TOTAL', (its) => {
      const { distribution, soFar } = at(its);
      const mean = distribution.chances.reduce((sum, chance, index) => sum + chance * (distribution.least + index), 0);
      const line = fairHalf((point) => chanceAbove(distribution, point), mean);
      return soFar > line ? 'DECIDED' : twoSides('OVER', 'UNDER', chanceAbove(distribution, line), line, line);
    }),
    ...milestones.map((least) =>
      of(`-${least}`, `${who} ${least}+ ${label}`, 'MILESTONE', (its) => {
        const { distribution, soFar } = at(its);
        if (soFar >= least) return 'DECIDED';
        return twoSides('YES', 'NO', chanceBetween(distribution, least, Math.max(least, highestOf(distribution))), least, least);
      }),
    ),
  ];
}
