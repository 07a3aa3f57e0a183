/** The specification's types of limits that a player can have. */
export const LIMIT_TYPES = ['DEPOSIT', 'LOSS', 'SPEND', 'MAX_SINGLE_WAGER', 'DAILY_TIME'] as const;
export type LimitType = (typeof LIMIT_TYPES)[number];
export const LIMIT_PERIODS = ['DAILY', 'WEEKLY', 'MONTHLY'] as const;
export type LimitPeriod = (typeof LIMIT_PERIODS)[number];

/** MAX_SINGLE_WAGER has no period, DAILY_TIME is of a day. */
export type PlayerLimit =
  | { readonly type: 'DEPOSIT' | 'LOSS' | 'SPEND'; readonly period: LimitPeriod; readonly amountCents: number }
  | { readonly type: 'MAX_SINGLE_WAGER'; readonly amountCents: number }
  | { readonly type: 'DAILY_TIME'; readonly seconds: number };
