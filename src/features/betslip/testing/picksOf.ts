import type { Picks } from '../../../platform/services.ts';
import type { Betslip } from '../data/betslip.ts';
import { createPickGate } from '../data/pickGate.ts';

/** The picks of a slip whose code is loaded, for the price buttons. */
export function picksOf(betslip: Betslip): Picks {
  const gate = createPickGate({
    load: async () => undefined,
    unsent: { read: () => null, write: () => undefined },
    visitor: () => ({ isPlayer: true, playerAlias: null }),
    clock: betslip,
    afterPaint: (run) => run(),
    report: () => undefined,
  });
  gate.attach(() => betslip);
  return gate;
}
