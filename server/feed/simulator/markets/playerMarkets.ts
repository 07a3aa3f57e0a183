import type { Side } from '../../../../core/wire/contract.ts';
import { chanceBetween, type Distribution, highestOf } from '../../model/distribution.ts';
import { chanceAbove, outlookOf, stillToCome } from '../outlook.ts';
import { playerDistribution } from '../players/playerChances.ts';
import { NO_TALLY, readScoring } from '../players/tally.ts';
import { type SheetPlayer, type Sheets, sheetKey } from '../players/teamSheet.ts';
import { marketStrengths, type SimulatedEvent } from '../simulatedEvent.ts';
import { fairHalf } from './clockMarkets.ts';
import type { MarketSpec } from './marketSpec.ts';
import { clockGameOf, clockProfileOf, quotePart } from './parts.ts';
import { manySides, namedSides, type Outcome, type Quoted, twoSides } from './quote.ts';

/** A player of the event. */
export interface Whose {
  readonly side: Side;
  readonly role: number;
  readonly player: SheetPlayer;
}

export function playersOf(sheets: Sheets, roles: readonly number[]): Whose[] {
  return (['AWAY', 'HOME'] as const).flatMap((side) =>
    roles.flatMap((role) => {
      const player = sheets[side].players[role];
      return player ? [{ side, role, player }] : [];
    }),
  );
}

const distributions = new WeakMap<SimulatedEvent, Map<string, Distribution>>();

function distributionOf(event: SimulatedEvent, sheets: Sheets, { side, role }: Whose, stat: string): Distribution {
  const byStat = distributions.get(event) ?? new Map<string, Distribution>();
  distributions.set(event, byStat);
  const key = sheetKey(side, role, stat);
  const found = byStat.get(key);
  if (found) return found;
  const tally = clockGameOf(event)?.tally ?? NO_TALLY;
  const made = playerDistribution(clockProfileOf(event), sheets, tally, { side, role }, stat, stillToCome(event));
  byStat.set(key, made);
  return made;
}

function soFar(event: SimulatedEvent, { side, role }: Whose, stat: string): number {
  return clockGameOf(event)?.tally.stats[sheetKey(side, role, stat)] ?? 0;
}

function meanOf({ least, chances }: Distribution): number {
  return chances.reduce((sum, chance, index) => sum + chance * (least + index), 0);
}

/** Prices while the game goes on for a while. */
function quotePlayer(event: SimulatedEvent, quote: () => Quoted): Quoted {
  return quotePart(event, 'GAME', quote);
}

/** Over and under a half point. @param step Off the fair line, in shares of it. */
export function playerTotal(sheets: Sheets, whose: Whose, stat: string, label: string): MarketSpec {
  const { player } = whose;
  return {
    key: `${player.id}-${keyOf(stat)}`,
    name: `${player.name} ${label}`,
    type: 'TOTAL',
    main: false,
    subject: { player: { id: player.id, stat } },
    quote: (event) =>
      quotePlayer(event, () => {
        const distribution = distributionOf(event, sheets, whose, stat);
        const line = Math.max(
          0.5,
          fairHalf((at) => chanceAbove(distribution, at), meanOf(distribution) - 0.01),
        );
        if (soFar(event, whose, stat) > line) return 'DECIDED';
        return twoSides('OVER', 'UNDER', chanceAbove(distribution, line), line, line);
      }),
  };
}

/** What a bet on so many or more says of the player, and on fewer. */
interface MilestoneWords {
  readonly yes: string;
  readonly no: string;
}

/** So many or more. */
export function playerMilestone(
  sheets: Sheets,
  whose: Whose,
  stat: string,
  label: string,
  least: number,
  words: MilestoneWords = milestoneWords(label, least),
): MarketSpec {
  const { player } = whose;
  return {
    key: `${player.id}-${keyOf(stat)}-${least}`,
    name: `${player.name} ${words.yes}`,
    type: 'MILESTONE',
    main: false,
    subject: { player: { id: player.id, stat } },
    quote: (event) =>
      quotePlayer(event, () => {
        if (soFar(event, whose, stat) >= least) return 'DECIDED';
        const distribution = distributionOf(event, sheets, whose, stat);
        const chance = chanceBetween(distribution, least, Math.max(least, highestOf(distribution)));
        return namedMilestone(player, words, twoSides('YES', 'NO', chance, least, least));
      }),
  };
}

export function milestoneWords(label: string, least: number): MilestoneWords {
  return { yes: `${least}+ ${label}`, no: `Under ${least} ${label}` };
}

/** Named whole, so that a betslip needs no market's name to be understood: `A. Neal · 2+ touchdowns`. */
export function namedMilestone({ name }: SheetPlayer, { yes, no }: MilestoneWords, quoted: Quoted): Quoted {
  const selectionName = (words: string): string => `${name} · ${words.charAt(0).toUpperCase()}${words.slice(1).toLowerCase()}`;
  return namedSides(quoted, selectionName(yes), selectionName(no));
}

/** Which scores count, and how it is called that there is none. */
export interface FirstScore {
  readonly leastPoints: number;
  readonly nobody: string;
}

const ANY_SCORE: FirstScore = { leastPoints: 1, nobody: 'No score' };

/** Who scores first in regulation: a player, another one of either side, or nobody. */
export function firstScorer(
  of: Pick<MarketSpec, 'key' | 'name'>,
  sheets: Sheets,
  roles: readonly number[],
  { leastPoints, nobody }: FirstScore = ANY_SCORE,
): MarketSpec {
  const all = playersOf(sheets, roles);
  return {
    ...of,
    type: 'FIRST_TO_SCORE',
    main: false,
    subject: { scope: 'REGULATION', ...(leastPoints > 1 && { leastPoints }) },
    quote: (event) =>
      quotePlayer(event, () => {
        const { scores, periods } = clockProfileOf(event);
        const outlook = outlookOf(event, { from: 1, to: periods });
        const counts = ({ points }: { readonly points: number }): boolean => points >= leastPoints;
        const hasScored = clockGameOf(event)?.tally.scoring.map(readScoring).some(counts) ?? false;
        if (outlook === null || hasScored) return 'DECIDED';
        const average = scores.reduce((sum, { points, share }) => sum + points * share, 0);
        const counted = scores.filter(counts);
        const countedShare = counted.reduce((sum, { share }) => sum + share, 0);
        const none = Math.exp((-(outlook.still.home + outlook.still.away) / average) * countedShare);
        const { home, away } = marketStrengths(event);
        const ofSide = (side: Side): number => ((1 - none) * (side === 'HOME' ? home : away)) / (home + away);
        const shareOf = ({ side, role }: Whose): number =>
          counted.reduce((sum, { points, share }) => sum + share * (sheets[side].model.roles[role]?.scores[points] ?? 0), 0) /
          countedShare;
        const named = all.map(
          (whose): Outcome => ({
            side: 'OUTCOME',
            outcome: whose.player.id,
            name: whose.player.name,
            chance: ofSide(whose.side) * shareOf(whose),
          }),
        );
        const others = (['AWAY', 'HOME'] as const).map((side): Outcome => {
          const listed = all.filter((whose) => whose.side === side).reduce((sum, whose) => sum + shareOf(whose), 0);
          const { team, otherId } = sheets[side];
          return { side: 'OUTCOME', outcome: otherId, name: `Another ${team} player`, chance: ofSide(side) * (1 - listed) };
        });
        const noScore: Outcome = { side: 'NO', name: nobody, chance: none };
        return manySides([...named, ...others, ...(none > LEAST_LISTED ? [noScore] : [])]);
      }),
  };
}

/** A chance of which no price is listed. */
const LEAST_LISTED = 0.004;

function keyOf(stat: string): string {
  return stat.toLowerCase().replaceAll('_', '-');
}
