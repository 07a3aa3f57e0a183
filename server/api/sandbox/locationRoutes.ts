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
  findings: z
    .array(z.string().regex(/^[A-Za-z0-9_]{1,60}$/))
    .max(20)
    .optional(),
  expiresInSeconds: z.number().int().min(1).max(86_400).default(1200),
});

const service = z.strictObject({ available: z.boolean() });

/**
 * `POST /sandbox/geo-packets`: the packet that a location check at this position would give the player. `POST /sandbox/location-service`: whether the
 * reference location service of this process answers.
 */
export function registerLocationRoutes(app: FastifyInstance, { deps, location }: SandboxParts): void {
  app.post('/geo-packets', async (request, reply) => {
    const given = parseInput(packet, request.body);
    const { playerId, latitude, longitude, accuracy = null, findings = [], expiresInSeconds } = given;
    if ((await findPlayer(deps.db.query, playerId)) === null) throw new BadInput('There is no such player', 'playerId');
    const geoPacket = await location.sign(playerId, { latitude, longitude, accuracy }, expiresInSeconds, { findings });
    return reply.code(201).send({ geoPacket });
  });
  app.post('/location-service', async (request) => {
    const { available } = parseInput(service, request.body);
    location.setAvailable(available);
    return { available };
  });
}
