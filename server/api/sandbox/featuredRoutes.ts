import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { BRAND_CODES } from '../../platform/brands.ts';
import { readSelections } from '../../store/catalogue/index.ts';
import { addFeaturedBet } from '../../store/featuredBets/index.ts';
import { BadInput, parseInput } from './parseBody.ts';
import type { SandboxParts } from './parts.ts';

const id = z.string().min(1).max(100);

const featured = z.strictObject({
  brand: z.enum(BRAND_CODES).optional(),
  title: z.string().trim().min(1).max(120),
  selectionOrigin: z.string().trim().min(1).max(100).default('featured_bet'),
  selectionIds: z.array(id).min(1).max(12),
});

/** `POST /sandbox/featured-bets`: features a bet in a brand, by default that of hosts without one. */
export function registerFeaturedRoutes(app: FastifyInstance, { deps }: SandboxParts): void {
  app.post('/featured-bets', async (request, reply) => {
    const { brand = deps.config.brand, ...bet } = parseInput(featured, request.body);
    const selections = await readSelections(deps.db, bet.selectionIds, deps.clock.now());
    if (!bet.selectionIds.every((selectionId) => selections.has(selectionId)))
      throw new BadInput('There is no such selection', 'selectionIds');
    const featuredBetId = randomUUID();
    await addFeaturedBet(deps.db.query, { id: featuredBetId, brand, ...bet }, deps.clock.now());
    return reply.code(201).send({ id: featuredBetId });
  });
}
