import { limitTitle } from '../../../../core/texts/limitNames.ts';
import { limitBadge } from '../../../domain/saferPlay/limitChange.ts';
import { limitText, slotId, slotOfId } from '../../../domain/saferPlay/limitTexts.ts';
import { limitNamesOf } from '../../../platform/brands.ts';
import { spentInSession } from '../../../store/identity/index.ts';
import {
  type LimitHistoryRow,
  type LimitState,
  readLimitHistory,
  readLimits,
  sessionStart,
} from '../../../store/saferPlay/index.ts';
import { askLimit, decidePendingLimit, type LimitAnswer, REFUSAL_TEXTS } from '../../saferPlay/askLimit.ts';
import type { GraphqlContext } from '../context.ts';
import { refuseInput } from '../errors.ts';
import type { LimitHistoryItem, LimitResult, Resolvers, ResponsibleGamingLimit } from '../generated/resolvers.ts';
import { moneyOf } from '../money.ts';
import { requirePlayer } from '../viewer.ts';

const SHOWN_HISTORY = 5;
const LONGEST_PAGE = 50;
const CURSOR = /^\d{1,9}$/;

/** A value as the contract has it: cents, or hours of DAILY_TIME. */
function shownValue(isTime: boolean, value: number | null): { readonly amount: number | null; readonly hours: number | null } {
  return { amount: isTime ? null : value, hours: isTime && value !== null ? value / 3_600 : null };
}

function historyOf(isTime: boolean, { start, end, value }: LimitHistoryRow): LimitHistoryItem {
  const { amount, hours } = shownValue(isTime, value);
  return { start: start.toISOString(), end: end?.toISOString() ?? null, isActive: end === null, amount, timeLimit: hours };
}

async function limitOf({ deps, brand }: GraphqlContext, playerId: string, state: LimitState): Promise<ResponsibleGamingLimit> {
  const { name, slot, used, resetsAt } = state;
  const { active, pending } = slot;
  const isTime = name.type === 'DAILY_TIME';
  const badge = pending && limitBadge(pending, deps.clock.now());
  const history = await readLimitHistory(deps.db, playerId, name, { before: null, first: SHOWN_HISTORY });
  return {
    id: slotId(name),
    limitType: name.type,
    period: name.period,
    title: limitTitle(name, limitNamesOf(brand)),
    activeLimit: active === null ? null : { ...shownValue(isTime, active), description: limitText(name, active), badge },
    pendingLimit:
      pending === null || badge === null
        ? null
        : {
            id: pending.id,
            ...shownValue(isTime, pending.value),
            description: limitText(name, pending.value),
            badge,
            confirmableAt: pending.confirmableAt.toISOString(),
          },
    used:
      active === null || used === null
        ? null
        : { used, left: Math.max(0, active - used), resetsAt: resetsAt?.toISOString() ?? null },
    history: history.map((row) => historyOf(isTime, row)),
  };
}

async function resultOf(context: GraphqlContext, playerId: string, answer: LimitAnswer): Promise<LimitResult> {
  if (!answer.ok) return { limit: null, userErrors: [{ code: answer.fault, message: REFUSAL_TEXTS[answer.fault] }] };
  const { type, period } = answer.name;
  const states = await readLimits(context.deps.db, playerId, type, context.deps.clock.now());
  const state = states.find(({ name }) => name.period === period);
  return { limit: state ? await limitOf(context, playerId, state) : null, userErrors: [] };
}

export const limitResolvers = {
  Query: {
    responsibleGamingLimits: async (_root, { limitType }, context) => {
      const { playerId } = requirePlayer(context);
      const states = await readLimits(context.deps.db, playerId, limitType, context.deps.clock.now());
      return Promise.all(states.map((state) => limitOf(context, playerId, state)));
    },
    limitHistorySection: async (_root, { id, first, after }, context) => {
      const { playerId } = requirePlayer(context);
      const name = slotOfId(id);
      if (name === null) refuseInput('There is no such limit');
      if (first < 1 || first > LONGEST_PAGE) refuseInput(`first is 1 to ${LONGEST_PAGE}`);
      if (after !== null && after !== undefined && !CURSOR.test(after)) refuseInput('after is not a cursor of this list');
      const before = after ? Number(after) : null;
      const rows = await readLimitHistory(context.deps.db, playerId, name, { before, first: first + 1 });
      const shown = rows.slice(0, first);
      const last = shown.at(-1);
      return {
        items: shown.map((row) => historyOf(name.type === 'DAILY_TIME', row)),
        nextCursor: rows.length > first && last ? String(last.number) : null,
      };
    },
    sessionSpend: async (_root, _args, context) => {
      const { playerId, sessionId } = requirePlayer(context);
      const { db, config } = context.deps;
      const [spent, since] = await Promise.all([spentInSession(db, playerId, sessionId), sessionStart(db, sessionId)]);
      return { amount: moneyOf(spent, config.currency), since: since.toISOString() };
    },
  },
  Mutation: {
    setLimit: async (_root, { type, period, amount, duration }, context) => {
      const { playerId } = requirePlayer(context);
      const value = (type === 'DAILY_TIME' ? duration : amount) ?? null;
      return resultOf(context, playerId, await askLimit(context.deps, playerId, { type, period: period ?? null, value }));
    },
    cancelPendingLimit: async (_root, { id }, context) => {
      const { playerId } = requirePlayer(context);
      return resultOf(context, playerId, await decidePendingLimit(context.deps, playerId, 'cancelled', id));
    },
    confirmPendingLimit: async (_root, { id }, context) => {
      const { playerId } = requirePlayer(context);
      return resultOf(context, playerId, await decidePendingLimit(context.deps, playerId, 'confirmed', id));
    },
  },
} satisfies Resolvers<GraphqlContext>;
