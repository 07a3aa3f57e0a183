import { fakeServer } from '../../../platform/data/testing/fakeServer.ts';

/** A server that says this of every stream, whose queries are asked at an origin that is not the app's. */
export function streamServer(status: string, isLoggedIn: boolean) {
  const server = fakeServer(isLoggedIn ? undefined : { status: 'loggedOut', playerAlias: null });
  const queryUrl = status === 'AVAILABLE' ? 'https://streams.test/v1/streams/grant' : null;
  server.answer('LiveStream', () => ({ liveStream: { status, queryUrl } }));
  const { data, session, connection } = server;
  return { server, services: { data, session, connection } };
}
