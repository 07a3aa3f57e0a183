import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { depositAcknowledgementCents } from '../../domain/saferPlay/depositAcknowledgement.ts';
import { addW2gWin, findPlayer, setNotices } from '../../store/players/index.ts';
import { BadInput, parseInput } from './parseBody.ts';
import type { SandboxParts } from './parts.ts';

const cents = z.number().int().min(0).max(100_000_000_000);

const notices = z.strictObject({
  playerId: z.string().min(1).max(100),
  acknowledgementRequired: z.boolean().optional(),
  limitsNoticeDue: z.boolean().optional(),
  appTourDue: z.boolean().optional(),
  firstWagerNoticeDue: z.boolean().optional(),
  depositAcknowledgementDue: z.boolean().optional(),
  w2gWin: z
    .strictObject({ gameName: z.string().trim().min(1).max(100), winCents: cents.min(1), withheldCents: cents.default(0) })
    .refine(({ winCents, withheldCents }) => withheldCents <= winCents, 'withheldCents must be at most winCents')
    .optional(),
});

/** `POST /sandbox/notices`: what a player has to answer at their next log-in. */
export function registerNoticeRoutes(app: FastifyInstance, { deps }: SandboxParts): void {
  app.post('/notices', async (request) => {
    const { playerId, w2gWin, ...due } = parseInput(notices, request.body);
    const { query } = deps.db;
    const player = await findPlayer(query, playerId);
    if (player === null) throw new BadInput('There is no such player', 'playerId');
    if (due.depositAcknowledgementDue && depositAcknowledgementCents(player.region_code) === null)
      throw new BadInput('The player’s region asks for no such acknowledgement', 'depositAcknowledgementDue');
    await setNotices(query, playerId, due);
    if (w2gWin) await addW2gWin(query, playerId, { ...w2gWin, wonAt: deps.clock.now() });
    return { playerId };
  });
}
