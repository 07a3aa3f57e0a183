/** Headers that one side writes and another reads. The specification rarely names them. Maintenance headers are in maintenance.ts. */

/** On every answer of our server: a captive portal or a proxy that answers in its place does not send it (core/wire/answerOrigin.ts). */
export const SERVER_HEADER = 'x-slipstream-server';

/** The player's detected region, sent with token requests. */
export const REGION_HEADER = 'x-region-code';
export const COUNTRY_HEADER = 'x-country-code';

/** `cookie`: the refresh token stays in an HttpOnly cookie. A custom header makes the browser send a preflight for foreign pages. */
export const TOKEN_TRANSPORT_HEADER = 'x-token-transport';

/** Set by the worker on responses from its cache: they prove nothing about the network. */
export const SERVED_FROM_CACHE_HEADER = 'x-slipstream-cache';

/** Which version of the feature flags an answer was evaluated from (core/wire/flagsAnnouncement.ts). */
export const FLAGS_REVISION_HEADER = 'x-flags-revision';

/** Grants access to a protected sandbox, besides `authorization: Bearer`. */
export const SANDBOX_TOKEN_HEADER = 'x-sandbox-token';

/** Taken from a caller and answered to it, on every request (requestIds.ts). */
export const REQUEST_ID_HEADER = 'x-request-id';
export const TRACE_HEADER = 'traceparent';
