import type { Picks } from '../../../platform/services.ts';
import type { Betslip } from './createBetslip.ts';

/** The slip's interface for other features. */
export function betslipSelections(betslip: Betslip): Picks {
  const listeners = new Set<() => void>();
  let picked: ReadonlySet<string> = new Set();

  function read(): void {
    const legs = betslip.slip().legs;
    if (legs.length === picked.size && legs.every((leg) => picked.has(leg.selectionId))) return;
    picked = new Set(legs.map((leg) => leg.selectionId));
    for (const listener of [...listeners]) listener();
  }

  betslip.subscribe(read);
  read();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    has: (selectionId) => picked.has(selectionId),
    count: () => picked.size,
    toggle: betslip.toggle,
  };
}
