import { countPlayerTime, readSessionSettings, recordElapsed } from '../../../store/identity/index.ts';
import { endPlayerSessions } from '../../identity/endPlayerSessions.ts';
import type { GraphqlContext } from '../context.ts';
import { refuseInput } from '../errors.ts';
import type { Resolvers } from '../generated/resolvers.ts';

/** Longer than any session. */
const MAXIMUM_ELAPSED_SECONDS = 366 * 24 * 3600;

export const heartbeatResolvers = {
  Mutation: {
    heartbeat: async (_root, { elapsedSeconds }, { deps, viewer, address }) => {
      if (viewer.kind !== 'player') return null;
      if (elapsedSeconds < 0 || elapsedSeconds > MAXIMUM_ELAPSED_SECONDS) refuseInput('elapsedSeconds is out of range');
      await recordElapsed(deps.db.query, viewer.sessionId, elapsedSeconds);
      const { playerId, sessionId } = viewer;
      // What the client reports is kept, and limits nothing.
      const [{ dailyLimitSeconds }, [daySeconds = 0]] = await Promise.all([
        readSessionSettings(deps.db, playerId),
        countPlayerTime(deps.db, [{ playerId, sessionId, at: deps.clock.now() }]),
      ]);
      if (dailyLimitSeconds === null || daySeconds < dailyLimitSeconds) return { status: 'OK' };
      await endPlayerSessions(deps, playerId, 'DAILY_TIME_LIMIT', address, 'system');
      return { status: 'TIME_LIMIT_EXCEEDED' };
    },
  },
} satisfies Resolvers<GraphqlContext>;
