import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { addDialog } from '../../store/dialogs/index.ts';
import { BadInput, parseInput } from './parseBody.ts';
import type { SandboxParts } from './parts.ts';

const pagePath = z.string().max(200).startsWith('/');
const url = z.string().min(1).max(2_000);

const trigger = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('pages'), pages: z.array(pagePath).min(1).max(20) }),
  z.strictObject({ type: z.literal('on_login') }),
]);
const style = z.enum(['primary', 'secondary', 'text']).default('primary');
const label = z.string().trim().min(1).max(40);
const button = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('dismiss'), label, style }),
  z.strictObject({ type: z.literal('deep_link'), label, url, style }),
  z.strictObject({ type: z.literal('external_link'), label, url, style }),
]);
const dialog = z.strictObject({
  playerId: z.string().min(1).max(100),
  title: z.string().trim().min(1).max(120),
  body: z.string().trim().min(1).max(2_000),
  dismissible: z.boolean().default(true),
  /** Not shown to a player to whom nothing is offered. */
  isOffer: z.boolean().default(false),
  triggers: z.array(trigger).min(1).max(5),
  buttons: z.array(button).max(3).default([]),
});

/** `POST /sandbox/dialogs`: gives a player a custom dialog. Links are stored as they are given; the app decides which it opens. */
export function registerDialogRoutes(app: FastifyInstance, { deps }: SandboxParts): void {
  app.post('/dialogs', async (request, reply) => {
    const { playerId, triggers, buttons, ...rest } = parseInput(dialog, request.body);
    const content = {
      ...rest,
      triggers: triggers.map((one) => ({ type: one.type, pages: one.type === 'pages' ? one.pages : [] })),
      buttons: buttons.map((one) => ({ ...one, url: one.type === 'dismiss' ? null : one.url })),
    };
    const id = await addDialog(deps.db.query, playerId, content, deps.clock.now());
    if (id === null) throw new BadInput('There is no such player', 'playerId');
    return reply.code(201).send({ id });
  });
}
