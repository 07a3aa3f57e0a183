import type { Pick } from '../logic/slip.ts';
import type { Betslip } from './createBetslip.ts';

/** What price buttons need of the slip. Listeners hear only when the set of picks changes, not of every price and amount. */
export interface BetslipSelections {
  subscribe(listener: () => void): () => void;
  has(selectionId: string): boolean;
  toggle(pick: Pick): void;
}

export function betslipSelections(betslip: Betslip): BetslipSelections {
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
    toggle: betslip.toggle,
  };
}
