import type { Viewer } from '../../domain/identity/viewer.ts';
import type { GraphqlContext } from './context.ts';
import { apiError } from './errors.ts';

/** The specification's toast (section 8) for a caller who must log in first. */
export const NOT_LOGGED_IN = 'You are not logged in. Please log in again to proceed.';

/** @throws GraphQLError UNAUTHENTICATED unless a player is logged in. */
export function requirePlayer(context: GraphqlContext): Extract<Viewer, { kind: 'player' }> {
  if (context.viewer.kind !== 'player') throw apiError('UNAUTHENTICATED', NOT_LOGGED_IN);
  return context.viewer;
}

/** The owner of a slip: `player:<id>` or `anonymous:<id>`; null for callers without a token. */
export function ownerOf(viewer: Viewer): string | null {
  if (viewer.kind === 'player') return `player:${viewer.playerId}`;
  return viewer.kind === 'anonymous' ? `anonymous:${viewer.anonymousId}` : null;
}
