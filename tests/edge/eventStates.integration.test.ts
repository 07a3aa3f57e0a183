import { afterAll, beforeAll, expect, it } from 'vitest';
import { applyFeed } from '../../server/feed/index.ts';
import { nfl, upcomingEvent } from '../feed/support/samples.ts';
import { graphql } from '../support/apiClient.ts';
import { type EdgeServer, startEdgeServer } from './support/edgeServer.ts';

const STATUSES = ['PRE_GAME', 'IN_PLAY', 'FINISHED', 'CANCELLED', 'HIDDEN', 'INVALID'] as const;

let server: EdgeServer;
beforeAll(async () => {
  server = await startEdgeServer();
  await applyFeed(server.deps, [nfl, ...STATUSES.map((status) => upcomingEvent(status))]);
});
afterAll(() => server.close());

it('an event set to any status of the specification is answered to the app with it', async () => {
  for (const status of STATUSES) expect(await server.post(`/sandbox/events/${status}`, { status })).toMatchObject({ status: 200 });
  const query = 'query EventSnapshots($ids: [ID!]!) { eventSnapshots(ids: $ids) { eventId status } }';
  const { data } = await graphql(server.url, { query, variables: { ids: STATUSES } });
  expect(data).toEqual({
    eventSnapshots: expect.arrayContaining(STATUSES.map((status) => ({ eventId: status, status }))),
  });
});

it('no event is set to any other status', async () => {
  expect(await server.post('/sandbox/events/PRE_GAME', { status: 'POSTPONED' })).toMatchObject({ status: 422 });
});
