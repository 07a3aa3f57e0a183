import { useEffect, useRef } from 'react';

/** What depends on payments is read anew when the balance moves: another tab, or a webhook, has moved it. */
export function useRefetchOnBalance(balanceCents: number | null, onChanged: () => void): void {
  const known = useRef(balanceCents);
  useEffect(() => {
    if (known.current !== null && balanceCents !== null && known.current !== balanceCents) onChanged();
    known.current = balanceCents;
  }, [balanceCents, onChanged]);
}
