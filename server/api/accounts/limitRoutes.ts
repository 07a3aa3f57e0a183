import type { FastifyInstance, FastifyReply } from 'fastify';
import { readForm } from '../../../core/forms/readForm.ts';
import {
  CASHFLOW_TYPES,
  type CashflowType,
  type CheckInInterval,
  cashflowLimit,
  checkInInterval,
  type LimitsAnswer,
  type RealityCheckEvent,
  realityCheck,
  timeLimit,
} from '../../../core/rest/limits.ts';
import {
  CASHFLOW_LIMITS_PATH,
  CHECK_IN_INTERVAL_PATH,
  REALITY_CHECKS_PATH,
  TIME_LIMITS_PATH,
} from '../../../core/wire/apiPaths.ts';
import type { LimitPeriod, LimitType } from '../../domain/saferPlay/limits.ts';
import { readSessionSettings, spentInSession, writeSessionSettings } from '../../store/identity/index.ts';
import { type LimitState, logSaferPlay, readLimits } from '../../store/saferPlay/index.ts';
import { askLimit, decidePendingLimit, type LimitAnswer, REFUSAL_TEXTS } from '../saferPlay/askLimit.ts';
import type { AccountServices } from './accountServices.ts';
import { playerOf, refuseField, refuseForm, refuseUnusable } from './answers.ts';

const TYPES: Readonly<Record<CashflowType, LimitType>> = {
  max_single_wager: 'MAX_SINGLE_WAGER',
  deposit: 'DEPOSIT',
  spend: 'SPEND',
  loss: 'LOSS',
};

type Period = LimitsAnswer['limits'][number]['period'];
const shownPeriod = (period: LimitPeriod | null): Period => (period === null ? null : (period.toLowerCase() as Period));

function answerOf(states: readonly LimitState[]): LimitsAnswer {
  return {
    limits: states.map(({ name: { type, period }, slot: { active, pending } }) => {
      const shownValue = (value: number | null) =>
        type === 'DAILY_TIME' ? { amount: null, hours: value === null ? null : value / 3_600 } : { amount: value, hours: null };
      return {
        type: type.toLowerCase(),
        period: shownPeriod(period),
        active: active === null ? null : shownValue(active),
        pending: pending && {
          id: pending.id,
          ...shownValue(pending.value),
          confirmable_at: pending.confirmableAt.toISOString(),
        },
      };
    }),
  };
}

/** 204; a refusal is 422, and its message is the field `amount`'s, as the specification reads it. */
function send(reply: FastifyReply, answer: LimitAnswer): FastifyReply {
  return answer.ok ? reply.code(204).send() : refuseField(reply, 'amount', REFUSAL_TEXTS[answer.fault]);
}

/**
 * The limits of the player who asks, by the paths of the specification: `GET` and `POST` of `/i/cashflow_limits/{type}` and `/i/time_limits`, and
 * `POST` (confirms) and `DELETE` (cancels) of `{limitPath}/{id}/pending`. Also for an account with limited access: a limit protects.
 */
export function registerLimitRoutes(app: FastifyInstance, services: AccountServices): void {
  const { deps } = services;

  for (const type of CASHFLOW_TYPES) {
    app.get(`${CASHFLOW_LIMITS_PATH}/${type}`, async (request, reply) => {
      const viewer = await playerOf(request, reply, services);
      if (viewer === null) return reply;
      return reply.send(answerOf(await readLimits(deps.db, viewer.playerId, TYPES[type], deps.clock.now())));
    });
    app.post(`${CASHFLOW_LIMITS_PATH}/${type}`, async (request, reply) => {
      const viewer = await playerOf(request, reply, services);
      if (viewer === null || refuseUnusable(request, reply)) return reply;
      const form = readForm(cashflowLimit, Object(request.body));
      if (!form.ok) return refuseForm(reply, form.error);
      const period = (form.value.period?.toUpperCase() ?? null) as LimitPeriod | null;
      return send(reply, await askLimit(deps, viewer.playerId, { type: TYPES[type], period, value: form.value.amount }));
    });
  }

  app.get(TIME_LIMITS_PATH, async (request, reply) => {
    const viewer = await playerOf(request, reply, services);
    if (viewer === null) return reply;
    return reply.send(answerOf(await readLimits(deps.db, viewer.playerId, 'DAILY_TIME', deps.clock.now())));
  });
  app.get(`${TIME_LIMITS_PATH}/pending`, async (request, reply) => {
    const viewer = await playerOf(request, reply, services);
    if (viewer === null) return reply;
    const states = await readLimits(deps.db, viewer.playerId, 'DAILY_TIME', deps.clock.now());
    return reply.send(answerOf(states.filter(({ slot }) => slot.pending !== null)));
  });
  for (const path of [TIME_LIMITS_PATH, `${TIME_LIMITS_PATH}/daily`])
    app.post(path, async (request, reply) => {
      const viewer = await playerOf(request, reply, services);
      if (viewer === null || refuseUnusable(request, reply)) return reply;
      const form = readForm(timeLimit, Object(request.body));
      if (!form.ok) return refuseForm(reply, form.error);
      return send(reply, await askLimit(deps, viewer.playerId, { type: 'DAILY_TIME', period: 'DAILY', value: form.value.hours }));
    });

  for (const path of [CASHFLOW_LIMITS_PATH, TIME_LIMITS_PATH])
    for (const [method, decision] of [
      ['POST', 'confirmed'],
      ['DELETE', 'cancelled'],
    ] as const)
      app.route<{ Params: { readonly id: string } }>({
        method,
        url: `${path}/:id/pending`,
        async handler(request, reply) {
          const viewer = await playerOf(request, reply, services);
          if (viewer === null) return reply;
          return send(reply, await decidePendingLimit(deps, viewer.playerId, decision, request.params.id));
        },
      });

  app.get(CHECK_IN_INTERVAL_PATH, async (request, reply) => {
    const viewer = await playerOf(request, reply, services);
    if (viewer === null) return reply;
    const { realityCheckSeconds } = await readSessionSettings(deps.db, viewer.playerId);
    return reply.send({ minutes: realityCheckSeconds === null ? null : realityCheckSeconds / 60 } satisfies CheckInInterval);
  });
  app.patch(CHECK_IN_INTERVAL_PATH, async (request, reply) => {
    const viewer = await playerOf(request, reply, services);
    if (viewer === null || refuseUnusable(request, reply)) return reply;
    const form = readForm(checkInInterval, Object(request.body));
    if (!form.ok) return refuseForm(reply, form.error);
    const { minutes } = form.value;
    await deps.db.query.transaction().execute(async (query) => {
      const now = deps.clock.now();
      await writeSessionSettings({ query }, viewer.playerId, { realityCheckSeconds: minutes === null ? null : minutes * 60 }, now);
      await logSaferPlay({ query }, viewer.playerId, 'CHECK_IN_INTERVAL_SET', { minutes }, now);
    });
    return reply.code(201).send(form.value satisfies CheckInInterval);
  });

  app.post(REALITY_CHECKS_PATH, async (request, reply) => {
    const viewer = await playerOf(request, reply, services);
    if (viewer === null || refuseUnusable(request, reply)) return reply;
    const form = readForm(realityCheck, Object(request.body));
    if (!form.ok) return refuseForm(reply, form.error);
    const { event, elapsed_seconds: elapsedSeconds } = form.value satisfies RealityCheckEvent;
    const spentCents = await spentInSession(deps.db, viewer.playerId, viewer.sessionId);
    const kind = event === 'shown' ? 'REALITY_CHECK_SHOWN' : 'REALITY_CHECK_ANSWERED';
    await logSaferPlay(deps.db, viewer.playerId, kind, { elapsedSeconds, spentCents }, deps.clock.now());
    return reply.code(201).send({});
  });
}
