import type { Deps } from '../../deps.ts';
import { type LimitChangeFault, limitValueFault, slotOf } from '../../domain/saferPlay/limitChange.ts';
import type { LimitPeriod, LimitType } from '../../domain/saferPlay/limits.ts';
import { changeLimit, type LimitAsk, type LimitChanged } from '../../store/saferPlay/index.ts';
import { sentAt } from '../../store/sentAt.ts';

export type LimitRefusal = LimitChangeFault | 'VALUE_INVALID' | 'PERIOD_INVALID';

/** For the player; the field `amount` of a form says the same. */
export const REFUSAL_TEXTS: Readonly<Record<LimitRefusal, string>> = {
  VALUE_INVALID: 'Enter an amount from $0.01 to $1,000,000.00, or 1 to 10 hours.',
  PERIOD_INVALID: 'This limit has no such period.',
  NOTHING_PENDING: 'This change is not pending any more.',
  TOO_EARLY: 'This change can’t be confirmed yet.',
  NO_LIMIT: 'There is no limit to remove.',
};

export interface LimitForm {
  readonly type: LimitType;
  readonly period: LimitPeriod | null;
  /** Cents, or hours of DAILY_TIME; null: the limit is to be removed. */
  readonly value: number | null;
}

export type LimitAnswer = Extract<LimitChanged, { ok: true }> | { readonly ok: false; readonly fault: LimitRefusal };

type Parts = Pick<Deps, 'db' | 'clock'>;

/** Sets, raises or removes a limit, for GraphQL and REST alike. */
export async function askLimit({ db, clock }: Parts, playerId: string, { type, period, value }: LimitForm): Promise<LimitAnswer> {
  const slot = slotOf(type, period);
  if (slot === null) return { ok: false, fault: 'PERIOD_INVALID' };
  if (value !== null && limitValueFault(type, value) !== null) return { ok: false, fault: 'VALUE_INVALID' };
  const ask: LimitAsk = { type: 'requested', slot, value: value !== null && type === 'DAILY_TIME' ? value * 3_600 : value };
  return changeLimit(db, playerId, ask, sentAt(clock));
}

const LONGEST_ID = 100;

/** @param id of the pending change. */
export async function decidePendingLimit(
  { db, clock }: Parts,
  playerId: string,
  decision: 'cancelled' | 'confirmed',
  id: string,
): Promise<LimitAnswer> {
  if (id.length > LONGEST_ID) return { ok: false, fault: 'NOTHING_PENDING' };
  return changeLimit(db, playerId, { type: decision, id }, sentAt(clock));
}
