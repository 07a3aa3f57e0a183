import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { BRAND_CODES } from '../../platform/brands.ts';
import { addTournament } from '../../store/tournaments/index.ts';
import { BadInput, parseInput } from './parseBody.ts';
import type { SandboxParts } from './parts.ts';

const instant = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

const tournament = z.strictObject({
  brand: z.enum(BRAND_CODES).optional(),
  name: z.string().trim().min(1).max(80),
  sports: z.array(z.string().min(1).max(40)).max(20).default([]),
  startsAt: instant,
  endsAt: instant,
  budget: z.number().int().min(1).max(1_000_000).default(1_000),
});

/** `POST /sandbox/tournaments`: a tournament of play money in a brand, by default that of hosts without one. */
export function registerTournamentRoutes(app: FastifyInstance, { deps }: SandboxParts): void {
  app.post('/tournaments', async (request, reply) => {
    const { brand = deps.config.brand, ...fields } = parseInput(tournament, request.body);
    if (fields.endsAt <= fields.startsAt) throw new BadInput('endsAt is after startsAt', 'endsAt');
    const id = randomUUID();
    await addTournament(deps.db.query, { id, brand, ...fields }, deps.clock.now());
    return reply.code(201).send({ id });
  });
}
