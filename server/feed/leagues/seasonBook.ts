import type { FormGame, Meeting, Standings } from '../../store/catalogue/index.ts';
import type { League } from './leagues.ts';

/** A game that was played: of the season before the simulation began, or of the simulation. Stored in `simulator_games`. */
export interface PlayedGame {
  readonly competitionId: string;
  readonly home: string;
  readonly away: string;
  readonly homeScore: number;
  readonly awayScore: number;
  readonly atMs: number;
  readonly isOvertime?: boolean;
  /** How it ended, where the score does not say it. */
  readonly note?: string;
}

export interface SideRecord {
  readonly wins: number;
  readonly losses: number;
  readonly draws: number;
  readonly overtimeLosses: number;
  readonly scored: number;
  readonly conceded: number;
  /** The last first. */
  readonly games: readonly PlayedGame[];
}

const NOTHING: SideRecord = { wins: 0, losses: 0, draws: 0, overtimeLosses: 0, scored: 0, conceded: 0, games: [] };

type Book = ReadonlyMap<string, SideRecord>;
const books = new WeakMap<readonly PlayedGame[], Map<string, Book>>();

/** The records of a competition's sides, by name. */
export function recordsOf(games: readonly PlayedGame[], competitionId: string): Book {
  const byCompetition = books.get(games) ?? new Map<string, Book>();
  books.set(games, byCompetition);
  const found = byCompetition.get(competitionId);
  if (found) return found;
  const made = new Map<string, SideRecord>();
  const played = games.filter((game) => game.competitionId === competitionId).sort((a, b) => a.atMs - b.atMs);
  for (const game of played) {
    const lead = game.homeScore - game.awayScore;
    for (const [name, by, scored, conceded] of [
      [game.home, lead, game.homeScore, game.awayScore],
      [game.away, -lead, game.awayScore, game.homeScore],
    ] as const) {
      const before = made.get(name) ?? NOTHING;
      const isLate = by < 0 && game.isOvertime === true;
      made.set(name, {
        wins: before.wins + (by > 0 ? 1 : 0),
        losses: before.losses + (by < 0 ? 1 : 0),
        draws: before.draws + (by === 0 ? 1 : 0),
        overtimeLosses: before.overtimeLosses + (isLate ? 1 : 0),
        scored: before.scored + scored,
        conceded: before.conceded + conceded,
        games: [game, ...before.games],
      });
    }
  }
  byCompetition.set(competitionId, made);
  return made;
}

export function recordOf(games: readonly PlayedGame[], competitionId: string, name: string): SideRecord {
  return recordsOf(games, competitionId).get(name) ?? NOTHING;
}

/** `7–3`, with draws or overtime losses where the league writes them; null in a league without records. */
export function recordText({ record }: League, { wins, losses, draws, overtimeLosses }: SideRecord): string | null {
  if (!record) return null;
  if (record.style === 'W–D–L') return `${wins}–${draws}–${losses}`;
  if (record.style === 'W–L–OTL') return `${wins}–${losses - overtimeLosses}–${overtimeLosses}`;
  return draws > 0 ? `${wins}–${losses}–${draws}` : `${wins}–${losses}`;
}

function pointsOf({ record }: League, { wins, draws, losses, overtimeLosses, scored, conceded }: SideRecord): readonly number[] {
  const difference = scored - conceded;
  if (record?.style === 'W–D–L') return [3 * wins + draws, difference, scored];
  if (record?.style === 'W–L–OTL') return [2 * wins + overtimeLosses, wins, difference];
  const played = wins + losses + draws;
  return [played === 0 ? 0 : (wins + draws / 2) / played, wins, difference];
}

/** The sides of a league, the first of the table first. */
function ranked(games: readonly PlayedGame[], league: League): readonly { readonly name: string; readonly record: SideRecord }[] {
  const records = recordsOf(games, league.competition.id);
  return league.sides
    .map(({ name }) => ({ name, record: records.get(name) ?? NOTHING }))
    .sort((a, b) => {
      const [mine, yours] = [pointsOf(league, a.record), pointsOf(league, b.record)];
      for (const [index, points] of mine.entries()) if (points !== yours[index]) return (yours[index] ?? 0) - points;
      return a.name < b.name ? -1 : 1;
    });
}

/** Places of all sides of a league, by name. */
export function placesOf(games: readonly PlayedGame[], league: League): ReadonlyMap<string, number> {
  return new Map(ranked(games, league).map(({ name }, index) => [name, index + 1]));
}

function outcomeOf({ home, homeScore, awayScore }: PlayedGame, name: string): FormGame['outcome'] {
  const lead = home === name ? homeScore - awayScore : awayScore - homeScore;
  return lead > 0 ? 'WIN' : lead < 0 ? 'LOSS' : 'DRAW';
}

const FORM_GAMES = 5;

export function formOf(games: readonly PlayedGame[], competitionId: string, name: string): readonly FormGame[] {
  return recordOf(games, competitionId, name)
    .games.slice(0, FORM_GAMES)
    .map((game) => {
      const isHome = game.home === name;
      return {
        playedAt: new Date(game.atMs).toISOString(),
        opponent: isHome ? game.away : game.home,
        isHome,
        outcome: outcomeOf(game, name),
        score: isHome ? game.homeScore : game.awayScore,
        opponentScore: isHome ? game.awayScore : game.homeScore,
        note: game.note ?? (game.isOvertime ? 'after overtime' : null),
      };
    });
}

export function meetingsOf(games: readonly PlayedGame[], competitionId: string, one: string, other: string): readonly Meeting[] {
  return recordOf(games, competitionId, one)
    .games.filter(({ home, away }) => home === other || away === other)
    .slice(0, FORM_GAMES)
    .map(({ atMs, home, away, homeScore, awayScore }) => ({
      playedAt: new Date(atMs).toISOString(),
      home,
      away,
      homeScore,
      awayScore,
    }));
}

/** The last results in a row: `W3`. */
function streakOf({ games }: SideRecord, name: string): string {
  const [last] = games;
  if (!last) return '–';
  const outcome = outcomeOf(last, name);
  const other = games.findIndex((game) => outcomeOf(game, name) !== outcome);
  return `${outcome.charAt(0)}${other < 0 ? games.length : other}`;
}

/** Null where nobody keeps a table. */
export function standingsOf(games: readonly PlayedGame[], league: League): Standings | null {
  const { record, competition } = league;
  if (!record) return null;
  const isTable = record.style === 'W–D–L';
  const isHockey = record.style === 'W–L–OTL';
  const columns = isTable
    ? ['P', 'W', 'D', 'L', 'GD', 'Pts']
    : isHockey
      ? ['GP', 'W', 'L', 'OTL', 'Pts', 'Streak']
      : ['W', 'L', 'PCT', 'Diff', 'Streak'];
  const rows = ranked(games, league).flatMap(({ name, record: its }) => {
    const side = league.sides.find((one) => one.name === name);
    if (!side) return [];
    const played = its.wins + its.losses + its.draws;
    const difference = its.scored - its.conceded;
    const signed = difference > 0 ? `+${difference}` : String(difference).replace('-', '−');
    const share = played === 0 ? '.000' : ((its.wins + its.draws / 2) / played).toFixed(3).replace(/^0/, '');
    const values = isTable
      ? [played, its.wins, its.draws, its.losses, signed, 3 * its.wins + its.draws]
      : isHockey
        ? [
            played,
            its.wins,
            its.losses - its.overtimeLosses,
            its.overtimeLosses,
            2 * its.wins + its.overtimeLosses,
            streakOf(its, name),
          ]
        : [its.wins, its.losses, share, signed, streakOf(its, name)];
    const form = its.games.slice(0, FORM_GAMES).map((game) => outcomeOf(game, name));
    return [{ name, abbreviation: side.abbreviation, colors: side.colors, values: values.map(String), form }];
  });
  return { competitionId: competition.id, columns, rows };
}
