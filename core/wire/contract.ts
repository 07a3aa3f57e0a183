/**
 * Enumerations of the contract (schema/) that client and server share; those of odds and currencies are in odds.ts and money.ts.
 * tests/contract/coreEnums.test.ts does not compile where one differs from the generated types.
 */
export const EVENT_STATUSES = ['PRE_GAME', 'IN_PLAY', 'FINISHED', 'CANCELLED', 'HIDDEN', 'INVALID'] as const;
export type EventStatus = (typeof EVENT_STATUSES)[number];

/** HIDDEN is shown as Closed, CLOSED as Suspended. */
export const MARKET_STATUSES = ['OPEN', 'HIDDEN', 'CLOSED'] as const;
export type MarketStatus = (typeof MARKET_STATUSES)[number];

export const MARKET_TYPES = [
  'MONEYLINE',
  'MONEYLINE_THREE_WAY',
  'SPREAD',
  'TOTAL',
  'BOTH_TO_SCORE',
  'DOUBLE_CHANCE',
  'CORRECT_SCORE',
  'ODD_EVEN',
  'WINNING_MARGIN',
  'FIRST_TO_SCORE',
  'RACE_TO',
  'METHOD',
  'ROUND',
  'MILESTONE',
  'OUTRIGHT',
] as const;
export type MarketType = (typeof MARKET_TYPES)[number];
export type Side = 'HOME' | 'AWAY';
/** With OUTCOME the selection's `outcome` says which. */
export type SelectionSide = Side | 'DRAW' | 'OVER' | 'UNDER' | 'YES' | 'NO' | 'ODD' | 'EVEN' | 'OUTCOME';
export type OddsTrend = 'UP' | 'DOWN' | 'NONE';
/** Why a leg cannot be in one bet with the other legs of its event. */
export type JoinRefusal = 'PLAYER_MARKET' | 'IN_PLAY' | 'COMPETITION' | 'MARKET' | 'ALTERNATE_LINE' | 'EXCLUDED';
/** Which markets of an event a page wants updates of. */
export type MarketScope = 'ALL' | 'MAIN' | 'NONE';

/** Which amount a player typed: the stake, or the amount to win. */
export type AmountField = 'BET' | 'WIN';
/** What a stake is paid with. */
export type AmountSourceType = 'CASH' | 'FREE_BET' | 'PROMOTIONAL_CREDIT';
/** Every section of the betslip with the tab that shows it, in the order of the tabs. */
export const SECTION_TABS = { STRAIGHT: 'STRAIGHT', PARLAY: 'PARLAY', TEASER: 'TEASER', ROUND_ROBIN: 'PARLAY' } as const;
/** The contract's BetslipSectionKind. */
export type SectionKind = keyof typeof SECTION_TABS;
/** Sections of the betslip that have a tab. */
export type BetKind = (typeof SECTION_TABS)[SectionKind];
const SECTION_NAMES = { STRAIGHT: 'straight', PARLAY: 'parlay', TEASER: 'teaser', ROUND_ROBIN: 'roundRobin' } as const;
/** A section's name in text: its field of the contract's Betslip, the scope of its errors in analytics, the type of its bets. */
export type SectionName = (typeof SECTION_NAMES)[SectionKind];
/** The player's money that games can use. */
export type CasinoBalance = 'CASH' | 'BONUS';
/** Kinds of bet that can be shown. */
export type BetType = SectionKind | 'PARLAY_PLUS';
/** SETTLED contains every bet that is no longer open, including void bets. */
export type BetsFilter = 'OPEN' | 'SETTLED';
export type BetStatus = 'OPEN' | 'SETTLED' | 'CANCELLED' | 'VOIDED' | 'INVALID';
export type BetOutcome = 'CASH_OUT' | 'LOSS' | 'PATRON_CANCELLED' | 'PENDING' | 'PUSH' | 'REFUND' | 'VOIDED' | 'WIN' | 'INVALID';
/** The grade of a leg: a quarter line may be half won or half lost. */
export type LegGrade = Extract<BetOutcome, 'WIN' | 'LOSS' | 'PUSH' | 'VOIDED' | 'PENDING'> | 'HALF_WIN' | 'HALF_LOSS';

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

/** `ROUND_ROBIN` is `roundRobin`. */
export function sectionName(kind: SectionKind): SectionName {
  return SECTION_NAMES[kind];
}
