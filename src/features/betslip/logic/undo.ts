import { selectionTitle } from '../../../../core/points.ts';
import { nextDrafts } from './amountDrafts.ts';
import { amountSummary } from './amounts.ts';
import { MAXIMUM_PICKS, SLIP_FULL } from './constants.ts';
import { draftBetsOf } from './sections.ts';
import { isOpen, type SlipLeg } from './slip.ts';
import { amountSoon, andThen, isPick, picksChanged, same } from './slipRequests.ts';
import { legsOf, pickOf, type RemovedPicks, type SlipState, type SlipStep, slipOf } from './slipState.ts';
import { nextTab } from './tabs.ts';

/** Removes one selection, or all (null). Says so with a way back, unless nothing that takes bets was removed. */
export function removing(state: SlipState, selectionId: string | null): SlipStep {
  const gone = slipOf(state).legs.filter((leg) => selectionId === null || leg.selectionId === selectionId);
  return withUndo(state, picksChanged(state, selectionId === null ? { kind: 'clear' } : { kind: 'remove', selectionId }), gone);
}

/** @param gone what the state after has no longer; the player can take that back. */
export function withUndo(state: SlipState, after: SlipState, gone: readonly SlipLeg[]): SlipStep {
  const open = gone.filter(isOpen);
  if (after === state || open.length === 0) return same(after);
  const picks = { picks: open.map(pickOf), amounts: amountsOf(state), tab: state.tab };
  return same(
    { ...after, removed: picks },
    { type: 'notify', notice: { type: 'info', body: `${titleOf(open)} removed`, action: 'undo' } },
  );
}

function titleOf(legs: readonly SlipLeg[]): string {
  const [leg] = legs;
  if (legs.length !== 1 || leg === undefined) return `${legs.length} picks`;
  return selectionTitle(leg.name, leg.marketType, leg.current.pointsHundredths);
}

function amountsOf(state: SlipState): RemovedPicks['amounts'] {
  return draftBetsOf(slipOf(state)).flatMap((bet) => {
    const { bet: stake, win } = amountSummary(bet, state.drafts[bet.id]);
    const field = state.drafts[bet.id]?.field ?? bet.patronSet;
    const cents = field === 'BET' ? stake : win;
    return cents === null ? [] : [{ draftBetId: bet.id, field, cents }];
  });
}

/** Adds the removed picks again, in the tab of then, with the stakes of bets that have none now. */
export function removalUndone(state: SlipState): SlipStep {
  const { removed } = state;
  if (removed === null) return same(state);
  const again = removed.picks.filter(({ selectionId }) => legsOf(state).every((leg) => leg.selectionId !== selectionId));
  if (legsOf(state).length + again.length > MAXIMUM_PICKS)
    return same(state, { type: 'notify', notice: { type: 'info', body: SLIP_FULL } });
  const added = picksChanged({ ...state, removed: null }, ...again.map((pick) => ({ kind: 'add', pick }) as const));
  if (added.requests === state.requests) return same(state);
  const slip = slipOf({ ...added, pending: added.requests.filter(isPick) });
  const tab = nextTab(removed.tab, { type: 'loaded', legs: slip.legs.length });
  const bets = draftBetsOf(slip);
  const lost = removed.amounts.filter(({ draftBetId }) =>
    bets.some((bet) => bet.id === draftBetId && (amountSummary(bet, state.drafts[bet.id]).stakeCents ?? 0) === 0),
  );
  return lost.reduce<SlipStep>(
    (step, amount) =>
      andThen(step, (now) =>
        same({ ...now, drafts: nextDrafts(now.drafts, { ...amount, type: 'typed' }) }, amountSoon(amount.draftBetId)),
      ),
    same({ ...added, tab }),
  );
}
