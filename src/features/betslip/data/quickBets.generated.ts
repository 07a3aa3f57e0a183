/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types.ts';

import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { SlipErrorFieldsDefinition, SlipLegFieldsDefinition, SlipQuoteFieldsDefinition } from './betslip.generated.ts';
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

export type EventStatus =
  | 'CANCELLED'
  | 'FINISHED'
  | 'HIDDEN'
  | 'INVALID'
  | 'IN_PLAY'
  | 'PRE_GAME';

export type MarketStatus =
  /** Shown as Suspended. */
  | 'CLOSED'
  /** Shown as Closed. */
  | 'HIDDEN'
  | 'OPEN';

export type MarketType =
  | 'BOTH_TO_SCORE'
  /** Outcomes: `2-1` (home first), `OTHER_4` (four or more of one side). */
  | 'CORRECT_SCORE'
  /** Outcomes: `HOME_OR_DRAW`, `AWAY_OR_DRAW`, `HOME_OR_AWAY`. */
  | 'DOUBLE_CHANCE'
  | 'FIRST_TO_SCORE'
  /** Outcomes: `KO_TKO`, `HOME_SUBMISSION`, `DRAW`. */
  | 'METHOD'
  /** So many or more: `25+ points`. */
  | 'MILESTONE'
  /** Of two sides; a tie is a push. A draw-no-bet is one. */
  | 'MONEYLINE'
  | 'MONEYLINE_THREE_WAY'
  | 'ODD_EVEN'
  /** Outcomes: ids of participants. */
  | 'OUTRIGHT'
  | 'RACE_TO'
  /** Outcomes: `ROUND_2`, `HOME_ROUND_1`, `DECISION`. */
  | 'ROUND'
  /** A line of quarter points (Asian handicap) puts half of the stake on each of its neighbours. */
  | 'SPREAD'
  | 'TOTAL'
  /** Outcomes: `HOME_1`, `AWAY_3_6`, `HOME_7_UP`, `DRAW`. */
  | 'WINNING_MARGIN';

export type OddsFormat =
  | 'AMERICAN'
  | 'EURO';

export type OddsTrend =
  | 'DOWN'
  | 'NONE'
  | 'UP';

export type QuickBetOffersQueryVariables = Exact<{ [key: string]: never; }>;


export type QuickBetOffersQuery = { readonly competitionSections: ReadonlyArray<{ readonly id: string, readonly name: string, readonly events: ReadonlyArray<{ readonly id: string, readonly name: string, readonly status: Types.EventStatus, readonly startsAt: string, readonly clock: string | null, readonly sequence: number, readonly asOf: string, readonly homeScore: number | null, readonly awayScore: number | null, readonly markets: ReadonlyArray<{ readonly id: string, readonly name: string, readonly type: Types.MarketType, readonly main: boolean, readonly status: Types.MarketStatus, readonly selections: ReadonlyArray<{ readonly id: string, readonly name: string, readonly points: number | null, readonly numeratorLong: number, readonly denominatorLong: number }> }> }> }> };

export type QuickBetPreferenceQueryVariables = Exact<{ [key: string]: never; }>;


export type QuickBetPreferenceQuery = { readonly account: { readonly id: string, readonly userPreferences: { readonly quickBets: { readonly enabled: boolean, readonly betAmount: { readonly amount: number } } } } | null };

export type SetQuickBetsMutationVariables = Exact<{
  enabled: boolean;
  betAmount: number;
}>;


export type SetQuickBetsMutation = { readonly setQuickBets: { readonly id: string, readonly userPreferences: { readonly quickBets: { readonly enabled: boolean, readonly betAmount: { readonly amount: number } } } } };

export type QuickBetSlipQueryVariables = Exact<{
  selectionId: string;
  numeratorLong: number;
  denominatorLong: number;
  points?: number | null | undefined;
  betAmount: number;
  oddsFormat?: Types.OddsFormat | null | undefined;
  includeOddsTrend?: boolean;
}>;


export type QuickBetSlipQuery = { readonly quickBetSlip: { readonly draftBet: { readonly id: string, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly priority: number, readonly displayType: Types.BetslipErrorType, readonly field: string | null }>, readonly draftLegs: ReadonlyArray<{ readonly marketId: string, readonly marketName: string, readonly marketType: Types.MarketType, readonly rule: string | null, readonly marketStatus: Types.MarketStatus, readonly placeDelayMs: number, readonly marketStartAt: string, readonly eventId: string, readonly eventName: string, readonly eventStatus: Types.EventStatus, readonly eventPath: string, readonly marketSelectionOddsTrend?: Types.OddsTrend, readonly marketSelectionRequiresAcceptance: boolean, readonly acceptedSelection: { readonly numeratorLong: number, readonly denominatorLong: number, readonly points: number | null }, readonly marketSelection: { readonly id: string, readonly name: string, readonly numeratorLong: number, readonly denominatorLong: number, readonly points: number | null }, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly priority: number, readonly displayType: Types.BetslipErrorType, readonly field: string | null }> }> } | null, readonly errors: ReadonlyArray<{ readonly code: string, readonly message: string, readonly priority: number, readonly displayType: Types.BetslipErrorType, readonly field: string | null }> } };

export const QuickBetOffersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"QuickBetOffers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"competitionSections"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"view"},"value":{"kind":"EnumValue","value":"LIVE"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"clock"}},{"kind":"Field","name":{"kind":"Name","value":"sequence"}},{"kind":"Field","name":{"kind":"Name","value":"asOf"}},{"kind":"Field","name":{"kind":"Name","value":"homeScore"}},{"kind":"Field","name":{"kind":"Name","value":"awayScore"}},{"kind":"Field","name":{"kind":"Name","value":"markets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"mainOnly"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"main"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"selections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"numeratorLong"}},{"kind":"Field","name":{"kind":"Name","value":"denominatorLong"}}]}}]}}]}}]}}]}}]} as unknown as TypedDocumentNode<QuickBetOffersQuery, QuickBetOffersQueryVariables>;
export const QuickBetPreferenceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"QuickBetPreference"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userPreferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quickBets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"betAmount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]}}]}}]}}]} as unknown as TypedDocumentNode<QuickBetPreferenceQuery, QuickBetPreferenceQueryVariables>;
export const SetQuickBetsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetQuickBets"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"enabled"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"betAmount"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Long"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setQuickBets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"enabled"},"value":{"kind":"Variable","name":{"kind":"Name","value":"enabled"}}},{"kind":"Argument","name":{"kind":"Name","value":"betAmount"},"value":{"kind":"Variable","name":{"kind":"Name","value":"betAmount"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userPreferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quickBets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"betAmount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"amount"}}]}}]}}]}}]}}]}}]} as unknown as TypedDocumentNode<SetQuickBetsMutation, SetQuickBetsMutationVariables>;
export const QuickBetSlipDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"QuickBetSlip"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"selectionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"numeratorLong"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Long"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"denominatorLong"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Long"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"points"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Float"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"betAmount"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Long"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"oddsFormat"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"OddsFormat"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"includeOddsTrend"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},"defaultValue":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"quickBetSlip"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"selectionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"selectionId"}}},{"kind":"Argument","name":{"kind":"Name","value":"numeratorLong"},"value":{"kind":"Variable","name":{"kind":"Name","value":"numeratorLong"}}},{"kind":"Argument","name":{"kind":"Name","value":"denominatorLong"},"value":{"kind":"Variable","name":{"kind":"Name","value":"denominatorLong"}}},{"kind":"Argument","name":{"kind":"Name","value":"points"},"value":{"kind":"Variable","name":{"kind":"Name","value":"points"}}},{"kind":"Argument","name":{"kind":"Name","value":"betAmount"},"value":{"kind":"Variable","name":{"kind":"Name","value":"betAmount"}}},{"kind":"Argument","name":{"kind":"Name","value":"oddsFormat"},"value":{"kind":"Variable","name":{"kind":"Name","value":"oddsFormat"}}},{"kind":"Argument","name":{"kind":"Name","value":"includeOddsTrend"},"value":{"kind":"Variable","name":{"kind":"Name","value":"includeOddsTrend"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"draftBet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SlipErrorFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"draftLegs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SlipLegFields"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SlipErrorFields"}}]}}]}}]}},SlipErrorFieldsDefinition,SlipLegFieldsDefinition,SlipQuoteFieldsDefinition]} as unknown as TypedDocumentNode<QuickBetSlipQuery, QuickBetSlipQueryVariables>;