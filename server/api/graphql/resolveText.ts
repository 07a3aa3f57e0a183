import type { GraphQLError } from 'graphql';
import { err, ok, type Result } from '../../../core/result.ts';
import type { Engine } from './engine.ts';
import { apiError } from './errors.ts';
import { type PersistedQueries, sha256 } from './persistedQueries.ts';
import type { RequestParams } from './requestParams.ts';

export interface ResolvedText {
  readonly text: string;
  readonly hash: string;
  /** Whether the text is one of the build's. */
  readonly trusted: boolean;
}

/**
 * The text of a request, by the rules of persisted queries: a hash alone must be known; a hash with its text must match it and is then
 * remembered; in production (`onlyPersisted`) only queries of this build and of earlier ones are executed. What is unknown is looked for once
 * more, because a server of a newer build may have started meanwhile.
 */
export async function resolveText(
  params: Pick<RequestParams, 'query' | 'hash'>,
  { persisted, builds }: Pick<Engine, 'persisted' | 'builds'>,
  onlyPersisted: boolean,
): Promise<Result<ResolvedText, GraphQLError>> {
  const resolved = resolvePersisted(params, persisted, onlyPersisted);
  if (resolved.ok || resolved.error.extensions.code === 'BAD_USER_INPUT' || !(await builds.refresh())) return resolved;
  return resolvePersisted(params, persisted, onlyPersisted);
}

function resolvePersisted(
  { query, hash }: Pick<RequestParams, 'query' | 'hash'>,
  persisted: PersistedQueries,
  onlyPersisted: boolean,
): Result<ResolvedText, GraphQLError> {
  if (query === null) {
    const text = hash === null ? null : persisted.find(hash);
    if (hash === null || text === null) return err(apiError('PERSISTED_QUERY_NOT_FOUND', 'PersistedQueryNotFound'));
    return ok({ text, hash, trusted: persisted.hasText(text) });
  }
  const actual = sha256(query);
  if (hash !== null && hash !== actual) return err(apiError('BAD_USER_INPUT', 'provided sha does not match query'));
  const trusted = persisted.hasText(query);
  if (onlyPersisted && !trusted)
    return err(apiError('PERSISTED_QUERY_ONLY', 'Only the queries of the app itself are answered here'));
  if (hash !== null && !trusted) persisted.remember(hash, query);
  return ok({ text: query, hash: actual, trusted });
}
