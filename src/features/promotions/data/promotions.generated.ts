/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types.ts';

import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
export type PromotionFieldsFragment = { readonly id: string, readonly title: string, readonly shortDescription: string, readonly tag: string | null, readonly imageUrl: string };

export type PromotionsQueryVariables = Exact<{ [key: string]: never; }>;


export type PromotionsQuery = { readonly promotions: ReadonlyArray<{ readonly id: string, readonly title: string, readonly shortDescription: string, readonly tag: string | null, readonly imageUrl: string }> };

export type PromotionQueryVariables = Exact<{
  id: string;
}>;


export type PromotionQuery = { readonly promotion: { readonly description: string, readonly primaryCta: string | null, readonly primaryCtaLink: string | null, readonly endsAt: string | null, readonly id: string, readonly title: string, readonly shortDescription: string, readonly tag: string | null, readonly imageUrl: string } | null };

export const PromotionFieldsDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"PromotionFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Promotion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"shortDescription"}},{"kind":"Field","name":{"kind":"Name","value":"tag"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}}]}};
export const PromotionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Promotions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"promotions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PromotionFields"}}]}}]}},PromotionFieldsDefinition]} as unknown as TypedDocumentNode<PromotionsQuery, PromotionsQueryVariables>;
export const PromotionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Promotion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"promotion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PromotionFields"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"primaryCta"}},{"kind":"Field","name":{"kind":"Name","value":"primaryCtaLink"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}}]}}]}},PromotionFieldsDefinition]} as unknown as TypedDocumentNode<PromotionQuery, PromotionQueryVariables>;