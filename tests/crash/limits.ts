import type { ShownBet } from './compare.ts';

/** What a player with limits may stake of their own money. */
export interface BettorLimits {
  /** A month, on all bets together. */
  readonly spendCents: number;
  readonly wagerCents: number;
}

/** Both refuse part of what a client sends: a stake is up to 500 cents, of a round robin three times as much. */
export const LIMITS: BettorLimits = { spendCents: 30_000, wagerCents: 450 };

/** A run that lasts into another month of limits may spend twice. */
export function monthsOfLimits(from: Date, to: Date): number {
  const monthOf = (at: Date): string => at.toLocaleDateString('en-US', { timeZone: 'America/New_York', month: 'long' });
  return monthOf(from) === monthOf(to) ? 1 : 2;
}

/** The bets beyond the limits: by themselves, or with all others. A bonus bet and credits are not the player's own money. */
export function beyondLimits(
  shown: readonly ShownBet[],
  { spendCents, wagerCents }: BettorLimits,
  months: number,
): readonly string[] {
  const own = shown.filter(({ reward }) => reward === undefined || reward.startsWith('PROFIT_BOOST'));
  const spent = own.reduce((sum, { stakeCents }) => sum + stakeCents, 0);
  return [
    ...own.flatMap(({ id, stakeCents }) => (stakeCents > wagerCents ? [`bet ${id}: ${stakeCents} of ${wagerCents} a wager`] : [])),
    ...(spent > spendCents * months ? [`${spent} of ${spendCents} in ${months} months`] : []),
  ];
}
