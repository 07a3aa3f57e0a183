import type { GameResult, ResultPeriod, SideScore } from '../../../core/money/results.ts';

/** Games of a set that was played to its end, the winner's first: two clear from six on, or a tie-break at six all. */
const ENDS: readonly (readonly [number, number])[] = [
  [6, 0],
  [6, 1],
  [6, 2],
  [6, 3],
  [6, 4],
  [7, 5],
  [7, 6],
];
const SET_ENDS: readonly SideScore[] = ENDS.flatMap(([more, less]) => [
  { home: more, away: less },
  { home: less, away: more },
]);

const MOST_SETS_TO_WIN = 3;

interface Sets {
  /** Sets won. */
  readonly home: number;
  readonly away: number;
  /** Those that were not begun, and their games. */
  readonly future: number;
  readonly games: SideScore;
}

export const isEndOfSet = ({ home, away }: SideScore): boolean => SET_ENDS.some((end) => end.home === home && end.away === away);

/** A prime beyond the number of ends: neighbours differ much, so that a bet that is not decided is known after a few of them. */
const STRIDE = 1_000_003;

/**
 * Every final result that a match of tennis which was stopped can still have, by the rules of sets and games, each made when it is asked
 * for; null where its score is not one of such a match. Sets that were not begun are one period, because no market on one of them is decided.
 */
export function endsOfMatch({ status: _status, ...result }: GameResult, setsToWin: number): Iterable<GameResult> | null {
  const { periods } = result;
  const last = periods.at(-1);
  const open = last && (last.open || !isEndOfSet(last)) ? last : null;
  const over = open ? periods.slice(0, -1) : periods;
  if (last === undefined || !over.every(isEndOfSet)) return null;
  const won = {
    home: over.filter(({ home, away }) => home > away).length,
    away: over.filter(({ home, away }) => away > home).length,
  };
  if (result.homeScore !== won.home || result.awayScore !== won.away) return null;
  // Whoever goes on with two sets plays for three.
  const toWin = Math.max(setsToWin, won.home + 1, won.away + 1);
  if (toWin > MOST_SETS_TO_WIN) return null;
  const lasts: readonly (ResultPeriod | null)[] = open
    ? SET_ENDS.filter(({ home, away }) => home >= open.home && away >= open.away).map((end) => ({ ...open, ...end, open: false }))
    : [null];
  const branches = lasts.map((end) => {
    const sets = {
      home: won.home + (end && end.home > end.away ? 1 : 0),
      away: won.away + (end && end.away > end.home ? 1 : 0),
    };
    return { end, futures: endsFrom(sets, toWin) };
  });
  const count = branches.reduce((sum, { futures }) => sum + futures.length, 0);
  return {
    *[Symbol.iterator]() {
      for (let index = 0; index < count; index += 1) {
        let place = (index * STRIDE) % count;
        const branch = branches.find(({ futures }) => {
          if (place < futures.length) return true;
          place -= futures.length;
          return false;
        });
        const sets = branch?.futures[place];
        if (!branch || !sets) continue;
        const { home: homeScore, away: awayScore, future, games } = sets;
        const last = branch.end ? [branch.end] : [];
        const rest = future > 0 ? [{ kind: 'REGULATION' as const, ...games, spans: future }] : [];
        yield { ...result, status: 'FINAL', homeScore, awayScore, periods: [...over, ...last, ...rest] };
      }
    },
  };
}

/** Ends by the sets so far: there are few of them, and each has hundreds of ends. */
const cachedEnds = new Map<string, readonly Sets[]>();

function endsFrom({ home, away }: SideScore, toWin: number): readonly Sets[] {
  const key = `${home} ${away} ${toWin}`;
  const ends = cachedEnds.get(key) ?? endsOf({ home, away, future: 0, games: { home: 0, away: 0 } }, toWin);
  cachedEnds.set(key, ends);
  return ends;
}

/** Each once, whatever the order of its sets. */
function endsOf(start: Sets, toWin: number): readonly Sets[] {
  let playing = [start];
  const ends = new Map<string, Sets>();
  while (playing.length > 0) {
    const next = new Map<string, Sets>();
    for (const sets of playing) {
      const key = `${sets.home} ${sets.away} ${sets.games.home} ${sets.games.away}`;
      if (sets.home >= toWin || sets.away >= toWin) ends.set(key, sets);
      else
        for (const { home, away } of SET_ENDS) {
          const after: Sets = {
            home: sets.home + (home > away ? 1 : 0),
            away: sets.away + (away > home ? 1 : 0),
            future: sets.future + 1,
            games: { home: sets.games.home + home, away: sets.games.away + away },
          };
          next.set(`${after.home} ${after.away} ${after.games.home} ${after.games.away}`, after);
        }
    }
    playing = [...next.values()];
  }
  return [...ends.values()];
}
