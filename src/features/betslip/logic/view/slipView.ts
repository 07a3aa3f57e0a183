import { formatMoney } from '../../../../../core/money/money.ts';
import { combinedReturn, formatReturn, type OddsFormat, shownOdds } from '../../../../../core/money/odds.ts';
import { selectionTitle } from '../../../../../core/money/points.ts';
import { add, ONE, rational } from '../../../../../core/money/rational.ts';
import { betNounAtStart } from '../../../../../core/texts/betNames.ts';
import { formatCount } from '../../../../../core/texts/formatCount.ts';
import type { AmountField, BetKind, SectionKind } from '../../../../../core/wire/contract.ts';
import type { AmountDrafts } from '../amountDrafts.ts';
import type { AmountSummary } from '../amounts.ts';
import { changesOf, type OddsRules } from '../placement/acceptance.ts';
import { type BetButton, type BetButtonFacts, betButton, type LoginState, shortfallCents } from '../placement/betButton.ts';
import { heldMsOf, type PlacementState } from '../placement/placement.ts';
import { NO_REWARDS, type RewardChoice } from '../rewards/betRewards.ts';
import { isCash, type RewardBanner, readOnlyFields, rewardBanner } from '../rewards/rewards.ts';
import { type SectionWords, sectionsOf, TABS } from '../sections.ts';
import {
  type DraftBet,
  type EventGrouping,
  isOpen,
  type Slip,
  type SlipError,
  type SlipLeg,
  standingOf,
  type TeaserPreview,
} from '../slip.ts';
import { ERRORS, isNews, isOfAmount, isRefusal, markedFields, withButton } from '../slipErrors.ts';
import { slipSentences } from './announce.ts';
import { betTypeOf, type SlipBetType, sectionTypeOf } from './betTypes.ts';
import { joinRefusals, type Removal, removalOf } from './joinRefusals.ts';
import { type LegGroupView, legGroups } from './legGroups.ts';
import { type LegView, legView } from './legView.ts';
import { idsOf, unavailableLegs } from './shutLegs.ts';
import { eventGroupings, isCounted, isPossible, isStaked, isWanted, type StakedBet, stakedBets, totalOf } from './stakedBets.ts';

/** The inputs of the panel's view: the slip with pending changes, the drafts and the page's state. */
export interface SlipFacts extends OddsRules, Pick<BetButtonFacts, 'outdated' | 'paused' | 'isSocketBlocked'> {
  readonly slip: Slip;
  readonly drafts: AmountDrafts;
  readonly tab: BetKind;
  readonly login: LoginState;
  readonly online: boolean;
  /** The slip is being fetched: nothing can be edited. */
  readonly loading: boolean;
  /** Changes are being sent: nothing can be placed. */
  readonly changing: boolean;
  readonly placement: PlacementState;
  /** The points of the teaser as chosen last, in hundredths; null without a teaser. */
  readonly teaserPoints?: number | null;
  /** Rewards chosen that the server has not answered, by draft bet; null: removed. */
  readonly pendingRewards?: Readonly<Record<string, RewardChoice | null>>;
  readonly balanceCents: number | null;
  readonly format: OddsFormat;
  readonly words: Readonly<Record<SectionKind, SectionWords>>;
}

export interface FieldError {
  readonly field: AmountField;
  readonly message: string;
}

/** The points of a teaser, with those that can be chosen. */
export interface TeaserView {
  readonly previews: readonly (Omit<TeaserPreview, 'lines'> & {
    /** `Bills +3.5, Lions +3`: what is bet on with these points; empty where they cannot be chosen. */
    readonly bets: string;
  })[];
  readonly pointsHundredths: number;
  /** Picks of the slip that cannot be part of it. */
  readonly leftOut: readonly string[];
}

export interface BetView {
  readonly draftBetId: string;
  readonly section: SectionKind;
  readonly type: SlipBetType;
  /** Its legs by event. */
  readonly groups: readonly LegGroupView[];
  readonly voidLegRule: string | null;
  /** How many tickets its stake is on. */
  readonly combinations: number;
  /** On all of them; null if the stake is unknown. */
  readonly totalCents: number | null;
  readonly teaser: TeaserView | null;
  /** `4-leg parlay`; null for a straight, which is named by its leg. */
  readonly title: string | null;
  /** Null: the legs are no bet together, or one takes no bets now. */
  readonly totalOdds: string | null;
  readonly legs: readonly LegView[];
  readonly amounts: AmountSummary;
  readonly fieldErrors: readonly FieldError[];
  readonly messages: readonly string[];
  /** The server refuses it at any amount; its legs can still be bet on one by one. */
  readonly isRefused: boolean;
  /** Legs without which the others are a bet. */
  readonly removal: Removal | null;
  /** No amount can be placed: it is refused, or a leg of it is closed. */
  readonly isLocked: boolean;
  /** The largest stake that the balance and the book's limit allow, if the bet exceeds one of them. */
  readonly fitCents: number | null;
  readonly reward: RewardBanner;
  /** With the boost; null without one, or while the price is unknown. */
  readonly boostedOdds: string | null;
  readonly readOnly: ReturnType<typeof readOnlyFields>;
  /** The credits that pay the stake; null: the balance does. */
  readonly fundsCents: number | null;
}

export interface SlipView {
  readonly count: number;
  readonly tabs: readonly {
    readonly kind: BetKind;
    readonly label: string;
    readonly count: number;
    /** What is staked in it, if it is not the open one. */
    readonly stakeCents: number;
  }[];
  readonly tab: BetKind;
  /** What the first bet of the tab is. */
  readonly type: SlipBetType;
  /** The sections that the tab shows, in order. */
  readonly sections: readonly SectionKind[];
  readonly bets: readonly BetView[];
  /** Several straight bets on one event, which stand together. */
  readonly sameEvent: readonly EventGrouping[];
  readonly messages: readonly string[];
  /** Why no bets are taken at the player's location; null: they are. */
  readonly location: string | null;
  /** Why there is no bet of a section that the tab shows beside its own. */
  readonly refusedBeside: readonly string[];
  readonly fieldsDisabled: boolean;
  /** Nothing can be removed: offline, or a bet is being placed. */
  readonly locked: boolean;
  readonly changedLegs: number;
  /** A sentence for each of them. Two picks can have the same one. */
  readonly changes: readonly { readonly selectionId: string; readonly text: string }[];
  /** Selections that take no bets: not now, or not any more. */
  readonly shut: Readonly<Record<'suspended' | 'closed', readonly string[]>>;
  readonly stakedBets: number;
  readonly totalStakeCents: number;
  /** What the total consists of, where bets of several kinds are staked. */
  readonly parts: readonly { readonly label: string; readonly cents: number }[];
  /** Null: unknown (offline, or without a price). */
  readonly payoutCents: number | null;
  /** What the boosts add to it; 0: nothing. */
  readonly boostCents: number;
  readonly shortCents: number;
  readonly button: BetButton;
}

export function slipView(facts: SlipFacts): SlipView {
  const { slip, tab } = facts;
  const all = stakedBets(facts);
  const counted = all.filter(isCounted);
  const totalStakeCents = totalOf(counted);
  const awardedCents = totalOf(counted.filter(({ bet }) => !isCash(bet)));
  const shortCents = shortfallCents({ balanceCents: facts.balanceCents, totalStakeCents, awardedCents });
  const crossing = crossingBet(all, facts.balanceCents);
  // A visitor's prices are accepted at the log-in, once there is somebody to ask.
  const changed = facts.login === 'loggedIn' ? changesOf(slip, facts.drafts, facts).awaiting : [];
  const awaiting = changed.map((leg) => leg.selectionId);
  const staked = counted.filter(isStaked);
  const about = staked.length === 1 ? staked[0]?.bet : undefined;
  const refusedAt = all.map(({ bet }) => refusedAmounts(facts).filter((error) => isAbout(error, bet, about)));
  const refused = refusedAt.flat();
  const bets = all.map((one, index) => betView(facts, one, index === crossing ? shortCents : 0, awaiting, refusedAt[index] ?? []));
  const onCards = bets.flatMap(({ messages }) => messages);
  const beside = sectionsOf(tab).filter((kind) => kind !== tab);
  const besideErrors = beside.flatMap((kind) => slip.sections[kind].errors);
  const [refusedBeside, others] = [besideErrors.filter(isRefusal), besideErrors.filter((error) => !isRefusal(error))];
  const serverErrors = placeErrors(facts, [...slip.sections[tab].errors, ...others]);
  const refusals = refusalsOf(all);
  const button = betButton({
    login: facts.login,
    online: facts.online,
    outdated: facts.outdated === true,
    paused: facts.paused === true,
    isSocketBlocked: facts.isSocketBlocked,
    updating: facts.loading || facts.changing,
    placement: facts.placement.kind,
    totalStakeCents,
    awardedCents,
    betCount: staked.length,
    heldMs: facts.placement.kind === 'sending' ? heldMsOf(facts.placement.bets) : 0,
    amountsInvalid:
      all.some(({ amounts }) => amounts.errors.length > 0 || amounts.stakeCents === null) ||
      all.some(({ bet }) => isMarked(facts, bet)) ||
      refused.some(isOfAmount),
    changedLegs: awaiting.length,
    unavailable: staked.length > 0 ? [] : unavailableLegs(all),
    balanceCents: facts.balanceCents,
    errors: serverErrors,
    refusals,
  });
  const isShown = (error: SlipError): boolean =>
    refused.includes(error) || (!button.quiet && button.reason === error.message && withButton([error], 'Retryable').length > 0);
  return {
    count: slip.legs.length,
    tabs: tabsOf(facts),
    tab,
    type: sectionTypeOf(slip, tab),
    sections: sectionsOf(tab),
    bets,
    sameEvent: eventGroupings(slip.sections[tab]).filter(({ draftBetIds }) => draftBetIds.length > 1),
    messages: [...new Set(serverErrors.filter((error) => isNews(error) && !isShown(error)).map((error) => error.message))].filter(
      (message) => !onCards.includes(message),
    ),
    location: withButton(serverErrors, 'Geo')[0]?.message ?? null,
    refusedBeside: refusedBeside.map((error) => error.message),
    // A stake can be typed before the log-in; only the button asks for it (ADR 0070).
    fieldsDisabled: facts.login === 'unknown' || facts.loading || !facts.online || isBusy(facts.placement),
    locked: !facts.online || isBusy(facts.placement),
    changedLegs: awaiting.length,
    changes: changed.flatMap((leg) =>
      slipSentences([{ ...leg, current: leg.accepted }], [leg], facts.format).map((text) => ({
        selectionId: leg.selectionId,
        text,
      })),
    ),
    shut: { closed: idsOf(slip.legs, 'closed'), suspended: idsOf(slip.legs, 'suspended') },
    stakedBets: staked.length,
    totalStakeCents,
    parts: partsOf(facts, staked),
    // None counts: what is in the slip cannot be placed.
    payoutCents: facts.online && refusals.length === 0 && counted.length > 0 ? payoutOf(counted) : null,
    boostCents: counted.reduce((sum, one) => sum + boostCentsOf(one), 0),
    shortCents,
    button,
  };
}

/** One line for each staked bet, once a round robin is among them: its stake is on each combination. */
function partsOf({ words }: SlipFacts, staked: readonly StakedBet[]): SlipView['parts'] {
  if (staked.every(({ bet }) => bet.combinations === 1)) return [];
  return staked.map(({ section, bet, amounts, totalCents }) => ({
    label:
      bet.combinations === 1
        ? words[section].label
        : `${betNounAtStart(section)}, ${formatCount(bet.combinations)} × ${formatMoney(amounts.stakeCents ?? 0)}`,
    cents: totalCents ?? 0,
  }));
}

function isBusy(placement: PlacementState): boolean {
  return placement.kind === 'sending' || placement.kind === 'checking';
}

function tabsOf(facts: SlipFacts): SlipView['tabs'] {
  const { slip, tab, words } = facts;
  return TABS.map((kind) => {
    const { label, count } = words[kind];
    const stakeCents = kind === tab ? 0 : totalOf(stakedBets({ ...facts, tab: kind }).filter(isCounted));
    return { kind, label, count: count(slip, kind === tab), stakeCents };
  });
}

function betView(
  facts: SlipFacts,
  { section, bet, amounts, totalCents }: StakedBet,
  overCents: number,
  awaiting: readonly string[],
  refused: readonly SlipError[],
): BetView {
  const rewards = bet.rewards ?? NO_REWARDS;
  const pending = facts.pendingRewards?.[bet.id];
  const chosen = pending === undefined ? rewards.chosen : pending;
  const stale = facts.drafts[bet.id] !== undefined;
  const isRefused = !isPossible(bet);
  const own = [...(stale ? [] : bet.errors), ...refused].flatMap((error) =>
    markedFields(error).map((field) => ({ field, message: error.message })),
  );
  const over: FieldError[] = overCents > 0 ? [{ field: 'BET', message: `${formatMoney(overCents)} more than your balance` }] : [];
  const typed = amounts.errors.map((error) => ({ field: error.field, message: 'The most for one bet is $9,999,999.99' }));
  const refusals = joinRefusals(bet);
  const legs = bet.legs.map((leg) => ({
    ...legView(leg, facts.format, !facts.online, refusals.get(leg.selectionId), bet.teaser?.lines[leg.selectionId]),
    isAwaiting: awaiting.includes(leg.selectionId),
  }));
  const readOnly = readOnlyFields(rewards);
  const fitCents = Math.min(
    overCents > 0 ? (amounts.stakeCents ?? 0) - Math.ceil(overCents / bet.combinations) : Number.POSITIVE_INFINITY,
    ...refused.flatMap(({ bookLimit }) => bookLimit?.maximumStakeCents ?? []),
  );
  return {
    draftBetId: bet.id,
    section,
    type: betTypeOf(section, bet),
    combinations: bet.combinations,
    totalCents,
    teaser: teaserView(facts, bet),
    title: facts.words[section].title(bet),
    totalOdds: isRefused || !bet.legs.every(isOpen) ? null : oddsText(bet, facts.format),
    legs,
    groups: legGroups(bet, legs, facts.format),
    voidLegRule: bet.voidLegRule ?? null,
    amounts,
    fieldErrors: [...typed, ...over, ...own],
    messages: bet.errors
      // What a leg says is not said again below the bet.
      .filter((error) => refusals.size === 0 || error.code !== 'edgebook.parlay.related')
      .filter((error) => markedFields(error).length === 0 && ERRORS[error.displayType].isListed)
      .map((error) => error.message),
    isRefused,
    removal: isRefused ? removalOf(bet, facts.format) : null,
    isLocked: isRefused || bet.legs.some((leg) => standingOf(leg) === 'closed'),
    reward: facts.login === 'loggedIn' ? rewardBanner(rewards, chosen) : { kind: 'none' },
    boostedOdds: facts.online && !isRefused && bet.legs.every(isOpen) ? shownOdds(rewards.boostedOdds, facts.format) : null,
    readOnly,
    fundsCents: rewards.source === 'PROMOTIONAL_CREDIT' ? rewards.creditCents : null,
    fitCents: Number.isFinite(fitCents) && fitCents > 0 && !readOnly.bet ? fitCents : null,
  };
}

/** The price of the whole bet; null while only the server can know it. */
function oddsText(bet: DraftBet, format: OddsFormat): string | null {
  const isProduct = bet.teaser === null && new Set(bet.legs.map((leg) => leg.eventId)).size === bet.legs.length;
  if (isProduct) return formatReturn(combinedReturn(bet.legs.map((leg) => leg.current.odds)), format);
  return bet.ratio && formatReturn(add(ONE, rational(bet.ratio.numerator, bet.ratio.denominator)), format);
}

function teaserView({ slip, teaserPoints, format }: SlipFacts, { teaser, legs }: DraftBet): TeaserView | null {
  if (teaser === null) return null;
  const leftOut = slip.legs.filter(({ selectionId }) => legs.every((leg) => leg.selectionId !== selectionId));
  return {
    previews: teaser.previews.map(({ lines, ...preview }) => ({
      ...preview,
      totalOdds: shownOdds(preview.totalOdds, format),
      bets: betsAt(lines, legs),
    })),
    pointsHundredths: teaserPoints ?? teaser.pointsHundredths,
    leftOut: leftOut.map((leg) => selectionTitle(leg.name, leg.marketType, leg.current.pointsHundredths)),
  };
}

function betsAt(lines: TeaserPreview['lines'], legs: readonly SlipLeg[]): string {
  const teased = legs.filter(({ selectionId }) => lines[selectionId] !== undefined);
  return teased.map((leg) => selectionTitle(leg.name, leg.marketType, lines[leg.selectionId] ?? null)).join(', ');
}

/** The index of the bet at which the running total exceeds the balance, or −1. */
function crossingBet(all: readonly StakedBet[], balanceCents: number | null): number {
  if (balanceCents === null) return -1;
  let sum = 0;
  return all.findIndex((staked) => {
    sum += isCounted(staked) && isCash(staked.bet) ? (staked.totalCents ?? 0) : 0;
    return sum > balanceCents;
  });
}

/** The stake of a bonus bet and of credits is not returned. */
function payoutOf(counted: readonly StakedBet[]): number | null {
  let sum = 0;
  for (const { bet, amounts, totalCents } of counted) {
    if (totalCents === 0) continue;
    if (totalCents === null || amounts.winCents === null) return null;
    sum += (isCash(bet) ? totalCents : 0) + amounts.winCents;
  }
  return sum;
}

function boostCentsOf({ bet, amounts: { stakeCents, winCents } }: StakedBet): number {
  const isBoosted = stakeCents !== 0 && winCents !== null && (bet.rewards ?? NO_REWARDS).boostedWinCents !== null;
  return isBoosted ? winCents - (bet.winCents ?? winCents) : 0;
}

/** Whether the server has an error about an amount of the bet that has not been edited since. */
function isMarked(facts: SlipFacts, bet: DraftBet): boolean {
  return facts.drafts[bet.id] === undefined && bet.errors.some(isOfAmount);
}

/** Messages of bets that the server refuses at any amount: parlays of related picks, or of too many. */
function refusalsOf(all: readonly StakedBet[]): readonly string[] {
  return all.filter(isWanted).flatMap(({ bet }) => bet.errors.filter(isRefusal).map((error) => error.message));
}

/** The errors of the last placement; what is wrong with a pick of the slip is said by the pick, as long as it is so. */
function lastErrors({ placement, slip }: SlipFacts): readonly SlipError[] {
  if (placement.kind !== 'idle') return [];
  return placement.errors.filter(
    ({ displayType, field }) => displayType !== 'SELECTION_DISABLED' || slip.legs.every((leg) => leg.selectionId !== field),
  );
}

/** Those that mark an amount. They are not about the amounts typed since, because an edit drops them. */
function refusedAmounts(facts: SlipFacts): readonly SlipError[] {
  return lastErrors(facts).filter((error) => markedFields(error).length > 0);
}

/** Which bet it was is said of the book's limit alone; of any other error it is known where one bet is staked. */
function isAbout({ bookLimit }: SlipError, bet: DraftBet, staked: DraftBet | undefined): boolean {
  return bookLimit === undefined ? bet === staked : bet.id === bookLimit.draftBetId;
}

function placeErrors(facts: SlipFacts, sectionErrors: readonly SlipError[]): readonly SlipError[] {
  const last = lastErrors(facts);
  // If the balance is known, the check against the typed amounts is newer than the server's deposit error.
  const unresolved =
    facts.balanceCents === null ? sectionErrors : sectionErrors.filter((error) => ERRORS[error.displayType].button !== 'Deposit');
  return [...facts.slip.errors, ...unresolved, ...last];
}
