import type { Strengths } from './gameStep.ts';
import { gameChance, type SetGame, setOver } from './setGame.ts';
import { marketStrengths, profileOf, type SimulatedEvent } from './simulatedEvent.ts';
import type { SetProfile } from './sportProfile.ts';

/** A set's end in games, and its chance. */
export interface SetEnd {
  readonly home: number;
  readonly away: number;
  readonly chance: number;
}

/** A match's end, and its chance. */
export interface MatchEnd {
  readonly homeSets: number;
  readonly awaySets: number;
  readonly homeGames: number;
  readonly awayGames: number;
  readonly chance: number;
}

export interface SetOutlook {
  readonly homeWins: number;
  /** Chance in the current set. */
  readonly homeWinsSet: number;
  /** Chance that every possible set is played; null once that is decided. */
  readonly goesFull: number | null;
  readonly ends: readonly MatchEnd[];
}

const outlooks = new WeakMap<SimulatedEvent, SetOutlook>();

/** Null in other sports. */
export function setOutlookOf(event: SimulatedEvent): SetOutlook | null {
  const profile = profileOf(event);
  if (profile.kind !== 'sets') return null;
  const cached = outlooks.get(event);
  if (cached) return cached;
  const made = setOutlook(profile, event.game?.kind === 'sets' ? event.game : null, marketStrengths(event));
  outlooks.set(event, made);
  return made;
}

/** How a set, from 1, ends if it is played; null: it is over. */
export function setEndsOf(event: SimulatedEvent, set: number): readonly SetEnd[] | null {
  const profile = profileOf(event);
  if (profile.kind !== 'sets') return null;
  const game = event.game?.kind === 'sets' ? event.game : null;
  const current = game === null ? 1 : game.homeSets + game.awaySets + 1;
  if (set < current) return null;
  const from = set === current ? (game?.sets.at(-1) ?? { home: 0, away: 0 }) : { home: 0, away: 0 };
  return setEnds(gameChance(marketStrengths(event)), from.home, from.away);
}

/** All ends of a set from so many games each. */
function setEnds(perGame: number, home: number, away: number): readonly SetEnd[] {
  const ends = new Map<string, { home: number; away: number; chance: number }>();
  const play = (h: number, a: number, chance: number): void => {
    if (!setOver({ home: h, away: a })) {
      play(h + 1, a, chance * perGame);
      play(h, a + 1, chance * (1 - perGame));
      return;
    }
    const end = ends.get(`${h}-${a}`) ?? { home: h, away: a, chance: 0 };
    end.chance += chance;
    ends.set(`${h}-${a}`, end);
  };
  play(home, away, 1);
  return [...ends.values()];
}

/** Chances of a tennis match from its current games: exactly those of the process that plays it. */
export function setOutlook(profile: SetProfile, game: SetGame | null, strengths: Strengths): SetOutlook {
  const perGame = gameChance(strengths);
  const current = game?.sets.at(-1) ?? { home: 0, away: 0 };
  const now = setEnds(perGame, current.home, current.away);
  const fresh = current.home + current.away === 0 ? now : setEnds(perGame, 0, 0);
  const target = profile.setsToWin;
  const before = (game?.sets ?? []).slice(0, -1).reduce((sum, set) => ({ home: sum.home + set.home, away: sum.away + set.away }), {
    home: 0,
    away: 0,
  });
  const start = {
    homeSets: game?.homeSets ?? 0,
    awaySets: game?.awaySets ?? 0,
    homeGames: before.home,
    awayGames: before.away,
    chance: 1,
  };
  const ends: MatchEnd[] = [];
  const isOver = start.homeSets === target || start.awaySets === target;
  if (isOver) ends.push(start);
  let going: MatchEnd[] = isOver ? [] : [start];
  for (let sets = now; going.length > 0; sets = fresh) {
    const next = new Map<string, MatchEnd>();
    for (const state of going)
      for (const set of sets) {
        const isHome = set.home > set.away;
        const reached = {
          homeSets: state.homeSets + (isHome ? 1 : 0),
          awaySets: state.awaySets + (isHome ? 0 : 1),
          homeGames: state.homeGames + set.home,
          awayGames: state.awayGames + set.away,
        };
        const key = Object.values(reached).join(':');
        next.set(key, { ...reached, chance: (next.get(key)?.chance ?? 0) + state.chance * set.chance });
      }
    going = [];
    for (const state of next.values()) (state.homeSets === target || state.awaySets === target ? ends : going).push(state);
  }
  const chanceOf = (isIt: (end: MatchEnd) => boolean): number => ends.filter(isIt).reduce((sum, { chance }) => sum + chance, 0);
  const full = chanceOf(({ homeSets, awaySets }) => homeSets + awaySets === 2 * target - 1);
  const isOpen = full > 1e-9 && full < 1 - 1e-9;
  return {
    homeWins: chanceOf(({ homeSets }) => homeSets === target),
    homeWinsSet: now.filter(({ home, away }) => home > away).reduce((sum, { chance }) => sum + chance, 0),
    goesFull: isOpen ? full : null,
    ends,
  };
}
