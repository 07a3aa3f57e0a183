import * as z from 'zod/mini';
import { reader } from './reader.ts';

/** The last part of `/i/cashflow_limits/…`, by the specification. */
export const CASHFLOW_TYPES = ['max_single_wager', 'deposit', 'spend', 'loss'] as const;
export type CashflowType = (typeof CASHFLOW_TYPES)[number];

const PERIODS = ['daily', 'weekly', 'monthly'] as const;

/** `POST /i/cashflow_limits/{type}`: whole cents; `null` removes the limit. `max_single_wager` has no period. */
export const cashflowLimit = z.object({
  amount: z.nullable(z.int('Enter an amount')),
  period: z.optional(z.nullable(z.enum(PERIODS, 'Choose a period'))),
});

/** `POST /i/time_limits`: hours a day; `null` is "No Limit". */
export const timeLimit = z.object({ hours: z.nullable(z.int('Choose 1 to 10 hours')) });

const value = { amount: z.nullable(z.number()), hours: z.nullable(z.number()) };

/** One limit of a list. A pending one without a value is a removal. */
const limit = z.object({
  type: z.string(),
  period: z.nullable(z.enum(PERIODS)),
  active: z.nullable(z.object(value)),
  pending: z.nullable(z.object({ id: z.string(), ...value, confirmable_at: z.iso.datetime() })),
});

/** The answer to `GET /i/cashflow_limits/{type}`, `/i/time_limits` and `/i/time_limits/pending`. */
export const limits = z.object({ limits: z.array(limit) });
export type LimitsAnswer = z.infer<typeof limits>;
export const readLimitsAnswer = reader(limits);

/** `GET` and `PATCH` of `/i/reality_checkin_interval`: whole minutes, 5 to 60; `null`: no check-ins, where the region allows it. */
export const checkInInterval = z.object({ minutes: z.nullable(z.int().check(z.minimum(5), z.maximum(60))) });
export type CheckInInterval = z.infer<typeof checkInInterval>;
export const readCheckInInterval = reader(checkInInterval);

/** `POST /i/reality_checks` (201): one was shown, or answered, after so many seconds of the session. */
export const realityCheck = z.object({
  event: z.enum(['shown', 'answered']),
  elapsed_seconds: z.int().check(z.minimum(0), z.maximum(31_622_400)),
});
export type RealityCheckEvent = z.infer<typeof realityCheck>;
