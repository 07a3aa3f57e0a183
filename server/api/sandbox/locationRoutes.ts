import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { findPlayer } from '../../store/players/index.ts';
import { BadInput, parseInput } from './parseBody.ts';
import type { SandboxParts } from './parts.ts';

const packet = z.strictObject({
  playerId: z.string().min(1).max(200),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  accuracy: z.number().min(0).optional(),
  expiresInSeconds: z.number().int().min(1).max(86_400).default(1200),
});

/** `POST /sandbox/geo-packets`: the packet that a location check at this position would give the player. */
export function registerLocationRoutes(app: FastifyInstance, { deps, geoPackets }: SandboxParts): void {
  app.post('/geo-packets', async (request, reply) => {
    const { playerId, latitude, longitude, accuracy = null, expiresInSeconds } = parseInput(packet, request.body);
    if ((await findPlayer(deps.db.query, playerId)) === null) throw new BadInput('There is no such player', 'playerId');
    const geoPacket = await geoPackets.sign(playerId, { latitude, longitude, accuracy }, expiresInSeconds);
    return reply.code(201).send({ geoPacket });
  });
}
