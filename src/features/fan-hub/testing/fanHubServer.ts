import { fakeServer } from '../../../platform/data/testing/fakeServer.ts';

const sides = (away: string, home: string) =>
  [
    ['AWAY', away],
    ['HOME', home],
  ].map(([side, name = '']) => ({ side, name, abbreviation: name.slice(0, 3).toUpperCase(), colors: ['#102030', '#a0b0c0'] }));
const nfl = {
  sport: 'football',
  competitionName: 'NFL',
  clock: null,
  homeScore: null,
  awayScore: null,
  asOf: '2026-11-27T18:37:00Z',
  silentSince: null,
};
const HUB = {
  follows: [
    { id: 'team', name: 'Bills', kind: 'TEAM', sport: 'football', competitionPath: '/nfl' },
    { id: 'competition', name: 'NFL', kind: 'COMPETITION', sport: 'football', competitionPath: '/nfl' },
  ],
  games: [
    {
      ...nfl,
      eventId: 'e1',
      name: 'Chiefs @ Bills',
      path: '/event/e1',
      participants: sides('Chiefs', 'Bills'),
      followId: 'team',
      status: 'IN_PLAY',
      startsAt: '2026-11-27T16:00:00Z',
      clock: 'Q4 2:10',
      homeScore: 20,
      awayScore: 17,
    },
    {
      ...nfl,
      eventId: 'e2',
      name: 'Jets @ Giants',
      path: '/event/e2',
      participants: sides('Jets', 'Giants'),
      status: 'PRE_GAME',
      startsAt: '2026-11-29T18:00:00Z',
      followId: 'competition',
    },
  ],
};

/** A server with a fan hub of two games, for a player or a visitor. */
export function fanHubServer(isLoggedIn: boolean) {
  const server = fakeServer(isLoggedIn ? undefined : { status: 'loggedOut', playerAlias: null });
  server.answer('FanHub', () => ({ fanHub: HUB }));
  const { data, session, connection, time } = server;
  return { server, services: { data, session, connection, clock: time.clock } };
}
