import type { QueryHandle, ServerData } from '../../src/platform/data/createServerData.ts';
import type { Query } from '../../src/platform/data/declare.ts';
import type { Variables } from '../../src/platform/data/engine.ts';
import type { Loadable } from '../../src/platform/data/loadable.ts';

/** Server data with these answers, by query; any other query is an error of the test. */
export function fakeServerData(answers: ReadonlyMap<unknown, unknown>): ServerData {
  const query = <Data, Vars extends Variables, Value>(declared: Query<Data, Vars, Value>): QueryHandle<Value> => {
    if (!answers.has(declared)) throw new Error('This test has no answer to this query');
    const answer: Loadable<Value> = { state: 'loaded', data: answers.get(declared) as Value, dataAt: 0, error: null };
    return {
      getSnapshot: () => answer,
      subscribe: () => () => undefined,
      isLoadingMore: { getSnapshot: () => false, subscribe: () => () => undefined },
      refetch: async () => undefined,
      loadMore: async () => undefined,
      update: () => undefined,
    };
  };
  return {
    query,
    ask: () => Promise.reject(new Error('Nothing is asked here')),
    mutate: () => Promise.reject(new Error('Nothing is sent here')),
    subscribe: () => () => undefined,
    refetchPublic: () => undefined,
  };
}
