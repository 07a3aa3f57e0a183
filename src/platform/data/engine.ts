import type { TypedDocumentNode } from '@apollo/client';
import type { Result } from '../../../core/result.ts';
import type { RequestFailure } from '../graphql/request.ts';

export type Variables = Readonly<Record<string, unknown>>;

/** A generated document of an operation. `never`: the variables of a declaration fit its own document (declare.ts). */
export type Document<Data> = TypedDocumentNode<Data, never>;

/**
 * Why a mutation has no answer.
 * refused: the server said no, nothing was done · notSent: nothing left this page · unknown: it may have been done. Where money moves it is
 * asked for again by the same request id, and never called failed.
 */
export type SendFailure =
  | { readonly kind: 'refused'; readonly codes: readonly string[] }
  | { readonly kind: 'unauthenticated' }
  | { readonly kind: 'notSent' }
  | { readonly kind: 'unknown' };

export interface SubscriptionListener<Data> {
  next(data: Data): void;
  /** Ended by the server, refused, or never begun. Not called for a lost connection: that goes on by itself. */
  ended(): void;
}

/** What sends a player's operations and reports those that fail. Never throws. */
export interface Engine {
  query<Data>(document: Document<Data>, variables: Variables): Promise<Result<Data, RequestFailure>>;
  mutate<Data>(document: Document<Data>, variables: Variables): Promise<Result<Data, SendFailure>>;
  subscribe<Data>(document: Document<Data>, variables: Variables, listener: SubscriptionListener<Data>): () => void;
}

/** The name of a document's operation. @throws Error when it has none: a bug. */
export function operationName({ definitions }: Document<unknown>): string {
  for (const definition of definitions)
    if (definition.kind === 'OperationDefinition' && definition.name) return definition.name.value;
  throw new Error('An operation without a name');
}
