import type { FastifyInstance } from 'fastify';
import { brandOf } from '../../platform/brandOf.ts';
import { readVisitor } from '../../store/players/index.ts';
import type { SandboxParts } from './parts.ts';

/** `GET /sandbox/state`: all that can be set from outside, as it is now. `GET /sandbox/services`: what runs beside the app, and where. */
export function registerStateRoute(
  app: FastifyInstance,
  { deps, settings, faults, sockets, simulation, services }: SandboxParts,
): void {
  app.get('/services', async (request) =>
    services(`${request.protocol}://${request.host}`, brandOf(request.host, null, deps.config)),
  );
  app.get('/state', async () => {
    const { maintenance, waitingRoom, flags, clockOffsetSeconds } = settings.current();
    const { countryCode, regionCode, city, ipAddress } = await readVisitor(deps.db, null);
    return {
      environment: deps.config.environment,
      clock: { now: deps.clock.now().toISOString(), offsetSeconds: clockOffsetSeconds },
      maintenance,
      waitingRoom,
      visitor: { countryCode, regionCode, city, ipAddress },
      flags,
      faults: faults.list(),
      sockets: sockets.count(),
      feed: await simulation.pace(),
    };
  });
}
