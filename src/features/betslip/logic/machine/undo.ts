import { selectionTitle } from '../../../../../core/money/points.ts';
import { MAXIMUM_SELECTIONS } from '../../../../../core/money/slipLimits.ts';
import { nextDrafts } from '../amountDrafts.ts';
import { amountSummary } from '../amounts.ts';
import { SLIP_FULL } from '../constants.ts';
import { draftBetsOf } from '../sections.ts';
import { isOpen, type SlipLeg } from '../slip.ts';
import { amountSoon, andThen, picksChanged, queued, same } from './slipRequests.ts';
import { canChange, legsOf, pickOf, type RemovedPicks, type SlipState, type SlipStep, slipOf } from './slipState.ts';
import { nextTab } from './tabs.ts';

/** Removes one selection, or all (null). Says so with a way back, unless nothing that takes bets was removed. */
export function removing(state: SlipState, selectionId: string | null): SlipStep {
  const gone = slipOf(state).legs.filter((leg) => selectionId === null || leg.selectionId === selectionId);
  return withUndo(state, picksChanged(state, selectionId === null ? { kind: 'clear' } : { kind: 'remove', selectionId }), gone);
}

/** @param gone what the state after has no longer; the player can take that back. */
function withUndo(state: SlipState, after: SlipState, gone: readonly SlipLeg[]): SlipStep {
  const open = gone.filter(isOpen);
  if (after === state || open.length === 0) return same(after);
  const picks = { picks: open.map(pickOf), amounts: amountsOf(state), tab: state.tab };
  return same(
    { ...after, removed: picks },
    { type: 'notify', notice: { type: 'info', body: `${titleOf(open)} removed`, action: 'undo' } },
  );
}

/** Chooses the points of the teaser; null removes its legs. */
export function teaserChanged(state: SlipState, pointsHundredths: number | null): SlipStep {
  if (!canChange(state)) return same(state);
  if (pointsHundredths !== null) return same(queued(state, { kind: 'points', pointsHundredths }));
  const { legs, sections } = slipOf(state);
  const gone = sections.TEASER.draftBets[0]?.legs ?? [];
  const after = picksChanged(state, { kind: 'clearTeaser', selectionIds: gone.map((leg) => leg.selectionId) });
  return withUndo(state, { ...after, tab: nextTab(state.tab, { type: 'teaserCleared', legs: legs.length - gone.length }) }, gone);
}

function titleOf(legs: readonly SlipLeg[]): string {
  const [leg] = legs;
  if (legs.length !== 1 || leg === undefined) return `${legs.length} picks`;
  return selectionTitle(leg.name, leg.marketType, leg.current.pointsHundredths);
}

/** The stakes of all bets of the slip. */
export function amountsOf(state: SlipState): RemovedPicks['amounts'] {
  return draftBetsOf(slipOf(state)).flatMap((bet) => {
    const { bet: stake, win } = amountSummary(bet, state.drafts[bet.id]);
    const field = state.drafts[bet.id]?.field ?? bet.patronSet;
    const cents = field === 'BET' ? stake : win;
    return cents === null ? [] : [{ draftBetId: bet.id, field, cents }];
  });
}

/** Adds the removed picks again, in the tab of then unless the slip has left it since. Their stakes follow with their bets. */
export function removalUndone(state: SlipState): SlipStep {
  const { removed } = state;
  if (removed === null) return same(state);
  const again = removed.picks.filter(({ selectionId }) => legsOf(state).every((leg) => leg.selectionId !== selectionId));
  const legs = legsOf(state).length + again.length;
  if (legs > MAXIMUM_SELECTIONS) return same(state, { type: 'notify', notice: { type: 'info', body: SLIP_FULL } });
  const added = picksChanged(state, ...again.map((pick) => ({ kind: 'add', pick }) as const));
  if (added.requests === state.requests) return same(state);
  const tab = nextTab(removed.tab ?? state.tab, { type: 'loaded', legs });
  return same({ ...added, removed: null, amountsToRestore: removed.amounts, tab });
}

/** Notes that another tab was gone to since the removal. */
export function removalFollowed(before: SlipState, next: SlipState): SlipState {
  const { removed } = next;
  const isTabGone = removed !== null && removed === before.removed && next.tab.tab !== before.tab.tab;
  return isTabGone ? { ...next, removed: { ...removed, tab: null } } : next;
}

/** Gives the waiting amounts back to bets without a stake, once they are there. */
export function restored(state: SlipState): SlipStep {
  const { amountsToRestore } = state;
  const bets = draftBetsOf(slipOf(state));
  const betOf = (id: string) => bets.find((bet) => bet.id === id);
  const isComing = state.pending.length > 0 || state.loggedOutPicks.length > 0 || state.earlierUnsent !== null;
  const later = !isComing ? [] : amountsToRestore.filter(({ draftBetId }) => betOf(draftBetId) === undefined);
  return amountsToRestore.reduce<SlipStep>(
    (step, amount) => {
      const bet = betOf(amount.draftBetId);
      if (bet === undefined || (amountSummary(bet, state.drafts[bet.id]).stakeCents ?? 0) > 0) return step;
      return andThen(step, (next) =>
        same({ ...next, drafts: nextDrafts(next.drafts, { ...amount, type: 'typed' }) }, amountSoon(bet.id)),
      );
    },
    same({ ...state, amountsToRestore: later }),
  );
}
