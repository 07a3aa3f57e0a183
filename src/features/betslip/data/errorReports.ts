import type { AnalyticsEvents, BetslipErrorScope } from '../../../../core/analyticsEvents.ts';
import type { Slip, SlipError } from '../logic/slip.ts';
import type { SlipState } from './slipState.ts';

type BetslipErrorEvent = AnalyticsEvents['BETSLIP_ERROR'];

/** Every kind of error in the slip, once for each part of it that has one. */
export function errorsByScope(slip: Slip): readonly BetslipErrorEvent[] {
  const found = new Map<string, BetslipErrorEvent>();
  const add = (scope: BetslipErrorScope, errors: readonly SlipError[]): void => {
    for (const { displayType: type, code } of errors) found.set(`${scope} ${type} ${code}`, { scope, type, code });
  };
  add('betslip', slip.errors);
  for (const section of [slip.straight, slip.parlay]) {
    add(section.kind === 'PARLAY' ? 'parlay' : 'straight', section.errors);
    for (const bet of section.draftBets) add('draftBet', bet.errors);
  }
  for (const leg of slip.legs) add('draftLeg', leg.errors);
  return [...found.values()];
}

/** Tracks the errors of the slip when they appear; again only after they were gone. Returns the end. */
export function reportErrors(state: SlipState, track: (event: BetslipErrorEvent) => void): () => void {
  let slip: Slip | null = null;
  let known: ReadonlySet<string> = new Set();
  return state.subscribe(() => {
    const { server, provisional } = state.getSnapshot();
    if (server === null || provisional || server === slip) return;
    slip = server;
    const events = errorsByScope(server);
    for (const event of events) if (!known.has(JSON.stringify(event))) track(event);
    known = new Set(events.map((event) => JSON.stringify(event)));
  });
}
