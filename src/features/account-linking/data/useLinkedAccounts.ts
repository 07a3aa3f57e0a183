import { type Queried, useQuery } from '../../../platform/data/useQuery.ts';
import type { LinkedAccount } from '../logic/linkedAccount.ts';
import { linkedAccounts } from './linking.ts';

export const useLinkedAccounts = (): Queried<readonly LinkedAccount[]> => useQuery(linkedAccounts, {});
