import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';

export interface LateSubscription<Data, Variables extends OperationVariables> {
  readonly query: TypedDocumentNode<Data, Variables>;
  readonly variables: Variables;
  readonly next: (data: Data) => void;
  /** It has failed, or was ended by the server. Whoever subscribed reads what was missed. */
  readonly ended?: () => void;
}

/** A subscription over a client that may still be on its way. Answers its own end. */
export function lateSubscription<Data, Variables extends OperationVariables>(
  apollo: () => Promise<ApolloClient>,
  { query, variables, next, ended = () => undefined }: LateSubscription<Data, Variables>,
): () => void {
  let isOver = false;
  let end = (): void => undefined;
  apollo().then(
    (client) => {
      if (isOver) return;
      const watching = client.subscribe<Data, OperationVariables>({ query, variables, fetchPolicy: 'no-cache' }).subscribe({
        next: ({ data }) => {
          if (data) next(data as Data);
        },
        error: ended,
        complete: ended,
      });
      end = () => watching.unsubscribe();
    },
    () => {
      if (!isOver) ended();
    },
  );
  return () => {
    isOver = true;
    end();
  };
}
