import { useCallback, useEffect } from 'react';
import { playerQuery } from '../platform/data/declare.ts';
import { type Queried, useQuery } from '../platform/data/useQuery.ts';
import { openTabs, type Tabs } from '../platform/tabs/tabs.ts';
import { type LimitFieldsFragment, PlayerLimitsDocument } from './limits.generated.ts';
import type { LimitHistoryEntry, PlayerLimit, PlayerLimits } from './types.ts';

/** Another tab or device may change a limit, and what counts against it moves with every bet. */
const REFRESH_MS = 15_000;

export const limits = playerQuery({
  document: PlayerLimitsDocument,
  map: ({ sessionSpend, ...byType }): PlayerLimits => ({
    limits: [byType.deposit, byType.loss, byType.spend, byType.maxSingleWager, byType.dailyTime].flatMap((slots) =>
      slots.map(limitOf),
    ),
    session: { spentAmount: sessionSpend.amount.amount, since: sessionSpend.since },
  }),
  pollMs: REFRESH_MS,
});

let opened: Tabs<'changed'> | null = null;
const otherTabs = (): Tabs<'changed'> => {
  opened ??= openTabs('slipstream-limits');
  return opened;
};

export type QueriedLimits = Queried<PlayerLimits> & {
  /** Reads them anew, here and in the other tabs of this brand. */
  readonly changed: () => Promise<void>;
};

/** All limits of the player. Read again when another tab has changed one, and when this window gets the focus: two tabs show one state. */
export function useLimits(): QueriedLimits {
  const queried = useQuery(limits, {});
  const { refetch } = queried;
  useEffect(() => {
    const read = (): void => void refetch();
    const stopListening = otherTabs().listen(read);
    window.addEventListener('focus', read);
    return () => {
      stopListening();
      window.removeEventListener('focus', read);
    };
  }, [refetch]);
  const changed = useCallback(async () => {
    otherTabs().send('changed');
    await refetch();
  }, [refetch]);
  return { ...queried, changed };
}

/** Cents, or hours of DAILY_TIME: a limit has one of the two. */
const amountOrHours = ({ amount, hours }: { readonly amount: number | null; readonly hours: number | null }): number | null =>
  amount ?? hours;

export const limitHistoryOf = ({ start, end, isActive, ...value }: LimitFieldsFragment['history'][number]): LimitHistoryEntry => ({
  start,
  end,
  isActive,
  value: amountOrHours({ amount: value.amount, hours: value.timeLimit }),
});

function limitOf({ id, limitType, period, title, activeLimit, pendingLimit, used, history }: LimitFieldsFragment): PlayerLimit {
  const value = activeLimit && amountOrHours(activeLimit);
  return {
    id,
    type: limitType,
    period,
    title,
    used,
    active: activeLimit && value !== null ? { value, text: activeLimit.description } : null,
    pending: pendingLimit && {
      id: pendingLimit.id,
      value: amountOrHours(pendingLimit),
      text: pendingLimit.description,
      badge: pendingLimit.badge,
      confirmableAt: pendingLimit.confirmableAt,
    },
    history: history.map(limitHistoryOf),
  };
}
