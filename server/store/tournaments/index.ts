export { gradePicks } from './gradePicks.ts';
export type { TournamentTables } from './tables.ts';
export {
  addTournament,
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
  seedTournaments,
  type TournamentRecord,
} from './tournaments.ts';
