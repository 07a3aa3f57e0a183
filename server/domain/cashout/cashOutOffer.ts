import { combinedReturn, type Odds, roundReturn } from '../../../core/money/odds.ts';
import { compare, multiply, ONE, type Rational, rational } from '../../../core/money/rational.ts';
import type { BetOutcome } from '../../../core/wire/contract.ts';
import { rulesOf } from '../betKinds/betKinds.ts';
import { legReturn } from '../betKinds/ticket.ts';
import type { BetShape, TicketLeg } from '../betKinds/types.ts';
import { unavailability } from '../betslip/derive.ts';
import type { Offer } from '../betslip/offer.ts';
import { isEndOfPlay } from '../catalogue/endOfPlay.ts';
import type { BetReward } from '../rewards/reward.ts';
import { fairChance } from './fairChance.ts';

/** A bet is cashed out in tenths of its stake. */
export const TENTHS = 10;

export const LEAST_CASH_OUT_PERCENT = 10;
/** The least part of the stake that a cash out of all that runs pays: what is worth less is nearly lost, and no price says how nearly. */
const LEAST_SHARE = rational(LEAST_CASH_OUT_PERCENT, 100);

/** A leg as it was placed, its grade, and the same selection as it is offered now; null where it has left the catalogue. */
export interface CashOutLeg extends TicketLeg {
  readonly pointsHundredths: number | null;
  readonly offer: Offer | null;
  /** The prices of the other sides of its market now. */
  readonly otherOdds: readonly Odds[];
  /** The clock of its event; null: the feed says none. */
  readonly clock: string | null;
  /** The score so far decides it (`isDecidedInPlay`), while its event goes on. */
  readonly isDecided: boolean;
}

export interface CashOutBet extends BetShape {
  readonly id: number;
  readonly reward: BetReward | null;
  readonly stakeCents: number;
  readonly outcome: BetOutcome;
  /** Earlier cash outs of the bet. */
  readonly cashOuts: number;
  readonly cashedTenths: number;
  /** Stake and possible payout less what was cashed out. */
  readonly runningStakeCents: number;
  readonly runningPayoutCents: number;
  readonly legs: readonly CashOutLeg[];
}

/** What some tenths of the bet pay now, and what would run on: its stake, and what that could pay. */
export interface CashOutPart {
  readonly tenths: number;
  readonly amountCents: number;
  readonly runningStakeCents: number;
  readonly runningPayoutCents: number;
}

/** SUSPENDED: there is no price of one of its legs at the moment, or none to pay by. UNAVAILABLE: the bet is of a kind, or in a state, that is not cashed out. */
export type CashOutOffer =
  | {
      readonly status: 'OFFERED';
      /** From one tenth to all that run, without those that would pay nothing. */
      readonly parts: readonly [CashOutPart, ...CashOutPart[]];
      /** For so long the server holds it before it decides. */
      readonly holdMs: number;
    }
  | { readonly status: 'SUSPENDED' | 'UNAVAILABLE' };

/**
 * The one rule on which bets can be cashed out at all: singles and parlays, because others have no documented price of the parts that are
 * decided; and none with a reward (help.draftkings.com 4405230613011).
 */
export function isCashable({ kind, reward }: Pick<CashOutBet, 'kind' | 'reward'>): boolean {
  return (kind === 'STRAIGHT' || kind === 'PARLAY') && reward === null;
}

/**
 * The possible return by the chance of now, less a margin, rounded as every ticket: help.draftkings.com 4405230613011.
 * @param placed prices as placed, of the legs that count.
 * @param chance that those of them win that are not decided, times what others have returned in part.
 * @param marginHundredths in hundredths of a percent.
 */
export function cashOutCents(stakeCents: number, placed: readonly Odds[], chance: Rational, marginHundredths = 0): number {
  const share = rational(10_000 - marginHundredths, 10_000);
  return roundReturn(stakeCents, multiply(multiply(multiply(rational(stakeCents), combinedReturn(placed)), chance), share));
}

/** The stake of the first tenths, in whole cents: of all ten, the whole stake. */
function stakeOf(stakeCents: number, tenths: number): number {
  return Math.floor((stakeCents * tenths) / TENTHS);
}

/** @param marginHundredths the book's part of the fair value, in hundredths of a percent. */
export function cashOutOffer(bet: CashOutBet, marginHundredths: number, now: Date): CashOutOffer {
  const pending = bet.legs.filter(({ grade }) => grade === 'PENDING');
  const isLost = bet.legs.some(({ grade }) => grade === 'LOSS');
  if (!isCashable(bet) || bet.outcome !== 'PENDING' || isLost || pending.length === 0) return { status: 'UNAVAILABLE' };
  const live = pending.flatMap((leg) => {
    const chance = chanceOf(leg, now);
    return leg.offer === null || chance === null ? [] : [{ chance, placeDelayMs: leg.offer.placeDelayMs }];
  });
  if (live.length < pending.length) return { status: 'SUSPENDED' };
  const chance = live.map((leg) => leg.chance).reduce(multiply, ONE);
  // A push or void leg is removed, as when the bet is graded; of a half win, a half loss and a dead heat counts what they return.
  const isWhole = ({ grade, deadHeat }: CashOutLeg): boolean => grade === 'WIN' && deadHeat === undefined;
  const placed = bet.legs.filter((leg) => leg.grade === 'PENDING' || isWhole(leg)).map(({ odds }) => odds);
  const parted = bet.legs
    .filter((leg) => leg.grade !== 'PENDING' && !isWhole(leg))
    .map(legReturn)
    .reduce(multiply, chance);
  const worth = multiply(multiply(combinedReturn(placed), parted), rational(10_000 - marginHundredths, 10_000));
  if (compare(worth, LEAST_SHARE) < 0) return { status: 'SUSPENDED' };
  const parts = Array.from({ length: TENTHS - bet.cashedTenths }, (_, index) =>
    partOf(bet, index + 1, cashOutCents(stakeOfPart(bet, index + 1), placed, parted, marginHundredths)),
  );
  const [first, ...more] = parts.filter(({ amountCents }) => amountCents > 0);
  if (first === undefined) return { status: 'UNAVAILABLE' };
  return { status: 'OFFERED', parts: [first, ...more], holdMs: Math.max(...live.map(({ placeDelayMs }) => placeDelayMs)) };
}

/** The chance of a leg that is not graded; null where there is none to pay by, whatever the feed says. */
function chanceOf({ offer, pointsHundredths, otherOdds, clock, isDecided }: CashOutLeg, now: Date): Rational | null {
  // The price of another line says nothing about the line of the bet.
  if (offer === null || unavailability(offer, now) !== null || offer.pointsHundredths !== pointsHundredths) return null;
  const { eventStatus, sport, eventStartsAt: startsAt } = offer;
  if (eventStatus === 'IN_PLAY' && (isDecided || isEndOfPlay({ sport, clock, startsAt }, now))) return null;
  return fairChance(offer.odds, otherOdds);
}

function runningStakeAfter({ stakeCents, cashedTenths }: CashOutBet, tenths: number): number {
  return stakeCents - stakeOf(stakeCents, cashedTenths + tenths);
}

function stakeOfPart(bet: CashOutBet, tenths: number): number {
  return bet.runningStakeCents - runningStakeAfter(bet, tenths);
}

function partOf(bet: CashOutBet, tenths: number, worthCents: number): CashOutPart {
  const runningStakeCents = runningStakeAfter(bet, tenths);
  const all = bet.legs.map(({ odds }) => odds);
  const runningPayoutCents = runningStakeCents === 0 ? 0 : rulesOf(bet).payoutCents(runningStakeCents, all, bet.terms);
  // What is given up is the difference of two rounded amounts, and may be a cent less than the rounded worth of its part.
  return {
    tenths,
    amountCents: Math.min(worthCents, bet.runningPayoutCents - runningPayoutCents),
    runningStakeCents,
    runningPayoutCents,
  };
}
