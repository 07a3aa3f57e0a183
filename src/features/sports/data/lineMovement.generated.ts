/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types.ts';

import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
export type LineMovementQueryVariables = Exact<{
  selectionId: string;
}>;


export type LineMovementQuery = { readonly lineMovement: { readonly marketType: Types.MarketType, readonly side: Types.SelectionSide, readonly asOf: string, readonly opening: { readonly at: string, readonly numeratorLong: number, readonly denominatorLong: number, readonly points: number | null } | null, readonly entries: ReadonlyArray<{ readonly at: string, readonly numeratorLong: number, readonly denominatorLong: number, readonly points: number | null }> } | null };

export type LineEntryPartsFragment = { readonly at: string, readonly numeratorLong: number, readonly denominatorLong: number, readonly points: number | null };

export const LineEntryPartsDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"LineEntryParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LineEntry"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"numeratorLong"}},{"kind":"Field","name":{"kind":"Name","value":"denominatorLong"}},{"kind":"Field","name":{"kind":"Name","value":"points"}}]}};
export const LineMovementDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LineMovement"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"selectionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lineMovement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"selectionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"selectionId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"marketType"}},{"kind":"Field","name":{"kind":"Name","value":"side"}},{"kind":"Field","name":{"kind":"Name","value":"asOf"}},{"kind":"Field","name":{"kind":"Name","value":"opening"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LineEntryParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"entries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LineEntryParts"}}]}}]}}]}},LineEntryPartsDefinition]} as unknown as TypedDocumentNode<LineMovementQuery, LineMovementQueryVariables>;