import type { BetOutcome, EventStatus } from '../../../../core/contract.ts';
import { combinedReturn, formatOdds, formatReturn, type OddsFormat } from '../../../../core/odds.ts';
import type { Bet, BetLeg } from './bet.ts';

/** The state of a bet or leg as shown. */
export type Standing = 'pending' | 'live' | 'won' | 'lost' | 'push' | 'void' | 'cashedOut';

const STANDINGS: Record<BetOutcome, Standing> = {
  PENDING: 'pending',
  WIN: 'won',
  LOSS: 'lost',
  PUSH: 'push',
  REFUND: 'void',
  VOIDED: 'void',
  PATRON_CANCELLED: 'void',
  INVALID: 'void',
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

export function legStanding(leg: Pick<BetLeg, 'outcome'>, live: Pick<LiveFacts, 'status'>): Standing {
  const standing = STANDINGS[leg.outcome];
  return standing === 'pending' && live.status === 'IN_PLAY' ? 'live' : standing;
}

export function betStanding(bet: Bet, hasLiveLeg: boolean): Standing {
  const standing = STANDINGS[bet.outcome];
  return standing === 'pending' && hasLiveLeg ? 'live' : standing;
}

export function standingText(standing: Standing): string {
  return WORDS[standing];
}

export function betTitle(bet: Pick<Bet, 'type' | 'legs'>): string {
  const legs = bet.legs.length;
  switch (bet.type) {
    case 'STRAIGHT':
      return 'Straight';
    case 'PARLAY':
      return `${legs}-leg parlay`;
    case 'PARLAY_PLUS':
      return `${legs}-leg Parlay+`;
    case 'ROUND_ROBIN':
      return `Round robin of ${legs}`;
    case 'TEASER':
      return `${legs}-team teaser`;
  }
}

export function legOdds(leg: Pick<BetLeg, 'odds'>, format: OddsFormat): string {
  return formatOdds(leg.odds, format);
}

export function betOdds(bet: Pick<Bet, 'legs'>, format: OddsFormat): string {
  return formatReturn(combinedReturn(bet.legs.map((leg) => leg.odds)), format);
}

/** `88–81`, in the order of the event's name: the away side first for `A @ B`. Null before there is a score. */
function scoreText(leg: Pick<BetLeg, 'eventName'>, live: LiveFacts): string | null {
  if (live.homeScore === null || live.awayScore === null) return null;
  return leg.eventName.includes(' @ ') ? `${live.awayScore}–${live.homeScore}` : `${live.homeScore}–${live.awayScore}`;
}

/** The line below a leg: its start, live score or result. */
export function legLine(leg: BetLeg, live: LiveFacts, startText: string): string {
  const score = scoreText(leg, live);
  if (live.status === 'CANCELLED') return `${leg.eventName} · Cancelled`;
  if (live.status === 'IN_PLAY' && score !== null)
    return `${leg.eventName} · ${score}${live.clock === null ? '' : `, ${live.clock}`}`;
  if (leg.outcome !== 'PENDING' || live.status === 'FINISHED')
    return score === null ? leg.eventName : `${leg.eventName} · Final ${score}`;
  return `${leg.eventName} · ${startText}`;
}

/** Labels of the columns after the stake: the win or refund, and the payout. */
export function moneyLabels(bet: Pick<Bet, 'outcome'>): { readonly win: string; readonly payout: string } {
  if (bet.outcome === 'PUSH' || bet.outcome === 'VOIDED' || bet.outcome === 'REFUND') return { win: 'Refund', payout: 'Payout' };
  return { win: bet.outcome === 'WIN' ? 'Won' : 'To win', payout: 'Payout' };
}

/** Cents in the middle column: a lost bet still shows its possible win, a refund shows the stake. */
export function middleCents(bet: Bet, possibleWinCents: number): number {
  switch (bet.outcome) {
    case 'PUSH':
    case 'VOIDED':
    case 'REFUND':
      return bet.payoutCents;
    case 'LOSS':
      return possibleWinCents;
    default:
      return bet.winCents;
  }
}

/** The reference for support, `8F21·20554`: the start of the placement id and the bet's number. */
export function betReference({ id, placementId }: Pick<Bet, 'id' | 'placementId'>): string {
  return `${placementId.slice(0, 4).toUpperCase()}·${id.padStart(5, '0')}`;
}
