import { type Queried, useQuery } from '../../../platform/data/useQuery.ts';
import { useServices } from '../../../platform/usePlatform.ts';
import type { LinkedAccount } from '../logic/linkedAccount.ts';
import { linkedAccounts, removeAccountLink } from './linking.ts';

export const useLinkedAccounts = (): Queried<readonly LinkedAccount[]> => useQuery(linkedAccounts, {});

/** Unlinks an account. False: it did not work, and nothing has changed. */
export function useUnlink(): (id: string) => Promise<boolean> {
  const { data } = useServices();
  return async (id) => (await data.mutate(removeAccountLink, { id })).ok;
}
