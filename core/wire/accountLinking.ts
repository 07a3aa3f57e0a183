/** Where the provider of a linked account sends the browser back to; registered there exactly. */
export const ACCOUNT_LINKING_CALLBACK_PATH = '/account_linking/callback';

/** Both a code and an id token come back, in the address's fragment, which no server gets to see. */
export const LINKING_RESPONSE_TYPE = 'code id_token';
export const LINKING_SCOPE = 'openid profile';

/** How long a linking may take from its start to its end. */
export const LINKING_SECONDS = 600;

/** Results of `createAccountLink`. */
export const ACCOUNT_LINK_RESULTS = ['SUCCESS', 'DUPLICATE_PAIRWISE_ID', 'INVALID_TOKEN'] as const;
export type AccountLinkResult = (typeof ACCOUNT_LINK_RESULTS)[number];
