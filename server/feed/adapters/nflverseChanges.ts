import type { Side } from '../../../core/wire/contract.ts';
import type { Participant } from '../../store/catalogue/index.ts';
import { NFLVERSE } from '../feedAdapter.ts';
import { fromEastern } from '../leagues/easternTime.ts';
import { NFL } from '../leagues/leagues.ts';
import { NFL_TEAMS } from '../leagues/nflTeams.ts';
import type { FeedChange } from '../types.ts';
import { existingLeague } from './leagueOf.ts';
import type { NflverseGame } from './nflverse.ts';
import { gameChanges, type SourceGame, type SourceOffer } from './sourceGame.ts';

export interface NflverseOptions {
  readonly now: Date;
  /** Whole days by which kick-offs are moved, in New York time; null: they stay, and games with scores are over. */
  readonly shiftDays: number | null;
  /** See NflverseImport. */
  readonly earlyResults?: boolean;
  /** `7–3` by team abbreviation; see recordsBefore. */
  readonly records?: ReadonlyMap<string, string>;
}

/** A game moved to a new date is another event than the original game. */
export function nflverseExternalId({ fixtureId }: Pick<NflverseGame, 'fixtureId'>, isMoved: boolean): string {
  return isMoved ? `now-${fixtureId}` : fixtureId;
}

export function kickoffOf({ kickoff }: NflverseGame, shiftDays: number): Date {
  return fromEastern(kickoff.year, kickoff.month, kickoff.day + shiftDays, kickoff.hour, kickoff.minute);
}

/** The games as feed changes. Moved games are all upcoming; others with scores end by their result. */
export function nflverseChanges(games: readonly NflverseGame[], options: NflverseOptions): readonly FeedChange[] {
  const { now, earlyResults = false } = options;
  return gameChanges(nflverseGames(games, options), { adapter: NFLVERSE, now, earlyResults }).changes;
}

/** The games for the rules of all sources. */
export function nflverseGames(
  games: readonly NflverseGame[],
  options: Omit<NflverseOptions, 'now' | 'earlyResults'>,
): SourceGame[] {
  const isMoved = options.shiftDays !== null;
  const league = existingLeague(NFL.id) ?? { competition: NFL, league: null, visitorFirst: true };
  return games.map((game) => {
    const participants = [participant('AWAY', game.away, options), participant('HOME', game.home, options)];
    const column = (name: string): string => `line ${game.line}, column ${name}`;
    return {
      places: { game: `line ${game.line}`, start: column('gameday'), sides: column('home_team'), scores: column('home_score') },
      externalId: nflverseExternalId(game, isMoved),
      league,
      home: game.home,
      away: game.away,
      participants,
      isNeutral: game.isNeutral,
      startsAt: kickoffOf(game, options.shiftDays ?? 0),
      isTimeUnknown: game.isTimeUnknown,
      offers: offersOf(game, column),
      withdrawnKeys: ['spread', 'total', 'moneyline'],
      isOver: game.score !== null && !isMoved,
      result: game.score && !isMoved ? { homeScore: game.score.home, awayScore: game.score.away } : null,
    };
  });
}

function participant(side: Side, abbreviation: string, { records }: Pick<NflverseOptions, 'records'>): Participant {
  const team = NFL_TEAMS.find((one) => one.abbreviation === abbreviation);
  return {
    side,
    name: team?.name ?? abbreviation,
    abbreviation,
    colors: team?.colors ?? ['#334155', '#e5e7eb'],
    record: records?.get(abbreviation) ?? null,
  };
}

function offersOf({ spread, total, moneyline }: NflverseGame, column: (name: string) => string): SourceOffer[] {
  const offers: SourceOffer[] = [];
  const offer = (
    key: string,
    type: SourceOffer['type'],
    where: string,
    points: number | null,
    prices: SourceOffer['prices'],
  ): void => void offers.push({ key, type, where: column(where), pointsHundredths: points, prices });
  if (spread)
    offer('spread', 'SPREAD', 'spread_line', spread.homePointsHundredths, [
      { side: 'AWAY', odds: spread.away },
      { side: 'HOME', odds: spread.home },
    ]);
  if (total)
    offer('total', 'TOTAL', 'total_line', total.pointsHundredths, [
      { side: 'OVER', odds: total.over },
      { side: 'UNDER', odds: total.under },
    ]);
  if (moneyline)
    offer('moneyline', 'MONEYLINE', 'home_moneyline', null, [
      { side: 'AWAY', odds: moneyline.away },
      { side: 'HOME', odds: moneyline.home },
    ]);
  return offers;
}

/** Whole days to move the games by, so that the first of them kicks off next at its usual time of day. */
export function daysToNow(games: readonly NflverseGame[], now: Date): number {
  const first = games.reduce<NflverseGame | null>((least, game) => (least && least.startsAt <= game.startsAt ? least : game), null);
  if (!first) return 0;
  let days = Math.floor((now.getTime() - first.startsAt.getTime()) / 86_400_000) - 1;
  while (kickoffOf(first, days) <= now) days += 1;
  return days;
}

/** Wins and losses, and ties where there were any, of a season's regular games before a week. */
export function recordsBefore(games: readonly NflverseGame[], season: number, week: number): Map<string, string> {
  const counts = new Map<string, { won: number; lost: number; tied: number }>();
  const count = (team: string, result: 'won' | 'lost' | 'tied'): void => {
    const standing = counts.get(team) ?? { won: 0, lost: 0, tied: 0 };
    standing[result] += 1;
    counts.set(team, standing);
  };
  for (const { season: year, gameType, week: number, score, home, away } of games) {
    if (year !== season || gameType !== 'REG' || number >= week || !score) continue;
    const homeResult = score.home > score.away ? 'won' : score.home < score.away ? 'lost' : 'tied';
    count(home, homeResult);
    count(away, homeResult === 'won' ? 'lost' : homeResult === 'lost' ? 'won' : 'tied');
  }
  return new Map([...counts].map(([team, { won, lost, tied }]) => [team, tied > 0 ? `${won}–${lost}–${tied}` : `${won}–${lost}`]));
}
