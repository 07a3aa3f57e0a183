import { MAXIMUM_SELECTIONS } from '../../../core/money/slipLimits.ts';
import { err, ok, type Result } from '../../../core/result.ts';
import { SECTIONS } from '../betKinds/betKinds.ts';
import { straightId } from '../betKinds/straight.ts';
import type { ChosenReward } from '../rewards/reward.ts';
import { EMPTY_SLIP, type Price, type SetAmount, type Slip, type SlipSelection } from './slip.ts';

/**
 * Every change of a slip. Pure, and returns the same slip object where nothing changes, so that the store skips the write and a repeated
 * request does no harm.
 */

function draftBetIds(selections: readonly SlipSelection[]): ReadonlySet<string> {
  const selectionIds = selections.map(({ selectionId }) => selectionId);
  return new Set(Object.values(SECTIONS).flatMap((rules) => rules.draftIds(selectionIds)));
}

/** An amount and a reward are removed together with their draft bet, and the points chosen for a teaser with the last selection. */
function withSelections(before: Slip, selections: readonly SlipSelection[]): Slip {
  const { teaserLevel: _chosen, ...withoutPoints } = before;
  const slip = selections.length === 0 ? withoutPoints : before;
  const ids = draftBetIds(selections);
  const amounts = Object.fromEntries(Object.entries(slip.amounts).filter(([id]) => ids.has(id)));
  return withoutRewards({ ...slip, selections, amounts }, (id) => !ids.has(id));
}

function withoutRewards(slip: Slip, isRemoved: (draftBetId: string, reward: ChosenReward) => boolean): Slip {
  const before = Object.entries(slip.rewards ?? {});
  const remaining = before.filter(([id, reward]) => !isRemoved(id, reward));
  return remaining.length === before.length ? slip : { ...slip, rewards: Object.fromEntries(remaining) };
}

function isSameReward(one: ChosenReward | undefined, other: ChosenReward | null): boolean {
  if (one === undefined || other === null || one.kind === 'PROMOTIONAL_CREDIT')
    return (one?.kind ?? null) === (other?.kind ?? null);
  return one.kind === other.kind && one.id === other.id;
}

/**
 * Uses a reward for a draft bet, and no longer for another one; null: none, so that the bet is in cash. The amount typed before stays, also
 * while a bonus bet is staked instead.
 */
export function chooseReward(slip: Slip, draftBetId: string, reward: ChosenReward | null): Result<Slip, 'UNKNOWN_DRAFT_BET'> {
  if (!draftBetIds(slip.selections).has(draftBetId)) return err('UNKNOWN_DRAFT_BET');
  if (isSameReward(slip.rewards?.[draftBetId], reward)) return ok(slip);
  const others = withoutRewards(
    slip,
    (id, other) => id === draftBetId || (other.kind !== 'PROMOTIONAL_CREDIT' && isSameReward(other, reward)),
  );
  return ok(reward === null ? others : { ...others, rewards: { ...others.rewards, [draftBetId]: reward } });
}

/** The draft bet without its profit boost. Another reward stays. */
export function deselectBoost(slip: Slip, draftBetId: string): Result<Slip, 'UNKNOWN_DRAFT_BET'> {
  const chosen = slip.rewards?.[draftBetId];
  return chooseReward(slip, draftBetId, chosen === undefined || chosen.kind === 'PROFIT_BOOST' ? null : chosen);
}

function withoutAmounts(slip: Slip, ids: ReadonlySet<string>): Slip {
  const remaining = Object.entries(slip.amounts).filter(([id]) => !ids.has(id));
  return remaining.length === Object.keys(slip.amounts).length ? slip : { ...slip, amounts: Object.fromEntries(remaining) };
}

/** Adding a selection again changes nothing: the accepted price stays the one the player agreed to. */
export function addSelection(slip: Slip, selection: SlipSelection): Result<Slip, 'SLIP_FULL'> {
  if (slip.selections.some(({ selectionId }) => selectionId === selection.selectionId)) return ok(slip);
  if (slip.selections.length >= MAXIMUM_SELECTIONS) return err('SLIP_FULL');
  return ok({ ...slip, selections: [...slip.selections, selection] });
}

/** Gives a selection that was just added the stake that the player has chosen for new straight bets; null: none. */
export function withDefaultStake(slip: Slip, selectionId: string, stakeCents: number | null): Slip {
  if (stakeCents === null) return slip;
  return { ...slip, amounts: { ...slip.amounts, [straightId(selectionId)]: { field: 'BET', amountCents: stakeCents } } };
}

export function removeSelections(slip: Slip, ids: ReadonlySet<string>): Slip {
  const remaining = slip.selections.filter(({ selectionId }) => !ids.has(selectionId));
  return remaining.length === slip.selections.length ? slip : withSelections(slip, remaining);
}

export function clearSlip(slip: Slip): Slip {
  return slip.selections.length === 0 ? slip : EMPTY_SLIP;
}

/** Zero removes an amount. Amounts are whole cents. */
export function setAmount(
  slip: Slip,
  draftBetId: string,
  amount: SetAmount,
  maximumCents: number,
): Result<Slip, 'UNKNOWN_DRAFT_BET' | 'AMOUNT_NEGATIVE' | 'AMOUNT_TOO_LARGE' | 'AMOUNT_FIXED'> {
  if (!draftBetIds(slip.selections).has(draftBetId)) return err('UNKNOWN_DRAFT_BET');
  if (slip.rewards?.[draftBetId]?.kind === 'BONUS_BET') return err('AMOUNT_FIXED');
  if (!Number.isSafeInteger(amount.amountCents) || amount.amountCents < 0) return err('AMOUNT_NEGATIVE');
  if (amount.amountCents > maximumCents) return err('AMOUNT_TOO_LARGE');
  if (amount.amountCents === 0) return ok(withoutAmounts(slip, new Set([draftBetId])));
  const before = slip.amounts[draftBetId];
  if (before?.field === amount.field && before.amountCents === amount.amountCents) return ok(slip);
  return ok({ ...slip, amounts: { ...slip.amounts, [draftBetId]: amount } });
}

export function samePrice(a: Price, b: Price): boolean {
  return (
    a.odds.numerator === b.odds.numerator && a.odds.denominator === b.odds.denominator && a.pointsHundredths === b.pointsHundredths
  );
}

export function setTeaserLevel(slip: Slip, teaserLevel: number): Slip {
  return (slip.teaserLevel ?? 0) === teaserLevel ? slip : { ...slip, teaserLevel };
}

/** Accepts the prices that the player was shown; selections no longer in the slip are ignored. */
export function acceptPrices(slip: Slip, prices: ReadonlyMap<string, Price>): Slip {
  let changed = false;
  const selections = slip.selections.map((selection) => {
    const price = prices.get(selection.selectionId);
    if (!price || samePrice(price, selection.accepted)) return selection;
    changed = true;
    return { ...selection, accepted: price };
  });
  return changed ? { ...slip, selections } : slip;
}

/**
 * Log-in: the anonymous visitor's slip becomes the player's. Without `merge` it replaces the player's own, unless it is empty; with it, its
 * selections are appended as far as there is room.
 */
export function promoteSlip(own: Slip, anonymous: Slip, merge: boolean): Slip {
  if (anonymous.selections.length === 0) return own;
  if (!merge || own.selections.length === 0) return anonymous;
  const there = new Set(own.selections.map(({ selectionId }) => selectionId));
  const added = anonymous.selections
    .filter(({ selectionId }) => !there.has(selectionId))
    .slice(0, MAXIMUM_SELECTIONS - own.selections.length);
  if (added.length === 0) return own;
  const slip = { ...own, selections: [...own.selections, ...added], amounts: { ...anonymous.amounts, ...own.amounts } };
  return withSelections(slip, slip.selections);
}

/** After bets were placed: removes their selections, or with `keepSelections` their amounts and rewards, so that nobody bets twice by mistake. */
export function afterPlacement(
  slip: Slip,
  placed: readonly { readonly draftBetId: string; readonly selectionIds: readonly string[] }[],
  keepSelections: boolean,
): Slip {
  const ids = new Set(placed.map(({ draftBetId }) => draftBetId));
  if (keepSelections) return withoutRewards(withoutAmounts(slip, ids), (id) => ids.has(id));
  return removeSelections(slip, new Set(placed.flatMap(({ selectionIds }) => selectionIds)));
}
