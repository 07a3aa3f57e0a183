import { streamStatus } from '../../../domain/streaming/entitlement.ts';
import { readWatcher } from '../../../store/streaming/index.ts';
import { STREAMS_PATH } from '../../streaming/streamGrants.ts';
import type { GraphqlContext } from '../context.ts';
import type { Resolvers } from '../generated/resolvers.ts';

/** schema/streaming.graphql. */
export const streamingResolvers = {
  Query: {
    liveStream: async (_root, { eventId }, { deps, services, viewer, origin }) => {
      const base = services.origins.streams(origin);
      const event = await deps.db.query.selectFrom('events').select('status').where('id', '=', eventId).executeTakeFirst();
      const watcher = viewer.kind === 'player' ? await readWatcher(deps.db, { ...viewer, at: deps.clock.now() }) : null;
      const status = streamStatus(base !== null, event?.status ?? null, watcher);
      if (status !== 'AVAILABLE') return { status, queryUrl: null, expiresAt: null };
      const { grant, expiresAt } = services.streamGrants.issue(eventId);
      return { status, queryUrl: `${base}${STREAMS_PATH}/${grant}`, expiresAt: expiresAt.toISOString() };
    },
  },
} satisfies Resolvers<GraphqlContext>;
