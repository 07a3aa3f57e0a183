import { formatMoney } from '../../../core/money/money.ts';
import type { LimitSlotName, LimitValue } from './limitChange.ts';
import type { LimitPeriod, LimitType } from './limits.ts';

const UNITS: Readonly<Record<LimitPeriod, string>> = { DAILY: 'a day', WEEKLY: 'a week', MONTHLY: 'a month' };

/** `$100.00 a day`, `3 hours a day`, `No limit`. @param value cents, or seconds of DAILY_TIME; null: none. */
export function limitText({ type, period }: LimitSlotName, value: LimitValue | null): string {
  if (value === null) return 'No limit';
  if (type === 'DAILY_TIME') {
    const hours = value / 3_600;
    return `${hours} ${hours === 1 ? 'hour' : 'hours'} a day`;
  }
  return period === null ? `${formatMoney(value)} a wager` : `${formatMoney(value)} ${UNITS[period]}`;
}

/** Names a slot in addresses and in the contract: `deposit-daily`, `max-single-wager`, `daily-time`. */
export function slotId({ type, period }: LimitSlotName): string {
  const name = type.toLowerCase().replaceAll('_', '-');
  return period === null || type === 'DAILY_TIME' ? name : `${name}-${period.toLowerCase()}`;
}

/** @returns null: there is no such slot. */
export function slotOfId(id: string): LimitSlotName | null {
  const found = /^(deposit|loss|spend)-(daily|weekly|monthly)$/.exec(id);
  if (found) return { type: found[1]?.toUpperCase() as LimitType, period: found[2]?.toUpperCase() as LimitPeriod };
  if (id === 'max-single-wager') return { type: 'MAX_SINGLE_WAGER', period: null };
  return id === 'daily-time' ? { type: 'DAILY_TIME', period: 'DAILY' } : null;
}
