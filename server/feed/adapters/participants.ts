import type { Side } from '../../../core/wire/contract.ts';
import { foldName } from '../../domain/catalogue/sidesKey.ts';
import type { Participant } from '../../store/catalogue/index.ts';
import type { League } from '../leagues/leagues.ts';

const COLORS = ['#1d4ed8', '#b91c1c', '#047857', '#7c3aed', '#c2410c', '#0e7490', '#a16207', '#be185d'] as const;

/** Words that one feed writes beside a team's name and another does not. No two teams of a league differ by these alone. */
const STYLES: ReadonlySet<string> = new Set(['fc', 'afc', 'cf', 'sc', 'club', 'the', 'university', 'of', 'men', 's', 'mens']);

/** Individuals change from week to week, and our own lists of them are invented. */
const INDIVIDUALS: ReadonlySet<string> = new Set(['tennis', 'mma']);

export interface ReadParticipant {
  readonly participant: Participant;
  /** A team of a league whose teams are all known, by a name that is not: it is shown as the feed writes it, and reported. */
  readonly isStrange: boolean;
}

/**
 * `Kansas City Chiefs` is a known team with its badge. The rule, for every feed: the whole name or an alias of it; else the longest known
 * name to which the feed adds only words such as FC; else the feed's own name, with a badge made of its letters. Never a part of a name:
 * Michigan State is not Michigan.
 */
export function readParticipant(side: Side, name: string, league: League | null): ReadParticipant {
  const listed = league === null ? undefined : (exactly(name, league) ?? longest(name, league));
  if (listed) {
    const { abbreviation, colors } = listed;
    return { participant: { side, name: listed.name, abbreviation, colors, record: null }, isStrange: false };
  }
  return { participant: ownName(side, name), isStrange: league !== null && !INDIVIDUALS.has(league.competition.sport) };
}

type LeagueSide = League['sides'][number];

const namesOf = (side: LeagueSide): readonly string[] => [side.name, ...(side.fullNames ?? [])];

function exactly(name: string, { sides }: League): LeagueSide | undefined {
  const folded = foldName(name);
  return sides.find((side) => namesOf(side).some((one) => foldName(one) === folded));
}

function longest(name: string, { sides }: League): LeagueSide | undefined {
  const words = foldName(name).split(' ');
  const plain = (from: readonly string[]): string => from.filter((word) => !STYLES.has(word)).join(' ');
  const wanted = plain(words);
  if (wanted === '') return undefined;
  const matches = sides.filter((side) => namesOf(side).some((one) => plain(foldName(one).split(' ')) === wanted));
  // Two of them: the feed does not say which.
  return matches.length === 1 ? matches[0] : undefined;
}

function ownName(side: Side, name: string): Participant {
  const words =
    foldName(name)
      .toUpperCase()
      .match(/[A-Z0-9]+/g) ?? [];
  const letters = words.length > 1 ? words.map((word) => word[0]).join('') : (words[0] ?? 'XX');
  const sum = [...name].reduce((total, character) => total + (character.codePointAt(0) ?? 0), 0);
  return {
    side,
    name,
    abbreviation: letters.slice(0, 3).padEnd(2, 'X'),
    colors: [COLORS[sum % COLORS.length] ?? COLORS[0], '#e5e7eb'],
    record: null,
  };
}
