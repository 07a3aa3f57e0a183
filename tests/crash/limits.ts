import type { ShownBet } from './compare.ts';

/** What a player with limits may stake of their own money. */
export interface BettorLimits {
  /** A month, on all bets together. */
  readonly spendCents: number;
  readonly wagerCents: number;
}

/** Both refuse part of what a client sends: a stake is up to 500 cents, of a round robin three times as much. */
export const LIMITS: BettorLimits = { spendCents: 30_000, wagerCents: 450 };

/** Also without a game that was called off: of a bet that was placed after the real start. */
const UNDONE: readonly string[] = ['VOIDED', 'REFUND'];

/** A run that lasts into another month of limits may spend twice. */
export function monthsOfLimits(from: Date, to: Date): number {
  const monthOf = (at: Date): string => at.toLocaleDateString('en-US', { timeZone: 'America/New_York', month: 'long' });
  return monthOf(from) === monthOf(to) ? 1 : 2;
}

/**
 * The bets beyond the limits: by themselves, or with all others. A bonus bet and credits are not the player's own money, and what was undone
 * is not spent (server/store/functions/player_limits.sql): others may have been placed in its place before a correction brought it back.
 * @param wasVoid whether a game was ever called off
 */
export function beyondLimits(
  shown: readonly ShownBet[],
  { spendCents, wagerCents }: BettorLimits,
  months: number,
  wasVoid: (eventId: string) => boolean,
): readonly string[] {
  const own = shown.filter(({ reward }) => reward === undefined || reward.startsWith('PROFIT_BOOST'));
  const spent = own
    .filter(({ outcome, legs }) => !UNDONE.includes(outcome) && !legs.some(({ eventId }) => wasVoid(eventId)))
    .reduce((sum, { stakeCents }) => sum + stakeCents, 0);
  return [
    ...own.flatMap(({ id, stakeCents }) => (stakeCents > wagerCents ? [`bet ${id}: ${stakeCents} of ${wagerCents} a wager`] : [])),
    ...(spent > spendCents * months ? [`${spent} of ${spendCents} in ${months} months`] : []),
  ];
}
