import type { ApolloClient, TypedDocumentNode } from '@apollo/client';

/**
 * A subscription over a client that may still be on its way. Hears of data alone: what ends or fails is taken up again by the socket, and
 * what was missed is read by whoever subscribed. Answers its own end.
 */
export function lateSubscription<Data>(
  apollo: () => Promise<ApolloClient>,
  query: TypedDocumentNode<Data, Record<string, never>>,
  next: (data: Data) => void,
): () => void {
  let isOver = false;
  let end = (): void => undefined;
  apollo().then(
    (client) => {
      if (isOver) return;
      const watching = client.subscribe({ query, fetchPolicy: 'no-cache' }).subscribe({
        next: ({ data }) => {
          if (data) next(data as Data);
        },
        error: () => undefined,
      });
      end = () => watching.unsubscribe();
    },
    () => undefined,
  );
  return () => {
    isOver = true;
    end();
  };
}
