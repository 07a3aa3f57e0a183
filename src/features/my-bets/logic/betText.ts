import { joinedTitle } from '../../../../core/betNames.ts';
import { returnsStake } from '../../../../core/betOutcomes.ts';
import type { BetOutcome, EventStatus } from '../../../../core/contract.ts';
import { formatCount } from '../../../../core/formatCount.ts';
import { formatMoney } from '../../../../core/money.ts';
import { formatOdds, type OddsFormat } from '../../../../core/odds.ts';
import { pointsOf } from '../../../../core/points.ts';
import { scoreText } from '../../../../core/scoreText.ts';
import type { Bet, BetLeg } from './bet.ts';

/** The state of a bet or leg as shown. */
export type Standing = 'pending' | 'live' | 'won' | 'lost' | 'push' | 'void' | 'cashedOut' | 'cancelled' | 'invalid';

const STANDINGS: Record<BetOutcome, Standing> = {
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

const WORDS: Record<Standing, string> = {
  pending: 'Open',
  live: 'Live',
  won: 'Won',
  lost: 'Lost',
  push: 'Push',
  void: 'Void',
  cashedOut: 'Cashed out',
  cancelled: 'Cancelled',
  invalid: 'Invalid',
};

/** The live facts of an event, from the newest source. */
export interface LiveFacts {
  readonly status: EventStatus;
  readonly homeScore: number | null;
  readonly awayScore: number | null;
  readonly clock: string | null;
}

/** The facts of the watched event. Until it is known, and once the leg is decided, the facts stored with the bet. */
export function liveFacts(leg: BetLeg, event: LiveFacts | null): LiveFacts {
  if (event === null || leg.outcome !== 'PENDING')
    return { status: leg.eventStatus, homeScore: leg.homeScore, awayScore: leg.awayScore, clock: leg.clock };
  return { status: event.status, homeScore: event.homeScore, awayScore: event.awayScore, clock: event.clock };
}

export function isOver(status: EventStatus | undefined): boolean {
  return status === 'FINISHED' || status === 'CANCELLED';
}

/** @param bet of the leg. Once it is taken back, none of its legs counts. */
export function legStanding(bet: Pick<Bet, 'status'>, leg: Pick<BetLeg, 'outcome'>, live: Pick<LiveFacts, 'status'>): Standing {
  if (bet.status === 'CANCELLED') return 'cancelled';
  if (bet.status === 'INVALID') return 'invalid';
  const standing = STANDINGS[leg.outcome];
  return standing === 'pending' && live.status === 'IN_PLAY' ? 'live' : standing;
}

export function betStanding(bet: Bet, hasLiveLeg: boolean): Standing {
  if (bet.status === 'CANCELLED') return 'cancelled';
  const standing = STANDINGS[bet.outcome];
  return standing === 'pending' && hasLiveLeg ? 'live' : standing;
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

/** Labels of the columns after the stake: the win or refund, and the payout. */
export function moneyLabels(bet: Pick<Bet, 'outcome'>): { readonly win: string; readonly payout: string } {
  if (returnsStake(bet.outcome)) return { win: 'Refund', payout: 'Payout' };
  if (bet.outcome === 'CASH_OUT') return { win: 'To win', payout: 'Cash out' };
  return { win: bet.outcome === 'WIN' ? 'Won' : 'To win', payout: 'Payout' };
}

/** Cents in the middle column: a lost bet still shows its possible win, a refund shows the stake. */
export function middleCents(bet: Bet): number {
  if (returnsStake(bet.outcome)) return bet.payoutCents;
  return bet.outcome === 'LOSS' || bet.outcome === 'CASH_OUT' ? bet.possibleWinCents : bet.winCents;
}

/** Why a bet was taken back, and what came back; null for every other bet. A bonus bet pays nothing back: it can be used again. */
export function cancellationText({ status, outcome, payoutCents, runningStakeCents }: Bet): string | null {
  if (status !== 'CANCELLED' && status !== 'INVALID') return null;
  const back = payoutCents === 0 ? 'Your bonus bet can be used again.' : `${formatMoney(runningStakeCents)} was refunded.`;
  if (status === 'INVALID') return `This bet should not have been accepted. ${back}`;
  return `${outcome === 'PATRON_CANCELLED' ? 'Cancelled at your request.' : 'We cancelled this bet.'} ${back}`;
}

/** What a partial cash out has paid, while the rest runs or ran on; null without one. */
export function partlyCashedText({ outcome, cashedOutCents, stakeCents, runningStakeCents }: Bet): string | null {
  if (cashedOutCents === 0 || outcome === 'CASH_OUT') return null;
  const paid = `${formatMoney(stakeCents - runningStakeCents)} of the bet was cashed out for ${formatMoney(cashedOutCents)}.`;
  return outcome === 'PENDING' ? `${paid} ${formatMoney(runningStakeCents)} still runs.` : paid;
}

/** The reference for support, `8F21·20554`: the start of the placement id and the bet's number. */
export function betReference({ id, placementId }: Pick<Bet, 'id' | 'placementId'>): string {
  return `${placementId.slice(0, 4).toUpperCase()}·${id.padStart(5, '0')}`;
}
