import type { FastifyInstance } from 'fastify';
import { readForm } from '../../../core/forms/readForm.ts';
import { acknowledgement } from '../../../core/rest/acknowledgements.ts';
import { ACKS_PATH, LIMITS_ACK_PATH } from '../../../core/wire/apiPaths.ts';
import { acknowledgeLimits, acknowledgeResponsibleGaming } from '../../store/players/index.ts';
import type { AccountServices } from './accountServices.ts';
import { playerOf, refuseForm } from './answers.ts';

/**
 * `POST /i/acks` (202) acknowledges responsible gaming, `PATCH /i/acks/limits_modal_dismissed_at` (201) the notice of the limits: of the player
 * who asks, also of one with limited access, who could not close the notice otherwise.
 */
export function registerAcknowledgementRoutes(app: FastifyInstance, services: AccountServices): void {
  const { db, clock } = services.deps;

  app.post(ACKS_PATH, async (request, reply) => {
    const viewer = await playerOf(request, reply, services);
    if (viewer === null) return reply;
    const form = readForm(acknowledgement, Object(request.body));
    if (!form.ok) return refuseForm(reply, form.error);
    await acknowledgeResponsibleGaming(db.query, viewer.playerId, clock.now());
    return reply.code(202).send({});
  });

  app.patch(LIMITS_ACK_PATH, async (request, reply) => {
    const viewer = await playerOf(request, reply, services);
    if (viewer === null) return reply;
    await acknowledgeLimits(db.query, viewer.playerId, clock.now());
    return reply.code(201).send({});
  });
}
