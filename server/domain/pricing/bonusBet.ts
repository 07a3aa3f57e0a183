/** A bonus bet's stake is not the player's: max(0, payout − stake) is paid (sportsbet.com.au 6808319271181). */
export function bonusBetPayoutCents(stakeCents: number, payoutCents: number): number {
  return Math.max(0, payoutCents - stakeCents);
}
