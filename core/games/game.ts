import type { GameEngine } from '../casino/launchContract.ts';
import type { RandomStream } from '../fair/fairStream.ts';
import { type Cents, formatMoney } from '../money/money.ts';
import { type Rational, rational } from '../money/rational.ts';
import { err, ok, type Result } from '../result.ts';

/** Why a bet cannot be played. */
export type BetFault = 'BAD_BET' | 'BELOW_MINIMUM' | 'ABOVE_MAXIMUM' | 'NOT_A_STEP';

/** What a bet may be. Steps are chosen so that no win has to be rounded. */
export interface BetBounds {
  readonly minimumCents: Cents;
  readonly maximumCents: Cents;
  readonly stepCents: Cents;
}

/** A round as far as it has been played. */
export interface RoundView<Outcome = unknown> {
  /** The first stake and those of each action that added one. */
  readonly stakesCents: readonly Cents[];
  /** Paid at the end of the round; 0 before. */
  readonly winCents: Cents;
  /** The jackpot that was won; what it pays is the operator's to say. */
  readonly jackpotId: string | null;
  readonly isFinished: boolean;
  /** What the player can do next, each with the stake it adds. */
  readonly actions: readonly { readonly name: string; readonly stakeCents: Cents }[];
  /** What the page draws. Holds nothing that the player may not know yet. */
  readonly outcome: Outcome;
  /** The outcome in words, for screen readers. */
  readonly text: string;
}

/**
 * A game as rules. `play` computes a round anew from its numbers, bet and actions, so that the server, the page and anyone who verifies
 * a round run the same code.
 */
export interface Game<Bet = unknown, Outcome = unknown> {
  readonly engine: GameEngine;
  readonly name: string;
  /** Raised with every change of the rules; a round is verified by the rules of its version. */
  readonly version: number;
  readonly bounds: BetBounds;
  /** Rules and pays in sentences. */
  readonly rules: readonly string[];
  /** The action that ends a round whose player has left; null where no round waits for its player. */
  readonly actionOfAbsentPlayer: string | null;
  readBet(value: unknown): Result<{ readonly bet: Bet; readonly stakeCents: Cents }, BetFault>;
  /** What the first stake returns whatever is drawn: above 0 where its parts cover every outcome. */
  leastReturnCents(bet: Bet): Cents;
  /** @throws RangeError for an action that is not possible; callers offer those of the view before. */
  play(bet: Bet, actions: readonly string[], stream: RandomStream): RoundView<Outcome>;
  /** Expected return of one cent of the first stake: exact, or to the precision of a double. */
  returnToPlayer(): { readonly exact: Rational | null; readonly value: number };
  /** What jackpots return of a stake in the long run, beside that. */
  jackpotReturn(): Rational;
}

/** How a round ended, in words. What is less than the stake is not called won. */
export function resultText(winCents: Cents, stakeCents: Cents, round: string): string {
  if (winCents === 0) return 'No win.';
  const returned = formatMoney(winCents);
  return winCents > stakeCents ? `You won ${returned}.` : `${returned} back from a ${formatMoney(stakeCents)} ${round}.`;
}

export const NO_JACKPOT = (): Rational => rational(0);

export function isCents(value: unknown): value is Cents {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0;
}

export function boundsFault(stakeCents: Cents, { minimumCents, maximumCents, stepCents }: BetBounds): BetFault | null {
  if (stakeCents < minimumCents) return 'BELOW_MINIMUM';
  if (stakeCents > maximumCents) return 'ABOVE_MAXIMUM';
  return stakeCents % stepCents === 0 ? null : 'NOT_A_STEP';
}

export interface StakeBet {
  readonly stakeCents: Cents;
}

/** The bet of a game that takes a stake and nothing else. */
export function readStake(
  value: unknown,
  bounds: BetBounds,
): Result<{ readonly bet: StakeBet; readonly stakeCents: Cents }, BetFault> {
  const fields: Readonly<Record<string, unknown>> = Object(value);
  const { stakeCents } = fields;
  if (!isCents(stakeCents)) return err('BAD_BET');
  const fault = boundsFault(stakeCents, bounds);
  return fault === null ? ok({ bet: { stakeCents }, stakeCents }) : err(fault);
}
