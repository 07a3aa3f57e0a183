import { combinationsOfSizes, roundRobinChoices } from '../../../../../core/money/roundRobin.ts';
import type { BetKind, SectionKind } from '../../../../../core/wire/contract.ts';
import type { AmountDrafts } from '../amountDrafts.ts';
import type { AmountSummary } from '../amounts.ts';
import { rewardedAmounts } from '../rewards/rewards.ts';
import { sectionsOf } from '../sections.ts';
import { type DraftBet, type EventGrouping, isOpen, type Slip, type SlipSection } from '../slip.ts';
import { isRefusal } from '../slipErrors.ts';
import { picksOf } from './legGroups.ts';

/** A draft bet with its section and its amounts: the server's, or those that the player has typed since. */
export interface StakedBet {
  readonly section: SectionKind;
  readonly bet: DraftBet;
  readonly amounts: AmountSummary;
  /** On all its combinations; null if the stake is unknown. */
  readonly totalCents: number | null;
}

export function stakedBets({
  slip,
  tab,
  drafts,
}: {
  readonly slip: Slip;
  readonly tab: BetKind;
  readonly drafts: AmountDrafts;
}): readonly StakedBet[] {
  return sectionsOf(tab).flatMap((section) =>
    inOrder(slip.sections[section])
      .flatMap(ofItsLegs)
      .map((bet) => {
        const rewarded = rewardedAmounts(bet, drafts[bet.id]);
        const amounts = isPossible(bet) && bet.legs.every(isOpen) ? rewarded : unpriced(rewarded);
        const totalCents = amounts.stakeCents === null ? null : amounts.stakeCents * bet.combinations;
        return { section, bet, amounts, totalCents };
      }),
  );
}

/** A round robin with the combinations of the legs of now, none where they have too few picks; every other bet as it is. */
function ofItsLegs(bet: DraftBet): readonly DraftBet[] {
  if (bet.sizes.length === 0) return [bet];
  const picks = picksOf(bet);
  if (combinationsOfSizes(picks, bet.sizes) === bet.combinations) return [bet];
  return roundRobinChoices(picks)
    .filter(({ id }) => id === bet.id)
    .map((choice) => ({ ...bet, ...choice }));
}

/** Bets of one leg by event, as the server groups them; one that it has not answered joins the others of its event. Else none. */
export function eventGroupings({ draftBets, groupings }: SlipSection): readonly EventGrouping[] {
  if (draftBets.some(({ legs }) => legs.length !== 1)) return [];
  const groups = new Map(groupings.map((grouping) => [grouping.eventId, { ...grouping, draftBetIds: [] as string[] }]));
  for (const { id, legs } of draftBets) {
    const [leg] = legs;
    if (leg === undefined) continue;
    const event = groupings.find(({ draftBetIds }) => draftBetIds.includes(id)) ?? leg;
    const group = groups.get(event.eventId) ?? { eventId: leg.eventId, eventName: leg.eventName, draftBetIds: [] };
    groups.set(event.eventId, { ...group, draftBetIds: [...group.draftBetIds, id] });
  }
  return [...groups.values()];
}

/** The bets in the order in which they are shown: those on one event stand together. */
function inOrder(section: SlipSection): readonly DraftBet[] {
  const { draftBets } = section;
  const ordered = eventGroupings(section).flatMap(({ draftBetIds }) => draftBets.filter(({ id }) => draftBetIds.includes(id)));
  return ordered.length > 0 ? ordered : draftBets;
}

/** Whether the server takes it at some amount. */
export function isPossible({ errors }: DraftBet): boolean {
  return !errors.some(isRefusal);
}

/** A bet that cannot be placed, or has no price, wins nothing that could be shown. */
function unpriced(amounts: AmountSummary): AmountSummary {
  return amounts.stakeCents === 0 ? amounts : { ...amounts, win: null, winCents: null };
}

/** Whether it is part of the totals: nobody can place what takes no bets now. */
export function isCounted({ bet }: StakedBet): boolean {
  return bet.legs.every(isOpen);
}

export function totalOf(bets: readonly StakedBet[]): number {
  return bets.reduce((sum, { totalCents }) => sum + (totalCents ?? 0), 0);
}

export function isStaked({ amounts }: StakedBet): boolean {
  return (amounts.stakeCents ?? 0) > 0;
}

/** A bet that keeps others from being placed: a parlay or teaser stands alone in its tab, others only with a stake. */
export function isWanted(staked: StakedBet): boolean {
  return isStaked(staked) || (staked.bet.legs.length > 1 && staked.bet.sizes.length === 0);
}
