import { GraphQLError } from 'graphql';

/** Every value of `extensions.code` in an answer. */
export type ErrorCode =
  | 'UNAUTHENTICATED'
  | 'LIMITED_ACCESS'
  | 'UNAUTHORIZED_REGION'
  | 'BAD_USER_INPUT'
  | 'REQUEST_ID_REUSED'
  | 'BAD_HEADERS'
  | 'BAD_REQUEST'
  | 'GRAPHQL_PARSE_FAILED'
  | 'GRAPHQL_VALIDATION_FAILED'
  | 'QUERY_TOO_COMPLEX'
  | 'PERSISTED_QUERY_NOT_FOUND'
  | 'PERSISTED_QUERY_ONLY'
  | 'PAYLOAD_TOO_LARGE'
  | 'METHOD_NOT_ALLOWED'
  | 'UNSUPPORTED_MEDIA_TYPE'
  | 'NOT_ACCEPTABLE'
  | 'TOO_MANY_SUBSCRIPTIONS'
  | 'RATE_LIMITED'
  | 'CONNECT_TOKEN_INVALID'
  | 'GEO_PACKET_INVALID'
  | 'LAT_LONG_INVALID'
  | 'DATABASE_UNAVAILABLE'
  | 'SERVER_STOPPING'
  | 'INTERNAL_SERVER_ERROR';

/** An error whose message the caller may read. Any other error is answered as INTERNAL_SERVER_ERROR and logged. */
export function apiError(code: ErrorCode, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code } });
}

/** A limit was reached; over HTTP it is a 429 that says how long to wait. */
export function rateLimited(retryAfterSeconds: number): GraphQLError {
  return new GraphQLError('Too many requests. Try again later.', { extensions: { code: 'RATE_LIMITED', retryAfterSeconds } });
}

/** Seconds to wait, where one of the errors says that a limit was reached; else null. */
export function retryAfterSecondsOf(errors: readonly GraphQLError[]): number | null {
  for (const error of errors) {
    if (error.extensions?.code !== 'RATE_LIMITED') continue;
    const { retryAfterSeconds } = error.extensions;
    return typeof retryAfterSeconds === 'number' ? retryAfterSeconds : 1;
  }
  return null;
}

/** @throws GraphQLError BAD_USER_INPUT */
export function refuseInput(message: string): never {
  throw apiError('BAD_USER_INPUT', message);
}
