import { useEffect } from 'react';
import { useServices } from '../../../platform/usePlatform.ts';
import { useToast } from '../../../ui/toast/useToast.ts';
import { followBadge } from '../data/badge.ts';
import { sayPagesSettlements } from '../data/settlements.ts';

/** Shows the result of each bet that settles as a toast. Rendered for players alone. */
export function SettlementToasts() {
  const services = useServices();
  const toast = useToast();
  useEffect(
    () => sayPagesSettlements(services, ({ key, body, detail }) => void toast.show({ id: `settlement ${key}`, body, detail })),
    [services, toast],
  );
  useEffect(() => followBadge(services), [services]);
  return null;
}
