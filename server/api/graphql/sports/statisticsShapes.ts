import { headshotOf, isPerson, LOGO_SIZES, logosOf } from '../../../domain/catalogue/participantImages.ts';
import type { EventStatisticsRecord, StandingsRecord } from '../../../store/catalogue/index.ts';
import type { EventStatistics, Standings } from '../generated/resolvers.ts';

export function toEventStatistics({ eventId, asOf, participants, facts, live, plays }: EventStatisticsRecord): EventStatistics {
  const { players = [], form = [], meetings = [], injuries = [], profiles = [] } = facts ?? {};
  const { situation = null, statistics = [], numbers = {} } = live ?? {};
  return {
    eventId,
    asOf: asOf.toISOString(),
    situation,
    statistics,
    plays,
    form,
    meetings,
    injuries,
    profiles,
    players: players.map((player) => {
      const team = participants.find(({ side }) => side === player.side);
      // A portrait in the colours of the player's team.
      const drawn = { abbreviation: team?.abbreviation ?? 'X', colors: team?.colors ?? [] };
      return { ...player, headshot: headshotOf(drawn), numbers: numbers[player.id] ?? [] };
    }),
  };
}

export function toStandings({ competitionId, asOf, columns, rows, sport }: StandingsRecord): Standings {
  return {
    competitionId,
    asOf: asOf.toISOString(),
    columns,
    rows: rows.map((row, index) => ({
      ...row,
      place: index + 1,
      logo: isPerson(sport) ? null : (logosOf(row).find(({ size }) => size === LOGO_SIZES[0]) ?? null),
      headshot: isPerson(sport) ? headshotOf(row) : null,
    })),
  };
}
