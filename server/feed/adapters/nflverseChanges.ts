import type { MarketStatus, Side } from '../../../core/contract.ts';
import type { Participant } from '../../store/catalogue/tables.ts';
import { NFLVERSE } from '../feedAdapter.ts';
import { fromEastern } from '../leagues/easternTime.ts';
import { NFL } from '../leagues/leagues.ts';
import { NFL_TEAMS } from '../leagues/nflTeams.ts';
import type { FeedChange, FeedMarket } from '../types.ts';
import type { NflverseGame } from './nflverse.ts';

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

function nflverseEventId(game: Pick<NflverseGame, 'fixtureId'>, isMoved: boolean): string {
  return `${NFLVERSE.source}-${nflverseExternalId(game, isMoved)}`;
}

export function kickoffOf({ kickoff }: NflverseGame, shiftDays: number): Date {
  return fromEastern(kickoff.year, kickoff.month, kickoff.day + shiftDays, kickoff.hour, kickoff.minute);
}

/** The games as feed changes. Moved games are all upcoming; others with scores end by their result. */
export function nflverseChanges(games: readonly NflverseGame[], options: NflverseOptions): FeedChange[] {
  const changes: FeedChange[] = [{ kind: 'competition', competition: NFL }];
  const isMoved = options.shiftDays !== null;
  for (const game of games) {
    const id = nflverseEventId(game, isMoved);
    const startsAt = kickoffOf(game, options.shiftDays ?? 0);
    // The schedule has no prices after the kick-off, so the game cannot be bet on from then.
    const status: MarketStatus = startsAt > options.now && !game.isTimeUnknown ? 'OPEN' : 'HIDDEN';
    const [away, home] = [participant('AWAY', game.away, options), participant('HOME', game.home, options)];
    changes.push({
      kind: 'event',
      event: {
        id,
        competitionId: NFL.id,
        source: NFLVERSE.source,
        externalId: nflverseExternalId(game, isMoved),
        name: `${away.name} ${game.isNeutral ? 'vs' : '@'} ${home.name}`,
        startsAt,
        participants: [away, home],
        ...(game.isTimeUnknown && { isTimeUnknown: true as const }),
        withdrawnMarketIds: (['spread', 'total', 'moneyline'] as const).filter((key) => !game[key]).map((key) => `${id}.${key}`),
        markets: marketsOf(id, game, status, home.name, away.name),
      },
    });
    if (game.score && !isMoved)
      changes.push({
        kind: 'result',
        eventId: id,
        result: { homeScore: game.score.home, awayScore: game.score.away },
        ...(options.earlyResults && { isEarly: true as const }),
      });
  }
  return changes;
}

function participant(side: Side, abbreviation: string, { records }: NflverseOptions): Participant {
  const team = NFL_TEAMS.find((one) => one.abbreviation === abbreviation);
  return {
    side,
    name: team?.name ?? abbreviation,
    abbreviation,
    colors: team?.colors ?? ['#334155', '#e5e7eb'],
    record: records?.get(abbreviation) ?? null,
  };
}

function marketsOf(eventId: string, game: NflverseGame, status: MarketStatus, home: string, away: string): FeedMarket[] {
  const markets: FeedMarket[] = [];
  const market = (key: string, name: string, type: FeedMarket['type'], selections: FeedMarket['selections']): void => {
    const id = `${eventId}.${key}`;
    markets.push({
      id,
      name,
      type,
      status,
      main: true,
      gradedPeriods: null,
      gradedSide: null,
      selections: selections.map((selection) => ({ ...selection, id: `${id}.${selection.id}` })),
    });
  };
  const { spread, total, moneyline } = game;
  if (spread)
    market('spread', 'Spread', 'SPREAD', [
      { id: 'away', name: away, side: 'AWAY', pointsHundredths: -spread.homePointsHundredths + 0, odds: spread.away },
      { id: 'home', name: home, side: 'HOME', pointsHundredths: spread.homePointsHundredths, odds: spread.home },
    ]);
  if (total)
    market('total', 'Total', 'TOTAL', [
      { id: 'over', name: 'Over', side: 'OVER', pointsHundredths: total.pointsHundredths, odds: total.over },
      { id: 'under', name: 'Under', side: 'UNDER', pointsHundredths: total.pointsHundredths, odds: total.under },
    ]);
  if (moneyline)
    market('moneyline', 'Moneyline', 'MONEYLINE', [
      { id: 'away', name: away, side: 'AWAY', pointsHundredths: null, odds: moneyline.away },
      { id: 'home', name: home, side: 'HOME', pointsHundredths: null, odds: moneyline.home },
    ]);
  return markets;
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
