/**
 * Enumerations of the contract (schema/) that client and server share; those of odds and currencies are in odds.ts and money.ts.
 * tests/contract/coreEnums.test.ts does not compile where one differs from the generated types.
 */
export const EVENT_STATUSES = ['PRE_GAME', 'IN_PLAY', 'FINISHED', 'CANCELLED', 'HIDDEN', 'INVALID'] as const;
export type EventStatus = (typeof EVENT_STATUSES)[number];

/** HIDDEN is shown as Closed, CLOSED as Suspended. */
export const MARKET_STATUSES = ['OPEN', 'HIDDEN', 'CLOSED'] as const;
export type MarketStatus = (typeof MARKET_STATUSES)[number];

export const MARKET_TYPES = ['MONEYLINE', 'MONEYLINE_THREE_WAY', 'SPREAD', 'TOTAL'] as const;
export type MarketType = (typeof MARKET_TYPES)[number];
export type Side = 'HOME' | 'AWAY';
export type SelectionSide = Side | 'DRAW' | 'OVER' | 'UNDER';
export type OddsTrend = 'UP' | 'DOWN' | 'NONE';
/** Which markets of an event a page wants updates of. */
export type MarketScope = 'ALL' | 'MAIN' | 'NONE';

/** Which amount a player typed: the stake, or the amount to win. */
export type AmountField = 'BET' | 'WIN';
/** What a stake is paid with. */
export type AmountSourceType = 'CASH' | 'FREE_BET' | 'PROMOTIONAL_CREDIT';
/** Sections of the betslip that have a tab; round robins are shown with the parlay. */
export type BetKind = 'STRAIGHT' | 'PARLAY' | 'TEASER';
/** Sections of the betslip: the contract's BetslipSectionKind. */
export type SectionKind = BetKind | 'ROUND_ROBIN';
/** Kinds of bet that can be shown. */
export type BetType = SectionKind | 'PARLAY_PLUS';
/** SETTLED contains every bet that is no longer open, including void bets. */
export type BetsFilter = 'OPEN' | 'SETTLED';
export type BetStatus = 'OPEN' | 'SETTLED' | 'CANCELLED' | 'VOIDED' | 'INVALID';
export type BetOutcome = 'CASH_OUT' | 'LOSS' | 'PATRON_CANCELLED' | 'PENDING' | 'PUSH' | 'REFUND' | 'VOIDED' | 'WIN' | 'INVALID';

export type BetslipErrorType =
  | 'ANONYMOUS_REGION_ERROR'
  | 'BET_ALREADY_PLACED'
  | 'BET_AMOUNT'
  | 'BET_WIN_AMOUNT'
  | 'DEPOSIT'
  | 'GENERIC'
  | 'GEO'
  | 'ODDS_CHANGED'
  | 'RETRYABLE'
  | 'RG_ACK_REQUIRED'
  | 'RG_LIMIT'
  | 'SELECTION_DISABLED'
  | 'WIN_AMOUNT';
