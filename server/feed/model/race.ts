/** A race of two sides to so many points, from so many each. */
export interface Race {
  readonly target: number;
  readonly home: number;
  readonly away: number;
  /** The chance that the next score is the home side's; always the same. */
  readonly homeNext: number;
  /** Points of a score, and the frequency of each. */
  readonly scores: readonly { readonly points: number; readonly share: number }[];
  /** The expected number of scores that are left; they are a Poisson number. */
  readonly left: number;
}

/** Tails of less than this are left out. */
const NEGLIGIBLE = 1e-7;

/** Chances of home, away and neither to reach the target first, of a race that is not decided. */
export function raceChances({ target, home, away, homeNext, scores, left }: Race): readonly [number, number, number] {
  const size = target;
  let places = new Float64Array(size * size);
  places[home * size + away] = 1;
  let [homeFirst, awayFirst] = [0, 0];
  let exactly = Math.exp(-left);
  // The chance of so many scores or more.
  let atLeast = 1 - exactly;
  let racing = 1;
  for (let scored = 1; racing > NEGLIGIBLE && atLeast > NEGLIGIBLE; scored += 1) {
    const next = new Float64Array(size * size);
    racing = 0;
    for (let place = 0; place < places.length; place += 1) {
      const chance = places[place] as number;
      if (chance === 0) continue;
      const [atHome, atAway] = [Math.floor(place / size), place % size];
      for (const { points, share } of scores) {
        const homeScores = chance * share * homeNext;
        const awayScores = chance * share * (1 - homeNext);
        if (atHome + points >= target) homeFirst += homeScores * atLeast;
        else {
          const to = place + points * size;
          next[to] = (next[to] as number) + homeScores;
          racing += homeScores;
        }
        if (atAway + points >= target) awayFirst += awayScores * atLeast;
        else {
          next[place + points] = (next[place + points] as number) + awayScores;
          racing += awayScores;
        }
      }
    }
    places = next;
    exactly *= left / scored;
    atLeast -= exactly;
  }
  return [homeFirst, awayFirst, Math.max(0, 1 - homeFirst - awayFirst)];
}
