/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../gql/types.ts';

import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
export type GeoComplyAuthorizeGeoPacketMutationVariables = Exact<{
  geoPacket: string;
}>;


export type GeoComplyAuthorizeGeoPacketMutation = { readonly geoComplyAuthorizeGeoPacket: { readonly expiresAt: string | null, readonly refreshAt: string | null, readonly errors: ReadonlyArray<{ readonly code: string }> } };

export const GeoComplyAuthorizeGeoPacketDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"GeoComplyAuthorizeGeoPacket"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"geoPacket"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"geoComplyAuthorizeGeoPacket"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"geoPacket"},"value":{"kind":"Variable","name":{"kind":"Name","value":"geoPacket"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"refreshAt"}}]}}]}}]} as unknown as TypedDocumentNode<GeoComplyAuthorizeGeoPacketMutation, GeoComplyAuthorizeGeoPacketMutationVariables>;