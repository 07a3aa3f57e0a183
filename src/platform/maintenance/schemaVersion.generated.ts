/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../gql/types.ts';

import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
export type SchemaVersionQueryVariables = Exact<{ [key: string]: never; }>;


export type SchemaVersionQuery = { readonly schemaVersion: string };

export const SchemaVersionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SchemaVersion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"schemaVersion"}}]}}]} as unknown as TypedDocumentNode<SchemaVersionQuery, SchemaVersionQueryVariables>;