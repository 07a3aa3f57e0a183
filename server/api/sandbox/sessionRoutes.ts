import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { SESSION_END_REASONS } from '../../../core/wire/sessionEnd.ts';
import { readSessionSettings, writeSessionSettings } from '../../store/identity/index.ts';
import { findPlayer } from '../../store/players/index.ts';
import { endPlayerSessions } from '../identity/endPlayerSessions.ts';
import { BadInput, parseInput } from './parseBody.ts';
import type { SandboxParts } from './parts.ts';

const seconds = z.number().int().min(1).max(86_400);
const session = z.strictObject({
  end: z.enum(SESSION_END_REASONS).optional(),
  realityCheckSeconds: seconds.nullish(),
  dailyLimitSeconds: seconds.nullish(),
});

/** `POST /sandbox/players/{id}/session`: the player's session settings, and the end of all their sessions with a reason. */
export function registerSessionRoutes(app: FastifyInstance, { deps }: SandboxParts): void {
  app.post<{ Params: { id: string } }>('/players/:id/session', async (request) => {
    const { id } = request.params;
    const { end, ...changes } = parseInput(session, request.body);
    if ((await findPlayer(deps.db.query, id)) === null) throw new BadInput('There is no such player', 'id');
    await writeSessionSettings(deps.db, id, changes as Parameters<typeof writeSessionSettings>[2], deps.clock.now());
    const ended = end === undefined ? 0 : await endPlayerSessions(deps, id, end, request.ip, 'sandbox');
    return { ...(await readSessionSettings(deps.db, id)), ended };
  });
}
