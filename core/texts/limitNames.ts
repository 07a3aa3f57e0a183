export type LimitType = 'DEPOSIT' | 'LOSS' | 'SPEND' | 'MAX_SINGLE_WAGER' | 'DAILY_TIME';
export type LimitPeriod = 'DAILY' | 'WEEKLY' | 'MONTHLY';

/** How a brand names the check-in and the limits that have more than one name (specification, W4.59). */
export interface LimitNames {
  readonly checkIn: 'Reality check-in' | 'Check-in frequency';
  readonly loss: string;
  readonly spend: string;
}

interface Named {
  readonly type: LimitType;
  readonly period: LimitPeriod | null;
}

export const PERIOD_LABELS: Readonly<Record<LimitPeriod, string>> = { DAILY: 'Daily', WEEKLY: 'Weekly', MONTHLY: 'Monthly' };

/** The name of a type: `Deposit`, `Max single wager`. */
export function limitLabel({ type }: Pick<Named, 'type'>, { loss, spend }: LimitNames): string {
  return { DEPOSIT: 'Deposit', LOSS: loss, SPEND: spend, MAX_SINGLE_WAGER: 'Max single wager', DAILY_TIME: 'Time' }[type];
}

/** `Weekly deposit limit`, `Max single wager`, `Time limit`. */
export function limitTitle({ type, period }: Named, names: LimitNames): string {
  const label = limitLabel({ type }, names);
  if (type === 'MAX_SINGLE_WAGER') return label;
  return period === null || type === 'DAILY_TIME' ? `${label} limit` : `${PERIOD_LABELS[period]} ${label.toLowerCase()} limit`;
}

/** Inside of a sentence: `weekly deposit limit`, `daily time limit`. */
export function limitName(named: Named, names: LimitNames): string {
  return named.type === 'DAILY_TIME' ? 'daily time limit' : limitTitle(named, names).toLowerCase();
}
