import { pointsHundredthsOf, selectionTitle } from '../../../../core/money/points.ts';
import { mutation, playerQuery, type Write } from '../../../platform/data/declare.ts';
import { useQuery } from '../../../platform/data/useQuery.ts';
import type { TournamentPage } from '../logic/tournament.ts';
import {
  JoinTournamentDocument,
  PlaceTournamentPickDocument,
  TournamentPageDocument,
  type TournamentPageFieldsFragment,
  TournamentsDocument,
} from './tournaments.generated.ts';

export const tournaments = playerQuery({
  document: TournamentsDocument,
  audience: 'anyone',
  pollMs: 60_000,
  map: (data) => ({ tournaments: data.tournaments }),
});

export const tournamentPage = playerQuery({
  document: TournamentPageDocument,
  audience: 'anyone',
  pollMs: 15_000,
  map: ({ tournament }) => ({ found: tournament && pageOf(tournament) }),
});

function pageOf({ events, picks, ...page }: TournamentPageFieldsFragment): TournamentPage {
  return {
    ...page,
    picks: picks.map(({ selectionName, marketType, points, numeratorLong, denominatorLong, ...pick }) => ({
      ...pick,
      title: selectionTitle(selectionName, marketType, pointsHundredthsOf(points)),
      odds: { numerator: numeratorLong, denominator: denominatorLong },
    })),
    games: events.map(({ markets, ...event }) => ({
      ...event,
      markets: markets.map(({ selections, ...market }) => ({
        ...market,
        selections: selections.map(({ id, name, points, numeratorLong, denominatorLong }) => ({
          id,
          title: selectionTitle(name, market.type, pointsHundredthsOf(points)),
          pointsHundredths: pointsHundredthsOf(points),
          odds: { numerator: numeratorLong, denominator: denominatorLong },
        })),
      })),
    })),
  };
}

/** A change's answer: the page as it is now, and what the player reads where it was refused. */
interface Changed {
  readonly page: TournamentPage | null;
  readonly error: { readonly code: string; readonly message: string } | null;
}

function changedOf({
  page,
  error,
}: {
  readonly page: TournamentPageFieldsFragment | null;
  readonly error: Changed['error'];
}): Changed {
  return { page: page && pageOf(page), error };
}

function writePage({ page }: Changed, write: Write): void {
  if (page === null) return;
  write(tournamentPage, { id: page.tournament.id }, () => ({ found: page }));
  write(tournaments, {}, (before) => ({
    tournaments: before.tournaments.map((one) => (one.id === page.tournament.id ? page.tournament : one)),
  }));
}

export const joinTournament = mutation({
  document: JoinTournamentDocument,
  map: (data) => changedOf(data.joinTournament),
  writes: writePage,
});

export const placePick = mutation({
  document: PlaceTournamentPickDocument,
  map: (data) => changedOf(data.placeTournamentPick),
  writes: writePage,
});

export const useTournaments = () => useQuery(tournaments, {});
export const useTournamentPage = (id: string) => useQuery(tournamentPage, { id });
