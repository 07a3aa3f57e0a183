import { pointsHundredthsOf, pointsOf } from '../../../../core/money/points.ts';
import type { Deps } from '../../../deps.ts';
import { readEvents } from '../../../store/catalogue/index.ts';
import { sentAt } from '../../../store/sentAt.ts';
import {
  type Caller,
  findTournament,
  joinTournament,
  listTournaments,
  pickableEventIds,
  placePick,
  readPicks,
  readStandings,
  type Standing,
  type Standings,
  type TournamentRecord,
} from '../../../store/tournaments/index.ts';
import type { GraphqlContext } from '../context.ts';
import { apiError, refuseInput } from '../errors.ts';
import type { Resolvers, Tournament, TournamentEntry, TournamentPage, TournamentPayload } from '../generated/resolvers.ts';
import { toEvent } from '../sports/contractShapes.ts';
import { requirePlayer } from '../viewer.ts';
import { errorCodeOf, TOURNAMENT_MESSAGES } from './tournamentMessages.ts';

const MOST_EVENTS = 20;
const LONGEST_ID = 100;

/** How long the leaderboard that a visitor sees is used again. A player sees the own row as it is. */
const READ_MS = 2_000;

interface Reading {
  readonly at: number;
  readonly standings: Promise<Standings>;
}

const readings = new WeakMap<Deps['db'], Map<string, Reading>>();

function standingsOf(deps: Deps, id: string, playerId: string | null): Reading {
  const now = deps.clock.now();
  if (playerId !== null) return { at: now.getTime(), standings: readStandings(deps.db, id, playerId, now) };
  const own = readings.get(deps.db) ?? new Map<string, Reading>();
  readings.set(deps.db, own);
  const cached = own.get(id);
  if (cached !== undefined && Math.abs(now.getTime() - cached.at) < READ_MS) return cached;
  const reading = { at: now.getTime(), standings: readStandings(deps.db, id, null, now) };
  own.set(id, reading);
  reading.standings.catch(() => own.delete(id));
  return reading;
}

function statusOf({ startsAt, endsAt }: TournamentRecord, now: Date): Tournament['status'] {
  return now < startsAt ? 'UPCOMING' : now < endsAt ? 'RUNNING' : 'ENDED';
}

interface Seen {
  readonly tournament: Tournament;
  readonly standings: readonly Standing[];
  readonly asOf: Date;
}

const playerOf = ({ viewer }: GraphqlContext): string | null => (viewer.kind === 'player' ? viewer.playerId : null);

/** A tournament as the caller sees it. Players who are kept from play are in no list and no count. */
async function see(context: GraphqlContext, record: TournamentRecord): Promise<Seen> {
  const { deps } = context;
  const { at, standings } = standingsOf(deps, record.id, playerOf(context));
  const { playerCount, rows } = await standings;
  const own = rows.find(({ isYou }) => isYou);
  const { id, name, sports, startsAt, endsAt, budget } = record;
  return {
    tournament: {
      id,
      name,
      sports: [...sports],
      budget,
      status: statusOf(record, deps.clock.now()),
      playerCount,
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
      entry: own === undefined ? null : entryOf(own),
    },
    standings: rows.filter(({ isListed }) => isListed),
    asOf: new Date(at),
  };
}

function entryOf({ number, place, isTied, returned, remaining, pickCount, settledCount, isListed }: Standing): TournamentEntry {
  return {
    number,
    returned,
    remaining,
    pickCount,
    settledCount,
    place: isListed ? place : null,
    isTied: isListed && isTied,
  };
}

async function pageOf(context: GraphqlContext, id: string): Promise<TournamentPage | null> {
  const { deps, brand } = context;
  const record = await findTournament(deps.db.query, brand, id);
  if (record === undefined) return null;
  const now = deps.clock.now();
  const { tournament, standings, asOf } = await see(context, record);
  const playerId = playerOf(context);
  const picks = tournament.entry === null || playerId === null ? [] : await readPicks(deps.db, id, playerId);
  const eventIds = tournament.status === 'ENDED' ? [] : await pickableEventIds(deps.db, record, now, MOST_EVENTS);
  const events = eventIds.length === 0 ? [] : await readEvents(deps.db, eventIds);
  return {
    tournament,
    leaderboard: standings.map(({ place, isTied, number, returned, pickCount, isYou }) => ({
      place,
      isTied,
      number,
      returned,
      pickCount,
      isYou,
    })),
    asOf: asOf.toISOString(),
    picks: picks.map((pick) => ({
      id: pick.id,
      selectionName: pick.selectionName,
      marketName: pick.marketName,
      marketType: pick.marketType,
      eventName: pick.eventName,
      eventStartsAt: pick.eventStartsAt.toISOString(),
      points: pointsOf(pick.pointsHundredths),
      numeratorLong: pick.numerator,
      denominatorLong: pick.denominator,
      stake: pick.stake,
      grade: pick.grade,
      returned: pick.returned,
    })),
    events: [...events]
      .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime() || a.id.localeCompare(b.id))
      .map((event) => toEvent({ ...event, markets: event.markets.filter(({ main }) => main) })),
  };
}

/** Only a player's session, as a bet's: what it may do is asked in the database. */
function callerOf(context: GraphqlContext): Caller {
  const { playerId, sessionId } = requirePlayer(context);
  return { brand: context.brand, playerId, sessionId, address: context.address, at: sentAt(context.deps.clock) };
}

async function answer(context: GraphqlContext, tournamentId: string, fault: string | null): Promise<TournamentPayload> {
  if (fault === 'REUSED') throw apiError('REQUEST_ID_REUSED', 'The id was used for another pick');
  const code = fault === null ? null : errorCodeOf(fault);
  return {
    page: await pageOf(context, tournamentId),
    error: code && { code, message: TOURNAMENT_MESSAGES[code] },
  };
}

const ORDER = { RUNNING: 0, UPCOMING: 1, ENDED: 2 } as const;

/** schema/tournaments.graphql. */
export const tournamentsResolvers = {
  Query: {
    tournaments: async (_root, _args, context) => {
      const { deps, brand } = context;
      const records = await listTournaments(deps.db.query, brand, deps.clock.now());
      const seen = await Promise.all(records.map((record) => see(context, record)));
      return seen.map(({ tournament }) => tournament).sort((a, b) => ORDER[a.status] - ORDER[b.status]);
    },
    tournament: (_root, { id }, context) => pageOf(context, id),
  },
  Mutation: {
    joinTournament: async (_root, { id }, context) => {
      const caller = callerOf(context);
      return answer(context, id, await joinTournament(context.deps.db.query, caller, id));
    },
    placeTournamentPick: async (_root, { pick }, context) => {
      const caller = callerOf(context);
      const { pickId, tournamentId, selectionId, numeratorLong, denominatorLong, points, stake } = pick;
      if (pickId.length === 0 || pickId.length > LONGEST_ID) refuseInput('pickId is a text of 1 to 100 characters');
      if (stake < 1 || stake > 1_000_000) refuseInput('stake is 1 to 1000000 play dollars');
      if (numeratorLong < 1 || denominatorLong < 1) refuseInput('numeratorLong and denominatorLong are at least 1');
      const odds = { numerator: numeratorLong, denominator: denominatorLong };
      const request = { pickId, tournamentId, selectionId, odds, pointsHundredths: pointsHundredthsOf(points ?? null), stake };
      return answer(context, tournamentId, await placePick(context.deps.db.query, caller, request));
    },
  },
} satisfies Resolvers<GraphqlContext>;
