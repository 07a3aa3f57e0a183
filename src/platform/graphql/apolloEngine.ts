import type { ApolloClient } from '@apollo/client';
import { err, ok } from '../../../core/result.ts';
import type { Engine, SendFailure } from '../data/engine.ts';
import { failureOf } from './failureOf.ts';

/** Law 8: private data is in no cache, not even in Apollo's. */
const past = { fetchPolicy: 'no-cache' } as const;

/** With these codes the server may have done the operation before it failed. */
const UNCERTAIN_CODES: readonly string[] = ['INTERNAL_SERVER_ERROR', 'DATABASE_UNAVAILABLE', 'SUBREQUEST_HTTP_ERROR'];

function sendFailure(error: unknown): SendFailure {
  const failure = failureOf(error);
  if (failure.kind === 'unauthenticated') return failure;
  if (failure.kind !== 'refused') return { kind: 'unknown' };
  if (failure.codes.some((code) => UNCERTAIN_CODES.includes(code))) return { kind: 'unknown', reference: failure.reference };
  return failure;
}

/** A player's operations through Apollo, whose links retry, renew the token and report. */
export function apolloEngine(client: ApolloClient): Engine {
  return {
    query: async (document, variables, isMine) => {
      try {
        const { data } = await client.query({ query: document, variables: variables as never, ...past, context: { isMine } });
        return data ? ok(data) : err({ kind: 'unreachable' });
      } catch (error) {
        return err(failureOf(error));
      }
    },
    mutate: async (document, variables, isMine) => {
      try {
        const { data } = await client.mutate({ mutation: document, variables: variables as never, ...past, context: { isMine } });
        return data ? ok(data) : err({ kind: 'unknown' });
      } catch (error) {
        return err(sendFailure(error));
      }
    },
    subscribe: (document, variables, listener) => {
      const watching = client.subscribe({ query: document, variables: variables as never, ...past }).subscribe({
        next: ({ data }) => {
          if (data) listener.next(data);
        },
        error: listener.ended,
        complete: listener.ended,
      });
      return () => watching.unsubscribe();
    },
  };
}
