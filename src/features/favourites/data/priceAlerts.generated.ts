/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types.ts';

import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
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

export type PriceAlertErrorCode =
  /** The price is this good already. */
  | 'ALREADY_THERE'
  | 'LINE_MOVED'
  /** Nothing is offered to this player now, and so no alert is sent. */
  | 'NOT_OFFERED'
  | 'NOT_OPEN'
  | 'TOO_MANY';

export type PriceAlertInput = {
  readonly denominatorLong: number;
  /** The profit on one unit staked, exact. It has to be better than the price of now. */
  readonly numeratorLong: number;
  /** The line that the page shows, null where there is none: an alert is for this line alone. */
  readonly points?: number | null | undefined;
  readonly selectionId: string;
};

export type PriceAlertState =
  /** Its market closed first. */
  | 'CLOSED'
  /** The player was told. */
  | 'REACHED'
  | 'WAITING'
  /** Reached, and not sent: nothing was offered to the player at that time. */
  | 'WITHHELD';

export type PriceAlertPartsFragment = { readonly id: string, readonly points: number | null, readonly state: Types.PriceAlertState, readonly endedAt: string | null, readonly selection: { readonly id: string, readonly name: string, readonly marketName: string, readonly marketType: Types.MarketType, readonly eventName: string, readonly eventPath: string }, readonly target: { readonly numeratorLong: number, readonly denominatorLong: number }, readonly reached: { readonly numeratorLong: number, readonly denominatorLong: number } | null };

export type PriceAlertsQueryVariables = Exact<{ [key: string]: never; }>;


export type PriceAlertsQuery = { readonly priceAlerts: ReadonlyArray<{ readonly id: string, readonly points: number | null, readonly state: Types.PriceAlertState, readonly endedAt: string | null, readonly selection: { readonly id: string, readonly name: string, readonly marketName: string, readonly marketType: Types.MarketType, readonly eventName: string, readonly eventPath: string }, readonly target: { readonly numeratorLong: number, readonly denominatorLong: number }, readonly reached: { readonly numeratorLong: number, readonly denominatorLong: number } | null }> };

export type SetPriceAlertMutationVariables = Exact<{
  alert: Types.PriceAlertInput;
}>;


export type SetPriceAlertMutation = { readonly setPriceAlert: { readonly priceAlerts: ReadonlyArray<{ readonly id: string, readonly points: number | null, readonly state: Types.PriceAlertState, readonly endedAt: string | null, readonly selection: { readonly id: string, readonly name: string, readonly marketName: string, readonly marketType: Types.MarketType, readonly eventName: string, readonly eventPath: string }, readonly target: { readonly numeratorLong: number, readonly denominatorLong: number }, readonly reached: { readonly numeratorLong: number, readonly denominatorLong: number } | null }>, readonly error: { readonly code: Types.PriceAlertErrorCode, readonly message: string } | null } };

export type RemovePriceAlertMutationVariables = Exact<{
  id: string;
}>;


export type RemovePriceAlertMutation = { readonly removePriceAlert: ReadonlyArray<{ readonly id: string, readonly points: number | null, readonly state: Types.PriceAlertState, readonly endedAt: string | null, readonly selection: { readonly id: string, readonly name: string, readonly marketName: string, readonly marketType: Types.MarketType, readonly eventName: string, readonly eventPath: string }, readonly target: { readonly numeratorLong: number, readonly denominatorLong: number }, readonly reached: { readonly numeratorLong: number, readonly denominatorLong: number } | null }> };

export type PriceAlertsUpdatedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type PriceAlertsUpdatedSubscription = { readonly priceAlertsUpdated: ReadonlyArray<{ readonly id: string, readonly points: number | null, readonly state: Types.PriceAlertState, readonly endedAt: string | null, readonly selection: { readonly id: string, readonly name: string, readonly marketName: string, readonly marketType: Types.MarketType, readonly eventName: string, readonly eventPath: string }, readonly target: { readonly numeratorLong: number, readonly denominatorLong: number }, readonly reached: { readonly numeratorLong: number, readonly denominatorLong: number } | null }> };

export const PriceAlertPartsDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"PriceAlertParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PriceAlert"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"selection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"marketName"}},{"kind":"Field","name":{"kind":"Name","value":"marketType"}},{"kind":"Field","name":{"kind":"Name","value":"eventName"}},{"kind":"Field","name":{"kind":"Name","value":"eventPath"}}]}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"target"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"numeratorLong"}},{"kind":"Field","name":{"kind":"Name","value":"denominatorLong"}}]}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"endedAt"}},{"kind":"Field","name":{"kind":"Name","value":"reached"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"numeratorLong"}},{"kind":"Field","name":{"kind":"Name","value":"denominatorLong"}}]}}]}};
export const PriceAlertsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PriceAlerts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"priceAlerts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PriceAlertParts"}}]}}]}},PriceAlertPartsDefinition]} as unknown as TypedDocumentNode<PriceAlertsQuery, PriceAlertsQueryVariables>;
export const SetPriceAlertDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetPriceAlert"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"alert"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PriceAlertInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setPriceAlert"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"alert"},"value":{"kind":"Variable","name":{"kind":"Name","value":"alert"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"priceAlerts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PriceAlertParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},PriceAlertPartsDefinition]} as unknown as TypedDocumentNode<SetPriceAlertMutation, SetPriceAlertMutationVariables>;
export const RemovePriceAlertDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemovePriceAlert"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removePriceAlert"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PriceAlertParts"}}]}}]}},PriceAlertPartsDefinition]} as unknown as TypedDocumentNode<RemovePriceAlertMutation, RemovePriceAlertMutationVariables>;
export const PriceAlertsUpdatedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"PriceAlertsUpdated"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"priceAlertsUpdated"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PriceAlertParts"}}]}}]}},PriceAlertPartsDefinition]} as unknown as TypedDocumentNode<PriceAlertsUpdatedSubscription, PriceAlertsUpdatedSubscriptionVariables>;