import type { FastifyInstance } from 'fastify';
import { WHOLE_FORM } from '../../../core/forms/fieldErrors.ts';
import { readForm } from '../../../core/forms/readForm.ts';
import { type Closure, closureRequest } from '../../../core/rest/accountClosure.ts';
import { ACCOUNT_CLOSURE_PATH } from '../../../core/wire/apiPaths.ts';
import { logSecurity } from '../../platform/securityLog.ts';
import { topics } from '../../platform/topics.ts';
import { credentialsOf, MAXIMUM_PASSWORD_LENGTH, verifyPassword } from '../../store/identity/index.ts';
import { closePlayer, closingObstacles } from '../../store/players/index.ts';
import { sentAt } from '../../store/sentAt.ts';
import type { AccountServices } from './accountServices.ts';
import { playerOf, refuseAttempt, refuseField, refuseForm, refuseUnusable } from './answers.ts';

/** `/i/account_closure`: the player closes the account, with their password, once nothing of theirs is left in it. Nothing is deleted. */
export function registerClosureRoutes(app: FastifyInstance, services: AccountServices): void {
  const { db, clock, log, bus, config } = services.deps;

  app.get(ACCOUNT_CLOSURE_PATH, async (request, reply) => {
    const viewer = await playerOf(request, reply, services);
    if (viewer === null) return reply;
    return reply.send({ obstacles: [...(await closingObstacles(db, viewer.playerId))] } satisfies Closure);
  });

  app.post(ACCOUNT_CLOSURE_PATH, async (request, reply) => {
    const viewer = await playerOf(request, reply, services, 'change');
    if (viewer === null || refuseUnusable(request, reply)) return reply;
    const form = readForm(closureRequest, Object(request.body));
    if (!form.ok) return refuseForm(reply, form.error);
    const { playerId } = viewer;
    // The tries of the password's own page: a stolen session has no second set of them.
    const waitSeconds = await services.attempt('password-update', { address: request.ip, name: playerId, playerId });
    if (waitSeconds > 0) return refuseAttempt(reply, waitSeconds, 'password');
    const { password } = form.value;
    const isRight =
      password.length <= MAXIMUM_PASSWORD_LENGTH &&
      (await verifyPassword(config.passwordCost, await credentialsOf(db.query, playerId), password));
    if (!isRight) {
      logSecurity(log, viewer, 'password.refused', { address: request.ip, outcome: 'WRONG_PASSWORD' });
      return refuseField(reply, 'password', 'That’s not your password');
    }
    const { obstacles, endedSessionIds } = await closePlayer(db, playerId, sentAt(clock));
    if (obstacles.length > 0) {
      const message = 'Your account is not closed: something of yours is still in it.';
      return reply.code(409).send({ errors: { [WHOLE_FORM]: [{ message }] }, obstacles });
    }
    for (const ended of endedSessionIds) bus.publish(topics.session(ended), '{}');
    logSecurity(log, viewer, 'account.closed', { address: request.ip });
    return reply.code(204).send();
  });
}
