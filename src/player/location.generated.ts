/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../gql/types.ts';

import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
export type GeoDecision =
  | 'OUTSIDE'
  | 'REGION'
  /** Too near to a border to tell: refused, because it is not guessed. */
  | 'UNDECIDED';

export type GeoLicenseType =
  | 'NoDownloadBrowser'
  | 'Regular';

export type GeolocationParams = {
  readonly accuracy?: number | null | undefined;
  readonly latitude?: number | null | undefined;
  readonly longitude?: number | null | undefined;
  /** ISO 3166-2: the coordinates that are configured for the region, in place of the device's. */
  readonly regionCode?: string | null | undefined;
};

export type PlayerLocationQueryVariables = Exact<{ [key: string]: never; }>;


export type PlayerLocationQuery = { readonly playerLocation: { readonly authorized: boolean, readonly expiresAt: string | null, readonly refreshAt: string | null, readonly attemptsLeft: number, readonly place: { readonly decision: Types.GeoDecision, readonly distanceMetres: number, readonly doubtMetres: number, readonly checkedAt: string, readonly region: { readonly isoCode: string, readonly name: string } | null, readonly neighbour: { readonly isoCode: string, readonly name: string } | null } | null, readonly errors: ReadonlyArray<{ readonly code: string }> } };

export type GeoComplyGetApiTokenMutationVariables = Exact<{
  geolocationParams?: Types.GeolocationParams | null | undefined;
  licenseType: Types.GeoLicenseType;
}>;


export type GeoComplyGetApiTokenMutation = { readonly geoComplyGetApiToken: { readonly licenseKey: string | null, readonly errors: ReadonlyArray<{ readonly code: string }> } };

export type GeoComplyForceRefetchLicenseMutationVariables = Exact<{
  currentLicenseKey: string;
  licenseType: Types.GeoLicenseType;
}>;


export type GeoComplyForceRefetchLicenseMutation = { readonly geoComplyForceRefetchLicense: { readonly licenseKey: string | null } };

export type GeoComplyAuthorizeGeoPacketMutationVariables = Exact<{
  geoPacket: string;
}>;


export type GeoComplyAuthorizeGeoPacketMutation = { readonly geoComplyAuthorizeGeoPacket: { readonly expiresAt: string | null, readonly refreshAt: string | null, readonly attemptsLeft: number, readonly errors: ReadonlyArray<{ readonly code: string }>, readonly place: { readonly decision: Types.GeoDecision, readonly distanceMetres: number, readonly doubtMetres: number, readonly checkedAt: string, readonly region: { readonly isoCode: string, readonly name: string } | null, readonly neighbour: { readonly isoCode: string, readonly name: string } | null } | null, readonly sportsbook: { readonly url: string, readonly websocketUrl: string } | null } };

export type GeoPlaceFieldsFragment = { readonly decision: Types.GeoDecision, readonly distanceMetres: number, readonly doubtMetres: number, readonly checkedAt: string, readonly region: { readonly isoCode: string, readonly name: string } | null, readonly neighbour: { readonly isoCode: string, readonly name: string } | null };

export const GeoPlaceFieldsDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"GeoPlaceFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GeoPlace"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"decision"}},{"kind":"Field","name":{"kind":"Name","value":"region"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isoCode"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"neighbour"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isoCode"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"distanceMetres"}},{"kind":"Field","name":{"kind":"Name","value":"doubtMetres"}},{"kind":"Field","name":{"kind":"Name","value":"checkedAt"}}]}};
export const PlayerLocationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PlayerLocation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"playerLocation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"authorized"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"refreshAt"}},{"kind":"Field","name":{"kind":"Name","value":"place"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GeoPlaceFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"attemptsLeft"}}]}}]}},GeoPlaceFieldsDefinition]} as unknown as TypedDocumentNode<PlayerLocationQuery, PlayerLocationQueryVariables>;
export const GeoComplyGetApiTokenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"GeoComplyGetApiToken"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"geolocationParams"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"GeolocationParams"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"licenseType"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GeoLicenseType"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"geoComplyGetApiToken"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"geolocationParams"},"value":{"kind":"Variable","name":{"kind":"Name","value":"geolocationParams"}}},{"kind":"Argument","name":{"kind":"Name","value":"licenseType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"licenseType"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"licenseKey"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as TypedDocumentNode<GeoComplyGetApiTokenMutation, GeoComplyGetApiTokenMutationVariables>;
export const GeoComplyForceRefetchLicenseDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"GeoComplyForceRefetchLicense"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"currentLicenseKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"licenseType"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"GeoLicenseType"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"geoComplyForceRefetchLicense"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"currentLicenseKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"currentLicenseKey"}}},{"kind":"Argument","name":{"kind":"Name","value":"licenseType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"licenseType"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"licenseKey"}}]}}]}}]} as unknown as TypedDocumentNode<GeoComplyForceRefetchLicenseMutation, GeoComplyForceRefetchLicenseMutationVariables>;
export const GeoComplyAuthorizeGeoPacketDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"GeoComplyAuthorizeGeoPacket"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"geoPacket"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"geoComplyAuthorizeGeoPacket"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"geoPacket"},"value":{"kind":"Variable","name":{"kind":"Name","value":"geoPacket"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"refreshAt"}},{"kind":"Field","name":{"kind":"Name","value":"place"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GeoPlaceFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"attemptsLeft"}},{"kind":"Field","name":{"kind":"Name","value":"sportsbook"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"websocketUrl"}}]}}]}}]}},GeoPlaceFieldsDefinition]} as unknown as TypedDocumentNode<GeoComplyAuthorizeGeoPacketMutation, GeoComplyAuthorizeGeoPacketMutationVariables>;