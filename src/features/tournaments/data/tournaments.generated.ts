/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types.ts';

import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
export type LegGrade =
  | 'HALF_LOSS'
  /** Of a quarter line: half of the stake has won or lost, and half is returned. */
  | 'HALF_WIN'
  | 'LOSS'
  | 'PENDING'
  | 'PUSH'
  | 'VOIDED'
  | 'WIN';

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

export type TournamentErrorCode =
  | 'ACKNOWLEDGEMENT_REQUIRED'
  /** There is a pick on this market already. */
  | 'ALREADY_PICKED'
  | 'BUDGET_EXCEEDED'
  | 'ENDED'
  /** Its game has begun, is over, or is not one of the tournament's. */
  | 'EVENT_NOT_OPEN'
  | 'EXCLUSION_BOUNDARY'
  /** A limit of the player's is used up. */
  | 'LIMIT_REACHED'
  | 'LOCATION_UNVERIFIED'
  | 'MARKET_NOT_OPEN'
  | 'NOT_JOINED'
  | 'NOT_STARTED'
  | 'ODDS_CHANGED'
  | 'OUTSIDE_OPERATING_AREA'
  /** Excluded, in a cool-off, or closed. */
  | 'PLAYER_RESTRICTED'
  | 'UNKNOWN_TOURNAMENT';

export type TournamentPickInput = {
  readonly denominatorLong: number;
  readonly numeratorLong: number;
  /** Made by the client, the same for each try. */
  readonly pickId: string;
  readonly points?: number | null | undefined;
  readonly selectionId: string;
  /** Whole play dollars. */
  readonly stake: number;
  readonly tournamentId: string;
};

export type TournamentStatus =
  /** No more picks; picks on games that still run may change the places. */
  | 'ENDED'
  | 'RUNNING'
  | 'UPCOMING';

export type TournamentFieldsFragment = { readonly id: string, readonly name: string, readonly sports: ReadonlyArray<string>, readonly startsAt: string, readonly endsAt: string, readonly status: Types.TournamentStatus, readonly budget: number, readonly playerCount: number, readonly entry: { readonly number: number, readonly place: number | null, readonly isTied: boolean, readonly returned: number, readonly remaining: number, readonly pickCount: number, readonly settledCount: number } | null };

export type TournamentPageFieldsFragment = { readonly asOf: string, readonly tournament: { readonly id: string, readonly name: string, readonly sports: ReadonlyArray<string>, readonly startsAt: string, readonly endsAt: string, readonly status: Types.TournamentStatus, readonly budget: number, readonly playerCount: number, readonly entry: { readonly number: number, readonly place: number | null, readonly isTied: boolean, readonly returned: number, readonly remaining: number, readonly pickCount: number, readonly settledCount: number } | null }, readonly leaderboard: ReadonlyArray<{ readonly place: number, readonly isTied: boolean, readonly number: number, readonly returned: number, readonly pickCount: number, readonly isYou: boolean }>, readonly picks: ReadonlyArray<{ readonly id: string, readonly selectionName: string, readonly marketName: string, readonly marketType: Types.MarketType, readonly eventName: string, readonly eventStartsAt: string, readonly points: number | null, readonly numeratorLong: number, readonly denominatorLong: number, readonly stake: number, readonly grade: Types.LegGrade, readonly returned: number }>, readonly events: ReadonlyArray<{ readonly id: string, readonly name: string, readonly startsAt: string, readonly competitionName: string, readonly markets: ReadonlyArray<{ readonly id: string, readonly name: string, readonly type: Types.MarketType, readonly status: Types.MarketStatus, readonly selections: ReadonlyArray<{ readonly id: string, readonly name: string, readonly points: number | null, readonly numeratorLong: number, readonly denominatorLong: number }> }> }> };

export type TournamentsQueryVariables = Exact<{ [key: string]: never; }>;


export type TournamentsQuery = { readonly tournaments: ReadonlyArray<{ readonly id: string, readonly name: string, readonly sports: ReadonlyArray<string>, readonly startsAt: string, readonly endsAt: string, readonly status: Types.TournamentStatus, readonly budget: number, readonly playerCount: number, readonly entry: { readonly number: number, readonly place: number | null, readonly isTied: boolean, readonly returned: number, readonly remaining: number, readonly pickCount: number, readonly settledCount: number } | null }> };

export type TournamentPageQueryVariables = Exact<{
  id: string;
}>;


export type TournamentPageQuery = { readonly tournament: { readonly asOf: string, readonly tournament: { readonly id: string, readonly name: string, readonly sports: ReadonlyArray<string>, readonly startsAt: string, readonly endsAt: string, readonly status: Types.TournamentStatus, readonly budget: number, readonly playerCount: number, readonly entry: { readonly number: number, readonly place: number | null, readonly isTied: boolean, readonly returned: number, readonly remaining: number, readonly pickCount: number, readonly settledCount: number } | null }, readonly leaderboard: ReadonlyArray<{ readonly place: number, readonly isTied: boolean, readonly number: number, readonly returned: number, readonly pickCount: number, readonly isYou: boolean }>, readonly picks: ReadonlyArray<{ readonly id: string, readonly selectionName: string, readonly marketName: string, readonly marketType: Types.MarketType, readonly eventName: string, readonly eventStartsAt: string, readonly points: number | null, readonly numeratorLong: number, readonly denominatorLong: number, readonly stake: number, readonly grade: Types.LegGrade, readonly returned: number }>, readonly events: ReadonlyArray<{ readonly id: string, readonly name: string, readonly startsAt: string, readonly competitionName: string, readonly markets: ReadonlyArray<{ readonly id: string, readonly name: string, readonly type: Types.MarketType, readonly status: Types.MarketStatus, readonly selections: ReadonlyArray<{ readonly id: string, readonly name: string, readonly points: number | null, readonly numeratorLong: number, readonly denominatorLong: number }> }> }> } | null };

export type JoinTournamentMutationVariables = Exact<{
  id: string;
}>;


export type JoinTournamentMutation = { readonly joinTournament: { readonly page: { readonly asOf: string, readonly tournament: { readonly id: string, readonly name: string, readonly sports: ReadonlyArray<string>, readonly startsAt: string, readonly endsAt: string, readonly status: Types.TournamentStatus, readonly budget: number, readonly playerCount: number, readonly entry: { readonly number: number, readonly place: number | null, readonly isTied: boolean, readonly returned: number, readonly remaining: number, readonly pickCount: number, readonly settledCount: number } | null }, readonly leaderboard: ReadonlyArray<{ readonly place: number, readonly isTied: boolean, readonly number: number, readonly returned: number, readonly pickCount: number, readonly isYou: boolean }>, readonly picks: ReadonlyArray<{ readonly id: string, readonly selectionName: string, readonly marketName: string, readonly marketType: Types.MarketType, readonly eventName: string, readonly eventStartsAt: string, readonly points: number | null, readonly numeratorLong: number, readonly denominatorLong: number, readonly stake: number, readonly grade: Types.LegGrade, readonly returned: number }>, readonly events: ReadonlyArray<{ readonly id: string, readonly name: string, readonly startsAt: string, readonly competitionName: string, readonly markets: ReadonlyArray<{ readonly id: string, readonly name: string, readonly type: Types.MarketType, readonly status: Types.MarketStatus, readonly selections: ReadonlyArray<{ readonly id: string, readonly name: string, readonly points: number | null, readonly numeratorLong: number, readonly denominatorLong: number }> }> }> } | null, readonly error: { readonly code: Types.TournamentErrorCode, readonly message: string } | null } };

export type PlaceTournamentPickMutationVariables = Exact<{
  pick: Types.TournamentPickInput;
}>;


export type PlaceTournamentPickMutation = { readonly placeTournamentPick: { readonly page: { readonly asOf: string, readonly tournament: { readonly id: string, readonly name: string, readonly sports: ReadonlyArray<string>, readonly startsAt: string, readonly endsAt: string, readonly status: Types.TournamentStatus, readonly budget: number, readonly playerCount: number, readonly entry: { readonly number: number, readonly place: number | null, readonly isTied: boolean, readonly returned: number, readonly remaining: number, readonly pickCount: number, readonly settledCount: number } | null }, readonly leaderboard: ReadonlyArray<{ readonly place: number, readonly isTied: boolean, readonly number: number, readonly returned: number, readonly pickCount: number, readonly isYou: boolean }>, readonly picks: ReadonlyArray<{ readonly id: string, readonly selectionName: string, readonly marketName: string, readonly marketType: Types.MarketType, readonly eventName: string, readonly eventStartsAt: string, readonly points: number | null, readonly numeratorLong: number, readonly denominatorLong: number, readonly stake: number, readonly grade: Types.LegGrade, readonly returned: number }>, readonly events: ReadonlyArray<{ readonly id: string, readonly name: string, readonly startsAt: string, readonly competitionName: string, readonly markets: ReadonlyArray<{ readonly id: string, readonly name: string, readonly type: Types.MarketType, readonly status: Types.MarketStatus, readonly selections: ReadonlyArray<{ readonly id: string, readonly name: string, readonly points: number | null, readonly numeratorLong: number, readonly denominatorLong: number }> }> }> } | null, readonly error: { readonly code: Types.TournamentErrorCode, readonly message: string } | null } };

export const TournamentFieldsDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"TournamentFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Tournament"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"sports"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"budget"}},{"kind":"Field","name":{"kind":"Name","value":"playerCount"}},{"kind":"Field","name":{"kind":"Name","value":"entry"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"isTied"}},{"kind":"Field","name":{"kind":"Name","value":"returned"}},{"kind":"Field","name":{"kind":"Name","value":"remaining"}},{"kind":"Field","name":{"kind":"Name","value":"pickCount"}},{"kind":"Field","name":{"kind":"Name","value":"settledCount"}}]}}]}};
export const TournamentPageFieldsDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"TournamentPageFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TournamentPage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tournament"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TournamentFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"leaderboard"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"place"}},{"kind":"Field","name":{"kind":"Name","value":"isTied"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"returned"}},{"kind":"Field","name":{"kind":"Name","value":"pickCount"}},{"kind":"Field","name":{"kind":"Name","value":"isYou"}}]}},{"kind":"Field","name":{"kind":"Name","value":"asOf"}},{"kind":"Field","name":{"kind":"Name","value":"picks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"selectionName"}},{"kind":"Field","name":{"kind":"Name","value":"marketName"}},{"kind":"Field","name":{"kind":"Name","value":"marketType"}},{"kind":"Field","name":{"kind":"Name","value":"eventName"}},{"kind":"Field","name":{"kind":"Name","value":"eventStartsAt"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"numeratorLong"}},{"kind":"Field","name":{"kind":"Name","value":"denominatorLong"}},{"kind":"Field","name":{"kind":"Name","value":"stake"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"returned"}}]}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"competitionName"}},{"kind":"Field","name":{"kind":"Name","value":"markets"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"mainOnly"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"selections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"numeratorLong"}},{"kind":"Field","name":{"kind":"Name","value":"denominatorLong"}}]}}]}}]}}]}};
export const TournamentsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Tournaments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tournaments"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TournamentFields"}}]}}]}},TournamentFieldsDefinition]} as unknown as TypedDocumentNode<TournamentsQuery, TournamentsQueryVariables>;
export const TournamentPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TournamentPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tournament"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TournamentPageFields"}}]}}]}},TournamentPageFieldsDefinition,TournamentFieldsDefinition]} as unknown as TypedDocumentNode<TournamentPageQuery, TournamentPageQueryVariables>;
export const JoinTournamentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"JoinTournament"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"joinTournament"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TournamentPageFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},TournamentPageFieldsDefinition,TournamentFieldsDefinition]} as unknown as TypedDocumentNode<JoinTournamentMutation, JoinTournamentMutationVariables>;
export const PlaceTournamentPickDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PlaceTournamentPick"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"pick"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TournamentPickInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"placeTournamentPick"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pick"},"value":{"kind":"Variable","name":{"kind":"Name","value":"pick"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TournamentPageFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"error"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},TournamentPageFieldsDefinition,TournamentFieldsDefinition]} as unknown as TypedDocumentNode<PlaceTournamentPickMutation, PlaceTournamentPickMutationVariables>;