import type { FastifyInstance } from 'fastify';
import { readForm } from '../../../core/forms/readForm.ts';
import { type StopAnswer, type StopOptionsAnswer, stopRequest } from '../../../core/rest/stops.ts';
import { COOL_OFFS_PATH, SELF_EXCLUSION_OPTIONS_PATH, SELF_EXCLUSIONS_PATH } from '../../../core/wire/apiPaths.ts';
import type { SessionEndReason } from '../../../core/wire/sessionEnd.ts';
import { type StopKind, stopEnd, stopOptions } from '../../domain/saferPlay/stops.ts';
import { revokePlayerSessions } from '../../store/identity/index.ts';
import { stopPlayer } from '../../store/saferPlay/index.ts';
import type { AccountServices } from './accountServices.ts';
import { playerOf, refuseField, refuseForm, refuseUnusable } from './answers.ts';

const KINDS = [
  { kind: 'cool_off', options: COOL_OFFS_PATH, begin: COOL_OFFS_PATH, reason: 'COOL_OFF' },
  { kind: 'self_exclusion', options: SELF_EXCLUSION_OPTIONS_PATH, begin: SELF_EXCLUSIONS_PATH, reason: 'SELF_EXCLUSION' },
] as const satisfies readonly {
  readonly kind: StopKind;
  readonly options: string;
  readonly begin: string;
  readonly reason: SessionEndReason;
}[];

/**
 * Cool-offs and self-exclusions of the player who asks: `GET` lists the lengths, `POST` begins one (201) and ends every session of the player, at
 * every brand. Also for an account with limited access: a stop protects.
 */
export function registerStopRoutes(app: FastifyInstance, services: AccountServices): void {
  const { deps, identity } = services;
  for (const { kind, options, begin, reason } of KINDS) {
    app.get(options, async (request, reply) => {
      if ((await playerOf(request, reply, services)) === null) return reply;
      return reply.send({ options: stopOptions(kind).map(({ id, label }) => ({ id, label })) } satisfies StopOptionsAnswer);
    });
    app.post(begin, async (request, reply) => {
      const viewer = await playerOf(request, reply, services);
      if (viewer === null || refuseUnusable(request, reply)) return reply;
      const form = readForm(stopRequest, Object(request.body));
      if (!form.ok) return refuseForm(reply, form.error);
      const option = stopOptions(kind).find(({ id }) => id === form.value.option);
      if (option === undefined) return refuseField(reply, 'option', 'Choose how long');
      const { until, ended } = await deps.db.query.transaction().execute(async (trx) => {
        const now = deps.clock.now();
        const stop = { kind, until: stopEnd(option, now), endsByItself: option.endsByItself };
        return {
          until: await stopPlayer({ query: trx }, viewer.playerId, stop, now),
          // After the stop: a log-in that came before it is among them, and one that comes after is refused.
          ended: await revokePlayerSessions(trx, viewer.playerId, reason, now),
        };
      });
      identity.sessionsEnded(viewer.playerId, ended, reason, request.ip);
      return reply.code(201).send({ until: until?.toISOString() ?? null } satisfies StopAnswer);
    });
  }
}
