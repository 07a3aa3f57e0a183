import { addChance, type Distribution, emptyDistribution } from '../model/distribution.ts';
import { type FightStat, type RoundGame, roundOf } from './roundGame.ts';
import type { RoundProfile } from './sportProfile.ts';

/** How a fight ends: the chances of a finish in each round, from 1, and of a decision. */
export interface RoundOutlook {
  readonly finish: readonly number[];
  readonly decision: number;
  /** Seconds of fighting that are left. */
  readonly secondsLeft: number;
}

function leftOfRound(profile: RoundProfile, game: RoundGame | null, round: number): number {
  if (game === null || round > roundOf(game)) return profile.roundSeconds;
  if (round < roundOf(game) || game.phase % 2 === 1) return 0;
  return Math.max(0, profile.roundSeconds - game.phaseSeconds);
}

/** Exactly the chances of the process that fights it; a finish is as likely in every second. */
export function roundOutlook(profile: RoundProfile, game: RoundGame | null): RoundOutlook {
  const perSecond = profile.finishChance / profile.roundSeconds;
  const finish: number[] = [];
  let going = 1;
  let secondsLeft = 0;
  for (let round = 1; round <= profile.rounds; round += 1) {
    const seconds = leftOfRound(profile, game, round);
    const ends = going * (1 - Math.exp(-perSecond * seconds));
    finish.push(ends);
    going -= ends;
    secondsLeft += seconds;
  }
  return { finish, decision: going, secondsLeft };
}

/** The chance that the fight goes on for so many rounds and a half, or whole rounds, from its start. */
export function lastsBeyond(profile: RoundProfile, game: RoundGame | null, rounds: number): number {
  const perSecond = profile.finishChance / profile.roundSeconds;
  const fought =
    game === null
      ? 0
      : (roundOf(game) - 1) * profile.roundSeconds + (game.phase % 2 === 1 ? profile.roundSeconds : game.phaseSeconds);
  const seconds = rounds * profile.roundSeconds - fought;
  return seconds <= 0 ? 1 : Math.exp(-perSecond * seconds);
}

const SLOT_SECONDS = 10;
const NEGLIGIBLE = 1e-7;

/** How many a fighter will have landed at the end of a fight, which may come at any second. */
export function landedDistribution(
  profile: RoundProfile,
  { secondsLeft }: RoundOutlook,
  perMinute: number,
  landed: number,
): Distribution {
  const perSecond = profile.finishChance / profile.roundSeconds;
  const most = Math.ceil((perMinute / 60) * secondsLeft + 8 * Math.sqrt((perMinute / 60) * secondsLeft + 1)) + 1;
  const made = emptyDistribution(landed, landed + most);
  const add = (seconds: number, weight: number): void => {
    const mean = (perMinute / 60) * seconds;
    let chance = Math.exp(-mean);
    for (let count = 0; count <= most; count += 1) {
      if (weight * chance > NEGLIGIBLE) addChance(made, landed + count, weight * chance);
      chance *= mean / (count + 1);
    }
  };
  let going = 1;
  for (let from = 0; from < secondsLeft; from += SLOT_SECONDS) {
    const seconds = Math.min(SLOT_SECONDS, secondsLeft - from);
    const ends = going * (1 - Math.exp(-perSecond * seconds));
    add(from + seconds / 2, ends);
    going -= ends;
  }
  add(secondsLeft, going);
  return made;
}

export type { FightStat };
