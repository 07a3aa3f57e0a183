/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types.ts';

import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
export type HouseRulesQueryVariables = Exact<{ [key: string]: never; }>;


export type HouseRulesQuery = { readonly houseRules: ReadonlyArray<{ readonly product: Types.HouseRuleProduct, readonly heading: string, readonly paragraphs: ReadonlyArray<string>, readonly table: ReadonlyArray<ReadonlyArray<string>> | null }> };

export const HouseRulesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HouseRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"houseRules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"product"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"paragraphs"}},{"kind":"Field","name":{"kind":"Name","value":"table"}}]}}]}}]} as unknown as TypedDocumentNode<HouseRulesQuery, HouseRulesQueryVariables>;