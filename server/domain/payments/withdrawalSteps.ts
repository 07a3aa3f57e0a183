import type { PaymentState } from './payment.ts';
import { reasonText } from './paymentStatus.ts';

export type WithdrawalStepName = 'REQUESTED' | 'CHECKED' | 'SENT' | 'ARRIVED';

export interface WithdrawalStep {
  readonly name: WithdrawalStepName;
  readonly state: 'DONE' | 'CURRENT' | 'COMING' | 'STOPPED';
  readonly at: Date | null;
  readonly expectedBy: Date | null;
  readonly reason: string | null;
}

const NAMES: readonly WithdrawalStepName[] = ['REQUESTED', 'CHECKED', 'SENT', 'ARRIVED'];

export interface SteppedWithdrawal {
  readonly state: PaymentState;
  readonly reason: string | null;
  readonly createdAt: Date;
  readonly reachedAt: ReadonlyMap<PaymentState, Date>;
}

const STOPS: Readonly<Partial<Record<PaymentState, string>>> = {
  DECLINED: 'Declined. The money is back in your account.',
  CANCELLED: 'Cancelled. The money is back in your account.',
  RETURNED: 'It came back. The money is in your account again.',
};

/**
 * The way of a withdrawal, with date, expected time and reason of each step. What has arrived has passed all steps, also those that the gateway
 * has not reported.
 * @param hours after the request by which each further step is expected.
 */
export function withdrawalSteps(
  { state, reason, createdAt, reachedAt }: SteppedWithdrawal,
  hours: readonly number[],
): readonly WithdrawalStep[] {
  const stop = STOPS[state] ?? null;
  const reached = NAMES.findLastIndex((name) => name === 'REQUESTED' || reachedAt.has(name));
  // A withdrawal that comes back after it arrived ends at the last step.
  const furthest = stop === null ? reached : Math.min(reached, NAMES.length - 2);
  return NAMES.map((name, index): WithdrawalStep => {
    const at = index === 0 ? createdAt : (reachedAt.get(name) ?? null);
    if (index <= furthest) return { name, state: 'DONE', at, expectedBy: null, reason: null };
    const isNext = index === furthest + 1;
    if (stop !== null) {
      if (!isNext) return { name, state: 'COMING', at: null, expectedBy: null, reason: null };
      return { name, state: 'STOPPED', at: reachedAt.get(state) ?? null, expectedBy: null, reason: reasonText(reason) ?? stop };
    }
    const expectedBy = new Date(createdAt.getTime() + (hours[index - 1] ?? 0) * 3_600_000);
    return { name, state: isNext ? 'CURRENT' : 'COMING', at: null, expectedBy, reason: null };
  });
}
