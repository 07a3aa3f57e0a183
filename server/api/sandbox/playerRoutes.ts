import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { createPlayer } from '../../store/players/index.ts';
import { BadInput, parseInput } from './parseBody.ts';
import type { SandboxParts } from './parts.ts';

const cents = z.number().int().min(0).max(100_000_000_000);
const name = z.string().trim().min(1).max(100);
/** Rewards and loyalty are not implemented yet: requesting them is an error, not silently ignored. */
const notYet = z.array(z.unknown()).max(0, 'is not part of this version yet').optional();

const player = z.strictObject({
  username: z
    .string()
    .regex(/^[\w.+-]{2,64}$/, 'must be 2 to 64 letters, digits or . + - _')
    .optional(),
  password: z.string().min(4).max(200).optional(),
  email: z.email().max(200).optional(),
  firstName: name.optional(),
  lastName: name.optional(),
  regionCode: z
    .string()
    .regex(/^[A-Z]{2}-[A-Z0-9]{1,3}$/, 'must be a region such as US-NJ')
    .default('US-NJ'),
  balanceCents: cents.default(100_000),
  promotionalCreditCents: cents.default(0),
  firstLogin: z.boolean().default(false),
  bonusBets: notYet,
  profitBoosts: notYet,
  loyaltyTier: z.undefined('is not part of this version yet').optional(),
});

/** `POST /sandbox/players`. */
export function registerPlayerRoutes(app: FastifyInstance, { deps }: SandboxParts): void {
  app.post('/players', async (request, reply) => {
    const input = parseInput(player, request.body);
    const username = input.username ?? `player-${randomBytes(5).toString('hex')}`;
    const password = input.password ?? randomBytes(9).toString('base64url');
    const created = await createPlayer(deps, {
      username,
      password,
      email: input.email ?? `${username.toLowerCase()}@slipstream.test`,
      firstName: input.firstName ?? 'Alex',
      lastName: input.lastName ?? 'Morgan',
      regionCode: input.regionCode,
      balanceCents: input.balanceCents,
      promotionalCreditCents: input.promotionalCreditCents,
      firstLogin: input.firstLogin,
    });
    if (!created.ok) {
      const field = created.error === 'USERNAME_TAKEN' ? 'username' : 'email';
      throw new BadInput(`This ${field} is taken`, field);
    }
    return reply.code(201).send({ userId: created.value.id, username, password, email: created.value.email });
  });
}
