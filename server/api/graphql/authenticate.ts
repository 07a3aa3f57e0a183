import type { GraphQLError } from 'graphql';
import { err, ok, type Result } from '../../../core/result.ts';
import type { Viewer } from '../../domain/identity/viewer.ts';
import type { BrandCode } from '../../platform/brands.ts';
import { currentRequest } from '../../platform/requestContext.ts';
import type { Identity, TokenFailure } from '../identity/identity.ts';
import { apiError } from './errors.ts';
import { NOT_LOGGED_IN } from './viewer.ts';

export interface Authenticated {
  readonly viewer: Viewer;
  /** Expiry of the token, by the business clock; null without one. */
  readonly expiresAt: Date | null;
}

const NO_VIEWER: Authenticated = { viewer: { kind: 'none' }, expiresAt: null };
const SCHEME = /^(Bearer|Anonymous) ([\w.-]+)$/;

/**
 * Identifies the caller by `Bearer <access token>` or `Anonymous <token>`. Without the header the caller is nobody; an invalid token is an
 * error and never treated as no header, so that the client notices.
 * @param brand of the host that was called: tokens of other brands are invalid.
 */
export async function authenticate(
  authorization: unknown,
  identity: Identity,
  brand: BrandCode,
): Promise<Result<Authenticated, GraphQLError>> {
  if (authorization === undefined || authorization === null || authorization === '') return ok(NO_VIEWER);
  const [, scheme, token] = (typeof authorization === 'string' && SCHEME.exec(authorization)) || [];
  if (token === undefined) return refused('MALFORMED');
  const verified =
    scheme === 'Bearer' ? await identity.verifyAccessToken(token, brand) : await identity.verifyAnonymousToken(token, brand);
  if (!verified.ok) return refused(verified.error);
  const { viewer } = verified.value;
  const request = currentRequest();
  if (request !== null && viewer.kind === 'player') request.player = { playerId: viewer.playerId, sessionId: viewer.sessionId };
  return ok(verified.value);
}

function refused(why: TokenFailure | 'MALFORMED'): Result<never, GraphQLError> {
  currentRequest()?.refused(`TOKEN_${why}`);
  return err(apiError('UNAUTHENTICATED', NOT_LOGGED_IN));
}
