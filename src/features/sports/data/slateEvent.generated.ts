/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types.ts';

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
  | 'MONEYLINE'
  | 'MONEYLINE_THREE_WAY'
  | 'SPREAD'
  | 'TOTAL';

export type SelectionSide =
  | 'AWAY'
  | 'DRAW'
  | 'HOME'
  | 'OVER'
  | 'UNDER';

export type Side =
  | 'AWAY'
  | 'HOME';

export type SlateEventPartsFragment = { readonly id: string, readonly name: string, readonly sport: string, readonly organization: string, readonly competition: string, readonly competitionName: string, readonly status: Types.EventStatus, readonly startsAt: string, readonly homeScore: number | null, readonly awayScore: number | null, readonly clock: string | null, readonly sequence: number, readonly asOf: string, readonly marketCount: number, readonly participants: ReadonlyArray<{ readonly side: Types.Side, readonly name: string, readonly abbreviation: string, readonly colors: ReadonlyArray<string>, readonly record: string | null }> };

export type MarketPartsFragment = { readonly id: string, readonly name: string, readonly type: Types.MarketType, readonly status: Types.MarketStatus, readonly main: boolean, readonly selections: ReadonlyArray<{ readonly id: string, readonly name: string, readonly side: Types.SelectionSide, readonly points: number | null, readonly numeratorLong: number, readonly denominatorLong: number }> };

export const SlateEventPartsDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"SlateEventParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Event"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"sport"}},{"kind":"Field","name":{"kind":"Name","value":"organization"}},{"kind":"Field","name":{"kind":"Name","value":"competition"}},{"kind":"Field","name":{"kind":"Name","value":"competitionName"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"participants"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"abbreviation"}},{"kind":"Field","name":{"kind":"Name","value":"colors"}},{"kind":"Field","name":{"kind":"Name","value":"record"}}]}},{"kind":"Field","name":{"kind":"Name","value":"homeScore"}},{"kind":"Field","name":{"kind":"Name","value":"awayScore"}},{"kind":"Field","name":{"kind":"Name","value":"clock"}},{"kind":"Field","name":{"kind":"Name","value":"sequence"}},{"kind":"Field","name":{"kind":"Name","value":"asOf"}},{"kind":"Field","name":{"kind":"Name","value":"marketCount"}}]}};
export const MarketPartsDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"MarketParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Market"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"main"}},{"kind":"Field","name":{"kind":"Name","value":"selections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"numeratorLong"}},{"kind":"Field","name":{"kind":"Name","value":"denominatorLong"}}]}}]}};