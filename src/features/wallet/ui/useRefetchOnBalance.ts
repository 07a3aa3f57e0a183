import { useEffect, useRef } from 'react';

/** What depends on payments is read anew when the balance moves: another tab, or a webhook, has moved it. */
export function useRefetchOnBalance(balanceCents: number | null, onChanged: () => void): void {
  const previousCents = useRef(balanceCents);
  useEffect(() => {
    if (previousCents.current !== null && balanceCents !== null && previousCents.current !== balanceCents) onChanged();
    previousCents.current = balanceCents;
  }, [balanceCents, onChanged]);
}
