import type { PlayerLimit, PlayerLimits } from '../../../player/index.ts';
import { LIMITS } from './samples.ts';

const isTime = ({ type }: PlayerLimit): boolean => type === 'DAILY_TIME';

/** A limit as the contract has it. */
function wireLimit(limit: PlayerLimit) {
  const valued = (value: number | null) => (isTime(limit) ? { amount: null, hours: value } : { amount: value, hours: null });
  const { id, type, period, title, active, pending, used, history } = limit;
  return {
    id,
    limitType: type,
    period,
    title,
    used,
    activeLimit: active && { ...valued(active.value), description: active.text, badge: pending?.badge ?? null },
    pendingLimit: pending && {
      id: pending.id,
      ...valued(pending.value),
      description: pending.text,
      badge: pending.badge,
      confirmableAt: pending.confirmableAt,
    },
    history: history.map(({ value, ...entry }) => ({
      ...entry,
      ...(isTime(limit) ? { amount: null, timeLimit: value } : { amount: value, timeLimit: null }),
    })),
  };
}

/** The answer to PlayerLimits. */
export function wireLimits({ limits, session }: PlayerLimits = LIMITS) {
  const ofType = (type: PlayerLimit['type']) => limits.filter((limit) => limit.type === type).map(wireLimit);
  return {
    deposit: ofType('DEPOSIT'),
    loss: ofType('LOSS'),
    spend: ofType('SPEND'),
    maxSingleWager: ofType('MAX_SINGLE_WAGER'),
    dailyTime: ofType('DAILY_TIME'),
    sessionSpend: { amount: { amount: session.spentAmount }, since: session.since },
  };
}
