import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { LIMIT_PERIODS } from '../../domain/saferPlay/limits.ts';
import { findPlayer } from '../../store/players/index.ts';
import { setPlayerLimits } from '../../store/saferPlay/index.ts';
import { BadInput, parseInput } from './parseBody.ts';
import type { SandboxParts } from './parts.ts';

const amountCents = z.number().int().min(0).max(100_000_000_000);
const period = z.enum(LIMIT_PERIODS).default('DAILY');
const limit = z.discriminatedUnion('type', [
  z.strictObject({ type: z.enum(['DEPOSIT', 'LOSS', 'SPEND']), period, amountCents }),
  // It limits each wager, whatever period is named.
  z.strictObject({ type: z.literal('MAX_SINGLE_WAGER'), period, amountCents }),
  z
    .strictObject({ type: z.literal('DAILY_TIME'), period: z.literal('DAILY').optional(), hours: z.number().min(0.001).max(24) })
    .transform(({ type, hours }) => ({ type, seconds: Math.round(hours * 3_600) })),
]);
const body = z.strictObject({ playerId: z.string().min(1).max(200), limits: z.array(limit).max(20) });

/** `POST /sandbox/limits`: all limits of a player, active from now on; of two of a type and period the later one. */
export function registerLimitRoutes(app: FastifyInstance, { deps }: SandboxParts): void {
  app.post('/limits', async (request) => {
    const { playerId, limits } = parseInput(body, request.body);
    if ((await findPlayer(deps.db.query, playerId)) === null) throw new BadInput('There is no such player', 'playerId');
    await setPlayerLimits(deps.db, playerId, limits, deps.clock.now());
    return { playerId, limits };
  });
}
