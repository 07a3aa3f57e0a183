import type { LimitPeriod, LimitType } from './limits.ts';

/** Cents, or seconds of DAILY_TIME. */
export type LimitValue = number;

/** A change that waits; null: the limit is to be removed. */
export interface PendingLimit {
  readonly id: string;
  readonly value: LimitValue | null;
  readonly askedAt: Date;
  readonly confirmableAt: Date;
}

/** The limit of one type and period. */
export interface LimitSlot {
  readonly active: LimitValue | null;
  readonly pending: PendingLimit | null;
}

export type LimitEvent =
  | { readonly type: 'requested'; readonly value: LimitValue | null; readonly id: string; readonly confirmableAt: Date }
  | { readonly type: 'cancelled' | 'confirmed'; readonly id: string };

export type LimitChangeFault = 'NOTHING_PENDING' | 'TOO_EARLY' | 'NO_LIMIT';

/** The entry in the log of safer play; null: nothing changed. */
export type LimitRecord = 'LIMIT_SET' | 'LIMIT_REMOVED' | 'LIMIT_RAISE_ASKED' | 'LIMIT_REMOVAL_ASKED' | 'LIMIT_CHANGE_CANCELLED';

export type LimitStep =
  | { readonly ok: true; readonly slot: LimitSlot; readonly record: LimitRecord | null }
  | { readonly ok: false; readonly fault: LimitChangeFault };

/** A change of a limit (docs/LIMITS.md has the table): lower holds at once, higher once its wait is over and the player confirms it. */
export function stepLimit({ active, pending }: LimitSlot, event: LimitEvent, now: Date): LimitStep {
  if (event.type === 'requested') {
    const { value, id, confirmableAt } = event;
    if (value === null && active === null) return { ok: false, fault: 'NO_LIMIT' };
    if (value !== null && (active === null || value <= active))
      return {
        ok: true,
        slot: { active: value, pending: null },
        record: value === active && pending === null ? null : 'LIMIT_SET',
      };
    const next = { id, value, askedAt: now, confirmableAt };
    return { ok: true, slot: { active, pending: next }, record: value === null ? 'LIMIT_REMOVAL_ASKED' : 'LIMIT_RAISE_ASKED' };
  }
  // Another tab may have replaced the change that this one shows.
  if (pending?.id !== event.id) return { ok: false, fault: 'NOTHING_PENDING' };
  if (event.type === 'cancelled') return { ok: true, slot: { active, pending: null }, record: 'LIMIT_CHANGE_CANCELLED' };
  if (now < pending.confirmableAt) return { ok: false, fault: 'TOO_EARLY' };
  return {
    ok: true,
    slot: { active: pending.value, pending: null },
    record: pending.value === null ? 'LIMIT_REMOVED' : 'LIMIT_SET',
  };
}

/** The specification's. ACTION_REQUIRED: the player can confirm now. */
export type LimitBadge = 'ACTION_REQUIRED' | 'INCREASE_PENDING' | 'REMOVAL_PENDING';

export function limitBadge({ value, confirmableAt }: PendingLimit, now: Date): LimitBadge {
  if (now >= confirmableAt) return 'ACTION_REQUIRED';
  return value === null ? 'REMOVAL_PENDING' : 'INCREASE_PENDING';
}

/** Hours of DAILY_TIME that can be chosen; "No Limit" is a removal. */
export const DAILY_HOURS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
/** $1,000,000. */
const HIGHEST_CENTS = 100_000_000;

export type LimitValueFault = 'NOT_WHOLE' | 'TOO_LOW' | 'TOO_HIGH';

/** @param value cents, or hours of DAILY_TIME. @returns null: it can be a limit. */
export function limitValueFault(type: LimitType, value: number): LimitValueFault | null {
  if (!Number.isSafeInteger(value)) return 'NOT_WHOLE';
  const isTime = type === 'DAILY_TIME';
  if (value < (isTime ? DAILY_HOURS[0] : 1)) return 'TOO_LOW';
  return value > (isTime ? 10 : HIGHEST_CENTS) ? 'TOO_HIGH' : null;
}

export interface LimitSlotName {
  readonly type: LimitType;
  /** Null: MAX_SINGLE_WAGER. */
  readonly period: LimitPeriod | null;
}

/** @returns null: this type has no such period. */
export function slotOf(type: LimitType, period: LimitPeriod | null): LimitSlotName | null {
  if (type === 'MAX_SINGLE_WAGER') return period === null ? { type, period } : null;
  if (type === 'DAILY_TIME') return period === null || period === 'DAILY' ? { type, period: 'DAILY' } : null;
  return period === null ? null : { type, period };
}
