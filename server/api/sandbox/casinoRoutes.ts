import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { FAILED_LOCATION_CHECKS, type FailedLocationCheck, type LocationCheck } from '../../domain/saferPlay/playerFaults.ts';
import { topics } from '../../platform/topics.ts';
import { growJackpot, setJackpot } from '../../store/casino/index.ts';
import { findPlayer, setLocationCheck } from '../../store/players/index.ts';
import { BadInput, parseInput } from './parseBody.ts';
import type { SandboxParts } from './parts.ts';

const cents = z.number().int().min(0).max(100_000_000_000);
const casino = z.strictObject({
  playerId: z.string().min(1).max(100),
  locationCheck: z.enum(['PASSED', ...FAILED_LOCATION_CHECKS]),
});
const jackpot = z.union([
  z.strictObject({ amountCents: cents.min(1), won: z.boolean().default(false) }),
  z.strictObject({ growCents: cents }),
]);
/** How long a geo packet that the sandbox gives is valid by default. */
const PACKET_SECONDS = 1_200;
const ofPlayer = z.strictObject({ playerId: z.string().min(1).max(100).optional() });
const params = z.object({ id: z.string() });

/** As of a geo packet; one that failed is of none, as of a device that answers no packet. */
function foundBySandbox(found: 'PASSED' | FailedLocationCheck, now: Date): LocationCheck | null {
  if (found === 'PASSED') return null;
  return { outcome: found, expiresAt: found === 'FAILED' ? null : new Date(now.getTime() + PACKET_SECONDS * 1_000) };
}

/**
 * `GET /sandbox/games/rounds`: the game server's own record. `POST /sandbox/casino`: the outcome of a player's last location check.
 * `POST /sandbox/jackpots/{id}`: sets or grows a jackpot now, published at once.
 */
export function registerCasinoRoutes(app: FastifyInstance, { deps, gameRounds }: SandboxParts): void {
  app.get('/games/rounds', async (request) => {
    const { playerId = null } = parseInput(ofPlayer, request.query);
    const rounds = await gameRounds(playerId);
    if (rounds === null) throw new BadInput('The sandbox’s game server is not running', 'games');
    return rounds;
  });

  app.post('/casino', async (request) => {
    const { playerId, locationCheck } = parseInput(casino, request.body);
    if ((await findPlayer(deps.db.query, playerId)) === null) throw new BadInput('There is no such player', 'playerId');
    const now = deps.clock.now();
    await setLocationCheck(deps.db, playerId, foundBySandbox(locationCheck, now), now);
    return { playerId };
  });

  app.post('/jackpots/:id', async (request) => {
    const { id } = parseInput(params, request.params);
    const wanted = parseInput(jackpot, request.body);
    const isFound =
      'growCents' in wanted
        ? await growJackpot(deps.db.query, id, wanted.growCents)
        : await setJackpot(deps.db.query, id, wanted.amountCents, wanted.won ? deps.clock.now() : null);
    if (!isFound) throw new BadInput('There is no such jackpot', 'id');
    deps.bus.publish(topics.jackpots, '{}');
    return { id };
  });
}
