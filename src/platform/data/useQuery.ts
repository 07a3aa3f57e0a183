import { useContext, useMemo } from 'react';
import { useStore } from '../externalStore.ts';
import { SavedPage, useServices } from '../usePlatform.ts';
import type { QueryHandle, ServerData } from './createServerData.ts';
import type { Query } from './declare.ts';
import type { Variables } from './engine.ts';
import { IDLE, type Loadable } from './loadable.ts';

export function useServerData(): ServerData {
  return useServices().data;
}

export interface QueryOptions {
  /** True: do not fetch now. */
  readonly skip?: boolean;
}

const SKIPPED: QueryHandle<never> = {
  getSnapshot: () => IDLE,
  subscribe: () => () => undefined,
  isLoadingMore: { getSnapshot: () => false, subscribe: () => () => undefined },
  refetch: async () => undefined,
  loadMore: async () => undefined,
  update: () => undefined,
};

function useHandle<Data, Vars extends Variables, Value>(
  query: Query<Data, Vars, Value>,
  variables: Vars,
  skip: boolean,
): QueryHandle<Value> {
  const data = useServerData();
  const text = JSON.stringify(variables);
  const isSaved = useContext(SavedPage);
  return useMemo(() => (skip ? SKIPPED : data.query(query, JSON.parse(text) as Vars, isSaved)), [data, query, text, skip, isSaved]);
}

export type Queried<Value> = Loadable<Value> & Pick<QueryHandle<Value>, 'refetch'>;

/** The current data of a query. It is fetched while a component that uses it is mounted. */
export function useQuery<Data, Vars extends Variables, Value>(
  query: Query<Data, Vars, Value>,
  variables: Vars,
  { skip = false }: QueryOptions = {},
): Queried<Value> {
  const handle = useHandle(query, variables, skip);
  return { ...useStore(handle), refetch: handle.refetch };
}

/** A query with `paging`: the pages loaded so far, and a function that loads the next one. */
export function usePages<Data, Vars extends Variables, Value>(
  query: Query<Data, Vars, Value>,
  variables: Vars,
): Queried<Value> & Pick<QueryHandle<Value>, 'loadMore'> & { readonly isLoadingMore: boolean } {
  const handle = useHandle(query, variables, false);
  const isLoadingMore = useStore(handle.isLoadingMore);
  return { ...useStore(handle), refetch: handle.refetch, loadMore: handle.loadMore, isLoadingMore };
}
