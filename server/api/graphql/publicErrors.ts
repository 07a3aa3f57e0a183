import { GraphQLError } from 'graphql';
import type { Logger } from 'pino';
import { isDatabaseUnavailable } from '../../platform/databaseFailure.ts';
import { currentRequest, logClockRefusal, logFailure } from '../../platform/requestContext.ts';
import type { ErrorCode } from './errors.ts';

/** An error as callers see it: without stack, query or library names. */
export interface PublicError {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  /** `requestId`: what support finds the request by, of errors that are none of the caller's. */
  readonly extensions: { readonly code: ErrorCode | string; readonly requestId?: string };
}

/** Codes of refused access, which the security log has. */
const REFUSED: ReadonlySet<string> = new Set<ErrorCode>(['UNAUTHENTICATED', 'LIMITED_ACCESS']);

export const INTERNAL_MESSAGE = 'Something went wrong on our end';
export const DATABASE_AWAY_MESSAGE = 'The database is not available at the moment; try again';

function codeOf(error: GraphQLError): string | null {
  const own = error.extensions?.code;
  const original = error.originalError instanceof GraphQLError ? error.originalError.extensions.code : undefined;
  const code = own ?? original;
  return typeof code === 'string' ? code : null;
}

/**
 * Errors with a code are meant for the caller; those without a path concern the request's variables; all others are bugs, logged in full
 * and answered as INTERNAL_SERVER_ERROR. An unavailable database is neither: the same request may work in a moment.
 */
export function publicErrors(
  errors: readonly GraphQLError[],
  log: Pick<Logger, 'error'>,
  operationName: string | null,
): PublicError[] {
  const request = currentRequest();
  const ids = request === null ? {} : { requestId: request.requestId };
  return errors.map((error) => {
    const path = error.path === undefined ? {} : { path: error.path };
    const code = codeOf(error) ?? (error.path === undefined && !error.originalError ? 'BAD_USER_INPUT' : null);
    if (code !== null && REFUSED.has(code)) request?.refused(code);
    if (code !== null) return { message: error.message, ...path, extensions: { code } };
    logClockRefusal(log, error.originalError);
    if (isDatabaseUnavailable(error.originalError))
      return { message: DATABASE_AWAY_MESSAGE, ...path, extensions: { code: 'DATABASE_UNAVAILABLE', ...ids } };
    logFailure(log, { err: error.originalError ?? error, operation: operationName, field: error.path }, 'a resolver failed');
    return { message: INTERNAL_MESSAGE, ...path, extensions: { code: 'INTERNAL_SERVER_ERROR', ...ids } };
  });
}

/** The same as error objects that graphql-ws can send. */
export function asGraphqlErrors(errors: readonly PublicError[]): GraphQLError[] {
  return errors.map(({ message, path, extensions }) => new GraphQLError(message, { extensions, ...(path ? { path } : {}) }));
}
