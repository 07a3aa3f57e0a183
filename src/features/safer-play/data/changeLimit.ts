import type { CashflowType } from '../../../../core/rest/limits.ts';
import { CASHFLOW_LIMITS_PATH, TIME_LIMITS_PATH } from '../../../../core/wire/apiPaths.ts';
import type { MutationFailure } from '../../../platform/data/createServerData.ts';
import type { Mutation } from '../../../platform/data/declare.ts';
import { restMutation } from '../../../platform/data/rest.ts';
import type { LimitPeriod, LimitType } from '../../../player/index.ts';

/** Why a change has no answer, or none that is a success. */
export type SendFailure = MutationFailure;

/** Null: the limit is to be removed. Cents, or hours of DAILY_TIME. */
export type LimitChange = { readonly period: LimitPeriod | null; readonly value: number | null };
export type PendingChange = { readonly id: string };

interface Changes {
  readonly set: Mutation<unknown, LimitChange, null>;
  readonly confirm: Mutation<unknown, PendingChange, null>;
  readonly cancel: Mutation<unknown, PendingChange, null>;
}

/** The specification: OK and No Content are success. */
const done = { status: [200, 204], read: () => null } as const;

function pendingChanges(limitPath: string): Pick<Changes, 'confirm' | 'cancel'> {
  const path = `${limitPath}/{id}/pending`;
  return {
    confirm: restMutation<PendingChange, null>({ ...done, method: 'POST', path, body: null }),
    cancel: restMutation<PendingChange, null>({ ...done, method: 'DELETE', path, body: null }),
  };
}

const OF_CASHFLOW = pendingChanges(CASHFLOW_LIMITS_PATH);

function cashflow(type: CashflowType): Changes {
  const set = restMutation({
    ...done,
    method: 'POST',
    path: `${CASHFLOW_LIMITS_PATH}/${type}`,
    body: ({ period, value }: LimitChange) => ({ amount: value, ...(period && { period: period.toLowerCase() }) }),
  });
  return { ...OF_CASHFLOW, set };
}

/** How a limit of each type is set, and its pending change confirmed or cancelled. */
export const LIMIT_CHANGES: Readonly<Record<LimitType, Changes>> = {
  DEPOSIT: cashflow('deposit'),
  LOSS: cashflow('loss'),
  SPEND: cashflow('spend'),
  MAX_SINGLE_WAGER: cashflow('max_single_wager'),
  DAILY_TIME: {
    ...pendingChanges(TIME_LIMITS_PATH),
    set: restMutation({
      ...done,
      method: 'POST',
      path: TIME_LIMITS_PATH,
      body: ({ value }: LimitChange) => ({ hours: value }),
    }),
  },
};

/** What the server says of the amount; null: nothing. */
export function amountMessage(failure: SendFailure): string | null {
  return (failure.kind === 'refused' && failure.messages?.amount) || null;
}
