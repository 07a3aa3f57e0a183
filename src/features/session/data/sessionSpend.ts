import { playerQuery } from '../../../platform/data/declare.ts';
import { useQuery } from '../../../platform/data/useQuery.ts';
import { SessionSpendDocument } from './sessionSpend.generated.ts';

/** How often an open reality check asks again (specification, section 9). */
const REFRESH_MS = 10_000;

export const sessionSpend = playerQuery({
  document: SessionSpendDocument,
  map: ({ account }) => (account === null ? null : { spentCents: account.spentInSession.amount }),
  pollMs: REFRESH_MS,
  freshMs: 0,
});

/** The stakes of this session in cents; null while unknown. Refreshed while the component is mounted. */
export function useSessionSpend(): number | null {
  return useQuery(sessionSpend, {}).data?.spentCents ?? null;
}
