import type { AmountField, BetKind } from '../../../../core/contract.ts';
import { formatMoney } from '../../../../core/money.ts';
import { combinedReturn, formatReturn, type OddsAcceptance, type OddsFormat } from '../../../../core/odds.ts';
import { selectionTitle } from '../../../../core/points.ts';
import { changesOf } from './acceptance.ts';
import { type AmountDrafts, type AmountSummary, amountSummary } from './amounts.ts';
import { type BetButton, betButton, type LoginState, shortfallCents, type UnavailableLeg } from './betButton.ts';
import type { PlaceLabel } from './constants.ts';
import { type LegView, legView } from './legView.ts';
import { heldMsOf, type PlacementState } from './placement.ts';
import { SECTION_KINDS, SECTION_RULES } from './sections.ts';
import { type DraftBet, isOpen, type Slip, type SlipError, type SlipLeg } from './slip.ts';
import { ERRORS, markedFields } from './slipErrors.ts';

/** The inputs of the panel's view: the slip with pending changes, the drafts and the page's state. */
export interface SlipFacts {
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
  readonly oddsAcceptance: OddsAcceptance;
  readonly balanceCents: number | null;
  readonly format: OddsFormat;
  readonly placeLabel: PlaceLabel;
}

export interface FieldError {
  readonly field: AmountField;
  readonly message: string;
}

export interface BetView {
  readonly draftBetId: string;
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
  /** The largest stake that the balance allows, if it is the bet that exceeds it. */
  readonly fitCents: number | null;
}

export interface SlipView {
  readonly count: number;
  readonly tabs: readonly { readonly kind: BetKind; readonly label: string; readonly count: number }[];
  readonly tab: BetKind;
  readonly bets: readonly BetView[];
  readonly messages: readonly string[];
  readonly fieldsDisabled: boolean;
  /** Nothing can be removed: offline, or a bet is being placed. */
  readonly locked: boolean;
  readonly changedLegs: number;
  /** Selections that take no bets now. */
  readonly suspended: readonly string[];
  readonly stakedBets: number;
  readonly totalStakeCents: number;
  /** Null: unknown (offline, or without a price). */
  readonly payoutCents: number | null;
  readonly shortCents: number;
  readonly button: BetButton;
}

export function slipView(facts: SlipFacts): SlipView {
  const { slip, tab } = facts;
  const section = slip.sections[tab];
  const amounts = section.draftBets.map((bet) => amountSummary(bet, facts.drafts[bet.id]));
  // Bets that nobody can place now are no part of the totals.
  const counted = amounts.filter((_, index) => section.draftBets[index]?.legs.every(isOpen));
  const totalStakeCents = counted.reduce((sum, one) => sum + (one.stakeCents ?? 0), 0);
  const shortCents = shortfallCents({ balanceCents: facts.balanceCents, totalStakeCents });
  const crossing = crossingBet(section.draftBets, amounts, facts.balanceCents);
  const bets = section.draftBets.map((bet, index) => betView(facts, bet, amounts[index], index === crossing ? shortCents : 0));
  const serverErrors = placeErrors(facts, section.errors);
  const staked = counted.filter((one) => (one.stakeCents ?? 0) > 0).length;
  const changedLegs = changesOf(slip, facts.drafts, facts.oddsAcceptance).asked.length;
  const refusals = refusalsOf(section.draftBets, amounts);
  return {
    count: slip.legs.length,
    tabs: tabsOf(slip, tab),
    tab,
    bets,
    messages: serverErrors.filter(isNews).map((error) => error.message),
    fieldsDisabled: facts.login !== 'loggedIn' || facts.loading || !facts.online || isBusy(facts.placement),
    locked: !facts.online || isBusy(facts.placement),
    changedLegs,
    suspended: slip.legs.filter((leg) => !isOpen(leg)).map((leg) => leg.selectionId),
    stakedBets: staked,
    totalStakeCents,
    payoutCents: facts.online && refusals.length === 0 ? payoutOf(counted) : null,
    shortCents,
    button: betButton({
      login: facts.login,
      online: facts.online,
      updating: facts.loading || facts.changing,
      placement: facts.placement.kind,
      totalStakeCents,
      betCount: staked,
      heldMs: facts.placement.kind === 'sending' ? heldMsOf(facts.placement.request.bets) : 0,
      amountsInvalid: amounts.some((one) => one.errors.length > 0 || one.stakeCents === null) || marked(facts, section.draftBets),
      changedLegs,
      unavailable: staked > 0 ? [] : unavailableLegs(section.draftBets, amounts),
      balanceCents: facts.balanceCents,
      errors: serverErrors,
      refusals,
      placeLabel: facts.placeLabel,
    }),
  };
}

function isBusy(placement: PlacementState): boolean {
  return placement.kind === 'sending' || placement.kind === 'checking';
}

function tabsOf(slip: Slip, tab: BetKind): SlipView['tabs'] {
  return SECTION_KINDS.map((kind) => {
    const { label, count } = SECTION_RULES[kind];
    return { kind, label, count: count(slip.legs.length, kind === tab) };
  });
}

function betView(facts: SlipFacts, bet: DraftBet, amounts: AmountSummary | undefined, overCents: number): BetView {
  const summary = amounts ?? amountSummary(bet, undefined);
  const stale = facts.drafts[bet.id] !== undefined;
  const isRefused = bet.errors.some((error) => ERRORS[error.displayType].isRefusal);
  const own = stale ? [] : bet.errors.flatMap((error) => markedFields(error).map((field) => ({ field, message: error.message })));
  const over: FieldError[] = overCents > 0 ? [{ field: 'BET', message: `${formatMoney(overCents)} more than your balance` }] : [];
  const typed = summary.errors.map((error) => ({ field: error.field, message: 'The most for one bet is $9,999,999.99' }));
  return {
    draftBetId: bet.id,
    title: SECTION_RULES[facts.tab].title(bet),
    totalOdds:
      isRefused || !bet.legs.every(isOpen)
        ? null
        : formatReturn(combinedReturn(bet.legs.map((leg) => leg.current.odds)), facts.format),
    legs: bet.legs.map((leg) => legView(leg, facts.format, !facts.online, isRelated(leg, bet))),
    amounts: summary,
    fieldErrors: [...typed, ...over, ...own],
    messages: bet.errors
      .filter((error) => markedFields(error).length === 0 && ERRORS[error.displayType].isListed)
      .map((error) => error.message),
    isRefused,
    fitCents:
      overCents > 0 && summary.stakeCents !== null && summary.stakeCents > overCents ? summary.stakeCents - overCents : null,
  };
}

/** Whether another leg of the parlay is of the same event, and the server refuses that. */
function isRelated(leg: SlipLeg, bet: DraftBet): boolean {
  return (
    bet.errors.some((error) => error.code === 'edgebook.parlay.related') &&
    bet.legs.some((other) => other !== leg && other.eventId === leg.eventId)
  );
}

/** The index of the bet at which the running total exceeds the balance, or −1. */
function crossingBet(bets: readonly DraftBet[], amounts: readonly AmountSummary[], balanceCents: number | null): number {
  if (balanceCents === null) return -1;
  let sum = 0;
  return amounts.findIndex((one, index) => {
    sum += bets[index]?.legs.every(isOpen) ? (one.stakeCents ?? 0) : 0;
    return sum > balanceCents;
  });
}

function payoutOf(amounts: readonly AmountSummary[]): number | null {
  let sum = 0;
  for (const { stakeCents, winCents } of amounts) {
    if (stakeCents === 0) continue;
    if (stakeCents === null || winCents === null) return null;
    sum += stakeCents + winCents;
  }
  return sum;
}

function unavailableLegs(bets: readonly DraftBet[], amounts: readonly AmountSummary[]): readonly UnavailableLeg[] {
  const legs = bets.flatMap((bet, index) => (bet.legs.length > 1 || (amounts[index]?.stakeCents ?? 0) > 0 ? bet.legs : []));
  return legs
    .filter((leg) => !isOpen(leg))
    .map((leg) => ({
      title: selectionTitle(leg.name, leg.marketType, leg.current.pointsHundredths),
      isOver: leg.eventStatus === 'FINISHED' || leg.eventStatus === 'CANCELLED',
    }));
}

/** Whether the server has an error about an amount that has not been edited since. */
function marked(facts: SlipFacts, bets: readonly DraftBet[]): boolean {
  return bets.some((bet) => facts.drafts[bet.id] === undefined && bet.errors.some((error) => markedFields(error).length > 0));
}

/** Messages of bets that the server refuses at any amount: parlays of related picks, or of too many. */
function refusalsOf(bets: readonly DraftBet[], amounts: readonly AmountSummary[]): readonly string[] {
  const counted = bets.filter((bet, index) => bet.legs.length > 1 || (amounts[index]?.stakeCents ?? 0) > 0);
  return counted.flatMap((bet) => bet.errors.filter((error) => ERRORS[error.displayType].isRefusal).map((error) => error.message));
}

/** Errors to list at the top. Changed odds and a low balance have their own notes. */
function isNews(error: SlipError): boolean {
  return ERRORS[error.displayType].isListed;
}

function placeErrors(facts: SlipFacts, sectionErrors: readonly SlipError[]): readonly SlipError[] {
  const last = facts.placement.kind === 'idle' ? facts.placement.errors : [];
  // If the balance is known, the check against the typed amounts is newer than the server's deposit error.
  const known =
    facts.balanceCents === null ? sectionErrors : sectionErrors.filter((error) => ERRORS[error.displayType].button !== 'Deposit');
  return [...facts.slip.errors, ...known, ...last];
}
