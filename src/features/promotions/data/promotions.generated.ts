/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../gql/types.ts';

import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
export type PromotionEnrollmentStatus =
  | 'NotRequired'
  /** The player has to opt in. */
  | 'Pending'
  /** The player has opted in. */
  | 'Success';

export type PromotionErrorCode =
  /** Another one of the choices was claimed. */
  | 'ALREADY_CLAIMED'
  | 'ALREADY_ENROLLED'
  | 'ENDED'
  | 'NOT_FOR_YOU'
  | 'NOT_FOUND'
  | 'NOT_IN_REGION'
  /** Nothing is offered to this player at the moment. */
  | 'NOT_OFFERED'
  | 'NOT_REQUIRED'
  | 'NOT_STARTED'
  /** All of it is given away. */
  | 'USED_UP';

export type PromotionState =
  /** The award was given to this player. */
  | 'AWARDED'
  /** It can be fulfilled. */
  | 'OPEN'
  /** All of it is given away. */
  | 'USED_UP';

export type PromotionFieldsFragment = { readonly id: string, readonly title: string, readonly shortDescription: string, readonly tag: string | null, readonly imageUrl: string };

export type PromotionOfferFieldsFragment = { readonly primaryCta: string | null, readonly primaryCtaLink: string | null, readonly primaryCtaDeepLink: string | null, readonly deepLink: string | null, readonly endsAt: string | null, readonly enrollmentStatus: Types.PromotionEnrollmentStatus, readonly state: Types.PromotionState, readonly requirement: string | null, readonly award: string | null, readonly costs: ReadonlyArray<string>, readonly id: string, readonly title: string, readonly shortDescription: string, readonly tag: string | null, readonly imageUrl: string, readonly progress: { readonly text: string, readonly percent: number } | null };

export type PromotionsQueryVariables = Exact<{ [key: string]: never; }>;


export type PromotionsQuery = { readonly promotions: ReadonlyArray<{ readonly primaryCta: string | null, readonly primaryCtaLink: string | null, readonly primaryCtaDeepLink: string | null, readonly deepLink: string | null, readonly endsAt: string | null, readonly enrollmentStatus: Types.PromotionEnrollmentStatus, readonly state: Types.PromotionState, readonly requirement: string | null, readonly award: string | null, readonly costs: ReadonlyArray<string>, readonly id: string, readonly title: string, readonly shortDescription: string, readonly tag: string | null, readonly imageUrl: string, readonly progress: { readonly text: string, readonly percent: number } | null }> };

export type PromotionQueryVariables = Exact<{
  id: string;
}>;


export type PromotionQuery = { readonly promotion: { readonly description: string, readonly startsAt: string | null, readonly primaryCta: string | null, readonly primaryCtaLink: string | null, readonly primaryCtaDeepLink: string | null, readonly deepLink: string | null, readonly endsAt: string | null, readonly enrollmentStatus: Types.PromotionEnrollmentStatus, readonly state: Types.PromotionState, readonly requirement: string | null, readonly award: string | null, readonly costs: ReadonlyArray<string>, readonly id: string, readonly title: string, readonly shortDescription: string, readonly tag: string | null, readonly imageUrl: string, readonly progress: { readonly text: string, readonly percent: number } | null } | null };

export type PromotionZoneQueryVariables = Exact<{ [key: string]: never; }>;


export type PromotionZoneQuery = { readonly betHistory: { readonly timeZone: string } };

export type PromotionEnrollmentMutationVariables = Exact<{
  promotionId: string;
  useAlternateImage: boolean;
}>;


export type PromotionEnrollmentMutation = { readonly promotionEnrollment: { readonly success: boolean, readonly promotion: { readonly primaryCta: string | null, readonly primaryCtaLink: string | null, readonly primaryCtaDeepLink: string | null, readonly deepLink: string | null, readonly endsAt: string | null, readonly enrollmentStatus: Types.PromotionEnrollmentStatus, readonly state: Types.PromotionState, readonly requirement: string | null, readonly award: string | null, readonly costs: ReadonlyArray<string>, readonly id: string, readonly title: string, readonly shortDescription: string, readonly tag: string | null, readonly imageUrl: string, readonly progress: { readonly text: string, readonly percent: number } | null } | null, readonly errors: ReadonlyArray<{ readonly code: Types.PromotionErrorCode, readonly message: string }> } };

export type ScreenFieldsFragment = { readonly header: string, readonly description: string, readonly promotions: ReadonlyArray<{ readonly primaryCta: string | null, readonly primaryCtaLink: string | null, readonly primaryCtaDeepLink: string | null, readonly deepLink: string | null, readonly endsAt: string | null, readonly enrollmentStatus: Types.PromotionEnrollmentStatus, readonly state: Types.PromotionState, readonly requirement: string | null, readonly award: string | null, readonly costs: ReadonlyArray<string>, readonly id: string, readonly title: string, readonly shortDescription: string, readonly tag: string | null, readonly imageUrl: string, readonly progress: { readonly text: string, readonly percent: number } | null }> };

export type ListOnboardingPromotionsQueryVariables = Exact<{ [key: string]: never; }>;


export type ListOnboardingPromotionsQuery = { readonly listOnboardingPromotions: { readonly playYourWay: { readonly id: string, readonly shortDescription: string, readonly image: { readonly url: string, readonly width: number, readonly height: number }, readonly welcomeScreen: { readonly header: string, readonly description: string, readonly promotions: ReadonlyArray<{ readonly primaryCta: string | null, readonly primaryCtaLink: string | null, readonly primaryCtaDeepLink: string | null, readonly deepLink: string | null, readonly endsAt: string | null, readonly enrollmentStatus: Types.PromotionEnrollmentStatus, readonly state: Types.PromotionState, readonly requirement: string | null, readonly award: string | null, readonly costs: ReadonlyArray<string>, readonly id: string, readonly title: string, readonly shortDescription: string, readonly tag: string | null, readonly imageUrl: string, readonly progress: { readonly text: string, readonly percent: number } | null }> }, readonly confirmationScreen: { readonly header: string, readonly description: string } } | null, readonly onboardingPromotion: { readonly primaryCta: string | null, readonly primaryCtaLink: string | null, readonly primaryCtaDeepLink: string | null, readonly deepLink: string | null, readonly endsAt: string | null, readonly enrollmentStatus: Types.PromotionEnrollmentStatus, readonly state: Types.PromotionState, readonly requirement: string | null, readonly award: string | null, readonly costs: ReadonlyArray<string>, readonly id: string, readonly title: string, readonly shortDescription: string, readonly tag: string | null, readonly imageUrl: string, readonly progress: { readonly text: string, readonly percent: number } | null } | null } };

export const PromotionFieldsDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"PromotionFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Promotion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"shortDescription"}},{"kind":"Field","name":{"kind":"Name","value":"tag"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}}]}};
export const PromotionOfferFieldsDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"PromotionOfferFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Promotion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PromotionFields"}},{"kind":"Field","name":{"kind":"Name","value":"primaryCta"}},{"kind":"Field","name":{"kind":"Name","value":"primaryCtaLink"}},{"kind":"Field","name":{"kind":"Name","value":"primaryCtaDeepLink"}},{"kind":"Field","name":{"kind":"Name","value":"deepLink"}},{"kind":"Field","name":{"kind":"Name","value":"endsAt"}},{"kind":"Field","name":{"kind":"Name","value":"enrollmentStatus"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"requirement"}},{"kind":"Field","name":{"kind":"Name","value":"award"}},{"kind":"Field","name":{"kind":"Name","value":"costs"}},{"kind":"Field","name":{"kind":"Name","value":"progress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"percent"}}]}}]}};
export const ScreenFieldsDefinition = {"kind":"FragmentDefinition","name":{"kind":"Name","value":"ScreenFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OnboardingScreen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"header"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"promotions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PromotionOfferFields"}}]}}]}};
export const PromotionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Promotions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"promotions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PromotionOfferFields"}}]}}]}},PromotionOfferFieldsDefinition,PromotionFieldsDefinition]} as unknown as TypedDocumentNode<PromotionsQuery, PromotionsQueryVariables>;
export const PromotionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Promotion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"promotion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PromotionOfferFields"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}}]}}]}},PromotionOfferFieldsDefinition,PromotionFieldsDefinition]} as unknown as TypedDocumentNode<PromotionQuery, PromotionQueryVariables>;
export const PromotionZoneDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PromotionZone"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"betHistory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timeZone"}}]}}]}}]} as unknown as TypedDocumentNode<PromotionZoneQuery, PromotionZoneQueryVariables>;
export const PromotionEnrollmentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PromotionEnrollment"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"promotionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"useAlternateImage"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"promotionEnrollment"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"promotionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"promotionId"}}},{"kind":"Argument","name":{"kind":"Name","value":"useAlternateImage"},"value":{"kind":"Variable","name":{"kind":"Name","value":"useAlternateImage"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"success"}},{"kind":"Field","name":{"kind":"Name","value":"promotion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PromotionOfferFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}},PromotionOfferFieldsDefinition,PromotionFieldsDefinition]} as unknown as TypedDocumentNode<PromotionEnrollmentMutation, PromotionEnrollmentMutationVariables>;
export const ListOnboardingPromotionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ListOnboardingPromotions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listOnboardingPromotions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"playYourWay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"shortDescription"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"customSize"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"width"},"value":{"kind":"IntValue","value":"482"}},{"kind":"ObjectField","name":{"kind":"Name","value":"height"},"value":{"kind":"IntValue","value":"301"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"Field","name":{"kind":"Name","value":"welcomeScreen"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ScreenFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"confirmationScreen"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"header"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"onboardingPromotion"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PromotionOfferFields"}}]}}]}}]}},ScreenFieldsDefinition,PromotionOfferFieldsDefinition,PromotionFieldsDefinition]} as unknown as TypedDocumentNode<ListOnboardingPromotionsQuery, ListOnboardingPromotionsQueryVariables>;