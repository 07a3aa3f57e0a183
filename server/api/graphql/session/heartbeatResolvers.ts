import { recordElapsed } from '../../../store/identity/sessions.ts';
import type { GraphqlContext } from '../context.ts';
import { refuseInput } from '../errors.ts';
import type { Resolvers } from '../generated/resolvers.ts';

/** Longer than any session. */
const MAXIMUM_ELAPSED_SECONDS = 366 * 24 * 3600;

export const heartbeatResolvers: Resolvers<GraphqlContext> = {
  Mutation: {
    heartbeat: async (_root, { elapsedSeconds }, { deps, viewer }) => {
      if (viewer.kind !== 'player') return null;
      if (elapsedSeconds < 0 || elapsedSeconds > MAXIMUM_ELAPSED_SECONDS) refuseInput('elapsedSeconds is out of range');
      await recordElapsed(deps.db.query, viewer.sessionId, elapsedSeconds);
      // TIME_LIMIT_EXCEEDED is added together with the daily time limits.
      return { status: 'OK' };
    },
  },
};
