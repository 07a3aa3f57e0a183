import { OUTCOME_WORDS, returnsStake } from '../../../../core/money/betOutcomes.ts';
import type { PeriodScore } from '../../../../core/money/eventState.ts';
import { formatMoney, formatResult } from '../../../../core/money/money.ts';
import { formatOdds, type OddsFormat } from '../../../../core/money/odds.ts';
import { pointsOf } from '../../../../core/money/points.ts';
import { joinedTitle } from '../../../../core/texts/betNames.ts';
import { formatCount } from '../../../../core/texts/formatCount.ts';
import { scoreText } from '../../../../core/texts/scoreText.ts';
import type { BetOutcome, EventStatus, LegGrade } from '../../../../core/wire/contract.ts';
import { MONEY_WORDS } from '../../../words/glossary.ts';
import type { Bet, BetLeg } from './bet.ts';

/** The state of a leg as shown. */
export type LegStanding =
  | 'pending'
  | 'live'
  | 'won'
  | 'halfWon'
  | 'halfLost'
  | 'lost'
  | 'push'
  | 'void'
  | 'cashedOut'
  | 'cancelled'
  | 'invalid';

/** The state of a bet as shown. */
export type Standing = LegStanding | 'partlyWon' | 'partlyLost';

const STANDINGS: Record<BetOutcome, LegStanding> = {
  PENDING: 'pending',
  WIN: 'won',
  LOSS: 'lost',
  PUSH: 'push',
  REFUND: 'void',
  VOIDED: 'void',
  PATRON_CANCELLED: 'cancelled',
  INVALID: 'invalid',
  CASH_OUT: 'cashedOut',
};

const HALVES: Readonly<Partial<Record<LegGrade, 'halfWon' | 'halfLost'>>> = { HALF_WIN: 'halfWon', HALF_LOSS: 'halfLost' };

const WORDS: Record<Standing, string> = {
  pending: OUTCOME_WORDS.PENDING,
  live: 'Live',
  won: OUTCOME_WORDS.WIN,
  partlyWon: 'Partly won',
  partlyLost: 'Partly lost',
  halfWon: 'Half won',
  halfLost: 'Half lost',
  lost: OUTCOME_WORDS.LOSS,
  push: OUTCOME_WORDS.PUSH,
  void: OUTCOME_WORDS.VOIDED,
  cashedOut: OUTCOME_WORDS.CASH_OUT,
  cancelled: OUTCOME_WORDS.PATRON_CANCELLED,
  invalid: OUTCOME_WORDS.INVALID,
};

/** The live facts of an event, from the newest source. */
export interface LiveFacts {
  readonly status: EventStatus;
  readonly homeScore: number | null;
  readonly awayScore: number | null;
  readonly clock: string | null;
  /** Only of a watched event. */
  readonly periods?: readonly PeriodScore[];
}

/** The facts of the watched event. Until it is known, and once the leg is decided, the facts stored with the bet. */
export function liveFacts(leg: BetLeg, event: LiveFacts | null): LiveFacts {
  if (event === null || leg.outcome !== 'PENDING')
    return { status: leg.eventStatus, homeScore: leg.homeScore, awayScore: leg.awayScore, clock: leg.clock };
  return {
    status: event.status,
    homeScore: event.homeScore,
    awayScore: event.awayScore,
    clock: event.clock,
    ...(event.periods && { periods: event.periods }),
  };
}

export function isOver(status: EventStatus | undefined): boolean {
  return status === 'FINISHED' || status === 'CANCELLED';
}

/** @param bet of the leg. Once it is taken back, none of its legs counts. */
export function legStanding(
  bet: Pick<Bet, 'status'>,
  leg: Pick<BetLeg, 'grade' | 'outcome'>,
  live: Pick<LiveFacts, 'status'>,
): LegStanding {
  if (bet.status === 'CANCELLED') return 'cancelled';
  if (bet.status === 'INVALID') return 'invalid';
  const standing = HALVES[leg.grade] ?? STANDINGS[leg.outcome];
  return standing === 'pending' && live.status === 'IN_PLAY' ? 'live' : standing;
}

export function betStanding(bet: Bet, hasLiveLeg: boolean): Standing {
  if (bet.status === 'CANCELLED') return 'cancelled';
  const [only, ...others] = bet.legs;
  const half = others.length === 0 && only ? HALVES[only.grade] : undefined;
  const standing = STANDINGS[bet.outcome];
  if (half !== undefined && (standing === 'won' || standing === 'lost')) return half;
  if (standing === 'lost' && bet.payoutCents > bet.cashedOutCents) return 'partlyLost';
  if (standing === 'won' && wonNothing(bet)) return 'partlyWon';
  return standing === 'pending' && hasLiveLeg ? 'live' : standing;
}

/** True for some tickets, or a dead heat: what ran paid no more than its stake. */
function wonNothing({ isAwarded, payoutCents, cashedOutCents, runningStakeCents }: Bet): boolean {
  return !isAwarded && payoutCents - cashedOutCents <= runningStakeCents;
}

export function standingText(standing: Standing): string {
  return WORDS[standing];
}

export function betTitle(bet: Pick<Bet, 'type' | 'legs' | 'combinations' | 'teaserPointsHundredths'>): string {
  if (bet.legs.length === 1) return 'Straight';
  const points = pointsOf(bet.teaserPointsHundredths);
  return [
    joinedTitle(bet.type, bet.legs.length),
    ...(bet.combinations > 1 ? [`${formatCount(bet.combinations)} bets`] : []),
    ...(points === null ? [] : [`${points.toFixed(1)} pts`]),
  ].join(' · ');
}

/** The right column of a leg: its own price where the bet pays by it, else its market. */
export function legNote(bet: Pick<Bet, 'legs' | 'teaserPointsHundredths'>, leg: BetLeg, format: OddsFormat): string {
  return bet.legs.length === 1 || bet.teaserPointsHundredths !== null ? leg.marketName : formatOdds(leg.odds, format);
}

/** The line below a leg: its start, live score or result. */
export function legLine(leg: BetLeg, live: LiveFacts, startText: string): string {
  const score = scoreText(leg.eventName, live);
  if (live.status === 'CANCELLED') return `${leg.eventName} · Cancelled`;
  if (live.status === 'IN_PLAY' && score !== null)
    return `${leg.eventName} · ${score}${live.clock === null ? '' : `, ${live.clock}`}`;
  if (leg.outcome !== 'PENDING' || live.status === 'FINISHED')
    return score === null ? leg.eventName : `${leg.eventName} · Final ${score}`;
  return `${leg.eventName} · ${startText}`;
}

/** A column of a bet's money: its label and what stands under it. */
export interface MoneyColumn {
  readonly label: string;
  readonly text: string;
  readonly isGain?: boolean;
}

/**
 * Three columns that add up: stake, win and payout while the bet is open, all of the part that still runs; then stake, result and payout of the
 * whole bet, with its partial cash outs.
 */
export function moneyColumns(bet: Bet): readonly [stake: MoneyColumn, middle: MoneyColumn, payout: MoneyColumn] {
  const { outcome, payoutCents } = bet;
  const payout = { label: outcome === 'CASH_OUT' ? 'Cash out' : MONEY_WORDS.payout, text: formatMoney(payoutCents) };
  if (outcome === 'PENDING')
    return [
      { label: 'Bet', text: formatMoney(bet.runningStakeCents) },
      { label: 'To win', text: formatMoney(bet.winCents) },
      payout,
    ];
  const stake = { label: 'Bet', text: formatMoney(bet.stakeCents) };
  if (returnsStake(outcome) && bet.cashedOutCents === 0)
    return [stake, { label: 'Refund', text: formatMoney(payoutCents) }, payout];
  const cents = resultCents(bet);
  return [stake, { label: MONEY_WORDS.netResult, text: formatResult(cents), isGain: cents > 0 }, payout];
}

/** The result of a settled bet in the player's own money. */
export function resultCents({ payoutCents, isAwarded, stakeCents }: Bet): number {
  return payoutCents - (isAwarded ? 0 : stakeCents);
}

/** Why a bet was taken back, and what came back; null for every other bet. A bonus bet pays nothing back: it can be used again. */
export function cancellationText({ status, outcome, payoutCents, runningStakeCents }: Bet): string | null {
  if (status !== 'CANCELLED' && status !== 'INVALID') return null;
  const back = payoutCents === 0 ? 'Your bonus bet can be used again.' : `${formatMoney(runningStakeCents)} was refunded.`;
  if (status === 'INVALID') return `This bet should not have been accepted. ${back}`;
  return `${outcome === 'PATRON_CANCELLED' ? 'Cancelled at your request.' : 'We cancelled this bet.'} ${back}`;
}

/** The text of a partial cash out, while the rest runs or ran on; null without one. */
export function partlyCashedText({ outcome, cashedOutCents, stakeCents, runningStakeCents }: Bet): string | null {
  if (cashedOutCents === 0 || outcome === 'CASH_OUT') return null;
  const paid = `${formatMoney(stakeCents - runningStakeCents)} of the bet was cashed out for ${formatMoney(cashedOutCents)}.`;
  return outcome === 'PENDING' ? `${paid} ${formatMoney(runningStakeCents)} still runs.` : paid;
}
