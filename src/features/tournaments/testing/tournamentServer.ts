import { fakeServer } from '../../../platform/data/testing/fakeServer.ts';
import { createStore } from '../../../platform/externalStore.ts';

export const ENTRY = { number: 17, place: 2, isTied: true, returned: 1_250, remaining: 400, pickCount: 3, settledCount: 2 };
const tournament = (entry: typeof ENTRY | null) => ({
  id: 't1',
  name: 'Week 11',
  sports: [],
  startsAt: '2026-11-20T00:00:00Z',
  endsAt: '2026-12-01T00:00:00Z',
  status: 'RUNNING',
  budget: 1_000,
  playerCount: 4_208,
  entry,
});
const row = (number: number, place: number, more: object = {}) => ({
  number,
  place,
  isTied: false,
  returned: 5_000 - place,
  pickCount: 4,
  isYou: false,
  ...more,
});
const selection = { id: 's1', name: 'Bills', points: -2.5, numeratorLong: 10, denominatorLong: 11 };
const market = { id: 'm1', name: 'Spread', type: 'SPREAD', status: 'OPEN', selections: [selection] };
/** A page as the server answers it. */
export const page = (entry: typeof ENTRY | null) => ({
  tournament: tournament(entry),
  asOf: '2026-11-27T19:41:00Z',
  picks: [],
  leaderboard: [row(3, 1), row(17, 2, { isTied: true, isYou: entry !== null })],
  events: [{ id: 'e1', name: 'Chiefs @ Bills', startsAt: '2026-11-29T18:00:00Z', competitionName: 'NFL', markets: [market] }],
});

/** A server with one tournament. @param entry of the player; null: not in it */
export function tournamentServer(entry: typeof ENTRY | null) {
  const server = fakeServer();
  server.answer('TournamentPage', () => ({ tournament: page(entry) }));
  server.answer('Tournaments', () => ({ tournaments: [tournament(entry)] }));
  const { data, session, connection, time } = server;
  return { server, services: { data, session, connection, clock: time.clock, oddsFormat: createStore('AMERICAN') } };
}
